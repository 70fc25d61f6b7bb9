"""Small notebooks that stand for a game's pages: the frame is tested apart from the widgets."""

from __future__ import annotations

from pathlib import Path

import nbformat

COUNTER = '''
import anywidget
import traitlets


class Counter(anywidget.AnyWidget):
    """A button that the kernel counts for."""

    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.id = "tap";
      button.style.minHeight = "48px";
      const show = () => { button.textContent = `Taps: ${model.get("taps")}`; };
      button.addEventListener("click", () => model.send({ tap: 1 }));
      model.on("change:taps", show);
      show();
      el.append(button);
    } };
    """
    taps = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: setattr(self, "taps", self.taps + 1))


Counter()
'''
PROSE = (
    "# Claw Machine: rules\n\nEvery rule can be looked up here, in words and numbers "
    "that are long enough to need more than one line on a phone.\n\n## A table\n\n"
    "| thing | how many of it are in the box, all told |\n|---|---|\n| bears | 6 |\n"
)


def write(path: Path, *cells: tuple[str, str]) -> None:
    """Write a notebook of ("markdown" | "code", source) cells."""
    notebook = nbformat.v4.new_notebook()
    notebook.metadata.kernelspec = {
        "name": "python3",
        "display_name": "Python 3",
        "language": "python",
    }
    make = {"markdown": nbformat.v4.new_markdown_cell, "code": nbformat.v4.new_code_cell}
    notebook.cells = [make[kind](source) for kind, source in cells]
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)


def write_all(folder: Path) -> None:
    """Pages that work, one with a formula, and an odds page that fails halfway."""
    game = folder / "claw_machine"
    write(game / "score.ipynb", ("markdown", "Enter your cards."), ("code", COUNTER))
    write(game / "rules.ipynb", ("markdown", PROSE), ("code", COUNTER))
    write(game / "learn.ipynb", ("markdown", "A chance: $\\frac{1}{2}$."), ("code", COUNTER))
    write(
        game / "odds.ipynb",
        ("markdown", "This comes before the fault."),
        ("code", 'raise ValueError("the reason that only the terminal shows")'),
        ("code", 'print("This comes after the fault.")'),
    )

"""One set of settings for both servers, and what they close."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from voila.configuration import VoilaConfiguration

from clawkit.serving import kernels, pages, settings


@pytest.mark.parametrize("made", [settings.voila_settings(), settings.standalone_settings()])
def test_both_servers_use_the_template_and_let_no_visitor_change_it(made):
    configuration = VoilaConfiguration(config=made)
    assert configuration.template == "clawkit"
    assert configuration.allow_template_override == "NO"
    assert configuration.allow_theme_override == "NO"
    assert configuration.extension_allowlist == [
        "anywidget",
        "@voila-dashboards/widgets-manager8",
        "@jupyter-widgets/jupyterlab-manager",
    ]
    assert configuration.file_allowlist == []
    assert not configuration.show_tracebacks


@pytest.mark.parametrize(
    "made", [settings.standalone_settings(), settings.jupyter_server_settings()]
)
def test_both_servers_end_idle_kernels_and_start_no_dead_one_anew(made):
    manager = made.MappingKernelManager
    assert manager.cull_idle_timeout == 1800
    assert manager.cull_interval == 5
    assert not manager.cull_connected
    assert made.KernelRestarter.restart_limit == 0


@pytest.mark.parametrize(
    ("path", "preheated"),
    [
        ("/home/ana/claw kit/notebooks/claw_machine/score.ipynb", True),
        ("C:\\claw\\notebooks\\claw_machine\\score.ipynb", True),
        ("/home/ana/notebooks/claw_machine/rules.ipynb", False),
        ("/home/ana/score.ipynb/odds.ipynb", False),
        ("/home/ana/notebooks/index.ipynb", False),
    ],
)
def test_only_score_pages_are_preheated(path, preheated):
    import re

    (pattern,) = settings.standalone_settings().VoilaKernelManager.preheat_denylist
    denied = pattern in path or bool(re.match(pattern, path))
    assert denied is not preheated


class Contents:
    def __init__(self, root):
        self.root_dir = str(root)


def config_for(root: Path, notebooks: Path, path: str, base: str = "/") -> dict:
    given = {"contents_manager": Contents(root), "clawkit_notebooks": str(notebooks)}
    return pages.add_games({}, base_url=base, settings=given, notebook_path=path)["clawkit"]


@pytest.fixture
def folder(tmp_path):
    for name in ("score", "rules"):
        file = tmp_path / "notebooks" / "claw_machine" / f"{name}.ipynb"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("{}")
    return tmp_path


def test_the_pages_are_those_whose_notebooks_exist_in_the_order_of_the_navigation(folder):
    found = config_for(folder / "notebooks", folder / "notebooks", "claw_machine/score.ipynb")
    assert [(p["label"], p["url"]) for p in found["game"]["pages"]] == [
        ("Score", "/voila/render/claw_machine/score.ipynb"),
        ("Rules", "/voila/render/claw_machine/rules.ipynb"),
    ]
    assert found["page"] == "score"
    assert found["game"]["accent"] == {"light": "#b82e57", "dark": "#ff8fab"}


def test_under_jupyter_server_the_addresses_begin_with_the_folder_and_its_base(folder):
    found = config_for(
        folder, folder / "notebooks", "notebooks/claw_machine/rules.ipynb", "/user/x/"
    )
    assert [p["url"] for p in found["game"]["pages"]] == [
        "/user/x/voila/render/notebooks/claw_machine/score.ipynb",
        "/user/x/voila/render/notebooks/claw_machine/rules.ipynb",
    ]
    assert found["page"] == "rules"
    assert found["home"] == "/user/x/voila"


@pytest.mark.parametrize("path", ["", "index.ipynb", "claw_machine", "other/score.ipynb"])
def test_a_notebook_that_belongs_to_no_game_has_no_navigation(folder, path):
    found = config_for(folder / "notebooks", folder / "notebooks", path)
    assert found["game"] is None
    assert found["page"] is None


def test_a_game_without_a_page_is_not_shown(tmp_path):
    assert config_for(tmp_path, tmp_path, "")["games"] == []


@pytest.mark.parametrize("page", ["learn", "score", "odds", "rules"])
def test_no_page_loads_mathjax_from_anywhere(folder, page):
    given = {"contents_manager": Contents(folder)}
    config = {"fullMathjaxUrl": "https://example.org/mathjax.js", "mathjaxConfig": "TeX"}
    path = f"claw_machine/{page}.ipynb"
    changed = pages.add_games(config, base_url="/", settings=given, notebook_path=path)
    assert changed["fullMathjaxUrl"] == pages.NO_MATHJAX
    assert pages.NO_MATHJAX.startswith("data:")


def test_the_kernel_is_that_of_the_running_python_whatever_the_home_directory_has(
    tmp_path, monkeypatch
):
    import sys

    other = tmp_path / "kernels" / "python3"
    other.mkdir(parents=True)
    (other / "kernel.json").write_text(
        '{"argv": ["/elsewhere/python"], "display_name": "Old", "language": "python"}'
    )
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    specs = kernels.OwnKernelSpecs()
    assert list(specs.find_kernel_specs()) == ["python3"]
    assert specs.get_kernel_spec("python3").argv[0] == sys.executable


def test_a_kernel_is_not_started_while_the_server_ends():
    async def attempt():
        manager = kernels.Kernels()
        await manager.shutdown_all()
        with pytest.raises(RuntimeError, match="the server is ending"):
            await manager.start_kernel()

    # In a thread: browser tests of the same run leave a running loop in this one.
    with ThreadPoolExecutor() as pool:
        pool.submit(asyncio.run, attempt()).result()

"""Widgets whose front end is one bundled module, and whose calls cannot fail unseen."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import anywidget
import traitlets

STATIC = Path(__file__).parent / "static"

log = logging.getLogger("clawkit.widgets")


class Module(anywidget.AnyWidget):
    """Base of clawkit's widgets.

    Attributes:
        schema: what the front end draws; set once.
    """

    schema = traitlets.Dict().tag(sync=True)

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Answer one message of the front end; None to stay silent, as a widget that only shows."""
        return None

    def receive(self, _widget: object, message: dict[str, Any], _buffers: object) -> None:
        """Answer a message, and say so where that fails: ipywidgets would swallow the error."""
        try:
            answer = self.answer(message)
        except Exception:
            asked = message if isinstance(message, dict) else {}
            log.exception("%s could not answer %s", type(self).__name__, asked.get("type"))
            answer = {
                "type": "failed",
                "number": asked.get("number"),
                "from": asked.get("from"),
                "message": "Something went wrong in the calculator. What you entered is kept; "
                "reload the page to go on.",
            }
        if answer is not None:
            self.send(answer)

"""The server of `clawkit serve`: Voilà, with what its pages need and nothing else open."""

from __future__ import annotations

import asyncio
import logging
import shutil
import signal
from typing import Any

import tornado.httpserver
import tornado.ioloop
import tornado.netutil
from jupyter_server.utils import url_path_join
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClosedError
from traitlets import Bool, Callable, List, Unicode
from voila.app import Voila

from clawkit.serving.door import Door
from clawkit.serving.handlers import KEPT, NotFound, ToHome

ENDING = [getattr(signal, n) for n in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, n)]
"""The signals that end a server: Ctrl+C, a request to end, a closed terminal."""


class PortTakenError(Exception):
    """Another program already listens at the port."""


class Server(Voila):  # type: ignore[misc]
    """One clawkit server. It refuses a taken port, and leaves no kernel behind."""

    name = "clawkit"
    notebooks = Unicode(help="The folder of the notebooks.")
    host_names = List(Unicode(), help="Names, beside localhost, under which it may be asked for.")
    announce = Callable(lambda: None, help="Called once it listens.")
    on_network = Bool(False, help="Whether other devices may reach it; they need the token.")

    def initialize(self, argv: list[str] | None = None) -> None:
        """Read nothing but our own settings: a user's Voilà may be set up quite differently."""
        self.set_trait("config_file_paths", [])
        self.root_dir = self.notebooks
        self.config.KernelManager.shutdown_wait_time = 2.0
        super().initialize([])
        self.log_level = logging.WARNING
        for log in (self.log, logging.getLogger("tornado.general")):
            log.addFilter(_matters)

    def init_settings(self) -> dict[str, Any]:
        """Compression, our error pages, and who may ask."""
        from voila import __version__

        self.identity_provider_class = Door
        settings: dict[str, Any] = super().init_settings()
        settings["voila_jinja2_env"].globals["clawkit_home"] = self.base_url
        settings |= {
            "compress_response": True,
            "allow_remote_access": self.on_network,
            "local_hostnames": ["localhost", *self.host_names],
            "jinja2_env": settings["voila_jinja2_env"],
            "default_handler_class": NotFound,
            "default_handler_args": {"voila_configuration": self.voila_configuration},
            "clawkit_notebooks": self.notebooks,
            "clawkit_home": self.base_url,
            "clawkit_opened": True,
            "clawkit_static_version": __version__,
            "clawkit_static": url_path_join(self.base_url, "voila/static", __version__),
        }
        return settings

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Voilà's handlers, where the pages need them."""
        kept = []
        for pattern, handler, *arguments in super().init_handlers():
            if handler in KEPT:
                kept.append((pattern, KEPT[handler], *arguments))
        argument = {"voila_configuration": self.voila_configuration}
        kept.append((url_path_join(self.server_url, r"/voila/?"), ToHome, argument))
        return kept

    def start(self) -> None:
        """Take the port first, then start kernels and listen.

        It is this port or none: what a browser has kept belongs to the address with its port,
        and on another one a table would not find its scores.
        """
        try:
            self._sockets = tornado.netutil.bind_sockets(self.port, self.ip)
        except OSError as problem:
            raise PortTakenError(str(problem)) from problem
        super().start()

    def listen(self) -> None:
        """Answer until told to end, then end every kernel."""
        self.ioloop = tornado.ioloop.IOLoop.current()
        tornado.httpserver.HTTPServer(self.app).add_sockets(self._sockets)
        for name in ENDING:
            signal.signal(name, self._end)
        self.loop = asyncio.get_event_loop()
        self.loop.set_exception_handler(_report)
        self.announce()
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            self.stop()

    def _end(self, *_: Any) -> None:
        """Leave the loop; a second signal does no harm while the kernels are ended."""
        self.loop.call_soon_threadsafe(self.loop.stop)

    def stop(self) -> None:
        """End every kernel, deaf to impatience: a kernel left behind has no owner.

        In the loop that started them: Voilà's own way takes another, in which a kernel that is
        just starting cannot be waited for.
        """
        for name in ENDING:
            signal.signal(name, signal.SIG_IGN)
        self.loop.run_until_complete(self.kernel_manager.shutdown_all())
        shutil.rmtree(self.connection_dir, ignore_errors=True)


def _matters(record: logging.LogRecord) -> bool:
    """Whether a line belongs in the terminal.

    Trust is no question: the notebooks are our own. And Jupyter Server gives tornado the
    seconds of a ping in milliseconds, of which tornado complains at every start.
    """
    message = record.getMessage()
    return "is not trusted" not in message and "websocket_ping_timeout" not in message


def _report(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what went wrong, but not that somebody closed a page while it was written to."""
    if not isinstance(context.get("exception"), (WebSocketClosedError, StreamClosedError)):
        loop.default_exception_handler(context)

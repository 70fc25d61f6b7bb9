"""What answers a browser: Voilà's handlers, less and stricter."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import cast

import tornado.web
from jupyter_client.multikernelmanager import MultiKernelManager
from jupyter_core.utils import ensure_async
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import APIHandler, FileFindHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.iostream import StreamClosedError
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler
from voila.utils import get_page_config
from voila.voila_identity_provider import VoilaLoginHandler

from clawkit.serving.kernels import Kernels
from clawkit.serving.pages import add_games

A_YEAR = "public, max-age=31536000, immutable"
SIGN_OF_LIFE = "<script>window.voila_heartbeat()</script>\n"
KERNEL_ID = re.compile(r'"kernelId": "([0-9a-f-]+)"')
NAMED_BY_CONTENT = re.compile(r"\.[0-9a-f]{8,}\.")


async def with_signs_of_life(pieces: AsyncIterator[str], every: float = 2) -> AsyncIterator[str]:
    """The pieces of a page, and whenever none has come for a while, a sign that it still comes."""
    iterator = aiter(pieces)
    while True:
        piece = asyncio.ensure_future(anext(iterator))
        while not (await asyncio.wait({piece}, timeout=every))[0]:
            yield SIGN_OF_LIFE
        try:
            yield piece.result()
        except StopAsyncIteration:
            return


async def end_kernel(kernels: MultiKernelManager, kernel_id: str) -> None:
    """End a kernel, if it still runs."""
    if kernel_id in kernels:
        await ensure_async(kernels.shutdown_kernel(kernel_id))


class Page(TornadoVoilaHandler):  # type: ignore[misc]
    """A notebook as a page. Its frame is sent at once, before any kernel is asked.

    A page that is complete in the browser tells itself when it is left; one that is not, cannot.
    """

    _left = False

    @tornado.web.authenticated
    async def get(self, path: str | None = None) -> None:
        """Send the frame, then what the notebook shows, as it comes."""
        if not await self._is_notebook(path or ""):
            raise tornado.web.HTTPError(404)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.write(self._opening(path or ""))
        await self.flush()
        cast(Kernels, self.kernel_manager).mend_pool(path or "")
        kernel_id = await self._send(with_signs_of_life(self.get_generator(path=path)))
        if self._left and kernel_id:
            await end_kernel(self.kernel_manager, kernel_id)

    async def _send(self, pieces: AsyncIterator[str]) -> str | None:
        """Send a page's pieces; also when it is left halfway, find out which kernel is its own."""
        kernel_id = None
        async for html in pieces:
            if named := KERNEL_ID.search(html):
                kernel_id = named.group(1)
                cast(Kernels, self.kernel_manager).notice(kernel_id)
            if self._left:
                continue
            self.write(html)
            try:
                await self.flush()
            except StreamClosedError:
                self._left = True
        return kernel_id

    def on_connection_close(self) -> None:
        """The browser has gone before the page was complete."""
        self._left = True
        super().on_connection_close()

    async def _is_notebook(self, path: str) -> bool:
        contents = self.contents_manager
        return path.endswith(".ipynb") and await ensure_async(contents.file_exists(path))

    def _opening(self, path: str) -> str:
        context = {
            "base_url": self.base_url,
            "settings": self.settings,
            "log": self.log,
            "voila_configuration": self.voila_configuration,
        }
        page_config = add_games(get_page_config(**context), notebook_path=path, **context)
        html: str = self.render_template("opening.html.j2", page_config=page_config)
        return html


class Home(TornadoVoilaTreeHandler):  # type: ignore[misc]
    """The games. Voilà's tree page, whatever folder is asked for."""

    @tornado.web.authenticated
    async def get(self, path: str = "") -> None:
        """Send a folder's address home, so that the games stand at one address."""
        if path.strip("/"):
            self.redirect(self.base_url)
            return
        self.set_header("Cache-Control", "no-store")
        await super().get("")


class ToHome(Home):
    """Other names of the home page: where Voilà has it under Jupyter Server."""

    @tornado.web.authenticated
    async def get(self, path: str = "") -> None:
        """Redirect to the one address of the home page."""
        self.redirect(self.base_url)


class NotFound(BaseVoilaHandler):  # type: ignore[misc]
    """Every address that means nothing."""

    @allow_unauthenticated
    async def prepare(self) -> None:
        """Say so, to whatever method was used."""
        await super().prepare()
        raise tornado.web.HTTPError(404)


class Farewell(APIHandler):
    """A page was left: its kernel ends. Saying so twice is no mistake."""

    @tornado.web.authenticated
    async def post(self, kernel_id: str) -> None:
        """End the page's kernel."""
        await end_kernel(self.kernel_manager, kernel_id)
        self.set_status(204)
        self.finish()


class VoilaStatic(MultiStaticFileHandler):  # type: ignore[misc]
    """Voilà's own browser code, under an address with Voilà's version: it can be kept."""

    def parse_url_path(self, url_path: str) -> str:
        """Take the version off the path."""
        version, _, rest = url_path.partition("/")
        self._kept = version == self.settings["clawkit_static_version"]
        path: str = super().parse_url_path(rest if self._kept else url_path)
        return path

    def set_extra_headers(self, path: str) -> None:
        """Let a browser keep what cannot change."""
        self.set_header("Cache-Control", A_YEAR if self._kept else "no-cache")


class Extensions(FileFindHandler):
    """The widget libraries' browser code; most of its files are named by their content."""

    def set_headers(self) -> None:
        """Let a browser keep what cannot change."""
        super().set_headers()
        if NAMED_BY_CONTENT.search(self.request.path):
            self.set_header("Cache-Control", A_YEAR)


KEPT: dict[type, type] = {
    KernelHandler: KernelHandler,
    VoilaKernelWebsocketHandler: VoilaKernelWebsocketHandler,
    TemplateStaticFileHandler: TemplateStaticFileHandler,
    MultiStaticFileHandler: VoilaStatic,
    FileFindHandler: Extensions,
    TornadoVoilaTreeHandler: Home,
    TornadoVoilaHandler: Page,
    VoilaShutdownKernelHandler: Farewell,
    VoilaLoginHandler: VoilaLoginHandler,
}
"""Which of Voilà's handlers are open, and what stands in their place.

Closed are the listing of notebooks, their files, themes, and the request details of preheated
kernels: the pages need none of them. A handler that a later Voilà adds is closed, too.
"""

"""A TCP proxy that is slow, or cut, in front of a server: a phone at the end of the Wi-Fi."""

from __future__ import annotations

import asyncio
import contextlib
import threading


class SlowProxy:
    """Listens on 127.0.0.1 and forwards everything, each way later by `delay_ms`."""

    def __init__(self, target_port: int, delay_ms: float = 0) -> None:
        self.target_port = target_port
        self.delay_ms = delay_ms
        self.is_cut = False
        self.port = 0
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(5), "the proxy has not started"

    @property
    def url(self) -> str:
        """The home page's address, through the proxy."""
        return f"http://127.0.0.1:{self.port}/"

    def cut(self) -> None:
        """End every connection, and refuse new ones."""
        self.is_cut = True
        self._on_loop(self._drop)

    def restore(self) -> None:
        """Let connections through again."""
        self.is_cut = False

    def close(self) -> None:
        """End the proxy."""
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)

    def _on_loop(self, action: object) -> None:
        done = threading.Event()
        self._loop.call_soon_threadsafe(lambda: (action(), done.set()))  # type: ignore[operator]
        assert done.wait(5)

    def _drop(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self._loop.close()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target_port)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        with contextlib.suppress(asyncio.CancelledError):  # the proxy is closed
            await asyncio.gather(self._forward(reader, back), self._forward(there, writer))
        self._writers -= {writer, back}

    async def _forward(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Send on what comes, later; what comes meanwhile is on its way, too."""
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sending = asyncio.ensure_future(self._send(under_way, sink))
        with contextlib.suppress(ConnectionError, OSError):
            while data := await source.read(65536):
                under_way.put_nowait((self._loop.time() + self.delay_ms / 1000, data))
        under_way.put_nowait((self._loop.time() + self.delay_ms / 1000, b""))
        await sending

    async def _send(
        self, under_way: asyncio.Queue[tuple[float, bytes]], sink: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(ConnectionError, OSError):
            while True:
                due, data = await under_way.get()
                await asyncio.sleep(max(0.0, due - self._loop.time()))
                if not data:
                    break
                sink.write(data)
                await sink.drain()
        sink.close()

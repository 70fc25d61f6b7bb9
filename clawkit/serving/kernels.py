"""The kernels behind the pages: which Python they run, and when they end."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Float


class OwnKernelSpecs(KernelSpecManager):
    """Only the kernel of the Python that runs clawkit.

    A kernel named `python3` that somebody once installed in the home directory would
    otherwise win, and that Python knows nothing of clawkit.
    """

    def _kernel_dirs_default(self) -> list[str]:
        return []

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """The spec, without what a page never uses: a history, and remarks in the terminal."""
        spec: KernelSpec = super().get_kernel_spec(kernel_name)
        spec.argv = [*spec.argv, "--IPKernelApp.log_level=40", "--HistoryManager.enabled=False"]
        return spec


class Kernels(AsyncMappingKernelManager):
    """Kernels that end when nobody needs them, and stay ended when they die.

    A page says goodbye when it is left, but one that was left in its first moments cannot; its
    kernel is `abandoned`: no page has ever connected to it, and none asks for it any more. (A
    page that is still loading asks every few seconds.)
    """

    abandoned_after = Float(
        30, config=True, help="Seconds of silence after which an unvisited kernel is abandoned."
    )

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        self._visited: set[str] = set()
        self._noticed: dict[str, float] = {}
        self._closing = False

    def notice(self, kernel_id: str) -> None:
        """Somebody is interested in this kernel now."""
        self._noticed[kernel_id] = time.time()

    def kernel_model(self, kernel_id: str) -> dict[str, Any]:
        """What is known of a kernel; who asks is interested."""
        model: dict[str, Any] = super().kernel_model(kernel_id)  # type: ignore[no-untyped-call]
        self.notice(kernel_id)
        return model

    def notify_connect(self, kernel_id: str) -> None:
        """A page has opened its connection."""
        self._visited.add(kernel_id)
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that is abandoned, or left alone for longer than `cull_idle_timeout`."""
        if self._is_abandoned(kernel_id):
            self.log.info("No page has opened kernel %s: it ends", kernel_id)
            await self.shutdown_kernel(kernel_id)
            return
        await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]

    def _is_abandoned(self, kernel_id: str) -> bool:
        kernel = self._kernels[kernel_id]
        if kernel_id in self._visited or getattr(kernel, "execution_state", "") != "idle":
            return False
        last: float = max(kernel.last_activity.timestamp(), self._noticed.get(kernel_id, 0))
        return time.time() - last > self.abandoned_after

    async def shutdown_kernel(  # type: ignore[override]
        self, kernel_id: str, now: bool = False, restart: bool = False
    ) -> None:
        """End a kernel; without ceremony when the server itself ends."""
        await super().shutdown_kernel(  # type: ignore[no-untyped-call]
            kernel_id, now=now or self._closing, restart=restart
        )

    async def start_kernel(self, **wishes: Any) -> str:  # type: ignore[override]
        """Start a kernel, unless the server is about to end."""
        if self._closing:
            raise RuntimeError("the server is ending")
        kernel_id: str = await super().start_kernel(**wishes)
        return kernel_id

    async def shutdown_all(self, now: bool = True) -> None:  # type: ignore[override]
        """End every kernel at once, also those that are just starting; start none any more."""
        self._closing = True
        await asyncio.gather(*self._pending_kernels.values(), return_exceptions=True)
        await super().shutdown_all(now=True)

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, also where it waits, preheated, for a page."""
        self._visited.discard(kernel_id)
        self._noticed.pop(kernel_id, None)
        removed = super().remove_kernel(kernel_id)
        self._refill_pool_without(kernel_id)
        return removed

    def mend_pool(self, notebook: str) -> None:
        """Throw out what could not be preheated, so that no visitor is given it; try it again."""
        pool = getattr(self, "_pools", {}).get(notebook, [])
        failed = [task for task in pool if task.done() and task.exception()]
        for task in failed:
            self.log.error("A kernel could not be preheated: %s", task.exception())
            pool.remove(task)
        if failed:
            self._refill(notebook)

    def _refill(self, notebook: str) -> None:
        fill = getattr(self, "fill_if_needed", None)
        if fill and not self._closing:
            fill(delay=0, notebook_name=notebook)

    def _refill_pool_without(self, kernel_id: str) -> None:
        """Voilà's preheating manager is built upon this class; it would hand out a dead kernel."""
        for notebook, pool in getattr(self, "_pools", {}).items():
            dead = [task for task in pool if _prepared(task) == kernel_id]
            for task in dead:
                pool.remove(task)
            if dead:
                self._refill(notebook)


def _prepared(task: Any) -> str | None:
    """The kernel that a finished preheating task has prepared."""
    if not task.done() or task.cancelled() or task.exception():
        return None
    kernel_id: str = task.result()["kernel_id"]
    return kernel_id

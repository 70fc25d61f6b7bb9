"""The kernels behind the pages: which Python they run, and when they end."""

from __future__ import annotations

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

    A page tells when it is left, but a page that never finished loading cannot; its kernel
    is `abandoned`: no page has ever connected to it, and it has had nothing to do for a while.
    """

    abandoned_after = Float(
        60, config=True, help="Seconds without work after which an unvisited kernel is abandoned."
    )

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)  # type: ignore[no-untyped-call]
        self._visited: set[str] = set()
        self._closing = False

    def notify_connect(self, kernel_id: str) -> None:
        """A page has opened its connection."""
        self._visited.add(kernel_id)
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that is abandoned, or left alone for longer than `cull_idle_timeout`."""
        kernel = self._kernels[kernel_id]
        activity = getattr(kernel, "last_activity", None)
        idle = time.time() - activity.timestamp() if activity else 0.0
        if kernel_id not in self._visited and idle > self.abandoned_after:
            self.log.info("No page has opened kernel %s: it ends", kernel_id)
            await self.shutdown_kernel(kernel_id)  # type: ignore[no-untyped-call]
            return
        await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]

    async def shutdown_all(self, now: bool = False) -> None:  # type: ignore[override]
        """End every kernel; none is started any more."""
        self._closing = True
        await super().shutdown_all(now=now)

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, also where it waits, preheated, for a page."""
        self._visited.discard(kernel_id)
        removed = super().remove_kernel(kernel_id)
        self._refill_pool_without(kernel_id)
        return removed

    def _refill_pool_without(self, kernel_id: str) -> None:
        """Voilà's preheating manager is built upon this class; it would hand out a dead kernel."""
        for notebook, pool in getattr(self, "_pools", {}).items():
            dead = [task for task in pool if _prepared(task) == kernel_id]
            for task in dead:
                pool.remove(task)
            if dead and not self._closing:
                getattr(self, "fill_if_needed")(delay=0, notebook_name=notebook)  # noqa: B009


def _prepared(task: Any) -> str | None:
    """The kernel that a finished preheating task has prepared."""
    if not task.done() or task.cancelled() or task.exception():
        return None
    kernel_id: str = task.result()["kernel_id"]
    return kernel_id

"""The one set of Voilà settings, for `clawkit serve` and for Voilà under Jupyter Server."""

from __future__ import annotations

from traitlets.config import Config

from clawkit.serving.kernels import Kernels, OwnKernelSpecs
from clawkit.serving.pages import add_games

EXTENSIONS = (
    "anywidget",
    "@voila-dashboards/widgets-manager8",
    "@jupyter-widgets/jupyterlab-manager",
)
"""The browser code that a page loads; without a list, Voilà loads all that is installed."""

LEFT_ALONE = 30 * 60
"""Seconds after which a kernel ends that no page is connected to: a phone sleeps during a game."""


def voila_settings() -> Config:
    """What Voilà itself does, wherever it runs."""
    config = Config()
    config.VoilaConfiguration.template = "clawkit"
    config.VoilaConfiguration.classic_tree = True
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.file_allowlist = []
    config.VoilaConfiguration.show_tracebacks = False
    config.VoilaConfiguration.http_keep_alive_timeout = 2
    config.VoilaConfiguration.page_config_hook = add_games
    return config


def kernel_settings() -> Config:
    """When kernels end, whichever server started them.

    A kernel that died is not started anew under the same name: it would have forgotten every
    widget, while the page would take it for the old one.
    """
    config = Config()
    config.MappingKernelManager.cull_idle_timeout = LEFT_ALONE
    config.MappingKernelManager.cull_interval = 5
    config.MappingKernelManager.cull_connected = False
    config.KernelRestarter.restart_limit = 0
    config.KernelRestarter.time_to_dead = 1.0
    return config


def standalone_settings() -> Config:
    """All settings of `clawkit serve`: the common ones, own kernels, and preheated score pages."""
    config = voila_settings()
    config.merge(kernel_settings())
    config.VoilaConfiguration.multi_kernel_manager_class = Kernels
    config.VoilaConfiguration.kernel_spec_manager_class = OwnKernelSpecs
    config.VoilaConfiguration.preheat_kernel = True
    config.VoilaConfiguration.default_pool_size = 1
    config.VoilaKernelManager.preheat_denylist = [r"(?!.*[/\\]score\.ipynb$)"]
    config.VoilaKernelManager.fill_delay = 0.2
    return config


def jupyter_server_settings() -> Config:
    """All settings of a Jupyter Server that has Voilà as an extension."""
    config = kernel_settings()
    config.ServerApp.kernel_manager_class = Kernels
    config.ServerApp.tornado_settings = {"compress_response": True}
    return config

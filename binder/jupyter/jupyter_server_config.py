"""Jupyter Server: compression, and kernels that end when nobody needs them."""

from clawkit.serving.settings import jupyter_server_settings

c.merge(jupyter_server_settings())  # type: ignore[name-defined]  # noqa: F821

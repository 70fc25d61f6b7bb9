"""Voilà under Jupyter Server: the same settings as `clawkit serve`."""

from clawkit.serving.settings import voila_settings

c.merge(voila_settings())  # type: ignore[name-defined]  # noqa: F821

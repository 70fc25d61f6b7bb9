"""Who is let in: with a token whoever has it, without one everybody on this computer."""

from __future__ import annotations

import hmac

from jupyter_server.auth.identity import User
from jupyter_server.base.handlers import JupyterHandler
from voila.voila_identity_provider import VoilaIdentityProvider


class Door(VoilaIdentityProvider):  # type: ignore[misc]
    """Lets in by the link's token, by the cookie that it brings, or by the token typed in."""

    def process_login_form(self, handler: JupyterHandler) -> User | None:
        """The visitor, if the typed text is the token or ends with it, as the whole link does."""
        typed = handler.get_argument("password", default="").strip().rpartition("token=")[2]
        if self.token and hmac.compare_digest(typed.encode(), self.token.encode()):
            user: User = self.generate_anonymous_user(handler)
            return user
        return None

"""The key of a user's campaigns, and what it signs: a file says what is to be run only where its code fits.

The key lies outside every campaign, in the user's configuration folder (`campaigns/key`, mode 600), and is
made with the first campaign. What says what is done, or was done, carries a message authentication code
(HMAC-SHA256, 128 bits) by a key of that campaign, which is derived from it and from the campaign's name:

    campaign.json, requests   a key "mac" of the object, over its canonical JSON without that key
    blocks, jobs, journals    32 hexadecimal digits at the start of each line, over its purpose and the rest

Nodes need the same key. They have it where they see the user's home folder; else it is copied there, or the
variable `CHAINLINE_CAMPAIGN_KEY` names it.

References
----------
RFC 2104, HMAC: keyed-hashing for message authentication
"""

from __future__ import annotations

import hmac
import json
import os
import re
import secrets
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...errors import UsageError
from ...files.checked_json import bounded_json_of
from ...files.private import make_private, read_private
from ...records import field, record
from ..host.default_machine import config_path

VARIABLE = "CHAINLINE_CAMPAIGN_KEY"
"""Names the file of the key, where it does not lie in the configuration folder."""
MAC = "mac"
"""Key of a signed document that holds its code."""
CAMPAIGN_NAME = re.compile(r"[0-9a-f]{12}", re.ASCII)
"""Of a campaign: nothing that could be part of a path."""
_KEY = re.compile(rb"([0-9a-f]{64})\n?")
_DIGITS = 32


def new_name() -> str:
    """Return a name for a campaign."""
    return secrets.token_hex(6)


def key_path(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the path of the key of this user's campaigns.

    Raises
    ------
    UsageError
        If no variable names the file and there is no home folder.

    Examples
    --------
    >>> key_path({"XDG_CONFIG_HOME": "/c"}).as_posix()
    '/c/chainline/campaigns/key'
    """
    if named := environment.get(VARIABLE):
        return Path(named)
    config = config_path(environment)
    if config is None:
        raise UsageError(
            f"no home folder for the key of your campaigns; set {VARIABLE} to a file of yours, of mode 600"
        )
    return config.parent / "campaigns" / "key"


def export_key() -> str:
    """Return the line of a shell that names the key: jobs may lack the environment of who submits them."""
    return f"export {VARIABLE}={shlex.quote(str(key_path().absolute()))}"


def make_key() -> None:
    """Make the key of this user's campaigns, unless there is one.

    Raises
    ------
    UsageError
        If it cannot be made.
    """
    path = key_path()
    try:
        if VARIABLE not in os.environ:
            path.parent.parent.mkdir(parents=True, exist_ok=True)
            make_private(path.parent)
        if not os.path.lexists(path):
            _make(path)
    except OSError as error:
        raise UsageError(
            f"{path}: the key of your campaigns cannot be made: {error.strerror}; set {VARIABLE} to a file "
            "of yours, of mode 600"
        ) from None


def _make(path: Path) -> None:
    """Write a key that appears whole, and once: of two that are made at a time the first stays."""
    partial = path.with_name(f".{path.name}-{secrets.token_hex(4)}")
    descriptor = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(secrets.token_hex(32).encode() + b"\n")
            stream.flush()
            os.fsync(stream.fileno())
        try:
            path.hardlink_to(partial)
        except FileExistsError:
            pass
        except OSError:  # not every file system has links
            partial.rename(path)
    finally:
        partial.unlink(missing_ok=True)


def _read_key() -> bytes:
    path = key_path()
    if not os.path.lexists(path):
        raise UsageError(
            f"{path}: the key of your campaigns is not here, so that nothing can be checked; copy it from "
            f"the machine that began the campaign, with mode 600, or name it by {VARIABLE}"
        )
    content = read_private(path, most=1024)
    if (found := _KEY.fullmatch(content)) is None:
        raise UsageError(f"{path}: is no key of campaigns; remove it, and begin your campaigns again")
    return bytes.fromhex(found[1].decode())


@record
class CampaignKey:
    """Key that signs the files of one campaign and checks their signatures.

    Attributes
    ----------
    campaign : str
        Name of the campaign.
    """

    campaign: str
    _secret: bytes = field(repr=False)

    @classmethod
    def of(cls, campaign: str) -> CampaignKey:
        """Return the key of a campaign.

        Raises
        ------
        UsageError
            If this user's key is not here, or not this user's alone.
        """
        return cls(campaign, hmac.digest(_read_key(), f"chainline campaign {campaign}".encode(), "sha256"))

    def code(self, purpose: str, content: bytes) -> str:
        """Return the message authentication code of some bytes that serve a purpose."""
        return hmac.digest(self._secret, purpose.encode() + b"\0" + content, "sha256").hex()[:_DIGITS]

    def line(self, purpose: str, value: Any) -> bytes:
        """Return a value as a signed line."""
        text = json.dumps(value, separators=(",", ":")).encode()
        return self.code(purpose, text).encode() + b" " + text + b"\n"

    def value_of(self, purpose: str, line: bytes) -> Any:
        """Return the value of a line without its end; None where it is torn, changed, or of somebody else."""
        code, _, text = line.partition(b" ")
        if not hmac.compare_digest(code, self.code(purpose, text).encode()):
            return None
        try:
            return bounded_json_of(text, "")
        except ValueError:
            return None

    def signed(self, purpose: str, document: Mapping[str, Any]) -> dict[str, Any]:
        """Return a document with its code."""
        return {**document, MAC: self.code(purpose, _canonical(document))}

    def fits(self, purpose: str, document: Mapping[str, Any]) -> bool:
        """Tell whether a document has the code that fits it."""
        content = {name: value for name, value in document.items() if name != MAC}
        code = document.get(MAC)
        if not isinstance(code, str) or not code.isascii():
            return False
        return hmac.compare_digest(code, self.code(purpose, _canonical(content)))

    def require_fit(self, purpose: str, document: Mapping[str, Any], where: str, remedy: str) -> None:
        """Require that a document is as this user's key has signed it.

        Parameters
        ----------
        purpose : str
            Purpose that the document was signed for.
        document : mapping
        where : str
            Name of the file, for the message.
        remedy : str
            Advice at the end of the message.

        Raises
        ------
        UsageError
            If the signature is missing or does not fit.
        """
        if not self.fits(purpose, document):
            raise UsageError(
                f"{where}: is not signed by the key of your campaigns, {key_path()}: it was changed, or is "
                f"somebody else's; {remedy}"
            )


def _canonical(document: Mapping[str, Any]) -> bytes:
    return json.dumps(document, sort_keys=True, separators=(",", ":")).encode()

"""SHA-256 by Python itself: `hashlib` loads OpenSSL for it, which takes longer than to read a small file."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import sha256
else:
    try:
        from _sha2 import sha256  # from Python 3.12 on
    except ImportError:
        try:
            from _sha256 import sha256
        except ImportError:  # a Python that has neither
            from hashlib import sha256

__all__ = ["sha256"]

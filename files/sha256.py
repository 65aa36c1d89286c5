"""SHA-256 by Python itself: `hashlib` loads OpenSSL for it, which takes longer than to read a small file."""

try:
    from _sha2 import sha256  # type: ignore[import-not-found,unused-ignore] # from Python 3.12 on
except ImportError:
    try:
        from _sha256 import sha256  # type: ignore[import-not-found,unused-ignore]
    except ImportError:  # a Python that has none
        from hashlib import sha256

__all__ = ["sha256"]

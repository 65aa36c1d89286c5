"""The command line: one module a command, `main` to choose among them."""

from .main import main

__all__ = ["main"]

"""The command line: one module a command, in the groups of the help; `main` chooses among them."""

from .main import main

__all__ = ["main"]

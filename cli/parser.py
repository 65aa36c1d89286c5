"""The argument parser of every command."""

from __future__ import annotations

import argparse
from typing import NoReturn, TypeAlias

from ..errors import UsageError

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Parser(argparse.ArgumentParser):
    """Reports bad arguments in one line, as every other error is reported.

    Attributes
    ----------
    missing_hint : str
        What a command adds where arguments are missing, for example why they may seem to be.
    """

    missing_hint = ""

    def error(self, message: str) -> NoReturn:
        if message.startswith("the following arguments are required"):
            message += self.missing_hint
        raise UsageError(f"{message} (see {self.prog} --help)")

"""The argument parser of every command."""

from __future__ import annotations

import argparse
from typing import NoReturn, TypeAlias

from ..errors import UsageError

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class Parser(argparse.ArgumentParser):
    """Reports bad arguments in one line, as every other error is reported."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")

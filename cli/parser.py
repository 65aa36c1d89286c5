"""The argument parser of every command, and what somebody who mistyped a name may have meant."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn, TypeAlias

from ..errors import UsageError
from ..lazy import pattern
from .help_format import HelpFormatter

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

_LONG = pattern(r"(--\w[\w-]*)(=.*)?", re.DOTALL)


def did_you_mean(typed: str, known: Iterable[str]) -> str:
    """Return a proposal to end a message with; "" where nothing is near.

    Examples
    --------
    >>> did_you_mean("bset", ["best", "fit"])
    '; did you mean best?'
    >>> did_you_mean("x", ["best", "fit"])
    ''
    """
    from difflib import get_close_matches

    near = get_close_matches(typed, list(known), n=1)
    return f"; did you mean {near[0]}?" if near else ""


class Parser(argparse.ArgumentParser):
    """Reports bad arguments in one line, as every other error is reported, with the nearest good one.

    Names of options are not abbreviated: a new option would make an abbreviation ambiguous, or change its
    meaning.

    Attributes
    ----------
    missing_hint : str
        Text that a command adds to the message of missing arguments, for example a possible cause.
    renamed : dict of str to str
        Present name of each option that was renamed.
    """

    missing_hint = ""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **{"allow_abbrev": False, "formatter_class": HelpFormatter, **more})
        self.color = False  # of Python 3.14, whose codes would count as characters of a line
        self.renamed: dict[str, str] = {}

    def error(self, message: str) -> NoReturn:
        if message.startswith("the following arguments are required"):
            message += self.missing_hint
        raise UsageError(f"{message} (see {self.prog} --help)")

    def require_known(self, arguments: Sequence[str]) -> None:
        """Check the names of options before anything else is missed, for which one may be mistyped.

        Raises
        ------
        UsageError
            If there is no such option.
        """
        for text in arguments:
            if text == "--":
                return
            match = _LONG.fullmatch(text)
            if match is None or match[1] in self._option_string_actions:
                continue
            name = match[1]
            if name in self.renamed:
                self.error(f"{name} is now {self.renamed[name]}")
            self.error(f"no option {name}{did_you_mean(name, self._option_string_actions)}")

    # the types of argparse's stubs differ among versions
    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse, as argparse does, after the names of options are known to be right."""
        if self._subparsers is None and args is not None:
            self.require_known(args)
        return super().parse_known_args(args, namespace)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is None or value in action.choices:
            return
        known = [str(choice) for choice in action.choices]
        near = did_you_mean(str(value), known)
        raise argparse.ArgumentError(
            action, f"invalid choice: {str(value)!r} (choose from {', '.join(known)}){near}"
        )

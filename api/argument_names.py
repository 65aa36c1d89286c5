"""Messages in the words of Python: options of the command line become arguments."""

from __future__ import annotations

import functools
import re
import shlex
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ..errors import ChainlineError

P = ParamSpec("P")
R = TypeVar("R")
_LIST = re.compile(r"`--(features|kernel) ([^`]*)`")
_SETTING = re.compile(r"--set (\w+)=(?!\.)([\w.+-]*[\w])")
_NAMED_SETTING = re.compile(r"--set (\w+)(?=[:,; ])(?! to)")
_NAMED_PART = re.compile(r"--analytical ([^\s:]+):")
_OPTION = re.compile(r"(?<![\w-])--([a-z][a-z-]*)")
_ARGUMENTS = {"set": "settings", "output": "path", "variability": "options"}


def names_arguments(function: Callable[P, R]) -> Callable[P, R]:
    """Return a function whose errors name arguments where those of the command line name options.

    Raises
    ------
    ChainlineError
        As the function does, with the words of Python in the message.
    """

    @functools.wraps(function)
    def named(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except ChainlineError as error:
            raise type(error)(in_arguments(str(error))) from None

    return named


def in_arguments(message: str) -> str:
    """Return a message of the command line in the words of Python.

    Examples
    --------
    >>> in_arguments("--set rank: knn has no such parameter; leave it out of --features")
    "settings 'rank': knn has no such parameter; leave it out of features"
    >>> in_arguments("give each as in --set alpha=1e-6, or --set constants=fitted")
    "give each as in settings={'alpha': 1e-6}, or settings={'constants': 'fitted'}"
    >>> in_arguments("leave it out by `--features n,'a b'`")
    "leave it out by features=['n', 'a b']"
    """
    message = _LIST.sub(lambda found: f"{found[1]}={shlex.split(found[2])[0].split(',')}", message)
    message = _SETTING.sub(lambda found: f"settings={{{found[1]!r}: {_value(found[2])}}}", message)
    message = _NAMED_SETTING.sub(lambda found: f"settings {found[1]!r}", message)
    message = _NAMED_PART.sub(lambda found: f"analytical {found[1]!r}:", message)
    return _OPTION.sub(lambda found: _ARGUMENTS.get(found[1], found[1].replace("-", "_")), message)


def _value(text: str) -> str:
    try:
        float(text)
    except ValueError:
        return repr(text)
    return text

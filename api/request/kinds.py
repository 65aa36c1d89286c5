"""Kinds of arguments of public functions, which are checked and converted first."""

from __future__ import annotations

import errno
import math
import operator
import os
import reprlib
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from itertools import islice
from numbers import Real
from typing import Any, ParamSpec, TextIO, TypeAlias, TypeVar

from ...errors import UsageError, argument

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Kind: TypeAlias = Callable[[str, Any], Any]
"""Takes what an error calls an argument, and its value; returns the value that is taken."""

_MOST, _MOST_ITEMS = 2**63 - 1, 1 << 16
_NONE = object()


class ArgumentTypeError(UsageError, TypeError):
    """An argument is of a type that is not taken."""


def checked(**kinds: Kind) -> Callable[[Callable[Arguments, Result]], Callable[Arguments, Result]]:
    """Return a decorator that brings the arguments of a function into their kinds.

    What is the default of its parameter is left alone.

    Parameters
    ----------
    **kinds : callable
        By the name of the parameter.

    Examples
    --------
    >>> @checked(rounds=whole(1))
    ... def measured(rounds: int = 20) -> int:
    ...     return rounds
    >>> measured(True)
    Traceback (most recent call last):
    ...
    chainline.api.request.kinds.ArgumentTypeError: rounds True: not a whole number
    """
    return lambda function: by_kinds(function, kinds)


def by_kinds(function: Callable[Arguments, Result], kinds: Mapping[str, Kind]) -> Callable[Arguments, Result]:
    """Return a function that brings its arguments into their kinds; see `checked`."""
    defaults = defaults_of(function, _NONE)
    assert kinds.keys() <= defaults.keys()
    names = tuple(defaults)

    def one(name: str, value: Any) -> Any:
        is_given = name in kinds and value is not defaults[name]
        return kinds[name](argument(name), value) if is_given else value

    @wraps(function)
    def call(*given: Arguments.args, **named: Arguments.kwargs) -> Result:
        placed = [one(name, value) for name, value in zip(names, given, strict=False)]
        by_name = {name: one(name, value) for name, value in named.items()}
        return function(*placed, *given[len(names) :], **by_name)  # type: ignore[arg-type]

    return call


def defaults_of(function: Any, none: Any) -> dict[str, Any]:
    """Return the defaults of the parameters of a function, in order, without loading `inspect`.

    Parameters
    ----------
    function : function
    none
        Default of parameters without one.

    Examples
    --------
    >>> defaults_of(lambda a, b=2, *, c=3: None, "none")
    {'a': 'none', 'b': 2, 'c': 3}
    """
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    code, last = function.__code__, function.__defaults__ or ()
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    found = dict.fromkeys(names, none)
    return (
        found
        | dict(zip(names[code.co_argcount - len(last) :], last, strict=False))
        | (function.__kwdefaults__ or {})
    )


def whole(least: int | None = None, most: int = _MOST) -> Kind:
    """Return the kind of whole numbers, which True and False are not.

    Raises
    ------
    ArgumentTypeError
        From the kind, if a value is no whole number.
    UsageError
        From the kind, if a number is out of range.

    Examples
    --------
    >>> whole(1)("rounds", 0)
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: rounds 0: must be at least 1
    """

    def kind(name: str, value: Any) -> int:
        if is_truth(value):
            raise ArgumentTypeError(f"{name} {value}: not a whole number")
        try:
            number = operator.index(value)
        except Exception:  # `__index__` of any class
            raise ArgumentTypeError(f"{name} {shown(value)}: not a whole number") from None
        if least is not None and number < least:
            raise UsageError(f"{name} {shown(number)}: must be at least {least}")
        if abs(number) > most:
            raise UsageError(f"{name} {shown(number)}: must be at most {most}")
        return number

    return kind


def real(name: str, value: Any) -> float:
    """Return a finite number.

    Raises
    ------
    ArgumentTypeError
        If the value is no number.
    UsageError
        If it is not finite.

    Examples
    --------
    >>> real("alpha", float("nan"))
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: alpha nan: must be finite
    """
    if is_truth(value) or not isinstance(value, Real):
        raise ArgumentTypeError(f"{name} {shown(value)}: not a number")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise UsageError(f"{name} {shown(value)}: must be finite")
    return number


def seconds(name: str, value: Any) -> float:
    """Return a number of seconds to wait.

    Raises
    ------
    UsageError
        If the number is negative.

    Examples
    --------
    >>> seconds("patience", -1)
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: patience -1: give seconds, 0 or more
    """
    number = real(name, value)
    if number < 0:
        raise UsageError(f"{name} {number:g}: give seconds, 0 or more")
    return number


def truth(name: str, value: Any) -> bool:
    """Return True or False, numpy's too.

    Raises
    ------
    ArgumentTypeError
        If the value is neither.
    """
    if not is_truth(value):
        raise ArgumentTypeError(f"{name} {shown(value)}: give True or False")
    return bool(value)


def is_truth(value: Any) -> bool:
    """Tell whether a value is True or False, numpy's too."""
    numpy = sys.modules.get("numpy")  # where it is not loaded there is none of it, and analyses spare it
    return isinstance(value, bool) or (numpy is not None and isinstance(value, numpy.bool_))


def text(name: str, value: Any) -> str:
    """Return a text, checked.

    Raises
    ------
    ArgumentTypeError
        If the value is no str.
    """
    if not isinstance(value, str):
        raise ArgumentTypeError(f"{name} {shown(value)}: not a text")
    return value


def filled(name: str, value: Any) -> str:
    """Return a text that is not empty.

    Raises
    ------
    UsageError
        If it is empty.
    """
    if not text(name, value):
        raise UsageError(f"{name}: is empty; give a name, or leave it out")
    return str(value)


def file_path(name: str, value: Any) -> str:
    """Return the name of a file or folder as a text that the operating system takes.

    Raises
    ------
    ArgumentTypeError
        If the value names no file.
    UsageError
        If the operating system cannot take the name.

    Examples
    --------
    >>> file_path("output", "a\\0b")
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: output 'a\\x00b': no name of a file: holds a character that names cannot have
    """
    try:
        found = os.fspath(value)
    except Exception:  # `__fspath__` of any class
        raise ArgumentTypeError(f"{name} {shown(value)}: not the name of a file") from None
    if not isinstance(found, str):
        raise ArgumentTypeError(f"{name} {shown(value)}: not the name of a file; give a text")
    try:
        os.lstat(found)
    except ValueError:  # an embedded zero, what cannot be encoded
        what = "holds a character that names cannot have"
        raise UsageError(f"{name} {shown(found)}: no name of a file: {what}") from None
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            raise UsageError(f"{name} {shown(found)}: no name of a file: {error.strerror}") from None
    return found


def file_or_stream(name: str, value: Any) -> str | TextIO:
    """Return the name of a file, or a stream of text that can be written, as it is.

    Raises
    ------
    ArgumentTypeError
        If the value is neither.
    UsageError
        If the operating system cannot take the name.
    """
    if callable(getattr(value, "write", None)):
        stream: TextIO = value
        return stream
    return file_path(name, value)


def texts(name: str, value: Any) -> list[str]:
    """Return the items of a list of texts, or a single one as a list.

    Examples
    --------
    >>> texts("features", "n"), texts("features", ("n", "m"))
    (['n'], ['n', 'm'])
    """
    if isinstance(value, str):
        return [filled(name, value)]
    return [filled(name, item) for item in items(name, value, "texts")]


def wholes(least: int) -> Kind:
    """Return the kind of lists of whole numbers."""
    of_one = whole(least)
    return lambda name, value: tuple(of_one(name, item) for item in items(name, value, "whole numbers"))


def by_name(of_one: Kind | None = None) -> Kind:
    """Return the kind of values by name.

    Raises
    ------
    ArgumentTypeError
        From the kind, if a value is no mapping.
    """

    def kind(name: str, value: Any) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise ArgumentTypeError(f"{name} {shown(value)}: give values by name, such as {{'name': 1}}")
        found = {text(name, key): one for key, one in value.items()}
        return found if of_one is None else {key: of_one(f"{name}: {key}", one) for key, one in found.items()}

    return kind


def instance(*classes: type, of: Kind | None = None) -> Kind:
    """Return the kind of objects of some classes, or else of another kind.

    Raises
    ------
    ArgumentTypeError
        From the kind, if a value is of no such class and there is no other kind.
    """

    def kind(name: str, value: Any) -> Any:
        if isinstance(value, classes):
            return value
        if of is not None:
            return of(name, value)
        raise ArgumentTypeError(f"{name} {shown(value)}: give a {classes[0].__name__}")

    return kind


def items(name: str, value: Any, what: str, most: int = _MOST_ITEMS) -> list[Any]:
    """Return the items of an iterable that is no text, bytes or mapping.

    Parameters
    ----------
    name : str
        Name of the argument, for messages.
    value : iterable
        The value, but no text or mapping.
    what : str
        Name of the items, for messages.
    most : int
        Largest number of items.

    Raises
    ------
    ArgumentTypeError
        If the value cannot be iterated.
    UsageError
        If there are too many items.
    """
    if isinstance(value, str | bytes | Mapping) or not isinstance(value, Iterable):
        raise ArgumentTypeError(f"{name} {shown(value)}: give a list of {what}")
    try:
        found = list(islice(value, most + 1))
    except Exception:  # `__iter__` of any class
        raise ArgumentTypeError(f"{name} {shown(value)}: give a list of {what}") from None
    if len(found) > most:
        raise UsageError(f"{name}: more than {most} {what}")
    return found


def shown(value: Any) -> str:
    """Return a short text of any value for an error message, even where its class cannot be printed."""
    try:
        return reprlib.repr(value)
    except Exception:  # `__repr__` of any class, and whole numbers of too many digits
        return f"of type {type(value).__name__}"

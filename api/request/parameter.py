"""Declaration of a parameter: its argument in Python, its option on the command line, its key in JSON.

    ROUNDS = Parameter(whole(1), 20, "timed samples of each kernel (default {default})", metavar="N")
    BEST = Request(order=ORDER, rounds=ROUNDS, ...)

    @BEST.checks                                            api/best.py
    def best(order, *, rounds: int = ROUNDS.default, ...)

    add_request(parser, BEST)                               cli: --order, --rounds
    best(**arguments_of(options, BEST))

`Request.checks` refuses a function whose parameters or defaults differ from the declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, ParamSpec, TypeVar, cast

from ...errors import UsageError, option_of
from ...records import record, replace
from .kinds import Kind, by_kinds, defaults_of, shown, text, truth

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
T = TypeVar("T")


class _Required:
    def __repr__(self) -> str:
        return "required"


REQUIRED: Any = _Required()
"""Default of a parameter that has none."""


@record
class Parameter(Generic[T]):
    """One parameter of a public function and of its command.

    Attributes
    ----------
    kind : callable
        Checks and converts a value of Python; see `kinds`.
    default
        Default value; `REQUIRED` where there is none.
    help : str
        Help of the option, with its unit; ``{default}`` stands for the default.
    metavar : str or tuple of str
        Name of the value in the help of the command line.
    choices : iterable of str
        The values, where they are few; an enumeration.
    convert : type or None
        int or float, of an option that is a number.
    parse : callable, optional
        Brings the text of an option into a value of Python; takes the name of the argument for messages,
        as a kind does.
    option : str
        Option of the command line, ``--name`` of the argument by default; without leading dashes it is
        a positional argument.
    short : str
        One-letter option beside it, such as ``-o``.
    nargs : str, int or None
        Number of values, as argparse names it.
    repeatable : bool
        Whether the option may be given several times, each with one more item of a list.
    """

    kind: Kind
    default: T
    help: str | Callable[[], str]
    metavar: str | tuple[str, ...] | None = None
    choices: Iterable[str] = ()
    convert: type | None = None
    parse: Kind | None = None
    option: str = ""
    short: str = ""
    nargs: str | int | None = None
    repeatable: bool = False

    def with_(self, **changed: Any) -> Parameter[T]:
        """Return the parameter with some attributes changed, for a command that says more of it."""
        return replace(self, **changed)

    @property
    def is_flag(self) -> bool:
        """True where the option takes no value: it turns a truth value over."""
        return self.kind is truth and isinstance(self.default, bool)

    def option_named(self, name: str) -> str:
        """Return the option of the parameter that is called `name` in Python."""
        return self.option or option_of(name)


@record
class Request:
    """The parameters of one public function, in the order of its signature."""

    parameters: Mapping[str, Parameter[Any]]

    def __init__(self, **parameters: Parameter[Any]) -> None:
        object.__setattr__(self, "parameters", parameters)

    def option(self, name: str) -> str:
        """Return the option of an argument for messages; by the common rule where it is of no request."""
        found = self.parameters.get(name)
        return option_of(name) if found is None else found.short or found.option_named(name)

    def checks(self, function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
        """Return a function whose arguments are checked and converted by their kinds.

        Raises
        ------
        TypeError
            If the names or defaults of its parameters are not those of the request.
        """
        defaults = defaults_of(function, REQUIRED)
        declared = {name: parameter.default for name, parameter in self.parameters.items()}
        if list(defaults.items()) != list(declared.items()):
            raise TypeError(
                f"{function.__qualname__}: the signature {defaults} is not the request {declared}"
            )
        call = by_kinds(function, {name: parameter.kind for name, parameter in self.parameters.items()})
        call.request = self  # type: ignore[attr-defined]
        return call


def one_of(choices: Iterable[str]) -> Kind:
    """Return the kind of texts that are one of some, such as an enumeration, whose member is returned.

    Raises
    ------
    UsageError
        From the kind, if a text is none of them.

    Examples
    --------
    >>> one_of(["x", "y"])("mode", "z")
    Traceback (most recent call last):
    ...
    chainline.errors.UsageError: mode 'z': unknown; choose one of x, y
    """

    def kind(name: str, value: Any) -> Any:
        found = text(name, value)
        known = list(choices)
        if found not in known:
            raise UsageError(f"{name} {shown(found)}: unknown; choose one of {', '.join(known)}")
        return known[known.index(found)]

    return kind


def choice_of(choices: Sequence[str] | type, default: T, help: str, **more: Any) -> Parameter[T]:
    """Return a parameter whose values are few: the members of an enumeration, or texts.

    Parameters
    ----------
    choices : sequence of str, or enumeration
        The values.
    default
        One of them, `REQUIRED` where there is none.
    help : str
        Help of the option.
    **more
        Further attributes of `Parameter`.
    """
    return Parameter(
        one_of(cast(Sequence[str], choices)), default, help, choices=cast(Sequence[str], choices), **more
    )

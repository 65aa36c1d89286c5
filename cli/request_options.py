"""Options of a command that come from the parameters of its public function.

    add_request(parser, BEST)                       declares --order, --machine, --rounds, ...
    ranking = best(**arguments_of(options, BEST))   passes them on

What a command prints, and into which files (`--json`, `--html`, `-o`), it declares itself.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Protocol

from ..api.request.parameter import REQUIRED, Parameter, Request
from ..errors import argument
from ..files.checked_json import json_text
from ..reports.terminal import print_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..reports.layout import Line


def add_json(parser: argparse.ArgumentParser, instead_of: str = "a table") -> None:
    """Add `--json`."""
    parser.add_argument("--json", action="store_true", help=f"print JSON instead of {instead_of}")


def input_files(options: argparse.Namespace) -> list[str]:
    """Return the files that a command was told to read: none of them may be written."""
    names = ("data", "table", "space", "variability", "options", "machine", "model")
    return [name for name in (getattr(options, name, None) for name in names) if name]


def add_request(
    parser: argparse.ArgumentParser,
    request: Request,
    *,
    omit: Collection[str] = (),
    required: Collection[str] = (),
) -> None:
    """Declare the options of a public function, and have messages name them.

    Parameters
    ----------
    parser : argparse.ArgumentParser
    request : Request
    omit : collection of str
        Parameters that the command fills in itself.
    required : collection of str
        Parameters that the command demands, though the function has a default of them.
    """
    for name, parameter in request.parameters.items():
        if name not in omit:
            _add(parser, name, parameter.with_(default=REQUIRED) if name in required else parameter)
    parser.set_defaults(option_of=request.option)


def arguments_of(options: argparse.Namespace, request: Request) -> dict[str, Any]:
    """Return the arguments of a public function from the options of its command.

    Raises
    ------
    UsageError
        If the text of an option cannot be parsed.
    """
    given = {
        name: getattr(options, name)
        for name, parameter in request.parameters.items()
        if hasattr(options, name) and not (parameter.repeatable and getattr(options, name) is None)
    }
    return {name: _parsed(name, value, request.parameters[name]) for name, value in given.items()}


def _parsed(name: str, value: Any, parameter: Parameter[Any]) -> Any:
    is_typed = (isinstance(value, str) or parameter.repeatable) and value is not parameter.default
    return parameter.parse(argument(name), value) if parameter.parse is not None and is_typed else value


def _add(parser: argparse.ArgumentParser, name: str, parameter: Parameter[Any]) -> None:
    option, default = parameter.option_named(name), parameter.default
    long = f"--{name}" if option == parameter.short else option  # messages name `output` by its short option
    flags = [parameter.short, long] if parameter.short else [option]
    if parameter.is_flag:
        action = "store_false" if default else "store_true"
        parser.add_argument(*flags, dest=name, action=action, help=_help(parameter))
        return
    more: dict[str, Any] = {"metavar": parameter.metavar, "help": _help(parameter), "type": parameter.convert}
    if parameter.choices:
        more["choices"] = list(parameter.choices)
    if parameter.nargs is not None:
        more["nargs"] = parameter.nargs
    if parameter.repeatable:
        more |= {"action": "append", "default": None}
        del more["type"]
    elif default is not REQUIRED:
        more["default"] = default
    if option.startswith("-"):
        parser.add_argument(*flags, dest=name, required=default is REQUIRED, **more)
        return
    more["metavar"] = parameter.metavar or option
    if default is not REQUIRED and parameter.nargs is None:
        more["nargs"] = "?"
    parser.add_argument(name, **more)


def _help(parameter: Parameter[Any]) -> str:
    said = parameter.help if isinstance(parameter.help, str) else parameter.help()
    default = parameter.default
    shown = f"{default:g}" if isinstance(default, float) else str(default)
    return said.replace("{default}", shown).replace("%", "%%")


class Answer(Protocol):
    """Record of a public function."""

    @property
    def lines(self) -> Sequence[Line]:
        """The answer in words and tables."""

    def to_json(self) -> Any:
        """Return the answer as plain values."""


def print_json(document: Any) -> None:
    """Print a document."""
    print(json_text(document))


def print_answer(answer: Answer, options: argparse.Namespace) -> None:
    """Print an answer, as JSON where `--json` asks for it."""
    if options.json:
        print_json(answer.to_json())
    else:
        print_lines(answer.lines)

"""Command `chainline study`: its first argument, the kind of study, which has options of its own."""

from __future__ import annotations

from collections.abc import Sequence

from ...errors import UsageError
from ..catalogue import adder_of, study_kinds
from ..parser import Commands, Parser, did_you_mean


def add_parser(commands: Commands, arguments: Sequence[str] = ()) -> None:
    """Add the kind that arguments name, none where help is asked for."""
    kinds = study_kinds()
    listed = "\n".join(f"  {kind:15} {what}" for kind, what in kinds.items())
    parser = commands.add_parser(
        "study",
        description="Compare models and strategies by experiments, which resume when they are run again.",
        usage="chainline study KIND ...",
        epilog=f"kinds:\n{listed}\n\n`chainline study KIND --help` shows the options of one.",
    )
    added = parser.add_subparsers(
        dest="kind",
        required=True,
        metavar="KIND",
        parser_class=Parser,
        prog="chainline study",
        help="what is compared: a kind below",
    )
    named = _named_kind(arguments, list(kinds))
    if named:
        adder_of(f"study {named}")(added)


def _named_kind(arguments: Sequence[str], kinds: list[str]) -> str | None:
    """Return the kind that is named first, None where help is asked for; UsageError for any other word."""
    if not arguments or arguments[0] in ("-h", "--help"):
        return None
    word = arguments[0]
    if word in kinds:
        return word
    if near := did_you_mean(word, kinds):
        raise UsageError(f"study {word}: no such kind{near} (see chainline study --help)")
    raise UsageError(
        f"study {word}: give a kind first, {', '.join(kinds)}; what was `chainline study` is now "
        "`chainline study models`"
    )

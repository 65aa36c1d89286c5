"""Records of a page: builders make them from results, and `write` turns them into HTML.

`provenance` gives the facts about the results of a page: version, machine, files, command.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import ClassVar, TypeAlias

from ...analysis.machine.digest import machine_digest
from ...analysis.machine.record import Machine
from ...records import record
from ...version import __version__
from ..layout import NamedTable
from .drawing import Drawing, TimelineChart


@record
class Words:
    """One or more sentences; `strong` emphasises them."""

    kind: ClassVar[str] = "words"
    text: str
    strong: bool = False


@record
class Charts:
    """Charts beside each other where there is room."""

    kind: ClassVar[str] = "charts"
    drawings: tuple[Drawing, ...]


@record
class Facts:
    """Table of names and values."""

    kind: ClassVar[str] = "facts"
    pairs: tuple[tuple[str, str], ...]


@record
class Table:
    """A table that a click sorts.

    Attributes
    ----------
    at : tuple of str
        By row, the keys of what it is linked with; empty where nothing is.
    code : tuple of int
        Columns that hold code.
    to : tuple of str
        By row, the key of the section that its first cell leads to; empty where there is none.
    """

    kind: ClassVar[str] = "table"
    table: NamedTable
    at: tuple[str, ...] = ()
    code: tuple[int, ...] = ()
    to: tuple[str, ...] = ()


@record
class HeatMap:
    """A table of values by row and column, each the warmer the larger it is.

    Attributes
    ----------
    names, columns : tuple of str
        Of rows and columns.
    values : tuple of tuple of float
        By row and column.
    totals : tuple of float
        By column.
    binding : tuple of bool
        By column, whether it is what limits.
    at : tuple of str
        By row, the keys of what it is linked with.
    """

    kind: ClassVar[str] = "heat"
    title: str
    names: tuple[str, ...]
    columns: tuple[str, ...]
    values: tuple[tuple[float, ...], ...]
    totals: tuple[float, ...]
    binding: tuple[bool, ...]
    at: tuple[str, ...]
    note: str = ""

    @property
    def hottest(self) -> float:
        """The largest value, 1 where there is none."""
        return max((value for row in self.values for value in row), default=0.0) or 1.0

    @property
    def hottest_total(self) -> float:
        """The largest total, 1 where there is none."""
        return max(self.totals, default=0.0) or 1.0


@record
class CodeLine:
    """A line of code.

    Attributes
    ----------
    number : int
        In its file.
    at : str
        Keys of what it is linked with, apart by spaces; empty where nothing is.
    marks : tuple of str
        Styles of the page.
    note : str
        Beside it.
    """

    number: int
    text: str
    at: str = ""
    marks: tuple[str, ...] = ()
    note: str = ""


@record
class Code:
    """Lines of one file."""

    title: str
    lines: tuple[CodeLine, ...]
    note: str = ""


@record
class SideBySide:
    """Files beside each other, whose lines are linked."""

    kind: ClassVar[str] = "code"
    files: tuple[Code, ...]


@record
class Slider:
    """Something that can be changed: its values, and which of them is true now."""

    name: str
    unit: str
    values: tuple[float, ...]
    now: int


@record
class WhatIfs:
    """Sliders, and the result for each of their places, computed beforehand.

    Attributes
    ----------
    unit : str
        Of the results.
    results : tuple of float
        The last slider changes fastest.
    """

    kind: ClassVar[str] = "sliders"
    title: str
    sliders: tuple[Slider, ...]
    unit: str
    results: tuple[float, ...]

    @property
    def now(self) -> float:
        """The result where nothing is changed."""
        place = 0
        for slider in self.sliders:
            place = place * len(slider.values) + slider.now
        return self.results[place]


@record
class Commands:
    """Commands to copy, each with its effect."""

    kind: ClassVar[str] = "commands"
    pairs: tuple[tuple[str, str], ...]


Block: TypeAlias = (
    Words | Charts | Facts | Table | HeatMap | SideBySide | WhatIfs | Commands | Drawing | TimelineChart
)


@record
class Section:
    """A part of a page.

    Attributes
    ----------
    key : str
        By which the page links to it: letters, digits and hyphens.
    blocks : tuple
        Words, tables, charts in the order to read them.
    level : int
        Of its heading: 2, or 3 within one of 2.
    """

    key: str
    title: str
    blocks: tuple[Block, ...]
    level: int = 2


@record
class Page:
    """Page: title, sections and provenance.

    Attributes
    ----------
    title : str
        One line.
    lead : str
        The answer in a sentence.
    sections : tuple of Section
        In the order to read them.
    provenance : tuple of (str, str)
        Version, machine, files, command: names and values.
    """

    title: str
    lead: str
    sections: tuple[Section, ...]
    provenance: tuple[tuple[str, str], ...]


def provenance(
    command: Sequence[str],
    machine: Machine | None,
    inputs: Mapping[str, str],
    others: Sequence[tuple[str, str]] = (),
) -> tuple[tuple[str, str], ...]:
    """Return names and values.

    Parameters
    ----------
    command : sequence of str
        As it was typed, without the name of the program.
    machine : Machine or None
        Machine of the results; None where there is none.
    inputs : mapping of str to str
        Digests (SHA-256) of what was read, by name.
    others : sequence of (str, str)
        Further entries, shown before the command.
    """
    found = [("chainline", __version__)]
    if machine is not None:
        found.append(("processor", f"{machine.title}, {machine.core.frequency_ghz:.2f} GHz"))
        found.append(("machine file", f"{machine.key}, digest {machine_digest(machine)}"))
    found += [("read", f"{name}, SHA-256 {digest}") for name, digest in inputs.items()]
    return (*found, *others, ("command", typed(command)))


def typed(command: Sequence[str]) -> str:
    """Return a command as one types it.

    Examples
    --------
    >>> typed(["analyze", "my file.s"])
    "chainline analyze 'my file.s'"
    """
    return shlex.join(["chainline", *command])

"""The code blocks of the documents, and what their pages say of each.

Blocks of a page are run in order, in one new folder that holds `samples` and `tests/validation`
(`docs/run_blocks.py`). In a `console` block each line after `$ ` is a command; what follows it, if
anything, is what it prints (`...` stands for anything, blanks count as one). A `python` block is run as a
doctest where it has prompts, and as a script where it has none. A comment above a block says what else
holds of it:

    <!-- exhaustive: REASON -->   run by --exhaustive alone
    <!-- not run: REASON -->      read alone: its commands must parse
    <!-- output: REASON -->       run, but what it prints differs elsewhere
    <!-- measures: REASON -->     run, with the machine to itself
    <!-- needs: PROGRAM -->       run where that is installed
    <!-- file: NAME -->           written to that file, for the blocks below
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent
RUN = ("console", "python")
SHOWN = ("text", "toml", "asm", "c", "bibtex", "json")
MARKS = ("exhaustive", "not run", "output", "measures", "needs", "file")
_FENCE = re.compile(r"^(?P<ticks>`{3,})(?P<info>.*)$")
_MARK = re.compile(r"^<!-- *(?P<name>[a-z ]+): *(?P<text>.*?) *-->$")


class BlockError(Exception):
    """What a block did that its page does not say, where, and what it printed."""


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block of a page.

    Attributes
    ----------
    page : Path
    line : int
        Of its first line inside the fence, from 1.
    language : str
        Empty where the fence names none; `{...}` for directives.
    text : str
    marks : dict of str to str
        What the comments above it say.
    """

    page: Path
    line: int
    language: str
    text: str
    marks: dict[str, str]

    @property
    def place(self) -> str:
        """Where it stands, as `docs/page.md:12`."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    @property
    def is_run(self) -> bool:
        """Whether any run of the tests runs it."""
        return self.language in RUN and "not run" not in self.marks


@dataclass(frozen=True, slots=True)
class Command:
    """A command of a console block and what it prints, empty where the page does not say."""

    line: int
    text: str
    expected: str


def pages() -> list[Path]:
    """Return every page with blocks: those of the site, and those of the root that it includes."""
    root = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")]
    site = [page for page in sorted(DOCS.rglob("*.md")) if not {"_build", "_generated"} & set(page.parts)]
    return [page for page in root + site if page.exists()]


def blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of a page, in order."""
    found, marks = [], {}
    lines = page.read_text(encoding="utf-8").splitlines()
    number = 0
    while number < len(lines):
        line = lines[number]
        number += 1
        if mark := _MARK.match(line):
            marks[mark["name"]] = mark["text"]
        elif fence := _FENCE.match(line):
            start = number
            while number < len(lines) and lines[number].rstrip() != fence["ticks"]:
                number += 1
            text = "\n".join(lines[start:number])
            found.append(Block(page, start + 1, fence["info"].strip(), text, marks))
            marks, number = {}, number + 1
        elif line.strip():
            marks = {}
    return found


def commands(block: Block) -> list[Command]:
    """Return the commands of a console block.

    Raises
    ------
    BlockError
        Where it does not start with a prompt.
    """
    found: list[Command] = []
    lines = block.text.splitlines()
    if not lines or not lines[0].startswith("$ "):
        raise BlockError(f"{block.place}: a console block starts with a prompt, `$ `")
    number = 0
    while number < len(lines):
        start, text = number, lines[number].removeprefix("$ ")
        while text.endswith("\\") and number + 1 < len(lines):
            number += 1
            text = text[:-1] + " " + lines[number].strip()
        number += 1
        printed = number
        while number < len(lines) and not lines[number].startswith("$ "):
            number += 1
        found.append(Command(block.line + start, text, "\n".join(lines[printed:number])))
    return found


def chosen(page: Path, exhaustive: bool) -> Iterator[Block]:
    """Yield the blocks of a page that are to be run or written, in order."""
    for block in blocks(page):
        if "file" in block.marks:
            yield block
        elif block.is_run and (exhaustive or "exhaustive" not in block.marks):
            needed = block.marks.get("needs", "").split()
            if all(shutil.which(program) for program in needed):
                yield block


def listing() -> list[tuple[str, str]]:
    """Return place and reason of every block that not every run of the tests runs."""
    return [
        (block.place, f"{mark}: {block.marks[mark]}")
        for page in pages()
        for block in blocks(page)
        if block.language in RUN
        for mark in ("exhaustive", "not run", "needs")
        if mark in block.marks
    ]

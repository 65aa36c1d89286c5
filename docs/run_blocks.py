"""Run the code blocks of the documents, or write what they print now.

`python docs/run_blocks.py [PAGE ...]` runs those that every run of the tests runs, `--exhaustive` the others
besides; `--update` writes what commands print now into the pages, and `--list` says what is run when.
`docs/blocks.py` says how a block is marked.
"""

from __future__ import annotations

import argparse
import doctest
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from blocks import ROOT, Block, BlockError, Command, chosen, commands, listing, pages

_LIMIT_S = 900
_ALIKE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Differs(BlockError):
    """A block that ran and printed something else."""


class Page:
    """Runs blocks of a page, in order, in one folder.

    Parameters
    ----------
    folder : Path
        Where; made ready here.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: dict[str, object] = {"__name__": "__main__"}
        (folder / "samples").symlink_to(ROOT / "samples")
        (folder / "tests").mkdir()
        (folder / "tests" / "validation").symlink_to(ROOT / "tests" / "validation")

    def run(self, block: Block) -> list[str]:
        """Run one block; return what each of its commands printed.

        Raises
        ------
        BlockError
            Where it fails, or prints something else.
        """
        if block.language == "python":
            self._python(block)
            return []
        return [self.check(block, command) for command in commands(block)]

    def write(self, block: Block) -> None:
        """Write the file that a block shows."""
        (self._folder / block.marks["file"]).write_text(block.text + "\n", encoding="utf-8")

    def check(self, block: Block, command: Command) -> str:
        """Run one command of a block; return what it printed, where that is what the page says.

        Raises
        ------
        BlockError
            Where it fails, or prints something else.
        """
        place = f"{block.page.relative_to(ROOT)}:{command.line}"
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
        done = subprocess.run(
            ["/bin/bash", "-c", command.text],
            cwd=self._folder,
            env={**os.environ, "PATH": path, "COLUMNS": ""},  # help has 80 then, and tables are whole
            capture_output=True,
            text=True,
            timeout=_LIMIT_S,
            check=False,
        )
        if done.returncode:
            raise BlockError(
                f"{place}: exit code {done.returncode}: {command.text}\n{done.stdout}{done.stderr}"
            )
        expected = command.expected
        checked = expected and "output" not in block.marks
        if checked and not doctest.OutputChecker().check_output(expected + "\n", done.stdout, _ALIKE):
            raise Differs(f"{place}: {command.text}\nis said to print\n{expected}\nand prints\n{done.stdout}")
        return done.stdout

    def _python(self, block: Block) -> None:
        before = Path.cwd()
        os.chdir(self._folder)
        try:
            if ">>>" not in block.text:
                exec(compile("\n" * (block.line - 1) + block.text, str(block.page), "exec"), self._names)
                return
            test = doctest.DocTestParser().get_doctest(
                block.text + "\n", self._names, block.place, str(block.page), block.line - 1
            )
            told: list[str] = []
            runner = doctest.DocTestRunner(optionflags=_ALIKE)
            runner.run(test, out=told.append, clear_globs=False)
            self._names.update(test.globs)
            if runner.failures:
                raise Differs(f"{block.place}: {''.join(told)}")
        finally:
            os.chdir(before)


def run_page(page: Path, folder: Path, exhaustive: bool) -> list[tuple[Block, float]]:
    """Run the blocks of a page; return them with the seconds that each took."""
    running, took = Page(folder), []
    for block in chosen(page, exhaustive):
        if "file" in block.marks:
            running.write(block)
            continue
        start = time.perf_counter()
        running.run(block)
        took.append((block, time.perf_counter() - start))
    return took


def update_page(page: Path, folder: Path, exhaustive: bool) -> list[BlockError]:
    """Write what the commands of a page print now into it, where it shows an output without `...`.

    Returns
    -------
    list of BlockError
        What is left to be mended by hand.
    """
    running, left = Page(folder), []
    text = page.read_text(encoding="utf-8")
    for block in chosen(page, exhaustive):
        if "file" in block.marks:
            running.write(block)
            continue
        try:
            text = text.replace(f"\n{block.text}\n", f"\n{_printed_now(running, block)}\n", 1)
        except BlockError as error:
            left.append(error)
    page.write_text(text, encoding="utf-8")
    return left


def _printed_now(running: Page, block: Block) -> str:
    """Run a block; return it with the outputs that it has now."""
    if block.language == "python" or "output" in block.marks:
        running.run(block)
        return block.text
    text = block.text
    for command in commands(block):
        if not command.expected or "..." in command.expected:
            running.check(block, command)
        else:
            shown = Block(block.page, command.line, "console", f"$ {command.text}", block.marks)
            text = text.replace(command.expected, _without_padding(running.run(shown)[0]), 1)
    return text


def _without_padding(printed: str) -> str:
    """Return what was printed without blanks at the ends of lines, which a page cannot show."""
    return "\n".join(line.rstrip() for line in printed.rstrip("\n").splitlines())


def main() -> int:
    """Run, update or list the blocks; return 1 where one fails."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pages", nargs="*", type=Path, help="pages (default: all)")
    parser.add_argument("--exhaustive", action="store_true", help="run those as well that take long")
    parser.add_argument("--update", action="store_true", help="write what is printed now into the pages")
    parser.add_argument("--list", action="store_true", help="say what not every run of the tests runs")
    options = parser.parse_args()
    if options.list:
        for place, reason in listing():
            print(f"{place}  {reason}")
        return 0
    code = 0
    for page in [page.resolve() for page in options.pages] or pages():
        with tempfile.TemporaryDirectory() as folder:
            try:
                if options.update:
                    for error in update_page(page, Path(folder), options.exhaustive):
                        print(error, file=sys.stderr)
                        code = 1
                    continue
                for block, seconds in run_page(page, Path(folder), options.exhaustive):
                    print(f"{seconds:6.1f} s  {block.place}")
            except BlockError as error:
                print(error, file=sys.stderr)
                code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())

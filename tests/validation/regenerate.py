"""Tables of the documents, made from the stored data: nothing is measured.

    python tests/validation/regenerate.py                # write every table
    python tests/validation/regenerate.py paper studies  # write those whose name begins so
    python tests/validation/regenerate.py --check        # exit with 1 where a document differs
    python tests/validation/regenerate.py --list         # names, documents, and which take minutes

Pictures of the accuracy page are drawn with its tables; the same rows and version of matplotlib give the same
bytes. A document holds a table between `<!-- table: NAME -->` and `<!-- end of table -->`.
"""

import argparse
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE / "paper"), str(HERE / "accuracy")]

import accuracy_page  # noqa: E402  in the folder of that name
import stored_tables  # noqa: E402  beside this file, which is in no package
from paper import SECTIONS  # noqa: E402  in the folder of that name
from paper_entry import table_lines  # noqa: E402

DOCS = HERE.parents[1] / "docs"
PAGE = HERE / "paper" / "printed.md"
PICTURES = DOCS / "pictures" / "accuracy"
LEARNED = "Errors of models"
"""Section of the page that takes a minute, since its models are fitted."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a document.

    Attributes
    ----------
    document : Path
    lines : callable
        Return the lines of the table in Markdown.
    takes_minutes : bool
        Tests compare it with `--exhaustive` alone.
    """

    document: Path
    lines: Callable[[], Iterable[str]]
    takes_minutes: bool = False


def printed(script: str, *arguments: str, fence: bool = False) -> list[str]:
    """Return what a script of this folder prints: its table rows, or all of it as a block of text."""
    command = [sys.executable, str(HERE / script), *arguments]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    if fence:
        return ["```text", *(line.rstrip() for line in lines), "```"]
    return [line for line in lines if line.startswith("|")]


def paper_section(heading: str) -> list[str]:
    """Return a table of the page about the paper."""
    return table_lines(entry for part in SECTIONS[heading] for entry in part())


def _in(folder: str, lines: Callable[[], Iterable[str]], takes_minutes: bool = False) -> Table:
    return Table(HERE / folder / "README.md", lines, takes_minutes)


TABLES = {
    **{
        f"paper: {heading}": Table(PAGE, partial(paper_section, heading), heading == LEARNED)
        for heading in SECTIONS
    },
    "ratios": _in("paper", partial(printed, "paper/what_ratios_depend_on.py")),
    "splits": _in("paper", stored_tables.split_lines),
    "compilers": _in("campaigns/zen5", partial(printed, "campaigns/zen5/one_compiler.py"), True),
    "element kernels": _in(
        "campaigns/zen5", partial(printed, "campaigns/zen5/one_compiler.py", "--element"), True
    ),
    "selection": _in("campaigns/zen5", stored_tables.selection_lines),
    "full space": _in("explicit_vectors", stored_tables.full_space_lines),
    "simulated peers": _in("explicit_vectors", stored_tables.simulated_peers_lines),
    "quiet loops": _in("quiet_loops", stored_tables.quiet_loops_lines),
    "designs": _in("multigrid", stored_tables.designs_lines),
    "thesis": _in("formulas", partial(printed, "formulas/table_4_1.py")),
    "studies": _in("studies", stored_tables.classes_lines),
    "studies beyond": _in("studies", stored_tables.beyond_lines),
    "applications": _in("studies", stored_tables.applications_lines),
    "broadcast": _in("studies", stored_tables.broadcast_lines),
    "libraries": _in("studies", stored_tables.peers_lines),
    "relearn": _in("scaling_laws", stored_tables.relearn_lines),
    "accuracies": _in("scaling_laws", stored_tables.accuracy_lines),
    "error limits": _in("scaling_laws", stored_tables.error_limit_lines),
    "intervals": Table(DOCS / "accuracy/programs.md", stored_tables.intervals_lines),
    "accuracy tables": Table(DOCS / "accuracy/programs.md", stored_tables.score_lines),
    "accuracy page": Table(DOCS / "accuracy/index.md", accuracy_page.claim_lines),
    "accuracy kernels": Table(DOCS / "accuracy/kernels.md", accuracy_page.kernel_lines),
    "accuracy blocks": Table(DOCS / "accuracy/loops.md", accuracy_page.block_lines),
    "blocks": _in("blocks", accuracy_page.block_lines),
    "accuracy published": Table(DOCS / "accuracy/loops.md", accuracy_page.published_lines),
    "trials": _in("tables", partial(printed, "tables/run.py", "--summary", fence=True)),
}


def written(text: str, name: str, lines: Iterable[str]) -> str:
    """Return a document with a table in its place.

    Raises
    ------
    ValueError
        If the document has not one place for it.
    """
    place = re.compile(rf"(<!-- table: {re.escape(name)} -->\n).*?(<!-- end of table -->)", re.DOTALL)
    table = "\n".join(lines)
    found, count = place.subn(lambda match: f"{match[1]}\n{table}\n\n{match[2]}", text)
    if count != 1:
        raise ValueError(f"{count} places for the table {name!r}")
    return found


def main() -> int:
    """Write or check the tables that are named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="beginnings of names (default: all)")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 on a difference")
    parser.add_argument("--list", action="store_true", help="print the names")
    options = parser.parse_args()
    code = 0
    for name, table in TABLES.items():
        if options.names and not name.startswith(tuple(options.names)):
            continue
        document = table.document.relative_to(HERE.parents[1])
        if options.list:
            print(f"{name:40}{document}{', minutes' if table.takes_minutes else ''}")
            continue
        before = table.document.read_text(encoding="utf-8")
        begin = time.perf_counter()
        after = written(before, name, table.lines())
        print(f"{time.perf_counter() - begin:7.1f} s  {name}", file=sys.stderr, flush=True)
        if before != after:
            code |= int(options.check)
            print(f"{document}: {name}: {'differs' if options.check else 'written'}", flush=True)
            if not options.check:
                table.document.write_text(after, encoding="utf-8")
    if not (options.check or options.list) and (not options.names or "accuracy" in options.names):
        accuracy_page.write_pictures(PICTURES)
    return code


if __name__ == "__main__":
    sys.exit(main())

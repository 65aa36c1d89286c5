"""Every figure, table and number that Ren et al. 2026 print, for both machines, beside ours.

    python tests/validation/paper/paper.py            # half a minute, from paper.csv

Prints the tables of tests/validation/paper/printed.md in Markdown.
"""

import argparse
from collections.abc import Callable, Iterable

from paper_closed import chains, data, introduction, setup
from paper_definition import definition
from paper_entry import Entry, table_lines
from paper_learned import learned
from paper_speeds import distributions, model_errors, speeds

SECTIONS: dict[str, tuple[Callable[[], Iterable[Entry]], ...]] = {
    "Introduction and background": (introduction,),
    "Chains": (chains,),
    "Features, machines, data": (setup, data),
    "Ratios": (distributions, definition),
    "Speeds": (speeds,),
    "Errors of models": (model_errors, learned),
}


def main() -> None:
    """Print a table for each part of the paper."""
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args()
    for heading, parts in SECTIONS.items():
        print(f"## {heading}\n")
        print("\n".join(table_lines(entry for part in parts for entry in part())), "\n", sep="")


if __name__ == "__main__":
    main()

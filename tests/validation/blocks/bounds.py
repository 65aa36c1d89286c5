"""Check that no bound of `analyze` lies above the measured cycles of a block in a loop.

    python tests/validation/blocks/bounds.py DIR [--sample N] [--seed S]

A copy was measured as the difference of two loops, so that their branches cancel: its bounds are those of a
loop of twice as many copies less those of one, over the number of copies.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import chainline as cl
from score import SETS, Block, Notion, disassemble, read_blocks

COPIES = 12
NOISE = 0.03
"""Share of its measured cycles by which a bound may lie above them."""


def bounds_of(block: Block, machine: str, copies: int) -> dict[str, float]:
    """Return the bounds of a loop of copies, by name, in cycles."""
    with tempfile.NamedTemporaryFile("w", suffix=".s") as file:
        file.write("\n".join((".L1:", *block.text * copies, "jne .L1\n")))
        file.flush()
        found = cl.analyze(file.name, machine, simulate=False, syntax="att").main
    return {bound.name: bound.cycles for bound in found.bounds}


def bounds_above(block: Block, machine: str) -> Iterator[tuple[str, float]]:
    """Yield the bounds of a copy that lie above its measured cycles, in cycles."""
    few, many = (bounds_of(block, machine, copies) for copies in (COPIES, 2 * COPIES))
    for name, cycles in many.items():
        a_copy = (cycles - few.get(name, 0.0)) / COPIES
        if a_copy > block.measured[Notion.LOOP] * (1 + NOISE):
            yield name, a_copy


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--sample", type=int, metavar="N", help="random blocks of each set; default: all")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the sample (default: 0)")
    options = parser.parse_args()
    for blocks_of in (each for each in SETS if Notion.LOOP in each.columns):
        blocks = read_blocks(options.folder / blocks_of.file, blocks_of.columns)
        if options.sample is not None and options.sample < len(blocks):
            blocks = random.Random(options.seed).sample(blocks, options.sample)
        disassemble(blocks)
        above = [(block, *each) for block in blocks for each in bounds_above(block, blocks_of.machine)]
        for block, name, cycles in above:
            text = "; ".join(block.text)
            print(f"{name:20} {cycles:7.2f} measured {block.measured[Notion.LOOP]:7.2f}  {text}")
        print(f"{blocks_of.file}: {len(blocks)} blocks, {len(above)} bounds above what was measured")
    return 0


if __name__ == "__main__":
    sys.exit(main())

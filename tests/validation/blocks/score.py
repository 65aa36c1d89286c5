"""Score of the simulation on basic blocks that others chose, beside llvm-mca and OSACA where installed.

    python tests/validation/blocks/score.py DIR [--sample N] [--seed S]
    python tests/validation/blocks/score.py DIR --write tests/validation/blocks/results.csv

`DIR`, or the environment variable CHAINLINE_BLOCKS, names the folder with `bhive-skylake.csv` and
`emerald-rapids.csv`; see README.md for their columns. A set that is absent is skipped with the reason.
"""

import argparse
import csv
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from pathlib import Path
from statistics import mean, median

import numpy as np
from chainline.analysis.incore.form_costs import certainty_of, doubts_of
from chainline.analysis.incore.pipeline.simulate import Harness, simulate_body
from chainline.analysis.machine.instruction_costs import ABOUT, CERTAINTIES
from chainline.analysis.machine.load import Machine, load_machine
from chainline.asm.listing import parse
from chainline.errors import ChainlineError
from chainline.isa.instruction import Instruction
from chainline.records import replace
from other_tools import mca_cycles, osaca_cycles
from scipy.stats import kendalltau

OURS, MCA = "chainline", "llvm-mca"
VARIABLE = "CHAINLINE_BLOCKS"
REFUSED = 1.0
"""Relative error that a block counts for which cannot be analysed."""
_RESAMPLES = 1000
_PART = 100
_COPIES = 8  # of a block in a loop; those of twice as many less these are without its branch


class Notion(StrEnum):
    """How a block was measured: copies in a loop, less its branch; or copies in a straight line."""

    LOOP = "loop"
    STRAIGHT_LINE = "straight line"


@dataclass(frozen=True, slots=True)
class BlockSet:
    """A file of blocks: its name, the machine, and the column of each notion that was measured.

    `harness` is that of BHive, with the number of copies left open: see `copies_of`.
    """

    file: str
    machine: str
    mca_cpu: str
    columns: Mapping[Notion, str]
    harness: Harness | None = None


BHIVE = Harness(value=0x232_4000, copies=0, code_address=0x11DF)
"""What registers and memory hold, and where code begins behind a page, in `timing-harness/run_test.nasm` of
BHive as `nasm` assembles it."""

SETS = (
    BlockSet(
        "bhive-skylake.csv",
        "skl",
        "skylake",
        {Notion.STRAIGHT_LINE: "cycles_straight_line"},
        harness=BHIVE,
    ),
    BlockSet(
        "emerald-rapids.csv",
        "spr",
        "sapphirerapids",
        {Notion.LOOP: "cycles_loop", Notion.STRAIGHT_LINE: "cycles_straight_line"},
    ),
)


@dataclass(slots=True)
class Block:
    """A block: its machine code, text of its instructions, and cycles measured and predicted by notion.

    `certainty` is the word before the cycles in the headline of `analyze`, empty where they are sure.
    """

    code: str
    source: str
    text: list[str] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    measured: dict[Notion, float] = field(default_factory=dict)
    predicted: dict[tuple[str, Notion], float] = field(default_factory=dict)
    category: str = ""
    certainty: dict[Notion, str] = field(default_factory=dict)

    def error(self, who: str, notion: Notion) -> float:
        """Relative error, positive where the prediction is too slow; `REFUSED` where there is none."""
        found = self.predicted.get((who, notion))
        return REFUSED if found is None else found / self.measured[notion] - 1


def read_blocks(path: Path, columns: Mapping[Notion, str]) -> list[Block]:
    """Return the blocks of a file."""
    with path.open(newline="") as file:
        rows = list(csv.DictReader(file))
    return [
        Block(
            code=row["hex"],
            source=row.get("source", ""),
            measured={notion: float(row[column]) for notion, column in columns.items()},
        )
        for row in rows
    ]


def disassemble(blocks: Sequence[Block]) -> None:
    """Set the text of blocks by one run of `objdump`; one whose end is within an instruction stays empty."""
    starts, place = dict[int, Block](), 0
    with tempfile.NamedTemporaryFile(suffix=".bin") as file:
        for block in blocks:
            code = bytes.fromhex(block.code)
            starts[place] = block
            place += len(code)
            file.write(code)
        file.flush()
        command = ["objdump", "-D", "-w", "-b", "binary", "-m", "i386:x86-64", file.name]
        listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    current: Block | None = None
    for line in listed.splitlines():
        address, _, rest = line.partition(":\t")
        if not rest or not (head := address.strip()):
            continue
        current = starts.get(int(head, 16), current)
        if current is not None:
            code, _, text = rest.partition("\t")
            length, words = len(bytes.fromhex(code)), text.partition("#")[0].split()
            padding = _NOPS.get(length) if words[0] in ("nopl", "nopw") else None
            current.text.append(padding or " ".join(words))
            current.lengths.append(length)


_NOPS = {4: "nopw (%rax)", 8: "nopw 0x0(%rax)", 9: "cs nopw 0x0(%rax)"}
"""Operations without effect by length: `objdump` writes those of 5 and of 8 bytes alike, and others."""


def category_of(instructions: Sequence[Instruction]) -> str:
    """Return the kind of a block: integer or vector, and what it does in memory."""
    named = [register.root for one in instructions for register in one.register_operands]
    kind = "vector" if any(root.startswith("zmm") for root in named) else "integer"
    loads, stores = any(one.loads for one in instructions), any(one.stores for one in instructions)
    memory = {(0, 0): "registers", (1, 0): "loads", (0, 1): "stores", (1, 1): "loads and stores"}
    return f"{kind}, {memory[loads, stores]}"


def length_of(block: Block) -> str:
    """Return the range of instructions that a block is in."""
    n = len(block.text)
    return next(
        f"{low} to {high}" for low, high in ((1, 3), (4, 7), (8, 15), (16, 10**6)) if n <= high
    ).replace(" to 1000000", " or more")


def predict(
    blocks: list[Block], key: str, notions: Sequence[Notion], harness: Harness | None = None
) -> list[Block]:
    """Return blocks with the cycles of the simulation."""
    machine = load_machine(key)
    for block in blocks:
        try:
            listing = parse("\n".join(block.text), "x86-64", "att")
        except ChainlineError:
            continue  # no instruction is known
        block.category = category_of(listing.instructions)
        words = [certainty_of(one, machine) for one in listing.instructions]
        certainty = max(words, default="", key=CERTAINTIES.index)
        block.certainty = dict.fromkeys(notions, certainty)
        if listing.unknown or not listing.instructions:
            continue
        for notion in notions:
            try:
                block.predicted[OURS, notion] = cycles_of(
                    block, listing.instructions, machine, notion, harness
                )
            except ChainlineError:
                continue
            block.certainty[notion] = certainty or doubt_of(
                block, listing.instructions, machine, notion, harness
            )
    return blocks


def doubt_of(
    block: Block,
    instructions: Sequence[Instruction],
    machine: Machine,
    notion: Notion,
    harness: Harness | None = None,
) -> str:
    """Return the word for a block whose cycles hang on what is not known; see `doubts_of`."""
    how = {
        "straight_line": notion is Notion.STRAIGHT_LINE,
        "harness": None if harness is None else replace(harness, copies=copies_of(block)),
    }
    cycles = simulate_body(instructions, machine, loop=True, **how).cycles_per_iteration
    return ABOUT if doubts_of(instructions, machine, cycles, **how) else ""


def cycles_of(
    block: Block,
    instructions: Sequence[Instruction],
    machine: Machine,
    notion: Notion,
    harness: Harness | None = None,
) -> float:
    """Return the cycles of a copy, as they were measured."""
    if notion is Notion.STRAIGHT_LINE:
        measured = None if harness is None else replace(harness, copies=copies_of(block))
        cycles = simulate_body(
            instructions, machine, loop=True, straight_line=True, harness=measured
        ).cycles_per_iteration
        return cycles if measured is None else cycles + beside_copies(block, measured) / measured.copies
    few, many = (
        simulate_body(tuple(instructions) * copies, machine, loop=True).cycles_per_iteration
        for copies in (_COPIES, 2 * _COPIES)
    )
    return (many - few) / _COPIES


def copies_of(block: Block) -> int:
    """Return how many copies of a block BHive has added to as many.

    Not stated, but seen: measured cycles of up to 100 bytes are hundredths, of up to 200 fiftieths, of more
    sixteenths.
    """
    n_bytes = len(block.code) // 2
    return next((copies for most, copies in ((100, 100), (199, 50)) if n_bytes <= most), 16)


ZERO_CYCLES = -2.0
"""What BHive's differences of two runs are less than the cycles of the copies between.

Seen on blocks whose cycles follow from hard limits, such as four micro-ops a cycle and chains of loads."""
_READ_BEHIND, _READ_TO = 5, 12
"""Bytes behind the copies where `cpuid` ends, and where `rdpmc` does, which reads the counter."""


def beside_copies(block: Block, harness: Harness) -> float:
    """Return the cycles that a difference of two runs holds beside those of copies.

    `cpuid` lets nothing behind it be fetched before it is done. From there to `rdpmc` code lies in one part
    of 16 bytes, or in two, which takes a cycle more; which of these depends on how long the copies are.
    """
    few, many = (
        harness.code_address + copies * len(block.code) // 2
        for copies in (harness.copies, 2 * harness.copies)
    )
    return ZERO_CYCLES + _parts_behind(many) - _parts_behind(few)


def _parts_behind(end: int) -> int:
    return (end + _READ_TO - 1) // _PART_BYTES - (end + _READ_BEHIND) // _PART_BYTES


_PART_BYTES = 16


def score(errors: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the median of the sizes of relative errors."""
    sizes = [abs(error) for error in errors]
    return mean(sizes), median(sizes)


def interval(errors: Sequence[float], seed: int = 0) -> tuple[float, float]:
    """Return the bootstrap interval of the mean error in which it lies with a probability of 95 %."""
    sizes = np.abs(np.asarray(errors))
    chosen = np.random.default_rng(seed).integers(0, len(sizes), (_RESAMPLES, len(sizes)))
    low, high = np.percentile(sizes[chosen].mean(axis=1), (2.5, 97.5))
    return float(low), float(high)


def table(blocks: Sequence[Block], notion: Notion) -> Iterator[str]:
    """Yield the lines of the table of one notion: each predictor, then ours by part."""
    yield "| predictor | blocks | refused | mean error | 95 % interval | median | Kendall's tau |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    names = [OURS, *sorted({who for b in blocks for who, _ in b.predicted} - {OURS})]
    for who in names:
        known = [block for block in blocks if (who, notion) in block.predicted]
        if not known:
            continue
        errors = [block.error(who, notion) for block in blocks]
        low, high = interval(errors)
        average, middle = score(errors)
        pairs = [(block.predicted[who, notion], block.measured[notion]) for block in known]
        tau = float(kendalltau(*zip(*pairs, strict=True)).statistic)
        yield (
            f"| {who} | {len(blocks)} | {len(blocks) - len(known)} | {average:.1%} | {low:.1%} to {high:.1%}"
            f" | {middle:.1%} | {tau:.3f} |"
        )
    known = [block for block in blocks if (OURS, notion) in block.predicted]
    sure = [block.error(OURS, notion) for block in known if not block.certainty[notion]]
    yield ""
    average = mean(map(abs, sure)) if sure else 0.0
    yield f"Headlines that are not sure: {len(blocks) - len(sure)}; the others are {average:.1%} off."
    yield ""
    yield "| part | blocks | mean error | 95 % interval | median | bias | share of the error |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    whole = sum(abs(block.error(OURS, notion)) for block in blocks)
    by: tuple[Callable[[Block], str], ...] = (lambda b: b.source, lambda b: b.category, length_of)
    for part_of in by:
        for part in sorted({part_of(block) for block in blocks} - {""}, key=_natural):
            errors = [block.error(OURS, notion) for block in blocks if part_of(block) == part]
            low, high = interval(errors)
            average, middle = score(errors)
            yield (
                f"| {part} | {len(errors)} | {average:.1%} | {low:.1%} to {high:.1%} | {middle:.1%}"
                f" | {mean(errors):+.1%} | {sum(map(abs, errors)) / whole:.0%} |"
            )


def _natural(name: str) -> tuple[int, str]:
    first = name.split(maxsplit=1)[0]
    return (int(first) if first.isdigit() else -1, name)


def worst(blocks: Sequence[Block], notion: Notion, number: int) -> Iterator[str]:
    """Yield the blocks that are farthest off, with measured and predicted cycles."""
    for block in sorted(blocks, key=lambda b: -abs(b.error(OURS, notion)))[:number]:
        said = block.predicted.get((OURS, notion))
        text = "; ".join(block.text)
        shown = "refused" if said is None else f"{said:.2f}"
        yield f"{block.error(OURS, notion):+6.0%} {block.measured[notion]:7.2f} {shown:>7}  {text}"


def scored(folder: Path, blocks_of: BlockSet, options: argparse.Namespace) -> list[Block]:
    """Return the blocks of a set, or of a sample, with all predictions."""
    blocks = read_blocks(folder / blocks_of.file, blocks_of.columns)
    if options.sample is not None and options.sample < len(blocks):
        blocks = random.Random(options.seed).sample(blocks, options.sample)
    disassemble(blocks)
    parts = [blocks[n : n + _PART] for n in range(0, len(blocks), _PART)]
    notions = tuple(blocks_of.columns)
    harness = None if options.pointers_apart else blocks_of.harness
    ours = partial(predict, key=blocks_of.machine, notions=notions, harness=harness)
    with ProcessPoolExecutor(options.jobs) as pool:
        blocks = [block for part in pool.map(ours, parts) for block in part]
        if not options.alone:
            texts = [[block.text for block in part] for part in parts]
            for who, of in ((MCA, mca_cycles), ("OSACA", osaca_cycles)):
                cycles = [c for part in pool.map(partial(of, cpu=blocks_of.mca_cpu), texts) for c in part]
                for block, found in zip(blocks, cycles, strict=True):
                    if found is not None:
                        block.predicted.update({(who, notion): found for notion in notions})
    return blocks


RESULT_COLUMNS = ("set", "notion", "measured", OURS, MCA)


def results(blocks_of: BlockSet, blocks: Sequence[Block]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the file of results, in the order of the set; an empty cell of what is refused."""
    for notion in blocks_of.columns:
        for block in blocks:
            said = (block.predicted.get((who, notion)) for who in (OURS, MCA))
            cells = ("" if cycles is None else f"{cycles:.4g}" for cycles in said)
            yield (blocks_of.file.removesuffix(".csv"), notion, f"{block.measured[notion]:.4g}", *cells)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, metavar="DIR", default=os.environ.get(VARIABLE))
    parser.add_argument(
        "--set", choices=[each.file.removesuffix(".csv") for each in SETS], help="one set alone"
    )
    parser.add_argument("--sample", type=int, metavar="N", help="random blocks of each set; default: all")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the sample (default: 0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="default: all cores")
    parser.add_argument("--alone", action="store_true", help="no other tools")
    parser.add_argument(
        "--pointers-apart", action="store_true", help="registers point to arrays of their own in every set"
    )
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="list the N blocks farthest off")
    parser.add_argument("--write", type=Path, metavar="CSV", help="write measured and predicted cycles")
    options = parser.parse_args()
    if options.folder is None:
        print(f"skipped: no data; give DIR, or set {VARIABLE}")
        return 0
    if shutil.which("objdump") is None:
        print("skipped: objdump is not on PATH; install binutils")
        return 0
    rows: list[tuple[str, ...]] = []
    for blocks_of in SETS:
        if options.set not in (None, blocks_of.file.removesuffix(".csv")):
            continue
        if not (Path(options.folder) / blocks_of.file).is_file():
            print(f"{blocks_of.file}: skipped, not in {options.folder}")
            continue
        blocks = scored(Path(options.folder), blocks_of, options)
        rows += results(blocks_of, blocks)
        for notion in blocks_of.columns:
            print(f"\n### {blocks_of.file}, machine `{blocks_of.machine}`, {notion}\n")
            print("\n".join(table(blocks, notion)))
            if options.worst:
                print("\n" + "\n".join(worst(blocks, notion, options.worst)))
    if options.write is not None:
        with options.write.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([RESULT_COLUMNS, *rows])
    return 0


if __name__ == "__main__":
    sys.exit(main())

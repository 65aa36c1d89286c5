"""Reader of INSPECT: stencils with the assembly of their inner loop, and cycles measured by size.

`stencils/**/index.md` has the loop between its Liquid tags, written by two tools in two syntaxes;
`results.csv` beside it has a line for each size, in cycles for a cache line of results: measured
(`Benchmark cycl`), and by the ECM model with what IACA, or OSACA on Zen, says of the core: in
arithmetic (`Tol`), in loads (`Tnol`), and between the caches.
"""

import csv
import io
import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from cases import Case
from cells import cell_number
from chainline.asm.listing import parse
from chainline.errors import UsageError
from chainline.files.untrusted import read_text
from chainline.isa.instruction import Immediate, Instruction, Memory

LINE_BYTES = 64
LEAST_SIZE = 50
PEER = "INSPECT"
"""The ECM model with layer conditions, and IACA, or OSACA on Zen, for the core."""
_FIELD = r'^{}\s*:\s*"([^"\n]*)"'
_ASSEMBLY = re.compile(r"capture source_code_asm -%\}\n(.*?)\{%- endcapture", re.DOTALL)
_STRAY = re.compile(r"^[PX*]\s+")  # marks of IACA and OSACA that stayed in front
_BRANCH = re.compile(r"^(j\w+)\s.*")
_SIZE, _MEASURED = "N^3", "Benchmark cycl"
_CORE, _BETWEEN = ("ECM LC Tol", "ECM LC Tnol"), ("ECM LC Tl1l2", "ECM LC Tl2l3", "ECM LC Tl3mem")
_WHOLE = "ECM LC cycl"
_COLUMNS = (_SIZE, _MEASURED, *_CORE, *_BETWEEN, _WHOLE)
_MOST_STENCILS, _MOST_ROWS = 10_000, 10_000


@dataclass(frozen=True, slots=True)
class MeasuredSize:
    """A size of a stencil: cycles for a line of results, measured and as the model has them."""

    size: int
    measured: float
    arithmetic: float
    loads: float
    between: float
    whole: float

    @property
    def in_core(self) -> bool:
        """Whether the model says that the core decides, and no transfer."""
        return self.whole == max(self.arithmetic, self.loads)


@dataclass(frozen=True, slots=True)
class Stencil:
    """A stencil on a processor: its inner loop, how many bytes of results each pass stores, and its sizes."""

    name: str
    machine: str
    instructions: Sequence[Instruction]
    pass_bytes: float
    sizes: Sequence[MeasuredSize]


def processor_of(stencil: Stencil) -> str:
    """Return the processor of a stencil: what its vectors or its halves were set to is left out."""
    return re.sub(r"_(SNC|CoD|avx512|512|variant_avx512)$", "", stencil.machine)


def stencil_cases(stencil: Stencil, all_sizes: bool) -> list[Case]:
    """Return the sizes of a stencil that are compared: each of them, or the median of those in core.

    The model's part of the core gives way to a prediction; where the model says that transfers decide,
    it is not less than these. Lines of fewer than `LEAST_SIZE` elements show how loops start and end.
    """
    long = [size for size in stencil.sizes if size.size >= LEAST_SIZE]
    shares = stencil.pass_bytes / LINE_BYTES
    if all_sizes:
        return [
            Case(
                f"{stencil.name} {each.size}",
                each.measured,
                {PEER: each.whole},
                stencil.instructions,
                shares,
                0 if each.in_core else each.whole,
            )
            for each in long
        ]
    core = [size for size in long if size.in_core]
    if not core:
        return []
    peers = {PEER: median(each.whole for each in core)}
    return [Case(stencil.name, median(each.measured for each in core), peers, stencil.instructions, shares)]


def read_stencils(folder: Path) -> list[Stencil]:
    """Return the stencils of a checkout that have assembly and measured sizes.

    Raises
    ------
    UsageError
        There is none, or a table is cut off; says where.
    """
    pages = sorted((folder / "stencils").rglob("index.md"))[:_MOST_STENCILS]
    found = [stencil for page in pages if (stencil := _stencil(page, folder)) is not None]
    if not found:
        raise UsageError(f"{folder / 'stencils'}: no index.md with assembly beside a results.csv")
    return found


def _stencil(page: Path, folder: Path) -> Stencil | None:
    text, table = read_text(page), page.with_name("results.csv")
    machine = re.search(_FIELD.format("machine"), text, re.MULTILINE)
    assembly = _ASSEMBLY.search(text)
    if machine is None or assembly is None or not table.exists():
        return None
    instructions = _loop(assembly[1])
    stored = _pass_bytes(instructions)
    sizes = tuple(_sizes(table))
    if not stored or not sizes:
        return None
    return Stencil(str(page.parent.relative_to(folder)), machine[1], instructions, stored, sizes)


def _loop(assembly: str) -> Sequence[Instruction]:
    lines = [_BRANCH.sub(r"\1 .Lloop", _STRAY.sub("", line.strip())) for line in assembly.splitlines()]
    syntax = [] if "%" in assembly else [".intel_syntax noprefix"]
    try:
        listing = parse("\n".join([*syntax, ".Lloop:", *lines]) + "\n", "x86-64")
    except UsageError:
        return ()  # one of the real pages has a tool's report there
    known = [text for text in listing.unknown if not text.text.startswith("nop")]
    return () if known else listing.instructions


def _pass_bytes(instructions: Sequence[Instruction]) -> float:
    """Return how far a pass moves the last store; 0 where that cannot be told, or there is a way out."""
    stores = [store for instruction in instructions for store in instruction.stores]
    branches = [instruction for instruction in instructions if instruction.target is not None]
    if not stores or len(branches) != 1 or branches[0] is not instructions[-1]:
        return 0
    return _moved(stores[-1], instructions)


def _moved(store: Memory, instructions: Sequence[Instruction]) -> float:
    register, scale = (store.index, store.scale) if store.index is not None else (store.base, 1)
    if register is None:
        return 0
    steps = [_step(each) for each in instructions if register.root in each.writes]
    return abs(steps[0] * scale) if len(steps) == 1 else 0


def _step(instruction: Instruction) -> int:
    first = instruction.operands[0]
    if instruction.mnemonic.startswith("inc"):
        return 1
    stepped = instruction.mnemonic.startswith(("add", "sub"))
    return first.value if stepped and isinstance(first, Immediate) and first.symbol is None else 0


def _sizes(table: Path) -> Iterator[MeasuredSize]:
    rows = csv.DictReader(io.StringIO(read_text(table)))
    if not set(_COLUMNS) <= set(rows.fieldnames or ()):
        return  # one table of the real ones has three lines of headings
    for number, row in enumerate(rows, 2):
        if number > _MOST_ROWS:
            raise UsageError(f"{table}: more than {_MOST_ROWS} lines")
        values = {name: cell_number(row[name], f"{table}, line {number}: {name}") for name in _COLUMNS}
        if all(not math.isnan(value) for value in values.values()) and values[_MEASURED] > 0:
            between = sum(values[name] for name in _BETWEEN)
            core = (values[name] for name in _CORE)
            yield MeasuredSize(int(values[_SIZE]), values[_MEASURED], *core, between, values[_WHOLE])

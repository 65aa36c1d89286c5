"""Trace cache: address formulas and step functions of instructions, each made once, and logs of accesses.

A call of a function is traced, and every body in it: most of their instructions are the same.

While a call is followed, the log keeps the values of the registers that addresses are made of, as they are
right before the accesses; accesses between which no register changes share them. Addresses are computed at
the end: of many accesses by numpy, all executions of a block at once.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from operator import is_
from typing import Any, NamedTuple

from ..isa.instruction import Instruction, Memory, Register, RegisterKind
from ..isa.instruction_form import ShapedCode, shape_of, shaped_code
from ..isa.state import MASK64, State, access_bytes, compile_address
from ..records import record
from .execute import Step, compile_step

Row = tuple[str, int, str | None, int, int, str | None, int, int]
"""Base, displacement, index, scale and bytes; the mask, its bits a lane, and the lanes."""
Size = tuple[int, int, int]
"""Bytes with all lanes active; mask bits of a lane, and lanes, where there is a mask."""


class OtherAccess(NamedTuple):
    """An access with an address of more than registers and a constant."""

    memory: Memory
    size: Size


class TraceCache:
    """Address formulas and step functions of instructions, made once for each that is asked for.

    Parameters
    ----------
    isa : str
        Instruction set.
    scalable_bits : int
        SVE vector length in bits, 0 on x86-64.
    """

    def __init__(self, isa: str, scalable_bits: int) -> None:
        self._isa, self.scalable_bits = isa, scalable_bits
        self._sizes: dict[Hashable, list[Size]] = {}
        # by identity; beside it the instruction, lest another takes its place in memory
        self._accesses: dict[int, tuple[list[Row | OtherAccess], Instruction]] = {}
        self._steps: dict[int, tuple[Step, Instruction]] = {}
        self._shaped: tuple[ShapedCode, ...] = ()

    def shaped(self, instructions: Sequence[Instruction]) -> ShapedCode:
        """Return instructions by shape; the first and the latest results are kept."""
        for known in self._shaped:
            if len(known.instructions) == len(instructions) and all(
                map(is_, known.instructions, instructions)
            ):
                return known
        made = shaped_code(instructions)
        self._shaped = (*self._shaped[:1], made)
        return made

    def accesses(self, instruction: Instruction) -> list[Row | OtherAccess]:
        """Return the accesses of an instruction that has some, loads before stores."""
        if (found := self._accesses.get(id(instruction))) is not None:
            return found[0]
        memories = instruction.loads + instruction.stores
        key = shape_of(instruction).key
        if (sizes := self._sizes.get(key)) is None:
            sizes = self._sizes[key] = [_size(instruction, one, self.scalable_bits) for one in memories]
        made = [
            _row(instruction, memory, size) or OtherAccess(memory, size)
            for memory, size in zip(memories, sizes, strict=True)
        ]
        self._accesses[id(instruction)] = made, instruction
        return made

    def step(self, instruction: Instruction) -> Step:
        """Return the effect of an instruction."""
        if (found := self._steps.get(id(instruction))) is None:
            made = compile_step(self._isa, instruction, self.scalable_bits)
            found = self._steps[id(instruction)] = made, instruction
        return found[0]


def _size(instruction: Instruction, memory: Memory, scalable_bits: int) -> Size:
    """Return the size of an access, which is the same for all of a shape."""
    masked = instruction.mask is not None and not memory.broadcast
    lanes = _lanes(instruction, memory, scalable_bits) if masked and is_plain(memory) else (1, 1)
    return access_bytes(instruction, memory, scalable_bits), *lanes


def is_plain(memory: Memory) -> bool:
    """Tell whether general registers alone make an address."""
    base, index = memory.base, memory.index
    return (base is None or base.kind is RegisterKind.INTEGER) and (
        index is None or index.kind is RegisterKind.INTEGER
    )


def _row(instruction: Instruction, memory: Memory, size: Size) -> Row | None:
    """Return the parts of an address; None where it has more than registers and a constant."""
    base, index = memory.base, memory.index
    if base is None or base.kind is not RegisterKind.INTEGER or memory.symbol is not None:
        return None
    if index is not None and (index.kind is not RegisterKind.INTEGER or memory.index_extend):
        return None
    n_bytes, bits_a_lane, n_lanes = size
    displacement = 0 if memory.post_index else memory.displacement * (n_bytes if memory.vl_scaled else 1)
    mask = None if memory.broadcast else instruction.mask
    index_root = None if index is None else index.root
    return base.root, displacement, index_root, memory.scale, n_bytes, mask, bits_a_lane, n_lanes


def _lanes(instruction: Instruction, memory: Memory, scalable_bits: int) -> tuple[int, int]:
    """Return the mask bits of a lane, and the lanes that a masked access has."""
    if instruction.mask is not None and instruction.mask[0] == "p":  # a bit a byte of the vector
        moved = instruction.operands[0]
        register = moved[0] if isinstance(moved, tuple) else moved
        element = (register.element_bits if isinstance(register, Register) else 0) or 64
        return element // 8, scalable_bits // element
    double = instruction.mnemonic.endswith(("pd", "q", "64", "sd"))
    single = instruction.mnemonic.endswith(("ps", "d", "32", "ss"))
    half = instruction.mnemonic.endswith(("ph", "sh", "16"))
    element = 16 if half else 64 if double or not single else 32
    # a mask register has a bit a lane; a vector that masks (`vmaskmovpd`) has it in the sign
    bits_a_lane = element if (instruction.mask or "").startswith("zmm") else 1
    return bits_a_lane, max(memory.bits // element, 1)  # `vpmovsxbq` of two bytes


UNKNOWN_ADDRESS = -1
"""Address of an access that depends on data, such as each element of a gather."""

_MANY = 1 << 13
"""Accesses from which on it pays to load numpy."""
_HALF = 1 << 63


_Formula = tuple[int, int, int, int, int, int, int, int]
"""An access by the values that its block logs: the place of the base, displacement, the place of the index
(-1 for none), scale, bytes; the place of the bits of the mask (-1 for none), its bits a lane, its lanes."""


@record
class _Logged:
    """Values that one execution of a block logs, and its accesses."""

    n_values: int
    accesses: tuple[_Formula, ...]


def _advanced(starts: array[int], strides: array[int], times: int) -> array[int]:
    """Return some addresses, then these each moved on by its stride, and so on.

    Each number has 64 bits of a large one, which are added at once; no sum leaves its bits. Processors that
    the package runs on keep the low bytes of a number first.

    Examples
    --------
    >>> _advanced(array("q", (10, -1, 50)), array("q", (1, 0, -8)), 3).tolist()
    [10, -1, 50, 11, -1, 42, 12, -1, 34]
    """

    def together(numbers: Iterable[int]) -> int:
        return int.from_bytes(array("q", numbers).tobytes(), "little")

    n_bits = 64 * len(starts)
    first = together(starts)
    up, down = (together([max(sign * each, 0) for each in strides]) for sign in (1, -1))

    def moved(turns: int) -> tuple[int, int, int]:
        """Return the addresses of some turns, and the strides up and down of as many."""
        if turns == 1:
            return first, up, down
        half = turns // 2
        found, ups, downs = moved(half)
        found |= found + half * ups - half * downs << n_bits * half
        ups, downs = ups | ups << n_bits * half, downs | downs << n_bits * half
        if turns % 2:
            behind = n_bits * (turns - 1)
            found |= first + (turns - 1) * (up - down) << behind
            ups, downs = ups | up << behind, downs | down << behind
        return found, ups, downs

    made = array("q")
    if n_bits:
        made.frombytes(moved(times)[0].to_bytes(n_bits // 8 * times, "little"))
    return made


class AccessLog:
    """Values of registers of a call that is followed block by block, from which addresses are computed.

    Parameters
    ----------
    cache : TraceCache
        Parts of the accesses.
    """

    def __init__(self, cache: TraceCache) -> None:
        self._cache = cache
        self._values: list[int | None] = []
        self._blocks: list[_Logged] = []
        self._steps: list[Callable[[State], Any]] = []
        self._accesses: list[_Formula] = []
        self._n_values = 0
        self._places: dict[tuple[str, bool], int] = {}  # by register, and whether it is a mask
        self._roots: list[str | None] = []  # of the values of all blocks; None for addresses

    def note(self, instruction: Instruction) -> None:
        """Add the accesses of an instruction, which come before its effects: a write-back is one."""
        if not (instruction.loads or instruction.stores):
            return
        for one in self._cache.accesses(instruction):
            if isinstance(one, OtherAccess):
                self._note_other(instruction, one)
                continue
            base, displacement, index, scale, n_bytes, mask, bits_a_lane, n_lanes = one
            base_at, index_at = self._place(base), -1 if index is None else self._place(index)
            mask_at = self._mask_place(mask)
            self._accesses.append(
                (base_at, displacement, index_at, scale, n_bytes, mask_at, bits_a_lane, n_lanes)
            )

    def _place(self, root: str, is_mask: bool = False) -> int:
        key = root, is_mask
        if (place := self._places.get(key)) is None:
            place = self._places[key] = self._n_values
            self._n_values += 1
            self._roots.append(root)
        return place

    def _mask_place(self, mask: str | None) -> int:
        return -1 if mask is None else self._place(mask, is_mask=True)

    def _note_other(self, instruction: Instruction, access: OtherAccess) -> None:
        """Log the address itself, and the bits of the mask."""
        memory, (n_bytes, bits_a_lane, n_lanes) = access
        plain = is_plain(memory)
        mask = instruction.mask if plain and not memory.broadcast else None
        self._close()
        address_of = compile_address(instruction, memory, self._cache.scalable_bits)
        append = self._values.append
        self._steps.append((lambda state: append(address_of(state))) if plain else (lambda _: append(None)))
        place, self._n_values = self._n_values, self._n_values + 1
        self._roots.append(None)
        mask_at = self._mask_place(mask)
        self._accesses.append((place, 0, -1, 0, n_bytes, mask_at, bits_a_lane, n_lanes))

    def add(self, step: Callable[[State], Any]) -> None:
        """Add the effect of an instruction."""
        self._close()
        self._steps.append(step)

    def _close(self) -> None:
        """Have the values logged that accesses since the last step are made of."""
        if not self._places:
            return
        roots = tuple(root for root, _ in self._places)
        masks = [number for number, (_, is_mask) in enumerate(self._places) if is_mask]
        extend = self._values.extend

        def log(state: State) -> None:
            extend(map(state.registers.get, roots))

        def log_masks(state: State) -> None:
            values = [*map(state.registers.get, roots)]
            for number in masks:
                if (value := values[number]) is not None:
                    values[number] = value.bit_length()
            extend(values)

        self._steps.append(log_masks if masks else log)
        self._places = {}

    def take(self) -> tuple[Callable[[State], Any], ...]:
        """Return the steps of a block, which ends here."""
        self._close()
        self._blocks.append(_Logged(self._n_values, tuple(self._accesses)))
        found = tuple(self._steps)
        self._steps, self._accesses, self._n_values = [], [], 0
        return found

    @property
    def roots(self) -> frozenset[str] | None:
        """Registers that addresses are made of; None where some have more than registers and a constant."""
        return None if None in self._roots else frozenset(root for root in self._roots if root is not None)

    def repeated(self, advances: Mapping[str, int], times: int) -> tuple[array[int], ...] | None:
        """Return the columns of a single block that is executed again and again, and was logged once.

        None where an address leaves the lower half of memory.

        Parameters
        ----------
        advances : mapping of str to int
            Amounts by which registers advance in each execution; the others keep their values.
        times : int
            Executions.
        """
        steps = [advances.get(root or "", 0) for root in self._roots]
        first = [*self._by_turns([0])]
        strides = array("q")
        for start, (base, _, index, scale, *_) in zip(first[0], self._blocks[0].accesses, strict=True):
            stride = steps[base] + (steps[index] * scale if index >= 0 else 0)
            if start == UNKNOWN_ADDRESS:
                stride = 0
            elif stride and (start < 0 or not 0 <= start + stride * (times - 1) < _HALF):
                return None
            strides.append(stride)
        return _advanced(first[0], strides, times), first[1] * times, first[2] * times

    def columns(self, path: Sequence[int]) -> Iterator[array[int]]:
        """Return the addresses of all accesses, their bytes, and the bytes with all lanes active.

        Addresses of the upper half of memory are negative.

        Parameters
        ----------
        path : sequence of int
            The blocks executed, in order.
        """
        if len(self._values) < _MANY and "numpy" not in sys.modules:
            return self._by_turns(path)
        return self._at_once(path)

    def _by_turns(self, path: Sequence[int]) -> Iterator[array[int]]:
        """Compute one access after the other."""
        found: list[int] = []
        values, first = self._values, 0
        for number in path:
            block = self._blocks[number]
            for base, displacement, index, scale, width, mask, bits_a_lane, n_lanes in block.accesses:
                address, n_bytes = values[first + base], width
                if index >= 0 and address is not None:
                    moved = values[first + index]
                    address = None if moved is None else address + moved * scale
                if address is None:
                    address = UNKNOWN_ADDRESS
                else:
                    address = (address + displacement) & MASK64
                    address -= (address & _HALF) << 1
                if mask >= 0 and (bits := values[first + mask]) is not None:
                    n_bytes = min(-(-bits // bits_a_lane), n_lanes) * width // n_lanes
                found += (address, n_bytes, width)
            first += block.n_values
        table = array("q", found)
        return (table[column::3] for column in range(3))

    def _at_once(self, path: Sequence[int]) -> Iterator[array[int]]:
        """Compute all executions of a block at once."""
        import numpy as np  # noqa: PLC0415 - it takes longer to load than few accesses take

        values, is_known = self._as_columns()
        blocks = np.asarray(path, dtype=np.int64)
        n_values = np.array([block.n_values for block in self._blocks], dtype=np.int64)[blocks]
        n_accesses = np.array([len(block.accesses) for block in self._blocks], dtype=np.int64)[blocks]
        first_values, first_accesses = np.cumsum(n_values) - n_values, np.cumsum(n_accesses) - n_accesses
        n_all = int(n_accesses.sum())
        found = np.empty((3, n_all), dtype=np.int64)
        for number, block in enumerate(self._blocks):
            executions = np.flatnonzero(blocks == number)
            if not block.accesses or not len(executions):
                continue
            base, displacement, index, scale, width, mask, bits_a_lane, n_lanes = np.array(
                block.accesses, dtype=np.int64
            ).T
            start = first_values[executions][:, None]
            places = start + base
            addresses, known, n_bytes = values[places], is_known[places], width
            if (index >= 0).any():
                places = start + np.maximum(index, 0)
                addresses = addresses + values[places] * np.where(index >= 0, scale, 0).astype(np.uint64)
                known = known & (is_known[places] | (index < 0))
            addresses = addresses + displacement.astype(np.uint64)
            if (mask >= 0).any():
                places = start + np.maximum(mask, 0)
                lanes = np.minimum(-(-values[places].astype(np.int64) // bits_a_lane), n_lanes)
                masked_bytes = lanes * width // np.maximum(n_lanes, 1)
                n_bytes = np.where(is_known[places] & (mask >= 0), masked_bytes, width)
            at = first_accesses[executions][:, None] + np.arange(len(block.accesses))
            found[0, at] = np.where(known, addresses.view(np.int64), UNKNOWN_ADDRESS)
            found[1, at] = n_bytes
            found[2, at] = width
        return (array("q", row.tobytes()) for row in found)

    def _as_columns(self) -> tuple[Any, Any]:
        """Return the values as numbers of 64 bits, 0 where unknown, and which are known."""
        import numpy as np  # noqa: PLC0415 - see `_at_once`

        logged: Any = self._values
        try:
            values = np.frombuffer(array("Q", logged), dtype=np.uint64)
        except (TypeError, OverflowError):  # some are unknown, or an argument is below zero
            known = array("Q", [0 if value is None else value & MASK64 for value in self._values])
            is_known = np.array([value is not None for value in self._values], dtype=bool)
            return np.frombuffer(known, dtype=np.uint64), is_known
        return values, np.ones(len(values), dtype=bool)

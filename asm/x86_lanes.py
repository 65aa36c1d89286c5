"""Where each lane of a moved or permuted x86-64 vector comes from.

`layout` describes a data movement as a list with one entry for each 32-bit unit of the
destination: `(operand, unit)`, the operand by its position as written (AT&T order) and the
unit within it, or None for zero. Source: Intel 64 and IA-32 Architectures Software Developer's
Manual, volume 2.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from .instruction import Immediate, Instruction, Kind, Memory
from .registers import Register, RegisterKind

Unit = tuple[int, int]
Layout = list[Unit | None]

_BLOCK_UNITS = {"32x2": 2, "128": 4, "64x2": 4, "32x4": 4, "64x4": 8, "32x8": 8}
_ELEMENT = re.compile(r"(?:(64|q|pd|sd|64x\d)|(32|d|ps|ss|32x\d))$")


def element_bits(instruction: Instruction) -> int:
    """Return the size of the elements that a mask of the instruction governs."""
    match = _ELEMENT.search(instruction.mnemonic)
    return 64 if match is None or match[1] else 32


def index_root(instruction: Instruction) -> str | None:
    """Return the register whose value selects the elements of a permutation, if one does."""
    operand: object = None
    if re.fullmatch(r"vperm(pd|ps|q|d)|vpermilp[sd]", instruction.mnemonic):
        operand = instruction.operands[1]
        if isinstance(instruction.operands[0], Immediate):
            return None
    elif instruction.mnemonic.startswith("vpermt2"):
        operand = instruction.operands[1]
    elif instruction.mnemonic.startswith("vpermi2"):
        operand = instruction.operands[2]
    return operand.root if isinstance(operand, Register) else None


def layout(instruction: Instruction, index: int | None) -> Layout | None:
    """Return the source of each unit of the destination; None where it is not known.

    Parameters
    ----------
    index : int or None
        Value of the register `index_root`.

    Examples
    --------
    >>> from .x86 import decode
    >>> layout(decode("vunpcklpd %xmm1, %xmm2, %xmm3", 1), None)
    [(1, 0), (1, 1), (0, 0), (0, 1)]
    """
    for pattern, function in _RULES:
        if pattern.fullmatch(instruction.mnemonic):
            return function(instruction, index)
    return _whole(instruction, None) if instruction.kind in (Kind.MOVE, Kind.LOAD) else None


def _units(instruction: Instruction, position: int, count: int = 0) -> list[Unit]:
    """Units of an operand; a broadcast memory element is repeated to `count`."""
    operand = instruction.operands[position]
    if isinstance(operand, Memory):
        own = [(position, unit) for unit in range(operand.bits // 32)]
        return (own * count)[:count] if operand.broadcast else own
    if isinstance(operand, Register):
        return [(position, unit) for unit in range(operand.bits // 32)]
    return []


def _width(instruction: Instruction) -> int:
    destination = instruction.operands[-1]
    return destination.bits // 32 if isinstance(destination, Register | Memory) else 0


def _immediate(instruction: Instruction) -> int | None:
    first = instruction.operands[0]
    return first.value if isinstance(first, Immediate) else None


def _whole(instruction: Instruction, _index: int | None) -> Layout:
    return list(_units(instruction, 0)[: _width(instruction)])


def _vector_masked(instruction: Instruction, _index: int | None) -> Layout:
    return list(_units(instruction, 0))


def _scalar(instruction: Instruction, _index: int | None) -> Layout:
    """`vmovsd`: memory clears the rest, a register form keeps it from the second source."""
    size = element_bits(instruction) // 32
    low = _units(instruction, 0)[:size]
    if len(instruction.operands) == 3:
        return [*low, *_units(instruction, 1)[size:4]]
    return list(low)


def _half(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vmovhpd` and `vmovlpd`: one half from memory or to memory."""
    high = "movh" in instruction.mnemonic
    if instruction.stores:
        return list(_units(instruction, 0)[2:4] if high else _units(instruction, 0)[:2])
    keep = _units(instruction, len(instruction.operands) - 2 if len(instruction.operands) == 3 else 1)
    new = _units(instruction, 0)[:2]
    return [*keep[:2], *new] if high else [*new, *keep[2:4]]


def _duplicate(instruction: Instruction, _index: int | None) -> Layout:
    source = _units(instruction, 0)
    return [source[block + unit] for block in range(0, _width(instruction), 4) for unit in (0, 1, 0, 1)]


def _broadcast(instruction: Instruction, _index: int | None) -> Layout | None:
    name = instruction.mnemonic
    if name[-1] in "bw":
        return None
    block = next((n for key, n in _BLOCK_UNITS.items() if name.endswith(key)), element_bits(instruction) // 32)
    if name.startswith("vpbroadcast") and not _is_vector(instruction, 0):
        return [(0, unit % block) for unit in range(_width(instruction))]
    source = _units(instruction, 0)[:block]
    return [source[unit % block] for unit in range(_width(instruction))]


def _is_vector(instruction: Instruction, position: int) -> bool:
    operand = instruction.operands[position]
    return isinstance(operand, Memory) or (isinstance(operand, Register) and operand.kind is RegisterKind.VECTOR)


def _elements(instruction: Instruction, position: int) -> list[list[Unit]]:
    """Elements of an operand as lists of units."""
    size = element_bits(instruction) // 32
    units = _units(instruction, position, _width(instruction))
    return [units[start : start + size] for start in range(0, len(units), size)]


def _flat(elements: list[list[Unit]]) -> Layout:
    return [unit for element in elements for unit in element]


def _permute(instruction: Instruction, index: int | None) -> Layout | None:
    """`vpermpd`, `vpermq` by an immediate within 256 bits; all `vperm` by an index register."""
    source = _elements(instruction, 1 if _immediate(instruction) is not None else 0)
    if (selector := _immediate(instruction)) is not None:
        return _flat([source[n // 4 * 4 + (selector >> 2 * (n % 4) & 3)] for n in range(len(source))])
    if index is None:
        return None
    bits, n_elements = element_bits(instruction), len(source)
    return _flat([source[(index >> bits * n) % n_elements] for n in range(n_elements)])


def _permute_two(instruction: Instruction, index: int | None) -> Layout | None:
    if index is None:
        return None
    first = 2 if instruction.mnemonic.startswith("vpermt2") else 1
    table = _elements(instruction, first) + _elements(instruction, 0)
    bits = element_bits(instruction)
    return _flat([table[(index >> bits * n) % len(table)] for n in range(len(table) // 2)])


def _permute_in_lane(instruction: Instruction, index: int | None) -> Layout | None:
    selector, bits = _immediate(instruction), element_bits(instruction)
    source = _elements(instruction, 1 if selector is not None else 0)
    per = 128 // bits
    result = []
    for n in range(len(source)):
        if selector is not None:
            chosen = selector >> n & 1 if per == 2 else selector >> 2 * (n % 4) & 3
        elif index is not None:
            chosen = index >> bits * n + 1 & 1 if per == 2 else index >> bits * n & 3
        else:
            return None
        result.append(source[n // per * per + chosen])
    return _flat(result)


def _unpack(instruction: Instruction, _index: int | None) -> Layout:
    size = 2 if re.search("pd|qdq", instruction.mnemonic) else 1
    second = _units(instruction, 0, _width(instruction))
    first = _units(instruction, 1, _width(instruction))
    offset = 2 if re.search("unpckh", instruction.mnemonic) else 0
    result: Layout = []
    for block in range(0, _width(instruction), 4):
        for start in range(block + offset, block + offset + 2, size):
            result += [*first[start : start + size], *second[start : start + size]]
    return result


def _shuffle_pairs(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vshufpd`: even elements from the first source, odd ones from the second."""
    selector = _immediate(instruction)
    if selector is None or instruction.mnemonic.endswith("ps"):
        return None
    sources = (_elements(instruction, 2), _elements(instruction, 1))
    return _flat([sources[n % 2][n // 2 * 2 + (selector >> n & 1)] for n in range(len(sources[0]))])


def _shuffle_double_words(instruction: Instruction, _index: int | None) -> Layout | None:
    selector, source = _immediate(instruction), _units(instruction, 1, _width(instruction))
    if selector is None:
        return None
    return [source[n // 4 * 4 + (selector >> 2 * (n % 4) & 3)] for n in range(len(source))]


def _insert(instruction: Instruction, _index: int | None) -> Layout | None:
    selector = _immediate(instruction)
    if selector is None:
        return None
    block = next(n for key, n in _BLOCK_UNITS.items() if instruction.mnemonic.endswith(key))
    result: Layout = list(_units(instruction, 2))
    start = selector % (len(result) // block) * block
    result[start : start + block] = _units(instruction, 1)[:block]
    return result


def _extract(instruction: Instruction, _index: int | None) -> Layout | None:
    selector, source = _immediate(instruction), _units(instruction, 1)
    if selector is None:
        return None
    block = next(n for key, n in _BLOCK_UNITS.items() if instruction.mnemonic.endswith(key))
    start = selector % (len(source) // block) * block
    return list(source[start : start + block])


def _extract_element(instruction: Instruction, _index: int | None) -> Layout | None:
    selector = _immediate(instruction)
    size = {"q": 2, "d": 1}.get(instruction.mnemonic[-1])
    if selector is None or size is None:
        return None
    start = selector % (4 // size) * size
    return list(_units(instruction, 1)[start : start + size])


def _insert_element(instruction: Instruction, _index: int | None) -> Layout | None:
    selector = _immediate(instruction)
    size = {"q": 2, "d": 1}.get(instruction.mnemonic[-1])
    if selector is None or size is None:
        return None
    result: Layout = list(_units(instruction, len(instruction.operands) - 2)[:4])
    start = selector % (4 // size) * size
    result[start : start + size] = [(1, unit) for unit in range(size)]
    return result


def _shuffle_blocks(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vshuff64x2`: 128-bit blocks, lower half from the first source, upper from the second."""
    selector = _immediate(instruction)
    if selector is None:
        return None
    n_blocks = _width(instruction) // 4
    per = n_blocks // 2
    result: Layout = []
    for n in range(n_blocks):
        source = _units(instruction, 2 if n < per else 1, _width(instruction))
        chosen = selector >> (n * (2 if n_blocks == 4 else 1)) & (n_blocks - 1)
        result += source[4 * chosen : 4 * chosen + 4]
    return result


def _permute_halves(instruction: Instruction, _index: int | None) -> Layout | None:
    selector = _immediate(instruction)
    if selector is None:
        return None
    pool = _units(instruction, 2) + _units(instruction, 1)
    result: Layout = []
    for control in (selector & 15, selector >> 4 & 15):
        start = 4 * (control & 3)
        result += [None] * 4 if control & 8 else pool[start : start + 4]
    return result


def _align(instruction: Instruction, _index: int | None) -> Layout | None:
    selector = _immediate(instruction)
    if selector is None:
        return None
    pool = _elements(instruction, 1) + _elements(instruction, 2)
    half = len(pool) // 2
    return _flat(pool[selector % half : selector % half + half])


def _blend(instruction: Instruction, _index: int | None) -> Layout | None:
    selector = _immediate(instruction)
    if selector is None:
        return None
    first = _elements(instruction, 2)
    second = _elements(instruction, 1)
    return _flat([(second if selector >> n % 8 & 1 else first)[n] for n in range(len(first))])


_TABLE: dict[str, Callable[[Instruction, int | None], Layout | None]] = {
    r"vmaskmovp[sd]|vpmaskmov[dq]": _vector_masked,
    r"v?movs[sd]|movd|vmov[dq]|movq": _scalar,
    r"v?mov[hl]p[sd]": _half,
    r"v?movddup": _duplicate,
    r"vp?broadcast.*": _broadcast,
    r"vperm(pd|ps|q|d)": _permute,
    r"vperm[ti]2(pd|ps|q|d)": _permute_two,
    r"vpermilp[sd]": _permute_in_lane,
    r"v?unpck[lh]p[sd]|v?punpck[lh](dq|qdq)": _unpack,
    r"v?shufpd": _shuffle_pairs,
    r"v?pshufd": _shuffle_double_words,
    r"vinsert[fi].*": _insert,
    r"vextract[fi].*": _extract,
    r"v?pextr[dq]": _extract_element,
    r"v?pinsr[dq]": _insert_element,
    r"vshuf[fi](64x2|32x4)": _shuffle_blocks,
    r"vperm2[fi]128": _permute_halves,
    r"valign[dq]": _align,
    r"vblendp[sd]|vpblendd": _blend,
    r"v?mov[au]p[sd]|v?movdq[au]\d*|v?movnt.*|v?lddqu": _whole,
}
_RULES = [(re.compile(pattern), function) for pattern, function in _TABLE.items()]

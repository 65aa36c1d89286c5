"""Lane provenance of moves and permutations of x86-64 vectors.

`layout` describes a data movement as a list with one entry for each 32-bit unit of the
destination: `(operand, unit)`, the operand by its position as written (AT&T order) and the
unit within it, or None for zero. Source: Intel 64 and IA-32 Architectures Software Developer's
Manual, volume 2.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from ..instruction import Immediate, Instruction, Kind, Memory, Register, RegisterKind
from ..parts import Layout, Unit

_ELEMENT = re.compile(r"(?:(64|q|pd|sd|64x\d)|(32|d|ps|ss|32x\d))$")


def element_bits(instruction: Instruction) -> int:
    """Return the size of the elements that a mask of the instruction governs."""
    match = _ELEMENT.search(instruction.mnemonic)
    return 64 if match is None or match[1] else 32


def units(instruction: Instruction, position: int, count: int = 0) -> list[Unit]:
    """Return the units of an operand; a broadcast memory element is repeated to `count`.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    position : int
        Position of the operand.
    count : int
        Units that a broadcast operand fills.
    """
    operand = instruction.operands[position]
    if isinstance(operand, Memory):
        own = [(position, unit) for unit in range(operand.bits // 32)]
        return (own * count)[:count] if operand.broadcast else own
    if isinstance(operand, Register):
        return [(position, unit) for unit in range(operand.bits // 32)]
    return []


def width(instruction: Instruction) -> int:
    """Return the units of the destination."""
    destination = instruction.operands[-1]
    return destination.bits // 32 if isinstance(destination, Register | Memory) else 0


def immediate(instruction: Instruction) -> int | None:
    """Return the leading immediate, None where a register stands in its place."""
    first = instruction.operands[0]
    return first.value if isinstance(first, Immediate) else None


def elements(instruction: Instruction, position: int) -> list[list[Unit]]:
    """Return the elements of an operand, each as a list of units."""
    size = element_bits(instruction) // 32
    listed = units(instruction, position, width(instruction))
    return [listed[start : start + size] for start in range(0, len(listed), size)]


def flat(parts: list[list[Unit]]) -> Layout:
    """Return the units of elements one after the other."""
    return [unit for part in parts for unit in part]


def permute(instruction: Instruction, index: int | None) -> Layout | None:
    """`vpermpd`, `vpermq` by an immediate within 256 bits; all `vperm` by an index register."""
    source = elements(instruction, 1 if immediate(instruction) is not None else 0)
    if (selector := immediate(instruction)) is not None:
        return flat([source[n // 4 * 4 + (selector >> 2 * (n % 4) & 3)] for n in range(len(source))])
    if index is None:
        return None
    bits, n_elements = element_bits(instruction), len(source)
    return flat([source[(index >> bits * n) % n_elements] for n in range(n_elements)])


def permute_two(instruction: Instruction, index: int | None) -> Layout | None:
    """`vpermt2pd` and `vpermi2pd`: any element of two sources, by an index register."""
    if index is None:
        return None
    first = 2 if instruction.mnemonic.startswith("vpermt2") else 1
    table = elements(instruction, first) + elements(instruction, 0)
    bits = element_bits(instruction)
    return flat([table[(index >> bits * n) % len(table)] for n in range(len(table) // 2)])


def permute_in_lane(instruction: Instruction, index: int | None) -> Layout | None:
    """`vpermilpd`: within 128 bits, by an immediate or an index register."""
    selector, bits = immediate(instruction), element_bits(instruction)
    source = elements(instruction, 1 if selector is not None else 0)
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
    return flat(result)


def unpack(instruction: Instruction, _index: int | None) -> Layout:
    """`vunpcklpd` and the like: low or high elements of both sources in turn."""
    size = 2 if re.search("pd|qdq", instruction.mnemonic) else 1
    second = units(instruction, 0, width(instruction))
    first = units(instruction, 1, width(instruction))
    offset = 2 if re.search("unpckh", instruction.mnemonic) else 0
    result: Layout = []
    for block in range(0, width(instruction), 4):
        for start in range(block + offset, block + offset + 2, size):
            result += [*first[start : start + size], *second[start : start + size]]
    return result


def shuffle_pairs(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vshufpd`: even elements from the first source, odd ones from the second."""
    selector = immediate(instruction)
    if selector is None or instruction.mnemonic.endswith("ps"):
        return None
    sources = (elements(instruction, 2), elements(instruction, 1))
    return flat([sources[n % 2][n // 2 * 2 + (selector >> n & 1)] for n in range(len(sources[0]))])


def shuffle_double_words(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vpshufd`: 32-bit units within 128 bits."""
    selector, source = immediate(instruction), units(instruction, 1, width(instruction))
    if selector is None:
        return None
    return [source[n // 4 * 4 + (selector >> 2 * (n % 4) & 3)] for n in range(len(source))]


def shuffle_blocks(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vshuff64x2`: 128-bit blocks, lower half from the first source, upper from the second."""
    selector = immediate(instruction)
    if selector is None:
        return None
    n_blocks = width(instruction) // 4
    per = n_blocks // 2
    result: Layout = []
    for n in range(n_blocks):
        source = units(instruction, 2 if n < per else 1, width(instruction))
        chosen = selector >> (n * (2 if n_blocks == 4 else 1)) & (n_blocks - 1)
        result += source[4 * chosen : 4 * chosen + 4]
    return result


def permute_halves(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vperm2f128`: any half of two sources, or zero."""
    selector = immediate(instruction)
    if selector is None:
        return None
    pool = units(instruction, 2) + units(instruction, 1)
    result: Layout = []
    for control in (selector & 15, selector >> 4 & 15):
        start = 4 * (control & 3)
        result += [None] * 4 if control & 8 else pool[start : start + 4]
    return result


def align(instruction: Instruction, _index: int | None) -> Layout | None:
    """`valignq`: both sources shifted as one."""
    selector = immediate(instruction)
    if selector is None:
        return None
    pool = elements(instruction, 1) + elements(instruction, 2)
    half = len(pool) // 2
    return flat(pool[selector % half : selector % half + half])


def blend(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vblendpd`: element by element from one of two sources."""
    selector = immediate(instruction)
    if selector is None:
        return None
    first = elements(instruction, 2)
    second = elements(instruction, 1)
    return flat([(second if selector >> n % 8 & 1 else first)[n] for n in range(len(first))])


_BLOCK_UNITS = {"32x2": 2, "128": 4, "64x2": 4, "32x4": 4, "64x4": 8, "32x8": 8}


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


def layout(instruction: Instruction, index: int | None, _scalable_bits: int = 0) -> Layout | None:
    """Return the source of each unit of the destination; None where it is not known.

    Parameters
    ----------
    instruction : Instruction
        The instruction.
    index : int or None
        Value of the register `index_root`.
    _scalable_bits : int
        Ignored: code sets the width of vectors.

    Examples
    --------
    >>> from .decode import decode
    >>> layout(decode("vunpcklpd %xmm1, %xmm2, %xmm3", 1), None)
    [(1, 0), (1, 1), (0, 0), (0, 1)]
    """
    for pattern, function in _RULES:
        if pattern.fullmatch(instruction.mnemonic):
            return function(instruction, index)
    return _whole(instruction, None) if instruction.kind in (Kind.MOVE, Kind.LOAD) else None


def stored(instruction: Instruction) -> Layout:
    """Return the units of its first register that a store writes; of a scatter all."""
    found = layout(instruction, None)
    if found is not None:
        return found
    source = next(operand for operand in instruction.operands if isinstance(operand, Register))
    return [(0, unit) for unit in range(source.bits // 32)]


def mask_bit(root: str, element_bits: int) -> tuple[int, int]:
    """Return the distance of the bits of two elements in a mask, and the first of them."""
    # a vector that masks has the bit in the sign
    return (element_bits, element_bits - 1) if root.startswith("zmm") else (1, 0)


def selection(instruction: Instruction) -> tuple[str, int] | None:
    """Return the mask of a blend, and the position of the source of the lanes that it disables."""
    mask = instruction.mask
    return (mask, 1) if mask is not None and re.match(r"vp?blendm", instruction.mnemonic) else None


def fused(instruction: Instruction) -> tuple[str, list[int]]:
    """Return the name of an FMA, and its factors and then its addend."""
    digits = re.search(r"132|213|231", instruction.mnemonic)
    order = {"132": [2, 0, 1], "213": [1, 2, 0], "231": [1, 0, 2]}[digits[0] if digits else "231"]
    return re.sub(r"^v|132|213|231|[ps][sd]$", "", instruction.mnemonic), order


def sources(instruction: Instruction) -> list[int]:
    """Return the positions of the sources of other arithmetic, minuend or dividend first."""
    return [0] if "sqrt" in instruction.mnemonic or len(instruction.operands) < 2 else [1, 0]


def upper_source(instruction: Instruction) -> str | None:
    """Return the register that gives the upper lanes of a scalar operation."""
    if instruction.vector_bits != instruction.element_bits:
        return None
    keeps_own = instruction.kind is Kind.FMA or len(instruction.operands) == 2
    operand = instruction.operands[-1 if keeps_own else -2]
    return operand.root if isinstance(operand, Register) else None


def _whole(instruction: Instruction, _index: int | None) -> Layout:
    return list(units(instruction, 0)[: width(instruction)])


def _vector_masked(instruction: Instruction, _index: int | None) -> Layout:
    return list(units(instruction, 0))


def _scalar(instruction: Instruction, _index: int | None) -> Layout:
    """`vmovsd`: memory clears the rest, a register form keeps it from the second source."""
    size = element_bits(instruction) // 32
    low = units(instruction, 0)[:size]
    if len(instruction.operands) == 3:
        return [*low, *units(instruction, 1)[size:4]]
    return list(low)


def _half(instruction: Instruction, _index: int | None) -> Layout | None:
    """`vmovhpd` and `vmovlpd`: one half from memory or to memory."""
    high = "movh" in instruction.mnemonic
    if instruction.stores:
        return list(units(instruction, 0)[2:4] if high else units(instruction, 0)[:2])
    keep = units(instruction, len(instruction.operands) - 2 if len(instruction.operands) == 3 else 1)
    new = units(instruction, 0)[:2]
    return [*keep[:2], *new] if high else [*new, *keep[2:4]]


def _duplicate(instruction: Instruction, _index: int | None) -> Layout:
    source = units(instruction, 0)
    return [source[block + unit] for block in range(0, width(instruction), 4) for unit in (0, 1, 0, 1)]


def _broadcast(instruction: Instruction, _index: int | None) -> Layout | None:
    name = instruction.mnemonic
    if name[-1] in "bw":
        return None
    blocks = (n for key, n in _BLOCK_UNITS.items() if name.endswith(key))
    block = next(blocks, element_bits(instruction) // 32)
    if name.startswith("vpbroadcast") and not _is_vector(instruction, 0):
        return [(0, unit % block) for unit in range(width(instruction))]
    source = units(instruction, 0)[:block]
    return [source[unit % block] for unit in range(width(instruction))]


def _is_vector(instruction: Instruction, position: int) -> bool:
    operand = instruction.operands[position]
    if isinstance(operand, Register):
        return operand.kind is RegisterKind.VECTOR
    return isinstance(operand, Memory)


def _insert(instruction: Instruction, _index: int | None) -> Layout | None:
    selector = immediate(instruction)
    if selector is None:
        return None
    block = next(n for key, n in _BLOCK_UNITS.items() if instruction.mnemonic.endswith(key))
    result: Layout = list(units(instruction, 2))
    start = selector % (len(result) // block) * block
    result[start : start + block] = units(instruction, 1)[:block]
    return result


def _extract(instruction: Instruction, _index: int | None) -> Layout | None:
    selector, source = immediate(instruction), units(instruction, 1)
    if selector is None:
        return None
    block = next(n for key, n in _BLOCK_UNITS.items() if instruction.mnemonic.endswith(key))
    start = selector % (len(source) // block) * block
    return list(source[start : start + block])


def _extract_element(instruction: Instruction, _index: int | None) -> Layout | None:
    selector = immediate(instruction)
    size = {"q": 2, "d": 1}.get(instruction.mnemonic[-1])
    if selector is None or size is None:
        return None
    start = selector % (4 // size) * size
    return list(units(instruction, 1)[start : start + size])


def _insert_element(instruction: Instruction, _index: int | None) -> Layout | None:
    selector = immediate(instruction)
    size = {"q": 2, "d": 1}.get(instruction.mnemonic[-1])
    if selector is None or size is None:
        return None
    result: Layout = list(units(instruction, len(instruction.operands) - 2)[:4])
    start = selector % (4 // size) * size
    result[start : start + size] = [(1, unit) for unit in range(size)]
    return result


_TABLE: dict[str, Callable[[Instruction, int | None], Layout | None]] = {
    r"vmaskmovp[sd]|vpmaskmov[dq]": _vector_masked,
    r"v?movs[sd]|movd|vmov[dq]|movq": _scalar,
    r"v?mov[hl]p[sd]": _half,
    r"v?movddup": _duplicate,
    r"vp?broadcast.*": _broadcast,
    r"vperm(pd|ps|q|d)": permute,
    r"vperm[ti]2(pd|ps|q|d)": permute_two,
    r"vpermilp[sd]": permute_in_lane,
    r"v?unpck[lh]p[sd]|v?punpck[lh](dq|qdq)": unpack,
    r"v?shufpd": shuffle_pairs,
    r"v?pshufd": shuffle_double_words,
    r"vinsert[fi].*": _insert,
    r"vextract[fi].*": _extract,
    r"v?pextr[dq]": _extract_element,
    r"v?pinsr[dq]": _insert_element,
    r"vshuf[fi](64x2|32x4)": shuffle_blocks,
    r"vperm2[fi]128": permute_halves,
    r"valign[dq]": align,
    r"vblendp[sd]|vpblendd": blend,
    r"v?mov[au]p[sd]|v?movdq[au]\d*|v?movnt.*|v?lddqu": _whole,
}
_RULES = [(re.compile(pattern), function) for pattern, function in _TABLE.items()]

"""Integer arithmetic of AArch64 by mnemonic, shared by general registers and vector lanes.

Functions take unsigned operands and the width in bits, and may return a result of any sign and
size; the caller truncates it.
"""

from __future__ import annotations

from collections.abc import Callable

from .values import signed

Arithmetic = Callable[[int, int, int], int]


def _divide_signed(left: int, right: int, bits: int) -> int:
    left, right = signed(left, bits), signed(right, bits)
    if right == 0:
        return 0  # the architecture defines division by zero
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


BINARY: dict[str, Arithmetic] = {
    "add": lambda a, b, n: a + b,
    "sub": lambda a, b, n: a - b,
    "and": lambda a, b, n: a & b,
    "orr": lambda a, b, n: a | b,
    "eor": lambda a, b, n: a ^ b,
    "bic": lambda a, b, n: a & ~b,
    "orn": lambda a, b, n: a | ~b,
    "eon": lambda a, b, n: a ^ ~b,
    "lsl": lambda a, b, n: a << b % n,
    "lsr": lambda a, b, n: a >> b % n,
    "asr": lambda a, b, n: signed(a, n) >> b % n,
    "ror": lambda a, b, n: a >> b % n | a << (n - b % n),
    "mul": lambda a, b, n: a * b,
    "mneg": lambda a, b, n: -a * b,
    "smulh": lambda a, b, n: signed(a, n) * signed(b, n) >> n,
    "umulh": lambda a, b, n: a * b >> n,
    "smull": lambda a, b, n: signed(a, 32) * signed(b, 32),
    "umull": lambda a, b, n: a * b,
    "smnegl": lambda a, b, n: -signed(a, 32) * signed(b, 32),
    "umnegl": lambda a, b, n: -a * b,
    "sdiv": _divide_signed,
    "udiv": lambda a, b, n: a // b if b else 0,
    "smax": lambda a, b, n: max(signed(a, n), signed(b, n)),
    "smin": lambda a, b, n: min(signed(a, n), signed(b, n)),
    "umax": lambda a, b, n: max(a, b),
    "umin": lambda a, b, n: min(a, b),
}
BINARY |= {name + "v": BINARY[name] for name in ("lsl", "lsr", "asr", "ror")}

TERNARY: dict[str, Callable[[int, int, int], int]] = {
    "madd": lambda a, b, c: c + a * b,
    "msub": lambda a, b, c: c - a * b,
    "smaddl": lambda a, b, c: c + signed(a, 32) * signed(b, 32),
    "umaddl": lambda a, b, c: c + a * b,
    "smsubl": lambda a, b, c: c - signed(a, 32) * signed(b, 32),
    "umsubl": lambda a, b, c: c - a * b,
}


def _reverse_bytes(value: int, n_bytes: int, bits: int) -> int:
    groups = value.to_bytes(bits // 8, "little")
    return int.from_bytes(
        b"".join(groups[at : at + n_bytes][::-1] for at in range(0, len(groups), n_bytes)), "little"
    )


UNARY: dict[str, Callable[[int, int], int]] = {
    "mov": lambda a, n: a,
    "neg": lambda a, n: -a,
    "mvn": lambda a, n: ~a,
    "not": lambda a, n: ~a,
    "abs": lambda a, n: abs(signed(a, n)),
    "clz": lambda a, n: n - a.bit_length(),
    "cls": lambda a, n: n - 1 - (a ^ (-(a >> (n - 1)) & ((1 << n) - 1))).bit_length(),
    "ctz": lambda a, n: (a & -a).bit_length() - 1 if a else n,
    "cnt": lambda a, n: a.bit_count(),
    "rbit": lambda a, n: int(f"{a:0{n}b}"[::-1], 2),
    "rev": lambda a, n: _reverse_bytes(a, n // 8, n),
    "rev64": lambda a, n: _reverse_bytes(a, 8, n),
    "rev32": lambda a, n: _reverse_bytes(a, 4, n),
    "rev16": lambda a, n: _reverse_bytes(a, 2, n),
    "sxtb": lambda a, n: signed(a, 8),
    "sxth": lambda a, n: signed(a, 16),
    "sxtw": lambda a, n: signed(a, 32),
    "uxtb": lambda a, n: a & 0xFF,
    "uxth": lambda a, n: a & 0xFFFF,
    "uxtw": lambda a, n: a & 0xFFFFFFFF,
}

"""Rules for the MMX mnemonics that have no counterpart on wider vectors; the others are in `vector_forms`.

Source: Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2.
"""

from __future__ import annotations

from ..instruction import Kind, Memory
from ..registers import Register, RegisterKind
from .form import rule

_RDI = Register("rdi", "rdi", RegisterKind.INTEGER, 64)

MMX_RULES = (
    rule("pshufw", Kind.SHUFFLE, "rrw", memory_bits=64),
    rule("movntq", None, "rW", memory_bits=64),
    rule("maskmovq", Kind.STORE, "rr", reads="rdi", stores=[Memory(_RDI, bits=64)]),
    rule("v?maskmovdqu", Kind.STORE, "rr", reads="rdi", stores=[Memory(_RDI, bits=128)]),
    rule("movdq2q|movq2dq", Kind.SHUFFLE, "rw"),
    rule("cvtpi2ps", Kind.FP_OTHER, "rm", memory_bits=64),  # the upper half stays
    rule("cvtpi2pd|cvtt?ps2pi", Kind.FP_OTHER, "rw", memory_bits=64),
    rule("cvtt?pd2pi", Kind.FP_OTHER, "rw", memory_bits=128),
)

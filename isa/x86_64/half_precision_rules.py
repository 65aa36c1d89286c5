"""Rules for the mnemonics of AVX-512 in half precision (AVX512-FP16).

References
----------
Intel AVX512-FP16 Architecture Specification, 347407.
"""

from __future__ import annotations

from ..instruction import Kind
from .form import ELEMENT, rule

_ANY = "(?P<fp>[ps]h)"
_PACKED = "(?P<fp>ph)"
_SCALAR = "(?P<fp>sh)"
_WIDTHS = (("x", 128), ("y", 256), ("z", 512))
_ARITHMETIC = (
    rule(f"vfn?m(add|sub)(132|213|231){_ANY}", Kind.FMA, "rrm"),
    rule(f"vfm(addsub|subadd)(132|213|231){_PACKED}", Kind.FMA, "rrm"),
    rule("vfc?maddcph", Kind.FP_OTHER, "rrm"),  # of complex numbers, pairs of 16 bits
    rule("vfc?maddcsh", Kind.FP_OTHER, "rrm", memory_bits=32),
    rule("vfc?mulcph", Kind.FP_OTHER, "rrw"),
    rule("vfc?mulcsh", Kind.FP_OTHER, "rrw", memory_bits=32),
    rule(f"vmul{_ANY}", Kind.MULTIPLY, "rrw"),
    rule(f"v(add|sub){_ANY}", Kind.ADD, "rrw"),
    rule(f"vdiv{_ANY}", Kind.DIVIDE, "rrw"),
    rule(f"vsqrt{_PACKED}", Kind.DIVIDE, "rw"),
    rule(f"vsqrt{_SCALAR}", Kind.DIVIDE, "rrw"),
    rule(f"v(min|max|scalef){_ANY}", Kind.FP_OTHER, "rrw"),
    rule(f"vu?comi{_SCALAR}", Kind.FP_OTHER, "rr", flags="w"),
    rule(f"vcmp{_ANY}", Kind.FP_OTHER, "rrrw"),
    rule(f"v(rcp|rsqrt|getexp){_PACKED}", Kind.FP_OTHER, "rw"),
    rule(f"v(rcp|rsqrt|getexp){_SCALAR}", Kind.FP_OTHER, "rrw"),
    rule(f"v(rndscale|reduce|getmant){_PACKED}", Kind.FP_OTHER, "rrw"),
    rule(f"v(rndscale|reduce|getmant){_SCALAR}", Kind.FP_OTHER, "rrrw"),
    rule(f"vfpclass{_ANY}", Kind.FP_OTHER, "rrK"),
    *(rule(f"vfpclass{_PACKED}{letter}", Kind.FP_OTHER, "rrK", memory_bits=n) for letter, n in _WIDTHS),
)

_NARROW = "vcvt(ps2phx|u?dq2ph)"  # the result is half as wide, that of `_QUARTER` a quarter
_QUARTER = "vcvt(pd2ph|u?qq2ph)"
_CONVERSIONS = (
    rule("vcvt(ph2psx|t?ph2u?dq)", Kind.FP_OTHER, "rw", memory_share=2),
    rule("vcvt(ph2pd|t?ph2u?qq)", Kind.FP_OTHER, "rw", memory_share=4),
    rule("vcvt(t?ph2u?w|u?w2ph)", Kind.FP_OTHER, "rw"),
    *(
        rule(f"({_NARROW}|{_QUARTER}){letter}", Kind.FP_OTHER, "rw", memory_bits=n)
        for letter, n in (("x", 128), ("y", 256), ("z?", 512))
    ),
    rule("vcvtsh2s[sd]", Kind.FP_OTHER, "rrw", memory_bits=16),
    rule("vcvtss2sh", Kind.FP_OTHER, "rrw", memory_bits=32),
    rule("vcvtsd2sh", Kind.FP_OTHER, "rrw", memory_bits=64),
    rule("vcvtu?si2sh(?P<size>[lq])", Kind.FP_OTHER, "rrw"),
    rule("vcvtu?si2sh", Kind.FP_OTHER, "rrw", memory_bits=32),
    rule("vcvtt?sh2u?si[lq]?", Kind.FP_OTHER, "rw", memory_bits=16),
)

_MOVES = (
    rule(f"vmov{_SCALAR}", None, "Rw rW rrw"),
    rule("vmov(?P<lane>w)", None, "rw", memory_bits=ELEMENT),
)

HALF_PRECISION_RULES = (*_ARITHMETIC, *_CONVERSIONS, *_MOVES)

"""Rules for the vector and mask mnemonics of x86-64: MMX, SSE2 to SSE4.2, AVX, AVX2, FMA, AVX-512.

`v?` in a pattern covers the legacy SSE spelling beside the VEX and EVEX one. Source: Intel 64
and IA-32 Architectures Software Developer's Manual, volume 2.
"""

from __future__ import annotations

from ..instruction import Kind, Memory
from ..registers import Register, RegisterKind
from .form import ELEMENT, rule

_ANY = "(?P<fp>[ps][sd])"
_PACKED = "(?P<fp>p[sd])"
_SCALAR = "(?P<fp>s[sd])"
_LANE = "(?P<lane>[bwdq])"

FP_PREDICATE = (
    "eq|lt|le|unord|neq|nlt|nle|ord|eq_uq|nge|ngt|false|neq_oq|ge|gt|true|eq_os|lt_oq|le_oq|unord_s"
    "|neq_us|nlt_uq|nle_uq|ord_s|eq_us|nge_uq|ngt_uq|false_os|neq_os|ge_oq|gt_oq|true_us"
)
"""Comparison predicates 0 to 31 of `vcmppd`, in order, as a pattern of their alias mnemonics."""

_WIDTHS = (("x", 128), ("y", 256), ("z", 512))
_FLOATING_POINT = (
    rule(f"vfn?m(add|sub)(132|213|231){_ANY}", Kind.FMA, "rrm"),
    rule(f"vfm(addsub|subadd)(132|213|231){_PACKED}", Kind.FMA, "rrm"),
    rule(f"v?mul{_ANY}", Kind.MULTIPLY, "rsw"),
    rule(f"v?(add|sub){_ANY}", Kind.ADD, "rsw"),
    rule(f"v?(addsub|hadd|hsub){_PACKED}", Kind.ADD, "rsw"),
    rule(f"v?div{_ANY}", Kind.DIVIDE, "rsw"),
    rule(f"v?sqrt{_PACKED}", Kind.DIVIDE, "rw"),
    rule(f"v?sqrt{_SCALAR}", Kind.DIVIDE, "rsw"),
    rule(f"v?(min|max){_ANY}", Kind.FP_OTHER, "rsw"),
    rule(f"v?(and|or){_PACKED}", Kind.FP_OTHER, "rsw"),
    rule(f"v?(xor|andn){_PACKED}", Kind.FP_OTHER, "rsw", independent=True),
    rule(f"v?u?comi{_SCALAR}", Kind.FP_OTHER, "rr", flags="w"),
    rule(f"v?cmp{_ANY}", Kind.FP_OTHER, "rrsw"),
    rule(f"v?cmp({FP_PREDICATE}){_ANY}", Kind.FP_OTHER, "rsw"),
    rule(f"v?round{_PACKED}", Kind.FP_OTHER, "rrw"),
    rule(f"v?round{_SCALAR}", Kind.FP_OTHER, "rrsw"),
    rule(f"v?dp{_PACKED}", Kind.FP_OTHER, "rrsw"),
    rule("v?(rcp|rsqrt)(?P<fp>ps)", Kind.FP_OTHER, "rw"),
    rule("v?(rcp|rsqrt)(?P<fp>ss)", Kind.FP_OTHER, "rsw"),
    rule(f"v(rcp14|rsqrt14|getexp){_PACKED}", Kind.FP_OTHER, "rw"),
    rule(f"v(rcp14|rsqrt14|getexp){_SCALAR}", Kind.FP_OTHER, "rrw"),
    rule(f"vscalef{_ANY}", Kind.FP_OTHER, "rrw"),
    rule(f"v(rndscale|reduce|getmant){_PACKED}", Kind.FP_OTHER, "rrw"),
    rule(f"v(rndscale|reduce|getmant){_SCALAR}", Kind.FP_OTHER, "rrrw"),
    rule(f"vrange{_ANY}", Kind.FP_OTHER, "rrrw"),
    rule(f"vfixupimm{_ANY}", Kind.FP_OTHER, "rrrm"),
    rule(f"vfpclass{_ANY}", Kind.FP_OTHER, "rrK"),
    *(rule(f"vfpclass{_PACKED}{letter}", Kind.FP_OTHER, "rrK", memory_bits=n) for letter, n in _WIDTHS),
    rule("vdpbf16ps", Kind.FP_OTHER, "rrm"),  # products of bfloat16 pairs, rounded as no FMA is
    rule("v?testp[sd]", Kind.FP_OTHER, "rr", flags="w"),
)

_NARROW = "vcvt(t?pd2(ps|u?dq)|u?qq2ps)"  # the result is half as wide; a suffix tells a memory source
_CONVERSIONS = (
    rule("v?cvt(u?dq2pd|ps2pd|t?ps2u?qq|ph2ps)", Kind.FP_OTHER, "rw", memory_share=2),
    rule("v?cvt(u?dq2ps|t?ps2u?dq|t?pd2u?qq|u?qq2pd)", Kind.FP_OTHER, "rw"),
    rule(f"cvtt?pd2(ps|dq)|{_NARROW}x", Kind.FP_OTHER, "rw", memory_bits=128),
    rule(f"{_NARROW}y", Kind.FP_OTHER, "rw", memory_bits=256),
    rule(f"{_NARROW}z?", Kind.FP_OTHER, "rw", memory_bits=512),
    rule("vcvtne2ps2bf16", Kind.FP_OTHER, "rrw"),
    rule("vcvtneps2bf16x", Kind.FP_OTHER, "rw", memory_bits=128),
    rule("vcvtneps2bf16y", Kind.FP_OTHER, "rw", memory_bits=256),
    rule("vcvtneps2bf16", Kind.FP_OTHER, "rw", memory_bits=512),
    rule("vcvtps2ph", Kind.FP_OTHER, "rrw", memory_share=2),
    rule("v?cvtsd2ss", Kind.FP_OTHER, "rsw", memory_bits=64),
    rule("v?cvtss2sd", Kind.FP_OTHER, "rsw", memory_bits=32),
    rule("v?cvtu?si2s[sd](?P<size>[lq])", Kind.FP_OTHER, "rsw"),
    rule("v?cvtu?si2s[sd]", Kind.FP_OTHER, "rsw", memory_bits=32),
    rule("v?cvtt?sd2u?si[lq]?", Kind.FP_OTHER, "rw", memory_bits=64),
    rule("v?cvtt?ss2u?si[lq]?", Kind.FP_OTHER, "rw", memory_bits=32),
)

_MOVES = (
    rule("v?mov[au]p[sd]|v?movdq[au]|vmovdqa(32|64)|vmovdqu(8|16|32|64)|v?lddqu", None, "rw"),
    rule("v?movnt(p[sd]|dq|dqa)", None, "rw"),
    rule(f"v?mov{_SCALAR}", None, "Rw rW rsw"),
    rule("v?mov[hl]p[sd]", None, "rW Rsw", memory_bits=64),
    rule("vmov(?P<lane>[dq])", None, "rw", memory_bits=ELEMENT),
    rule("movd", None, "rw", memory_bits=32),
    rule("vmaskmovp[sd]|vpmaskmov[dq]", None, "rrw", "vector_mask"),
    rule("v?movmskp[sd]|v?pmovmskb", Kind.MASK, "rw"),
)

_LOWER_REGISTERS = " ".join(f"zmm{number}" for number in range(16))
_SUBVECTORS = (("32x2", 64), ("128|64x2|32x4", 128), ("64x4|32x8", 256))
_SHUFFLES = (
    rule(f"vbroadcast{_SCALAR}", Kind.BROADCAST, "rw"),
    rule(f"vpbroadcast{_LANE}", Kind.BROADCAST, "rw", memory_bits=ELEMENT),
    rule("vpbroadcastm(b2q|w2d)", Kind.BROADCAST, "rw"),
    *(rule(f"vbroadcast[fi]({name})", Kind.BROADCAST, "rw", memory_bits=n) for name, n in _SUBVECTORS),
    *(rule(f"vinsert[fi]({name})", Kind.SHUFFLE, "rrrw", memory_bits=n) for name, n in _SUBVECTORS[1:]),
    *(rule(f"vextract[fi]({name})", Kind.SHUFFLE, "rrw", memory_bits=n) for name, n in _SUBVECTORS[1:]),
    rule(f"v?pinsr{_LANE}", Kind.SHUFFLE, "rrsw", memory_bits=ELEMENT),
    rule(f"v?pextr{_LANE}", Kind.SHUFFLE, "rrw", memory_bits=ELEMENT),
    rule("v?insertps", Kind.SHUFFLE, "rrsw", memory_bits=32),
    rule("v?extractps", Kind.SHUFFLE, "rrw", memory_bits=32),
    rule("v?movddup", Kind.SHUFFLE, "rw", "duplicate"),
    rule("v?movs[hl]dup|v?pshuf(d|hw|lw)", Kind.SHUFFLE, "rw rrw"),
    rule("v?mov(hl|lh)ps", Kind.SHUFFLE, "rsw"),
    rule("punpckl(bw|wd|dq)", Kind.SHUFFLE, "rsw", "lower"),
    rule("v?unpck[lh]p[sd]|v?punpck[lh](bw|wd|dq|qdq)", Kind.SHUFFLE, "rsw"),
    rule("v?pack[su]s(wb|dw)|v?pshufb", Kind.SHUFFLE, "rsw"),
    rule("v?shufp[sd]|v?palignr|v?blendp[sd]|v?pblendw", Kind.SHUFFLE, "rrsw"),
    rule("vpblendd|vshuf[fi](32x4|64x2)|vperm2[fi]128|valign[dq]", Kind.SHUFFLE, "rrrw"),
    rule("vpermilp[sd]|vpermp[sd]|vperm[bwdq]", Kind.SHUFFLE, "rrw"),
    rule("vperm[ti]2(p[sd]|[bwdq])", Kind.SHUFFLE, "rrm"),
    rule("vblendmp[sd]|vpblendm[bwdq]", Kind.SHUFFLE, "rrw", "blend"),
    rule("vblendvp[sd]|vpblendvb", Kind.SHUFFLE, "rrrw"),
    rule("blendvp[sd]|pblendvb", Kind.SHUFFLE, "rrm"),
    rule("blendvp[sd]|pblendvb", Kind.SHUFFLE, "rm", reads="zmm0"),
    rule("v(compress|expand)p[sd]|vp(compress|expand)[bwdq]", Kind.SHUFFLE, "rw"),
)

_WIDENED = (("bw|wd|dq", 2), ("bd|wq", 4), ("bq", 8))
_TRUNCATED = (("wb|dw|qd", 2), ("db|qw", 4), ("qb", 8))
_INTEGER = (
    rule("v?padd(us|s)?[bwdq]|v?pand[dq]?|v?por[dq]?", Kind.VECTOR_INTEGER, "rsw"),
    rule("v?p(min|max)[su][bwdq]|v?pavg[bw]", Kind.VECTOR_INTEGER, "rsw"),
    rule("v?psub(us|s)?[bwdq]|v?pxor[dq]?|v?pandn[dq]?", Kind.VECTOR_INTEGER, "rsw", independent=True),
    rule("v?pmul(l[wdq]|hu?w|hrsw|u?dq)|v?pmadd(wd|ubsw)|v?psadbw", Kind.VECTOR_INTEGER, "rsw"),
    rule("v?ph(add|sub)(w|d|sw)|v?psign[bwd]", Kind.VECTOR_INTEGER, "rsw"),
    rule("v?ps(ll|rl|ra)[wdq]", Kind.VECTOR_INTEGER, "Rsw", "register", memory_bits=128),  # the count
    rule("v?ps(ll|rl|ra)[wdq]|v?ps[lr]ldq", Kind.VECTOR_INTEGER, "rsw"),
    rule("vps(ll|rl|ra)v[wdq]|vpro[lr]v?[dq]", Kind.VECTOR_INTEGER, "rrw"),
    rule("v?pabs[bwdq]|vplzcnt[dq]|vpopcnt[bwdq]|vpconflict[dq]", Kind.VECTOR_INTEGER, "rw"),
    rule("vpmadd52[lh]uq", Kind.VECTOR_INTEGER, "rrm"),
    rule("vpternlog[dq]", Kind.VECTOR_INTEGER, "rrrm", "ternary"),
    *(rule(f"v?pmov[sz]x({p})", Kind.VECTOR_INTEGER, "rw", memory_share=n) for p, n in _WIDENED),
    *(rule(f"vpmovu?s?({p})", Kind.VECTOR_INTEGER, "rw", memory_share=n) for p, n in _TRUNCATED),
    rule("vpcmp(eq|gt)[bwdq]", Kind.MASK, "rrK", independent=True),
    rule("v?pcmp(eq|gt)[bwdq]", Kind.VECTOR_INTEGER, "rsw", independent=True),
    rule("vpsh[lr]d[wdq]|v?mpsadbw|vdbpsadbw", Kind.VECTOR_INTEGER, "rrsw"),
    rule("vpsh[lr]dv[wdq]|vpdpb[su][su]ds?|vpdpw[su][su]ds?", Kind.VECTOR_INTEGER, "rrm"),
    rule("vpmultishiftqb|v?gf2p8mulb|v?aes(enc|dec)(last)?", Kind.VECTOR_INTEGER, "rsw"),
    rule("v?pclmulqdq|v?gf2p8affine(inv)?qb", Kind.VECTOR_INTEGER, "rrsw"),
    rule("v?pclmul[lh]q[lh]qdq", Kind.VECTOR_INTEGER, "rsw"),
    rule("v?phminposuw|v?aesimc", Kind.VECTOR_INTEGER, "rw"),
    rule("v?aeskeygenassist", Kind.VECTOR_INTEGER, "rrw"),
    rule("v?pcmpestriq?", Kind.VECTOR_INTEGER, "rrr", reads="rax rdx", writes="rcx", flags="w"),
    rule("v?pcmpistri", Kind.VECTOR_INTEGER, "rrr", writes="rcx", flags="w"),
    rule("v?pcmpestrmq?", Kind.VECTOR_INTEGER, "rrr", reads="rax rdx", writes="zmm0", flags="w"),
    rule("v?pcmpistrm", Kind.VECTOR_INTEGER, "rrr", writes="zmm0", flags="w"),
    rule("sha1msg[12]|sha1nexte|sha256msg[12]", Kind.VECTOR_INTEGER, "rm"),
    rule("sha1rnds4", Kind.VECTOR_INTEGER, "rrm"),
    rule("sha256rnds2", Kind.VECTOR_INTEGER, "rm rrm", reads="zmm0"),
    rule("v?ptest", Kind.VECTOR_INTEGER, "rr", flags="w"),
    rule("vzeroall", Kind.VECTOR_INTEGER, "-", writes=_LOWER_REGISTERS),
    rule("vpmovm2[bwdq]", Kind.VECTOR_INTEGER, "rw"),
)

_MASKS = (
    rule("kmovb", None, "rw", memory_bits=8),
    rule("kmovw", None, "rw", memory_bits=16),
    rule("kmovd", None, "rw", memory_bits=32),
    rule("kmovq", None, "rw", memory_bits=64),
    rule("k(and|or|add)[bwdq]|kunpck(bw|wd|dq)|kshift[lr][bwdq]", Kind.MASK, "rrK"),
    rule("k(andn|xor|xnor)[bwdq]", Kind.MASK, "rrK", independent=True),
    rule("knot[bwdq]", Kind.MASK, "rK"),
    rule("k(or)?test[bwdq]", Kind.MASK, "rr", flags="w"),
    rule("vpmov[bwdq]2m", Kind.MASK, "rK"),
    rule("vpcmpu?[bwdq]", Kind.MASK, "rrrK"),
    rule("vpcmp(eq|lt|le|neq|nlt|nle|ge|gt)u?[bwdq]", Kind.MASK, "rrK"),
    rule("vpshufbitqmb", Kind.MASK, "rrK"),
    rule("vptestn?m[bwdq]", Kind.MASK, "rrK"),
)

_INDEXED = tuple(
    indexed
    for letter in "dq"
    for indexed in (
        rule(f"vgather{letter}(?P<fp>p[sd])", Kind.GATHER, "mRm Rw", f"indexed index_{letter}"),
        rule(f"vpgather{letter}(?P<lane>[dq])", Kind.GATHER, "mRm Rw", f"indexed index_{letter}"),
        rule(f"vscatter{letter}(?P<fp>p[sd])", Kind.SCATTER, "rW", f"indexed index_{letter}"),
        rule(f"vpscatter{letter}(?P<lane>[dq])", Kind.SCATTER, "rW", f"indexed index_{letter}"),
    )
)

_RDI = Register("rdi", "rdi", RegisterKind.INTEGER, 64)

_MMX = (
    rule("pshufw", Kind.SHUFFLE, "rrw", memory_bits=64),
    rule("movntq", None, "rW", memory_bits=64),
    rule("maskmovq", Kind.STORE, "rr", reads="rdi", stores=[Memory(_RDI, bits=64)]),
    rule("v?maskmovdqu", Kind.STORE, "rr", reads="rdi", stores=[Memory(_RDI, bits=128)]),
    rule("movdq2q|movq2dq", Kind.SHUFFLE, "rw"),
    rule("cvtpi2ps", Kind.FP_OTHER, "rm", memory_bits=64),  # the upper half stays
    rule("cvtpi2pd|cvtt?ps2pi", Kind.FP_OTHER, "rw", memory_bits=64),
    rule("cvtt?pd2pi", Kind.FP_OTHER, "rw", memory_bits=128),
)
"""MMX forms without a counterpart on wider vectors."""

VECTOR_RULES = (*_FLOATING_POINT, *_CONVERSIONS, *_MOVES, *_SHUFFLES, *_INTEGER, *_MASKS, *_INDEXED, *_MMX)

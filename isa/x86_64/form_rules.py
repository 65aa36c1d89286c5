"""Rules for the mnemonics of x86-64: integers and control flow, MMX, SSE2 to SSE4.2, AVX, AVX2, FMA, AVX-512.

`v?` in a pattern covers the legacy SSE spelling beside the VEX and EVEX one.

References
----------
Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2 (operands, flags affected), and the
System V ABI for what a call preserves.
"""

from __future__ import annotations

from ..instruction import Kind, Memory, Register, RegisterKind
from . import INSTRUCTION_SET
from .form import ELEMENT, Rule, rule

CONDITION = "o|no|b|c|nae|ae|nb|nc|e|z|ne|nz|be|na|a|nbe|s|ns|p|pe|np|po|l|nge|ge|nl|le|ng|g|nle"
"""Alternatives of a condition code, as a pattern."""

_CONVENTION = INSTRUCTION_SET.convention
_SIZE = "(?P<size>[bwlq])?"
_RSP = Register("rsp", "rsp", RegisterKind.INTEGER, 64)
_RBP = Register("rbp", "rbp", RegisterKind.INTEGER, 64)
_RSI = Register("rsi", "rsi", RegisterKind.INTEGER, 64)
_RDI = Register("rdi", "rdi", RegisterKind.INTEGER, 64)
_TOP = Memory(_RSP, bits=64)
_PUSHED = Memory(_RSP, displacement=-8, bits=64)
_TOP_16 = Memory(_RSP, bits=16)
_PUSHED_16 = Memory(_RSP, displacement=-2, bits=16)

_CALL_READS = " ".join(("rsp", *_CONVENTION.arguments, *_CONVENTION.vector_arguments))

_SYSTEM_CALL_READS = "rax rdi rsi rdx r10 r8 r9"

_ARITHMETIC = (
    rule(f"(add|or|and){_SIZE}", Kind.INTEGER, "rm", flags="w"),
    rule(f"(sub|xor){_SIZE}", Kind.INTEGER, "rm", flags="w", independent=True),
    rule(f"(adc|sbb){_SIZE}", Kind.INTEGER, "rm", flags="cw"),
    rule(f"adcx{_SIZE}", Kind.INTEGER, "rm", flags="cC"),
    rule(f"adox{_SIZE}", Kind.INTEGER, "rm", flags="rw"),
    rule(f"(cmp|test){_SIZE}", Kind.INTEGER, "rr", flags="w"),
    rule(f"neg{_SIZE}", Kind.INTEGER, "m", flags="w"),
    rule(f"not{_SIZE}", Kind.INTEGER, "m"),
    rule(f"(inc|dec){_SIZE}", Kind.INTEGER, "m", flags="f"),
    rule(f"(sal|shl|sar|shr){_SIZE}", Kind.INTEGER, "m rm", "count", flags="w"),
    rule(f"(shld|shrd){_SIZE}", Kind.INTEGER, "rrm", "count", flags="w"),
    rule(f"(rol|ror){_SIZE}", Kind.INTEGER, "m rm", flags="C"),  # zero and sign survive; overflow is not kept
    rule(f"(rcl|rcr){_SIZE}", Kind.INTEGER, "m rm", flags="rw"),
    rule(f"bt{_SIZE}", Kind.INTEGER, "rr", flags="C"),
    rule(f"bt[src]{_SIZE}", Kind.INTEGER, "rm", flags="C"),
    rule(f"(mul|imul){_SIZE}", Kind.INTEGER_MULTIPLY, "r", "wide", reads="rax", writes="rax", flags="w"),
    rule(f"imul{_SIZE}", Kind.INTEGER_MULTIPLY, "rm rrw", flags="w"),
    rule(f"mulx{_SIZE}", Kind.INTEGER_MULTIPLY, "rww", reads="rdx"),
    rule(f"i?div{_SIZE}", Kind.INTEGER_DIVIDE, "r", "wide divide", reads="rax", writes="rax", flags="w"),
    rule(f"(popcnt|lzcnt|tzcnt|blsr|blsi|blsmsk){_SIZE}", Kind.INTEGER, "rw", flags="w"),
    rule(f"(bsf|bsr){_SIZE}", Kind.INTEGER, "rm", flags="w"),  # a zero source leaves the destination
    rule(f"(andn|bextr|bzhi){_SIZE}", Kind.INTEGER, "rrw", flags="w"),
    rule(f"(shlx|sarx|shrx|rorx|pdep|pext){_SIZE}", Kind.INTEGER, "rrw"),
    rule(f"bswap{_SIZE}", Kind.INTEGER, "m"),
    rule("cltq|cwtl|cbtw", Kind.INTEGER, "-", reads="rax", writes="rax"),
    rule("cqto|cltd", Kind.INTEGER, "-", reads="rax", writes="rdx"),
    rule("cwtd", Kind.INTEGER, "-", reads="rax rdx", writes="rdx"),
    rule(f"crc32{_SIZE}", Kind.INTEGER, "rm"),
    rule(f"(rdrand|rdseed){_SIZE}", Kind.INTEGER, "w", flags="w"),
    rule("lahf", Kind.INTEGER, "-", reads="rax", writes="rax", flags="r"),
    rule("sahf", Kind.INTEGER, "-", reads="rax", flags="rw"),
    rule("stc|clc", Kind.INTEGER, "-", flags="C"),
    rule("cmc", Kind.INTEGER, "-", flags="cC"),
)

_PAIRS = "rax rdx rbx rcx"  # expected and new value, upper halves in rdx and rcx
_TRANSFERS = (
    rule(f"(mov|movabs|movbe){_SIZE}", None, "rw"),
    rule(f"movnti{_SIZE}", None, "rW"),
    rule("mov[sz]b[wlq]?", None, "rw", memory_bits=8),
    rule("mov[sz]w[lq]", None, "rw", memory_bits=16),
    rule("movslq", None, "rw", memory_bits=32),
    rule(f"lea{_SIZE}", Kind.INTEGER, "aw"),
    rule(f"cmov({CONDITION})", Kind.INTEGER, "rm", flags="r"),
    rule(f"set({CONDITION})", Kind.INTEGER, "w", flags="r", memory_bits=8),
    rule(f"xchg{_SIZE}", Kind.INTEGER, "mm"),
    rule(f"xadd{_SIZE}", Kind.INTEGER, "mm", flags="w"),
    rule(f"cmpxchg{_SIZE}", Kind.INTEGER, "rm", reads="rax", writes="rax", flags="w"),
    rule("pushq", Kind.STORE, "r", reads="rsp", writes="rsp", stores=[_PUSHED], memory_bits=64),
    rule("popq", Kind.LOAD, "w", reads="rsp", writes="rsp", loads=[_TOP], memory_bits=64),
    rule("pushw", Kind.STORE, "r", reads="rsp", writes="rsp", stores=[_PUSHED_16], memory_bits=16),
    rule("popw", Kind.LOAD, "w", reads="rsp", writes="rsp", loads=[_TOP_16], memory_bits=16),
    rule("pushfq", Kind.STORE, "-", reads="rsp", writes="rsp", stores=[_PUSHED], flags="r"),
    rule("popfq", Kind.LOAD, "-", reads="rsp", writes="rsp", loads=[_TOP], flags="w"),
    rule("leave", Kind.LOAD, "-", reads="rbp", writes="rbp rsp", loads=[Memory(_RBP, bits=64)]),
    rule("cmpxchg16b", Kind.INTEGER, "m", memory_bits=128, reads=_PAIRS, writes="rax rdx", flags="rw"),
    rule("cmpxchg8b", Kind.INTEGER, "m", memory_bits=64, reads=_PAIRS, writes="rax rdx", flags="rw"),
    rule(f"cmp({CONDITION})xadd", Kind.INTEGER, "rmm", flags="w"),
    rule("v?ldmxcsr", Kind.INTEGER, "R", memory_bits=32),
    rule("v?stmxcsr", Kind.INTEGER, "W", memory_bits=32),
    rule("rdtsc", Kind.INTEGER, "-", writes="rax rdx"),
    rule("rdtscp", Kind.INTEGER, "-", writes="rax rdx rcx"),
    rule("rdpid", Kind.INTEGER, "w"),
    rule("xgetbv", Kind.INTEGER, "-", reads="rcx", writes="rax rdx"),
    rule("cpuid", Kind.INTEGER, "-", reads="rax rcx", writes="rax rbx rcx rdx"),
)


def _string_rules(letter: str, bits: int) -> tuple[Rule, ...]:
    """Operands may be spelled out; an access is one element, for `rep` counts at run time."""
    source, destination = Memory(_RSI, bits=bits), Memory(_RDI, bits=bits)
    both = "rsi rdi"
    fill = rule(
        *(f"stos{letter}", Kind.STORE, "- xx", "string"),
        *("rax rdi", "rdi"),
        stores=[destination],
    )
    copy = rule(
        *(f"movs{letter}", Kind.STORE, "- xx", "string"),
        *(both, both),
        loads=[source],
        stores=[destination],
    )
    fetch = rule(f"lods{letter}", Kind.LOAD, "- xx", "string", "rsi rax", "rsi rax", loads=[source])
    scan = rule(
        *(f"scas{letter}", Kind.LOAD, "- xx", "string"),
        *("rax rdi flags carry", "rdi"),
        loads=[destination],
        flags="w",
    )
    compare = rule(
        *(f"cmps{letter}", Kind.LOAD, "- xx", "string"),
        *(f"{both} flags carry", both),
        loads=[source, destination],
        flags="w",
    )
    return fill, copy, fetch, scan, compare


_STRINGS = tuple(
    form
    for letter, bits in (("b", 8), ("w", 16), ("l", 32), ("q", 64))
    for form in _string_rules(letter, bits)
)

_CONTROL = (
    rule("jmp", Kind.BRANCH, "r", memory_bits=64),
    rule(f"j({CONDITION})", Kind.BRANCH, "r", "conditional", flags="r"),
    rule("j[er]?cxz", Kind.BRANCH, "r", "conditional", reads="rcx"),
    rule("loop(n?[ez])", Kind.BRANCH, "r", "conditional", reads="rcx", writes="rcx", flags="r"),
    rule("loop", Kind.BRANCH, "r", "conditional", reads="rcx", writes="rcx"),
    rule(
        "call",
        *(Kind.CALL, "r"),
        reads=_CALL_READS,
        writes=" ".join(("rsp", *_CONVENTION.clobbered)),
        stores=[_PUSHED],
        flags="w",
        memory_bits=64,
    ),
    rule("ret", Kind.RETURN, "- r", reads="rsp", writes="rsp", loads=[_TOP]),
    rule("ud2|hlt|int3", Kind.RETURN, "-"),
    rule(f"nop{_SIZE}", Kind.NOP, "- x"),
    rule("endbr64|pause|[lms]fence|vzeroupper|cld", Kind.NOP, "-"),
    rule("prefetch(t0|t1|t2|nta|w|wt1)?|clflush(opt)?|clwb|cldemote", Kind.NOP, "a"),
    rule("syscall", Kind.CALL, "-", reads=_SYSTEM_CALL_READS, writes="rax rcx r11"),
)

INTEGER_RULES = (*_ARITHMETIC, *_TRANSFERS, *_STRINGS, *_CONTROL)


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

# AVX512-FP16: Intel AVX512-FP16 Architecture Specification, 347407
_ANY_HALF = "(?P<fp>[ps]h)"
_PACKED_HALF = "(?P<fp>ph)"
_SCALAR_HALF = "(?P<fp>sh)"
_HALF_ARITHMETIC = (
    rule(f"vfn?m(add|sub)(132|213|231){_ANY_HALF}", Kind.FMA, "rrm"),
    rule(f"vfm(addsub|subadd)(132|213|231){_PACKED_HALF}", Kind.FMA, "rrm"),
    rule("vfc?maddcph", Kind.FP_OTHER, "rrm"),  # of complex numbers, pairs of 16 bits
    rule("vfc?maddcsh", Kind.FP_OTHER, "rrm", memory_bits=32),
    rule("vfc?mulcph", Kind.FP_OTHER, "rrw"),
    rule("vfc?mulcsh", Kind.FP_OTHER, "rrw", memory_bits=32),
    rule(f"vmul{_ANY_HALF}", Kind.MULTIPLY, "rrw"),
    rule(f"v(add|sub){_ANY_HALF}", Kind.ADD, "rrw"),
    rule(f"vdiv{_ANY_HALF}", Kind.DIVIDE, "rrw"),
    rule(f"vsqrt{_PACKED_HALF}", Kind.DIVIDE, "rw"),
    rule(f"vsqrt{_SCALAR_HALF}", Kind.DIVIDE, "rrw"),
    rule(f"v(min|max|scalef){_ANY_HALF}", Kind.FP_OTHER, "rrw"),
    rule(f"vu?comi{_SCALAR_HALF}", Kind.FP_OTHER, "rr", flags="w"),
    rule(f"vcmp{_ANY_HALF}", Kind.FP_OTHER, "rrrw"),
    rule(f"v(rcp|rsqrt|getexp){_PACKED_HALF}", Kind.FP_OTHER, "rw"),
    rule(f"v(rcp|rsqrt|getexp){_SCALAR_HALF}", Kind.FP_OTHER, "rrw"),
    rule(f"v(rndscale|reduce|getmant){_PACKED_HALF}", Kind.FP_OTHER, "rrw"),
    rule(f"v(rndscale|reduce|getmant){_SCALAR_HALF}", Kind.FP_OTHER, "rrrw"),
    rule(f"vfpclass{_ANY_HALF}", Kind.FP_OTHER, "rrK"),
    *(rule(f"vfpclass{_PACKED_HALF}{letter}", Kind.FP_OTHER, "rrK", memory_bits=n) for letter, n in _WIDTHS),
)

_HALF_NARROW = "vcvt(ps2phx|u?dq2ph)"  # the result is half as wide, that of `_HALF_QUARTER` a quarter
_HALF_QUARTER = "vcvt(pd2ph|u?qq2ph)"
_HALF_CONVERSIONS = (
    rule("vcvt(ph2psx|t?ph2u?dq)", Kind.FP_OTHER, "rw", memory_share=2),
    rule("vcvt(ph2pd|t?ph2u?qq)", Kind.FP_OTHER, "rw", memory_share=4),
    rule("vcvt(t?ph2u?w|u?w2ph)", Kind.FP_OTHER, "rw"),
    *(
        rule(f"({_HALF_NARROW}|{_HALF_QUARTER}){letter}", Kind.FP_OTHER, "rw", memory_bits=n)
        for letter, n in (("x", 128), ("y", 256), ("z?", 512))
    ),
    rule("vcvtsh2s[sd]", Kind.FP_OTHER, "rrw", memory_bits=16),
    rule("vcvtss2sh", Kind.FP_OTHER, "rrw", memory_bits=32),
    rule("vcvtsd2sh", Kind.FP_OTHER, "rrw", memory_bits=64),
    rule("vcvtu?si2sh(?P<size>[lq])", Kind.FP_OTHER, "rrw"),
    rule("vcvtu?si2sh", Kind.FP_OTHER, "rrw", memory_bits=32),
    rule("vcvtt?sh2u?si[lq]?", Kind.FP_OTHER, "rw", memory_bits=16),
)

_HALF_MOVES = (
    rule(f"vmov{_SCALAR_HALF}", None, "Rw rW rrw"),
    rule("vmov(?P<lane>w)", None, "rw", memory_bits=ELEMENT),
)

VECTOR_RULES = (
    *(*_FLOATING_POINT, *_CONVERSIONS, *_MOVES, *_SHUFFLES, *_INTEGER, *_MASKS, *_INDEXED, *_MMX),
    *(*_HALF_ARITHMETIC, *_HALF_CONVERSIONS, *_HALF_MOVES),
)

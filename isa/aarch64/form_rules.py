"""Rules for the mnemonics of AArch64: integers, control flow, memory, NEON, SVE and predicates.

References
----------
Arm Architecture Reference Manual for A-profile architecture (DDI 0487), parts C6, C7 and C8.
"""

from __future__ import annotations

from ..instruction import Kind
from ..mnemonic_patterns import names
from .form import Effect, Row
from .operands import CONDITIONS

_SHIFTED = "xxx(hi?)?|xxi(hi)?"
_COUNTS = "x|xw|xwui"
_BRANCHES = names("b. b bc.", " ".join(sorted(CONDITIONS)))
_ELEMENTS = "b h w d sb sh sw"
_CONTIGUOUS = f"{names('ld', '1 nt1', _ELEMENTS)} {names('ld', '2 3 4', 'b h w d q')} ld1q"
_REPLICATING = f"{names('ld1r', _ELEMENTS)} {names('ld1', 'rq ro', 'b h w d')}"
_SVE_STORES = f"{names('st', '1 2 3 4', 'b h w d q')} {names('stnt1', 'b h w d')}"

INTEGER_ROWS: tuple[Row, ...] = (
    ("add sub", _SHIFTED, Kind.INTEGER, Effect.NONE),
    ("adds subs", _SHIFTED, Kind.INTEGER, Effect.SETS),
    ("and orr eor bic orn eon", "xxx(hi)?|xxi", Kind.INTEGER, Effect.NONE),
    ("ands bics", "xxx(hi)?|xxi", Kind.INTEGER, Effect.SETS),
    ("cmp cmn", "xx(hi?)?|xi(hi)?", Kind.INTEGER, Effect.SETS | Effect.NO_DESTINATION),
    ("tst", "xx(hi)?|xi", Kind.INTEGER, Effect.SETS | Effect.NO_DESTINATION),
    ("neg mvn", "xx(hi)?", Kind.INTEGER, Effect.NONE),
    ("negs", "xx(hi)?", Kind.INTEGER, Effect.SETS),
    ("adc sbc", "xxx", Kind.INTEGER, Effect.TESTS),
    ("adcs sbcs", "xxx", Kind.INTEGER, Effect.TESTS | Effect.SETS),
    ("ngc", "xx", Kind.INTEGER, Effect.TESTS),
    ("ngcs", "xx", Kind.INTEGER, Effect.TESTS | Effect.SETS),
    ("mov", "xx|xi", Kind.INTEGER, Effect.NONE),
    ("movz movn", "xi(hi)?", Kind.INTEGER, Effect.NONE),
    ("movk", "xi(hi)?", Kind.INTEGER, Effect.KEEPS),
    ("lsl lsr asr ror", "xxx|xxi", Kind.INTEGER, Effect.NONE),
    ("lslv lsrv asrv rorv", "xxx", Kind.INTEGER, Effect.NONE),
    ("extr", "xxxi", Kind.INTEGER, Effect.NONE),
    ("sxtb sxth sxtw uxtb uxth uxtw clz cls rbit rev rev16 rev32 rev64", "xx", Kind.INTEGER, Effect.NONE),
    ("abs ctz cnt", "xx", Kind.INTEGER, Effect.NONE),
    ("smax smin umax umin", "xxx|xxi", Kind.INTEGER, Effect.NONE),
    ("ubfx sbfx ubfiz sbfiz ubfm sbfm", "xxii", Kind.INTEGER, Effect.NONE),
    ("bfi bfxil bfm", "xxii", Kind.INTEGER, Effect.KEEPS),
    ("bfc", "xii", Kind.INTEGER, Effect.KEEPS),
    ("mul mneg smull umull smnegl umnegl smulh umulh", "xxx", Kind.INTEGER_MULTIPLY, Effect.NONE),
    ("madd msub smaddl umaddl smsubl umsubl", "xxxx", Kind.INTEGER_MULTIPLY, Effect.NONE),
    (names("crc32", "- c", "b h w x"), "xxx", Kind.INTEGER, Effect.NONE),
    (names("pac aut", "i d", "a b"), "xx", Kind.INTEGER, Effect.KEEPS),
    (names("pac aut", "i d", "za zb"), "x", Kind.INTEGER, Effect.KEEPS),
    ("xpaci xpacd", "x", Kind.INTEGER, Effect.KEEPS),
    ("sdiv udiv", "xxx", Kind.INTEGER_DIVIDE, Effect.NONE),
    ("csel csinc csinv csneg", "xxxc", Kind.INTEGER, Effect.TESTS),
    ("cset csetm", "xc", Kind.INTEGER, Effect.TESTS),
    ("cinc cinv cneg", "xxc", Kind.INTEGER, Effect.TESTS),
    ("ccmp ccmn", "x[xi]ic", Kind.INTEGER, Effect.TESTS | Effect.SETS | Effect.NO_DESTINATION),
    ("adr adrp", "xi", Kind.INTEGER, Effect.NONE),
    ("mrs", "xt", Kind.INTEGER, Effect.NONE),
    ("msr", "tx", Kind.INTEGER, Effect.NO_DESTINATION),
    ("addvl addpl", "xxi", Kind.INTEGER, Effect.NONE),
    ("rdvl", "xi", Kind.INTEGER, Effect.NONE),
    (names("cnt", "b h w d"), _COUNTS, Kind.INTEGER, Effect.NONE),
    (names("inc dec", "b h w d"), _COUNTS, Kind.INTEGER, Effect.KEEPS),
    (names("s u", "q", "inc dec", "b h w d"), "xx?(w(ui)?)?", Kind.INTEGER, Effect.KEEPS),
    ("ctermeq ctermne", "xx", Kind.INTEGER, Effect.TESTS | Effect.SETS | Effect.NO_DESTINATION),
)

CONTROL_ROWS: tuple[Row, ...] = (
    (_BRANCHES, "t", Kind.BRANCH, Effect.TESTS),
    ("b", "t", Kind.BRANCH, Effect.NONE),
    ("br", "x", Kind.BRANCH, Effect.NONE),
    ("cbz cbnz", "xt", Kind.BRANCH, Effect.NONE),
    ("tbz tbnz", "xit", Kind.BRANCH, Effect.NONE),
    ("bl", "t", Kind.CALL, Effect.NONE),
    ("blr", "x", Kind.CALL, Effect.NONE),
    ("braa brab", "xx", Kind.BRANCH, Effect.NONE),
    ("braaz brabz", "x", Kind.BRANCH, Effect.NONE),
    ("blraa blrab", "xx", Kind.CALL, Effect.NONE),
    ("blraaz blrabz", "x", Kind.CALL, Effect.NONE),
    ("retaa retab", "", Kind.RETURN, Effect.NONE),
    ("ret", "|x", Kind.RETURN, Effect.NONE),
    ("brk udf", "i", Kind.RETURN, Effect.NONE),  # a trap: control does not go on
    ("nop yield isb csdb paciasp autiasp pacibsp autibsp", "", Kind.NOP, Effect.NONE),
    ("hint", "i", Kind.NOP, Effect.NONE),
    ("bti dmb dsb isb", "|t|w", Kind.NOP, Effect.NONE),
    ("prfm prfum", "[wi]a", Kind.NOP, Effect.NONE),
    (names("prf", "b h w d"), "[wi]ga", Kind.NOP, Effect.NONE),
)

_UPDATES = "add clr eor set smax smin umax umin"
_ORDERS = "- a l al"

ATOMIC_ROWS: tuple[Row, ...] = (
    (names("ld", _UPDATES, _ORDERS, "- b h"), "xxa", Kind.INTEGER, Effect.MODIFIES | Effect.SECOND),
    (names("swp", _ORDERS, "- b h"), "xxa", Kind.INTEGER, Effect.MODIFIES | Effect.SECOND),
    (names("st", _UPDATES, "- l", "- b h"), "xa", Kind.INTEGER, Effect.MODIFIES | Effect.NO_DESTINATION),
    (names("cas", _ORDERS, "- b h"), "xxa", Kind.INTEGER, Effect.MODIFIES | Effect.KEEPS),
    (names("casp", _ORDERS), "xxxxa", Kind.INTEGER, Effect.MODIFIES | Effect.PAIR | Effect.KEEPS),
    (names("ld", "x ax", "r", "- b h"), "xa", Kind.LOAD, Effect.NONE),
    ("ldxp ldaxp", "xxa", Kind.LOAD, Effect.PAIR),
    (names("st", "x lx", "r", "- b h"), "xxa", Kind.STORE, Effect.STATUS),
    ("stxp stlxp", "xxxa", Kind.STORE, Effect.STATUS),
    (names("ld", "a ap apu la", "r", "- b h"), "xa", Kind.LOAD, Effect.NONE),
    (names("ldapur", "sb sh sw"), "xa", Kind.LOAD, Effect.NONE),
    (names("st", "l lu ll", "r", "- b h"), "xa", Kind.STORE, Effect.NONE),
    ("clrex", "|i", Kind.NOP, Effect.NONE),
)
"""Atomic, exclusive and ordered accesses; without a value that is returned, only memory changes."""

MEMORY_ROWS: tuple[Row, ...] = (
    ("ldr ldur", "[xsgz]a", Kind.LOAD, Effect.NONE),
    (names("ldr ldur", "b h sb sh sw"), "xa", Kind.LOAD, Effect.NONE),
    ("ldp ldnp", "xxa|ssa", Kind.LOAD, Effect.PAIR),
    ("ldpsw", "xxa", Kind.LOAD, Effect.PAIR),
    ("str stur", "[xsgz]a", Kind.STORE, Effect.NONE),
    ("strb strh sturb sturh", "xa", Kind.STORE, Effect.NONE),
    (names("ldtr", "- b h sb sh sw"), "xa", Kind.LOAD, Effect.NONE),
    (names("sttr", "- b h"), "xa", Kind.STORE, Effect.NONE),
    ("stp stnp", "xxa|ssa", Kind.STORE, Effect.NONE),
    ("ld1 ld2 ld3 ld4", "[lk]a", Kind.LOAD, Effect.NONE),
    ("ld1r ld2r ld3r ld4r", "la", Kind.BROADCAST, Effect.NONE),
    ("st1 st2 st3 st4", "[lk]a", Kind.STORE, Effect.NONE),
    (_CONTIGUOUS, "[zl]oa", Kind.LOAD, Effect.NONE),
    (names("ldff1 ldnf1", _ELEMENTS), "[zl]oa", Kind.LOAD, Effect.FIRST_FAULT),
    (_REPLICATING, "[zl]oa", Kind.BROADCAST, Effect.NONE),
    (_SVE_STORES, "[zl]ga", Kind.STORE, Effect.NONE),
)


_BINARY = "sss|vvv|zzz|zmzz"
_UNARY = "ss|vv|zmz|zoz"
_TO_INTEGER = names("fcvt", "a m n p z", "s u")

FLOATING_POINT_ROWS: tuple[Row, ...] = (
    ("fmadd fmsub fnmadd fnmsub", "ssss", Kind.FMA, Effect.NONE),
    ("fmla fmls", "vvv|vve|sse|zmzz|zzy", Kind.FMA, Effect.KEEPS),
    ("fnmla fnmls fmad fmsb fnmad fnmsb", "zmzz", Kind.FMA, Effect.KEEPS),
    (names("fml", "al sl", "- 2"), "vvv|vve", Kind.FMA, Effect.KEEPS),
    (names("fml", "al sl", "b t"), "zzz|zzy", Kind.FMA, Effect.KEEPS),
    ("bfmlalb bfmlalt", "vvv|vve|zzz|zzy", Kind.FMA, Effect.KEEPS),
    ("fcmla", "vvvi|vvei|zmzzi|zzyi", Kind.FMA, Effect.KEEPS),
    ("fmul", f"{_BINARY}|vve|sse|zzy|zmzf", Kind.MULTIPLY, Effect.NONE),
    ("fmulx", "sss|vvv|vve|sse|zmzz", Kind.MULTIPLY, Effect.NONE),
    ("fnmul", "sss", Kind.MULTIPLY, Effect.NONE),
    ("fadd fsub", f"{_BINARY}|zmzf", Kind.ADD, Effect.NONE),
    ("fsubr", "zmzz|zmzf", Kind.ADD, Effect.NONE),
    ("fabd", "sss|vvv|zmzz", Kind.ADD, Effect.NONE),
    ("faddp", "sv|vvv|zmzz", Kind.ADD, Effect.NONE),
    ("fcadd", "vvvi|zmzzi", Kind.ADD, Effect.NONE),
    ("fadda", "sgsz", Kind.ADD, Effect.NONE),  # in order: one add an active lane
    ("fdiv", "sss|vvv|zmzz", Kind.DIVIDE, Effect.NONE),
    ("fdivr", "zmzz", Kind.DIVIDE, Effect.NONE),
    ("fsqrt", _UNARY, Kind.DIVIDE, Effect.NONE),
    ("fabs fneg", _UNARY, Kind.FP_OTHER, Effect.NONE),
    (names("frint", "n m p z a x i 32x 32z 64x 64z"), _UNARY, Kind.FP_OTHER, Effect.NONE),
    ("frecpe frsqrte frecpx", "ss|vv|zz|zmz", Kind.FP_OTHER, Effect.NONE),
    ("frecps frsqrts", "sss|vvv|zzz", Kind.FP_OTHER, Effect.NONE),
    ("fscale", "zmzz|vvv", Kind.FP_OTHER, Effect.NONE),
    ("fmax fmin fmaxnm fminnm", "sss|vvv|zmzz|zmzf", Kind.FP_OTHER, Effect.NONE),
    ("fmaxp fminp fmaxnmp fminnmp", "sv|vvv|zmzz", Kind.FP_OTHER, Effect.NONE),
    ("fcmp fcmpe", "s[sfi]", Kind.FP_OTHER, Effect.SETS | Effect.NO_DESTINATION),
    ("fccmp fccmpe", "ssic", Kind.FP_OTHER, Effect.TESTS | Effect.SETS | Effect.NO_DESTINATION),
    ("fcsel", "sssc", Kind.FP_OTHER, Effect.TESTS),
    (names("fcm", "eq ge gt le lt ne uo"), "ss[sfi]|vv[vfi]|poz[zfi]", Kind.FP_OTHER, Effect.NONE),
    ("facge facgt facle faclt", "sss|vvv|pozz", Kind.FP_OTHER, Effect.NONE),
    (_TO_INTEGER, "x[se]|ss|vv|ssi|vvi|xsi|zmz|zoz", Kind.FP_OTHER, Effect.NONE),
    ("scvtf ucvtf", "sx|ss|vv|ssi|vvi|sxi|zmz|zoz", Kind.FP_OTHER, Effect.NONE),
    ("fcvt", "ss|zmz|zoz", Kind.FP_OTHER, Effect.NONE),
    ("fcvtl fcvtl2 fcvtn fcvtxn bfcvtn", "vv|ss", Kind.FP_OTHER, Effect.NONE),
    ("fcvtn2 fcvtxn2 bfcvtn2", "vv", Kind.FP_OTHER, Effect.KEEPS),
    ("fcvtlt fcvtnt fcvtx bfcvt bfcvtnt", "zmz|ss", Kind.FP_OTHER, Effect.NONE),
    ("fmov", "ss", Kind.MOVE, Effect.NONE),
    ("fmov", "xs|sx|xe|sf|si|vf|zf", Kind.FP_OTHER, Effect.NONE),
    ("fmov fcpy", "zmf", Kind.FP_OTHER, Effect.NONE),
    ("fmov", "ex", Kind.FP_OTHER, Effect.KEEPS),
    ("fdup", "zf", Kind.FP_OTHER, Effect.NONE),
    ("bfdot bfmmla fmmla", "vvv|vve|zzz|zzy", Kind.FP_OTHER, Effect.KEEPS),
    ("fjcvtzs", "xs", Kind.FP_OTHER, Effect.SETS),
    ("flogb", "zmz", Kind.FP_OTHER, Effect.NONE),
    ("fcvtxnt", "zmz", Kind.FP_OTHER, Effect.KEEPS),
    ("fexpa", "zz", Kind.FP_OTHER, Effect.NONE),
    ("ftsmul ftssel", "zzz", Kind.FP_OTHER, Effect.NONE),
    ("ftmad", "zzzi", Kind.FP_OTHER, Effect.NONE),
    (names("f", "addv maxv minv maxnmv minnmv"), "sgz|sv", Kind.SHUFFLE, Effect.NONE),
)

_PARTS = "- 2 b t"  # NEON low and high half, SVE bottom and top elements
_LONG = f"{names('s u', 'add sub abd mul', 'l', _PARTS)} {names('s u', 'add sub', 'w', _PARTS)}"
_ACCUMULATING_LONG = names("s u", "mla mls aba", "l", _PARTS)
_NARROW = f"{names('- sq uq', '- r', 'shrn')} xtn sqxtn uqxtn sqxtun"
_AVERAGES = "sqadd uqadd sqsub uqsub shadd uhadd srhadd urhadd shsub uhsub"
_COUNTED = f"{names('inc dec', 'h w d')} {names('s u', 'q', 'inc dec', 'h w d')}"

VECTOR_INTEGER_ROWS: tuple[Row, ...] = (
    ("add sub mul and orr eor bic", f"{_BINARY}|vve|zzy|zzi|zzihi|zmzi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("subr sdivr udivr lslr lsrr asrr", "zmzz|zzi|zzihi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("orn eon", "vvv|zzi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sdiv udiv", "zmzz", Kind.VECTOR_INTEGER, Effect.NONE),
    (_AVERAGES, f"{_BINARY}|zzi|zzihi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("smax smin umax umin", f"{_BINARY}|zzi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sabd uabd smulh umulh", _BINARY, Kind.VECTOR_INTEGER, Effect.NONE),
    ("addp smaxp sminp umaxp uminp", "sv|vvv|zmzz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("mla mls", "vvv|vve|zmzz|zzy", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("mad msb", "zmzz", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("saba uaba", "vvv|zzz", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("sdot udot usdot", "vvv|vve|zzz|zzy", Kind.VECTOR_INTEGER, Effect.KEEPS),
    (_LONG, "vvv|vve|zzz|zzy", Kind.VECTOR_INTEGER, Effect.NONE),
    (_ACCUMULATING_LONG, "vvv|vve|zzz|zzy", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("bsl bit bif", "vvv|zzzz", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("nbsl bsl1n bsl2n eor3 bcax", "vvvv|zzzz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("xar", "vvvi|zzzi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sshl ushl srshl urshl", "sss|vvv|zmzz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("lsl lsr asr", "zzz|zmzz|zzi|zmzi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("asrd", "zmzi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("shl sshr ushr srshr urshr", "ssi|vvi|zmzi", Kind.VECTOR_INTEGER, Effect.NONE),
    (names("s u", "shll", _PARTS), "vvi|zzi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("ssra usra srsra ursra sli sri", "ssi|vvi|zzi", Kind.VECTOR_INTEGER, Effect.KEEPS),
    (_NARROW, "vv|vvi|ss|ssi", Kind.VECTOR_INTEGER, Effect.NONE),
    (" ".join(f"{name}2" for name in _NARROW.split()), "vv|vvi", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("sxtl sxtl2 uxtl uxtl2", "vv", Kind.VECTOR_INTEGER, Effect.NONE),
    ("neg abs not mvn cls clz cnt cnot rbit", "ss|vv|zmz|zoz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sxtb sxth sxtw uxtb uxth uxtw", "zmz|zoz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("movi mvni", "si|vi|vihi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("bic orr", "vi|vihi", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("dupm", "zi", Kind.VECTOR_INTEGER, Effect.NONE),
    (names("cm", "eq ge gt hi hs le lt tst"), "ss[si]|vv[vi]", Kind.VECTOR_INTEGER, Effect.NONE),
    ("index", "z[ix][ix]", Kind.VECTOR_INTEGER, Effect.NONE),
    (_COUNTED, "z(w(ui)?)?", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("incp decp sqincp uqincp sqdecp uqdecp", "zp", Kind.VECTOR_INTEGER, Effect.KEEPS),
)

_SATURATING_SHIFTS = "sqshl uqshl sqrshl uqrshl"
_NARROWED_SHIFTS = names("- r sq sqr uq uqr", "shrn")
_UNSIGNED_SHIFTS = "sqshrun sqrshrun"
_HIGH_HALVES = names("- r", "add sub", "hn")
_DOUBLED = names("sqdml", "al sl")

FURTHER_INTEGER_ROWS: tuple[Row, ...] = (
    (_HIGH_HALVES, "vvv", Kind.VECTOR_INTEGER, Effect.NONE),
    (names(_HIGH_HALVES, "2"), "vvv", Kind.VECTOR_INTEGER, Effect.KEEPS),
    (names(_HIGH_HALVES, "b"), "zzz", Kind.VECTOR_INTEGER, Effect.NONE),
    (names(_HIGH_HALVES, "t"), "zzz", Kind.VECTOR_INTEGER, Effect.KEEPS),
    (_UNSIGNED_SHIFTS, "vvi|ssi", Kind.VECTOR_INTEGER, Effect.NONE),
    (names(_UNSIGNED_SHIFTS, "2"), "vvi", Kind.VECTOR_INTEGER, Effect.KEEPS),
    (names(f"{_NARROWED_SHIFTS} {_UNSIGNED_SHIFTS}", "b"), "zzi", Kind.VECTOR_INTEGER, Effect.NONE),
    (names(f"{_NARROWED_SHIFTS} {_UNSIGNED_SHIFTS}", "t"), "zzi", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("sqxtnb uqxtnb sqxtunb", "zz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sqxtnt uqxtnt sqxtunt", "zz", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("sqabs sqneg", "ss|vv|zmz|zoz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("suqadd usqadd", "ss|vv", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("suqadd usqadd", "zmzz", Kind.VECTOR_INTEGER, Effect.NONE),
    (f"{_SATURATING_SHIFTS} sqshlu", "sss|vvv|ssi|vvi|zmzz|zmzi", Kind.VECTOR_INTEGER, Effect.NONE),
    (names(f"{_SATURATING_SHIFTS} srshl urshl", "r"), "zmzz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("shsubr uhsubr sqsubr uqsubr", "zmzz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sqdmulh sqrdmulh", "sss|sse|vvv|vve|zzz|zzy", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sqrdmlah sqrdmlsh", "sss|sse|vvv|vve|zzz|zzy", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("sqdmull sqdmull2", "sss|sse|vvv|vve", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sqdmullb sqdmullt", "zzz|zzy", Kind.VECTOR_INTEGER, Effect.NONE),
    (names(_DOUBLED, "- 2"), "sss|sse|vvv|vve", Kind.VECTOR_INTEGER, Effect.KEEPS),
    (names(_DOUBLED, "b t bt"), "zzz|zzy", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("pmul pmull pmull2 pmullb pmullt", "vvv|zzz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("aese aesd", "vv", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("aese aesd rax1 sm4ekey", "vvv|zzz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("aesmc aesimc", "vv|zz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sha1c sha1m sha1p sha256h sha256h2 sha512h sha512h2", "ssv", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("sha1h", "ss", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sha1su0 sha256su1 sha512su1 sm3partw1 sm3partw2", "vvv", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("sha1su1 sha256su0 sha512su0", "vv", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("sm4e", "vv", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("sm4e", "zzz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sm3ss1", "vvvv", Kind.VECTOR_INTEGER, Effect.NONE),
    ("saddlp uaddlp shll shll2", "vv|vvi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("sadalp uadalp", "vv|zmz", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("saddlbt ssublbt ssubltb bext bdep bgrp histseg", "zzz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("adclb adclt sbclb sbclt eorbt eortb sclamp uclamp", "zzz", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("histcnt", "zozz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("cadd sqcadd", "zzzi", Kind.VECTOR_INTEGER, Effect.NONE),
    ("cmla cdot sqrdcmlah", "zzzi|zzyi", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("sudot", "vve|zzy", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("smmla ummla usmmla", "vvv|zzz", Kind.VECTOR_INTEGER, Effect.KEEPS),
    ("urecpe ursqrte", "vv|zmz", Kind.VECTOR_INTEGER, Effect.NONE),
    ("adr", "za", Kind.VECTOR_INTEGER, Effect.ADDRESS),
)

_REDUCTIONS = "saddv uaddv smaxv sminv umaxv uminv andv orv eorv"

SHUFFLE_ROWS: tuple[Row, ...] = (
    ("zip1 zip2 uzp1 uzp2 trn1 trn2", "vvv|zzz", Kind.SHUFFLE, Effect.NONE),
    ("ext", "vvvi|zzzi|zli", Kind.SHUFFLE, Effect.NONE),
    ("rev", "zz", Kind.SHUFFLE, Effect.NONE),
    ("rev16 rev32 rev64", "vv", Kind.SHUFFLE, Effect.NONE),
    ("revb revh revw revd", "zmz|zoz", Kind.SHUFFLE, Effect.NONE),
    ("tbl", "vlv|zzz|zlz", Kind.SHUFFLE, Effect.NONE),
    ("tbx", "vlv|zzz", Kind.SHUFFLE, Effect.KEEPS),
    ("insr", "z[sx]", Kind.SHUFFLE, Effect.KEEPS),
    ("splice", "zgzz|zgl", Kind.SHUFFLE, Effect.SELECTS),
    ("sel", "zgzz", Kind.SHUFFLE, Effect.SELECTS),
    ("compact", "zgz", Kind.SHUFFLE, Effect.SELECTS),
    ("lasta lastb", "[xs]gz", Kind.SHUFFLE, Effect.SELECTS),
    ("clasta clastb", "zgzz|sgsz|xgxz", Kind.SHUFFLE, Effect.SELECTS),
    ("sunpklo sunpkhi uunpklo uunpkhi", "zz", Kind.SHUFFLE, Effect.NONE),
    (_REDUCTIONS, "sgz|sv", Kind.SHUFFLE, Effect.NONE),
    ("addv saddlv uaddlv", "sv", Kind.SHUFFLE, Effect.NONE),
    ("dup", "v[xe]|z[xyz]", Kind.BROADCAST, Effect.NONE),
    ("dup mov", "se", Kind.SHUFFLE, Effect.NONE),
    ("dup mov", "zi(hi)?", Kind.VECTOR_INTEGER, Effect.NONE),
    ("mov", "vv|zz", Kind.MOVE, Effect.NONE),
    ("mov", "z[xsy]|v[xe]", Kind.BROADCAST, Effect.NONE),
    ("mov ins", "e[xe]", Kind.SHUFFLE, Effect.KEEPS),
    ("mov umov smov", "xe", Kind.SHUFFLE, Effect.NONE),
    ("mov", "zmz", Kind.SHUFFLE, Effect.NONE),
    ("mov cpy", "zm[xs]", Kind.BROADCAST, Effect.NONE),
    ("mov cpy", "z[mo]i(hi)?", Kind.VECTOR_INTEGER, Effect.NONE),
    ("movprfx", "zz|zmz|zoz", Kind.MOVE, Effect.NONE),
)

_LOGIC = "and orr eor bic orn nand nor"
_WHILE = names("while", "lo ls lt le hi hs gt ge")
_COMPARE = names("cmp", "eq ne ge gt hi hs le lt lo ls")

PREDICATE_ROWS: tuple[Row, ...] = (
    ("ptrue", "pw?", Kind.MASK, Effect.NONE),
    ("ptrues", "pw?", Kind.MASK, Effect.SETS),
    ("pfalse", "p", Kind.MASK, Effect.NONE),
    (f"{_WHILE} whilerw whilewr", "pxx", Kind.MASK, Effect.SETS),
    ("ptest", "gp", Kind.MASK, Effect.SETS | Effect.NO_DESTINATION),
    ("pfirst pnext", "pgp", Kind.MASK, Effect.SETS),
    ("brka brkb", "pop|pmp", Kind.MASK, Effect.NONE),
    ("brkas brkbs", "pop", Kind.MASK, Effect.SETS),
    ("brkn brkpa brkpb", "popp", Kind.MASK, Effect.NONE),
    ("brkns brkpas brkpbs", "popp", Kind.MASK, Effect.SETS),
    (_LOGIC, "popp", Kind.MASK, Effect.NONE),
    (names(_LOGIC, "s"), "popp", Kind.MASK, Effect.SETS),
    ("not", "pop", Kind.MASK, Effect.NONE),
    ("nots", "pop", Kind.MASK, Effect.SETS),
    ("mov", "pp|pop|pmp", Kind.MASK, Effect.NONE),
    ("movs", "pp|pop", Kind.MASK, Effect.SETS),
    ("sel", "pgpp", Kind.MASK, Effect.SELECTS),
    ("punpklo punpkhi rev", "pp", Kind.MASK, Effect.NONE),
    ("zip1 zip2 uzp1 uzp2 trn1 trn2", "ppp", Kind.MASK, Effect.NONE),
    (_COMPARE, "poz[zi]", Kind.MASK, Effect.SETS),
    ("match nmatch", "pozz", Kind.MASK, Effect.SETS),
    ("rdffr", "p|po", Kind.MASK, Effect.READS_FIRST_FAULT),
    ("rdffrs", "po", Kind.MASK, Effect.READS_FIRST_FAULT | Effect.SETS),
    ("setffr", "", Kind.MASK, Effect.WRITES_FIRST_FAULT),
    ("wrffr", "p", Kind.MASK, Effect.WRITES_FIRST_FAULT | Effect.NO_DESTINATION),
    ("cntp", "xgp", Kind.MASK, Effect.NONE),
    ("incp decp", "xp", Kind.MASK, Effect.KEEPS),
    ("sqincp uqincp sqdecp uqdecp", "xpx?", Kind.MASK, Effect.KEEPS),
)

VECTOR_ROWS = (
    *FLOATING_POINT_ROWS,
    *VECTOR_INTEGER_ROWS,
    *FURTHER_INTEGER_ROWS,
    *SHUFFLE_ROWS,
    *PREDICATE_ROWS,
)

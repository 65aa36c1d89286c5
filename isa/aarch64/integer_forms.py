"""AArch64 mnemonics of integers, control flow and memory: their operand shapes and effects.

References
----------
Arm Architecture Reference Manual for A-profile architecture (DDI 0487), parts C6 and C8.
"""

from __future__ import annotations

from ..instruction import Kind
from ..mnemonic_expansion import names
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

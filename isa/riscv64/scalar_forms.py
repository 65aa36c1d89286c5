"""RISC-V mnemonics of integers, control flow, memory and scalar floating point, pseudo-instructions included.

References
----------
RISC-V Instruction Set Manual, volume I, unprivileged architecture: RV64I, M, A, F, D, Zicsr, Zba, Zbb, Zbs;
RISC-V Assembly Programmer's Manual, pseudo-instructions.
"""

from __future__ import annotations

from ..instruction import Kind
from ..mnemonic_expansion import names
from .form import Effect, Row

_NONE = Effect.NONE
_ORDER = "- .aq .rl .aqrl"

INTEGER_ROWS: tuple[Row, ...] = (
    (names("add sll srl sra", "- w"), "xxx|xxi", Kind.INTEGER, _NONE, ""),
    ("and or xor slt sltu", "xxx|xxi", Kind.INTEGER, _NONE, ""),
    ("sub subw sgt sgtu andn orn xnor min max minu maxu", "xxx", Kind.INTEGER, _NONE, ""),
    (names("rol ror", "- w"), "xxx", Kind.INTEGER, _NONE, ""),
    (names("sh1add sh2add sh3add", "- .uw"), "xxx", Kind.INTEGER, _NONE, ""),
    ("add.uw bclr bext binv bset czero.eqz czero.nez clmul clmulh clmulr", "xxx", Kind.INTEGER, _NONE, ""),
    (names("addi slli srli srai", "- w"), "xxi", Kind.INTEGER, _NONE, ""),
    ("slti sltiu andi ori xori rori roriw slli.uw", "xxi", Kind.INTEGER, _NONE, ""),
    (names("bclr bext binv bset", "i"), "xxi", Kind.INTEGER, _NONE, ""),
    ("li lui auipc", "xi", Kind.INTEGER, _NONE, ""),
    ("la lla lga la.tls.ie la.tls.gd", "xt", Kind.INTEGER, _NONE, ""),
    ("mv neg negw not seqz snez sltz sgtz", "xx", Kind.INTEGER, _NONE, ""),
    (names("sext. zext.", "b h w"), "xx", Kind.INTEGER, _NONE, ""),
    (names("clz ctz cpop", "- w"), "xx", Kind.INTEGER, _NONE, ""),
    ("orc.b rev8 brev8", "xx", Kind.INTEGER, _NONE, ""),
    ("mul mulh mulhu mulhsu mulw", "xxx", Kind.INTEGER_MULTIPLY, _NONE, ""),
    (names("div rem", "- u", "- w"), "xxx", Kind.INTEGER_DIVIDE, _NONE, ""),
    ("csrr", "xw|xi|xt", Kind.INTEGER, _NONE, ""),
    ("rdcycle rdtime rdinstret frflags frrm frcsr", "x", Kind.INTEGER, _NONE, ""),
    (names("csrr", "w s c"), "xwx|xtx|xix", Kind.INTEGER, _NONE, ""),
    (names("csrr", "w s c", "i"), "xwi|xti|xii", Kind.INTEGER, _NONE, ""),
    (names("csr", "w s c"), "wx|tx|ix", Kind.INTEGER, Effect.NO_DESTINATION, ""),
    (names("csr", "w s c", "i"), "wi|ti|ii", Kind.INTEGER, Effect.NO_DESTINATION, ""),
    ("fsrm fsflags fscsr", "xx|x", Kind.INTEGER, Effect.NO_DESTINATION, ""),
    ("fsrmi fsflagsi", "xi|i", Kind.INTEGER, Effect.NO_DESTINATION, ""),
)

CONTROL_ROWS: tuple[Row, ...] = (
    (names("b", "eq ne lt ge gt le ltu geu gtu leu"), "xxt", Kind.BRANCH, _NONE, ""),
    (names("b", "eq ne le ge lt gt", "z"), "xt", Kind.BRANCH, _NONE, ""),
    ("j tail", "t", Kind.BRANCH, _NONE, ""),
    ("jump", "tx", Kind.BRANCH, _NONE, ""),
    ("jr", "x", Kind.BRANCH, _NONE, ""),
    ("call", "t|xt", Kind.CALL, _NONE, ""),
    ("jal", "t|xt", Kind.CALL, _NONE, ""),
    ("jalr", "x|xx|xa|a|xxi", Kind.CALL, _NONE, ""),
    ("ecall", "", Kind.CALL, _NONE, ""),
    ("ret", "", Kind.RETURN, _NONE, ""),
    ("ebreak unimp", "", Kind.RETURN, _NONE, ""),  # a trap: control does not go on
    ("nop fence.i fence.tso pause", "", Kind.NOP, _NONE, ""),
    ("fence", "|ww", Kind.NOP, _NONE, ""),
    (names("prefetch", ".i .r .w"), "a", Kind.NOP, _NONE, ""),
)

_UPDATES = "add and or xor swap min max minu maxu"

MEMORY_ROWS: tuple[Row, ...] = (
    ("lb lh lw ld lbu lhu lwu", "xa|xt", Kind.LOAD, _NONE, ""),
    ("flh flw fld", "fa|ftx", Kind.LOAD, _NONE, ""),
    ("sb sh sw sd", "xa|xtx", Kind.STORE, Effect.NO_DESTINATION, ""),
    ("fsh fsw fsd", "fa|ftx", Kind.STORE, Effect.NO_DESTINATION, ""),
    (names("lr", ".w .d", _ORDER), "xa", Kind.LOAD, _NONE, ""),
    (names("sc", ".w .d", _ORDER), "xxa", Kind.STORE, Effect.STATUS, ""),
    (names("amo", _UPDATES, ".w .d", _ORDER), "xxa", Kind.INTEGER, Effect.MODIFIES, ""),
)

_FORMATS = ".h .s .d"
_INTEGERS = ".w .wu .l .lu"

FLOATING_POINT_ROWS: tuple[Row, ...] = (
    (names("fmadd fmsub fnmadd fnmsub", _FORMATS), "ffff", Kind.FMA, _NONE, ""),
    (names("fmul", _FORMATS), "fff", Kind.MULTIPLY, _NONE, ""),
    (names("fadd fsub", _FORMATS), "fff", Kind.ADD, _NONE, ""),
    (names("fdiv", _FORMATS), "fff", Kind.DIVIDE, _NONE, ""),
    (names("fsqrt", _FORMATS), "ff", Kind.DIVIDE, _NONE, ""),
    (names("fmin fmax fminm fmaxm fsgnj fsgnjn fsgnjx", _FORMATS), "fff", Kind.FP_OTHER, _NONE, ""),
    (names("fneg fabs fround froundnx", _FORMATS), "ff", Kind.FP_OTHER, _NONE, ""),
    (names("fmv", _FORMATS), "ff", Kind.MOVE, _NONE, ""),
    (names("feq flt fle fgt fge fltq fleq", _FORMATS), "xff", Kind.FP_OTHER, _NONE, ""),
    (names("fclass", _FORMATS), "xf", Kind.FP_OTHER, _NONE, ""),
    (names("fcvt", _INTEGERS, _FORMATS), "xf", Kind.FP_OTHER, _NONE, ""),
    (names("fcvt", _FORMATS, _INTEGERS), "fx", Kind.FP_OTHER, _NONE, ""),
    ("fcvt.s.d fcvt.d.s fcvt.s.h fcvt.h.s fcvt.d.h fcvt.h.d", "ff", Kind.FP_OTHER, _NONE, ""),
    ("fcvtmod.w.d", "xf", Kind.FP_OTHER, _NONE, ""),
    (names("fmv.x", ".h .w .s .d"), "xf", Kind.FP_OTHER, _NONE, ""),
    (names("fmv", ".h .w .s .d", ".x"), "fx", Kind.FP_OTHER, _NONE, ""),
    (names("fli", ".h .s .d"), "fw|fi", Kind.FP_OTHER, _NONE, ""),
)

SCALAR_ROWS = (*INTEGER_ROWS, *CONTROL_ROWS, *MEMORY_ROWS, *FLOATING_POINT_ROWS)

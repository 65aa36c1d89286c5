"""Forms of the mnemonics of RISC-V: rules for scalar and vector ones, pseudo-instructions included.

Rows of the form tables are `(mnemonics, shape, kind, effects, groups)`. A shape is spelt in the letters of
`operands`, alternatives divided by `|`; `*` is the letter behind the dot of the mnemonic that names the last
source (`vadd.vx`). A trailing mask and a trailing rounding mode may follow.
Groups hold a letter for each vector operand as written:

======  ===================================================================
`L`     LMUL registers
`W`     twice LMUL: the wide side of widening and narrowing
`1`     one register: masks, results of reductions and comparisons
`2` `4` half and a quarter of LMUL, `8` an eighth: sources of extensions
`E`     LMUL by the width of elements in memory: data of loads, indices
`R`     as many as the mnemonic says: `vl2re64.v`
======  ===================================================================

References
----------
RISC-V Instruction Set Manual, volume I, unprivileged architecture: RV64I, M, A, F, D, Zicsr, Zba, Zbb, Zbs;
RISC-V Assembly Programmer's Manual, pseudo-instructions; RISC-V "V" Vector Extension 1.0, chapters 6 to 16,
and the instruction listing at its end.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Flag, auto

from ...records import record
from ..instruction import Kind
from ..mnemonic_patterns import names


class Effect(Flag):
    """Effect of a form beyond writing its first operand and reading the others."""

    NONE = 0
    KEEPS = auto()  # the old destination is a source
    NO_DESTINATION = auto()
    MODIFIES = auto()  # the memory operand is read and written (atomics)
    STATUS = auto()  # a store whose first operand is a destination: whether it succeeded
    CONFIGURES = auto()  # sets the vector length and type
    ANY_LENGTH = auto()  # a vector instruction that does not depend on the vector length
    WIDENS = auto()  # the result has elements of twice the width


Row = tuple[str, str, Kind, Effect, str]


@record
class RiscvForm:
    """Form of a mnemonic."""

    shapes: tuple[str, ...]
    kind: Kind
    effect: Effect
    groups: str

    def takes(self, shape: str) -> bool:
        """Tell whether operands of a shape fit.

        Examples
        --------
        >>> form = RiscvForm(("vvv", "vvx"), Kind.VECTOR_INTEGER, Effect.NONE, "LLL")
        >>> [form.takes(shape) for shape in ("vvv", "vvxm", "vv")]
        [True, True, False]
        """
        bare = shape.rstrip("w") if self.effect & Effect.CONFIGURES else shape.removesuffix("m")
        return any(way in (shape, bare, bare.removesuffix("w")) for way in self.shapes)


def index_forms(rows: Iterable[Row]) -> dict[str, RiscvForm]:
    """Return the form of every mnemonic.

    Raises
    ------
    ValueError
        If two rows name one mnemonic.
    """
    table: dict[str, RiscvForm] = {}
    for mnemonics, shapes, kind, effect, groups in rows:
        for mnemonic in mnemonics.split():
            if mnemonic in table:
                raise ValueError(f"two forms of {mnemonic}")
            ways = shapes.replace("*", mnemonic.removesuffix("m")[-1]).split("|")
            table[mnemonic] = RiscvForm(tuple(ways), kind, effect, groups)
    return table


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


_KEEPS, _WIDENS = Effect.KEEPS, Effect.WIDENS
_WIDTHS = "8 16 32 64"
_FIELDS = "2 3 4 5 6 7 8"
_WHOLE, _STORES = Effect.ANY_LENGTH, Effect.NO_DESTINATION

VECTOR_CONFIGURATION_ROWS: tuple[Row, ...] = (
    ("vsetvli", "xx", Kind.INTEGER, Effect.CONFIGURES, ""),
    ("vsetivli", "xi", Kind.INTEGER, Effect.CONFIGURES, ""),
    ("vsetvl", "xxx", Kind.INTEGER, Effect.CONFIGURES, ""),
)

VECTOR_MEMORY_ROWS: tuple[Row, ...] = (
    (names("vle", _WIDTHS, ".v ff.v"), "va", Kind.LOAD, _NONE, "E"),
    (names("vlse", _WIDTHS, ".v"), "vax", Kind.GATHER, _NONE, "E"),
    (names("vl", "u o", "xei", _WIDTHS, ".v"), "vav", Kind.GATHER, _NONE, "LE"),
    (names("vlseg", _FIELDS, "e", _WIDTHS, ".v ff.v"), "va", Kind.LOAD, _NONE, "E"),
    (names("vlsseg", _FIELDS, "e", _WIDTHS, ".v"), "vax", Kind.GATHER, _NONE, "E"),
    (names("vl", "u o", "xseg", _FIELDS, "ei", _WIDTHS, ".v"), "vav", Kind.GATHER, _NONE, "LE"),
    ("vlm.v", "va", Kind.LOAD, _NONE, "1"),
    (names("vl", "1 2 4 8", "r", f"- {names('e', _WIDTHS)}", ".v"), "va", Kind.LOAD, _WHOLE, "R"),
    (names("vse", _WIDTHS, ".v"), "va", Kind.STORE, _STORES, "E"),
    (names("vsse", _WIDTHS, ".v"), "vax", Kind.SCATTER, _STORES, "E"),
    (names("vs", "u o", "xei", _WIDTHS, ".v"), "vav", Kind.SCATTER, _STORES, "LE"),
    (names("vsseg", _FIELDS, "e", _WIDTHS, ".v"), "va", Kind.STORE, _STORES, "E"),
    (names("vssseg", _FIELDS, "e", _WIDTHS, ".v"), "vax", Kind.SCATTER, _STORES, "E"),
    (names("vs", "u o", "xseg", _FIELDS, "ei", _WIDTHS, ".v"), "vav", Kind.SCATTER, _STORES, "LE"),
    ("vsm.v", "va", Kind.STORE, _STORES, "1"),
    (names("vs", "1 2 4 8", "r.v"), "va", Kind.STORE, _WHOLE | _STORES, "R"),
)

_FUSED = "vfmacc vfnmacc vfmsac vfnmsac vfmadd vfnmadd vfmsub vfnmsub"
_WIDENING_FUSED = "vfwmacc vfwnmacc vfwmsac vfwnmsac"
_TO_INTEGER = names("vfcvt", ".x.f.v .xu.f.v .rtz.x.f.v .rtz.xu.f.v .f.x.v .f.xu.v")
_WIDENING_CONVERSIONS = names("vfwcvt", ".x.f.v .xu.f.v .rtz.x.f.v .rtz.xu.f.v .f.x.v .f.xu.v .f.f.v")
_NARROWING_CONVERSIONS = names(
    "vfncvt", ".x.f.w .xu.f.w .rtz.x.f.w .rtz.xu.f.w .f.x.w .f.xu.w .f.f.w .rod.f.f.w"
)

VECTOR_FLOATING_POINT_ROWS: tuple[Row, ...] = (
    (names(_FUSED, ".vv"), "vvv", Kind.FMA, _KEEPS, "LLL"),
    (names(_FUSED, ".vf"), "vfv", Kind.FMA, _KEEPS, "LL"),
    (names(_WIDENING_FUSED, ".vv"), "vvv", Kind.FMA, _KEEPS | _WIDENS, "WLL"),
    (names(_WIDENING_FUSED, ".vf"), "vfv", Kind.FMA, _KEEPS | _WIDENS, "WL"),
    (names("vfmul", ".vv .vf"), "vv*", Kind.MULTIPLY, _NONE, "LLL"),
    (names("vfwmul", ".vv .vf"), "vv*", Kind.MULTIPLY, _WIDENS, "WLL"),
    (f"{names('vfadd vfsub', '.vv .vf')} vfrsub.vf", "vv*", Kind.ADD, _NONE, "LLL"),
    (names("vfwadd vfwsub", ".vv .vf"), "vv*", Kind.ADD, _WIDENS, "WLL"),
    (names("vfwadd vfwsub", ".wv .wf"), "vv*", Kind.ADD, _WIDENS, "WWL"),
    (f"{names('vfdiv', '.vv .vf')} vfrdiv.vf", "vv*", Kind.DIVIDE, _NONE, "LLL"),
    ("vfsqrt.v", "vv", Kind.DIVIDE, _NONE, "LL"),
    ("vfredosum.vs vfredusum.vs vfredsum.vs", "vvv", Kind.ADD, _KEEPS, "1L1"),
    ("vfwredosum.vs vfwredusum.vs vfwredsum.vs", "vvv", Kind.ADD, _KEEPS | _WIDENS, "1L1"),
    (names("vfredmin vfredmax", ".vs"), "vvv", Kind.FP_OTHER, _KEEPS, "1L1"),
    (names("vfmin vfmax vfsgnj vfsgnjn vfsgnjx", ".vv .vf"), "vv*", Kind.FP_OTHER, _NONE, "LLL"),
    (f"vfneg.v vfabs.v vfclass.v vfrec7.v vfrsqrt7.v {_TO_INTEGER}", "vv", Kind.FP_OTHER, _NONE, "LL"),
    (_WIDENING_CONVERSIONS, "vv", Kind.FP_OTHER, _WIDENS, "WL"),
    (_NARROWING_CONVERSIONS, "vv", Kind.FP_OTHER, _NONE, "LW"),
    (names("vmf", "eq ne lt le gt ge", ".vv .vf"), "vv*", Kind.MASK, _NONE, "1LL"),
    ("vfmv.v.f", "vf", Kind.BROADCAST, _NONE, "L"),
    ("vfmv.s.f", "vf", Kind.SHUFFLE, _KEEPS, "1"),
    ("vfmv.f.s", "fv", Kind.SHUFFLE, _WHOLE, "1"),
    ("vfmerge.vfm", "vvfv", Kind.SHUFFLE, _NONE, "LL1"),
    (names("vfslide1", "up down", ".vf"), "vvf", Kind.SHUFFLE, _NONE, "LL"),
)

_WITH_IMMEDIATE = "vadd vand vor vxor vsll vsrl vsra vsadd vsaddu vssrl vssra"
_BINARY = "vsub vmin vminu vmax vmaxu vssub vssubu vaadd vaaddu vasub vasubu vandn vrol"
_PRODUCTS = "vmul vmulh vmulhu vmulhsu vsmul vdiv vdivu vrem vremu"
_SAME_WIDTH = f"{names(_WITH_IMMEDIATE, '.vv .vx .vi')} {names(f'{_BINARY} {_PRODUCTS}', '.vv .vx')}"
_WIDE = "vwadd vwaddu vwsub vwsubu"
_MULTIPLY_ADD = "vmacc vnmsac vmadd vnmsub"

VECTOR_INTEGER_ROWS: tuple[Row, ...] = (
    (f"{_SAME_WIDTH} {names('vror', '.vv .vx .vi')}", "vv*", Kind.VECTOR_INTEGER, _NONE, "LLL"),
    (names("vrsub", ".vx .vi"), "vv*", Kind.VECTOR_INTEGER, _NONE, "LL"),
    (names("vadc vsbc", ".vvm"), "vv*v", Kind.VECTOR_INTEGER, _NONE, "LLL1"),
    ("vadc.vxm vadc.vim vsbc.vxm", "vv*v", Kind.VECTOR_INTEGER, _NONE, "LL1"),
    (
        names(f"{_WIDE} vwmul vwmulu vwmulsu", ".vv .vx"),
        "vv*",
        Kind.VECTOR_INTEGER,
        _WIDENS,
        "WLL",
    ),
    (names(_WIDE, ".wv .wx"), "vv*", Kind.VECTOR_INTEGER, _WIDENS, "WWL"),
    (names("vwcvt vwcvtu", ".x.x.v"), "vv", Kind.VECTOR_INTEGER, _WIDENS, "WL"),
    (names("vnsrl vnsra vnclip vnclipu", ".wv .wx .wi"), "vv*", Kind.VECTOR_INTEGER, _NONE, "LWL"),
    ("vncvt.x.x.w", "vv", Kind.VECTOR_INTEGER, _NONE, "LW"),
    (names(_MULTIPLY_ADD, ".vv"), "vvv", Kind.VECTOR_INTEGER, _KEEPS, "LLL"),
    (names(_MULTIPLY_ADD, ".vx"), "vxv", Kind.VECTOR_INTEGER, _KEEPS, "LL"),
    (names("vwmacc vwmaccu vwmaccsu", ".vv"), "vvv", Kind.VECTOR_INTEGER, _KEEPS | _WIDENS, "WLL"),
    (names("vwmacc vwmaccu vwmaccsu vwmaccus", ".vx"), "vxv", Kind.VECTOR_INTEGER, _KEEPS | _WIDENS, "WL"),
    (names("vzext vsext", ".vf2"), "vv", Kind.VECTOR_INTEGER, _NONE, "L2"),
    (names("vzext vsext", ".vf4"), "vv", Kind.VECTOR_INTEGER, _NONE, "L4"),
    (names("vzext vsext", ".vf8"), "vv", Kind.VECTOR_INTEGER, _NONE, "L8"),
    ("vneg.v vnot.v", "vv", Kind.VECTOR_INTEGER, _NONE, "LL"),
    ("vid.v", "v", Kind.VECTOR_INTEGER, _NONE, "L"),
    (names("vred", "sum and or xor min minu max maxu", ".vs"), "vvv", Kind.SHUFFLE, _KEEPS, "1L1"),
    (names("vwredsum", "- u", ".vs"), "vvv", Kind.SHUFFLE, _KEEPS, "1L1"),
)

_COMPARE = names("vms", "eq ne lt ltu le leu gt gtu ge geu", ".vv .vx .vi")

VECTOR_MOVE_ROWS: tuple[Row, ...] = (
    ("vmv.v.v", "vv", Kind.MOVE, _NONE, "LL"),
    ("vmv.v.x vmv.v.i", "v*", Kind.BROADCAST, _NONE, "L"),
    ("vmv.x.s", "xv", Kind.SHUFFLE, _WHOLE, "1"),
    ("vmv.s.x", "vx", Kind.SHUFFLE, _KEEPS, "1"),
    (names("vmv", "1 2 4 8", "r.v"), "vv", Kind.MOVE, _WHOLE, "RR"),
    ("vmerge.vvm", "vv*v", Kind.SHUFFLE, _NONE, "LLL1"),
    ("vmerge.vxm vmerge.vim", "vv*v", Kind.SHUFFLE, _NONE, "LL1"),
    (names("vslideup", ".vx .vi"), "vv*", Kind.SHUFFLE, _KEEPS, "LL"),
    (names("vslidedown vrgather", ".vx .vi"), "vv*", Kind.SHUFFLE, _NONE, "LL"),
    (names("vslide1", "up down", ".vx"), "vvx", Kind.SHUFFLE, _NONE, "LL"),
    ("vrgather.vv vrgatherei16.vv", "vvv", Kind.SHUFFLE, _NONE, "LLL"),
    ("vcompress.vm", "vvv", Kind.SHUFFLE, _KEEPS, "LL1"),
    (f"{_COMPARE} {names('vmadc vmsbc', '.vv .vx')} vmadc.vi", "vv*", Kind.MASK, _NONE, "1LL"),
    (names("vmadc vmsbc", ".vvm"), "vv*v", Kind.MASK, _NONE, "1LL1"),
    ("vmadc.vxm vmadc.vim vmsbc.vxm", "vv*v", Kind.MASK, _NONE, "1L1"),
    (names("vm", "and nand andn or nor orn xor xnor", ".mm"), "vvv", Kind.MASK, _NONE, "111"),
    ("vmmv.m vmnot.m vmsbf.m vmsif.m vmsof.m", "vv", Kind.MASK, _NONE, "11"),
    ("vmset.m vmclr.m", "v", Kind.MASK, _NONE, "1"),
    ("vcpop.m vfirst.m", "xv", Kind.MASK, _NONE, "1"),
    ("viota.m", "vv", Kind.MASK, _NONE, "L1"),
)

VECTOR_ROWS = (
    *VECTOR_CONFIGURATION_ROWS,
    *VECTOR_MEMORY_ROWS,
    *VECTOR_FLOATING_POINT_ROWS,
    *VECTOR_INTEGER_ROWS,
    *VECTOR_MOVE_ROWS,
)

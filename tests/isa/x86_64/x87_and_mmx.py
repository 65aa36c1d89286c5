"""Every x87 and MMX instruction, in AT&T syntax, in each form of its operands."""

_ARITHMETIC = [
    form.replace("OP", name)
    for name in ("add", "mul", "sub", "subr", "div", "divr")
    for form in (
        *("fOP %st(1), %st", "fOP %st, %st(3)", "fOP %st(2)", "fOPp %st, %st(1)", "fOPp %st, %st(3)", "fOPp"),
        *("fOPs (%rax)", "fOPl 8(%rax,%rbx,8)", "fiOPs (%rax)", "fiOPl (%rax)"),
    )
]
_COMPARISONS = [
    *(
        form.replace("OP", name)
        for name in ("com", "comp", "ucom", "ucomp")
        for form in ("fOP", "fOP %st(2)")
    ),
    *(f"{name} %st(1), %st" for name in ("fcomi", "fcomip", "fucomi", "fucomip")),
    *(f"f{name}{size} (%rax)" for name in ("com", "comp", "icom", "icomp") for size in "sl"),
    *("fcompp", "fucompp", "ftst", "fxam"),
]
_MOVES = [
    *("fld %st(2)", "fst %st(2)", "fstp %st(2)", "fxch", "fxch %st(3)", "ffree %st(1)"),
    *(f"{name} (%rax)" for name in ("flds", "fldl", "fldt", "fsts", "fstl", "fstps", "fstpl", "fstpt")),
    *(f"fi{name}{size} (%rax)" for name in ("ld", "stp", "sttp") for size in ("s", "l", "ll")),
    *("fists (%rax)", "fistl (%rax)", "fbld (%rax)", "fbstp (%rax)"),
    *("fld1", "fldz", "fldpi", "fldl2e", "fldl2t", "fldlg2", "fldln2"),
    *(f"fcmov{condition} %st(1), %st" for condition in ("b", "e", "be", "u", "nb", "ne", "nbe", "nu")),
]
_FUNCTIONS = [
    *("fsqrt", "fchs", "fabs", "frndint", "f2xm1", "fsin", "fcos", "fsincos", "fptan", "fxtract", "fscale"),
    *("fprem", "fprem1", "fpatan", "fyl2x", "fyl2xp1"),
]
_STATE = [
    *("fincstp", "fdecstp", "fnop", "fwait", "fnclex", "fninit", "fnstsw %ax", "emms"),
    *(f"{name} (%rax)" for name in ("fnstsw", "fnstcw", "fldcw", "fnstenv", "fldenv", "fnsave", "frstor")),
    *(f"{name} (%rax)" for name in ("fxsave", "fxrstor", "fxsave64", "fxrstor64")),
]
X87 = (*_ARITHMETIC, *_COMPARISONS, *_MOVES, *_FUNCTIONS, *_STATE)

_ON_TWO = """
paddb paddw paddd paddq paddsb paddsw paddusb paddusw psubb psubw psubd psubq psubsb psubsw psubusb psubusw
pmullw pmulhw pmulhuw pmuludq pmaddwd pcmpeqb pcmpeqw pcmpeqd pcmpgtb pcmpgtw pcmpgtd pand pandn por pxor
psllw pslld psllq psrlw psrld psrlq psraw psrad packsswb packssdw packuswb punpckhbw punpckhwd punpckhdq
punpcklbw punpcklwd punpckldq pavgb pavgw pmaxsw pmaxub pminsw pminub psadbw phaddw phaddd phaddsw phsubw
phsubd phsubsw pmaddubsw pmulhrsw pshufb psignb psignw psignd pabsb pabsw pabsd
"""
_SHIFTS = "psllw pslld psllq psrlw psrld psrlq psraw psrad"
_CONVERSIONS = [
    *(f"{name} {source}, %xmm2" for name in ("cvtpi2ps", "cvtpi2pd") for source in ("%mm1", "(%rax)")),
    *(f"cvt{t}p{fp}2pi {source}, %mm2" for t in ("", "t") for fp in "sd" for source in ("%xmm1", "(%rax)")),
]
MMX = (
    *(f"{name} {source}, %mm2" for name in _ON_TWO.split() for source in ("%mm1", "(%rax)")),
    *(f"{name} $3, %mm2" for name in _SHIFTS.split()),
    *("movd %eax, %mm1", "movd %mm1, %eax", "movd (%rax), %mm1", "movd %mm1, (%rax)"),
    *("movq %rax, %mm1", "movq %mm1, %rax", "movq (%rax), %mm1", "movq %mm1, (%rax)", "movq %mm1, %mm2"),
    *(
        "palignr $3, %mm1, %mm2",
        "palignr $3, (%rax), %mm2",
        "pshufw $3, %mm1, %mm2",
        "pshufw $3, (%rax), %mm2",
    ),
    *("pinsrw $1, %eax, %mm2", "pinsrw $1, (%rax), %mm2", "pextrw $1, %mm1, %eax", "pmovmskb %mm1, %eax"),
    *("movntq %mm1, (%rax)", "maskmovq %mm1, %mm2", "maskmovdqu %xmm1, %xmm2"),
    *("movdq2q %xmm1, %mm2", "movq2dq %mm1, %xmm2"),
    *_CONVERSIONS,
)

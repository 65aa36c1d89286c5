"""Bodies of loops that tell which ports of Intel's cores an operation takes, and how integers share theirs.

Each operation alone, and beside one that a port does alone: of masks (port 0), `bzhi` (1), a permutation of
lanes (5), or a rotation (0 and 6). Where both take longer than each, they share a port. Then sums of integers
in several chains, in each of which an addition takes a cycle, where no two wait for a port; four integers,
each for any port, beside an operation whose result comes later; and vectors that pass from arithmetic to
logic. `quiet_loops.py` times them.
"""

from collections.abc import Iterator

from body_registers import byte_of, word_of
from chainline.isa.x86_64.pipeline_loops import AVX2, AVX512, LOADS, Loop

N = 48
TARGETS = ("rax", "rdx", "r8", "r9", "r10")
BESIDE = {
    "": "",
    "kandw": "kandw %k1, %k1, %k2",
    "bzhiq": "bzhiq %rsi, %rsi, %r11",
    "vpermpd": "vpermpd $1, %ymm14, %ymm12",
    "rorxq": "rorxq $3, %rsi, %r11",
}
OF_INTEGERS = (
    *("leaq (%rsi,%rsi,8), {r}", "leaq 8(%rsi,%rsi), {r}", "blsrq %rsi, {r}", "movslq %esi, {r}", "sete {b}"),
    *("cmoveq %rsi, {r}", "shlxq %rsi, %rsi, {r}", "btq $3, %rsi", "bswapq {r}", "bswapl {d}", "cqto"),
    *("popcntq %rsi, {r}", "imulq $3, %rsi, {r}", "mulxq %rsi, {r}, %r11", "bextrq %rsi, %rsi, {r}"),
)
TWO, THREE = "%xmm14, %xmm{v}", "%xmm14, %xmm15, %xmm{v}"
OF_VECTORS = (
    *(
        f"{name} {THREE}"
        for name in ("vpaddq", "vandpd", "vpcmpeqq", "vpcmpgtq", "vpminub", "vpmaxsq", "vpaddsb")
    ),
    *(
        f"{name} {THREE}"
        for name in ("vpsadbw", "vpsrlq", "vpmuludq", "vphaddd", "vmovsd", "vunpcklps", "vunpcklpd")
    ),
    *(f"{name} {THREE}" for name in ("vpunpckldq", "vpshufb", "vmaxpd", "vaddpd", "vmulpd", "vcvtsd2ss")),
    *(f"{name} {TWO}" for name in ("vpabsd", "vpopcntq", "vplzcntq", "vmovshdup", "vcvtdq2ps")),
    *("vpsrlq $3, %xmm14, %xmm{v}", "vpsrldq $8, %xmm14, %xmm{v}", "vpblendw $1, %xmm14, %xmm15, %xmm{v}"),
    *("vptest %xmm14, %xmm15", "vtestpd %xmm14, %xmm15", "vpcmpeqd %xmm{v}, %xmm{v}, %xmm{v}"),
    *(
        "vmovq %rsi, %xmm{v}",
        "vmovq %xmm14, {r}",
        "vpinsrq $1, %rsi, %xmm14, %xmm{v}",
        "vpextrq $1, %xmm14, {r}",
    ),
    *("vextractps $1, %xmm14, {d}", "vcvtsi2sdq %rsi, %xmm14, %xmm{v}", "vcvttsd2si %xmm14, {r}"),
)
THERE_AND_BACK = (
    "vmovq %xmm0, %rax; vmovq %rax, %xmm0",
    "vpextrq $1, %xmm0, %rax; vpinsrq $1, %rax, %xmm0, %xmm0",
    "vmovq %xmm0, %rax; vpbroadcastq %rax, %xmm0",
    "vcvtsi2sdq %rax, %xmm0, %xmm0; vcvttsd2si %xmm0, %rax",
    "kmovq %k1, %rax; kmovq %rax, %k1",
)
IN_A_ROW = (
    *(f"{name} %xmm0, %xmm15, %xmm0" for name in ("vpcmpgtq", "vpmaxsq", "vpsadbw", "vphaddd", "vpsrlq")),
    *(f"{name} %xmm0, %xmm0" for name in ("vpopcntq", "vplzcntq", "vphminposuw", "vpabsd", "vmovshdup")),
    *("vpsrlq %xmm15, %xmm0, %xmm0", "vunpcklps %xmm0, %xmm15, %xmm0", "vpblendw $1, %xmm0, %xmm15, %xmm0"),
    *("bswapq %rax", "bswapl %eax", "mulxq %rax, %rax, %r11", "mulxq %rax, %r11, %rax"),
)
CHAINS = {
    f"a load and {count} sums": (
        f"addq {LOADS}(%rsi,%r8,8), %rax",
        *(f"addq %r9, %{name}" for name in ("r8", "rdx", "r10")[:count]),
    )
    for count in (1, 2, 3)
} | {
    f"{count} sums": tuple(f"addq %r9, %{name}" for name in ("rax", "r8", "rdx", "r10")[:count])
    for count in (2, 3, 4)
}
LATE = {
    **{
        f"{name}, in 3 cycles": line
        for name, line in (("vcomisd", "vcomisd %xmm14, %xmm15"), ("vmovq", "vmovq %xmm14, %r11"))
    },
    "imulq, in 3 cycles": "imulq $3, %rsi, %r11",
    **{f"{name}, in 1 cycle": BESIDE[name] for name in ("kandw", "bzhiq", "rorxq")},
    "vpermpd, in 3 cycles to vectors": BESIDE["vpermpd"],
}
PASSED = tuple(f"{name} %xmm14, %xmm0, %xmm0; vandpd %xmm15, %xmm0, %xmm0" for name in ("vmulpd", "vaddpd"))
ZEROS = ("xorl %r8d, %r8d", "xorl %r9d, %r9d")


def port_bodies() -> Iterator[Loop]:
    """Yield each operation beside those of a port alone, ways between registers, and chains of integers."""
    for one in (*OF_INTEGERS, *OF_VECTORS):
        for name, other in BESIDE.items():
            body = tuple(line for n in range(N) for line in (_written(one, n), *((other,) if other else ())))
            label = f"{N} {one}" + (f", {name} beside each" if name else "")
            yield Loop("beside each port", label, body, AVX512)
    for lines in THERE_AND_BACK:
        yield Loop("between registers", f"8 times {lines}", (*lines.split("; "),) * 8, AVX512)
    for line in IN_A_ROW:
        yield Loop("one in a row", f"8 times {line}", (line,) * 8, AVX512)
    for lines in PASSED:
        yield Loop("from sums to logic", f"8 times {lines}", (*lines.split("; "),) * 8, AVX2)
    for name, one in LATE.items():
        sums = [_written("leaq (%rsi,%rsi), {r}", n) for n in range(4)]
        yield Loop("late integers", f"24 times {name}, and 4 integers", (one, *sums) * 24, AVX512)
    for name, lines in CHAINS.items():
        yield Loop("chains of integers", f"24 times {name}", (*ZEROS, *lines * 24), AVX2)


def _written(line: str, number: int) -> str:
    """Return a line with one register after the other."""
    name = TARGETS[number % len(TARGETS)]
    return line.format(r=f"%{name}", d=f"%{word_of(name)}", b=f"%{byte_of(name)}", v=number % 12)

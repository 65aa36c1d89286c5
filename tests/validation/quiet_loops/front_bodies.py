"""Bodies of loops that tell what the front end of a core does by itself, and what integers cost.

Which sums with constants and moves are made at rename, without a port; which comparisons and arithmetic are
one operation with the branch behind them; how many micro-ops are fetched up to a taken branch; and of a core
that closes a port of narrower vectors beside the widest, what that does to sums in a row. `quiet_loops.py`
times them.
"""

from collections.abc import Iterator

from body_registers import byte_of, word_of
from chainline.isa.x86_64.pipeline_loops import AVX2, AVX512, LOADS, STORES, Loop

N, PAIRS, NOPS = 24, 8, 3
TARGETS = ("rax", "rdx", "r8", "r9", "r10", "r11")
AT_RENAME = (
    *(
        "incq {}",
        "decq {}",
        "addq $8, {}",
        "subq $8, {}",
        "addq $1023, {}",
        "addq $1024, {}",
        "addq $-1024, {}",
    ),
    *("leaq 8({}), {}", "leaq 1023({}), {}", "leaq 1024({}), {}", "addl $8, {:d}", "leal 8({}), {:d}"),
    *("addq %rsi, {}", "movq %rsi, {}", "movl %esi, {:d}", "movzbl %sil, {:d}", "movslq %esi, {}"),
)
INTEGERS = (
    *("sete {:b}", "setbe {:b}", "cmove %rsi, {}", "cmovbe %rsi, {}", "shlq $3, {}", "rorxq $3, %rsi, {}"),
    *("leaq (%rsi,%rsi,8), {}", "leaq 8(%rsi,%rsi,8), {}", "leaq 8(%rsi,%rsi), {}", "leaq (%rsi,%rsi), {}"),
    *("btq $3, %rsi", "blsrq %rsi, {}", "bzhiq %rsi, %rsi, {}", "andnq %rsi, %rsi, {}", "popcntq %rsi, {}"),
    *("bextrq %rsi, %rsi, {}", "imulq %rsi, {}", "cmpq $5, {}", "testq %rsi, {}", "negq {}", "xorq %rsi, {}"),
)
IN_A_ROW = (
    *(
        "incq %rax",
        "addq %rsi, %rax",
        "leaq (%rax,%rsi), %rax",
        "leaq (%rax,%rsi,8), %rax",
        "leaq (,%rax,8), %rax",
    ),
    *("movslq %eax, %rax", "imulq %rsi, %rax", "shlq $1, %rax", "popcntq %rax, %rax", "blsrq %rax, %rax"),
    *("movq %rax, %rdx; movq %rdx, %rax", "addq %rsi, %rax; addq $8, %rax", "cmoveq %rsi, %rax"),
    *("movzbl %al, %edx; movzbl %dl, %eax", "bextrq %rsi, %rax, %rax"),
)
# no branch is taken: addresses are neither 0, 5 nor negative, and differ
JOINED = (
    *("cmpq %rsi, {}; je", "cmpq %rsi, {}; js", "cmpq $5, {}; je", "testq %rsi, {}; js", "andq %rsi, {}; js"),
    *("orq %rsi, {}; je", "subq %rsi, {}; je", "incq {}; je", "incq {}; jb"),
    *(f"cmpq {{}}, {LOADS}(%rsi); je", f"cmpq $5, {LOADS}(%rsi); je", f"addq {LOADS}(%rsi), {{}}; je"),
)
THROUGH = {
    "mov": f"movq %rdx, {STORES}(%rsi); movq {STORES}(%rsi), %rdx",
    "mov, indexed": f"movq %rdx, {STORES}(%rsi,%rax); movq {STORES}(%rsi,%rax), %rdx",
    "add": f"addq $1, {STORES}(%rsi)",
    "add, indexed": f"addq $1, {STORES}(%rsi,%rax)",
    "vmovsd": f"vmovsd %xmm1, {STORES}(%rsi); vmovsd {STORES}(%rsi), %xmm1",
}
SUMS = ("vaddsd %xmm14, %xmm0, %xmm0",) * 8
WIDE = {
    "no": (),
    "a product": ("vmulpd %zmm14, %zmm14, %zmm9",),
    "four products": ("vmulpd %zmm14, %zmm14, %zmm9",) * 4,
    "a load": (f"vmovupd {LOADS}(%rsi), %zmm9",),
}


def front_bodies() -> Iterator[Loop]:
    """Yield integers side by side and in a row, pairs between nops, and short loops."""
    for one in AT_RENAME:
        yield Loop("sums at rename", f"{N} {one}", tuple(_written(one, n) for n in range(N)), AVX2)
    for one in INTEGERS:
        yield Loop("integers alike", f"{N} {one}", tuple(_written(one, n) for n in range(N)), AVX2)
    for lines in IN_A_ROW:
        yield Loop("integers in a chain", f"8 times {lines}", (*lines.split("; "),) * 8, AVX2)
    for pair in JOINED:
        first, branch = pair.split("; ")
        body = [
            line for n in range(PAIRS) for line in (_written(first, n), f"{branch} 9f", "9:", *_nops(NOPS))
        ]
        yield Loop("pairs with branches", f"{PAIRS} {pair}, {NOPS} nops each", tuple(body), AVX2)
    for count in (0, *range(4, 20)):
        yield Loop("short loops", f"{count} nops", _nops(count), AVX2)
    for name, lines in THROUGH.items():
        yield Loop("through memory", f"8 times {name}", (*lines.split("; "),) * 8, AVX2)


def wide_bodies() -> Iterator[Loop]:
    """Yield sums in a row beside vectors of 512 bits."""
    for name, lines in WIDE.items():
        yield Loop("sums beside wide", f"8 scalar sums in a row, {name} of 512 bits", (*SUMS, *lines), AVX512)
    row = ("vaddpd %zmm14, %zmm0, %zmm0",) * 8
    yield Loop("sums beside wide", "8 sums of 512 bits in a row", row, AVX512)
    for loads, stores in ((0, 0), (12, 0), (24, 0), (0, 12), (12, 12)):
        body = []
        for n in range(N):
            body.append(f"vfmadd231pd %zmm14, %zmm14, %zmm{n % 12}")
            body += [f"vmovupd {LOADS + 64 * n}(%rsi), %zmm20"] * (n * loads // N != (n + 1) * loads // N)
            body += [f"vmovupd %zmm15, {STORES + 64 * n}(%rsi)"] * (n * stores // N != (n + 1) * stores // N)
        yield Loop(
            "FMA beside wide", f"{N} FMA, {loads} loads, {stores} stores of 512 bits", tuple(body), AVX512
        )


def _written(line: str, number: int) -> str:
    """Return a line with one register after the other, of 64 bits, or 32 or 8 where it says d or b."""
    name = TARGETS[number % len(TARGETS)]
    line = line.replace("{:d}", f"%{word_of(name)}").replace("{:b}", f"%{byte_of(name)}")
    return line.replace("{}", f"%{name}")


def _nops(count: int) -> tuple[str, ...]:
    return ("nopl 8(%rax)",) * count

"""Bodies of the loops that `quiet_loops.py` times besides those of `chainline calibrate`."""

from collections.abc import Iterator

from chainline.isa.x86_64.pipeline_loops import AVX2, LOADS, STORES, Loop

N_FMA, SUMS, GROUPS, GROUP_BYTES, LINE = 24, 12, 12, 256, 64
OTHERS = {
    "load": "vmovupd {wide}, %ymm{free}",
    "broadcast": "vbroadcastsd {narrow}, %ymm{free}",
    "double": "vmovsd {narrow}, %xmm{free}",
    "masked load": "vmaskmovpd {wide}, %ymm14, %ymm{free}",
    "own operand": "",
}
STORED = (
    *((0,), (8,), (16,), (40,), (0, 16), (8, 40), (8, 8), (16, 32), (0, 8, 16)),
    *((0, 16, 48, 64), (0, 32, 48, 80, 112, 128)),
)
"""Bytes at which stores of 256 bits begin; the last two are rows of six and of ten doubles."""
PRODUCT, FMA = "vmulpd %ymm14, %ymm14, %ymm{sum}", "vfmadd231pd %ymm14, %ymm13, %ymm{sum}"


def beside_fma() -> Iterator[Loop]:
    """Yield FMA with so many others between."""
    for name, other in OTHERS.items():
        for number in (0, 12, 18, 24) if other else (12, 24):
            lines: list[str] = []
            for n in range(N_FMA):
                wide, narrow = f"{LOADS + 32 * n}(%rsi)", f"{LOADS + 8 * n}(%rsi)"
                chosen = n * number // N_FMA != (n + 1) * number // N_FMA
                operand = wide if chosen and not other else "%ymm14"
                lines.append(f"vfmadd231pd {operand}, %ymm14, %ymm{n % SUMS}")
                if chosen and other:
                    lines.append(other.format(wide=wide, narrow=narrow, free=SUMS + n % 2))
            yield Loop("FMA", f"{N_FMA} FMA, {number} {name}", tuple(lines), AVX2)


def stores() -> Iterator[Loop]:
    """Yield stores of 256 bits at places of groups of bytes."""
    for places in STORED:
        lines = [
            f"vmovupd %ymm15, {STORES + GROUP_BYTES * group + place}(%rsi)"
            for group in range(GROUPS)
            for place in places
        ]
        yield Loop("stores", f"{GROUPS} times stores at {', '.join(map(str, places))}", tuple(lines), AVX2)


def loads_across_lines() -> Iterator[Loop]:
    """Yield loads of which one in so many lies across a line, a vector or a broadcast between."""
    for every in (2, 3, 4, 5, 6):
        for between in ("vmovupd {place}(%rsi), %ymm{free}", "vbroadcastsd {place}(%rsi), %ymm{free}"):
            lines = []
            for n in range(60):
                crosses = n % every == every - 1
                form = "vmovupd {place}(%rsi), %ymm{free}" if crosses else between
                place = LOADS + LINE * (n % 48) + (LINE - 16 if crosses else 0)
                lines.append(form.format(place=place, free=SUMS + n % 2))
            name = between.split()[0]
            yield Loop("lines", f"60 loads by {name}, every {every}th crosses", tuple(lines), AVX2)


def stored_products() -> Iterator[Loop]:
    """Yield products, FMA that add to each, and stores of the sums, at once or some groups later."""
    for groups, n_fma in ((24, 1), (24, 2), (16, 4)):
        for behind in (0, 3, 6):
            lines: list[str] = []
            waiting: list[str] = []
            for group in range(groups):
                number = group % 10
                lines += [PRODUCT.format(sum=number), *[FMA.format(sum=number)] * n_fma]
                waiting.append(f"vmovupd %ymm{number}, {STORES + LINE * group}(%rsi)")
                lines += [waiting.pop(0)] if len(waiting) > behind else []
            name = f"{groups} of a product and {n_fma} FMA, stored {behind} later"
            yield Loop("stored products", name, (*lines, *waiting), AVX2)
    for side_by_side in (2, 3, 4, 6):
        lines = []
        for first in range(0, 24, side_by_side):
            sums = [(first + n) % SUMS for n in range(side_by_side)]
            lines += [form.format(sum=number) for form in (PRODUCT, FMA, FMA) for number in sums]
            lines += [f"vmovupd %ymm{n}, {STORES + LINE * (first + k)}(%rsi)" for k, n in enumerate(sums)]
        yield Loop("stored products", f"24 in groups of {side_by_side}", tuple(lines), AVX2)


def chains() -> Iterator[Loop]:
    """Yield FMA of so many chains."""
    for number in (7, 8, 9, 10):
        lines = [FMA.format(sum=n % number) for n in range(4 * number)]
        yield Loop("chains", f"{4 * number} FMA of {number} chains", tuple(lines), AVX2)


def masked_stores() -> Iterator[Loop]:
    """Yield a store under a full mask after loads."""
    for loads in (12, 24, 48):
        lines = [f"vmovupd {LOADS + LINE * (n % 40)}(%rsi), %ymm{SUMS + n % 2}" for n in range(loads)]
        full = "vpcmpeqd %ymm9, %ymm9, %ymm9"
        stored = f"vmaskmovpd %ymm15, %ymm9, {STORES}(%rsi)"
        yield Loop("masked store", f"among {loads} loads", (full, *lines, stored), AVX2)


def permuted_rows() -> Iterator[Loop]:
    """Yield what gfortran makes of a product with a row of five: permutations, and what depends on them.

    With all of it, without its scalar or its vector products, and without any.
    """
    for name, left_out in (
        ("all", ()),
        ("no scalar products", ("vmulsd", "vfmadd132sd", "vfmadd231sd")),
        ("no vector products", ("vmulpd", "vfmadd132pd")),
        ("no products", ("vmul", "vfmadd")),
    ):
        rows = [line for n in range(5) for line in _permuted_row(LOADS + 8 * n)]
        lines = tuple(line for line in rows if not line.startswith(left_out))
        yield Loop("permuted rows", f"five rows, {name}", lines, AVX2)


def _permuted_row(place: int) -> tuple[str, ...]:
    return (
        f"vpermpd $85, {place + 32}(%rsi), %ymm0",
        f"vbroadcastsd {place}(%rsi), %ymm1",
        f"vmovsd {place + 160}(%rsi), %xmm2",
        "vmulpd %ymm11, %ymm0, %ymm0",
        "vfmadd132pd %ymm12, %ymm0, %ymm1",
        f"vpermpd $170, {place + 64}(%rsi), %ymm0",
        "vfmadd132pd %ymm10, %ymm1, %ymm0",
        f"vpermpd $255, {place + 96}(%rsi), %ymm1",
        "vfmadd132pd %ymm9, %ymm0, %ymm1",
        "vbroadcastsd %xmm2, %ymm0",
        "vfmadd132pd %ymm8, %ymm1, %ymm0",
        f"vmovupd {place + 32}(%rsi), %xmm1",
        f"vmovupd {place}(%rsi), %xmm0",
        "vunpckhpd %xmm1, %xmm1, %xmm1",
        "vmulsd %xmm6, %xmm1, %xmm1",
        "vfmadd231sd %xmm0, %xmm7, %xmm1",
        f"vmovupd {place + 64}(%rsi), %ymm0",
        "vextractf128 $0x1, %ymm0, %xmm0",
        "vfmadd231sd %xmm0, %xmm5, %xmm1",
        f"vmovupd {place + 96}(%rsi), %ymm0",
        "vextractf128 $0x1, %ymm0, %xmm0",
        "vunpckhpd %xmm0, %xmm0, %xmm0",
        "vfmadd132sd %xmm4, %xmm1, %xmm0",
        "vfmadd132sd %xmm3, %xmm0, %xmm2",
    )


def bodies() -> list[Loop]:
    """Return all of them."""
    kinds = (beside_fma, stores, loads_across_lines, stored_products, chains, masked_stores, permuted_rows)
    return [loop for kind in kinds for loop in kind()]

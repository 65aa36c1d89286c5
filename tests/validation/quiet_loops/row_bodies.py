"""Bodies of loops that wait through memory, which `quiet_loops.py` times too."""

from collections.abc import Iterator

from chainline.isa.x86_64.pipeline_loops import AVX2, STORES, Loop

ROW = 64
FMA = "vfmadd213pd %ymm15, %ymm14, %ymm{number}"
LATE = 20
"""Products in a row, before what is stored then is there."""


def row_bodies() -> Iterator[Loop]:
    """Yield sums kept in memory, and stores whose data come late."""
    yield from sums_in_memory()
    yield from late_data()


def sums_in_memory() -> Iterator[Loop]:
    """Yield values that are stored, then loaded, changed and stored again so many times, row beside row.

    Rows do not wait for each other. How many are under way at once tells what loads and stores keep while
    they wait for data.
    """
    for products in (0, 1, 2):
        for times in (4, 8, 16, 32):
            lines: list[str] = []
            for row in range(max(1, 32 // times)):
                place = STORES + ROW * row
                lines.append(f"vmovupd %ymm14, {place}(%rsi)")
                for _ in range(times):
                    lines.append(f"vmovupd {place}(%rsi), %ymm{row}")
                    lines += [FMA.format(number=row)] * products
                    lines.append(f"vmovupd %ymm{row}, {place}(%rsi)")
            yield Loop("sums in memory", f"{products} FMA, {times} times", tuple(lines), AVX2)


def late_data() -> Iterator[Loop]:
    """Yield results of a chain that are stored to so many places."""
    for stores in (5, 10, 15, 20, 25, 30, 35, 40):
        lines = ["vmovapd %ymm14, %ymm0", *[FMA.format(number=0)] * LATE]
        lines += [f"vmovupd %ymm0, {STORES + 32 * place}(%rsi)" for place in range(stores)]
        yield Loop("late store data", f"{stores} stores of a chain of {LATE}", tuple(lines), AVX2)

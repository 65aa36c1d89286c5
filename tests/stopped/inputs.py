"""The small inputs that commands are stopped over, in their working folder."""

import pyarrow.compute as pc
import pyarrow.parquet as pq

from .writers import CAMPAIGNS

_LOOP = """kernel:
.L3:
\tvmovapd (%rsi,%rax), %ymm1
\tvfmadd231pd (%rdx,%rax), %ymm1, %ymm0
\taddq $32, %rax
\tcmpq %rax, %rcx
\tjne .L3
\tret
"""
_VARIANTS = "order,schedule,split\n1,128 mask xyz,2\n2,128 mask xyz,3\n"


def write_inputs(folder):
    """Write every input into a folder; return the folder."""
    rows = [(m, n, k) for m in (8, 16, 32, 64) for n in (8, 24, 48) for k in range(8, 128, 8)]
    for name, part in (("gemm.csv", rows[::2]), ("gemm-test.csv", rows[1::6])):
        lines = (f"{m},{n},{k},{1e-9 * m * n * k + 1e-7:.6g}\n" for m, n, k in part)
        (folder / name).write_text("m,n,k,seconds\n" + "".join(lines))
    (folder / "loop.s").write_text(_LOOP)
    (folder / "variants.csv").write_text(_VARIANTS)
    table = pq.read_table(CAMPAIGNS / "zen5" / "tensor.parquet")
    pq.write_table(
        table.filter(pc.and_(pc.less_equal(table["order"], 2), pc.equal(table["compiler"], "llvm"))),
        folder / "small.parquet",
    )
    return folder

"""How far the simulation is off for the kernels of a data set in L1, at even and at odd orders.

    python zen3/score.py [--rows FILE] [--machine KEY] [--orders even|odd]     # four minutes each

Prints what `chainline evaluate simulation,chain` does of these rows; it needs gcc and gfortran 12.2 beside
the embedded compiler.
"""

import argparse
import tempfile
from pathlib import Path

import pyarrow.compute as pc
import pyarrow.parquet as pq
from chainline.cli.main import main as chainline

DATA = Path(__file__).with_name("tensor.parquet")
REMAINDERS = {"even": 0, "odd": 1}


def main() -> None:
    """Score both halves, or one."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--machine", default="zen3", help="key or machine file (default zen3)")
    parser.add_argument("--orders", choices=REMAINDERS, help="one half alone")
    parser.add_argument("--rows", type=Path, default=DATA, help="the data set (default tensor.parquet)")
    options = parser.parse_args()
    table = pq.read_table(options.rows)
    in_l1 = pc.equal(table["residence"], "L1")
    for name in [options.orders] if options.orders else REMAINDERS:
        of_parity = pc.equal(pc.bit_wise_and(table["order"], 1), REMAINDERS[name])
        with tempfile.TemporaryDirectory() as scratch:
            part = Path(scratch) / f"{name}.parquet"
            pq.write_table(table.filter(pc.and_(in_l1, of_parity)), part)
            chainline(["evaluate", "simulation,chain", str(part), "--machine", options.machine])


if __name__ == "__main__":
    main()

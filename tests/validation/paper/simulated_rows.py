"""Turn ratios.csv into a data set of simulated speeds that `chainline train` learns from.

    python tests/validation/paper/simulated_rows.py                # writes out/simulated.parquet
    chainline train out/simulated.parquet --machine a64fx -o a64fx-model

Every row says of itself that it was simulated; chainline never mixes such rows with measured ones.
"""

import argparse
import csv
import io
from pathlib import Path

from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.residence import resident_elements
from chainline.analysis.measurement.csv_import import import_csv
from chainline.analysis.measurement.dataset import DataSet
from chainline.analysis.measurement.dataset.row import SIMULATED
from chainline.codegen.target import find_target
from chainline.codegen.variant import Variant

HERE = Path(__file__).parent
COLUMNS = ("order", "split", "cycles", "n_fma", "compiler", "n_elements", "vector_bits", "origin")


def as_csv(path: Path) -> str:
    """Return the file as rows that chainline imports; kernels without an FMA have no `n_fma`."""
    machine, text = load_machine("a64fx"), io.StringIO()
    writer = csv.DictWriter(text, COLUMNS)
    writer.writeheader()
    for row in csv.DictReader(path.open()):
        order = int(row["order"])
        writer.writerow(
            {
                "order": order,
                "split": row["split"],
                "cycles": row["cycles"],
                "n_fma": row["fma"] if float(row["fma"]) else "",
                "compiler": row["compiler"],
                "n_elements": resident_elements(Variant(order, (order + 1,)), machine.caches),
                "vector_bits": machine.vector_bits,
                "origin": SIMULATED,
            }
        )
    return text.getvalue()


def main() -> None:
    """Write the data set."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output", type=Path, default=Path("out"), help="folder to write into")
    output = parser.parse_args().output
    output.mkdir(parents=True, exist_ok=True)
    machine, target = load_machine("a64fx"), find_target("a64fx")
    rows = import_csv(as_csv(HERE / "ratios.csv"), "ratios.csv", machine, target)
    with DataSet.open(output / "simulated.parquet") as data:
        data.append(rows)
    print(f"{len(rows)} rows in simulated.parquet")


if __name__ == "__main__":
    main()

"""Predicted and measured speed of the kernels of the campaigns, by model and machine: `kernels.csv`.

    python accuracy/kernels.py                # every row in L1: half an hour on two cores
    python accuracy/kernels.py zen3           # one campaign; the rows of the others stay
    python accuracy/kernels.py --every 3 -o tests/validation/accuracy/kernels.csv    # what is stored

Kernels with their data in L1 are compiled again by the compilers that made them, read back as assembly and
predicted by each model. It needs gcc, gfortran 12.2 and clang 19.1 beside the embedded compiler; rows by a
compiler that is missing are left out.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import chainline as cl
import pandas as pd
from chainline.codegen.target import processor_target
from chainline.models.kernels.evaluation.cases import cases
from chainline.models.kernels.evaluation.evaluate import evaluate
from chainline.models.kernels.predictions.model import Clock, Model

CAMPAIGNS = Path(__file__).resolve().parents[1] / "campaigns"
MODELS = (Model.SIMULATION, Model.CHAIN, Model.ECM)


@dataclass(frozen=True, slots=True)
class Campaign:
    """Measured rows, and the machine file that predicts them.

    Attributes
    ----------
    path : str
        Data set, below `campaigns`.
    machine : str
        Key of the machine file, or its path below `campaigns`.
    clock : Clock
        Clock that turns cycles into time.
    target : str or None
        Processor that compilers generate code for, where it is not that of the machine file.
    """

    path: str
    machine: str
    clock: Clock = Clock.ROWS
    target: str | None = None


FOUND = {
    "zen3": Campaign("zen3/alone.parquet", "zen3"),
    "granite-rapids": Campaign("granite-rapids/tensor.parquet", "gnr", Clock.MACHINE, "rocketlake"),
    "emerald-rapids": Campaign("emerald-rapids/tensor.parquet", "spr"),
    "zen5": Campaign("zen5/tensor.parquet", "zen5"),
}


def predicted(name: str, every: int) -> pd.DataFrame:
    """Return a row for each kernel of a campaign, with its measured and predicted GFLOPS."""
    campaign = FOUND[name]
    processor = cl.machine(campaign.machine)
    table = pd.read_parquet(CAMPAIGNS / campaign.path)
    table = table[table["residence"] == "L1"].iloc[::every]
    target = processor.target
    if campaign.target is not None:
        target = processor_target(campaign.target, "x86-64", 512)
    found, skipped = cases(table, processor.record)
    rows = evaluate(found, skipped, MODELS, processor.record, target, clock=campaign.clock).rows
    return pd.DataFrame(
        {
            "campaign": name,
            "compiler": row.case.compiler,
            "order": row.case.variant.order,
            "split": "+".join(map(str, row.case.variant.split)),
            "measured": round(row.case.gflops, 4),
            **{str(model): round(row.predicted[model], 4) for model in MODELS},
        }
        for row in rows
    )


def main() -> None:
    """Predict the rows of the campaigns that are named, of all by default."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="CAMPAIGN", help=f"of {', '.join(FOUND)}")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="each Nth row alone")
    parser.add_argument("-o", "--output", type=Path, default=Path("out/kernels.csv"))
    options = parser.parse_args()
    if unknown := set(options.names) - set(FOUND):
        parser.error(f"unknown campaign {min(unknown)!r}; choose from {', '.join(FOUND)}")
    options.output.parent.mkdir(parents=True, exist_ok=True)
    kept = pd.read_csv(options.output) if options.output.is_file() else None
    for name in options.names or FOUND:
        new = predicted(name, options.every)
        kept = new if kept is None else pd.concat([kept[kept["campaign"] != name], new])
        kept.to_csv(options.output, index=False)
        print(f"{name}: {len(new)} rows", flush=True)


if __name__ == "__main__":
    main()

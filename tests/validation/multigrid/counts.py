"""What the model of BoomerAMG needs of its runs: levels of every configuration, and times of messages.

    python tests/validation/multigrid/counts.py [FOLDER] [-o FOLDER]

Reads runs/boomeramg-0.csv of the first folder, by default this file's, and writes boomeramg-levels.csv and
messages.csv into the second, by default `out`; needs hypre and Open MPI.
"""

import argparse
from dataclasses import asdict
from pathlib import Path

import pandas as pd
from chainline.analysis.measurement.routines.catalogue import find_routine
from chainline.analysis.measurement.routines.hypre_counts import boomeramg_request, levels_of, message_times
from chainline.codegen.applications.hypre import HypreProcesses

HERE = Path(__file__).parent
_BOX = ["px", "py", "pz", "nx", "ny", "nz"]
_AT_ONCE = 30
"""Configurations that one set of processes keeps in memory."""


def main() -> None:
    """Write both files."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", default=HERE, help="folder with the runs")
    parser.add_argument("-o", "--output", type=Path, default=Path("out"), help="folder to write into")
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    runs = pd.read_csv(options.folder / "runs" / "boomeramg-0.csv")
    parameters = list(find_routine("boomeramg", None).parameters)
    found = []
    for processes, rows in runs.groupby(runs[["px", "py", "pz"]].prod(axis=1)):
        every = list(rows[parameters].itertuples(index=False, name=None))
        for first in range(0, len(every), _AT_ONCE):
            found += levels(int(processes), every[first : first + _AT_ONCE])
    pd.DataFrame(found).to_csv(options.output / "boomeramg-levels.csv", index=False)
    times = message_times()
    messages = pd.DataFrame({"doubles": times.sizes, "seconds": times.seconds})
    messages.to_csv(options.output / "messages.csv", index=False, float_format="%.4g")
    print(f"alpha {times.latency_seconds:.3g} s, beta {times.seconds_per_double:.3g} s a double")


def levels(processes: int, configurations: list[tuple[int, ...]]) -> list[dict[str, int]]:
    """Return a row for each level of each configuration."""
    with HypreProcesses(processes) as running:
        return [
            {**dict(zip(_BOX, configuration, strict=False)), "level": number, **asdict(level)}
            for configuration in configurations
            for number, level in enumerate(
                levels_of(running, running.request(boomeramg_request(configuration, 0))["index"])
            )
        ]


if __name__ == "__main__":
    main()

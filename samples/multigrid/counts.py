"""What the model of BoomerAMG needs of its runs: levels of every configuration, and times of messages.

    python samples/multigrid/counts.py

Writes boomeramg-levels.csv and messages.csv beside this file; needs hypre and Open MPI.
"""

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
    runs = pd.read_csv(HERE / "runs" / "boomeramg-0.csv")
    parameters = list(find_routine("boomeramg", None).parameters)
    found = []
    for processes, rows in runs.groupby(runs[["px", "py", "pz"]].prod(axis=1)):
        every = list(rows[parameters].itertuples(index=False, name=None))
        for first in range(0, len(every), _AT_ONCE):
            found += levels(int(processes), every[first : first + _AT_ONCE])
    pd.DataFrame(found).to_csv(HERE / "boomeramg-levels.csv", index=False)
    times = message_times()
    messages = pd.DataFrame({"doubles": times.sizes, "seconds": times.seconds})
    messages.to_csv(HERE / "messages.csv", index=False, float_format="%.4g")
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

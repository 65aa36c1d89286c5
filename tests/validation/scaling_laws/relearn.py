"""RELeARN's case study beside its published results, as Fig. 7 of Ritter et al. has it.

    git clone https://github.com/extra-p/extrap-gpr
    python relearn.py extrap-gpr -o relearn.csv

Replays the strategies on the measurements in the clone, for the kernels with more than a hundredth of the
time and for all, and writes the share of the kernels within 10 % at each budget, ours and that of the result
files of the clone. Takes a minute.
"""

import argparse
import csv
import json
from math import isnan
from pathlib import Path

import chainline as cl

BUDGETS = (9, 10, 11, 12, 13, 15, 17, 20, 22, 25, 30, 40, 50, 60, 70, 80, 86, 90, 100)
STRATEGIES = {"gpr": "gpr", "cpf": "generic"}
"""Names here, and in the published files."""
FOLDERS = {1.0: "filtered", 0.0: "all"}
"""Least share of a kernel in per cent, and the folder of the published results."""
COLUMNS = ("above", "kernels", "budget", "strategy", "within", "runs", "published", "published_runs")


def published(folder, budget):
    """Return the published result at a budget; None where there is none."""
    names = (f"result.budget.{budget}.json", f"result.budget.{budget}.0.json")
    found = [folder / name for name in names if (folder / name).is_file()]
    return json.loads(found[0].read_text()) if found else None


def rows(clone, budgets=BUDGETS, workers=None):
    """Yield a row for each set of kernels, strategy and budget; shares in per cent."""
    for above, name in FOLDERS.items():
        study = cl.study.case_study(
            clone / "relearn" / "relearn_data.txt",
            processes="p",
            above=above,
            base=1,
            budgets=budgets,
            strategies=("full", *STRATEGIES),
            workers=workers,
        ).to_json()
        for row in study["rows"]:
            budget = round(100 * row["budget"])
            result = published(clone / "relearn" / name / "analysis_results", budget) or {}
            theirs = STRATEGIES.get(row["strategy"], row["strategy"])
            within = result.get(f"percentage_bucket_counter_{theirs}", {}).get("10")
            runs = result.get(f"mean_add_points_{theirs}")
            yield {
                "above": f"{above:g}",
                "kernels": len(study["kernels"]),
                "budget": budget,
                "strategy": row["strategy"],
                "within": f"{100 * row['within']['10']:.4g}",
                "runs": f"{row['runs']:.4g}",
                "published": "" if within is None else f"{within:.4g}",
                "published_runs": "" if runs is None or isnan(runs) else f"{runs:.4g}",
            }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("clone", type=Path, help="clone of github.com/extra-p/extrap-gpr")
    parser.add_argument("-o", "--output", type=Path, default=Path("out/relearn.csv"))
    options = parser.parse_args()
    options.output.parent.mkdir(parents=True, exist_ok=True)
    with options.output.open("w", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows(options.clone))


if __name__ == "__main__":
    main()

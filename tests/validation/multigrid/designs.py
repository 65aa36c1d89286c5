"""Sampling designs of multigrid solvers, by what influence models learn from them: the study of Kaltenecker.

    python tests/validation/multigrid/designs.py [-o FOLDER]

For each solver and design: the runs, the mean relative error of the learned model against the times of all
configurations (and of those not learned from), and how similar it is to the analytical model, by its terms
and by its values. Random designs are drawn with seeds 0 to 5: mean and deviation. Tables go to standard
output and `designs.csv`, pictures to `figures`, both in the folder, by default `out`. The counterparts of
Tables 5.6 to 5.13, Figs 5.1 to 5.7.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

import numpy as np
import pandas as pd
from cases import Case, all_cases
from chainline.codegen.process import map_processes
from chainline.models.empirical.designs.by_name import RANDOM, Settings, make_design
from chainline.models.empirical.designs.design import Design
from chainline.models.empirical.estimators.influence.regressor import InfluenceRegressor
from chainline.models.empirical.estimators.influence.tables import Sampled, chosen_rows, learn_sampled
from chainline.models.empirical.formulas.comparison import compare_syntax
from chainline.models.empirical.formulas.semantic import SemanticComparison, compare_values
from chainline.models.empirical.metrics import mape
from pictures import draw_designs, draw_times

SEEDS = range(6)
_SPLIT = ("two_along_x", "two_along_y", "two_along_z")


@dataclass(frozen=True, slots=True)
class Choice:
    """A design as Table 5.6 heads it."""

    title: str
    numeric: str
    settings: Settings = field(default_factory=Settings)

    @property
    def drawn(self) -> bool:
        """Whether there is one for each seed."""
        return self.numeric == RANDOM


CHOICES = (
    Choice("FF", "full-factorial"),
    *(
        Choice(f"PB({runs},{levels})", "plackett-burman", Settings(levels=levels, runs=runs))
        for runs, levels in ((9, 3), (25, 5), (125, 5), (49, 7))
    ),
    Choice("CC", "central-composite-inscribed"),
    *(Choice(f"R({count})", RANDOM, Settings(count=count)) for count in (25, 50, 125)),
)


@dataclass(frozen=True, slots=True, eq=False)
class Outcome:
    """A design, its model, and how similar that is to the analytical one."""

    design: str
    seed: int
    learned: Sampled
    similarity: SemanticComparison
    syntactic: float | None


def outcome(job: tuple[Choice, int], case: Case) -> Outcome | None:
    """Return what comes of a design; None if it draws as many configurations as there are."""
    choice, seed = job
    if (choice.settings.count or 0) >= len(case.table):
        return None
    settings = replace(choice.settings, seed=seed) if choice.drawn else choice.settings
    design = make_design(case.options, _binary(choice, case), choice.numeric, settings)
    learned = learn_sampled(case.table, "seconds", design, InfluenceRegressor())
    similarity = compare_values(case.analytical, learned.predicted)
    return Outcome(choice.title, seed, learned, similarity, _score(case, design, learned))


def _score(case: Case, design: Design, learned: Sampled) -> float | None:
    """Return the score of terms; for a formula in quantities of runs, that of a model in them too."""
    if not case.formula:
        return None
    if not case.quantities:
        return compare_syntax(case.formula, learned.formula).score
    chosen, quantities = chosen_rows(case.table, design), case.table[list(case.quantities)]
    model = InfluenceRegressor().fit(quantities[chosen], case.table["seconds"][chosen])
    return compare_syntax(case.formula, model.formula_).score


def _binary(choice: Choice, case: Case) -> str | None:
    """Return the design of binary options that goes with one of numeric ones."""
    if not case.options.binary:
        return None
    return {RANDOM: RANDOM, "full-factorial": "all"}.get(choice.numeric, "option-wise")


def outcomes(case: Case) -> list[Outcome]:
    """Return those of all designs of a solver."""
    jobs = [(choice, seed) for choice in CHOICES for seed in (SEEDS if choice.drawn else (0,))]
    return [found for found in map_processes(partial(outcome, case=case), jobs) if found]


def summary(case: Case, found: list[Outcome]) -> pd.DataFrame:
    """Return a row for each design: means, and deviations of those that are drawn."""
    rows = pd.DataFrame([{"design": each.design, **_measures(each)} for each in found])
    by_design = rows.groupby("design", sort=False)
    table = by_design.mean().join(by_design.std(ddof=0).add_suffix("_deviation"))
    return table.reset_index().assign(solver=case.name)


def _measures(each: Outcome) -> dict[str, float | None]:
    """Return the measures of Table 5.6 under its abbreviations."""
    similar = each.similarity
    return {
        "runs": each.learned.n_runs,
        "terms": len(each.learned.formula.products),
        "error": each.learned.error,
        "error_elsewhere": each.learned.error_elsewhere,
        "SC": each.syntactic,
        "ER": similar.error_rate,
        "CS": similar.cosine_similarity,
        "JS": similar.jaccard_similarity,
        "MD": similar.averaged.manhattan,
        "ED": similar.averaged.euclidean,
        "MiD": similar.averaged.minkowski_3,
        "CD": similar.chebyshev_distance,
    }


def report(case: Case, found: list[Outcome], table: pd.DataFrame) -> Iterator[str]:
    """Yield the analytical model beside the times, the table, and the formula with the least error."""
    seconds = case.table["seconds"].to_numpy()
    alone = compare_values(seconds, case.analytical)
    constants = ", ".join(f"{name} {value:.3g} s" for name, value in case.constants.items())
    yield f"\n{case.title}: {len(seconds)} configurations, {seconds.min():.3g} to {seconds.max():.3g} s"
    yield (
        f"analytical model, fitted ({constants}): error {100 * mape(seconds, case.analytical):.1f} %, cosine "
        f"{100 * alone.cosine_similarity:.1f} %, Jaccard {100 * alone.jaccard_similarity:.1f} %"
    )
    if case.untuned is not None and case.runs is not None:
        apart = ", ".join(f"{100 * mape(seconds, run):.0f}" for run in case.runs)
        yield f"with measured times of messages: error {100 * mape(seconds, case.untuned):.1f} %"
        yield f"each measurement above the least: {apart} %"
        yield from ratios(case)
    yield table_lines(table)
    best = min(found, key=lambda each: each.learned.error)
    yield f"least error, {best.design}: {best.learned.formula.text()}"


def ratios(case: Case) -> Iterator[str]:
    """Yield the median of measured over analytical times, by processes and thirds of the points along x."""
    processes = [name for name in ("one_process", *_SPLIT) if name in case.options.binary_names]
    table = case.table.assign(ratio=case.table["seconds"] / case.analytical)
    table["processes"] = table[processes].idxmax(axis=1)
    thirds = pd.qcut(table["nx"], 3, labels=["few", "more", "most"])
    found = table.groupby([thirds, "processes"], observed=True)["ratio"].median().unstack("processes")
    yield "measured over analytical, median, by points along x"
    yield found[processes].round(2).rename_axis(index=None, columns=None).to_string()


def agreement(tables: list[pd.DataFrame]) -> Iterator[str]:
    """Yield how the order of designs by each measure agrees with that by ER: Spearman's correlation."""
    names = ["error", "SC", "CS", "JS", "MD", "ED", "MiD", "CD"]
    yield "\nrank correlation of measures with ER, over designs"
    for table in tables:
        found = table[[*names, "ER"]].astype(float).corr(method="spearman")["ER"]
        cells = (f"{name} {found[name]:.2f}" for name in names if np.isfinite(found[name]))
        yield f"{table['solver'].iloc[0]:10} " + ", ".join(cells)


def table_lines(table: pd.DataFrame) -> str:
    """Return a table as people read it; errors and similarities in per cent, +- the deviation if drawn."""
    percent = {"error", "error_elsewhere", "ER", "CS", "JS"}
    shown = pd.DataFrame({"design": table["design"]})
    for name in [name for name in table.columns if f"{name}_deviation" in table.columns]:
        factor = 100 if name in percent else 1
        means, deviations = (
            factor * table[name].astype(float),
            factor * table[f"{name}_deviation"].astype(float),
        )
        shown[name] = [
            "" if np.isnan(mean) else f"{mean:.3g}" + (f" +-{deviation:.2g}" if deviation else "")
            for mean, deviation in zip(means, deviations, strict=True)
        ]
    return shown.to_string(index=False)


def main() -> None:
    """Print, write and draw everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("-o", "--output", type=Path, default=Path("out"), help="folder to write into")
    output = parser.parse_args().output
    figures = output / "figures"
    figures.mkdir(parents=True, exist_ok=True)
    cases = all_cases()
    found = [outcomes(case) for case in cases]
    tables = [summary(case, each) for case, each in zip(cases, found, strict=True)]
    for case, each, table in zip(cases, found, tables, strict=True):
        print("\n".join(report(case, each, table)), flush=True)
    print("\n".join(agreement(tables)))
    pd.concat(tables).to_csv(output / "designs.csv", index=False, float_format="%.6g")
    draw_designs(
        {case.title: table for case, table in zip(cases, tables, strict=True)}, figures / "designs.png"
    )
    best = [min(each, key=lambda one: one.learned.error) for each in found]
    draw_times(cases, best, figures / "times.png")


if __name__ == "__main__":
    main()

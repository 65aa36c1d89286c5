"""What drives the speed of a kernel: order, split, compiler, flags, vector width, residence, interactions?

    python tests/validation/campaigns/zen5/influences.py          # a minute

First every split by every compiler in L1, from tensor.parquet: a short influence model on degrees of
freedom of a direction, parts, the longest part, lanes of the last vector that do nothing, and compilers.
Then orders 1 to 3 by gcc, gfortran and clang with seven sets of flags and three widths, from
further.parquet, in L1; then orders 1 and 2 from every level. Of each a table: the share of the
variance that a factor, or an interaction, accounts for

    by analysis of variance of all measurements, of the logarithm of GFLOPS and of GFLOPS,
    of what an influence model and extra trees predict that learned from four fifths of the codes.

A code is what was compiled: kernels with the same instructions are all learned, or all predicted.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import product

import numpy as np
import numpy.typing as npt
import pandas as pd
from chainline.models.empirical.estimators.influence.regressor import InfluenceRegressor
from chainline.models.empirical.metrics import mape, mlogq
from kernel_grid import HERE, Floats, Grid, Shares, factors_of, read_dataset, read_grid, variance_shares
from sklearn.ensemble import ExtraTreesRegressor
from sklearn.model_selection import GroupKFold

_LANES = 8
_COMPILERS = ("clang", "gfortran", "llvm")
_SHOWN = 0.01
_REPEATS = 20
_DIVISIONS = 3


@dataclass(frozen=True, slots=True)
class Target:
    """What an influence model is learned of, and how GFLOPS come back."""

    name: str
    of: Callable[[Floats], Floats]
    back: Callable[[Floats], Floats]
    relative: bool


TARGETS = (
    Target("GFLOPS", np.asarray, np.asarray, True),
    Target("time of an operation", np.reciprocal, np.reciprocal, True),
    # differences of logarithms are relative errors already
    Target("logarithm of GFLOPS", np.log, np.exp, False),
)
LOGARITHM = TARGETS[-1]
PENALTIES = ("ebic", "bic")


def influence_speed(
    learned: pd.DataFrame,
    speed: Floats,
    asked: pd.DataFrame,
    target: Target = LOGARITHM,
    penalty: str = "bic",
) -> Floats:
    """Return the GFLOPS that an influence model predicts, none beyond what it learned from."""
    model = InfluenceRegressor(penalty=penalty, relative=target.relative).fit(learned, target.of(speed))
    known = np.sort(target.of(np.array([speed.min(), speed.max()])))
    return target.back(np.clip(model.predict(asked), *known))


def tree_speed(learned: pd.DataFrame, speed: Floats, asked: pd.DataFrame) -> Floats:
    """Return the GFLOPS that extremely randomised trees predict."""
    return np.exp(ExtraTreesRegressor(300, random_state=0).fit(learned, np.log(speed)).predict(asked))


def every_split() -> Iterator[str]:
    """Yield the terms of tensor.parquet by their shares of the prediction, and the table."""
    rows = read_dataset(HERE / "tensor.parquet")
    rows = rows[rows["gflops"].notna() & (rows["residence"] == "L1")].reset_index(drop=True)
    options, speed = _options(rows), rows["gflops"].to_numpy()
    order = np.random.default_rng(0).permutation(len(rows))
    held_out, learned = order[: len(rows) // 5], order[len(rows) // 5 :]
    model = InfluenceRegressor(max_terms=12).fit(options.iloc[learned], speed[learned])
    error = mape(speed[held_out], model.predict(options.iloc[held_out]))
    yield f"{len(learned)} kernels learned, {len(held_out)} predicted: mean error {100 * error:.1f} %"
    yield f"{model.formula} GFLOPS"
    trees = tree_speed(options.iloc[learned], speed[learned], options)
    yield f"extra trees: mean error {100 * mape(speed[held_out], trees[held_out]):.1f} %"
    factors = factors_of(rows[["order", "split", "compiler"]])
    yield from shares_table(factors, speed, model.predict(options), trees)


def _options(rows: pd.DataFrame) -> pd.DataFrame:
    lengths = [[int(part) for part in split.split(",")] for split in rows["split"]]
    found = pd.DataFrame({"np": rows["np"].to_numpy()})
    found["parts"], found["longest"] = [len(parts) for parts in lengths], [max(parts) for parts in lengths]
    found["idle_lanes"] = -found["np"] % _LANES
    for name in _COMPILERS:  # gcc is none of those named
        found[name] = (rows["compiler"] == name).to_numpy(int)
    return found


def flags_and_widths(grid: Grid) -> Iterator[str]:
    """Yield how well models predict codes that they did not learn, and the table."""
    learned, held_out = _divided(grid.code)
    options, speed = grid.options, grid.speed
    yield f"{len(speed)} kernels, {len(set(grid.code))} codes, {grid.drifted} beside a slow reference"
    yield f"{len(learned)} kernels learned, {len(held_out)} predicted"
    some = (options.iloc[learned], speed[learned])
    ways = {way: _validated(*some, grid.code[learned], *way) for way in product(TARGETS, PENALTIES)}
    yield from _targets_table(ways)
    # too fast by a factor and too slow by it count the same
    target, penalty = min(ways, key=lambda way: ways[way][1])
    influence, trees = influence_speed(*some, options, target, penalty), tree_speed(*some, options)
    yield f"influence model of the {target.name}, {penalty}"
    learners = {
        "influence model": partial(influence_speed, target=target, penalty=penalty),
        "extra trees": tree_speed,
        "mean": lambda _, known, asked: np.full(len(asked), np.exp(np.log(known).mean())),
    }
    yield f"  {'mean error on codes not learned, %':50}{'one fifth':>18}{'each fifth':>18}"
    for name, learn in learners.items():
        found = _in_turn(grid, learn)
        cells = (mape(speed[held_out], found[held_out]), mape(speed, found))
        yield f"  {name:50}" + "".join(f"{100 * cell:18.1f}" for cell in cells)
    yield from shares_table(grid.factors, speed, influence, trees)
    yield from _importances(grid, learned, held_out)
    yield _noise(grid)
    yield from _mechanism(grid)


def _in_turn(grid: Grid, learn: Callable[..., Floats]) -> Floats:
    """Return what is predicted of each fifth of the codes from the others; the first is `_divided`'s."""
    predicted = np.empty(len(grid.speed))
    division = GroupKFold(5, shuffle=True, random_state=0)
    for train, test in division.split(grid.options, groups=grid.code):
        predicted[test] = learn(grid.options.iloc[train], grid.speed[train], grid.options.iloc[test])
    return predicted


def _divided(code: npt.NDArray[np.str_]) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    return next(GroupKFold(5, shuffle=True, random_state=0).split(code, groups=code))


def _targets_table(found: Mapping[tuple[Target, str], tuple[float, float]]) -> Iterator[str]:
    yield f"  {'cross-validation, mean error (of the logarithm)':50}" + "".join(f"{p:>18}" for p in PENALTIES)
    for target in TARGETS:
        cells = (f"{100 * error:.1f} % ({log:.3f})" for error, log in (found[target, p] for p in PENALTIES))
        yield f"  {target.name:50}" + "".join(f"{cell:>18}" for cell in cells)


def _validated(
    options: pd.DataFrame, speed: Floats, code: npt.NDArray[np.str_], target: Target, penalty: str
) -> tuple[float, float]:
    """Return mean errors of codes not learned: relative, and of the logarithm."""
    predicted = np.empty((_DIVISIONS, len(speed)))
    for seed, row in enumerate(predicted):
        for train, test in GroupKFold(5, shuffle=True, random_state=seed).split(options, groups=code):
            some = (options.iloc[train], speed[train], options.iloc[test])
            row[test] = influence_speed(*some, target, penalty)
    measured = np.tile(speed, _DIVISIONS)
    return mape(measured, predicted.ravel()), mlogq(measured, predicted.ravel())


def shares_table(factors: pd.DataFrame, speed: Floats, influence: Floats, trees: Floats) -> Iterator[str]:
    """Yield the shares of the variance side by side, the largest first; each column adds up to 100 %."""
    found = [
        variance_shares(factors, values)
        for values in (np.log(speed), speed, np.log(np.maximum(influence, speed.min())), np.log(trees))
    ]
    yield f"  {'share of the variance, %':32}" + "".join(
        f"{name:>12}" for name in ("log GFLOPS", "GFLOPS", "influence", "extra trees")
    )
    shown = [names for names in found[0] if found[0][names] >= _SHOWN]
    for names in sorted(shown, key=lambda names: -found[0][names]):
        yield _line(" x ".join(names), (each[names] for each in found))
    yield _line("all others", (sum(each.values()) - sum(each[names] for names in shown) for each in found))
    yield _line("single factors", (sum(each[names] for names in each if len(names) == 1) for each in found))
    for name in dict.fromkeys(name for names in found[0] for name in names):
        yield _line(f"all with {name}", (_with(each, name) for each in found))


def _with(shares: Shares, name: str) -> float:
    return sum(share for names, share in shares.items() if name in names)


def _line(name: str, shares: Iterable[float]) -> str:
    return f"  {name:32}" + "".join(f"{100 * share:12.1f}" for share in shares)


def _importances(grid: Grid, learned: npt.NDArray[np.intp], held_out: npt.NDArray[np.intp]) -> Iterator[str]:
    """Yield by how much the trees' error rises where the columns of a factor are shuffled."""
    trees = ExtraTreesRegressor(300, random_state=0).fit(
        grid.options.iloc[learned], np.log(grid.speed[learned])
    )
    asked, speed, rng = grid.options.iloc[held_out], grid.speed[held_out], np.random.default_rng(0)
    plain = mlogq(speed, np.exp(trees.predict(asked)))
    yield f"  {'error of the logarithm, trees':32}{plain:12.3f}; with a factor shuffled:"
    for name, columns in _columns(grid).items():
        raised = []
        for _ in range(_REPEATS):
            shuffled = asked.copy()
            # values and not rows: pandas would put them back by their index
            shuffled[columns] = asked[columns].to_numpy()[rng.permutation(len(asked))]
            # what follows from order and width follows them
            shuffled["idle_lanes"] = -shuffled["np"] % (shuffled["vector_bits"] // 64)
            raised.append(mlogq(speed, np.exp(trees.predict(shuffled))))
        yield f"  {name:32}{np.mean(raised):12.3f} +- {np.std(raised):.3f}"


def _columns(grid: Grid) -> dict[str, list[str]]:
    under = {option.name: option.parent for option in grid.model.binary}
    levels = [name for name, parent in under.items() if parent == "level"]
    flags = [*levels, *(name for name, parent in under.items() if parent in levels)]
    found = {"order": ["np"], "split": ["parts"], "flags": flags, "width": ["vector_bits"]}
    for group in ("compiler", "residence"):
        found[group] = [name for name, parent in under.items() if parent == group]
    return {name: columns for name, columns in found.items() if grid.options[columns].nunique().max() > 1}


def _noise(grid: Grid) -> str:
    """Return which share of the variance there is among measurements of the same code."""
    logs = pd.Series(np.log(grid.speed))
    within = logs - logs.groupby([grid.code, grid.factors["residence"]]).transform("mean")
    return _line("same code measured again", [float((within**2).sum() / ((logs - logs.mean()) ** 2).sum())])


def _mechanism(grid: Grid) -> Iterator[str]:
    """Yield GFLOPS and what an FMA instruction works on, by flags, order and compiler: medians."""
    used = float(np.corrcoef(np.log(grid.lanes), np.log(grid.speed))[0, 1] ** 2)
    yield f"  logarithm of results per FMA alone: {100 * used:.0f} % of the variance"
    table = grid.factors.assign(speed=grid.speed, lanes=grid.lanes)
    for by in ("flags", "width", "residence"):
        if table[by].nunique() > 1:
            cells = table.groupby([by, "order", "compiler"])[["speed", "lanes"]].median()
            text = cells["speed"].map("{:.1f}".format) + cells["lanes"].map(" ({:.1f})".format)
            yield "GFLOPS (results of an FMA instruction), medians, by order and compiler"
            yield from text.unstack(["order", "compiler"]).to_string().splitlines()


def main() -> None:
    print("every split by every compiler, in L1", *every_split(), sep="\n")
    print("\nflags and widths, orders 1 to 3, in L1", *flags_and_widths(read_grid("L1")), sep="\n")
    print("\nevery level, orders 1 and 2", *flags_and_widths(read_grid("np <= 3")), sep="\n")


if __name__ == "__main__":
    main()

"""How few measurements find the best split: strategies replayed over tensor.parquet, where all are measured.

    python tests/validation/campaigns/zen5/few_measurements.py --figure few-measurements.png

For each compiler every strategy measures (looks up) kernels of all orders from L1, splits with the same code
once; what is lost is the speed of the fastest measured one against the fastest of all. The features of
the process, what it believes before it has seen anything and when it stops were chosen on gcc and clang;
gfortran and llvm were not looked at before. Takes minutes on one core.

The predictions of the chain model are read from split_predictions.csv; `--predict FILE.csv` makes them again,
in a file of your own, which takes all four compilers and a quarter of an hour.
"""

import argparse
import csv
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
import pandas as pd
from chainline.analysis.machine.load import load_machine
from chainline.analysis.machine.record import MEMORY
from chainline.analysis.measurement.dataset import read_dataset
from chainline.arrays import Floats
from chainline.codegen.compilers import compiler_language
from chainline.codegen.splits import parse_split
from chainline.codegen.target import find_target
from chainline.codegen.variant import MAX_ORDER, MIN_ORDER
from chainline.models.kernels.predictions.model import Model
from chainline.models.kernels.ranking.best import answer
from chainline.models.kernels.ranking.request import Question
from chainline.models.kernels.suggestion.process import Candidate
from chainline.models.kernels.suggestion.progress import split_candidates
from chainline.models.kernels.suggestion.suggest import (
    BLIND,
    PROCESS,
    RANDOM,
    STRATEGIES,
    SplitPool,
    SplitReplay,
    noise_floor,
    replay_splits,
)
from chainline.reports.figures.studies import LossCurve, draw_few_measurements

HERE = Path(__file__).parent
PREDICTIONS = HERE / "split_predictions.csv"
GROUPS = {"gcc and clang": ("gcc", "clang"), "gfortran and llvm, held out": ("gfortran", "llvm")}
COMPILERS = tuple(name for names in GROUPS.values() for name in names)
TURNS = 60
SHOWN_TURNS, SHOWN_TOTALS = (1, 2, 3, 5, 10, 20, 40), (15, 30, 45, 60, 120, 240, 360)
SHARES = (0.005, 0.002, 0.001, 0.0005)
WITHIN = (0.05, 0.02, 0.01)


def predict(path: Path) -> None:
    """Write the cycles by the chain model of every kernel, as `chainline best` ranks them."""
    machine, target = load_machine(str(HERE / "epyc-9005.toml")), find_target("znver5")
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("compiler", "order", "code", "cycles"))
        for compiler in COMPILERS:
            language, clock = compiler_language(compiler), machine.core.frequency_ghz
            orders = range(MIN_ORDER, MAX_ORDER + 1)
            asked = (machine, target, clock, compiler, language, Model.CHAIN)
            questions = [Question(each, *asked) for each in orders]
            for each in split_candidates(answer(questions)):
                writer.writerow((compiler, each.order, each.code, f"{each.predicted_cycles:.6g}"))


def pools(path: Path) -> list[SplitPool]:
    """Return the kernels of each compiler, in the order of their predictions, and what they take."""
    table = read_dataset(HERE / "tensor.parquet")
    table = table[table["residence"] != MEMORY].assign(parts=lambda rows: rows["split"].str.count(","))
    groups = dict(list(table.sort_values("parts", kind="stable").groupby(["compiler", "order", "code"])))
    with path.open() as file:
        rows = list(csv.DictReader(file))
    found = []
    for compiler in COMPILERS:
        own = [(int(r["order"]), r["code"], float(r["cycles"])) for r in rows if r["compiler"] == compiler]
        measured = [groups[compiler, order, code] for order, code, _ in own]
        candidates = tuple(
            Candidate(order, tuple(parse_split(text, order + 1) for text in same["split"]), code, predicted)
            for (order, code, predicted), same in zip(own, measured, strict=True)
        )
        cycles = np.array([float(cycles_of(same).median()) for same in measured])
        found.append(SplitPool(compiler, candidates, cycles))
    return found


def cycles_of(rows: pd.DataFrame) -> pd.Series:
    """Return cycles of an element: times by the clock beside them, which repeat better than times."""
    return 6 * rows["np"] ** 4 / rows["gflops"] * rows["frequency_ghz"]


def noise() -> tuple[float, int]:
    """Return the relative standard deviation of rows with the same code, and how many there are."""
    table = read_dataset(HERE / "tensor.parquet")
    table = table[table["residence"] != MEMORY]
    logs = np.log(cycles_of(table)).groupby([table[name] for name in ("compiler", "order", "code")])
    size, variance = logs.size(), logs.var()
    several = size > 1
    pooled = (variance[several] * (size[several] - 1)).sum() / (size[several] - 1).sum()
    return float(np.sqrt(pooled)), int(size[several].sum())


Replays = Mapping[str, Mapping[str, Sequence[SplitReplay]]]


def replay_all(found: Sequence[SplitPool], seeds: int) -> Replays:
    """Return the replays by strategy and compiler; what is drawn is replayed with several seeds."""
    return {
        strategy: {
            pool.compiler: [
                replay_splits(pool, strategy, TURNS, seed)
                for seed in range(seeds if strategy == RANDOM else 1)
            ]
            for pool in found
        }
        for strategy in STRATEGIES
    }


def curve(
    replays: Mapping[str, Sequence[SplitReplay]], compilers: Sequence[str], in_total: bool
) -> tuple[Floats, Floats]:
    """Return the mean and the worst loss over orders and compilers, means over seeds.

    The first entries are for one measurement: of each order, or in total.
    """
    lost = []
    for same in zip(*(replays[compiler] for compiler in compilers), strict=True):
        fewest = min(len(replay.places) for replay in same)
        parts = [replay.losses()[:fewest] if in_total else replay.losses_by_turn(TURNS) for replay in same]
        lost.append(np.concatenate(parts, axis=1))
    means, worst = ([part(each, axis=1) for each in lost] for part in (np.mean, np.max))
    return np.mean(means, axis=0), np.mean(worst, axis=0)


def losses_table(replays: Replays, in_total: bool) -> Iterator[str]:
    """Yield what is lost after so many measurements, mean and worst."""
    after = "in total, of a compiler" if in_total else "of each order"
    for title, compilers in GROUPS.items():
        shown = SHOWN_TOTALS if in_total else SHOWN_TURNS
        yield f"speed lost, mean (worst), {title}, by measurements {after}"
        yield f"{'':26}" + "".join(f"{turn:>16}" for turn in shown)
        for strategy, of in replays.items():
            if strategy in (PROCESS, BLIND) and not in_total:
                continue  # spend more on some orders than on others
            mean, worst = curve(of, compilers, in_total)
            cells = (f"{mean[number - 1]:.2%} ({worst[number - 1]:.1%})" for number in shown)
            yield f"{strategy:26}" + "".join(f"{cell:>16}" for cell in cells)
        yield ""


def needed_table(replays: Replays) -> Iterator[str]:
    """Yield how many measurements of all orders it takes until every order is near the fastest."""
    yield f"measurements until every order is within {', '.join(f'{share:.0%}' for share in WITHIN)}"
    yield f"{'':26}" + "".join(f"{compiler:>18}" for compiler in COMPILERS)
    for strategy, of in replays.items():
        cells = (" / ".join(needed(of[compiler], share) for share in WITHIN) for compiler in COMPILERS)
        yield f"{strategy:26}" + "".join(f"{cell:>18}" for cell in cells)
    yield f"{'(kernels there are)':26}" + "".join(
        f"{len(of[compiler][0].pool.candidates):>18}" for compiler in COMPILERS
    )
    yield ""


def needed(replays: Sequence[SplitReplay], share: float) -> str:
    """Return the median over seeds; a replay that did not come there counts as longer than all."""
    most = max(len(replay.places) for replay in replays)
    found = float(np.median([replay.needed(share) or np.inf for replay in replays]))
    return f"{found:.0f}" if np.isfinite(found) else f">{most}"


def stops_table(found: Sequence[SplitPool]) -> Iterator[str]:
    """Yield after how many measurements the rule stops, and what is lost then."""
    yield "where the process stops: measurements, speed lost, mean (worst)"
    yield f"{'improvement below':18}" + "".join(f"{pool.compiler:>22}" for pool in found)
    for share in SHARES:
        cells = []
        for pool in found:
            replay = replay_splits(pool, PROCESS, len(pool.candidates), share=share)
            lost = replay.losses()[-1]
            cells.append(f"{len(replay.places)}, {lost.mean():.2%} ({lost.max():.1%})")
        yield f"{share:<18.2%}" + "".join(f"{cell:>22}" for cell in cells)
    yield ""


def floor_lines(found: Sequence[SplitPool], replays: Replays) -> Iterator[str]:
    """Yield what is lost by measuring everything once more, and how far chance moves a strategy."""
    for title, compilers in GROUPS.items():
        by_seed = zip(*(replays[RANDOM][compiler] for compiler in compilers), strict=True)
        lost = [
            [np.mean([replay.losses()[n - 1] for replay in same]) for n in SHOWN_TOTALS] for same in by_seed
        ]
        spread = ", ".join(f"{each:.2%}" for each in np.std(lost, axis=0))
        yield f"standard deviation of the mean loss at random over seeds, {title}: {spread}"
    deviation, rows = noise()
    yield f"noise: {rows} rows with the same code as another differ by {deviation:.2%} (standard deviation)"
    for pool in found:
        lost = noise_floor(pool, deviation, draws=1000)
        yield f"  everything measured once more, {pool.compiler}: lost {lost.mean():.2%} ({lost.max():.1%})"


def draw(replays: Replays, found: Sequence[SplitPool], path: Path) -> None:
    """Draw what is lost against the number of measurements of all orders of a compiler."""
    deviation, _ = noise()
    panels = {
        title: [LossCurve(strategy, *curve(of, compilers, in_total=True)) for strategy, of in replays.items()]
        for title, compilers in GROUPS.items()
    }
    floors = {
        title: float(
            np.mean([noise_floor(g, deviation, draws=1000) for g in found if g.compiler in compilers])
        )
        for title, compilers in GROUPS.items()
    }
    draw_few_measurements(panels, floors, path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seeds", type=int, default=50, help="replays of the random strategy (default 50)")
    parser.add_argument("--predict", metavar="FILE.csv", type=Path, help="make the predictions again, there")
    parser.add_argument("--figure", metavar="FILE.png", type=Path, help="draw loss by measurements")
    options = parser.parse_args()
    if options.predict:
        predict(options.predict)
    found = pools(options.predict or PREDICTIONS)
    replays = replay_all(found, options.seeds)
    losses = (losses_table(replays, in_total) for in_total in (False, True))
    for table in (*losses, needed_table(replays), stops_table(found), floor_lines(found, replays)):
        print("\n".join(table), flush=True)
    if options.figure:
        draw(replays, found, options.figure)


if __name__ == "__main__":
    main()

"""Time basic blocks on this host, and compare machine files with the times.

    python tests/validation/blocks/measure.py DIR -o times.csv
    python tests/validation/blocks/measure.py --times times.csv --machine zen5 --machine mine.toml

`DIR` holds `emerald-rapids.csv`, whose blocks are timed as `analyze --measure` does, each twice.
"""

import argparse
import csv
import sys
from pathlib import Path
from statistics import mean, median, quantiles

from chainline.analysis.machine.load import load_machine
from chainline.analysis.measurement.block import block_request, measured_blocks, require_measurable
from chainline.asm.listing import parse
from chainline.errors import ChainlineError
from scipy.stats import kendalltau
from score import OURS, SETS, Block, Notion, disassemble, predict, read_blocks, score, worst

_FILE = "emerald-rapids.csv"
_PART = 10
COLUMNS = ("hex", "source", "cycles_loop", "cycles_again", "problem")


def timed(blocks: list[Block]) -> list[tuple[float | None, str]]:
    """Return the cycles of a copy of each block, or why there are none."""
    requests, places, found = [], [], list[tuple[float | None, str]]()
    for block in blocks:
        try:
            code = parse("\n".join(block.text), "x86-64", "att").instructions
            require_measurable(code, "x86-64", "block")
            requests.append(block_request(code, "att"))
            places.append(len(found))
            found.append((None, "no answer"))
        except ChainlineError as error:
            found.append((None, str(error)))
    for place, answer in zip(places, measured_blocks(requests), strict=True):
        found[place] = (median(answer["times"]), "") if "times" in answer else (None, answer["problem"])
    return found


def measure(folder: Path, output: Path) -> None:
    """Time the blocks twice, and write the times."""
    columns = next(one.columns for one in SETS if one.file == _FILE)
    blocks = read_blocks(folder / _FILE, columns)
    disassemble(blocks)
    rounds = [
        [one for at in range(0, len(blocks), _PART) for one in timed(blocks[at : at + _PART])] for _ in "ab"
    ]
    with output.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for block, first, second in zip(blocks, *rounds, strict=True):
            cells = ("" if one[0] is None else f"{one[0]:.4g}" for one in (first, second))
            writer.writerow((block.code, block.source, *cells, first[1] or second[1]))


def compare(times: Path, keys: list[str], number: int) -> None:
    """Print how far repeated times and predictions by each machine file are from the times."""
    with times.open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if not row["problem"]]
    apart = [abs(float(row["cycles_again"]) / float(row["cycles_loop"]) - 1) for row in rows]
    print(f"{len(rows)} blocks; timed again nine in ten within {quantiles(apart, n=10)[-1]:.1%}")
    for key in keys:
        blocks = [Block(row["hex"], row["source"]) for row in rows]
        for block, row in zip(blocks, rows, strict=True):
            block.measured[Notion.LOOP] = min(float(row["cycles_loop"]), float(row["cycles_again"]))
        disassemble(blocks)
        predict(blocks, key, (Notion.LOOP,))
        known = [block for block in blocks if (OURS, Notion.LOOP) in block.predicted]
        average, middle = score([block.error(OURS, Notion.LOOP) for block in blocks])
        bias = mean(block.error(OURS, Notion.LOOP) for block in known)
        pairs = [(block.predicted[OURS, Notion.LOOP], block.measured[Notion.LOOP]) for block in known]
        tau = float(kendalltau(*zip(*pairs, strict=True)).statistic)
        print(
            f"{load_machine(key).title}: {len(blocks) - len(known)} refused, {average:.1%} off, "
            f"median {middle:.1%}, bias {bias:+.1%}, tau {tau:.3f}"
        )
        for line in worst(blocks, Notion.LOOP, number):
            print(line)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, metavar="DIR")
    parser.add_argument("-o", "--output", type=Path, metavar="CSV", default=Path("times.csv"))
    parser.add_argument("--times", type=Path, metavar="CSV", help="times that were measured before")
    parser.add_argument(
        "--machine", action="append", default=[], metavar="KEY", help="machine files to compare"
    )
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="list the N blocks farthest off")
    options = parser.parse_args()
    if options.folder is not None:
        measure(options.folder, options.output)
    compare(options.times or options.output, options.machine, options.worst)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Intervals of `chainline fit` beyond the range: how many rows they hold, and how wide they are.

    CHAINLINE_DATA=FOLDER python beyond.py [-o out/beyond.csv] [--draws 3] [--only WORD]
    python beyond.py --summary [beyond.csv]

Of each standing table with a parameter that a program may be scaled by, up to 200 rows with at most an eighth
of its largest value (in a table of a smaller range, a quarter, a half) are learned from; up to 500 rows with
2 to 16 times the largest that was learned are asked. A line for each table, parameter and draw: rows asked,
those answered with an interval, those inside, the median factor between the ends of an interval, and the
median error.
"""

import time

import numpy as np
import pandas as pd
from chainline.models.empirical.data.parameter_space import infer_space
from chainline.models.empirical.data.table_file import Measurements
from chainline.models.empirical.fitting.automatic.fit import fit_automatically
from chainline.models.empirical.fitting.cross_validation import scaling_parameters
from chainline.models.empirical.fitting.predictions import half_widths, raw_answers
from tables import fitted_tables
from trial_log import logarithmic_errors, options_of, run

COLUMNS = ("table", "parameter", "draw", "rows", "known", "inside", "factor", "error", "seconds")
N_TRAIN, N_TEST = 200, 500
LEAST, MOST = 2.0, 16.0
_SHARES = (8.0, 4.0, 2.0)
_FEWEST = 40


def split_at(measurements, name, draw):
    """Return rows to learn from and rows beyond them; None where there are too few."""
    values = measurements.features[name].to_numpy(np.float64)
    for share in _SHARES:
        inner = np.flatnonzero(values <= values.max() / share)
        if len(inner) < _FEWEST or len(set(values[inner])) < 5:
            continue
        end = values[inner].max()
        outer = np.flatnonzero((values >= LEAST * end) & (values <= MOST * end))
        if len(outer) >= 10:
            random = np.random.default_rng(draw)
            parts = random.permutation(inner)[:N_TRAIN], random.permutation(outer)[:N_TEST]
            return tuple(_rows(measurements, np.sort(part)) for part in parts)
    return None


def _rows(measurements, part):
    frame = measurements.features.iloc[part].reset_index(drop=True)
    return Measurements(frame, measurements.times[part], ())


def trial(train, test, draw):
    """Return coverage, width and error beyond the range of some rows."""
    begun = time.process_time()
    space = infer_space(train.features)
    stored = fit_automatically(train, "time", space, draw, time.process_time).validated.stored
    said, widths = raw_answers(stored, test.features), half_widths(stored, test.features)
    off = logarithmic_errors(said, test.times)
    known = np.isfinite(widths) & np.isfinite(off)
    factor = np.exp(2 * np.median(widths[known])) if known.any() else np.nan
    return {
        **{"rows": len(off), "known": int(known.sum()), "inside": int((off[known] <= widths[known]).sum())},
        **{"factor": f"{factor:.4g}", "error": f"{np.nanmedian(off):.4g}"},
        "seconds": f"{time.process_time() - begun:.1f}",
    }


def summary_lines(path):
    """Return a line for each table and parameter, and one of all."""
    rows = pd.read_csv(path)
    lines = ["table                               parameter  draws  rows  known  inside  factor   error"]
    for (table, name), of in rows.groupby(["table", "parameter"], sort=False):
        lines.append(_line(f"{table:36}{name:10}", of))
    return [*lines, _line(f"{'all':46}", rows)]


def _line(begin, of):
    known = of["known"].sum()
    inside = of["inside"].sum() / known if known else np.nan
    return (
        f"{begin}{len(of):6}{of['rows'].sum():6}{known:7}{inside:8.1%}{of['factor'].median():8.2f}"
        f"{of['error'].median():8.3f}"
    )


def trials(options, data, done):
    """Yield a line for each table, parameter and draw."""
    for draw in range(options.draws):
        for table in fitted_tables(data):
            if options.only not in table.name:
                continue
            measurements = table.read()
            for name in scaling_parameters(measurements.features):
                parts = None if done(table.name, name, draw) else split_at(measurements, name, draw)
                if parts is not None:
                    yield {"table": table.name, "parameter": name, "draw": draw} | trial(*parts, draw)


def main():
    parser = options_of(__file__, __doc__)
    parser.add_argument("--draws", type=int, default=3)
    run(parser.parse_args(), COLUMNS, ("table", "parameter", "draw"), trials, summary_lines)


if __name__ == "__main__":
    main()

"""What the trials come to: intervals by class, and the choice by table."""

import pandas as pd
from trials import CANDIDATE, CHOSEN, CLASS

BY_SHARE, BY_ERROR = 1.05, 0.003
"""A choice is as good as the best by hindsight up to these."""


def summary_lines(path):
    """Return the tables of a file of trials."""
    found = pd.read_csv(path)
    yield from _intervals(found[found["what"] == CLASS], "fit --model")
    yield from _intervals(found[found["what"] == CANDIDATE], "candidates of fit")
    yield from _intervals(found[found["what"] == CHOSEN], "fit")
    yield from _choices(found)


def _intervals(rows, title):
    if rows.empty:
        return
    yield f"{title:<34}{'tables':>7}{'draws':>6}{'rows':>8}{'inside':>8}   least and most of a table"
    total = pd.concat([rows, rows.assign(model="all")])
    for name, some in total.groupby("model", sort=True):
        counted = some[some["rows"] > 0]
        if counted.empty:
            continue
        shares = counted.groupby("table")[["rows", "inside"]].sum()
        of_table = shares["inside"] / shares["rows"]
        share = counted["inside"].sum() / counted["rows"].sum()
        draws = some.groupby(["size", "table"])["draw"].nunique()
        shown = f"{draws.min()}" if draws.min() == draws.max() else f"{draws.min()}-{draws.max()}"
        yield (
            f"{name:<34}{len(shares):>7}{shown:>6}{counted['rows'].sum():>8}{share:>8.1%}   "
            f"{of_table.min():.1%} {of_table.idxmin()}, {of_table.max():.1%} {of_table.idxmax()}"
        )
    yield ""


def shares_inside(found):
    """Return the share of new rows inside their interval, by class alone, and of what is chosen."""
    alone = found[found["what"] == CLASS].groupby("model")[["rows", "inside"]].sum()
    chosen = found[found["what"] == CHOSEN][["rows", "inside"]].sum()
    return {**(alone["inside"] / alone["rows"]), CHOSEN: chosen["inside"] / chosen["rows"]}


def choices(found):
    """Return, for each table and size, the error of what is chosen, and of the best one by hindsight."""
    rows = []
    chosen = found[found["what"] == CHOSEN]
    for (table, size), some in chosen.groupby(["table", "size"], sort=False):
        alone = found[(found["what"] == CANDIDATE) & (found["table"] == table) & (found["size"] == size)]
        of_model = alone.groupby("model")["mlogq"]
        means = of_model.mean()[of_model.count() == len(some)]
        chosen_mean, best = some["mlogq"].mean(), means.min()
        good = chosen_mean <= max(BY_SHARE * best, best + BY_ERROR)
        rows.append((table, size, len(some), chosen_mean, best, means.idxmin(), good))
    return pd.DataFrame(rows, columns=["table", "size", "draws", "chosen", "best", "model", "good"])


def _choices(found):
    rows = choices(found)
    if rows.empty:
        return
    yield f"{'table':<36}{'size':>5}{'draws':>6}{'chosen':>9}{'best':>9}{'ratio':>7}   by hindsight"
    for row in rows.itertuples():
        yield (
            f"{row.table:<36}{row.size:>5}{row.draws:>6}{row.chosen:>9.4f}{row.best:>9.4f}"
            f"{row.chosen / row.best:>7.3f}   {row.model}{'' if row.good else ', MISSED'}"
        )
    within = int(rows["good"].sum())
    yield f"{within} of {len(rows)} within {BY_SHARE - 1:.0%} or {BY_ERROR} of the best by hindsight"

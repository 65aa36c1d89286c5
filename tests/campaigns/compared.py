"""A measured campaign by other machines, held against one of this machine alone."""

from chainline.analysis.campaign.coordinator import collect
from chainline.analysis.campaign.folder import CampaignFolder
from chainline.analysis.measurement.dataset import load_rows
from chainline.analysis.measurement.dataset.store import Part, merged

BLOCKS = 500
SPACE = ("measure", "--order", "1-3", "--dtype", "float64,float32", "--elements", "1-25", "--rounds", 4)
"""Ten splits of three orders, in two types, at 25 numbers of elements: as many rows."""
MEASURED = {
    *("seconds", "cycles", "gflops", "frequency_ghz", "spread", "fma_cycles", "ratio", "ratio_in_range"),
    *(
        "undisturbed_share",
        "uncertainty",
        "reference_seconds",
        "drift",
        "drifted",
        "host",
        "date",
        "merged_from",
    ),
}
"""Columns of a row that differ from one measurement to the next."""


def assert_each_block_once(folder, blocks=BLOCKS):
    """Every block has an outcome that counts, and is taken in once: one row of it."""
    found = {}

    def take(outcome):
        assert outcome.number not in found
        found[outcome.number] = outcome

    assert collect(CampaignFolder.open(folder), take) == len(found)
    assert sorted(found) == list(range(blocks))
    assert all(len(outcome.rows) == 1 for outcome in found.values())


def assert_rows_of_a_local_run(measured, local):
    """Both data sets hold the same rows, each once, but for what is measured, node and date."""
    remote, here = load_rows(measured), load_rows(local)
    assert len(remote) == len({row.key for row in remote}) == len(here)
    assert not [row.problem for row in (*remote, *here) if row.problem]
    conflicts = merged([Part("here", here), Part("remote", remote)]).conflicts
    assert len(conflicts) == len(here)
    for conflict in conflicts:
        assert set(conflict.columns) <= MEASURED, conflict.columns

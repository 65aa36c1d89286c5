"""`--executor` of commands that compute: their blocks on other machines, or None where it is this one."""

from __future__ import annotations

import argparse

from ...analysis.campaign.submit import Spread
from ...api.campaign.front_end import chosen_spread as spread_by
from ...api.campaign.front_end import tell_slow_node

__all__ = ["chosen_spread", "tell_slow_node"]


def chosen_spread(options: argparse.Namespace) -> Spread | None:
    """Return a function that has work done by `--executor`; None for this machine.

    The folder of the campaign lies beside the file of `-o`.

    Raises
    ------
    UsageError
        If there is no such executor, or its options are wrong.
    """
    return spread_by(
        options.executor,
        options.cluster,
        getattr(options, "campaign", None),
        getattr(options, "output", None),
    )

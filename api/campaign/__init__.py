"""Campaigns, whose blocks are done on other machines: their progress, results and jobs.

>>> import chainline as cl
>>> cl.campaign.status("rows.parquet")  # doctest: +ELLIPSIS
Traceback (most recent call last):
...
chainline.errors.UsageError: ...rows.parquet: is no folder of a campaign; ...
"""

from typing import TYPE_CHECKING

from ...lazy import lazy_names

if TYPE_CHECKING:
    from .control import Campaign as Campaign
    from .control import cancel as cancel
    from .control import collect as collect
    from .control import log as log
    from .control import status as status
    from .control import trial as trial

__getattr__, __all__ = lazy_names(
    __name__, dict.fromkeys(("Campaign", "cancel", "collect", "log", "status", "trial"), "control")
)

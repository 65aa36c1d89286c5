"""Blocks of a campaign run by an executor, for commands that do so themselves."""

from ...api.campaign.front_end import run_blocks

__all__ = ["run_blocks"]

"""Campaigns, whose blocks are done on other machines: their progress, results and jobs."""

"""Measurements as blocks of a campaign: asked for on a front end, done on nodes, taken into a data set."""

"""The names of the models that rank variants."""

from enum import StrEnum


class Model(StrEnum):
    """The models that rank variants."""

    CHAIN = "chain"
    ROOFLINE = "roofline"
    CACHE_ROOFLINE = "cache-roofline"
    ECM = "ecm"
    SIMULATION = "simulation"
    LEARNED = "learned"


USUAL_MODEL = Model.SIMULATION
"""Default model of rankings: the most accurate of those that need no training."""
ANALYTICAL = tuple(model for model in Model if model is not Model.LEARNED)
"""Models that need no training."""

USUAL_ERROR = {
    Model.CHAIN: 0.20,
    Model.ROOFLINE: 0.20,
    Model.CACHE_ROOFLINE: 0.20,
    Model.ECM: 0.20,
    Model.SIMULATION: 0.036,
    Model.LEARNED: 0.022,
}
"""Mean share by which predicted speed is off, in L1 on an EPYC 9005 (docs/trust.md).

Rooflines, of which nothing was scored, are taken to be as far off as the other bounds.
"""

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
"""What ranks where no model is named: needs no training, and is the nearest of those that do not."""
ANALYTICAL = tuple(model for model in Model if model is not Model.LEARNED)
"""Those that need no training."""

"""The names of the models that rank variants."""

from enum import StrEnum


class Model(StrEnum):
    """The models that rank variants."""

    CHAIN = "chain"
    ROOFLINE = "roofline"
    CACHE_ROOFLINE = "cache-roofline"
    ECM = "ecm"
    SIMULATION = "simulation"

"""A library of chosen kernels as files: sources, interfaces, build, test, provenance."""

LIBRARY_KINDS = (
    "interpolation",
    "gradient",
    "collocated-gradient",
    "values-and-gradient",
    "divergence",
    "derivatives",
    "hessian",
    "mass",
    "laplace",
    "helmholtz",
)
"""Kinds of operators of a C library by their number in its header, from 1 on: new ones come last."""
USUAL_KINDS = ("interpolation", "gradient", "divergence")
"""Kinds of a library that is asked for none."""

"""Number of the kernels predicted fastest that are measured, and the time that they wait for it."""

MEASURED = 10
"""Of the full space where no number is given; of each order and mode of a library."""
PATIENCE_S = 20.0
"""Seconds that the kernels of an order wait for undisturbed moments where no others are given."""

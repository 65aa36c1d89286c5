"""Number of the kernels predicted fastest that are measured, and the time that they wait for it."""

MEASURED = 10
"""Number of kernels measured: of the full space by default, and of each order and mode of a library."""
PATIENCE_S = 20.0
"""Seconds that the kernels of an order wait for undisturbed moments where no others are given."""

"""How many of the kernels that are predicted fastest are measured."""

MEASURED = 10
"""Of the full space where no number is given; of each order and mode of a library."""

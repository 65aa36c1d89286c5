"""Size of a block: the number of rows measured in turn before they are stored."""

BLOCK_ROWS, BLOCK_BYTES = 64, 1 << 30
"""Most kernels of a block, and most bytes of the arrays that they work on."""

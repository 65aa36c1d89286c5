"""How much is measured in turn before it is kept."""

BLOCK_ROWS, BLOCK_BYTES = 64, 1 << 30
"""Most kernels of a block, and most bytes of the arrays that they work on."""

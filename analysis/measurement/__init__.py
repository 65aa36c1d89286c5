"""Kernels timed on this machine: one at a time, or in campaigns that fill data sets."""

BLOCK_ROWS, BLOCK_BYTES = 64, 1 << 30
"""Most kernels of a block, and most bytes of the arrays that they work on."""

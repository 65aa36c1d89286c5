"""Kernels in explicit vectors against libraries and compilers, measured in one run."""

"""Kernels of SCALE-DG's tensor-product elements, under its names: their operators and files."""

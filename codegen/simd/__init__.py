"""Kernels in explicit vectors: how the work is laid out, and the vector program that it becomes."""

"""Regression on spatially adaptive sparse grids (SGR).

grid of points -> matrix of their hat functions -> regularised least squares -> refinement by surplus.

References
----------
D. Pflüger: Spatially Adaptive Sparse Grids for High-Dimensional Problems, 2010.
J. Garcke: Sparse grids in a nutshell, 2012.
"""

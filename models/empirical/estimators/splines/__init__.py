"""Multivariate adaptive regression splines (MARS).

hinges (terms) -> regressor: forward pass (adds pairs of hinges), backward pass (removes terms), estimator.

References
----------
J. H. Friedman: Multivariate adaptive regression splines, Annals of Statistics 19 (1991), 1-67.
"""

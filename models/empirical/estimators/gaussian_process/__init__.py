"""Gaussian processes with a length scale for each parameter."""

from .regressor import GaussianProcess

__all__ = ["GaussianProcess"]

"""Bytes between the levels of the memory hierarchy, from working sets and layer conditions."""

from .kernels import LevelTraffic, explain_kernel_traffic, kernel_nest, kernel_traffic

__all__ = ["LevelTraffic", "explain_kernel_traffic", "kernel_nest", "kernel_traffic"]

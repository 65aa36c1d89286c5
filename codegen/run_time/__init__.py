"""Kernels at run time: chosen from stored ones, compiled in this process, called from threads."""

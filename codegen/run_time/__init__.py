"""Kernels at run time: chosen from what is stored, compiled in this process, called from threads."""

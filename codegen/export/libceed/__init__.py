"""Kernels of libCEED's tensor bases, and the source files of a backend that has them."""

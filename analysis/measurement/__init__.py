"""Kernels timed on this machine: one at a time, or in campaigns that fill data sets."""

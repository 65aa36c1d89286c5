"""Measurements of kernels and metrics over parameters, in the formats of Extra-P and in tables."""

"""Sampling designs: which configurations to measure, of those that a variability model allows."""

"""Sampling designs: choice of configurations to measure, among those that a variability model allows."""

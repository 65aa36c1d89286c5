"""Comparison of model classes: studies by size and range, and learning curves."""

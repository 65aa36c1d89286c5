"""Formulas of performance: terms and their sums, read from text, and compared with each other."""

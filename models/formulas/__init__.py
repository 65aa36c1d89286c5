"""Formulas of performance: read from text, and compared with each other."""

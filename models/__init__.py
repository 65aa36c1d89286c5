"""Bounds and measurements -> predictions -> ranking."""

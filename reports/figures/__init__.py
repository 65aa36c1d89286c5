"""Figures: each function draws one record into one file."""

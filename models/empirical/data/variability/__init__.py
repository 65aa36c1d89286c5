"""Variability models: binary and numeric options of a program, and the constraints between them."""

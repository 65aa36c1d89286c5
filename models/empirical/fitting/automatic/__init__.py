"""Automatic choice of a model class: candidates in blocks, held-out rows, one chosen or several blended."""

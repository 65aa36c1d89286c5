"""Tensor operators as finite-element codes call them: what they compute, and the vector program of it."""

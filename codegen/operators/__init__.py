"""Tensor operators as finite-element codes call them: their definition and their vector program."""

"""Bounds of one body of code: a loop, a function without a loop, a marked region."""

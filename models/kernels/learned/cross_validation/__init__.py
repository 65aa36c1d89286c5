"""Held-out evaluation: predictions of unseen samples, their errors, and the choice of variants by them."""

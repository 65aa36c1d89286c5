"""A question about the kernels of an order, answered: search, compile, predict, rank, measure.

question (what is asked and answered) -> best (the answer) -> measured (held against the machine), check
(against numpy) and export (the kernels that a library is given).
"""

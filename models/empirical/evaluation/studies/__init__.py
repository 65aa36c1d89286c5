"""Model classes compared on one data set: error by discretisation, rank, training size, model size, and
beyond the range, as Figs 3 to 8 of Hutter and Solomonik.

plan (which fits) -> worker (one fit at a time, in a process of its own) -> trials in a CSV file -> figures.
"""

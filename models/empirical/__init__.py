"""What any program will cost, from a table of its runs.

data (tables, parameters, options, repeated measurements) -> designs (which configurations to measure) and
formulas (read, compared) -> analytical (models from few constants) -> estimators (what learns) -> fitting (by
name, stored without code) -> evaluation (studies and curves) and acquisition (which run to do next).
"""

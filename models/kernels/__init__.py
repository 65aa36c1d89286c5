"""Which kernel is fastest, and how fast: predictions from bounds and simulation, ranked and explained.

predictions (one file a model) -> evaluation (held against measured rows) -> learned (the simulation,
corrected by what was measured) -> search (millions of schedules -> the few to rank) -> ranking (a question
answered) -> suggestion (which splits to measure next) and peers (beside libraries and compilers).
"""

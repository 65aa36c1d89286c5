"""Prediction of the fastest kernel and its speed: from bounds and simulation, ranked and explained.

predictions (one file a model) -> evaluation (compared with measured rows) -> learned (the simulation,
corrected by what was measured) -> search (millions of schedules -> the few to rank) -> ranking (a question
answered) -> suggestion (splits to measure next) and peers (comparison with libraries and compilers).
"""

"""Bounds and traffic -> a prediction: dependency chain, Roofline, ECM, simulation.

conditions (clock, working set, cores) and core_bounds -> chain, roofline, ecm -> predict, by the model asked
for, from what `analysed` says of the assembly; ranking puts predictions in order.
"""

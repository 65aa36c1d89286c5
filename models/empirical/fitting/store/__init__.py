"""Files of fitted models: plain data, never code, from which models are rebuilt.

document   bytes <-> a JSON header and numeric arrays, with limits on both
kinds, array_kinds    kinds of fields of a record, and their form in a file
record     classes by exact name: their fields, how they are taken and how they are rebuilt
trees      decision trees, checked before compiled code follows them
scikit, completion, analytical, hybrid, learners    the records themselves
registry   all of them
"""

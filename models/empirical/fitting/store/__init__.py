"""How fitted models are written to files and rebuilt from them: plain data, never code.

document   bytes <-> a JSON header and numeric arrays, with limits on both
kinds, array_kinds    what a field of a record may hold, and how it is written
record     classes by exact name: their fields, how they are taken and how they are rebuilt
trees      decision trees, checked before compiled code follows them
scikit, completion, analytical, hybrid, learners    the records themselves
registry   all of them
"""

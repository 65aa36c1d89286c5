"""Files of fitted models: plain data, never code, from which models are rebuilt.

document   content of a file, and its bytes <-> a JSON header and numeric arrays, with limits on both
kinds      kinds of fields of a record, and their form in a file
record     classes by exact name: their fields, how they are taken and how they are rebuilt
trees      decision trees, checked before compiled code follows them
learners, estimators    the records of scikit-learn's regressors, and of our own estimators
registry   all of them
"""

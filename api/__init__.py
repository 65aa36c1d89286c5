"""Public interface of `import chainline as cl`: a function for each question, a record for each answer.

machine -> analyze (an assembly file), best -> kernel (every split of an order, compiled in process),
measure (on this processor), fit and load (what any program will cost). Records are frozen, and say the
same in three ways: `to_json` by the keys of the command's `--json`, `to_frame` as a pandas table, and
themselves as a table in notebooks; figures are methods that return a matplotlib axes. The functions
are thin: the layers below compute, for the command line too.
"""

"""Choice of the next run: points rated by their cost and by the information that they add.

`state` holds the measurements, a strategy proposes the next run, and `suggest` returns several runs.
"""

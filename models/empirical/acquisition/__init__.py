"""Which run to do next: measurement points chosen for what they cost and what they teach.

`state` is what has been measured, a strategy proposes the next run, `suggest` answers with several.
"""

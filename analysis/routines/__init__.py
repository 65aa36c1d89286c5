"""Library routines timed over their parameters: tables that empirical models learn from.

routine (what is called) -> worker (times a block, one thread) -> campaign (blocks, CSV file).
"""

"""Routines timed over their parameters: tables that empirical models learn from.

routine (what is called, its configurations) <- matrices (of numpy and scipy), multigrid (of pyamg), hypre
(over MPI processes; hypre_counts: operations and messages), stencil and multipole (generated and compiled
here) <- catalogue (all of them by name) -> worker (times a block) -> campaign (blocks, CSV file).
"""

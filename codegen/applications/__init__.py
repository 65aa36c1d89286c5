"""Kernels of whole applications in C, to be measured: a blocked stencil, phases of a fast multipole method.

program (what is compiled) <- stencil, multipole (what is computed, and how it is called and checked)
"""

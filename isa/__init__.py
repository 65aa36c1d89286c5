"""Instruction sets: one object and one folder each; see `instruction_set` for the interface.

A new instruction set is a folder with its facts and parts, and its name in `registry`.
"""

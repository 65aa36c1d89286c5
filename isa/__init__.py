"""Instruction sets."""

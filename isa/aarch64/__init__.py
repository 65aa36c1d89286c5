"""AArch64 with NEON and SVE: assembly -> instructions, and effects on integers and predicates."""

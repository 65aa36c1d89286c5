"""AArch64 with NEON and SVE: assembly -> instructions, and what integers and predicates do."""

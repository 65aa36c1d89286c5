"""RISC-V, RV64GC with the vector extension: decoding, and effects on integers and the vector length."""

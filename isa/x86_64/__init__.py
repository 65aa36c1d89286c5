"""x86-64: assembly -> instructions, and effects of integer and mask instructions."""

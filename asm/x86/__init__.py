"""x86-64: AT&T assembly -> instructions, and what integer and mask instructions do."""

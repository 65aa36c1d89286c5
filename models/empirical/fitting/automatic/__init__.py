"""Which class of models fits a table: candidates in blocks, held-out rows, one chosen or several blended."""

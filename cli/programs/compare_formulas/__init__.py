"""`chainline compare-formulas`: typed in `options`, done in `run`."""

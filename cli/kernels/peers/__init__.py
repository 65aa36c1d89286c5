"""`chainline peers`: typed in `options`, done in `run`, drawn in `draw`."""

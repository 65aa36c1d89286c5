"""`chainline benchmark`: typed in `options`, done in `run`; lists of configurations."""

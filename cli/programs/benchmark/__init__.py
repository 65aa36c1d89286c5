"""`chainline benchmark`: what is typed is in `options`, what is done in `run`; lists of configurations."""

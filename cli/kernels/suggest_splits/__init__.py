"""`chainline suggest-splits`: typed in `options`, begun in `run`, done in `suggest`."""

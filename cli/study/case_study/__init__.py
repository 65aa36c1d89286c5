"""`chainline study case-study`: typed in `options`, begun in `run`, done in `replay`, drawn in `draw`."""

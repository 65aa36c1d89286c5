"""`chainline best`: typed in `options`, done in `run`; `learned` is `--model learned`."""

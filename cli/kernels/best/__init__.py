"""`chainline best`: what is typed is in `options`, what is done in `run`; `learned` is `--model learned`."""

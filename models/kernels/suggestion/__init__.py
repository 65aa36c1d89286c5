"""Which split to measure next: candidates, a Gaussian process over them, expected improvement, replays."""

"""Choice of the split to measure next: candidates, Gaussian process, expected improvement, replays."""

"""Changes that a compiler or a programmer can make, tried in the simulation on a loop's own instructions."""

"""What every model that is learned from measured times alone rests on: parameters, encoding, metrics."""

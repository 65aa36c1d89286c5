"""Programs made up, whose times are known: random scaling laws, measured with noise."""

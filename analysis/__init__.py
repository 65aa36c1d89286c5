"""Instructions + machine -> in-core bounds, traffic, calibration, measurement."""

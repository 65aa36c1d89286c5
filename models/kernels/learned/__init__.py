"""Models that know the physics and learn the rest from measurements."""

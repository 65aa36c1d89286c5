"""`chainline merge`: data sets put together."""

"""`chainline suggest-splits`: its options, and the call of the public function."""

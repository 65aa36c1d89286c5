"""`chainline train`: its options, and the call of the public function."""

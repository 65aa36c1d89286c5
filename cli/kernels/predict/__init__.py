"""`chainline predict`: its options, and the call of the public function."""

"""`chainline campaign`: how far campaigns are, what they found, and what nodes run of them."""

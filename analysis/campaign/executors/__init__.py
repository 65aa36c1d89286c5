"""Who works off the requests of a campaign, each in the shape of `concurrent.futures`; see `named`."""

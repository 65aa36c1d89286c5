"""Executors of campaign requests, each with the interface of `concurrent.futures`; see `named`."""

"""Campaigns beyond one machine: independent blocks of work, run by whatever has processors, merged once.

authentication  the key of a user's campaigns, which signs what is to be run and what was done
block     what a block of work is: its number and plain JSON, in a file that is written once
folder    the folder of a campaign: blocks, requests, what nodes wrote, logs, jobs; for its owner alone
journal   what a node finished of a request, durable line by line
runner    on a node: a request -> its journal
coordinator  on the front end: requests to an executor, again what was lost, each outcome taken once
executors    who runs requests: this machine, Slurm, Fujitsu's job system, dask, anybody's
"""

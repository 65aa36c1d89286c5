"""The processor at hand: identity, probe, verdict, kept machine files.

`host_identity` names it, `probe_host` runs a second of small loops, `recognise` holds a machine file
against both, `kept` remembers the verdict, and `host_machine` puts them in order.
"""

"""Outputs of commands as typed objects: fields are the keys of the JSON, and the schemas come from them."""

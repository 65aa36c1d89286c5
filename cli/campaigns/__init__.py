"""Commands of campaigns that use more than one machine."""

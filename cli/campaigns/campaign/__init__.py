"""Command `chainline campaign`: progress of campaigns, their results, and the blocks that nodes run."""

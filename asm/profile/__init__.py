"""What a run has counted or sampled -> how often instructions of a listing are executed."""

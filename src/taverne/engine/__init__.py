"""The compiled engine, made behind the scene and kept for the next time: the same files, only quicker."""

"""The table and all that keeps it: seats, records, settings, words. Knows games and AI players, no window."""

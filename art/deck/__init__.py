"""The playing cards: suits, numerals, courts, jokers, badges and backs."""

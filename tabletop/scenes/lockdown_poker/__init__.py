"""The Lockdown Poker table: rows of seven places, locks, chips, the Sheriff's badge, the showdown."""

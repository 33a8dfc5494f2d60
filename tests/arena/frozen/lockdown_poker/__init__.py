"""The cowhand of Lockdown Poker as it was when the marshal came. Never edited: see cowhands.py."""

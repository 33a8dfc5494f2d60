"""The cowhand of Way Out West as it was when the marshal came. Never edited: see cowhands.py."""

"""The cowhand of Brown Bullet as it was when the marshal came. Never edited: see cowhands.py."""

"""The cowhand of Wyoming Cowboy as it was when the marshal came. Never edited: see cowhands.py."""

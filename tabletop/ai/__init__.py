"""The AI seats: pure, built on core and games, handed views and never states."""

"""Tumbleweed Tabletop: four Western games at one table."""

__version__ = "0.1.0"

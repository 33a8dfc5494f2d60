"""The message by which a window manager asks a window to close, sent without one (a bare screen has none)."""

from __future__ import annotations

import ctypes
import ctypes.util


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
    )


class _Event(ctypes.Union):
    """XEvent of Xlib, with its full size."""

    _fields_ = (("client", _ClientMessage), ("pad", ctypes.c_long * 24))


_CLIENT_MESSAGE = 33


def ask_to_close(display: str, window: int) -> None:
    """Send WM_DELETE_WINDOW. Raises OSError without libX11 or without that display."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    x11.XSendEvent.argtypes = (
        ctypes.c_void_p,
        ctypes.c_ulong,
        ctypes.c_int,
        ctypes.c_long,
        ctypes.POINTER(_Event),
    )
    x11.XSync.argtypes = (ctypes.c_void_p, ctypes.c_int)
    x11.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    connection = x11.XOpenDisplay(display.encode())
    if not connection:
        raise OSError(f"no display {display}")
    event = _Event()
    event.client.type = _CLIENT_MESSAGE
    event.client.window = window
    event.client.message_type = x11.XInternAtom(connection, b"WM_PROTOCOLS", 0)
    event.client.format = 32
    event.client.data[0] = x11.XInternAtom(connection, b"WM_DELETE_WINDOW", 0)
    x11.XSendEvent(connection, window, 0, 0, ctypes.byref(event))
    x11.XSync(connection, 0)
    x11.XCloseDisplay(connection)

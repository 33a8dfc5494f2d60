"""A screen of their own for the window tests, and a program on it; skipped with a reason where none is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.driver import Program

SIZE = "1600x1000x24"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder drives a real window."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.window)


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """The display (":7") of a screen in memory of our own: no test may seize a person's pointer."""
    if sys.platform != "linux":
        pytest.skip("window tests need an X screen in memory (Linux)")
    for tool in ("Xvfb", "xdotool"):
        if shutil.which(tool) is None:
            pytest.skip(f"window tests need {tool}, which is not installed")
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SIZE, "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        number = server.stdout.readline().strip()
        if not number:
            server.kill()
            pytest.skip("Xvfb does not start here")
        yield f":{number}"
        server.terminate()


@pytest.fixture
def program(screen: str, tmp_path: Path) -> Iterator[Program]:
    """A program that is not started yet, in an empty home; it is ended with the test, whatever happens."""
    started = Program(screen, tmp_path)
    yield started
    started.kill()

"""What all tests share: a fixed plan for hypothesis, so that a failure on one machine fails on the next."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# no deadline: other jobs on the machine must not fail a test; derandomised: a red run can be repeated
settings.register_profile(
    "house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")

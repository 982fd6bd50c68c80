"""What every test run has in common."""

from warbook._variant import variant


def pytest_report_header() -> str:
    """Say at the top which variant is tested."""
    return f"warbook: {variant()}"

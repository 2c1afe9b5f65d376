"""Fails if one request fails under load: 1 to 256 connections, kept alive and not.

usage: load.py REQUESTS

REQUESTS is the number of requests of each run. The server is at $BASE. h2load speaks HTTP/1.1 and keeps its
connections; ab speaks HTTP/1.0, once with and once without Keep-Alive.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

URL = os.environ["BASE"] + "/v1/adjustments"
BODY = Path(__file__).with_name("adjustment.json")


def output(*command: str) -> str:
    result = subprocess.run(command, capture_output=True, check=False, text=True, timeout=120)
    return result.stdout + result.stderr if result.returncode == 0 else f"exit {result.returncode}: {result.stderr}"


def number(pattern: str, text: str) -> int:
    """The number in the text at the pattern's group; -1 where there is none."""
    match = re.search(pattern, text)
    return int(match[1]) if match else -1


def h2load(requests: int, connections: int) -> tuple[bool, str]:
    text = output(
        *("h2load", "--h1", "-n", str(requests), "-c", str(connections), "-d", str(BODY)),
        *("-H", "Content-Type: application/json", URL),
    )
    good = f"requests: {requests} total, {requests} started, {requests} done, {requests} succeeded, 0 failed"
    rate = re.search(r"finished in .*", text)
    return good in text and f"status codes: {requests} 2xx" in text, rate[0] if rate else text


def ab(requests: int, connections: int, *flags: str) -> tuple[bool, str]:
    text = output(
        *("ab", "-q", *flags, "-n", str(requests), "-c", str(connections), "-p", str(BODY)),
        *("-T", "application/json", URL),
    )
    kept = number(r"Keep-Alive requests: +(\d+)", text)
    is_good = (
        number(r"Complete requests: +(\d+)", text) == requests
        and number(r"Failed requests: +(\d+)", text) == 0
        and "Non-2xx" not in text
        and kept == (requests if "-k" in flags else -1)
    )
    rate = re.search(r"Requests per second: +(\S+)", text)
    return is_good, f"{rate[1]} req/s" if rate else text


def main() -> int:
    requests = int(sys.argv[1])
    failed = 0
    for connections in (1, 16, 64, 256):
        for name, (is_good, text) in {
            "HTTP/1.1, kept alive": h2load(requests, connections),
            "HTTP/1.0, kept alive": ab(requests, connections, "-k"),
            "HTTP/1.0, closed": ab(requests, connections),
        }.items():
            print(f"{connections} connections, {name}: {'no failure' if is_good else 'FAILED'}; {text}")
            failed += not is_good
    print(f"load: {12 - failed} of 12 runs of {requests} requests without a failure")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

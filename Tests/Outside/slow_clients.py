"""Fails if clients that send or read slowly keep their connections, or keep an honest client waiting.

usage: slow_clients.py DEADLINE

The server is at $BASE and was started with DEADLINE, in seconds, for head, body, answer and idle connections alike.
slowhttptest opens 200 connections of each kind: slow heads, slow bodies, slow reading. Two seconds after their deadline
the kernel must know none of them, whatever slowhttptest itself says; and the honest client beside them must have had
each of its answers, 99 of 100 within 50 ms.
"""

import http.client
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

BASE = os.environ["BASE"]
HOST, PORT = BASE.removeprefix("http://").split(":")
BODY = Path(__file__).with_name("adjustment.json").read_bytes()
CONNECTIONS = 200
ATTACKS = {
    "slow heads": ["-H", "-t", "GET", "-x", "24", "-u", f"{BASE}/v1/strategies"],
    "slow bodies": ["-B", "-s", "8192", "-x", "10", "-f", "application/json", "-u", f"{BASE}/v1/adjustments"],
    "slow reading": ["-X", "-w", "1", "-y", "8", "-n", "1", "-z", "8", "-u", f"{BASE}/openapi.yaml"],
}


class HonestClient(threading.Thread):
    """Posts a request on a connection of its own, again and again, and takes the times."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds: list[float] = []
        self.failures: list[str] = []
        self.is_over = threading.Event()

    def run(self) -> None:
        while not self.is_over.wait(0.01):
            start = time.monotonic()
            try:
                connection = http.client.HTTPConnection(HOST, int(PORT), timeout=10)
                connection.request("POST", "/v1/adjustments", BODY, {"Content-Type": "application/json"})
                answer = connection.getresponse()
                answer.read()
                connection.close()
                if answer.status != 200:
                    self.failures.append(f"status {answer.status}")
            except OSError as error:
                self.failures.append(str(error))
            self.seconds.append(time.monotonic() - start)

    def stop(self) -> None:
        self.is_over.set()
        self.join()

    def percentile(self, share: float) -> float:
        times = sorted(self.seconds)
        return times[min(int(len(times) * share), len(times) - 1)]


def open_connections() -> int:
    """How many connections the kernel has at the server's port, also such as no program holds any more."""
    listening, time_wait = "0A", "06"
    count = 0
    for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]:
        local, state = line.split()[1], line.split()[3]
        count += int(local.split(":")[1], 16) == int(PORT) and state not in (listening, time_wait)
    return count


def waits_for(condition: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def attack(name: str, flags: list[str], deadline: float) -> bool:
    honest = HonestClient()
    honest.start()
    command = ["slowhttptest", "-c", str(CONNECTIONS), "-r", str(CONNECTIONS), "-i", "1", "-p", "2", "-l", "60", *flags]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as attacker:
        try:
            held = waits_for(lambda: open_connections() >= CONNECTIONS, 10)
            time.sleep(deadline + 2)
            honest.stop()
            # slowhttptest itself asks now and then whether the server still answers, hence more than one look.
            gone = waits_for(lambda: open_connections() == 0, 0.5)
            left = open_connections()
        finally:
            honest.stop()
            attacker.kill()
    p99 = honest.percentile(0.99) * 1000
    print(
        f"{name}: {CONNECTIONS if held else 'fewer'} held, {0 if gone else left} left; "
        f"honest client: {len(honest.seconds)} requests, {len(honest.failures)} failed, p99 {p99:.1f} ms"
    )
    for failure in sorted(set(honest.failures)):
        print(f"  {failure}")
    return held and gone and not honest.failures and p99 < 50 and len(honest.seconds) >= 100


def main() -> int:
    results = [attack(name, flags, float(sys.argv[1])) for name, flags in ATTACKS.items()]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())

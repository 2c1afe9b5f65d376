"""Fails unless an OpenMetrics parser takes the server's metrics, and they count the requests that were sent.

The server is at $BASE, and nobody else asks it.
"""

import os
import sys
import urllib.error
import urllib.request

from prometheus_client.openmetrics.parser import text_string_to_metric_families

BASE = os.environ["BASE"]
SENT = {("GET", "/healthz", "200"): 7, ("GET", "/version", "200"): 5, ("POST", "/v1/adjustments", "415"): 3}


def ask(method: str, path: str) -> urllib.request.addinfourl:
    request = urllib.request.Request(BASE + path, method=method)
    try:
        return urllib.request.urlopen(request, timeout=10)
    except urllib.error.HTTPError as error:
        return error


def main() -> int:
    for (method, path, status), count in SENT.items():
        for _ in range(count):
            with ask(method, path) as answer:
                if str(answer.status) != status:
                    print(f"{method} {path}: {answer.status} instead of {status}")
                    return 1
    with ask("GET", "/metrics") as answer:
        kind = answer.headers["Content-Type"]
        families = list(text_string_to_metric_families(answer.read().decode("utf-8")))
    samples = [sample for family in families for sample in family.samples]
    counted = {
        (sample.labels["method"], sample.labels["route"], sample.labels["status"]): sample.value
        for sample in samples
        if sample.name == "http_requests_total"
    }
    print(f"OpenMetrics: {len(families)} families, {len(samples)} samples; counted: {counted}")
    if not kind.startswith("application/openmetrics-text"):
        print(f"the Content-Type is {kind}")
        return 1
    return 0 if counted == SENT else 1


if __name__ == "__main__":
    sys.exit(main())

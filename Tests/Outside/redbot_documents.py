"""Fails if REDbot warns of anything about a document that the server answers to GET.

usage: redbot_documents.py OPENAPI REDBOT

OPENAPI is the contract, whose GET paths are asked; REDBOT is the program. The server is at $BASE.
"""

import json
import os
import subprocess
import sys

import yaml


def notes(redbot: str, url: str) -> list[tuple[str, str]]:
    """The level and the text of everything that REDbot has to say of a URL."""
    result = subprocess.run([redbot, "-o", "har", url], capture_output=True, check=True, text=True, timeout=60)
    entries = json.loads(result.stdout)["log"]["entries"]
    found = [note for entry in entries for note in entry["_red_messages"]]
    found += [part for note in found for part in note.get("subnotes", [])]
    return [(note["level"], note["summary"]) for note in found]


def main() -> int:
    contract, redbot = sys.argv[1:]
    with open(contract, encoding="utf-8") as file:
        paths = [path for path, item in yaml.safe_load(file)["paths"].items() if "get" in item]
    faults = 0
    for path in paths:
        found = notes(redbot, os.environ["BASE"] + path)
        doubtful = [(level, text) for level, text in found if level not in ("GOOD", "INFO")]
        print(f"{path}: {len(found)} notes, {len(doubtful)} warnings")
        for level, text in doubtful or ([] if found else [("BAD", "REDbot says nothing")]):
            print(f"  {level}: {text}")
            faults += 1
    print(f"REDbot: {len(paths)} documents, {faults} warnings")
    return 1 if faults or not paths else 0


if __name__ == "__main__":
    sys.exit(main())

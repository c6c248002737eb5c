"""Verifies a webhook with Python's standard library:

    python3 verify.py SECRET TIMESTAMP SIGNATURE < body

TIMESTAMP and SIGNATURE are the headers X-Service-Timestamp and X-Service-Signature; the body is what arrived, byte for
byte. Prints valid or invalid. NOW (Unix seconds) stands in for the present moment, to look at an old delivery.
"""

import hashlib
import hmac
import os
import sys
import time

TOLERANCE = 300  # seconds


def verify(secret: str, timestamp: str, signature: str, body: bytes, now: float) -> bool:
    """Whether the body was signed with the secret, and not long ago."""
    if not (timestamp.isascii() and timestamp.isdigit()) or abs(now - int(timestamp)) > TOLERANCE:
        return False
    expected = hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    # While a secret is being replaced there are two signatures; any one will do.
    return any(hmac.compare_digest(f"v1={expected}".encode(), one.encode()) for one in signature.split(","))


if __name__ == "__main__":
    _, secret, timestamp, signature = sys.argv
    now = float(os.environ.get("NOW") or time.time())
    valid = verify(secret, timestamp, signature, sys.stdin.buffer.read(), now)
    print("valid" if valid else "invalid")
    sys.exit(0 if valid else 1)

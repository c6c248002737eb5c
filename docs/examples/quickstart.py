"""Make a document, send it, be told when it is signed, and download it. Python 3.9 or later, nothing to install.

    python3 quickstart.py send ana@example.com   makes a document, invites somebody, prints the document's id
    python3 quickstart.py receive                waits on port 3000 for webhooks and saves signed PDFs
"""

import hashlib
import hmac
import json
import os
import sys
import time
import urllib.request
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

API = os.environ.get("COUNTERSIGN_URL", "http://127.0.0.1:8080") + "/api/external/v2"


def call(method, path, body=None):
    """The bytes of the answer; an error is raised as urllib.error.HTTPError, whose body says what is wrong."""
    headers = {
        "X-Api-Key": os.environ["COUNTERSIGN_API_KEY"],
        "Content-Type": "application/json",
        # Makes a repeated request act once. Keep the key and send it again when no answer came.
        "Idempotency-Key": str(uuid.uuid4()),
    }
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(API + path, content, headers, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return answer.read()


def send(email):
    new = {"templateId": os.environ["TEMPLATE_ID"], "values": {"customer": "Calder & Finch"}}
    document = json.loads(call("POST", "/documents", new))["data"]["id"]
    call("POST", f"/documents/{document}/send", {"recipients": [{"email": email, "name": "Ana"}]})
    print(document)


def is_genuine(headers, body):
    """Whether a webhook comes from the service, and not from long ago."""
    sent_at = headers.get("X-Service-Timestamp", "")
    message = sent_at.encode() + b"." + body
    secret = os.environ["WEBHOOK_SECRET"].encode()
    expected = "v1=" + hmac.new(secret, message, hashlib.sha256).hexdigest()
    # Two signatures are there while the secret is being changed.
    signatures = headers.get("X-Service-Signature", "").split(",")
    matches = any(hmac.compare_digest(expected, signature) for signature in signatures)
    return matches and abs(time.time() - int(sent_at)) < 300


def save(document):
    pdf = call("GET", f"/documents/{document}/pdf")
    with open(f"{document}.pdf", "wb") as file:
        file.write(pdf)
    print(f"saved {document}.pdf", flush=True)


class Receiver(BaseHTTPRequestHandler):
    seen = set()  # In a real program: a table, since the same event may come again after a restart.

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not is_genuine(self.headers, body):
            self.answer(401)
            return
        event = json.loads(body)
        if event["id"] in self.seen:
            self.answer(204)
            return
        # Noted before it is acted upon: the same event may come a second time while the first is under way.
        self.seen.add(event["id"])
        try:
            if event["event"] == "document.completed":
                save(event["data"]["document"]["id"])
            self.answer(204)
        except OSError:
            # Not taken: the service tries again later.
            self.seen.discard(event["id"])
            self.answer(500)

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()


def receive():
    ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", 3000))), Receiver).serve_forever()


if __name__ == "__main__":
    {"send": send, "receive": receive}[sys.argv[1]](*sys.argv[2:])

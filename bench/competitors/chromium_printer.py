"""Chromium, started once and driven over its DevTools protocol through a pipe: nothing in between that costs time."""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile

import talk

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--remote-debugging-pipe",
]


class Browser:
    """A running Chromium with one page, used for all documents."""

    def __init__(self, program, profile):
        # Chromium reads commands from its descriptor 3 and answers on 4; each message ends with a zero byte.
        theirs_in, self.commands = os.pipe()
        self.answers, theirs_out = os.pipe()
        self.process = subprocess.Popen(
            ["/bin/sh", "-c", f'exec "$@" 3<&{theirs_in} 4>&{theirs_out}', "sh", program, *FLAGS,
             f"--user-data-dir={profile}", "about:blank"],
            pass_fds=(theirs_in, theirs_out), stdin=subprocess.DEVNULL, stdout=sys.stderr,
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self.received = b""
        self.last = 0
        self.session = None
        self.version = self.call("Browser.getVersion")["product"]
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.frame = self.call("Page.getFrameTree")["frameTree"]["frame"]["id"]

    def call(self, method, **params):
        """Sends a command and waits for its answer; events in between are of no use here."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            answer = self.next_message()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def next_message(self):
        parts = [self.received]
        while b"\0" not in parts[-1]:
            part = os.read(self.answers, 1 << 20)
            if not part:
                raise RuntimeError("Chromium has ended")
            parts.append(part)
        message, self.received = b"".join(parts).split(b"\0", 1)
        return json.loads(message)

    def print(self, html):
        self.call("Page.setDocumentContent", frameId=self.frame, html=html)
        printed = self.call("Page.printToPDF", preferCSSPageSize=True, printBackground=True)
        return base64.b64decode(printed["data"])


def find():
    for name in ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        if shutil.which(name):
            return name
    sys.exit("there is no Chromium")


with tempfile.TemporaryDirectory(prefix="bench-chromium-", ignore_cleanup_errors=True) as profile:
    browser = Browser(find(), profile)
    try:
        talk.serve(browser.version.replace("/", " "), lambda path: path.read_text(), browser.print)
    finally:
        browser.process.kill()
        browser.process.wait()

"""LibreOffice Writer, started once and driven over UNO. It needs the Python that LibreOffice's bindings are made for."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

import talk

LONGEST_START = 60


def properties(**values):
    return tuple(PropertyValue(Name=name, Value=value) for name, value in values.items())


def start(profile):
    """Starts LibreOffice with a profile of its own, and gives the process and its desktop."""
    pipe = f"countersign-bench-{os.getpid()}"
    process = subprocess.Popen(
        ["soffice", "--headless", "--norestore", "--nologo", "--nodefault", "--nofirststartwizard",
         f"-env:UserInstallation={profile.as_uri()}", f"--accept=pipe,name={pipe};urp;"],
        stdin=subprocess.DEVNULL, stdout=sys.stderr,
    )
    context = uno.getComponentContext()
    resolver = context.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", context)
    until = time.monotonic() + LONGEST_START
    while True:
        try:
            remote = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
            break
        except NoConnectException:
            if process.poll() is not None or time.monotonic() > until:
                sys.exit("LibreOffice does not start")
            time.sleep(0.05)
    desktop = remote.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", remote)
    settings = remote.ServiceManager.createInstanceWithContext(
        "com.sun.star.configuration.ConfigurationProvider", remote)
    product = settings.createInstanceWithArguments(
        "com.sun.star.configuration.ConfigurationAccess", properties(nodepath="/org.openoffice.Setup/Product"))
    return process, desktop, f"LibreOffice {product.ooSetupVersionAboutBox}"


def main():
    if not shutil.which("soffice"):
        sys.exit("there is no LibreOffice")
    with tempfile.TemporaryDirectory(prefix="bench-libreoffice-", ignore_cleanup_errors=True) as folder:
        process, desktop, name = start(Path(folder) / "profile")
        target = Path(folder) / "printed.pdf"
        export = properties(FilterName="writer_pdf_Export")
        hidden = properties(Hidden=True)

        def print_one(document):
            component = desktop.loadComponentFromURL(document.as_uri(), "_blank", 0, hidden)
            component.storeToURL(target.as_uri(), export)
            component.close(True)
            return target.read_bytes()

        try:
            talk.serve(name, lambda path: path, print_one)
        finally:
            try:
                desktop.terminate()
                process.wait(10)
            except Exception:  # It may be gone already, or not want to go.
                process.kill()


main()

"""Checks the signatures of a PDF with pyHanko and prints what it found as JSON.

validate.py FILE ROOT.pem...: the certificates are those that are trusted, for signatures and for time stamps.
"""

import asyncio
import json
import sys

from pyhanko.keys import load_cert_from_pemder
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import async_validate_pdf_signature, async_validate_pdf_timestamp
from pyhanko_certvalidator import ValidationContext


async def main():
    roots = [load_cert_from_pemder(path) for path in sys.argv[2:]]
    found = []
    with open(sys.argv[1], "rb") as handle:
        reader = PdfFileReader(handle)
        context = lambda: ValidationContext(trust_roots=roots, allow_fetching=False)
        for signature in reader.embedded_signatures:
            if signature.sig_object["/Type"] == "/DocTimeStamp":
                status = await async_validate_pdf_timestamp(signature, validation_context=context())
                kind = "stamp"
            else:
                status = await async_validate_pdf_signature(
                    signature, signer_validation_context=context(), ts_validation_context=context()
                )
                kind = "signature"
            stamped = getattr(status, "timestamp_validity", None)
            found.append(
                {
                    "kind": kind,
                    "bottomLine": status.bottom_line,
                    "intact": status.intact,
                    "valid": status.valid,
                    "trusted": status.trusted,
                    "coverage": status.coverage.name,
                    "changes": str(status.modification_level),
                    "docMdpOk": getattr(status, "docmdp_ok", None),
                    "docMdp": str(getattr(signature, "docmdp_level", None)),
                    "stamped": None if stamped is None else stamped.bottom_line if hasattr(stamped, "bottom_line") else stamped.valid and stamped.trusted,
                }
            )
        catalog = reader.root
        store = catalog.get("/DSS")
        lists = {}
        if store is not None:
            for key in ("/Certs", "/CRLs", "/OCSPs"):
                lists[key] = len(store[key]) if key in store else 0
    print(json.dumps({"signatures": found, "store": lists}))


asyncio.run(main())

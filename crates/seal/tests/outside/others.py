"""Signs or time-stamps a PDF with pyHanko, as somebody else would.

others.py sign|stamp FILE KEY.pem CERTIFICATE.pem OUT
"""

import asyncio
import sys

from pyhanko.keys import load_cert_from_pemder, load_private_key_from_pemder
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.sign import signers
from pyhanko.sign.fields import SigSeedSubFilter
from pyhanko.sign.timestamps.dummy_client import DummyTimeStamper
from pyhanko_certvalidator.registry import SimpleCertificateStore


async def main():
    what, source, key, certificate, target = sys.argv[1:]
    with open(source, "rb") as handle, open(target, "wb") as out:
        writer = IncrementalPdfFileWriter(handle, strict=False)
        key = load_private_key_from_pemder(key, passphrase=None)
        certificate = load_cert_from_pemder(certificate)
        if what == "sign":
            signer = signers.SimpleSigner(certificate, key, SimpleCertificateStore())
            metadata = signers.PdfSignatureMetadata(field_name="Theirs", subfilter=SigSeedSubFilter.PADES)
            await signers.async_sign_pdf(writer, metadata, signer=signer, output=out)
        else:
            stamper = DummyTimeStamper(certificate, key)
            await signers.PdfTimeStamper(stamper).async_timestamp_pdf(writer, "sha256", output=out)


asyncio.run(main())

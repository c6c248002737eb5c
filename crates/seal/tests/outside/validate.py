"""Checks the signatures of a PDF with pyHanko and prints what it found as JSON.

validate.py FILE ROOT.pem...: the certificates are those that are trusted, for signatures and for time stamps.
"""

import asyncio
import json
import sys

from pyhanko.keys import load_cert_from_pemder
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import async_validate_pdf_signature, async_validate_pdf_timestamp
from pyhanko.sign.validation.dss import DocumentSecurityStore
from pyhanko.sign.validation.ades import ades_lta_validation
from pyhanko.sign.validation.policy_decl import (
    PdfSignatureValidationSpec,
    RevinfoOnlineFetchingRule,
    RevocationInfoGatheringSpec,
    SignatureValidationSpec,
)
from pyhanko_certvalidator import ValidationContext
from pyhanko_certvalidator.context import CertValidationPolicySpec
from pyhanko_certvalidator.policy_decl import CertRevTrustPolicy, RevocationCheckingPolicy
from pyhanko_certvalidator.registry import SimpleTrustManager


async def main():
    roots = [load_cert_from_pemder(path) for path in sys.argv[2:]]
    found = []
    with open(sys.argv[1], "rb") as handle:
        reader = PdfFileReader(handle)
        plain = {"trust_roots": roots, "allow_fetching": False}

        def context():
            # Where the file holds what it takes to check revocation, it has to be enough.
            if "/DSS" not in reader.root:
                return ValidationContext(**plain)
            return DocumentSecurityStore.read_dss(reader).as_validation_context({**plain, "revocation_mode": "require"})

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
                    "bottomLine": status.bottom_line
                    if kind == "signature"
                    else status.intact and status.valid and status.trusted and status.coverage.value >= 2,
                    "intact": status.intact,
                    "valid": status.valid,
                    "trusted": status.trusted,
                    "coverage": status.coverage.name,
                    "changes": str(status.modification_level),
                    "docMdpOk": getattr(status, "docmdp_ok", None),
                    "docMdp": str(getattr(signature, "docmdp_level", None)),
                    "stamped": None if stamped is None else stamped.valid and stamped.trusted,
                }
            )
        catalog = reader.root
        store = catalog.get("/DSS")
        lists = {}
        lasting = None
        if store is not None:
            store = store.get_object()
            for key in ("/Certs", "/CRLs", "/OCSPs"):
                lists[key] = len(store[key]) if key in store else 0
            # As ETSI EN 319 102-1 has it for long-term validation: with what the file itself holds and nothing else.
            spec = SignatureValidationSpec(
                cert_validation_policy=CertValidationPolicySpec(
                    trust_manager=SimpleTrustManager.build(trust_roots=roots),
                    revinfo_policy=CertRevTrustPolicy(
                        RevocationCheckingPolicy.from_legacy("require"), retroactive_revinfo=True
                    ),
                ),
                revinfo_gathering_policy=RevocationInfoGatheringSpec(
                    online_fetching_rule=RevinfoOnlineFetchingRule.LOCAL_ONLY
                ),
            )
            result = await ades_lta_validation(
                reader.embedded_regular_signatures[0], PdfSignatureValidationSpec(spec)
            )
            oldest = result.oldest_evidence_record_timestamp
            lasting = [str(result.ades_subindic), oldest is not None]
    print(json.dumps({"signatures": found, "store": lists, "lasting": lasting}))


asyncio.run(main())

"""Calls a running service with the client that openapi-python-client makes; scripts/generated-clients runs it."""

import os
import time
from typing import TypeVar

from countersign_api import AuthenticatedClient
from countersign_api.api.documents import create_document, list_documents, show_document
from countersign_api.api.events import list_events
from countersign_api.api.exports import create_export, download_export, show_export
from countersign_api.api.templates import create_template, list_templates
from countersign_api.api.webhooks import create_webhook, list_webhooks
from countersign_api.models import CreateDocument, CreateExport, CreateTemplate, CreateWebhook, ErrorBody

T = TypeVar("T")

client = AuthenticatedClient(
    base_url=os.environ["COUNTERSIGN_URL"] + "/api/external/v2",
    token=os.environ["COUNTERSIGN_API_KEY"],
    prefix="",
    auth_header_name="X-Api-Key",
)


def good(answer: T | ErrorBody | None) -> T:
    assert answer is not None and not isinstance(answer, ErrorBody), answer
    return answer


template = good(create_template.sync(client=client, body=CreateTemplate(name="NDA"))).data
assert template.name == "NDA" and template.id.startswith("tpl_")
assert [one.id for one in good(list_templates.sync(client=client)).data] == [template.id]

new = CreateDocument(template_id=template.id, name="Deal", external_id="order-1")
document = good(create_document.sync(client=client, body=new)).data
assert (document.status, document.external_id) == ("draft", "order-1")
assert good(show_document.sync(document.id, client=client)).data.name == "Deal"
listed = good(list_documents.sync(client=client, external_id="order-1", limit=1)).data
assert [one.id for one in listed] == [document.id]

missing = show_document.sync("doc_01jcmwk1x3f2q8z5v7t9r4n6ab", client=client)
assert isinstance(missing, ErrorBody) and missing.error.code == "NOT_FOUND"

hook = CreateWebhook(url="http://127.0.0.1:9/", events=["export.completed"])
webhook = good(create_webhook.sync(client=client, body=hook)).data
assert webhook.secret.startswith("whsec_")
assert [one.id for one in good(list_webhooks.sync(client=client)).data] == [webhook.id]

export = good(create_export.sync(document.id, client=client, body=CreateExport(format_="json"))).data
deadline = time.monotonic() + 60
while export.status != "completed":
    assert time.monotonic() < deadline, export
    time.sleep(0.1)
    export = good(show_export.sync(export.id, client=client)).data
assert good(download_export.sync(export.id, client=client)).data.url.startswith("http")
while not (events := good(list_events.sync(client=client)).data):
    assert time.monotonic() < deadline
    time.sleep(0.1)
assert [one.event for one in events] == ["export.completed"]
print("all is well")

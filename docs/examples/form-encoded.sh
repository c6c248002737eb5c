#!/usr/bin/env bash
# Make a document and send it, as an HTML form or a simple automation platform does: form-encoded, with bracket keys and
# bare keys for values. Text is converted to the types of the template's variables.
#
#   form-encoded.sh ana@example.com
set -euo pipefail

curl --silent --show-error --fail-with-body \
    "${COUNTERSIGN_URL:-http://127.0.0.1:8080}/api/integrations/documents?templateId=$TEMPLATE_ID" \
    --header "X-Api-Key: $COUNTERSIGN_API_KEY" \
    --data-urlencode "name=Order 4711" \
    --data-urlencode "externalId=order-4711" \
    --data-urlencode "values[customer]=Calder & Finch" \
    --data-urlencode "city=Oslo" \
    --data-urlencode "recipients[0][email]=$1" \
    --data-urlencode "recipients[0][name]=Ana"

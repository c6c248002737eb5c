#!/usr/bin/env bash
# Make a document, send it, and download it, with curl and jq.
#
#   quickstart.sh send ana@example.com   makes a document, invites somebody, prints the document's id
#   quickstart.sh receive                waits for events and saves signed PDFs (see docs/INTEGRATING.md)
set -euo pipefail

api="${COUNTERSIGN_URL:-http://127.0.0.1:8080}/api/external/v2"

call() { # METHOD PATH [CURL'S OTHER ARGUMENTS]
    curl --silent --show-error --fail-with-body --request "$1" "$api$2" \
        --header "X-Api-Key: $COUNTERSIGN_API_KEY" "${@:3}"
}

send() { # ADDRESS
    local new recipients document
    new=$(jq -n --arg template "$TEMPLATE_ID" '{templateId: $template, values: {customer: "Calder & Finch"}}')
    recipients=$(jq -n --arg email "$1" '{recipients: [{email: $email, name: "Ana"}]}')
    # The same key makes a repeated request act once, for instance when the line broke before the answer came.
    document=$(call POST /documents --json "$new" --header "Idempotency-Key: $(openssl rand -hex 16)" | jq -r .data.id)
    call POST "/documents/$document/send" --json "$recipients" >/dev/null
    echo "$document"
}

receive() {
    # A shell is no web server, so this asks for what happened instead of being told.
    local after=latest headers events document
    headers=$(mktemp)
    while true; do
        events=$(call GET "/events?after=$after" --dump-header "$headers")
        for document in $(jq -r '.data[] | select(.event == "document.completed") | .data.document.id' <<<"$events"); do
            call GET "/documents/$document/pdf" --output "$document.pdf"
            echo "saved $document.pdf"
        done
        after=$(tr -d '\r' <"$headers" | sed -n 's/^x-events-cursor: //ip')
        sleep 5
    done
}

"$@"

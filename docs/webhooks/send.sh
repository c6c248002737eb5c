#!/bin/sh
# Sends a signed webhook to a receiver of yours, as the service does, with openssl and curl:
#
#   send.sh URL SECRET < body
#
# Prints the receiver's answer. A body to try: {"id":"evt_1","event":"webhook.test","data":{}}
set -eu

url=$1
secret=$2
timestamp=$(date +%s)
delivery=dlv_$timestamp
id=evt_$timestamp
key=$(printf '%s' "${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')

body=$(mktemp)
trap 'rm -f "$body"' EXIT
cat > "$body"

service=$({ printf '%s.' "$timestamp"; cat "$body"; } | openssl dgst -sha256 -hmac "$secret" -r | cut -d' ' -f1)
standard=$({ printf '%s.%s.' "$id" "$timestamp"; cat "$body"; } |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | openssl base64 -A)

curl --silent --show-error --request POST "$url" \
    --header 'Content-Type: application/json' \
    --header 'X-Service-Event: webhook.test' \
    --header "X-Service-Delivery: $delivery" \
    --header "X-Service-Timestamp: $timestamp" \
    --header "X-Service-Signature: v1=$service" \
    --header "webhook-id: $id" \
    --header "webhook-timestamp: $timestamp" \
    --header "webhook-signature: v1,$standard" \
    --data-binary "@$body"

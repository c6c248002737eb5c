#!/bin/sh
# Verifies a webhook with openssl:
#
#   verify.sh SECRET TIMESTAMP SIGNATURE < body
#
# TIMESTAMP and SIGNATURE are the headers X-Service-Timestamp and X-Service-Signature; the body is what arrived, byte for
# byte. Prints valid or invalid. NOW (Unix seconds) stands in for the present moment, to look at an old delivery.
#
# Other users of the machine can see the secret among the arguments: use this to try things out, not to serve.
set -eu

secret=$1
timestamp=$2
signatures=$3
now=${NOW:-$(date +%s)}

refuse() {
    echo invalid
    exit 1
}

case $timestamp in
    '' | *[!0-9]*) refuse ;;
esac
# Older than five minutes, or from the future: somebody may be sending again what was overheard.
age=$((now - timestamp))
if [ "$age" -gt 300 ] || [ "$age" -lt -300 ]; then refuse; fi

expected=$({ printf '%s.' "$timestamp"; cat; } | openssl dgst -sha256 -hmac "$secret" -r | cut -d' ' -f1)
case ",$signatures," in
    *",v1=$expected,"*) echo valid ;;
    *) refuse ;;
esac

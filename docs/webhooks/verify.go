// Verifies a webhook with Go's standard library:
//
//	go run verify.go SECRET TIMESTAMP SIGNATURE < body
//
// TIMESTAMP and SIGNATURE are the headers X-Service-Timestamp and X-Service-Signature; the body is what arrived, byte for
// byte. Prints valid or invalid. NOW (Unix seconds) stands in for the present moment, to look at an old delivery.
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"time"
)

const tolerance = 300 // seconds

// verify tells whether the body was signed with the secret, and not long ago.
func verify(secret, timestamp, signature string, body []byte, now int64) bool {
	at, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || now-at > tolerance || at-now > tolerance {
		return false
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(timestamp + "."))
	mac.Write(body)
	expected := mac.Sum(nil)
	// While a secret is being replaced there are two signatures; any one will do.
	for _, one := range strings.Split(signature, ",") {
		text, found := strings.CutPrefix(one, "v1=")
		if !found {
			continue
		}
		given, err := hex.DecodeString(text)
		if err == nil && hmac.Equal(expected, given) {
			return true
		}
	}
	return false
}

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: verify SECRET TIMESTAMP SIGNATURE < body")
		os.Exit(2)
	}
	body, err := io.ReadAll(os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	now := time.Now().Unix()
	if given, err := strconv.ParseInt(os.Getenv("NOW"), 10, 64); err == nil {
		now = given
	}
	if !verify(os.Args[1], os.Args[2], os.Args[3], body, now) {
		fmt.Println("invalid")
		os.Exit(1)
	}
	fmt.Println("valid")
}

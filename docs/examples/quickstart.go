// Make a document, send it, be told when it is signed, and download it. Go 1.21 or later, nothing to install.
//
//	go run quickstart.go send ana@example.com   makes a document, invites somebody, prints the document's id
//	go run quickstart.go receive                waits on port 3000 for webhooks and saves signed PDFs
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

func setting(name, otherwise string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return otherwise
}

// call gives the bytes of the answer; a refusal is an error that says what is wrong.
func call(method, path string, body any) ([]byte, error) {
	var content io.Reader
	if body != nil {
		encoded, err := json.Marshal(body)
		if err != nil {
			return nil, err
		}
		content = bytes.NewReader(encoded)
	}
	address := setting("COUNTERSIGN_URL", "http://127.0.0.1:8080") + "/api/external/v2" + path
	request, err := http.NewRequest(method, address, content)
	if err != nil {
		return nil, err
	}
	key := make([]byte, 16)
	if _, err := rand.Read(key); err != nil {
		return nil, err
	}
	request.Header.Set("X-Api-Key", os.Getenv("COUNTERSIGN_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	// Makes a repeated request act once. Keep the key and send it again when no answer came.
	request.Header.Set("Idempotency-Key", hex.EncodeToString(key))
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	received, err := io.ReadAll(answer.Body)
	if err == nil && answer.StatusCode >= 300 {
		err = fmt.Errorf("%s: %s", answer.Status, received)
	}
	return received, err
}

func send(email string) error {
	answer, err := call("POST", "/documents", map[string]any{
		"templateId": os.Getenv("TEMPLATE_ID"),
		"values":     map[string]any{"customer": "Calder & Finch"},
	})
	if err != nil {
		return err
	}
	var made struct {
		Data struct {
			ID string `json:"id"`
		} `json:"data"`
	}
	if err := json.Unmarshal(answer, &made); err != nil {
		return err
	}
	recipients := []map[string]string{{"email": email, "name": "Ana"}}
	_, err = call("POST", "/documents/"+made.Data.ID+"/send", map[string]any{"recipients": recipients})
	if err == nil {
		fmt.Println(made.Data.ID)
	}
	return err
}

// isGenuine tells whether a webhook comes from the service, and not from long ago.
func isGenuine(header http.Header, body []byte) bool {
	sentAt := header.Get("X-Service-Timestamp")
	mac := hmac.New(sha256.New, []byte(os.Getenv("WEBHOOK_SECRET")))
	mac.Write([]byte(sentAt + "."))
	mac.Write(body)
	expected := []byte("v1=" + hex.EncodeToString(mac.Sum(nil)))
	matches := false
	// Two signatures are there while the secret is being changed.
	for _, signature := range strings.Split(header.Get("X-Service-Signature"), ",") {
		matches = matches || hmac.Equal([]byte(signature), expected)
	}
	seconds, err := strconv.ParseInt(sentAt, 10, 64)
	age := time.Since(time.Unix(seconds, 0))
	return matches && err == nil && age < 5*time.Minute && age > -5*time.Minute
}

// seen is a table in a real program, since the same event may come again after a restart.
var seen sync.Map

func take(response http.ResponseWriter, request *http.Request) {
	body, err := io.ReadAll(request.Body)
	if err != nil || !isGenuine(request.Header, body) {
		response.WriteHeader(http.StatusUnauthorized)
		return
	}
	var event struct {
		ID    string `json:"id"`
		Event string `json:"event"`
		Data  struct {
			Document struct {
				ID string `json:"id"`
			} `json:"document"`
		} `json:"data"`
	}
	if err := json.Unmarshal(body, &event); err != nil {
		response.WriteHeader(http.StatusBadRequest)
		return
	}
	// Noted before it is acted upon: the same event may come a second time while the first is under way.
	if _, known := seen.LoadOrStore(event.ID, true); !known && event.Event == "document.completed" {
		name := event.Data.Document.ID + ".pdf"
		pdf, err := call("GET", "/documents/"+event.Data.Document.ID+"/pdf", nil)
		if err == nil {
			err = os.WriteFile(name, pdf, 0o600)
		}
		if err != nil {
			// Not taken: the service tries again later.
			seen.Delete(event.ID)
			response.WriteHeader(http.StatusInternalServerError)
			return
		}
		fmt.Println("saved", name)
	}
	response.WriteHeader(http.StatusNoContent)
}

func main() {
	switch {
	case len(os.Args) == 3 && os.Args[1] == "send":
		if err := send(os.Args[2]); err != nil {
			log.Fatal(err)
		}
	case len(os.Args) == 2 && os.Args[1] == "receive":
		http.HandleFunc("/", take)
		log.Fatal(http.ListenAndServe("127.0.0.1:"+setting("PORT", "3000"), nil))
	default:
		log.Fatal("usage: quickstart send ADDRESS | quickstart receive")
	}
}

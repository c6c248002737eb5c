//! Requests as ready bytes. They are built once, so that the load generator only has to copy them to a socket, and
//! every server of a comparison gets the very same ones.

use serde_json::{Value, json};

/// Where version 1 of the interface begins.
const BASE_PATH: &str = "/api/external/v1";

/// How many different values the documents are created with. Enough that no cache can answer for the database, few
/// enough that building them costs nothing.
const DOCUMENT_VARIANTS: usize = 64;

/// Where version 2 of the interface begins.
const BASE_PATH_V2: &str = "/api/external/v2";

fn with_body(path: &str, header: &str, body: &Value) -> Vec<u8> {
    let body = body.to_string();
    format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\n{header}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

/// Builds requests that carry one workspace's key.
#[derive(Clone)]
pub struct Requests {
    api_key: String,
}

impl Requests {
    /// Requests in the name of `api_key`.
    pub fn new(api_key: impl Into<String>) -> Self {
        Self { api_key: api_key.into() }
    }

    /// `GET` of a path below the version 1 base.
    pub fn get(&self, path: &str) -> Vec<u8> {
        format!(
            "GET {BASE_PATH}{path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nAccept: application/json\r\n\r\n",
            self.api_key
        )
        .into_bytes()
    }

    /// `POST` of a JSON body to a path below the version 1 base.
    pub fn post(&self, path: &str, body: &Value) -> Vec<u8> {
        let body = body.to_string();
        format!(
            "POST {BASE_PATH}{path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {}\r\nAccept: application/json\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.api_key,
            body.len()
        )
        .into_bytes()
    }

    /// `GET` of a path below the version 2 base.
    pub fn get_v2(&self, path: &str) -> Vec<u8> {
        let key = &self.api_key;
        format!("GET {BASE_PATH_V2}{path} HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: {key}\r\n\r\n").into_bytes()
    }

    /// `POST` of a JSON body to a path below the version 2 base.
    pub fn post_v2(&self, path: &str, body: &Value) -> Vec<u8> {
        with_body(&format!("{BASE_PATH_V2}{path}"), &format!("X-Api-Key: {}", self.api_key), body)
    }

    /// `PATCH` with a JSON body of a path below the version 2 base.
    pub fn patch_v2(&self, path: &str, body: &Value) -> Vec<u8> {
        let mut request = b"PATCH".to_vec();
        request.extend_from_slice(&self.post_v2(path, body)["POST".len()..]);
        request
    }

    /// A step of the signing page.
    pub fn step(name: &str, token: &str, body: &Value) -> Vec<u8> {
        with_body(&format!("/s/{name}"), &format!("X-Signing-Token: {token}"), body)
    }

    /// `POST /templates` of a short contract: three variables and one signature, as real templates have them.
    pub fn create_template(&self) -> Vec<u8> {
        self.post("/templates", &template())
    }

    /// `POST /documents` from a template with a few values, in several variants.
    pub fn create_documents(&self, template_id: &str) -> Vec<Vec<u8>> {
        (0..DOCUMENT_VARIANTS)
            .map(|number| {
                let body = json!({
                    "templateId": template_id,
                    "name": format!("Service agreement {number}"),
                    "data": {
                        "customer": format!("Customer number {number}"),
                        "amount": 1000 + number,
                        "start": "2026-11-14",
                    },
                });
                self.post("/documents", &body)
            })
            .collect()
    }
}

/// `GET` of a path outside the interface, without a key.
pub fn get_openly(path: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").into_bytes()
}

fn template() -> Value {
    let text = |text: &str| json!({"type": "text", "text": text});
    let variable = |name: &str| json!({"type": "variable", "attrs": {"name": name}});
    json!({
        "name": "Service agreement",
        "content": {"type": "doc", "content": [
            {"type": "heading", "attrs": {"level": 1}, "content": [text("Service agreement")]},
            {"type": "paragraph", "content": [
                text("This agreement with "), variable("customer"),
                text(" is worth "), variable("amount"),
                text(" and begins on "), variable("start"), text("."),
            ]},
            {"type": "paragraph", "content": [{"type": "field", "attrs": {"id": "signature"}}]},
        ]},
        "symbolTable": {
            "customer": {"type": "text", "label": "Customer"},
            "amount": {"type": "number", "label": "Amount"},
            "start": {"type": "date", "label": "Begins on"},
        },
        "formSchema": {
            "roles": [{"name": "Customer", "order": 1, "kind": "signer"}],
            "fields": [{"id": "signature", "type": "signature", "role": "Customer", "label": "Signature", "required": true}],
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_post_announces_the_length_of_its_body() {
        let request = String::from_utf8(Requests::new("key").post("/documents", &json!({"name": "é"}))).unwrap();
        let (head, body) = request.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("POST /api/external/v1/documents HTTP/1.1\r\n"));
        assert!(head.contains("Authorization: Bearer key\r\n"));
        assert!(head.contains(&format!("Content-Length: {}", body.len())));
    }

    #[test]
    fn documents_differ() {
        let requests = Requests::new("key").create_documents("tpl_1");
        assert_eq!(requests.len(), DOCUMENT_VARIANTS);
        assert_ne!(requests[0], requests[1]);
    }
}

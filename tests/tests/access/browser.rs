//! A browser as far as the pages need one: it keeps cookies and says where its forms come from.

use std::collections::BTreeMap;
use std::sync::Mutex;

use countersign_tests::{Answer, Client, World};
use reqwest::{Method, RequestBuilder};

/// The policy of every page: no script at all, nothing from elsewhere.
pub const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; \
                          base-uri 'none'; frame-ancestors 'none'";

/// A browser at one node.
pub struct Browser {
    client: Client,
    cookies: Mutex<BTreeMap<String, String>>,
}

impl Browser {
    pub fn new(world: &World) -> Self {
        Self { client: world.client().clone(), cookies: Mutex::default() }
    }

    /// One that has signed in.
    pub async fn signed_in(world: &World, email: &str) -> Self {
        let browser = Self::new(world);
        assert_eq!(browser.sign_in(email, "correct horse battery").await.status, 303);
        browser
    }

    pub async fn sign_in(&self, email: &str, password: &str) -> Answer {
        self.submit("/signin", &[("email", email), ("password", password)]).await
    }

    pub async fn open(&self, path: &str) -> Answer {
        self.send(self.client.request(Method::GET, path).header("Accept", "text/html,*/*;q=0.8")).await
    }

    /// Sends a form of the service's own.
    pub async fn submit(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.send(self.form(path, fields).header("Origin", self.client.base_url())).await
    }

    /// A form that does not say where it comes from.
    pub fn form(&self, path: &str, fields: &[(&str, &str)]) -> RequestBuilder {
        let body: Vec<_> = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        let request = self.client.request(Method::POST, path).header("Accept", "text/html");
        request.header("Content-Type", "application/x-www-form-urlencoded").body(body.join("&"))
    }

    /// Sends a request with the cookies, and keeps what the answer sets.
    pub async fn send(&self, request: RequestBuilder) -> Answer {
        let answer = self.client.send(request.header("Cookie", self.cookies())).await;
        let mut cookies = self.cookies.lock().unwrap();
        for line in answer.header_values("set-cookie") {
            let (pair, attributes) = line.split_once(';').unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            if attributes.contains("Max-Age=0;") {
                cookies.remove(name);
            } else {
                cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        answer
    }

    /// The cookies, as a request sends them.
    pub fn cookies(&self) -> String {
        let cookies = self.cookies.lock().unwrap();
        cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// Puts another browser's cookies in the place of one's own.
    pub fn steal(&self, cookies: &str) {
        let pairs = cookies.split("; ").filter_map(|pair| pair.split_once('='));
        *self.cookies.lock().unwrap() = pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    }
}

fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

/// The secret of an API key on a page.
pub fn secret(page: &Answer) -> Option<String> {
    let text = page.text();
    let start = text.find("csk_")?;
    Some(text[start..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect())
}

/// Checks that an answer is a page with the headers that every page has.
pub fn assert_page(answer: &Answer, status: u16) {
    assert_eq!(answer.status, status, "{}", answer.text());
    for (name, expected) in [
        ("content-type", "text/html; charset=utf-8"),
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cache-control", "no-store"),
    ] {
        assert_eq!(answer.header(name), expected, "{name}");
    }
    assert!(answer.header("x-request-id").starts_with("req_"));
}

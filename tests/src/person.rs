//! Somebody at the console: a browser with its cookies, on one of the service's own pages.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use crate::{Answer, Client};

/// A browser that speaks to the session API.
pub struct Person {
    client: Client,
    cookies: Mutex<BTreeMap<String, String>>,
}

impl Person {
    /// Somebody who has not signed in.
    #[must_use]
    pub fn new(client: &Client) -> Self {
        Self { client: client.clone(), cookies: Mutex::default() }
    }

    /// Somebody who has signed in with the password of all people in the tests.
    pub async fn signed_in(client: &Client, email: &str) -> Self {
        let person = Self::new(client);
        let given = json!({ "email": email, "password": "correct horse battery" });
        person.post("/session", given).await.ok();
        person
    }

    /// A request from one of our pages, with the browser's cookies. The path is below `/api/console`.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let origin = self.client.base_url().to_owned();
        self.foreign_request(method, path).header("origin", origin)
    }

    /// A request with the browser's cookies that does not say where it comes from. The path is below `/api/console`.
    pub fn foreign_request(&self, method: Method, path: &str) -> RequestBuilder {
        let cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
        let cookies: Vec<_> = cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = self.client.request(method, &format!("/api/console{path}"));
        if cookies.is_empty() { request } else { request.header("cookie", cookies.join("; ")) }
    }

    /// Sends a request, reads the whole answer, and keeps the cookies that came with it.
    pub async fn send(&self, request: RequestBuilder) -> Answer {
        let answer = self.client.send(request).await;
        let mut cookies = self.cookies.lock().unwrap_or_else(PoisonError::into_inner);
        for line in answer.header_values("set-cookie") {
            let Some((name, value)) = line.split(';').next().and_then(|pair| pair.split_once('=')) else {
                continue;
            };
            if value.is_empty() {
                cookies.remove(name);
            } else {
                cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        drop(cookies);
        answer
    }

    /// The value of a cookie that the browser holds.
    pub fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.lock().unwrap_or_else(PoisonError::into_inner).get(name).cloned()
    }

    /// Where its pages come from.
    #[must_use]
    pub fn origin(&self) -> &str {
        self.client.base_url()
    }

    /// GET.
    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    /// POST with a JSON body.
    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    /// PUT with a JSON body.
    pub async fn put(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::PUT, path).json(&body)).await
    }

    /// PATCH with a JSON body.
    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::PATCH, path).json(&body)).await
    }

    /// DELETE.
    pub async fn delete(&self, path: &str) -> Answer {
        self.send(self.request(Method::DELETE, path)).await
    }
}

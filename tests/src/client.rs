//! A client of the service that follows no redirects and believes no environment.

use reqwest::{Method, RequestBuilder};

use crate::Answer;

/// Speaks to one node.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    base_url: String,
}

impl Client {
    /// A client of the node at that address.
    #[must_use]
    pub fn new(base_url: String) -> Self {
        // The process's choice of cryptography; a second test in the same process finds it made.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .build()
            .expect("a client");
        Self { http, base_url }
    }

    /// A client of the same node that follows redirects.
    #[must_use]
    pub fn following(&self) -> Self {
        let http = reqwest::Client::builder().no_proxy().build().expect("a client");
        Self { http, base_url: self.base_url.clone() }
    }

    /// Where the node is.
    #[must_use]
    pub fn base_url(&self) -> &str {
        &self.base_url
    }

    /// A request for a path of the node, or for a whole address.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let url = if path.starts_with("http") { path.to_owned() } else { format!("{}{path}", self.base_url) };
        self.http.request(method, url)
    }

    /// Sends a request and reads the whole answer.
    pub async fn send(&self, request: RequestBuilder) -> Answer {
        Answer::read(request.send().await.expect("the service answers")).await
    }

    /// GET without any key.
    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }
}

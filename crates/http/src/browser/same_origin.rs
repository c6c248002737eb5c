//! Whether a form was sent from one of our own pages. A cookie comes along with forms of other sites too, so it alone
//! proves nothing.

use axum::http::uri::Authority;
use axum::http::{HeaderMap, Request, header};
use url::Url;

/// Whether the browser says that the request comes from this service: by `Sec-Fetch-Site`, which decides where it is there, else
/// by `Origin`, else by `Referer`. None of them can be set by a script, and a request without any of them is not believed. Where
/// the service is reached by https, a page that was not is not one of ours.
pub(super) fn is_from_here<B>(request: &Request<B>, base_url: &str) -> bool {
    let headers = request.headers();
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin";
    }
    let origin = text(headers, header::ORIGIN.as_str()).filter(|origin| *origin != "null");
    let Some(sender) = origin.or_else(|| text(headers, header::REFERER.as_str())) else { return false };
    let Ok(sender) = Url::parse(sender) else { return false };
    // HTTP/2 names the host in the address, HTTP/1 in a header.
    let asked = text(headers, header::HOST.as_str()).or_else(|| request.uri().authority().map(Authority::as_str));
    let is_host = (sender.scheme() == "https" || !base_url.starts_with("https:"))
        && asked.is_some_and(|asked| is_host(&sender, asked));
    is_base(&sender, base_url) || is_host
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn is_base(sender: &Url, base_url: &str) -> bool {
    Url::parse(base_url).is_ok_and(|base| base.origin() == sender.origin())
}

fn is_host(sender: &Url, asked: &str) -> bool {
    let Some(host) = sender.host_str() else { return false };
    let port = sender.port().map(|port| format!(":{port}")).unwrap_or_default();
    asked.eq_ignore_ascii_case(&format!("{host}{port}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn believed(headers: &[(&str, &str)]) -> bool {
        let mut request = Request::builder().method("POST").uri("/signin");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        is_from_here(&request.body(()).expect("a request"), "https://sign.example.com")
    }

    fn believed_without_https(headers: &[(&str, &str)]) -> bool {
        let request =
            headers.iter().fold(Request::builder(), |request, (name, value)| request.header(*name, *value));
        is_from_here(&request.body(()).expect("a request"), "http://sign.example.com")
    }

    #[test]
    fn our_own_pages_are_believed() {
        assert!(believed(&[("sec-fetch-site", "same-origin"), ("origin", "null")]));
        assert!(believed(&[("host", "10.0.0.7:8080"), ("origin", "https://sign.example.com")]));
        assert!(believed(&[("host", "10.0.0.7:8080"), ("origin", "https://10.0.0.7:8080")]));
        assert!(believed_without_https(&[("host", "10.0.0.7:8080"), ("origin", "http://10.0.0.7:8080")]));
        assert!(believed_without_https(&[("host", "[::1]:8080"), ("origin", "http://[::1]:8080")]));
        assert!(believed(&[("host", "10.0.0.7"), ("referer", "https://sign.example.com/signin")]));
    }

    #[test]
    fn others_are_not() {
        assert!(!believed(&[("host", "sign.example.com")]));
        assert!(!believed(&[("host", "sign.example.com"), ("origin", "null")]));
        assert!(!believed(&[("host", "sign.example.com"), ("origin", "https://evil.example")]));
        assert!(!believed(&[("host", "sign.example.com"), ("origin", "https://sign.example.com.evil.example")]));
        assert!(!believed(&[("host", "10.0.0.7:8080"), ("origin", "http://10.0.0.7:9090")]));
        assert!(!believed(&[("sec-fetch-site", "same-site"), ("origin", "https://other.example.com")]));
        assert!(!believed(&[("sec-fetch-site", "cross-site")]));
        for site in ["cross-site", "same-site", "none", ""] {
            assert!(!believed(&[("sec-fetch-site", site), ("origin", "https://sign.example.com")]), "{site}");
        }
        assert!(!believed(&[("host", "sign.example.com"), ("origin", "http://sign.example.com")]));
        assert!(!believed(&[("host", "evil.example"), ("origin", "http://evil.example")]));
        assert!(!believed(&[("referer", "https://evil.example/?https://sign.example.com")]));
        assert!(!believed(&[("origin", "https://evil.example"), ("referer", "https://sign.example.com/")]));
        assert!(!believed(&[("origin", "nonsense")]));
    }
}

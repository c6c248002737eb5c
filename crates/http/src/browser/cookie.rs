//! The cookies: the session of somebody who signed in, and what a browser holds between two steps.

use app::sessions::Token;
use axum::http::{HeaderMap, header};

use crate::config::HttpConfig;

/// A cookie of ours. No script can read it, and forms of other sites come without it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cookie {
    /// Who is signed in.
    Session,
    /// The set-up link that was followed.
    SetUp,
    /// Somebody between two steps: of signing in, or of adding a passkey.
    HalfSession,
    /// Somebody on the way to the house that signs people in beside us, and back.
    SignOn,
}

impl Cookie {
    /// The token in the cookie, where the browser sent it.
    pub fn read(self, config: &HttpConfig, headers: &HeaderMap) -> Option<Token> {
        let name = self.name(config);
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        pairs.find(|(found, value)| *found == name && !value.is_empty()).map(|(_, value)| Token::sent(value))
    }

    /// The `Set-Cookie` that keeps a token for so many seconds.
    pub fn keep(self, config: &HttpConfig, token: &Token, seconds: i64) -> String {
        self.line(config, token.reveal(), seconds)
    }

    /// The `Set-Cookie` that takes the cookie away.
    pub fn clear(self, config: &HttpConfig) -> String {
        self.line(config, "", 0)
    }

    fn line(self, config: &HttpConfig, value: &str, seconds: i64) -> String {
        let name = self.name(config);
        let secure = if is_https(config) { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
    }

    /// With `__Host-` the browser itself sees to it that neither a subdomain nor plain HTTP can plant the cookie.
    fn name(self, config: &HttpConfig) -> &'static str {
        match self {
            Self::Session if is_https(config) => "__Host-countersign",
            Self::Session => "countersign",
            Self::SetUp if is_https(config) => "__Host-countersign-setup",
            Self::SetUp => "countersign-setup",
            Self::HalfSession if is_https(config) => "__Host-countersign-step",
            Self::HalfSession => "countersign-step",
            Self::SignOn if is_https(config) => "__Host-countersign-sign-on",
            Self::SignOn => "countersign-sign-on",
        }
    }
}

fn is_https(config: &HttpConfig) -> bool {
    config.base_url.starts_with("https:")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(base_url: &str) -> HttpConfig {
        HttpConfig { base_url: base_url.to_owned(), ..HttpConfig::default() }
    }

    #[test]
    fn https_gets_the_strict_form() {
        let token = Token::sent("abc");
        assert_eq!(
            Cookie::Session.keep(&config("https://sign.example.com"), &token, 60),
            "__Host-countersign=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure"
        );
        assert_eq!(
            Cookie::Session.clear(&config("http://127.0.0.1:8080")),
            "countersign=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"
        );
        assert_eq!(
            Cookie::SetUp.keep(&config("https://sign.example.com"), &token, 60),
            "__Host-countersign-setup=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure"
        );
    }

    #[test]
    fn the_right_cookie_is_found_among_others() {
        let plain = config("http://127.0.0.1:8080");
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, "a=1; countersign-setup=two".parse().expect("a header"));
        headers.append(header::COOKIE, "countersign=one=1; broken".parse().expect("a header"));
        assert_eq!(Cookie::Session.read(&plain, &headers), Some(Token::sent("one=1")));
        assert_eq!(Cookie::SetUp.read(&plain, &headers), Some(Token::sent("two")));
        assert_eq!(Cookie::Session.read(&config("https://sign.example.com"), &headers), None);
    }
}

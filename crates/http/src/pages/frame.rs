//! What stands around the content of every page.

use super::stylesheet;
use super::tongue::Tongue;
use crate::config::HttpConfig;

/// The parts of a page that are not its own: where links begin, the stylesheet, the language.
#[derive(Debug, Clone)]
pub(crate) struct Frame {
    /// What every link within the service begins with: empty, or the folder under which a proxy publishes the service.
    pub root: String,
    /// The stylesheet's address.
    pub stylesheet: String,
    /// The language of the page.
    pub tongue: Tongue,
}

impl Frame {
    /// The frame of a page that is the same for everybody, in English.
    pub fn new(config: &HttpConfig) -> Self {
        Self::speaking(config, Tongue::ENGLISH)
    }

    /// The frame of a page in a language.
    pub fn speaking(config: &HttpConfig, tongue: Tongue) -> Self {
        let root = root(config);
        Self { stylesheet: stylesheet::address(&root), root, tongue }
    }
}

/// The folder under which the service is reached from outside, without a slash at its end; empty for most.
pub(crate) fn root(config: &HttpConfig) -> String {
    let path = url::Url::parse(&config.base_url).map(|url| url.path().trim_end_matches('/').to_owned());
    path.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_begin_where_the_proxy_publishes_the_service() {
        for (base_url, expected) in [
            ("http://127.0.0.1:8080", ""),
            ("https://sign.example.com", ""),
            ("https://example.com/countersign", "/countersign"),
        ] {
            let config = HttpConfig { base_url: base_url.to_owned(), ..HttpConfig::default() };
            assert_eq!(root(&config), expected);
        }
    }
}

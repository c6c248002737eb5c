//! Query parameters, with errors that name the parameter.

use std::collections::HashMap;
use std::convert::Infallible;
use std::str::FromStr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use model::error::Result;
use model::id::Kind;
use model::page::{MAX_PAGE, PageRequest, Position};
use model::{Error, FieldError, Timestamp};

/// Rows of a page where the caller does not say.
pub(crate) const DEFAULT_PAGE: u32 = 50;
/// Words of a search that are looked for at most.
const MOST_WORDS: usize = 20;

/// The query of a request. Parameters that an operation does not know are ignored.
pub(crate) struct Params {
    values: HashMap<String, String>,
    path: String,
}

impl<S: Send + Sync> FromRequestParts<S> for Params {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> std::result::Result<Self, Infallible> {
        let query = parts.uri.query().unwrap_or_default();
        let values = url::form_urlencoded::parse(query.as_bytes()).into_owned().collect();
        Ok(Self { values, path: parts.uri.path().to_owned() })
    }
}

impl Params {
    /// A parameter's text, where it is there and not empty.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(String::as_str).filter(|text| !text.is_empty())
    }

    /// A parameter of a type that tells what would be right.
    pub fn parse<T: FromStr>(&self, name: &str) -> Result<Option<T>>
    where
        T::Err: std::fmt::Display,
    {
        let parsed = self.text(name).map(str::parse).transpose();
        parsed.map_err(|error: T::Err| Error::Validation(vec![FieldError::new(name, error.to_string())]))
    }

    /// A parameter's text where it has none of the characters that control a machine: nothing is called so.
    pub fn printable(&self, name: &str) -> Result<Option<&str>> {
        match self.text(name) {
            Some(text) if text.chars().any(char::is_control) => {
                Err(Error::field(name, "must not contain control characters"))
            }
            text => Ok(text),
        }
    }

    /// Whether a parameter says `true`; it may be left out.
    pub fn flag(&self, name: &str) -> Result<bool> {
        match self.text(name) {
            None | Some("false") => Ok(false),
            Some("true") => Ok(true),
            Some(_) => Err(Error::field(name, "must be true or false")),
        }
    }

    /// The words of a search, in small letters.
    pub fn words(&self) -> Vec<String> {
        let mut words = model::activity::words(self.text("q").unwrap_or_default());
        words.truncate(MOST_WORDS);
        words
    }

    /// Two moments of which the first must not lie after the second.
    pub fn span(&self, from: &str, to: &str) -> Result<(Option<Timestamp>, Option<Timestamp>)> {
        let span: (Option<Timestamp>, Option<Timestamp>) = (self.parse(from)?, self.parse(to)?);
        match span {
            (Some(first), Some(last)) if first > last => {
                Err(Error::field(from, format!("must not lie after {to}")))
            }
            _ => Ok(span),
        }
    }

    /// Which page is wanted; none where neither `limit` nor `cursor` is given.
    pub fn page<K: Kind>(&self) -> Result<Option<PageRequest<K>>> {
        let after = self.text("cursor").map(Position::parse).transpose();
        let after = after.map_err(|error| Error::field("cursor", error.to_string()))?;
        Ok(match self.limit()? {
            Some(limit) => Some(PageRequest { limit, after }),
            None => after.map(|after| PageRequest { limit: DEFAULT_PAGE, after: Some(after) }),
        })
    }

    /// How many rows a page is to have, where that is said.
    pub fn limit(&self) -> Result<Option<u32>> {
        let Some(limit) = self.values.get("limit") else { return Ok(None) };
        match limit.parse() {
            Ok(limit @ 1..=MAX_PAGE) => Ok(Some(limit)),
            _ => Err(Error::field("limit", format!("must be a whole number from 1 to {MAX_PAGE}"))),
        }
    }

    /// Which page is wanted, the first of the usual size where nothing is said.
    pub fn page_or_first<K: Kind>(&self) -> Result<PageRequest<K>> {
        Ok(self.page()?.unwrap_or(PageRequest { limit: DEFAULT_PAGE, after: None }))
    }

    /// The address of the next page: the same query, from another place, which the named parameter says.
    pub fn next_url(&self, base_url: &str, limit: u32, place: &str, cursor: &str) -> String {
        let mut query = url::form_urlencoded::Serializer::new(String::new());
        let mut kept: Vec<_> =
            self.values.iter().filter(|(name, _)| name.as_str() != "limit" && name.as_str() != place).collect();
        kept.sort();
        query.extend_pairs(kept);
        query.append_pair("limit", &limit.to_string()).append_pair(place, cursor);
        format!("{base_url}{}?{}", self.path, query.finish())
    }
}

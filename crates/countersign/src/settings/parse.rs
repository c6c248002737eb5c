//! Parsers of single values, and the shapes in which values come: one, perhaps one, several, at least one.
//!
//! A parser takes trimmed text that is not empty. It says what is wrong *and* what would be right.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use ipnet::IpNet;

use super::Secret;
use super::source::Given;

/// Why a value won't do.
#[derive(Debug)]
pub struct Wrong {
    value: Option<String>,
    problem: String,
}

impl Wrong {
    /// A value that may be shown.
    pub fn of(value: &str, problem: impl Into<String>) -> Self {
        Self { value: Some(value.to_owned()), problem: problem.into() }
    }

    /// A value that may hold a secret, or none at all.
    pub fn hidden(problem: impl Into<String>) -> Self {
        Self { value: None, problem: problem.into() }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The message is one line, whatever was written.
        const SHOWN: usize = 80;
        match &self.value {
            Some(value) if value.chars().count() > SHOWN => {
                let start: String = value.chars().take(SHOWN).collect();
                write!(f, "{start:?}… {}", self.problem)
            }
            Some(value) => write!(f, "{value:?} {}", self.problem),
            None => f.write_str(&self.problem),
        }
    }
}

/// Exactly one value.
pub fn one<T>(item: impl Fn(&str) -> Result<T, Wrong>) -> impl Fn(&Given) -> Result<T, Wrong> {
    move |given| match given {
        Given::Nothing => Err(Wrong::hidden("has to be set")),
        Given::List(_) => Err(Wrong::hidden("is a list; it takes one value")),
        // A variable that some script left empty must not pass for the default: with a database that would mean a
        // new and empty one.
        Given::Text(text) if text.trim().is_empty() => {
            Err(Wrong::hidden("is empty; give it a value, or leave it out to get the default"))
        }
        Given::Text(text) => item(text.trim()),
    }
}

/// One value or none.
pub fn optional<T>(item: impl Fn(&str) -> Result<T, Wrong>) -> impl Fn(&Given) -> Result<Option<T>, Wrong> {
    let one = one(item);
    move |given| if matches!(given, Given::Nothing) { Ok(None) } else { one(given).map(Some) }
}

/// Any number of values; the empty text is the empty list.
pub fn list<T>(item: impl Fn(&str) -> Result<T, Wrong>) -> impl Fn(&Given) -> Result<Vec<T>, Wrong> {
    move |given| {
        let items: Vec<&str> = match given {
            Given::Nothing => Vec::new(),
            Given::Text(text) if text.trim().is_empty() => Vec::new(),
            Given::Text(text) => text.split(',').collect(),
            Given::List(items) => items.iter().map(String::as_str).collect(),
        };
        let parse = |text: &str| match text.trim() {
            "" => Err(Wrong::hidden("has an empty entry; take the extra comma out")),
            text => item(text),
        };
        items.into_iter().map(parse).collect()
    }
}

/// At least one value where it is set at all.
pub fn some<T>(item: impl Fn(&str) -> Result<T, Wrong>) -> impl Fn(&Given) -> Result<Vec<T>, Wrong> {
    let list = list(item);
    move |given| match list(given)? {
        items if items.is_empty() && !matches!(given, Given::Nothing) => {
            Err(Wrong::hidden("is empty; give it a value, or leave it out to get the default"))
        }
        items => Ok(items),
    }
}

/// A secret of any form.
#[expect(clippy::unnecessary_wraps, reason = "every parser may refuse")]
pub fn secret(text: &str) -> Result<Secret, Wrong> {
    Ok(Secret::new(text.to_owned()))
}

/// Any text.
#[expect(clippy::unnecessary_wraps, reason = "every parser may refuse")]
pub fn text(text: &str) -> Result<String, Wrong> {
    Ok(text.to_owned())
}

/// A path of the file system.
pub fn path(text: &str) -> Result<PathBuf, Wrong> {
    // Only a shell knows what a tilde means; here it would become a folder of that name.
    if text == "~" || text.starts_with("~/") {
        return Err(Wrong::of(text, "begins with ~, which is not expanded here; write the whole path"));
    }
    Ok(PathBuf::from(text))
}

/// An address with its port.
pub fn address(text: &str) -> Result<SocketAddr, Wrong> {
    text.parse().map_err(|_| {
        Wrong::of(
            text,
            "is not an IP address with a port; write it like 127.0.0.1:8080, 0.0.0.0:8080 or [::1]:8080",
        )
    })
}

/// A network in CIDR notation, or an address, which is a network of one.
pub fn network(text: &str) -> Result<IpNet, Wrong> {
    if let Ok(address) = text.parse::<IpAddr>() {
        return Ok(IpNet::from(address));
    }
    let network: IpNet = text.parse().map_err(|_| {
        Wrong::of(text, "is not an address or a network; write it like 10.0.0.1, 10.0.0.0/8 or fd00::/8")
    })?;
    // 10.1.2.3/8 may be meant as the host or as the network; guessing wrong would trust 16 million strangers.
    if network.trunc() == network {
        return Ok(network);
    }
    let (whole, bits) = (network.trunc(), network.prefix_len());
    Err(Wrong::of(text, format!("has bits set behind its /{bits}; write {whole} or {}", network.addr())))
}

/// A whole number within bounds. Underscores between its digits are allowed, as in the file.
pub fn whole<N>(bounds: RangeInclusive<N>) -> impl Fn(&str) -> Result<N, Wrong>
where
    N: FromStr + PartialOrd + fmt::Display,
{
    move |text| {
        let digits = text.replace('_', "");
        match digits.parse::<N>() {
            Ok(number) if bounds.contains(&number) => Ok(number),
            _ => {
                let (least, most) = (bounds.start(), bounds.end());
                Err(Wrong::of(text, format!("is not a whole number from {least} to {most}")))
            }
        }
    }
}

/// A day of the calendar.
pub fn date(text: &str) -> Result<jiff::civil::Date, Wrong> {
    let parsed = text.parse().ok();
    // The parser also takes a date with a time, of which the time would be lost.
    parsed
        .filter(|date: &jiff::civil::Date| date.to_string() == text)
        .ok_or_else(|| Wrong::of(text, "is not a day of the calendar; write it like 2027-06-30"))
}

/// One of the keys that encrypt what is stored.
pub fn secret_key(text: &str) -> Result<Secret, Wrong> {
    const LEAST: usize = 32;
    match text.chars().count() {
        count if count < LEAST => Err(Wrong::hidden(format!(
            "has a key of only {count} characters; it takes {LEAST} or more, such as `openssl rand -base64 32` makes"
        ))),
        _ => Ok(Secret::new(text)),
    }
}

/// The address of this service, which has a host of its own: pages name their files from `/`.
pub fn own_url(text: &str) -> Result<String, Wrong> {
    let url = base_url(text.split(['?', '#']).next().unwrap_or(text))?;
    let origin = url::Url::parse(&url).map(|url| url.origin().ascii_serialization()).unwrap_or_default();
    if text.contains(['?', '#']) || url != origin {
        return Err(Wrong::of(
            text,
            format!("has more than a host; the service needs one of its own, without a path: write {origin}"),
        ));
    }
    Ok(url)
}

/// The address of a site, without a slash at its end.
pub fn base_url(text: &str) -> Result<String, Wrong> {
    const FORM: &str = "is not the address of a site; write it like https://sign.example.com";
    // What stands before an @ may be a password.
    let wrong = || if text.contains('@') { Wrong::hidden(FORM) } else { Wrong::of(text, FORM) };
    let url = url::Url::parse(text).map_err(|_| wrong())?;
    let is_plain = url.username().is_empty()
        && url.password().is_none()
        && url.query().is_none()
        && url.fragment().is_none()
        && url.has_host();
    if !is_plain || !["http", "https"].contains(&url.scheme()) {
        return Err(wrong());
    }
    Ok(url.as_str().trim_end_matches('/').to_owned())
}

/// `sqlite:` and a path, or `postgres://…`. It may hold a password, so nothing of it is shown.
pub fn database_url(text: &str) -> Result<Secret, Wrong> {
    const FORMS: &str = "write sqlite:/path/to/file or postgres://user:password@host/database";
    if let Some(path) = text.strip_prefix("sqlite:") {
        check_path("sqlite:", path).map_err(Wrong::hidden)?;
        // SQLite would take both for something else than a file of that name.
        if path == ":memory:" || path.contains('?') {
            return Err(Wrong::hidden(format!("is not the path of a file; {FORMS}")));
        }
        return Ok(Secret::new(text));
    }
    let rest = text.strip_prefix("postgres://").or_else(|| text.strip_prefix("postgresql://"));
    match rest {
        Some("" | "/") => Err(Wrong::hidden(format!("names no database; {FORMS}"))),
        Some(_) => Ok(Secret::new(text)),
        None => Err(Wrong::hidden(format!("is of no kind of database that is known; {FORMS}"))),
    }
}

/// The address of a mail server. It may hold a password, so nothing of it is shown.
pub fn smtp_url(text: &str) -> Result<Secret, Wrong> {
    let read = outbound::Mailer::new(text, "no-reply@localhost");
    read.map(|_| Secret::new(text)).map_err(|error| Wrong::hidden(error.problem))
}

/// The address of a proxy. It may hold a password, so nothing of it is shown.
pub fn proxy(text: &str) -> Result<Secret, Wrong> {
    outbound::Proxy::new(text, &[]).map(|_| Secret::new(text)).map_err(Wrong::hidden)
}

/// The address that mail comes from, with or without a name.
pub fn smtp_from(text: &str) -> Result<String, Wrong> {
    let read = outbound::Mailer::new("smtp://localhost", text);
    read.map(|_| text.to_owned()).map_err(|error| Wrong::of(text, error.problem))
}

/// `file:` and a folder, or `s3://bucket/prefix`.
pub fn blobs_url(text: &str) -> Result<String, Wrong> {
    const FORMS: &str = "write file:/path/to/folder or s3://bucket/prefix";
    if let Some(path) = text.strip_prefix("file:") {
        check_path("file:", path).map_err(|problem| Wrong::of(text, problem))?;
        return Ok(text.to_owned());
    }
    let Some(rest) = text.strip_prefix("s3://") else {
        return Err(Wrong::of(text, format!("is of no kind of file store that is known; {FORMS}")));
    };
    let bucket = rest.split('/').next().unwrap_or_default();
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    if bucket.is_empty() || !bucket.bytes().all(is_name) || rest.contains(['?', '#']) {
        // Whoever writes a key into the address must not find it in the log.
        return Err(Wrong::hidden(format!("does not name a bucket; {FORMS}, and set AWS_* for the rest")));
    }
    Ok(text.trim_end_matches('/').to_owned())
}

/// The path behind `sqlite:` or `file:` is taken as it is: no host, no escapes.
fn check_path(scheme: &str, path: &str) -> Result<(), String> {
    // `sqlite://data/x.db` looks relative and would be `/data/x.db`; three slashes are the absolute path they seem.
    if path.is_empty() || (path.starts_with("//") && !path.starts_with("///")) {
        return Err(format!("does not name a path; write {scheme}/absolute/path or {scheme}relative/path"));
    }
    if path == "~" || path.starts_with("~/") {
        return Err("has a path that begins with ~, which is not expanded here; write the whole path".to_owned());
    }
    Ok(())
}

/// A path of the service that is no more. A segment in braces stands for any one segment.
pub fn retired_path(text: &str) -> Result<String, Wrong> {
    let is_segment = |segment: &str| {
        let name = segment.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(segment);
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~');
        !name.is_empty() && name.bytes().all(is_letter)
    };
    // The root would retire everything.
    match text.strip_prefix('/') {
        Some(rest) if rest.split('/').all(is_segment) => Ok(text.to_owned()),
        _ => Err(Wrong::of(text, "is not a path to retire; write it like /api/old or /api/old/{id}/part")),
    }
}

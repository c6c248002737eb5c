//! Which server, how to reach it and how to prove who we are: what stands in `smtp.url`.
//!
//! | address | what it means | default port |
//! |---|---|---|
//! | `smtps://user:password@host` | encrypted from the first byte | 465 |
//! | `smtp://user:password@host` | STARTTLS, and nothing is sent to a server that does not offer it | 587 |
//! | `smtp://host` | STARTTLS where it is offered, else in the clear: for a server on the same machine or network | 25 |
//!
//! After a `?`, joined by `&`:
//!
//! - `tls=required`, `tls=opportunistic` or `tls=none` for `smtp`, where the table does not fit;
//! - `ca=/path/file.pem`: certificates to trust besides those of the system;
//! - `timeout=60`: the seconds that connecting may take, and each mail.
//!
//! A path is the name by which we greet the server: `smtp://host/sign.example.com`. Characters that mean something in
//! addresses are written with a percent sign in user and password: `p%40ss` is `p@ss`.
//!
//! `opportunistic` does not look at the server's certificate: whoever could forge it could as well take the offer of
//! encryption away.

use std::time::Duration;

use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Certificate, Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use url::{Host, Url};

use super::error::SettingsError;
use crate::percent;

const EXAMPLE: &str = "must be an address such as smtps://user:password@mail.example.com or smtp://localhost:25";

/// A server to hand mails to.
pub(super) struct Server {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) tls: Tls,
    pub(super) credentials: Option<Credentials>,
    pub(super) hello: ClientId,
    pub(super) patience: Duration,
}

impl Server {
    /// Reads the address.
    pub(super) fn read(text: &str) -> Result<Self, SettingsError> {
        let url = Url::parse(text).map_err(|_| SettingsError::url(EXAMPLE))?;
        let host = match url.host() {
            Some(Host::Domain(name)) if !name.is_empty() => decoded(name)?,
            Some(Host::Ipv4(address)) => address.to_string(),
            Some(Host::Ipv6(address)) => address.to_string(),
            _ => return Err(SettingsError::url(EXAMPLE)),
        };
        let options = Options::read(&url)?;
        let credentials = credentials(&url)?;
        let (tls, port) = match (url.scheme(), options.tls.as_deref()) {
            ("smtps", None | Some("required")) => (Tls::Wrapper(options.trust(&host, true)?), 465),
            ("smtps", Some(_)) => {
                return Err(SettingsError::url("must not say tls= with smtps, which is always encrypted"));
            }
            ("smtp", Some("none")) => (Tls::None, 25),
            ("smtp", Some("opportunistic")) => (Tls::Opportunistic(options.trust(&host, false)?), 25),
            ("smtp", Some("required")) => (Tls::Required(options.trust(&host, true)?), 587),
            ("smtp", Some(_)) => {
                return Err(SettingsError::url("must say tls=required, tls=opportunistic or tls=none"));
            }
            // A password is not sent in the clear unless somebody asked for that.
            ("smtp", None) if credentials.is_some() => (Tls::Required(options.trust(&host, true)?), 587),
            ("smtp", None) => (Tls::Opportunistic(options.trust(&host, false)?), 25),
            _ => return Err(SettingsError::url(EXAMPLE)),
        };
        let hello = match url.path().trim_matches('/') {
            "" => ClientId::default(),
            name if name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-.[]:".contains(&byte)) => {
                ClientId::Domain(name.to_owned())
            }
            _ => return Err(SettingsError::url("must have a host's name as its path, or none")),
        };
        let port = url.port().unwrap_or(port);
        Ok(Self { host, port, tls, credentials, hello, patience: options.patience })
    }

    /// Host and port, as they are shown to people.
    pub(super) fn name(&self) -> String {
        if self.host.contains(':') {
            format!("[{}]:{}", self.host, self.port)
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }
}

fn credentials(url: &Url) -> Result<Option<Credentials>, SettingsError> {
    match (url.username(), url.password()) {
        ("", None) => Ok(None),
        ("", Some(_)) | (_, None) => Err(SettingsError::url("must hold both a user and a password, or neither")),
        (user, Some(password)) => Ok(Some(Credentials::new(decoded(user)?, decoded(password)?))),
    }
}

/// Takes percent signs back.
fn decoded(text: &str) -> Result<String, SettingsError> {
    percent::decoded(text).ok_or_else(|| SettingsError::url("must be UTF-8 where it uses percent signs"))
}

/// What stands behind the question mark.
struct Options {
    tls: Option<String>,
    certificates: Vec<Certificate>,
    patience: Duration,
}

impl Options {
    fn read(url: &Url) -> Result<Self, SettingsError> {
        let mut options = Self { tls: None, certificates: Vec::new(), patience: Duration::from_mins(1) };
        for (key, value) in url.query_pairs() {
            match &*key {
                "tls" => options.tls = Some(value.into_owned()),
                "ca" => options.certificates = certificates(&value)?,
                "timeout" => options.patience = patience(&value)?,
                other => {
                    let problem = format!("must not say {other}=; what can be said there is tls, ca and timeout");
                    return Err(SettingsError::url(problem));
                }
            }
        }
        Ok(options)
    }

    fn trust(&self, host: &str, verify: bool) -> Result<TlsParameters, SettingsError> {
        let mut builder = TlsParameters::builder(host.to_owned()).dangerous_accept_invalid_certs(!verify);
        for certificate in &self.certificates {
            builder = builder.add_root_certificate(certificate.clone());
        }
        builder.build().map_err(|error| SettingsError::url(format!("can't be used for encryption: {error}")))
    }
}

fn certificates(path: &str) -> Result<Vec<Certificate>, SettingsError> {
    let pem = std::fs::read(path)
        .map_err(|error| SettingsError::url(format!("must name a readable file with ca=; {path}: {error}")))?;
    let wrong = || SettingsError::url(format!("must name a file of PEM certificates with ca=; {path} is none"));
    // A file without any certificate would be read as an empty list.
    if !pem.windows(27).any(|part| part == b"-----BEGIN CERTIFICATE-----") {
        return Err(wrong());
    }
    Certificate::from_pem(&pem).map(|certificate| vec![certificate]).map_err(|_| wrong())
}

fn patience(text: &str) -> Result<Duration, SettingsError> {
    match text.parse() {
        Ok(seconds @ 1..=3600) => Ok(Duration::from_secs(seconds)),
        _ => Err(SettingsError::url("must say timeout= in seconds, 1 to 3600")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Server {
        Server::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn an_address_says_how_to_get_there() {
        let tls = |text: &str| (format!("{:?}", read(text).tls), read(text).port);
        assert_eq!(tls("smtps://u:p@mail.example"), ("Wrapper".into(), 465));
        assert_eq!(tls("smtp://u:p@mail.example"), ("Required".into(), 587));
        assert_eq!(tls("smtp://u:p@mail.example:2525?tls=none"), ("None".into(), 2525));
        assert_eq!(tls("smtp://mail.example"), ("Opportunistic".into(), 25));
        assert_eq!(tls("smtp://mail.example?tls=required"), ("Required".into(), 587));
        let server = read("smtp://u%40x:p%2Fs%25+w@mail.example:26/sign.example?timeout=5");
        assert_eq!(server.credentials, Some(Credentials::new("u@x".into(), "p/s%+w".into())));
        assert_eq!((server.name().as_str(), server.patience), ("mail.example:26", Duration::from_secs(5)));
        assert_eq!(server.hello, ClientId::Domain("sign.example".into()));
        assert_eq!(read("smtp://[::1]:25").name(), "[::1]:25");
    }

    #[test]
    fn a_mistake_is_named_without_the_password() {
        for (text, expected) in [
            ("mail.example", "smtps://"),
            ("smtp:mail.example", "smtps://"),
            ("https://u:hush@mail.example", "smtps://"),
            ("smtp://u@mail.example", "both"),
            ("smtp://:hush@mail.example", "both"),
            ("smtp://u:hush@mail.example?tls=yes", "tls=required"),
            ("smtps://u:hush@mail.example?tls=none", "always encrypted"),
            ("smtp://u:hush@mail.example?tsl=none", "tsl"),
            ("smtp://u:hush@mail.example?timeout=0", "1 to 3600"),
            ("smtp://u:hush@mail.example?ca=/nowhere.pem", "/nowhere.pem"),
            ("smtp://u:hush@mail.example/a%20b", "path"),
            ("smtp://u:hush%FF@mail.example", "UTF-8"),
        ] {
            let error = Server::read(text).err().unwrap_or_else(|| panic!("{text}")).to_string();
            assert!(error.starts_with("smtp.url ") && error.contains(expected), "{text}: {error}");
            assert!(!error.contains("hush"), "{error}");
        }
    }
}

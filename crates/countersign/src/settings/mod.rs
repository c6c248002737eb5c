//! What the operator may set, and where it comes from.
//!
//! A setting has a dotted name, `http.listen`. In `countersign.toml` it is `listen` in the section `[http]`, in the
//! environment it is `COUNTERSIGN_HTTP_LISTEN`. The variable wins over the file, the file over the default. What
//! nobody knows is an error that names the nearest setting, so that a slip of the pen never passes for a default.
//!
//! # How to add a setting
//!
//! Add one entry to the list in `table.rs`: what it is for, its name, type, default and parser. The field of
//! [`Settings`], the variable, the key in the file and the documentation come from there. Then run the tests: they
//! say which text of the documentation is out of date and print the new one. A new kind of value gets a parser in
//! `parse.rs`.

mod declare;
mod error;
mod names;
mod parse;
pub mod reference;
mod secret;
mod source;
mod table;
#[cfg(test)]
mod tests;

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;

pub use error::{Error, Origin};
pub use secret::Secret;
use source::Sources;
pub use table::{Api, Blobs, Database, Http, Limits, Log, LogFormat, Render, Settings, Smtp, VersionOne};

/// The settings file that is read where none is named.
const DEFAULT_FILE: &str = "countersign.toml";

/// What every variable of ours begins with.
const PREFIX: &str = "COUNTERSIGN_";

impl Settings {
    /// Reads the file and the process environment. A file that is named must exist; `countersign.toml` in the
    /// current folder is read where it exists.
    ///
    /// # Errors
    /// The file can't be read or is not TOML, a setting is unknown, or a value won't do.
    pub fn from_environment(config: Option<&Path>) -> Result<Self, Error> {
        let path = config.unwrap_or(Path::new(DEFAULT_FILE));
        let name = path.display().to_string();
        let text = match std::fs::read_to_string(path) {
            Ok(text) => Some(text),
            Err(error) if config.is_none() && error.kind() == std::io::ErrorKind::NotFound => None,
            Err(source) => return Err(Error::Unreadable { file: name, source }),
        };
        let mut variables = Vec::new();
        for (name, value) in std::env::vars_os() {
            // A name that is not text can't be one of ours, all of which are ASCII.
            let Ok(name) = name.into_string() else { continue };
            if name.starts_with(PREFIX) {
                let Ok(value) = value.into_string() else { return Err(Error::NotText { variable: name }) };
                variables.push((name, value));
            }
        }
        Self::load_named(&name, text.as_deref(), variables.into_iter())
    }

    /// The same from a text and a list of variables, of which those that are not ours are passed over.
    ///
    /// # Errors
    /// The text is not TOML, a setting is unknown, or a value won't do.
    pub fn load(
        file_text: Option<&str>,
        variables: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, Error> {
        Self::load_named(DEFAULT_FILE, file_text, variables)
    }

    fn load_named(
        file: &str,
        text: Option<&str>,
        variables: impl Iterator<Item = (String, String)>,
    ) -> Result<Self, Error> {
        Self::read(&Sources::collect(file, text, variables)?)
    }
}

impl Http {
    /// The service's own address as others see it, without a slash at its end: the one that is set, or one made of
    /// the address that is listened on. That is handed in because port 0 only becomes a real one by listening;
    /// where nothing listens, `self.listen` will do.
    #[must_use]
    pub fn base_url_at(&self, bound: SocketAddr) -> String {
        if let Some(base_url) = &self.base_url {
            return base_url.clone();
        }
        // "All addresses" is no address that a browser could open.
        let address = match bound.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
            IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
            ip => ip,
        };
        let host = match address {
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => format!("[{ip}]"),
        };
        // Browsers leave the usual port out of the `Origin` that they send.
        if bound.port() == 80 { format!("http://{host}") } else { format!("http://{host}:{}", bound.port()) }
    }
}

//! How connections to PostgreSQL are encrypted, and whom they are believed to lead to.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{CertificateError, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};

use super::super::StoreError;

/// What an address says of encryption beyond what the driver knows.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Trust {
    /// The file with the authorities that count, in place of the system's.
    root: Option<PathBuf>,
    /// Whether any server that they vouch for will do, whatever its name.
    any_name: bool,
}

impl Trust {
    /// Takes that out of an address: `verify-full` is what we mean by `require`, since no server is believed unseen, and
    /// `verify-ca` leaves the name out.
    pub fn taken_from(url: &str) -> (String, Self) {
        let mut trust = Self::default();
        let Some((front, options)) = url.rsplit_once('?') else { return (url.to_owned(), trust) };
        let mut kept = Vec::new();
        for option in options.split('&') {
            match option.split_once('=') {
                Some(("sslmode", "verify-full")) => kept.push("sslmode=require"),
                Some(("sslmode", "verify-ca")) => {
                    trust.any_name = true;
                    kept.push("sslmode=require");
                }
                Some(("sslrootcert", "system")) => {}
                Some(("sslrootcert", file)) => trust.root = Some(decoded(file)),
                _ => kept.push(option),
            }
        }
        let options = kept.join("&");
        (if options.is_empty() { front.to_owned() } else { format!("{front}?{options}") }, trust)
    }

    /// How connections are encrypted.
    pub fn config(&self) -> Result<rustls::ClientConfig, StoreError> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let refused = |error: Error| StoreError::Refused(Box::new(error));
        let roots = Arc::new(self.roots()?);
        let builder = rustls::ClientConfig::builder_with_provider(Arc::clone(&provider))
            .with_safe_default_protocol_versions()
            .map_err(refused)?;
        if !self.any_name {
            return Ok(builder.with_root_certificates(roots).with_no_client_auth());
        }
        let verifier = WebPkiServerVerifier::builder_with_provider(roots, provider).build();
        let verifier = verifier.map_err(|error| StoreError::Refused(Box::new(error)))?;
        let verifier = Arc::new(AnyName(verifier));
        Ok(builder.dangerous().with_custom_certificate_verifier(verifier).with_no_client_auth())
    }

    fn roots(&self) -> Result<RootCertStore, StoreError> {
        let mut roots = RootCertStore::empty();
        let Some(file) = &self.root else {
            // A certificate of the system that can't be read is one that nobody can rely on; the others still count.
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            return Ok(roots);
        };
        let read = rustls_native_certs::load_certs_from_paths(Some(file), None);
        let (taken, _) = roots.add_parsable_certificates(read.certs);
        if taken == 0 {
            return Err(unread(file, read.errors.first().map(ToString::to_string)));
        }
        Ok(roots)
    }
}

fn unread(file: &Path, why: Option<String>) -> StoreError {
    let why = why.map(|why| format!(" ({why})")).unwrap_or_default();
    StoreError::Address(
        format!("the file {} of sslrootcert has no certificate in PEM{why}", file.display()).into(),
    )
}

/// A value of an address as it was meant.
fn decoded(value: &str) -> PathBuf {
    // A plus is a plus in an address, other than in a form.
    let value = format!("x={}", value.replace('+', "%2B"));
    let mut pairs = url::form_urlencoded::parse(value.as_bytes());
    pairs.next().map(|(_, value)| PathBuf::from(value.into_owned())).unwrap_or_default()
}

/// Believes every server that an authority vouches for.
#[derive(Debug)]
struct AnyName(Arc<WebPkiServerVerifier>);

impl ServerCertVerifier for AnyName {
    fn verify_server_cert(
        &self,
        server: &CertificateDer<'_>,
        between: &[CertificateDer<'_>],
        name: &ServerName<'_>,
        ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        match self.0.verify_server_cert(server, between, name, ocsp, now) {
            // The name is looked at last, after all that matters here.
            Err(Error::InvalidCertificate(
                CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
            )) => Ok(ServerCertVerified::assertion()),
            verified => verified,
        }
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        server: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.0.verify_tls12_signature(message, server, signature)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        server: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.0.verify_tls13_signature(message, server, signature)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.supported_verify_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_driver_does_not_know_is_taken_out_of_the_address() {
        let taken = |url: &str| Trust::taken_from(url);
        assert_eq!(taken("postgres://u@h/d"), ("postgres://u@h/d".to_owned(), Trust::default()));
        let (url, trust) = taken("postgres://u@h/d?sslmode=verify-full&sslrootcert=%2Fca+b%20c.pem&options=-cx");
        assert_eq!(url, "postgres://u@h/d?sslmode=require&options=-cx");
        assert_eq!(trust, Trust { root: Some(PathBuf::from("/ca+b c.pem")), any_name: false });
        let (url, trust) = taken("postgres://u@h/d?sslrootcert=system&sslmode=verify-ca");
        assert_eq!((url.as_str(), trust.any_name, trust.root), ("postgres://u@h/d?sslmode=require", true, None));
        let missing = Trust { root: Some(PathBuf::from("/nowhere.pem")), any_name: false };
        assert!(missing.config().is_err());
    }
}

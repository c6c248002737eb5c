//! How connections to PostgreSQL are encrypted.

use std::sync::Arc;

use super::super::StoreError;

/// By the authorities that the system trusts.
pub(super) fn tls() -> Result<rustls::ClientConfig, StoreError> {
    let mut roots = rustls::RootCertStore::empty();
    // A certificate of the system that can't be read is one that nobody can rely on; the others still count.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    Ok(rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Refused(Box::new(error)))?
        .with_root_certificates(roots)
        .with_no_client_auth())
}

//! A bucket: how long it is waited for, how often it is asked again, and under which name readers reach it.

use std::time::Duration;

use object_store::aws::{AmazonS3, AmazonS3Builder, AmazonS3ConfigKey};
use object_store::{BackoffConfig, ClientConfigKey, RetryConfig};

use super::trouble::{Trouble, failure};
use crate::StoreError;

/// How long it is waited for a connection, and for the next bytes of an answer. `AWS_CONNECT_TIMEOUT` and
/// `AWS_READ_TIMEOUT` say otherwise.
const CONNECT: &str = "2s";
const READ: &str = "4s";
/// How long one exchange may take in all: a large file on a slow line takes its time, and the pieces are waited for above.
const WHOLE: &str = "1h";

/// What passes is tried again, for as long as whoever asked may be kept waiting.
fn retries() -> RetryConfig {
    RetryConfig {
        backoff: BackoffConfig {
            init_backoff: Duration::from_millis(100),
            max_backoff: Duration::from_secs(1),
            base: 2.0,
        },
        max_retries: 4,
        retry_timeout: super::PATIENCE,
    }
}

/// Opens a bucket with the usual `AWS_*` variables; at another address than theirs, where one is given.
pub(super) fn open(url: &str, endpoint: Option<&str>) -> Result<AmazonS3, StoreError> {
    let bounds = [
        (ClientConfigKey::ConnectTimeout, CONNECT),
        (ClientConfigKey::ReadTimeout, READ),
        (ClientConfigKey::Timeout, WHOLE),
    ];
    let mut builder = AmazonS3Builder::new();
    for (key, value) in bounds {
        builder = builder.with_config(AmazonS3ConfigKey::Client(key), value);
    }
    for (_, key, value) in variables() {
        builder = builder.with_config(key, value);
    }
    if let Some(endpoint) = endpoint {
        builder = builder.with_endpoint(endpoint).with_allow_http(endpoint.starts_with("http:"));
    }
    builder
        .with_retry(retries())
        .with_url(url)
        .build()
        .map_err(|error| misread(url).unwrap_or_else(|| failure(error)))
}

/// The variables of ours to tell it by.
fn variables() -> impl Iterator<Item = (String, AmazonS3ConfigKey, String)> {
    std::env::vars_os().filter_map(|(name, value)| {
        let (name, value) = (name.into_string().ok()?, value.into_string().ok()?);
        let key = name.starts_with("AWS_").then(|| name.to_ascii_lowercase().parse().ok())??;
        Some((name, key, value))
    })
}

/// The variable that can't be read, where one can't: the library does not tell which it was.
fn misread(url: &str) -> Option<StoreError> {
    variables().find_map(|(name, key, value)| {
        match AmazonS3Builder::new().with_config(key, value).with_url(url).build() {
            Err(object_store::Error::Generic { store: "Config", source }) => {
                Some(StoreError::FilesUnavailable(Box::new(Trouble::Variable(name, source))))
            }
            _ => None,
        }
    })
}

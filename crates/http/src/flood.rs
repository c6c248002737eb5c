//! Keeps one address from flooding what is open to everybody.

use std::net::IpAddr;

use app::App;

use crate::attempts::Attempts;
use crate::error::ApiError;

/// How often one address may do one thing, and how often anything, within a quarter of an hour. A whole office may share
/// an address.
const ONE_THING: u32 = 60;
const ANYTHING: u32 = 200;

/// What came from where of late.
pub(crate) struct Floods(Attempts);

impl Default for Floods {
    fn default() -> Self {
        Self(Attempts::with_limits("flood", ONE_THING, ANYTHING))
    }
}

impl Floods {
    /// Lets a request in, or says when the next one may come.
    pub async fn let_in(&self, app: &App, address: Option<IpAddr>, thing: &str) -> Result<(), ApiError> {
        let message = "too much came from this address; wait a while and try again";
        let counted = self.0.begin(app, address, thing).await;
        counted.map(drop).map_err(|refused| refused.told(app, message))
    }
}

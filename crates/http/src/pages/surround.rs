//! The layer around all pages: forged forms stay outside, errors become pages.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use model::id::RequestId;

use super::{PageError, Pages, same_origin};
use crate::client_address::client_address;

/// Where a request came from, for handlers.
#[derive(Debug, Clone, Copy)]
pub(super) struct ClientAddress(pub Option<IpAddr>);

/// Refuses forms that another site sent, notes the client's address, and words errors as pages.
pub(super) async fn surround(State(pages): State<Pages>, mut request: Request, next: Next) -> Response {
    let config = &pages.api.config;
    let id = request.extensions().get::<RequestId>().copied();
    // No page changes anything by another method: forms know no other.
    if request.method() == Method::POST && !same_origin::is_from_here(&request, &config.base_url) {
        let message = format!(
            "this form was not sent from this service’s own pages; open {} and try again from there",
            config.base_url
        );
        return PageError::new(StatusCode::FORBIDDEN, message).page(config, id.as_ref());
    }
    let address = ClientAddress(client_address(&request, config));
    request.extensions_mut().insert(address);
    let mut response = next.run(request).await;
    let Some(error) = response.extensions_mut().remove::<PageError>() else { return response };
    let mut page = error.page(config, id.as_ref());
    if let Some(allow) = response.headers_mut().remove(header::ALLOW) {
        page.headers_mut().insert(header::ALLOW, allow);
    }
    page
}

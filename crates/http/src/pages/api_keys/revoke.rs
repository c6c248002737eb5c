//! `POST /settings/api-keys/{id}/revoke`.

use axum::extract::State;
use axum::response::Redirect;
use model::id::ApiKeyKind;

use crate::pages::session::Session;
use crate::pages::{API_KEYS, PageError, Pages};
use crate::path_id::PathId;

/// Revokes a key and leads back to the list.
pub(crate) async fn revoke(
    State(pages): State<Pages>,
    session: Session,
    id: PathId<ApiKeyKind>,
) -> Result<Redirect, PageError> {
    let refused = |error: PageError| error.seen_by(&session.who);
    let id = id.known().map_err(|error| refused(error.into()))?;
    let revoked = app::api_keys::revoke(&pages.api.app, &session.call, id).await;
    revoked.map_err(|error| refused(error.into()))?;
    Ok(pages.see(API_KEYS))
}

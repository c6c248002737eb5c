//! `POST /settings/api-keys`.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use model::Error;

use super::{Created, form, page};
use crate::pages::sent::Sent;
use crate::pages::session::Session;
use crate::pages::{PageError, Pages};

/// Makes a key and shows its secret, this once.
pub(crate) async fn create(
    State(pages): State<Pages>,
    session: Session,
    mut sent: Sent,
) -> Result<Response, PageError> {
    let name = sent.take("name");
    let creator = session.call.actor.user().ok_or_else(|| Error::internal("a session without a user"))?;
    match app::api_keys::create(&pages.api.app, &session.call, creator, &name).await {
        Ok(created) => {
            let created = Created { name: created.key.name.to_string(), secret: created.secret };
            page(&pages, &session, StatusCode::CREATED, form(String::new()), Some(created)).await
        }
        Err(Error::Validation(problems)) => {
            let form = form(name).with_problems(problems);
            page(&pages, &session, StatusCode::BAD_REQUEST, form, None).await
        }
        Err(error) => Err(PageError::from(error).seen_by(&session.who)),
    }
}

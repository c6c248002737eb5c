//! `GET /outbox`.

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use model::page::{PageRequest, Position};
use serde::Deserialize;

use super::Row;
use crate::pages::session::Session;
use crate::pages::{Frame, PageError, Pages, html};

/// Mails on a page.
const SHOWN: u32 = 50;

#[derive(Template)]
#[template(path = "outbox/list.html")]
struct ListPage {
    frame: Frame,
    /// Whether mails leave, or are kept.
    sends: bool,
    rows: Vec<Row>,
    next: Option<String>,
}

/// Where the page starts.
#[derive(Deserialize)]
pub(crate) struct From {
    after: Option<String>,
}

/// Lists the mails, newest first.
pub(crate) async fn list(
    State(pages): State<Pages>,
    session: Session,
    Query(from): Query<From>,
) -> Result<Response, PageError> {
    let app = &pages.api.app;
    // A place that is none begins anew.
    let after = from.after.and_then(|cursor| Position::parse(&cursor).ok());
    let page = app::mail::list(app, &session.call, PageRequest { limit: SHOWN, after }).await;
    let page = page.map_err(|error| PageError::from(error).seen_by(&session.who))?;
    let list = ListPage {
        frame: Frame::seen_by(&pages.api.config, &session.who),
        sends: app.mailer().is_some(),
        rows: page.rows.into_iter().map(Row::from).collect(),
        next: page.next.map(|next| next.cursor()),
    };
    html(StatusCode::OK, &list)
}

//! `GET /outbox/{id}`.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use model::id::MailKind;

use super::Row;
use crate::pages::session::Session;
use crate::pages::{Frame, PageError, Pages, html};
use crate::path_id::PathId;

#[derive(Template)]
#[template(path = "outbox/mail.html")]
struct MailPage {
    frame: Frame,
    mail: Row,
    /// The text, with the service's own links found; nothing where it was not kept.
    text: Option<Vec<Piece>>,
    attachments: Vec<String>,
}

/// A piece of a mail's text.
#[derive(Debug, PartialEq, Eq)]
struct Piece {
    text: String,
    link: bool,
}

/// Shows what a mail says, as text.
pub(crate) async fn show(
    State(pages): State<Pages>,
    session: Session,
    id: PathId<MailKind>,
) -> Result<Response, PageError> {
    let refused = |error: PageError| error.seen_by(&session.who);
    let id = id.known().map_err(|error| refused(error.into()))?;
    let kept = app::mail::show(&pages.api.app, &session.call, id).await;
    let kept = kept.map_err(|error| refused(error.into()))?;
    let config = &pages.api.config;
    let attachments = kept.composed.iter().flat_map(|mail| &mail.attachments).map(|file| file.name.clone());
    let page = MailPage {
        frame: Frame::seen_by(config, &session.who),
        attachments: attachments.collect(),
        text: kept.composed.as_ref().map(|mail| pieces(&mail.text, &config.base_url)),
        mail: kept.mail.into(),
    };
    html(StatusCode::OK, &page)
}

/// Finds the links to this service: nothing that somebody else wrote into the mail becomes one.
fn pieces(text: &str, base_url: &str) -> Vec<Piece> {
    let mut found = Vec::new();
    let mut rest = text;
    let start = format!("{base_url}/");
    while let Some(place) = rest.find(&start) {
        let (before, behind) = rest.split_at(place);
        let end = behind.find(|letter: char| letter.is_whitespace() || "<>()".contains(letter));
        let (link, after) = behind.split_at(end.unwrap_or(behind.len()));
        found.push(Piece { text: before.to_owned(), link: false });
        found.push(Piece { text: link.to_owned(), link: true });
        rest = after;
    }
    found.push(Piece { text: rest.to_owned(), link: false });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_links_to_the_service_are_links() {
        let text = "Hello\nhttps://evil.example/ (https://sign.example/s/abc) and https://sign.example/u/x\nbye";
        let links: Vec<_> = pieces(text, "https://sign.example").into_iter().filter(|piece| piece.link).collect();
        let links: Vec<_> = links.iter().map(|piece| piece.text.as_str()).collect();
        assert_eq!(links, ["https://sign.example/s/abc", "https://sign.example/u/x"]);
        let whole: String = pieces(text, "https://sign.example").into_iter().map(|piece| piece.text).collect();
        assert_eq!(whole, text);
    }
}

//! The page, its data, and the document worked out.

use app::fill::FillPage;
use app::signing::{Answers, Form};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::{Filling, knock, needs_sign_in};
use crate::api::Api;
use crate::body::Json;
use crate::error::ApiError;
use crate::pages::{self, PageError};
use crate::path_id::PathNumber;
use crate::public::shell::{self, Frames};
use crate::public::sign::AnswersBody;
use crate::reply::{Data, Reply};

/// The page to a browser, its data to a program.
#[utoipa::path(
    get, path = "/f/{id}", operation_id = "lookAtForm", tag = "Public form", security(()),
    params(("id" = String, Path, description = "The template's id")),
    responses((status = 200, description = "The form", body = Data<FillPage>))
)]
pub(in crate::public) async fn look(State(api): State<Api>, request: Request) -> Response {
    let wants_page = pages::wants_page(&request);
    let (mut parts, _) = request.into_parts();
    match (knock(&mut parts, &api).await, wants_page) {
        (Ok(Some(opened)), true) => {
            let frames = Frames::from(app::fill::frames(&api.app, &opened).await);
            shell::page("fill.html", &parts.headers, &frames)
        }
        (Ok(Some(opened)), false) => match app::fill::look(&api.app, &opened).await {
            Ok(page) => Reply::ok(page).into_response(),
            Err(error) => ApiError::from(error).into_response(),
        },
        (Ok(None), true) => {
            PageError::new(StatusCode::UNAUTHORIZED).leading_to_sign_in().page(&parts.headers, None)
        }
        (Ok(None), false) => needs_sign_in(),
        // The page itself says in the visitor's language that there is no such form.
        (Err(error), true) if error.status == StatusCode::NOT_FOUND => {
            let mut page = shell::page("fill.html", &parts.headers, &Frames::Sites(Vec::new()));
            *page.status_mut() = StatusCode::NOT_FOUND;
            page
        }
        (Err(error), true) => PageError::from(error).page(&parts.headers, None),
        (Err(error), false) => error.into_response(),
    }
}

/// Works the document out with the answers so far.
#[utoipa::path(
    post, path = "/f/{id}/evaluate", operation_id = "evaluateForm", tag = "Public form", security(()),
    params(("id" = String, Path, description = "The template's id")),
    request_body = AnswersBody,
    responses((status = 200, description = "The form, worked out", body = Data<Form>))
)]
pub(in crate::public) async fn evaluate(
    State(api): State<Api>,
    Filling(opened): Filling,
    Json(body): Json<AnswersBody>,
) -> Result<Reply, ApiError> {
    let answers: Answers = body.into();
    Ok(Reply::ok(app::fill::evaluate(&api.app, &opened, &answers).await?))
}

/// One page of an uploaded PDF, from 1.
pub(in crate::public) async fn page(
    State(api): State<Api>,
    Filling(opened): Filling,
    PathNumber(number): PathNumber,
) -> Result<Response, ApiError> {
    let image = app::fill::page(&api.app, &opened, number.unwrap_or(0)).await?;
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static("image/png"))], image).into_response())
}

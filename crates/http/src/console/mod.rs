//! The console: its pages, and the session API that they speak to.
//!
//! Almost every operation of version 2 is served here too, behind a gate that takes a session instead of a key; beside
//! them stand the operations that only a person at the console needs. An operation is added as in the other faces: a file
//! with body type, documentation and handler, a line in this file, `make openapi`.

mod account;
mod address_change;
mod api_keys;
mod audit;
mod documents;
mod door;
mod drafts;
mod home;
mod invitations;
mod outbox;
mod password_reset;
mod sealing;
mod session;
mod sessions;
mod set_up;
mod shell;
mod single_sign_on;
mod team;
mod templates;
mod tries;
mod usage;
mod webhooks_health;
mod workspace;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use utoipa_axum::routes;

use crate::api::Api;
use crate::gate::{Face, GateLayer};
use crate::operations::Operations;
use crate::outer::OuterLayer;
use crate::v2;

/// Where the session API begins.
pub(crate) const PREFIX: &str = "/api/console";

/// What somebody may ask who is not signed in.
fn open_to_all() -> Operations {
    Operations::default()
        .routes(routes!(session::show::show, session::create::create, session::delete::delete))
        .routes(routes!(session::second_step::second_step))
        .routes(routes!(session::passkey_challenge::challenge))
        .routes(routes!(session::passkey::sign_in))
        .routes(routes!(set_up::show::show, set_up::create::create))
        .routes(routes!(password_reset::ask::ask))
        .routes(routes!(password_reset::look::look))
        .routes(routes!(password_reset::confirm::confirm))
        .routes(routes!(address_change::look::look))
        .routes(routes!(address_change::confirm::confirm))
        .routes(routes!(invitations::look::look))
        .routes(routes!(invitations::accept::accept))
}

/// What only the console asks, of somebody who is signed in.
fn own() -> Operations {
    Operations::default()
        .routes(routes!(home::show))
        .routes(routes!(drafts::check::check))
        .routes(routes!(drafts::preview::preview))
        .routes(routes!(drafts::expression::evaluate))
        .routes(routes!(drafts::functions::list))
        .routes(routes!(templates::examples::list))
        .routes(routes!(templates::from_example::create))
        .routes(routes!(templates::working_copy::show::show, templates::working_copy::keep::keep))
        .routes(routes!(templates::working_copy::publish::publish))
        .routes(routes!(templates::working_copy::discard::discard))
        .routes(routes!(templates::working_copy::list::list))
        .routes(routes!(documents::particulars::show))
        .routes(routes!(documents::invitation_preview::preview))
        .routes(routes!(documents::own_link::take))
        .routes(routes!(documents::audit_trail::show))
        .routes(routes!(workspace::logo::show))
        .routes(routes!(team::list::list))
}

/// What somebody does with their own account and sessions, whatever the workspace asks of them.
fn own_account() -> Operations {
    Operations::default()
        .routes(routes!(session::workspace::switch))
        .routes(routes!(account::update::update))
        .routes(routes!(
            account::address::show::show,
            account::address::ask::ask,
            account::address::cancel::cancel
        ))
        .routes(routes!(account::address::resend::resend))
        .routes(routes!(account::password::change))
        .routes(routes!(account::totp_begin::begin))
        .routes(routes!(account::totp_confirm::confirm))
        .routes(routes!(account::totp_disable::disable))
        .routes(routes!(account::recovery_codes::make))
        .routes(routes!(account::passkeys::challenge::challenge))
        .routes(routes!(account::passkeys::list::list, account::passkeys::create::create))
        .routes(routes!(account::passkeys::update::update, account::passkeys::delete::delete))
        .routes(routes!(sessions::list::list, sessions::end_others::end_others))
        .routes(routes!(sessions::end::end))
}

/// What only the console asks, of an administrator.
fn own_of_administrators() -> Operations {
    Operations::default()
        .routes(routes!(workspace::show::show, workspace::update::update, workspace::delete::delete))
        .routes(routes!(workspace::logo::set, workspace::logo::remove))
        .routes(routes!(api_keys::list::list, api_keys::create::create))
        .routes(routes!(api_keys::revoke::revoke))
        .routes(routes!(usage::show))
        .routes(routes!(sealing::show))
        .routes(routes!(outbox::list::list))
        .routes(routes!(outbox::show::show))
        .routes(routes!(outbox::html::html))
        .routes(routes!(audit::verify))
        .routes(routes!(team::invite::invite))
        .routes(routes!(team::resend::resend))
        .routes(routes!(team::withdraw::withdraw))
        .routes(routes!(team::change_role::change_role, team::remove::remove))
}

/// What only the console asks about webhooks, which need an entitlement.
fn own_of_webhooks() -> Operations {
    Operations::default().routes(routes!(webhooks_health::list))
}

/// What the session API consists of, for its documentation.
pub(crate) fn operations() -> utoipa::openapi::OpenApi {
    let parts = [
        own(),
        own_account(),
        own_of_administrators(),
        own_of_webhooks(),
        v2::for_people(),
        v2::uploads(),
        v2::webhooks(),
    ];
    let parts = parts.map(Operations::openapi);
    parts.into_iter().fold(open_to_all().openapi(), utoipa::openapi::OpenApi::merge_from)
}

/// The session API and the pages.
pub(crate) fn router(api: &Api) -> Router<Api> {
    let gate = |face| GateLayer::new(api, face);
    let uploads = v2::uploads().behind(PREFIX, gate(Face::CONSOLE.uploads())).layer(DefaultBodyLimit::disable());
    let open_to_all = open_to_all().under(PREFIX).route_layer(from_fn_with_state(api.clone(), door::guard));
    let without_gate = open_to_all
        .route("/setup/{token}", get(set_up::follow::follow))
        .route("/signin/oidc", get(single_sign_on::leave))
        .route("/signin/oidc/return", get(single_sign_on::come_back))
        .merge(shell::router());
    without_gate
        .layer(OuterLayer(api.clone()))
        .merge(own().behind(PREFIX, gate(Face::CONSOLE)))
        .merge(own_account().behind(PREFIX, gate(Face::CONSOLE.before_second_step())))
        .merge(own_of_administrators().behind(PREFIX, gate(Face::CONSOLE.administrators())))
        .merge(v2::for_people().behind(PREFIX, gate(Face::CONSOLE)))
        .merge(own_of_webhooks().behind(PREFIX, gate(Face::CONSOLE.webhooks())))
        .merge(v2::webhooks().behind(PREFIX, gate(Face::CONSOLE.webhooks())))
        .merge(uploads)
}

//! Signing: what respondents do with a document, from the link in their mail to the finished copy.
//!
//! A respondent has no account. The token of their link says who they are; `visit` checks it, and every step begins with
//! it. The moves themselves are the model's (`model::signing`); each step here reads, moves, and writes state, audit
//! entry, events and jobs in one change.

pub(crate) mod access;
pub(crate) mod answers;
mod attachments;
mod completed;
pub(crate) mod consent;
mod consent_words;
mod copy;
mod decline;
mod delegate;
mod draft;
pub(crate) mod form;
mod frames;
mod hands;
mod invited;
mod link;
mod open;
mod pages;
pub(crate) mod progress;
mod reading;
mod refused_code;
mod session;
mod settings;
pub(crate) mod submit;
pub(crate) mod submitted;
pub(crate) mod taken;
pub(crate) mod uploaded_pages;
mod visit;

use model::document::Document;
use model::id::RespondentId;

pub use answers::{Answers, GivenSignature};
pub use attachments::{attach, may_attach, picture};
pub(crate) use completed::completed;
pub use consent::{Agreed, ConsentText, consent};
pub use copy::copy;
pub(crate) use decline::check_reason;
pub use decline::decline;
pub use delegate::{Delegated, Delegation, delegate};
pub(crate) use draft::check as check_answers;
pub use draft::{Changed, evaluate, save_draft};
pub use form::{Choice, Form, FormField};
pub use frames::frames;
pub use hands::hand_font;
pub(crate) use invited::invited;
pub use link::LinkToken;
pub(crate) use link::link_end;
pub use open::open;
pub use pages::page;
pub use reading::read;
pub use session::{DocumentFacts, RespondentFacts, Session, State, Workspace, WorkspaceColour, look};
pub use settings::SigningSettings;
pub use submit::submit;
pub use visit::{Visitor, counted_by};

use crate::Call;
use crate::change::Change;

/// Writes a document and the one respondent who moved.
fn write(change: &mut Change<'_>, call: &Call, document: &Document, id: RespondentId) {
    let now = change.now();
    store::documents::update(change.write(), call.workspace, document);
    if let Ok(respondent) = document.respondent(id) {
        store::respondents::put(change.write(), call.workspace, document.summary.id, respondent, now);
    }
}

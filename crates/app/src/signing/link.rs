//! Signing links: derived from the instance's secret, stored nowhere. Who has the database alone can't make one.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use model::Timestamp;
use model::document::Document;
use model::id::RespondentId;
use model::respondent::Respondent;

use crate::App;

const PURPOSE: &str = "signing link";
const ID: usize = 16;
const GENERATION: usize = 4;
const MARK: usize = 32;

/// The token of a signing link: whose it is, which one of theirs, and 256 bits that only this instance can make.
#[derive(Clone)]
pub struct LinkToken {
    pub(crate) respondent: RespondentId,
    pub(crate) generation: i64,
    text: String,
}

impl LinkToken {
    /// The token of a respondent's present link.
    pub(crate) fn of(app: &App, respondent: &Respondent) -> Self {
        let generation = respondent.link.generation;
        // A billion links are more than anybody asks for.
        let counted = u32::try_from(generation).unwrap_or(u32::MAX);
        let mut bytes = Vec::with_capacity(ID + GENERATION + MARK);
        bytes.extend_from_slice(&respondent.id.to_bytes());
        bytes.extend_from_slice(&counted.to_be_bytes());
        bytes.extend_from_slice(&app.vault().mark(PURPOSE, &bytes));
        Self { respondent: respondent.id, generation, text: BASE64_URL_SAFE_NO_PAD.encode(bytes) }
    }

    /// Reads a token; nothing where this instance did not make it.
    #[must_use]
    pub fn read(app: &App, text: &str) -> Option<Self> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
        let (content, mark) = bytes.split_at_checked(ID + GENERATION)?;
        if !app.vault().is_ours(PURPOSE, content, mark) {
            return None;
        }
        let (id, generation) = content.split_at_checked(ID)?;
        Some(Self {
            respondent: RespondentId::from_bytes(id.try_into().ok()?),
            generation: i64::from(u32::from_be_bytes(generation.try_into().ok()?)),
            text: text.to_owned(),
        })
    }

    /// The text, which opens the document: for a mail or for whoever asked for the link, never for a log.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.text
    }

    /// The whole link.
    pub(crate) fn address(&self, app: &App) -> String {
        format!("{}/s/{}", app.base_url(), self.text)
    }
}

/// When a link ends. That of a completed document gives the finished copy for as long as a new link would, counted from the
/// completion: whoever signed early would find it over otherwise.
pub(crate) fn link_end(app: &App, document: &Document, respondent: &Respondent) -> Option<Timestamp> {
    let end = respondent.link.expires_at?;
    let copy = document.completed_at.map(|completed| app.signing().link_ends(completed));
    Some(copy.map_or(end, |copy| copy.max(end)))
}

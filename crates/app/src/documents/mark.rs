//! What stands on every page of a document that is printed before it is complete, or that never will be: with a signature on
//! it, it would look like the contract.
//!
//! It is no part of what people read and sign, so neither the pages on which they sign nor the hashes of what they saw know of
//! it, and the print that is sealed is made without. A draft bears none: nobody was asked to sign it, and what is only printed
//! and never sent (invoices, certificates, letters) is a finished thing.

use model::Timestamp;
use model::document::{Document, Status};
use model::locale::Language;
use template::print::Mark;

/// Why a document is not the finished one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Unfinished {
    /// Somebody has yet to submit.
    NotComplete,
    /// Somebody declined.
    Declined,
    /// The sender took it back.
    Withdrawn,
    /// Its time ran out.
    Expired,
}

/// What is said of each reason, in a language: of those to come, that somebody declined, that it was taken back, that its time ran
/// out.
const fn words(language: Language) -> [&'static str; 4] {
    match language {
        Language::English => ["Not complete", "Declined", "Withdrawn", "Expired"],
        Language::German => ["Nicht abgeschlossen", "Abgelehnt", "Zurückgezogen", "Abgelaufen"],
        Language::French => ["Non finalisé", "Refusé", "Retiré", "Expiré"],
        Language::Spanish => ["Sin completar", "Rechazado", "Retirado", "Caducado"],
        Language::Arabic => ["غير مكتمل", "مرفوض", "مسحوب", "منتهي الصلاحية"],
    }
}

impl Unfinished {
    /// Why a document is not the finished one now; none where it is, or where it was never sent.
    pub fn of(document: &Document, now: Timestamp) -> Option<Self> {
        match document.summary.status {
            Status::Draft | Status::Completed => None,
            Status::Declined => Some(Self::Declined),
            Status::Voided => Some(Self::Withdrawn),
            Status::Expired => Some(Self::Expired),
            // Its time may be over before that is noted.
            Status::Sent | Status::InProgress if document.is_past(now) => Some(Self::Expired),
            Status::Sent | Status::InProgress => Some(Self::NotComplete),
        }
    }

    /// What the pages say, in the document's language where we speak it.
    pub fn mark(self, language: &str) -> Mark {
        let language = Language::of_tag(language).unwrap_or_default();
        let [not_complete, declined, withdrawn, expired] = words(language);
        let text = match self {
            Self::NotComplete => not_complete,
            Self::Declined => declined,
            Self::Withdrawn => withdrawn,
            Self::Expired => expired,
        };
        Mark { text: text.to_owned(), language: language.tag().to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_is_in_the_document_s_language_where_we_speak_it() {
        for (language, text, spoken) in [
            ("en-GB", "Declined", "en"),
            ("de-AT", "Abgelehnt", "de"),
            ("FR", "Refusé", "fr"),
            ("ar", "مرفوض", "ar"),
            ("ja", "Declined", "en"),
            ("", "Declined", "en"),
        ] {
            let mark = Unfinished::Declined.mark(language);
            assert_eq!((mark.text.as_str(), mark.language.as_str()), (text, spoken), "{language}");
        }
    }

    #[test]
    fn each_state_says_something_else_in_each_language() {
        let all = [Unfinished::NotComplete, Unfinished::Declined, Unfinished::Withdrawn, Unfinished::Expired];
        for language in Language::ALL {
            let said: std::collections::BTreeSet<String> =
                all.iter().map(|state| state.mark(language.tag()).text).collect();
            assert_eq!(said.len(), all.len(), "{language:?}");
        }
    }
}

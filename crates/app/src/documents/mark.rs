//! What stands on every page of a document that is printed before it is complete, or that never will be: with a signature on
//! it, it would look like the contract.
//!
//! It is no part of what people read and sign, so neither the pages on which they sign nor the hashes of what they saw know of
//! it, and the print that is sealed is made without. A draft bears none: nobody was asked to sign it, and what is only printed
//! and never sent (invoices, certificates, letters) is a finished thing.

use model::Timestamp;
use model::document::{Document, Status};
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

/// The words of one language.
struct Words {
    language: &'static str,
    not_complete: &'static str,
    declined: &'static str,
    withdrawn: &'static str,
    expired: &'static str,
}

/// The first is spoken to whoever understands none of them.
const WORDS: [Words; 5] = [
    Words {
        language: "en",
        not_complete: "Not complete",
        declined: "Declined",
        withdrawn: "Withdrawn",
        expired: "Expired",
    },
    Words {
        language: "de",
        not_complete: "Nicht abgeschlossen",
        declined: "Abgelehnt",
        withdrawn: "Zurückgezogen",
        expired: "Abgelaufen",
    },
    Words {
        language: "fr",
        not_complete: "Non finalisé",
        declined: "Refusé",
        withdrawn: "Retiré",
        expired: "Expiré",
    },
    Words {
        language: "es",
        not_complete: "Sin completar",
        declined: "Rechazado",
        withdrawn: "Retirado",
        expired: "Caducado",
    },
    Words {
        language: "ar",
        not_complete: "غير مكتمل",
        declined: "مرفوض",
        withdrawn: "مسحوب",
        expired: "منتهي الصلاحية",
    },
];

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
        let primary = language.split(['-', '_']).next().unwrap_or_default();
        let known = WORDS.iter().find(|words| words.language.eq_ignore_ascii_case(primary));
        let words = known.unwrap_or(&WORDS[0]);
        let text = match self {
            Self::NotComplete => words.not_complete,
            Self::Declined => words.declined,
            Self::Withdrawn => words.withdrawn,
            Self::Expired => words.expired,
        };
        Mark { text: text.to_owned(), language: words.language.to_owned() }
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
        for words in &WORDS {
            let said: std::collections::BTreeSet<String> =
                all.iter().map(|state| state.mark(words.language).text).collect();
            assert_eq!(said.len(), all.len(), "{}", words.language);
        }
    }
}

//! What is said of each event.

use crate::docs::Place;

/// What is said of an event.
pub(super) struct Told {
    pub name: &'static str,
    /// When it is told.
    pub when: &'static str,
    /// What `data` holds.
    pub parts: &'static [&'static str],
    /// What it holds in most cases.
    pub mostly: &'static [&'static str],
    /// How the document of its example differs from one that somebody has opened: places in it, and JSON.
    pub example: &'static [Place],
}

const SUBMITTED: [Place; 6] = [
    ("/status", r#""completed""#),
    ("/completed", "true"),
    ("/completedAt", r#""2026-11-14T09:30:00.000Z""#),
    ("/respondents/0/status", r#""submitted""#),
    ("/respondents/0/submitted", "true"),
    ("/respondents/0/submittedAt", r#""2026-11-14T09:30:00.000Z""#),
];
const SEALED: [Place; 7] = {
    let [a, b, c, d, e, f] = SUBMITTED;
    [a, b, c, d, e, f, ("/sealed", "true")]
};
const DELEGATED: [Place; 5] = [
    ("/status", r#""sent""#),
    ("/respondents/0/email", r#""ben@example.com""#),
    ("/respondents/0/name", r#""Ben Ode""#),
    ("/respondents/0/status", r#""invited""#),
    ("/respondents/0/openedAt", "null"),
];

const SENT: [Place; 3] =
    [("/status", r#""sent""#), ("/respondents/0/status", r#""invited""#), ("/respondents/0/openedAt", "null")];
const DECLINED: [Place; 3] = [
    ("/status", r#""declined""#),
    ("/reason", r#""The rent is too high.""#),
    ("/respondents/0/status", r#""declined""#),
];
const VOIDED: [Place; 2] = [("/status", r#""voided""#), ("/reason", r#""Sent by mistake.""#)];
const EXPIRED: [Place; 2] = [("/status", r#""expired""#), ("/expiresAt", r#""2026-11-14T09:30:00.000Z""#)];

/// All that webhooks can be told of. What is missing here fails a test.
pub(super) const TOLD: &[Told] = &[
    Told {
        name: "document.sent",
        when: "A document was sent, or sent to more people.",
        parts: &["document"],
        mostly: &[],
        example: &SENT,
    },
    Told {
        name: "document.opened",
        when: "A respondent opened the document by a deliberate click; once for each respondent.",
        parts: &["document", "respondent"],
        mostly: &[],
        example: &[],
    },
    Told {
        name: "recipient.delegated",
        when: "A respondent named somebody else in their place: `respondent` is that one, under the same id, and `from` who it was.",
        parts: &["document", "respondent", "from"],
        mostly: &[],
        example: &DELEGATED,
    },
    Told {
        name: "recipient.submitted",
        when: "A respondent submitted: on the page, by a public link, or through the interface. Without `respondent` where \
               nobody was invited, and the interface completed the document.",
        parts: &["document"],
        mostly: &["respondent"],
        example: &SUBMITTED,
    },
    Told {
        name: "document.completed",
        when: "The last outstanding respondent submitted, and the sealed PDF is stored.",
        parts: &["document"],
        mostly: &[],
        example: &SEALED,
    },
    Told {
        name: "document.declined",
        when: "A respondent declined, which ends the document: `respondent` is that one.",
        parts: &["document", "respondent"],
        mostly: &[],
        example: &DECLINED,
    },
    Told {
        name: "document.voided",
        when: "The sender took the document back.",
        parts: &["document"],
        mostly: &[],
        example: &VOIDED,
    },
    Told {
        name: "document.expired",
        when: "The document's time was over before everybody had submitted.",
        parts: &["document"],
        mostly: &[],
        example: &EXPIRED,
    },
    Told {
        name: "export.completed",
        when: "An export finished with its file.",
        parts: &["document", "export"],
        mostly: &[],
        example: &SEALED,
    },
];

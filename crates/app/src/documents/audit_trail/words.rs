//! The words of the audit trail, in one place so that other languages can follow.

use model::document::Status;
use model::form::RoleKind;
use model::respondent::{RespondentStatus, Way};

/// The words in one language.
pub(super) struct Words {
    pub language: &'static str,
    pub certificate: &'static str,
    pub audit_trail: &'static str,
    pub completed_intro: &'static str,
    pub program_intro: &'static str,
    pub alone_intro: &'static str,
    pub open_intro: &'static str,
    pub document: &'static str,
    pub id: &'static str,
    pub workspace: &'static str,
    pub status: &'static str,
    pub reason: &'static str,
    pub created: &'static str,
    pub sent: &'static str,
    pub completed: &'static str,
    pub expires: &'static str,
    pub people: &'static str,
    pub nobody: &'static str,
    pub role: &'static str,
    pub email: &'static str,
    pub in_place_of: &'static str,
    pub invited: &'static str,
    pub opened: &'static str,
    pub consented: &'static str,
    pub agreed_to_approve: &'static str,
    pub consent_version: &'static str,
    pub submitted: &'static str,
    pub declined: &'static str,
    pub address: &'static str,
    pub program: &'static str,
    pub via: &'static str,
    pub access_code: &'static str,
    pub given: &'static str,
    pub seen: &'static str,
    pub signed: &'static str,
    pub erased: &'static str,
    pub seal: &'static str,
    pub not_sealed: &'static str,
    pub sealed_at: &'static str,
    pub level: &'static str,
    pub sealed_pdf: &'static str,
    pub time_stamp: &'static str,
    pub certificate_of: &'static str,
    pub issued_by: &'static str,
    pub serial: &'static str,
    pub valid: &'static str,
    pub certificate_hash: &'static str,
    pub timeline: &'static str,
    pub timeline_intro: &'static str,
    pub number: &'static str,
    pub time: &'static str,
    pub event: &'static str,
    pub link: &'static str,
    pub left_out: &'static str,
    pub erased_entry: &'static str,
    pub from: &'static str,
    pub hashes: &'static str,
    pub hashes_intro: &'static str,
    pub hash: &'static str,
    pub verify: &'static str,
    pub verify_steps: [&'static str; 3],
    pub page: &'static str,
    pub of: &'static str,
}

/// English.
pub(super) const ENGLISH: Words = Words {
    language: "en",
    certificate: "Certificate of completion",
    audit_trail: "Audit trail",
    completed_intro: "Everybody who had to has signed or approved this document electronically. This certificate records \
                      who they are, what they did and when, and the hashes by which each step can be checked.",
    program_intro: "All that this document asks for was submitted, not all of it by the people themselves: what a program of the \
                    sender's submitted is marked. This certificate records who they are, what was done and when, and the \
                    hashes by which each step can be checked.",
    alone_intro: "This document was completed by a program of the sender's. Nobody was invited to sign it. What happened to it \
                  is recorded here, with the hashes by which each step can be checked.",
    open_intro: "This document is not completed. What has happened to it so far is recorded here, with the hashes by which \
                 each step can be checked.",
    document: "Document",
    id: "Id",
    workspace: "Workspace",
    status: "State",
    reason: "Reason",
    created: "Created",
    sent: "Sent",
    completed: "Completed",
    expires: "To be signed before",
    people: "People",
    nobody: "Nobody has been invited.",
    role: "Role",
    email: "Email address",
    in_place_of: "In the place of",
    invited: "Invited",
    opened: "Opened",
    consented: "Agreed to sign electronically",
    agreed_to_approve: "Agreed to approve electronically",
    consent_version: "version",
    submitted: "Submitted",
    declined: "Declined",
    address: "Network address",
    program: "Browser",
    via: "Submitted through",
    access_code: "Access code",
    given: "asked for before anything was shown",
    seen: "SHA-256 of what was seen",
    signed: "SHA-256 of what was submitted",
    erased: "Personal data about this person was erased on request.",
    seal: "Seal",
    not_sealed: "The document is not sealed yet.",
    sealed_at: "Sealed",
    level: "Level",
    sealed_pdf: "SHA-256 of the sealed PDF",
    time_stamp: "Time stamp",
    certificate_of: "Certificate",
    issued_by: "Issued by",
    serial: "Serial number",
    valid: "Valid",
    certificate_hash: "SHA-256 of the certificate",
    timeline: "Timeline",
    timeline_intro: "Each entry carries the hash of the one before it: none can be altered, removed or put elsewhere without \
                     breaking the chain. Times are in UTC.",
    number: "No.",
    time: "Time",
    event: "What happened",
    link: "Hash",
    left_out: "entries are left out here; the file activity.jsonl of the document's bundle holds all of them.",
    erased_entry: "Erased on request",
    from: "from",
    hashes: "Hashes in full",
    hashes_intro: "The hash of each entry's link in the chain of the document (SHA-256).",
    hash: "Hash of the link",
    verify: "How to verify",
    verify_steps: [
        "The sealed PDF carries its proof in itself. Any PDF reader that checks signatures (PAdES) shows whether it was \
         changed since it was sealed.",
        "Drop the sealed PDF, or the document's bundle (ZIP), on the verification page of the service:",
        "Or check them offline, with the program itself: countersign verify FILE. The bundle's activity.jsonl holds all \
         that is needed to work out every hash of the timeline.",
    ],
    page: "Page",
    of: "of",
};

/// A document's state, in English.
pub(super) const fn status(status: Status) -> &'static str {
    match status {
        Status::Draft => "Draft",
        Status::Sent => "Sent",
        Status::InProgress => "In progress",
        Status::Completed => "Completed",
        Status::Declined => "Declined",
        Status::Voided => "Withdrawn by the sender",
        Status::Expired => "Expired",
    }
}

/// How far a respondent has come, in English.
pub(super) const fn respondent_status(status: RespondentStatus, kind: RoleKind, by_program: bool) -> &'static str {
    match (status, kind) {
        (RespondentStatus::Submitted, _) if by_program => "Submitted for them by a program of the sender's",
        (RespondentStatus::Waiting, _) => "Waiting for others",
        (RespondentStatus::Invited, _) => "Invited",
        (RespondentStatus::Opened, _) => "Opened",
        (RespondentStatus::Submitted, RoleKind::Approver) => "Approved",
        (RespondentStatus::Submitted, _) => "Signed",
        (RespondentStatus::Declined, _) => "Declined",
    }
}

/// What a role does, in English.
pub(super) const fn role_kind(kind: RoleKind) -> &'static str {
    match kind {
        RoleKind::Signer => "signer",
        RoleKind::Approver => "approver",
        RoleKind::Viewer => "viewer",
    }
}

/// The way in which somebody submitted, in English.
pub(super) const fn way(way: Way) -> &'static str {
    match way {
        Way::Page => "the signing page",
        Way::HandedLink => "the signing page, by a link that the sender’s side was given to hand over",
        Way::PublicPage => "the public page of the template, where they gave their address themselves",
        Way::Program => "the programming interface",
    }
}

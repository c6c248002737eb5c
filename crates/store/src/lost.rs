//! The labels of statements that find another state than expected, where somebody tells them apart: whoever writes the
//! statement and whoever answers for it name the same one.

/// A new address that waits to be confirmed: it was taken back, replaced or confirmed meanwhile.
pub const ADDRESS_CHANGE: &str = "address change";
/// The claim on a webhook: another node has it.
pub const CLAIM: &str = "claim";
/// Who makes a key: they are no administrator any more.
pub const CREATOR: &str = "creator";
/// A delivery: it was settled elsewhere.
pub const DELIVERY: &str = "delivery";
/// A document: it was changed or deleted meanwhile.
pub const DOCUMENT: &str = "document";
/// A file: it is not there any more, or something refers to it by now.
pub const FILE: &str = "file";
/// An answer under an idempotency key: another request took the key over.
pub const IDEMPOTENCY_KEY: &str = "idempotency key";
/// An invitation to a workspace: it is over, or was renewed meanwhile.
pub const INVITATION: &str = "invitation";
/// A job: another node has it, or it is done.
pub const JOB: &str = "job";
/// A link that works once: it was used.
pub const LINK: &str = "link";
/// Somebody's place in a workspace: it is there already, or is the last of its kind.
pub const MEMBERSHIP: &str = "membership";
/// A wish to get no more mail: it is known already.
pub const OPT_OUT: &str = "opt-out";
/// A passkey: it is known already, or gone.
pub const PASSKEY: &str = "passkey";
/// A password: it was changed meanwhile.
pub const PASSWORD: &str = "password";
/// News of a seal: they were told.
pub const SEAL_NEWS: &str = "seal news";
/// A template: it was changed or deleted meanwhile.
pub const TEMPLATE: &str = "template";
/// A second step by codes: it is on already, or was never begun.
pub const TOTP: &str = "totp";
/// Somebody with an account: the address is taken, or they are gone.
pub const USER: &str = "user";
/// A webhook: there are too many, or it is gone.
pub const WEBHOOK: &str = "webhook";
/// A working copy of a template: it was changed, published or discarded meanwhile.
pub const WORKING_COPY: &str = "working copy";

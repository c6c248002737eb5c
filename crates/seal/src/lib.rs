//! Seals in PDFs: signing them by PAdES (ETSI EN 319 142-1), time-stamping them, verifying them.
//!
//! - [`SealingKey`] is the key that seals and its certificate: [generated](SealingKey::generate), [from
//!   PEM](SealingKey::from_pem), [from PKCS #12](SealingKey::from_pkcs12), or [somewhere else](SealingKey::from_signer).
//! - [`seal`] seals a PDF, certifying that nothing is to be changed from then on. With an [`Authority`] it goes further than
//!   [`Level::B`]; where that one does not answer, [`upgrade`] adds the rest later, and [`prolong`] another time stamp.
//! - [`verify`] tells what was sealed by this instance, and whether it was changed since, in a [`Report`].
//! - [`verify_signature`] checks what [`SealingKey::sign`] signed outside of PDFs.
//!
//! Nothing here does input or output: what has to be asked over the network is handed to a function of the caller's, and so
//! are the time and randomness.
//!
//! What is added to a PDF goes behind its bytes ([`pdf::Update`]), and so does everything that comes later. The order is:
//! the seal (its field, its signature dictionary), then certificates and revocation lists, then document time stamps.
//! To let verification accept another kind of addition, teach `verify::changes` about it, and think of who else could
//! make one.
//!
//! A file whose last addition is covered by no time stamp (at [`Level::Lt`]) has to be, to the byte, as [`pdf::Update`]
//! writes it. So a change in how that writes is a change in what is verified; the test `files_of_before` holds on to it.

mod algorithm;
mod authority;
mod blank;
mod certificate;
mod container;
mod date;
mod encoded;
mod error;
mod evidence;
mod field;
mod generate;
mod key;
mod oid;
mod opened;
mod revocation;
mod seal;
mod stamp;
mod store;
mod supplied;
mod upgrade;
mod verify;

pub use authority::{Ask, Authority, Level, Question};
pub use certificate::CertificateFacts;
pub use error::SealError;
pub use generate::GeneratedPem;
pub use key::{SealingKey, Signer, verify_signature};
pub use seal::{LastStamp, Sealed, Sealing, seal};
pub use upgrade::{prolong, upgrade};
pub use verify::{BundleFile, Kind, Problem, ProblemCode, Report, Seal, Timeline, Verdict, verify};

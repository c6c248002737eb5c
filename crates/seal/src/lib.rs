//! Seals in PDFs.

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
pub use seal::{Sealed, Sealing, seal};
pub use upgrade::{prolong, upgrade};
pub use verify::{BundleFile, Kind, Problem, ProblemCode, Report, Seal, Verdict, verify};

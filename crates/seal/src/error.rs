//! Why something could not be sealed.

/// Why a PDF could not be sealed, or a key not be used for it.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum SealError {
    /// The key that seals can't be read or does not fit.
    #[error("the sealing key {0}")]
    Key(String),
    /// The certificate of the key can't be read or does not fit.
    #[error("the sealing certificate {0}")]
    Certificate(String),
    /// The certificate that the operator supplied is past its end. It is not used: whoever opens the document would be
    /// told that the seal is not valid.
    #[error("the sealing certificate expired at {0}; supply a new one")]
    Expired(model::Timestamp),
    /// The certificate that the operator supplied is not valid yet.
    #[error("the sealing certificate is not valid before {0}; supply another one, or set the clock right")]
    NotYetValid(model::Timestamp),
    /// The PDF can't be sealed.
    #[error("the PDF {0}")]
    Pdf(pdf::Refused),
    /// The PDF is built in a way that leaves no room for a seal.
    #[error("the PDF can't hold a seal: {0}")]
    Structure(String),
    /// There is no seal that could be upgraded.
    #[error("the PDF holds no intact seal that could be upgraded: {0}")]
    NotSealed(String),
    /// The key, or the module that holds it, did not sign.
    #[error("the sealing key did not sign: {0}")]
    Signing(String),
    /// The time-stamp authority or one of the places that it names could not be asked, or answered nonsense.
    #[error("the time-stamp authority {0}")]
    Authority(String),
}

impl From<pdf::Refused> for SealError {
    fn from(refused: pdf::Refused) -> Self {
        Self::Pdf(refused)
    }
}

/// A mistake in what we encode ourselves, told instead of panicking.
pub(crate) fn encoding(error: der::Error) -> SealError {
    SealError::Signing(format!("the signature could not be encoded ({error})"))
}

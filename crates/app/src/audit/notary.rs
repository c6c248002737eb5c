//! Who signs checkpoints.

/// Signs checkpoints with the instance's sealing key, and knows its own signatures again.
pub trait Notary: Send + Sync {
    /// Signs a message; nothing where there is no key that may be used now.
    fn sign(&self, message: &[u8]) -> Option<Signed>;

    /// Checks that the certificate was one of this instance's, and that the signature was made with its key.
    ///
    /// # Errors
    /// What is wrong, as a fragment that follows "the checkpoint".
    fn check(&self, certificate: &[u8], message: &[u8], signature: &[u8]) -> Result<(), String>;
}

/// A signature.
#[derive(Debug, Clone)]
pub struct Signed {
    /// The signature itself.
    pub signature: Vec<u8>,
    /// The certificate that it can be checked with, DER.
    pub certificate: Vec<u8>,
}

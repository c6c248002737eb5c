//! Keys and certificates that the operator supplies, as PEM or PKCS #12.

use der::pem;
use p12_keystore::KeyStore;
use p256::pkcs8::DecodePrivateKey as _;
use ring::signature::RsaKeyPair;

use crate::certificate::Known;
use crate::key::PrivateKey;
use crate::{SealError, SealingKey};

impl SealingKey {
    /// A key and its certificate in PEM. The certificate may be followed by those that issued it.
    ///
    /// # Errors
    ///
    /// When one of them can't be read, the kind of key can't seal, or they don't belong together.
    pub fn from_pem(key_pem: &str, certificate_pem: &str) -> Result<Self, SealError> {
        let key = key_of_pem(key_pem)?;
        let certificates: Result<Vec<_>, _> = blocks(certificate_pem)
            .filter(|(label, _)| label == "CERTIFICATE")
            .map(|(_, der)| Known::read(&der))
            .collect();
        let certificates =
            certificates.map_err(|error| SealError::Certificate(format!("can't be read ({error})")))?;
        if certificates.is_empty() {
            let what = "is missing: its PEM holds no block `-----BEGIN CERTIFICATE-----`";
            return Err(SealError::Certificate(what.to_owned()));
        }
        Self::from_private(key, certificates)
    }

    /// A key and its certificates from a PKCS #12 file (`.p12`, `.pfx`).
    ///
    /// # Errors
    ///
    /// When the password is wrong, the file can't be read, or the kind of key in it can't seal.
    pub fn from_pkcs12(bytes: &[u8], password: &str) -> Result<Self, SealError> {
        let store = KeyStore::from_pkcs12(bytes, password).map_err(|error| {
            SealError::Key(format!("can't be read from the PKCS #12 file; check the password ({error})"))
        })?;
        let Some((_, chain)) = store.private_key_chain() else {
            let what = "is missing: the PKCS #12 file holds none that has a certificate";
            return Err(SealError::Key(what.to_owned()));
        };
        let key = key_of_pkcs8(chain.key())?;
        let certificates: Result<Vec<_>, _> = chain.chain().iter().map(|one| Known::read(one.as_der())).collect();
        let certificates =
            certificates.map_err(|error| SealError::Certificate(format!("can't be read ({error})")))?;
        Self::from_private(key, certificates)
    }
}

fn key_of_pem(text: &str) -> Result<PrivateKey, SealError> {
    for (label, der) in blocks(text) {
        match label.as_str() {
            "PRIVATE KEY" => return key_of_pkcs8(&der),
            "RSA PRIVATE KEY" => return RsaKeyPair::from_der(&der).map(PrivateKey::Rsa).map_err(|_| unfit()),
            "EC PRIVATE KEY" => {
                let secret = p256::SecretKey::from_sec1_der(&der).map_err(|_| unfit())?;
                return PrivateKey::elliptic(&secret);
            }
            "ENCRYPTED PRIVATE KEY" => {
                let what =
                    "is protected by a password; supply it as PKCS #12 with its password, or without protection";
                return Err(SealError::Key(what.to_owned()));
            }
            _ => {}
        }
    }
    Err(SealError::Key("is missing: its PEM holds no block `-----BEGIN PRIVATE KEY-----`".to_owned()))
}

fn key_of_pkcs8(der: &[u8]) -> Result<PrivateKey, SealError> {
    if let Ok(secret) = p256::SecretKey::from_pkcs8_der(der) {
        return PrivateKey::elliptic(&secret);
    }
    RsaKeyPair::from_pkcs8(der).map(PrivateKey::Rsa).map_err(|_| unfit())
}

fn unfit() -> SealError {
    SealError::Key(
        "is of a kind that can't seal; supply an RSA key of 2048 to 4096 bits or a P-256 key".to_owned(),
    )
}

/// The blocks of a PEM text, with their labels. Text around them, which programs write as explanation, is skipped.
fn blocks(text: &str) -> impl Iterator<Item = (String, Vec<u8>)> {
    const BEGIN: &str = "-----BEGIN ";
    let starts: Vec<_> = text.match_indices(BEGIN).map(|(start, _)| start).collect();
    let decoded: Vec<_> = starts
        .into_iter()
        .filter_map(|start| {
            let rest = text.get(start..)?;
            let label = rest.get(BEGIN.len()..)?.split("-----").next()?;
            let end = format!("-----END {label}-----");
            let block = rest.get(..rest.find(&end)? + end.len())?;
            // Lines may have been indented, or end in the way of other systems.
            let block: String = block.lines().map(|line| format!("{}\n", line.trim())).collect();
            let (label, der) = pem::decode_vec(block.as_bytes()).ok()?;
            Some((label.to_owned(), der))
        })
        .collect();
    decoded.into_iter()
}

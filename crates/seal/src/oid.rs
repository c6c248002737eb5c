//! The object identifiers of what is signed and checked here.

use der::asn1::ObjectIdentifier;

macro_rules! identifiers {
    ($($(#[$documentation:meta])* $name:ident = $dotted:literal;)*) => {
        $($(#[$documentation])* pub(crate) const $name: ObjectIdentifier = ObjectIdentifier::new_unwrap($dotted);)*
    };
}

identifiers! {
    COMMON_NAME = "2.5.4.3";
    DATA = "1.2.840.113549.1.7.1";
    SIGNED_DATA = "1.2.840.113549.1.7.2";
    TST_INFO = "1.2.840.113549.1.9.16.1.4";
    CONTENT_TYPE = "1.2.840.113549.1.9.3";
    MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
    SIGNING_CERTIFICATE = "1.2.840.113549.1.9.16.2.12";
    SIGNING_CERTIFICATE_V2 = "1.2.840.113549.1.9.16.2.47";
    SIGNATURE_TIME_STAMP = "1.2.840.113549.1.9.16.2.14";
    SHA1 = "1.3.14.3.2.26";
    SHA256 = "2.16.840.1.101.3.4.2.1";
    SHA384 = "2.16.840.1.101.3.4.2.2";
    SHA512 = "2.16.840.1.101.3.4.2.3";
    RSA = "1.2.840.113549.1.1.1";
    RSA_PSS = "1.2.840.113549.1.1.10";
    RSA_SHA256 = "1.2.840.113549.1.1.11";
    RSA_SHA384 = "1.2.840.113549.1.1.12";
    RSA_SHA512 = "1.2.840.113549.1.1.13";
    EC = "1.2.840.10045.2.1";
    P256 = "1.2.840.10045.3.1.7";
    P384 = "1.3.132.0.34";
    ECDSA_SHA256 = "1.2.840.10045.4.3.2";
    ECDSA_SHA384 = "1.2.840.10045.4.3.3";
    ED25519 = "1.3.101.112";
    EXTENDED_KEY_USAGE = "2.5.29.37";
    TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
    CRL_DISTRIBUTION_POINTS = "2.5.29.31";
    AUTHORITY_ACCESS = "1.3.6.1.5.5.7.1.1";
    OCSP = "1.3.6.1.5.5.7.48.1";
    OCSP_BASIC = "1.3.6.1.5.5.7.48.1.1";
    OCSP_NO_CHECK = "1.3.6.1.5.5.7.48.1.5";
    OCSP_SIGNING = "1.3.6.1.5.5.7.3.9";
}

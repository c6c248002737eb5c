//! Verifies a webhook in Rust, with the crates `hmac` 0.13 and `sha2` 0.11:
//!
//! ```text
//! verify SECRET TIMESTAMP SIGNATURE < body
//! ```
//!
//! `TIMESTAMP` and `SIGNATURE` are the headers `X-Service-Timestamp` and `X-Service-Signature`; the body is what arrived,
//! byte for byte. Prints valid or invalid. `NOW` (Unix seconds) stands in for the present moment, to look at an old
//! delivery.

use std::io::Read;
use std::process::ExitCode;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

const TOLERANCE: u64 = 300; // seconds

/// Whether the body was signed with the secret, and not long ago.
pub fn verify(secret: &str, timestamp: &str, signature: &str, body: &[u8], now: u64) -> bool {
    let Ok(at) = timestamp.parse::<u64>() else { return false };
    if now.abs_diff(at) > TOLERANCE {
        return false;
    }
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return false };
    mac.update(timestamp.as_bytes());
    mac.update(b".");
    mac.update(body);
    // While a secret is being replaced there are two signatures; any one will do.
    signature
        .split(',')
        .filter_map(|one| hex(one.strip_prefix("v1=")?))
        .any(|one| mac.clone().verify_slice(&one).is_ok())
}

fn hex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> = text.chars().map(|digit| u8::try_from(digit.to_digit(16)?).ok()).collect();
    Some(digits?.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut body = Vec::new();
    let ([secret, timestamp, signature], Ok(_)) = (&arguments[..], std::io::stdin().read_to_end(&mut body)) else {
        println!("usage: verify SECRET TIMESTAMP SIGNATURE < body");
        return ExitCode::from(2);
    };
    let given = std::env::var("NOW").ok().and_then(|now| now.parse().ok());
    let now = given.unwrap_or_else(|| std::time::UNIX_EPOCH.elapsed().unwrap_or_default().as_secs());
    let valid = verify(secret, timestamp, signature, &body, now);
    println!("{}", if valid { "valid" } else { "invalid" });
    if valid { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

//! The secrets that sign webhooks.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// How every secret starts, so that people and scanners recognise one.
const PREFIX: &str = "whsec_";

/// Makes a secret as its owner sees it: `whsec_` and the base64 of 32 random bytes.
#[must_use]
pub fn new_secret(random: &dyn model::Random) -> String {
    let mut bytes = [0; 32];
    random.fill(&mut bytes);
    format!("{PREFIX}{}", STANDARD.encode(bytes))
}

/// The bytes that a secret stands for: the key of Standard Webhooks. `None` for a text that is no secret of ours.
pub(super) fn decoded(secret: &str) -> Option<Vec<u8>> {
    STANDARD.decode(secret.strip_prefix(PREFIX)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Always(u8);

    impl model::Random for Always {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(self.0);
        }
    }

    #[test]
    fn a_secret_is_the_base64_of_32_random_bytes() {
        let secret = new_secret(&Always(0));
        assert_eq!(secret, format!("whsec_{}=", "A".repeat(43)));
        assert_eq!(decoded(&secret), Some(vec![0; 32]));
        assert_eq!(decoded(&new_secret(&Always(255))), Some(vec![255; 32]));
    }

    #[test]
    fn what_is_no_secret_has_no_key() {
        for text in ["whsec_!", "whsec_AAA", "AAAA", ""] {
            assert_eq!(decoded(text), None, "{text}");
        }
    }
}

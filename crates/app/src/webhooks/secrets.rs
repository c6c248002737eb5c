//! The secrets of a webhook: the present one, and those that sign beside it for a while after it was replaced.

use model::Timestamp;
use model::error::{Error, Result};
use serde::{Deserialize, Serialize};

use crate::App;

const PURPOSE: &str = "webhook secrets";
/// Secrets that sign at the same time at most: receivers look through all signatures of a delivery.
const MOST: usize = 5;

/// The secrets, newest first.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Secrets(Vec<Kept>);

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    secret: String,
    /// When it signs no more; none for the present one.
    until: Option<i64>,
}

impl Secrets {
    /// Those of a new webhook.
    pub fn new(secret: String) -> Self {
        Self(vec![Kept { secret, until: None }])
    }

    /// What is stored, in the clear.
    pub fn open(app: &App, stored: &[u8]) -> Result<Self> {
        serde_json::from_slice(&app.vault().open(PURPOSE, stored)?).map_err(Error::internal)
    }

    /// As they are stored: encrypted.
    pub fn close(&self, app: &App) -> Vec<u8> {
        // A list of texts and numbers always has a JSON form.
        app.vault().close(PURPOSE, &serde_json::to_vec(self).unwrap_or_default(), app.random())
    }

    /// Puts a new one in front. The present one signs on until that moment, and those before it until theirs, or until
    /// that moment where it is sooner.
    pub fn replace(&mut self, secret: String, now: Timestamp, until: Timestamp) {
        for kept in &mut self.0 {
            kept.until = Some(kept.until.map_or(until.millis(), |end| end.min(until.millis())));
        }
        self.0.insert(0, Kept { secret, until: None });
        self.0.retain(|kept| signs(kept, now));
        self.0.truncate(MOST);
    }

    /// Those that sign at that moment, newest first.
    pub fn signing(&self, now: Timestamp) -> Vec<String> {
        self.0.iter().filter(|kept| signs(kept, now)).map(|kept| kept.secret.clone()).collect()
    }
}

fn signs(kept: &Kept, now: Timestamp) -> bool {
    kept.until.is_none_or(|until| now.millis() < until)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_replaced_secret_signs_until_its_end() {
        let at = Timestamp::from_millis;
        let mut secrets = Secrets::new("a".to_owned());
        secrets.replace("b".to_owned(), at(0), at(100));
        assert_eq!(secrets.signing(at(99)), ["b", "a"]);
        assert_eq!(secrets.signing(at(100)), ["b"]);
        // A second change does not lengthen what was promised to end, and a change without overlap ends all at once.
        secrets.replace("c".to_owned(), at(50), at(200));
        assert_eq!(secrets.signing(at(99)), ["c", "b", "a"]);
        assert_eq!(secrets.signing(at(150)), ["c", "b"]);
        secrets.replace("d".to_owned(), at(60), at(60));
        assert_eq!(secrets.signing(at(60)), ["d"]);
    }
}

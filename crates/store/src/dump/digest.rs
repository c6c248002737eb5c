//! What a table holds, in one hash: the same on both engines for the same rows.

use model::hex::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::engine::Arg;

/// How many rows a table has, and the SHA-256 over all of them in the order of their primary key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Digest {
    /// How many.
    pub rows: u64,
    /// The hash, in hexadecimal digits.
    pub sha256: String,
}

/// A digest that is being made.
#[derive(Default)]
pub(super) struct Digesting {
    rows: u64,
    hash: Sha256,
}

impl Digesting {
    /// Takes a row in. Each cell is a mark of its kind, its length where that may differ, and its bytes, so that no two
    /// different rows look alike; truth values are numbers, as SQLite keeps them.
    pub fn add(&mut self, row: &[Arg]) {
        self.rows += 1;
        for cell in row {
            match cell {
                Arg::Null => self.hash.update([0]),
                Arg::Int(value) => self.number(*value),
                Arg::Bool(value) => self.number(i64::from(*value)),
                Arg::Text(text) => self.bytes(2, text.as_bytes()),
                Arg::Blob(bytes) => self.bytes(3, bytes),
            }
        }
        self.hash.update([4]);
    }

    fn number(&mut self, value: i64) {
        self.hash.update([1]);
        self.hash.update(value.to_be_bytes());
    }

    fn bytes(&mut self, mark: u8, bytes: &[u8]) {
        self.hash.update([mark]);
        self.hash.update((bytes.len() as u64).to_be_bytes());
        self.hash.update(bytes);
    }

    pub fn finish(self) -> Digest {
        Digest { rows: self.rows, sha256: hex(&self.hash.finalize()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digest(rows: &[&[Arg]]) -> Digest {
        let mut digesting = Digesting::default();
        for row in rows {
            digesting.add(row);
        }
        digesting.finish()
    }

    #[test]
    fn truth_values_are_numbers_and_nothing_else_looks_alike() {
        let text = |text: &str| Arg::Text(text.to_owned());
        assert_eq!(digest(&[&[Arg::Bool(true)]]), digest(&[&[Arg::Int(1)]]));
        let different = [
            digest(&[&[text("ab"), text("c")]]),
            digest(&[&[text("a"), text("bc")]]),
            digest(&[&[text("abc"), Arg::Null]]),
            digest(&[&[Arg::Blob(b"ab".to_vec()), text("c")]]),
            digest(&[&[text("ab")], &[text("c")]]),
            digest(&[&[text("c")], &[text("ab")]]),
            digest(&[&[text("1")]]),
            digest(&[&[Arg::Int(1)]]),
            digest(&[&[]]),
            digest(&[]),
        ];
        for (place, one) in different.iter().enumerate() {
            assert!(!different[place + 1..].contains(one), "{place}");
        }
    }
}

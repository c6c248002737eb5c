//! What an expression may refer to.

use indexmap::IndexSet;

/// The names of variables, fields and expressions, and within a repeat that of its item.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names(IndexSet<String>);

impl Names {
    /// None yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a name; false where it was there.
    pub fn add(&mut self, name: impl Into<String>) -> bool {
        self.0.insert(name.into())
    }

    /// These names and one more, such as that of a repeat's item.
    #[must_use]
    pub fn with(&self, name: impl Into<String>) -> Self {
        let mut names = self.clone();
        names.add(name);
        names
    }

    /// Whether the name is among them.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains(name)
    }

    /// The names in their order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// The name that was most likely meant.
    pub(super) fn nearest(&self, name: &str) -> Option<&str> {
        let close = |known: &&str| strsim::osa_distance(known, name) <= 2 && known.len() > 2;
        self.iter().filter(close).min_by_key(|known| strsim::osa_distance(known, name))
    }
}

impl<T: Into<String>> FromIterator<T> for Names {
    fn from_iter<I: IntoIterator<Item = T>>(names: I) -> Self {
        Self(names.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<String>> Extend<T> for Names {
    fn extend<I: IntoIterator<Item = T>>(&mut self, names: I) {
        self.0.extend(names.into_iter().map(Into::into));
    }
}

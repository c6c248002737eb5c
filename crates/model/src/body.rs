//! What a template holds and a document copies: four JSON objects, kept exactly as they were sent.

use std::fmt;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

/// The text of one JSON object, handed through without being taken apart.
#[derive(Clone)]
pub struct JsonObject(Box<RawValue>);

static EMPTY: LazyLock<JsonObject> = LazyLock::new(|| {
    JsonObject(RawValue::from_string("{}".to_owned()).unwrap_or_else(|_| RawValue::NULL.to_owned()))
});

impl JsonObject {
    /// Takes a text back from where it was stored.
    ///
    /// # Errors
    /// When it is not the text of a JSON object, which means that the store is damaged.
    pub fn stored(text: String) -> Result<Self, serde_json::Error> {
        let raw = RawValue::from_string(text)?;
        if raw.get().starts_with('{') { Ok(Self(raw)) } else { Err(serde::de::Error::custom("not a JSON object")) }
    }

    /// The object's text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// Whether nothing was ever put into it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text() == "{}"
    }

    /// Reads the object as a type.
    ///
    /// # Errors
    /// When it does not have that type's form.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.text())
    }
}

impl Default for JsonObject {
    fn default() -> Self {
        EMPTY.clone()
    }
}

impl PartialEq for JsonObject {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl Eq for JsonObject {}

impl fmt::Debug for JsonObject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl Serialize for JsonObject {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for JsonObject {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = Box::<RawValue>::deserialize(deserializer)?;
        if raw.get().starts_with('{') { Ok(Self(raw)) } else { Err(serde::de::Error::custom("must be an object")) }
    }
}

/// The body of a template. It never changes: an edit makes another one, and a document refers to the one that it was
/// made from, so copying it costs nothing and later edits can't reach it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Body {
    /// The document tree.
    pub content: JsonObject,
    /// The variables.
    pub symbol_table: JsonObject,
    /// The computed values.
    pub expression_table: JsonObject,
    /// Roles and fields.
    pub form_schema: JsonObject,
}

/// The name of a body: the hash of what it holds.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BodyHash(String);

impl Body {
    /// The hash by which this body is stored once per workspace.
    #[must_use]
    pub fn hash(&self) -> BodyHash {
        let mut hasher = Sha256::new();
        for part in [&self.content, &self.symbol_table, &self.expression_table, &self.form_schema] {
            // The length in front keeps two different splits of the same text apart.
            hasher.update((part.text().len() as u64).to_be_bytes());
            hasher.update(part.text().as_bytes());
        }
        BodyHash(crate::hex::hex(&hasher.finalize()))
    }
}

impl BodyHash {
    /// Takes a hash back from where it was stored.
    #[must_use]
    pub fn stored(text: String) -> Self {
        Self(text)
    }

    /// The hash as lower-case hexadecimal digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

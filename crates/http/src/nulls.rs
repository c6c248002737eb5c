//! Null in the body of a change, which takes away what is there, told from what is left out, which stays.

use serde::{Deserialize, Deserializer};

/// What is `null` is given, as nothing.
pub(crate) fn emptied<'de, T, D>(value: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de> + Default,
    D: Deserializer<'de>,
{
    Option::<T>::deserialize(value).map(|given| Some(given.unwrap_or_default()))
}

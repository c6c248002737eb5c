//! Which secret keys behind the first one are still needed.

use model::Result;

use crate::App;

/// A secret key of the list that is not used for what is new.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OldSecretKey {
    /// Its place in the list, from 2.
    pub place: usize,
    /// How many of what is stored only it opens, by what people call it.
    pub opens: Vec<(&'static str, i64)>,
}

/// The old keys of the list, and what each is still needed for. Marks tell no key by themselves: checkpoints of the audit
/// trail and links that were sent are not counted.
///
/// # Errors
/// When the database does not answer.
pub async fn old_secret_keys(app: &App) -> Result<Vec<OldSecretKey>> {
    let mut keys = Vec::new();
    for (place, name) in (2..).zip(app.vault().names().skip(1)) {
        let opens = store::closed_boxes::closed_by(app.database(), &name).await?;
        keys.push(OldSecretKey { place, opens });
    }
    Ok(keys)
}

/// What is stored that no key of the list opens, by what people call it, and how many.
///
/// # Errors
/// When the database does not answer.
pub async fn unopened_secrets(app: &App) -> Result<Vec<(&'static str, i64)>> {
    let names: Vec<_> = app.vault().names().map(|name| name.to_vec()).collect();
    Ok(store::closed_boxes::closed_by_others(app.database(), &names).await?)
}

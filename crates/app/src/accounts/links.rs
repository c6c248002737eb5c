//! Links to accounts: derived from the instance's secret, stored nowhere. Who has the database alone can't make one.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;

use crate::App;

/// For signing in with another address.
pub(crate) const ADDRESS_CHANGE: &str = "address change link";
/// For joining a workspace.
pub(crate) const INVITATION: &str = "invitation link";
/// For choosing a new password.
pub(crate) const PASSWORD_RESET: &str = "password reset link";

const ID: usize = 16;
const NUMBER: usize = 4;

/// The secret part of a link: what it opens, which one of its links it is, and 256 bits that only this instance can make.
pub(crate) fn link(app: &App, purpose: &str, id: [u8; ID], number: i64) -> String {
    // A billion links are more than anybody asks for.
    let number = u32::try_from(number).unwrap_or(u32::MAX);
    let mut bytes = [id.as_slice(), &number.to_be_bytes()].concat();
    bytes.extend_from_slice(&app.vault().mark(purpose, &bytes));
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// What a link opens and which one it is; nothing where this instance did not make it for that purpose.
pub(crate) fn read_link(app: &App, purpose: &str, text: &str) -> Option<([u8; ID], i64)> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(text.trim()).ok()?;
    let (content, mark) = bytes.split_at_checked(ID + NUMBER)?;
    if !app.vault().is_ours(purpose, content, mark) {
        return None;
    }
    let (id, number) = content.split_at_checked(ID)?;
    Some((id.try_into().ok()?, i64::from(u32::from_be_bytes(number.try_into().ok()?))))
}

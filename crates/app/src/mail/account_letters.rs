//! Letters about accounts: to somebody who is asked to join, and to somebody who forgot the password. Both hold a link whose
//! secret stands behind the mark, so that no server on the way writes it into its log.

use model::Result;
use model::id::{InvitationId, PasswordResetId};
use model::locale::ZoneName;
use outbound::{Letter, Person};
use template::format::Formats;

use super::letters::{Desk, Parcel, person};
use crate::accounts;

/// What the list of mails calls the letter with a link to a new password.
pub(super) const PASSWORD_RESET: &str = "passwordReset";

impl Desk<'_> {
    /// To somebody who is asked to join; nothing where the invitation was taken back, used, or sent again.
    pub(super) async fn to_invited(&self, id: InvitationId, number: i64) -> Result<Option<Parcel>> {
        let found = store::invitations::of_workspace(self.app.database(), self.workspace, id).await?;
        let now = self.app.now();
        let Some(invitation) = found.filter(|found| found.number == number && found.expires_at > now) else {
            return Ok(None);
        };
        let by = match invitation.invited_by {
            Some(user) => store::users::member(self.app.database(), self.workspace, user).await?,
            None => None,
        };
        let by = by.map(|member| person(member.user));
        let language = invitation.language.unwrap_or(self.language).tag();
        let token = accounts::link(self.app, accounts::INVITATION, id.to_bytes(), number);
        let link = format!("{}/join#{token}", self.app.base_url());
        let letter = Letter::SetUp { by, link, valid_until: Some(self.day(language, invitation.expires_at)) };
        let to = Person { name: None, address: invitation.email.to_string() };
        let setting = self.setting(language, None);
        Ok(Some(Parcel::new("memberInvitation", to, letter, setting)))
    }

    /// To somebody who forgot the password; nothing where the link works no more.
    pub(super) async fn to_locked_out(&self, id: PasswordResetId) -> Result<Option<Parcel>> {
        let reset = store::password_resets::find(self.app.database(), id, self.app.now()).await?;
        let Some(reset) = reset else { return Ok(None) };
        let Some(account) = store::users::account(self.app.database(), reset.user).await? else { return Ok(None) };
        let language = account.user.language.unwrap_or(self.language).tag();
        let token = accounts::link(self.app, accounts::PASSWORD_RESET, id.to_bytes(), 0);
        let link = format!("{}/reset#{token}", self.app.base_url());
        let time_zone = account.user.time_zone.as_ref().map_or_else(|| self.time_zone.clone(), ZoneName::zone);
        let until = Formats::new(language, time_zone).datetime(reset.expires_at, "medium");
        let letter = Letter::PasswordReset { link, valid_until: Some(until) };
        let to = person(account.user);
        let setting = self.setting(language, None);
        Ok(Some(Parcel::new(PASSWORD_RESET, to, letter, setting)))
    }
}

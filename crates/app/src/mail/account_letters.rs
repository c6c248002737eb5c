//! Letters about accounts: to somebody who is asked to join, to somebody who forgot the password, to an address that somebody
//! wants to sign in with, and to somebody whose account was changed. All but the last hold a link whose secret stands behind the mark, so that no server on the way writes it into its
//! log.

use model::Result;
use model::id::{AddressChangeId, InvitationId, PasswordResetId, UserId};
use model::locale::ZoneName;
use model::people::User;
use outbound::{AccountChange, KnownPasskey, Letter, Notice, Person};
use template::format::Formats;

use super::letters::{Desk, Parcel, person};
use crate::accounts;
use crate::jobs::{AccountNews, Circumstances};

/// What the list of mails calls the letter with a link to a new password.
const PASSWORD_RESET: &str = "passwordReset";
/// What it calls the letter to an address that somebody wants to sign in with, whether it holds a link or not.
const NEW_ADDRESS: &str = "newAddress";
/// What it calls the letter about a change of an account.
const ACCOUNT_CHANGED: &str = "accountChanged";

/// Whether what a letter of this kind says is for its reader alone, and for no administrator.
pub(super) fn is_private(kind: &str) -> bool {
    [PASSWORD_RESET, NEW_ADDRESS, ACCOUNT_CHANGED].contains(&kind)
}

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
        let until = self.formats_for(&account.user).datetime(reset.expires_at, "medium");
        let letter = Letter::PasswordReset { link, valid_until: Some(until) };
        let to = person(account.user);
        let setting = self.setting(language, None);
        Ok(Some(Parcel::new(PASSWORD_RESET, to, letter, setting)))
    }

    /// To an address that somebody wants to sign in with; nothing where that was taken back, confirmed, or asked for again. One
    /// that has an account gets no link, under the same subject: whoever sees the list of mails does not learn it.
    pub(super) async fn to_new_address(&self, id: AddressChangeId, number: i64) -> Result<Option<Parcel>> {
        let database = self.app.database();
        let found = store::address_changes::find(database, id, self.app.now()).await?;
        let Some(asked) = found.filter(|asked| asked.number == number) else { return Ok(None) };
        let Some(account) = store::users::account(database, asked.user).await? else { return Ok(None) };
        let user = account.user;
        let language = user.language.unwrap_or(self.language).tag();
        let present = user.email.to_string();
        let letter = if accounts::belongs_to_another(self.app, &user, &asked.email).await? {
            Letter::AddressTaken { present, link: format!("{}/signin", self.app.base_url()) }
        } else {
            let token = accounts::link(self.app, accounts::ADDRESS_CHANGE, id.to_bytes(), number);
            let link = format!("{}/address#{token}", self.app.base_url());
            let until = self.formats_for(&user).datetime(asked.expires_at, "medium");
            Letter::NewAddress { present, link, valid_until: Some(until) }
        };
        // Whose name it is, only the owner of the present address has shown.
        let to = Person { name: None, address: asked.email.to_string() };
        Ok(Some(Parcel::new(NEW_ADDRESS, to, letter, self.setting(language, None))))
    }

    /// To somebody whose account was changed; nothing where the account is gone.
    pub(super) async fn to_account_holder(
        &self,
        user: UserId,
        news: &AccountNews,
        seen: &Circumstances,
    ) -> Result<Option<Parcel>> {
        let database = self.app.database();
        let Some(account) = store::users::account(database, user).await? else { return Ok(None) };
        let formats = self.formats_for(&account.user);
        let passkeys = match news {
            AccountNews::PasswordReset { .. } => store::passkeys::of(database, user).await?,
            _ => Vec::new(),
        };
        let passkeys = passkeys.into_iter().map(|passkey| KnownPasskey {
            name: passkey.name,
            since: formats.date(formats.day_of(passkey.created_at), "long"),
        });
        let codes_left = match news {
            AccountNews::RecoveryCodeUsed => {
                Some(store::second_factors::held(database, user).await?.recovery_codes)
            }
            _ => None,
        };
        let letter = Letter::AccountChanged(Notice {
            change: told(news),
            when: formats.datetime(seen.at, "medium"),
            device: seen.device.clone(),
            ip: seen.ip.clone(),
            passkeys: passkeys.collect(),
            codes_left,
            link: format!("{}/reset", self.app.base_url()),
        });
        let setting = self.setting(account.user.language.unwrap_or(self.language).tag(), None);
        let mut to = person(account.user);
        if let Some(address) = news.address() {
            address.clone_into(&mut to.address);
        }
        Ok(Some(Parcel::new(ACCOUNT_CHANGED, to, letter, setting)))
    }

    /// How dates are written for somebody, in their time zone or else that of the workspace.
    fn formats_for(&self, user: &User) -> Formats {
        let language = user.language.unwrap_or(self.language).tag();
        let time_zone = user.time_zone.as_ref().map_or_else(|| self.time_zone.clone(), ZoneName::zone);
        Formats::new(language, time_zone)
    }
}

/// The news, as letters know it.
fn told(news: &AccountNews) -> AccountChange {
    match news {
        AccountNews::PasswordChanged => AccountChange::PasswordChanged,
        AccountNews::PasswordReset { passkeys_removed: false } => AccountChange::PasswordReset,
        AccountNews::PasswordReset { passkeys_removed: true } => AccountChange::PasswordResetAndPasskeysRemoved,
        AccountNews::PasswordGiven { second_step_removed: false } => AccountChange::PasswordGiven,
        AccountNews::PasswordGiven { second_step_removed: true } => {
            AccountChange::PasswordGivenAndSecondStepRemoved
        }
        AccountNews::SecondStepOn => AccountChange::SecondStepOn,
        AccountNews::SecondStepOff => AccountChange::SecondStepOff,
        AccountNews::NewRecoveryCodes => AccountChange::NewRecoveryCodes,
        AccountNews::RecoveryCodeUsed => AccountChange::RecoveryCodeUsed,
        AccountNews::PasskeyAdded { name } => AccountChange::PasskeyAdded { name: name.clone() },
        AccountNews::PasskeyRemoved { name } => AccountChange::PasskeyRemoved { name: name.clone() },
        AccountNews::AddressAsked { to, .. } => AccountChange::AddressAsked { to: to.clone() },
        AccountNews::AddressChanged { to, .. } => AccountChange::AddressChanged { to: to.clone() },
        AccountNews::AddressGiven { to, .. } => AccountChange::AddressGiven { to: to.clone() },
    }
}

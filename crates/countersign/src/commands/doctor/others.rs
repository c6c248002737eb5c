//! Whether those answer whom the settings name: the mail server, the time-stamp authority, the house that signs people in.

use model::Clock;
use model::clock::SystemClock;
use store::Database;

use super::describe;
use crate::instance;
use crate::settings::Settings;

/// Whether the mail server answers and takes what we would send; without one, how much waits.
pub(super) async fn mail(settings: &Settings, database: Option<&Database>) -> Result<String, String> {
    let Some(mailer) = instance::mailer(settings).map_err(|error| error.to_string())? else {
        let kept = match database {
            Some(database) => store::mails::count_unsent(database).await.map_err(|error| describe(&error))?.0,
            None => 0,
        };
        return Ok(format!(
            "kept in the local outbox ({kept} so far, `countersign outbox` shows them); set COUNTERSIGN_SMTP_URL to send it"
        ));
    };
    let found = mailer.check().await.map_err(|error| {
        if error.about_us {
            return format!("{error}; mails wait until it does, set COUNTERSIGN_SMTP_FROM or mend the account");
        }
        format!("{error}; check COUNTERSIGN_SMTP_URL, and that this machine may reach the mail server")
    })?;
    let how = if found.encrypted { "encrypted" } else { "in the clear" };
    let who = if found.signed_in { ", signed in" } else { "" };
    Ok(format!("{} answers, {how}{who}", found.server))
}

/// Whether the time-stamp authority can be reached, where one is set.
pub(super) async fn authority(settings: &Settings) -> Option<Result<String, String>> {
    let url = settings.seal.tsa_url.as_deref()?;
    let sealer = match instance::sealer(settings) {
        Ok(sealer) => sealer,
        Err(error) => return Some(Err(describe(error.as_ref()))),
    };
    Some(match sealer.reach_authority().await {
        Ok(()) => Ok(format!("{url} answers")),
        Err(problem) => {
            Err(format!("{url} {problem}; documents are sealed without its time stamps until it answers"))
        }
    })
}

/// Whether the issuer answers by which people sign in, where one is set.
pub(super) async fn single_sign_on(settings: &Settings) -> Option<Result<String, String>> {
    let issuer = settings.oidc.issuer.as_deref()?;
    let sign_on = match instance::sign_on(settings) {
        Ok(sign_on) => sign_on?,
        Err(error) => return Some(Err(describe(error.as_ref()))),
    };
    Some(match sign_on.reach(SystemClock.now()).await {
        Ok(()) => Ok(format!("{issuer} answers")),
        Err(problem) => Err(format!(
            "{issuer} {problem}; nobody can sign in by it until that is mended: check COUNTERSIGN_OIDC_ISSUER, and that this \
             machine may reach it"
        )),
    })
}

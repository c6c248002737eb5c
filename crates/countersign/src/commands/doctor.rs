//! `countersign doctor`.

use std::path::Path;

use app::sealing::SealingKey;
use model::Clock;
use model::clock::SystemClock;
use model::random::SystemRandom;

use super::say;
use crate::Failure;
use crate::instance::{self, Missing};
use crate::settings::Settings;

/// The first day on which this version can run: a clock before it is wrong.
const RELEASED: &str = "2026-11-01";

/// Checks every part, says how each is and what to mend, and fails when one is not well.
pub(super) async fn run(settings: &Settings) -> Result<(), Failure> {
    let mut sick = 0;
    let mut report = |part: &str, outcome: Result<String, String>| match outcome {
        Ok(state) => say(format_args!("ok      {part}: {state}")),
        Err(remedy) => {
            sick += 1;
            say(format_args!("mend    {part}: {remedy}"));
        }
    };
    report("data folder", data_folder(settings));
    report("secret key", secret_key(settings));
    report("database", database(settings).await);
    if settings.secret_key.len() > 1 {
        report("old secret keys", old_secret_keys(settings).await);
    }
    report("files", files(settings).await);
    report("mail", mail(settings).await);
    report("sealing key", sealing_key(settings).await);
    if let Some(outcome) = authority(settings).await {
        report("time-stamp authority", outcome);
    }
    report("clock", clock());
    if sick == 0 { Ok(()) } else { Err(format!("{sick} of the parts above need mending").into()) }
}

fn data_folder(settings: &Settings) -> Result<String, String> {
    let folder = &settings.data_dir;
    let test = folder.join(".doctor");
    std::fs::write(&test, b"ok").and_then(|()| std::fs::remove_file(&test)).map_err(|error| {
        format!("{} can't be written to ({error}); make it, or set COUNTERSIGN_DATA_DIR", folder.display())
    })?;
    Ok(format!("{} can be written to", folder.display()))
}

fn secret_key(settings: &Settings) -> Result<String, String> {
    let path = settings.data_dir.join("secret.key");
    if !settings.secret_key.is_empty() {
        return Ok(format!("{} from COUNTERSIGN_SECRET_KEY", settings.secret_key.len()));
    }
    match std::fs::read_to_string(&path) {
        Ok(_) => Ok(format!("in {}; back it up, it opens what is stored encrypted", path.display())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            Ok("will be made at the first start".to_owned())
        }
        Err(error) => {
            Err(format!("{} can't be read ({error}); give it back to the service's user", path.display()))
        }
    }
}

/// Whether the keys behind the first one are still needed.
async fn old_secret_keys(settings: &Settings) -> Result<String, String> {
    if database(settings).await.is_err() {
        return Ok("the database, which can't be opened, would tell what they open".to_owned());
    }
    let app = instance::app(settings, Missing::Refuse).await.map_err(|error| describe(error.as_ref()))?;
    let found = app::old_secret_keys(&app).await.map_err(|error| describe(&error));
    app.stop().await;
    let told = found?.into_iter().map(|key| {
        let opens: Vec<_> = key.opens.iter().map(|(what, count)| format!("{count} {what}")).collect();
        if opens.is_empty() {
            format!("number {} opens nothing that is stored", key.place)
        } else {
            format!("number {} opens {}", key.place, opens.join(", "))
        }
    });
    let told: Vec<_> = told.collect();
    Ok(format!(
        "{}; links that were sent and checkpoints of the audit trail may bear their marks",
        told.join("; ")
    ))
}

async fn database(settings: &Settings) -> Result<String, String> {
    let opened = instance::database(settings, Missing::Refuse).await;
    let database = opened.map_err(|error| describe(error.as_ref()))?;
    let state = format!("{} answers and is up to date", database.dialect().name());
    database.close().await;
    Ok(state)
}

async fn files(settings: &Settings) -> Result<String, String> {
    let folder = settings.blobs.url.strip_prefix("file:").map(Path::new);
    if folder.is_some_and(|folder| !folder.exists()) {
        // To open them would make the folder; looking makes nothing.
        return Ok("their folder will be made at the first start".to_owned());
    }
    let blobs = instance::blobs(settings).map_err(|error| describe(error.as_ref()))?;
    blobs.try_out().await.map_err(|error| describe(&error))?;
    Ok(format!("{} can be written to and read", settings.blobs.url))
}

async fn mail(settings: &Settings) -> Result<String, String> {
    let Some(mailer) = instance::mailer(settings).map_err(|error| error.to_string())? else {
        return Ok(
            "kept in the local outbox (`countersign outbox` shows it); set COUNTERSIGN_SMTP_URL to send it"
                .to_owned(),
        );
    };
    let found = mailer.check().await.map_err(|error| {
        format!("{error}; check COUNTERSIGN_SMTP_URL, and that this machine may reach the mail server")
    })?;
    let how = if found.encrypted { "encrypted" } else { "in the clear" };
    let who = if found.signed_in { ", signed in" } else { "" };
    Ok(format!("{} answers, {how}{who}", found.server))
}

/// Whether completed documents can be sealed now. Nothing is made: a key that the service generates itself comes with
/// the first document.
async fn sealing_key(settings: &Settings) -> Result<String, String> {
    let seal = &settings.seal;
    let own = seal.key.is_some() || seal.certificate.is_some() || seal.pkcs12.is_some();
    if !own && let Some(key) = shared_sealing_key(settings).await? {
        let facts = key.certificate();
        let kept = "it is in the database, for all nodes, and renewed by itself before that";
        return Ok(format!("{}, valid until {}; {kept}", facts.subject, facts.not_after));
    }
    if !own && !settings.data_dir.join("seal.pem").exists() {
        return Ok("will be made with the first sealed document".to_owned());
    }
    let sealer = instance::sealer(settings).map_err(|error| describe(error.as_ref()))?;
    let key = sealer.key(SystemClock.now(), &SystemRandom).map_err(|error| error.to_string())?;
    let facts = key.certificate();
    let kept = if own { "supply the next one before that" } else { "it is renewed by itself before that" };
    Ok(format!("{}, valid until {}; {kept}", facts.subject, facts.not_after))
}

/// The generated key that all nodes share, where the database is one that they may share and holds it.
async fn shared_sealing_key(settings: &Settings) -> Result<Option<SealingKey>, String> {
    // A database that can't be opened is told of by itself.
    if settings.database.url.expose().starts_with("sqlite:") || database(settings).await.is_err() {
        return Ok(None);
    }
    let app = instance::app(settings, Missing::Refuse).await.map_err(|error| describe(error.as_ref()))?;
    let found = app::sealing::stored_key(&app).await.map_err(|error| error.to_string());
    app.stop().await;
    found
}

/// Whether the time-stamp authority can be reached, where one is set.
async fn authority(settings: &Settings) -> Option<Result<String, String>> {
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

fn clock() -> Result<String, String> {
    let now = SystemClock.now();
    match RELEASED.parse() {
        Ok(released) if now < released => Err(format!("it says {now}, which can't be; set the machine's clock")),
        _ => Ok(format!("{now}")),
    }
}

fn describe(error: &(dyn std::error::Error + 'static)) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}

//! Putting an instance together from its settings: database, files, keys, application.

use std::path::Path;
use std::sync::Arc;

use app::sealing::{KeySource, Sealer};
use app::sessions::SessionSettings;
use app::sign_on::{SignOn, SignOnSettings};
use app::signing::SigningSettings;
use app::webhooks::Hooks;
use app::worker::Workers;
use app::{App, Parts, Vault};
use model::Clock;
use model::clock::SystemClock;
use model::limits::Limits;
use model::random::SystemRandom;
use outbound::hooks::Guard;
use outbound::traces::{TraceSettings, Traces};
use outbound::{Asker, Mailer, Proxy};
use store::Database;
use store::blobs::Blobs;
use store::blobs::names::Folder;

use crate::settings::Settings;
use crate::{Failure, data_folder, opening, secret_keys};

/// Whether a database and a secret key may be made where there are none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Missing {
    /// They are made: for the commands that begin an instance.
    Make,
    /// They are not: a command on the wrong database must leave neither an empty one nor a key and its mark behind.
    Refuse,
}

/// What an application stands on.
pub(crate) struct Opened {
    pub database: Database,
    pub blobs: Blobs,
    pub vault: Vault,
}

/// Opens the database that is configured, and no other, and brings it up to date. One that a transfer or a restore has not
/// finished is refused.
pub(crate) async fn database(settings: &Settings, missing: Missing) -> Result<Database, Failure> {
    let database = open_database(settings, missing).await?;
    bring_up_to_date(&database).await?;
    Ok(database)
}

/// Brings a database up to date, unless a transfer or a restore has not finished it.
async fn bring_up_to_date(database: &Database) -> Result<(), Failure> {
    store::dump::refuse_unfinished(database).await?;
    let applied = store::migrate(database)
        .await
        .map_err(|error| opening::migration_failed("the database", opening::DATABASE, error))?;
    if !applied.is_empty() {
        tracing::info!(steps = ?applied, "database migrated");
    }
    Ok(())
}

/// Opens the place of files that is configured.
pub(crate) fn blobs(settings: &Settings) -> Result<Blobs, Failure> {
    let Settings { blobs, .. } = settings;
    let opened = Blobs::open_at(&blobs.url, blobs.public_endpoint.as_deref());
    opened.map_err(|error| opening::files_failed("the files", opening::FILES, &blobs.url, &error))
}

/// Tells at the start what is wrong with the files. What may pass is only said: the service answers what needs none.
pub(crate) async fn check_files(blobs: &Blobs) -> Result<(), Failure> {
    match blobs.check().await {
        Ok(()) => Ok(()),
        Err(error) if store::blobs::is_lasting(&error) => Err(Named("the files can't be used", error).into()),
        Err(error) => {
            tracing::warn!(error = %model::error::Chain(&error), "the files do not answer yet");
            Ok(())
        }
    }
}

/// Whether there is an instance here: a SQLite file that exists, or a server that somebody named.
pub(crate) fn is_there(settings: &Settings) -> bool {
    settings.database.url.expose().strip_prefix("sqlite:").is_none_or(|path| Path::new(path).exists())
}

/// Fails where a new SQLite database would be made beside what another instance left: then the one that belongs to it is
/// elsewhere, and nobody should find an empty service in its place.
fn refuse_beside_leftovers(settings: &Settings) -> Result<(), Failure> {
    let Some(path) = settings.database.url.expose().strip_prefix("sqlite:") else { return Ok(()) };
    let path = path.strip_prefix("//").unwrap_or(path);
    let has_bytes = |path: &str| std::fs::metadata(path).is_ok_and(|facts| facts.len() > 0);
    // What is newest may be in the write-ahead log alone.
    if has_bytes(path) || has_bytes(&format!("{path}-wal")) {
        return Ok(());
    }
    let files = settings.blobs.url.strip_prefix("file:").map(Path::new);
    let holds_files = |name: &str| {
        let folder = files.map(|files| files.join(name));
        let first = folder.and_then(|folder| std::fs::read_dir(folder).ok()?.next());
        first.is_some()
    };
    let left = if settings.data_dir.join(data_folder::SECRET_KEY).exists() {
        settings.data_dir.join(data_folder::SECRET_KEY)
    } else if let Some(files) = files
        && [Folder::Sealed, Folder::Uploads].into_iter().map(Folder::name).any(holds_files)
    {
        files.to_owned()
    } else {
        return Ok(());
    };
    Err(format!(
        "there is no database at {path}, or an empty one, while {} is left of an instance; check COUNTERSIGN_DATABASE_URL and \
         COUNTERSIGN_DATA_DIR, and that their volumes are mounted, or put the database back from a backup. For a new \
         instance name another data folder, or move what is left away",
        left.display()
    )
    .into())
}

/// Whether a database is there, where this user may look at all.
fn is_file_there(path: &str) -> Result<bool, Failure> {
    Path::new(path).try_exists().map_err(|error| {
        format!("whether there is a database at {path} can't be seen ({error}); run this as the service's user")
            .into()
    })
}

/// Opens the database that is configured as it is: whole or not, up to date or not.
pub(crate) async fn open_database(settings: &Settings, missing: Missing) -> Result<Database, Failure> {
    let url = settings.database.url.expose();
    if let Some(path) = url.strip_prefix("sqlite:")
        && missing == Missing::Refuse
        && !is_file_there(path)?
    {
        return Err(format!(
            "there is no database at {path}; start the service once, run `countersign setup`, or check \
             COUNTERSIGN_DATABASE_URL and COUNTERSIGN_DATA_DIR"
        )
        .into());
    }
    let opened = Database::open(url).await;
    opened.map_err(|error| opening::database_failed("the database", opening::DATABASE, &error))
}

/// Opens database, files and keys, and puts the application together.
pub(crate) async fn app(settings: &Settings, missing: Missing) -> Result<App, Failure> {
    put_together(settings, open(settings, missing).await?)
}

/// Opens what an application stands on.
pub(crate) async fn open(settings: &Settings, missing: Missing) -> Result<Opened, Failure> {
    if missing == Missing::Make {
        data_folder::make_own(&settings.data_dir)?;
        refuse_beside_leftovers(settings)?;
    }
    let database = database(settings, missing).await?;
    let vault = vault(settings, &database, missing).await?;
    Ok(Opened { database, blobs: blobs(settings)?, vault })
}

/// Opens what an instance that is there stands on besides its database.
pub(crate) async fn open_with(settings: &Settings, database: Database) -> Result<Opened, Failure> {
    bring_up_to_date(&database).await?;
    let vault = vault(settings, &database, Missing::Refuse).await?;
    Ok(Opened { database, blobs: blobs(settings)?, vault })
}

/// Fails where the secret keys that are there are not the database's. Nothing is made or changed.
pub(crate) async fn compare_key(settings: &Settings, database: &Database) -> Result<(), Failure> {
    vault(settings, database, Missing::Refuse).await.map(drop)
}

/// The secret keys, which are the database's or become so.
async fn vault(settings: &Settings, database: &Database, missing: Missing) -> Result<Vault, Failure> {
    let found = secret_keys::find(settings, database).await?;
    match (found, missing) {
        (Some(keys), Missing::Refuse) => {
            let vault = Vault::new(&keys)?;
            app::compare_secret_key(database, &vault).await??;
            Ok(vault)
        }
        // Without a workspace nothing is stored that a key opens: any will do to look, and it is kept nowhere.
        (None, Missing::Refuse) => Ok(Vault::new(&[data_folder::new_secret_key(&SystemRandom)])?),
        (found, Missing::Make) => {
            let keys = match found {
                Some(keys) => keys,
                None => vec![data_folder::make_secret_key(&settings.data_dir, &SystemRandom)?],
            };
            let vault = Vault::new(&keys)?;
            app::check_secret_key(database, &vault, SystemClock.now()).await??;
            Ok(vault)
        }
    }
}

/// Puts the application together.
pub(crate) fn put_together(settings: &Settings, opened: Opened) -> Result<App, Failure> {
    let Opened { database, blobs, vault } = opened;
    let clock = database.clock_or(Arc::new(SystemClock));
    Ok(App::new(Parts {
        database,
        blobs,
        clock,
        random: Arc::new(SystemRandom),
        limits: limits(settings),
        vault,
        workers: workers(settings)?,
        signing: SigningSettings {
            link_days: settings.signing.link_days,
            consent_text: settings.signing.consent_text.clone(),
        },
        sessions: SessionSettings { idle_hours: settings.sessions.idle_hours },
        sealer: sealer(settings)?,
        mailer: mailer(settings)?,
        hooks: Hooks::new(Guard::new(settings.webhooks.allow_cidrs.clone()))?,
        sign_on: sign_on(settings)?,
        traces: traces()?,
    }))
}

/// What seals, as the settings say; a file that can't be read is an error at the start, not at the first document.
pub(crate) fn sealer(settings: &Settings) -> Result<Sealer, Failure> {
    let seal = &settings.seal;
    let read = |path: &Path, variable: &str| {
        std::fs::read(path).map_err(|error| -> Failure {
            format!("{} can't be read ({error}); check {variable}", path.display()).into()
        })
    };
    let read_text = |path: &Path, variable: &str| -> Result<String, Failure> {
        String::from_utf8(read(path, variable)?).map_err(|_| format!("{} is not PEM", path.display()).into())
    };
    let source = match (&seal.key, &seal.certificate, &seal.pkcs12) {
        (None, None, None) => KeySource::Generated {
            path: settings.data_dir.join(data_folder::SEALING_KEY),
            name: "Countersign".to_owned(),
        },
        (Some(key), Some(certificate), None) => KeySource::Pem {
            key: read_text(key, "COUNTERSIGN_SEAL_KEY")?,
            certificate: read_text(certificate, "COUNTERSIGN_SEAL_CERTIFICATE")?,
        },
        (None, None, Some(file)) => KeySource::Pkcs12 {
            bytes: read(file, "COUNTERSIGN_SEAL_PKCS12")?,
            password: seal.pkcs12_password.as_ref().map(|secret| secret.expose().to_owned()).unwrap_or_default(),
        },
        _ => {
            return Err("set COUNTERSIGN_SEAL_KEY and COUNTERSIGN_SEAL_CERTIFICATE together, or \
                        COUNTERSIGN_SEAL_PKCS12 alone, or none of them"
                .into());
        }
    };
    Ok(Sealer::new(source, seal.tsa_url.clone(), asker(settings)?))
}

/// What asks those whom the settings name, by the proxy where one is set.
fn asker(settings: &Settings) -> Result<Asker, Failure> {
    let outgoing = &settings.outgoing;
    let proxy = outgoing.proxy.as_ref().map(|proxy| Proxy::new(proxy.expose(), &outgoing.no_proxy));
    let proxy = proxy.transpose().map_err(|problem| format!("COUNTERSIGN_OUTGOING_PROXY {problem}"))?;
    Ok(Asker::by(proxy)?)
}

/// Says at the start where the key of the settings can't seal: nobody should learn that from the first document. What is
/// completed meanwhile waits, so the service starts all the same.
pub(crate) fn tell_unusable_seal(settings: &Settings) {
    let seal = &settings.seal;
    if seal.key.is_none() && seal.pkcs12.is_none() {
        return;
    }
    let usable = sealer(settings).map(|sealer| sealer.key(SystemClock.now(), &SystemRandom).map(drop));
    let problem = match usable {
        Ok(Ok(())) => return,
        Ok(Err(error)) => error.to_string(),
        Err(error) => error.to_string(),
    };
    tracing::error!(
        problem,
        "documents can't be sealed with the key that the settings name; `countersign doctor` tells more"
    );
}

/// What hands mails to the mail server, where one is set.
pub(crate) fn mailer(settings: &Settings) -> Result<Option<Mailer>, Failure> {
    let Some(url) = &settings.smtp.url else { return Ok(None) };
    Ok(Some(Mailer::new(url.expose(), &settings.smtp.from)?))
}

/// The house that signs people in beside us, where one is set.
pub(crate) fn sign_on(settings: &Settings) -> Result<Option<SignOn>, Failure> {
    let oidc = &settings.oidc;
    match (&oidc.issuer, &oidc.client_id) {
        (None, None) => Ok(None),
        (Some(issuer), Some(client_id)) => {
            let house = SignOnSettings {
                issuer: issuer.clone(),
                client_id: client_id.clone(),
                client_secret: oidc.client_secret.as_ref().map(|secret| secret.expose().to_owned()),
                name: oidc.name.clone(),
            };
            Ok(Some(SignOn::new(house, asker(settings)?)?))
        }
        _ => Err("set COUNTERSIGN_OIDC_ISSUER and COUNTERSIGN_OIDC_CLIENT_ID together, or none of them".into()),
    }
}

/// Where traces are told, where OpenTelemetry's own variables name a collector.
fn traces() -> Result<Traces, Failure> {
    let settings = TraceSettings::read(|name| std::env::var(name).ok())?;
    Ok(settings.map(Traces::to).transpose()?.unwrap_or_default())
}

fn workers(settings: &Settings) -> Result<Workers, Failure> {
    let mut wanted = app::worker::Settings::of_this_program()?;
    wanted.count = settings.render.workers.unwrap_or(wanted.count);
    wanted.fonts_dir = Some(settings.render.fonts_dir.clone());
    Ok(Workers::new(wanted))
}

fn limits(settings: &Settings) -> Limits {
    let limits = &settings.limits;
    Limits {
        body_bytes: limits.body_bytes,
        upload_bytes: limits.upload_bytes,
        body_nesting: limits.body_nesting,
        name_length: limits.name_length,
        recipients: limits.recipients,
        message_length: limits.message_length,
        values: limits.values,
        value_length: limits.value_length,
    }
}

/// An error with what was being done.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Named<E: std::error::Error>(&'static str, #[source] E);

//! `countersign doctor`.

mod files;
mod others;
mod sealing;

use std::io::ErrorKind;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use app::{App, Vault};
use model::Clock;
use model::clock::SystemClock;
use model::error::Chain;
use store::Database;
use store::blobs::Blobs;

use super::say;
use crate::instance::{self, Missing, Opened};
use crate::settings::Settings;
use crate::{Failure, cautions, data_folder, secret_keys};

/// The first day on which this version can run: a clock before it is wrong.
const RELEASED: &str = "2026-11-01";

/// Checks every part, says how each is and what to mend, and fails when one is not well. Looking makes nothing.
pub(super) async fn run(settings: &Settings) -> Result<(), Failure> {
    let mut sick = 0;
    let mut report = |part: &str, outcome: Result<String, String>| match outcome {
        Ok(state) => say(format_args!("ok      {part}: {state}")),
        Err(remedy) => {
            sick += 1;
            say(format_args!("mend    {part}: {remedy}"));
        }
    };
    report("data folder", writable(settings));
    if let Some(caution) = open_to_others(settings) {
        look("data folder", &caution);
    }
    if let Some(outcome) = room(settings) {
        report("room", outcome);
    }
    let database = instance::database(settings, Missing::Refuse).await.map_err(|error| describe(error.as_ref()));
    let keys = match &database {
        Ok(database) => keys_of(settings, database).await,
        Err(_) => only_readable(settings),
    };
    report("secret key", secret_key(settings, &keys));
    report("database", database.as_ref().map(up_to_date).map_err(Clone::clone));
    let inside = match (&database, keys) {
        (Ok(database), Ok(Some(keys))) => Inside::open(settings, database, &keys),
        (Ok(_), Ok(None)) => Inside::Empty,
        _ => Inside::Closed,
    };
    if let Some(problem) = unopened(&inside).await {
        report("stored secrets", Err(problem));
    }
    if settings.secret_key.len() > 1 {
        report("old secret keys", old_secret_keys(&inside).await);
    }
    report("files", files::look(settings, database.as_ref().ok()).await);
    report("mail", others::mail(settings, database.as_ref().ok()).await);
    if settings.smtp.url.is_some()
        && let Ok(database) = &database
    {
        match cautions::unsent_mails(settings, database).await {
            Ok(caution) => caution.into_iter().for_each(|caution| look("unsent mails", &caution)),
            Err(error) => report("unsent mails", Err(describe(&error))),
        }
    }
    let known = [
        ("links", cautions::links(settings)),
        ("proxy", cautions::proxies(settings)),
        ("way out", cautions::way_out(settings)),
    ];
    for (part, caution) in known {
        if let Some(caution) = caution {
            look(part, caution);
        }
    }
    report("sealing key", sealing::key(settings, &inside).await);
    if let Some(outcome) = others::authority(settings).await {
        report("time-stamp authority", outcome);
    }
    if let Some(outcome) = others::single_sign_on(settings).await {
        report("single sign-on", outcome);
    }
    if let Some(problem) = fonts(settings) {
        report("fonts", Err(problem));
    }
    report("clock", clock(database.as_ref().ok()).await);
    if let Inside::Open(app) = inside {
        app.stop().await;
    } else if let Ok(database) = database {
        database.close().await;
    }
    if sick == 0 { Ok(()) } else { Err(format!("{sick} of the parts above need mending").into()) }
}

/// The secret keys where they are the database's; none where the first start will make one.
async fn keys_of(settings: &Settings, database: &Database) -> Result<Option<Vec<String>>, String> {
    let found = async {
        let keys = secret_keys::find(settings, database).await?;
        if let Some(keys) = &keys {
            app::compare_secret_key(database, &Vault::new(keys)?).await??;
        }
        Ok::<_, Failure>(keys)
    };
    found.await.map_err(|error| describe(error.as_ref()))
}

/// Whether the key in the data folder can be read, where no database tells more of it.
fn only_readable(settings: &Settings) -> Result<Option<Vec<String>>, String> {
    let found = data_folder::secret_key(&settings.data_dir).map_err(|error| describe(error.as_ref()))?;
    Ok(found.map(|key| vec![key]))
}

/// What the database and the keys can tell together.
enum Inside {
    /// The application, to ask them.
    Open(App),
    /// There is no key yet, so nothing was encrypted.
    Empty,
    /// One of them can't be used, as was told already.
    Closed,
    /// Other settings are in the way.
    Failed(String),
}

impl Inside {
    fn open(settings: &Settings, database: &Database, keys: &[String]) -> Self {
        let opened = || {
            // A place of files that is there and that nothing is asked of: the real one may have to be made.
            let (blobs, vault) = (Blobs::open("file:/")?, Vault::new(keys)?);
            instance::put_together(settings, Opened { database: database.clone(), blobs, vault })
        };
        match opened() {
            Ok(app) => Self::Open(app),
            Err(error) => Self::Failed(describe(error.as_ref())),
        }
    }
}

fn writable(settings: &Settings) -> Result<String, String> {
    let folder = &settings.data_dir;
    let test = folder.join(".doctor");
    let written = std::fs::write(&test, b"ok");
    // A full disk may take the file and not its bytes; nothing of it stays.
    let removed = std::fs::remove_file(&test);
    written.and(removed).map_err(|error| {
        let remedy = match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "make room on its disk",
            ErrorKind::NotFound => "make it, or set COUNTERSIGN_DATA_DIR",
            _ => "give it to the service's user, or set COUNTERSIGN_DATA_DIR",
        };
        format!("{} can't be written to ({error}); {remedy}", folder.display())
    })?;
    Ok(format!("{} can be written to", folder.display()))
}

/// A data folder that everybody on the machine can look into. Within it only the keys have a mode of their own.
fn open_to_others(settings: &Settings) -> Option<String> {
    let folder = &settings.data_dir;
    let mode = std::fs::metadata(folder).ok()?.permissions().mode() & 0o777;
    (mode & 0o007 != 0).then(|| {
        format!(
            "others can look into {} (mode {mode:03o}), where answers and signatures lie; run `chmod 700` on it",
            folder.display()
        )
    })
}

/// Whether there is room where this machine keeps something; nothing where it keeps nothing yet.
fn room(settings: &Settings) -> Option<Result<String, String>> {
    let database =
        settings.database.url.expose().strip_prefix("sqlite:").and_then(|path| Path::new(path).parent());
    let files = settings.blobs.url.strip_prefix("file:").map(Path::new);
    let places = [Some(settings.data_dir.as_path()), database, files].into_iter().flatten();
    let free = places.filter_map(|folder| Some((store::disk::free_bytes(folder).ok()?, folder)));
    let (free, folder) = free.min()?;
    let left = format!("{} MiB are left at {}", free / 1024 / 1024, folder.display());
    Some(if free < app::LEAST_FREE {
        Err(format!("{left}; make room, the service takes no more writes until there is"))
    } else {
        Ok(left)
    })
}

/// What is stored that no key opens.
async fn unopened(inside: &Inside) -> Option<String> {
    let Inside::Open(app) = inside else { return None };
    let found = match app::unopened_secrets(app).await {
        Ok(found) if found.is_empty() => return None,
        Ok(found) => found,
        Err(error) => return Some(describe(&error)),
    };
    let counted: Vec<_> = found.iter().map(|(what, count)| format!("{count} {what}")).collect();
    Some(format!(
        "{} can be opened by no key that is there; add the one that they were made with behind the first one in \
         COUNTERSIGN_SECRET_KEY",
        counted.join(", ")
    ))
}

fn secret_key(settings: &Settings, found: &Result<Option<Vec<String>>, String>) -> Result<String, String> {
    let found = found.as_ref().map_err(Clone::clone)?;
    if !settings.secret_key.is_empty() {
        return Ok(format!("{} from COUNTERSIGN_SECRET_KEY", settings.secret_key.len()));
    }
    if found.is_some() {
        let path = settings.data_dir.join(data_folder::SECRET_KEY);
        let mode = std::fs::metadata(&path).map_or(0, |facts| facts.permissions().mode() & 0o777);
        if mode & 0o077 != 0 {
            return Err(format!(
                "others can read {} (mode {mode:03o}), and it opens what is stored encrypted; run `chmod 600` on it",
                path.display()
            ));
        }
        Ok(format!("in {}; back it up, it opens what is stored encrypted", path.display()))
    } else {
        Ok("will be made at the first start".to_owned())
    }
}

/// Whether the keys behind the first one are still needed.
async fn old_secret_keys(inside: &Inside) -> Result<String, String> {
    let app = match inside {
        Inside::Open(app) => app,
        Inside::Failed(why) => return Err(why.clone()),
        Inside::Empty | Inside::Closed => {
            return Ok("the database, which can't be opened with them, would tell what they open".to_owned());
        }
    };
    let found = app::old_secret_keys(app).await.map_err(|error| describe(&error))?;
    let told = found.into_iter().map(|key| {
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

fn up_to_date(database: &Database) -> String {
    format!("{} answers and is up to date", database.dialect().name())
}

/// What is wrong with a folder of fonts that somebody named.
fn fonts(settings: &Settings) -> Option<String> {
    let folder = &settings.render.fonts_dir;
    let is_own = *folder != settings.data_dir.join("fonts");
    let problem = std::fs::read_dir(folder).err().filter(|_| is_own)?;
    Some(format!(
        "{} can't be read ({problem}), so its fonts are left out; make it for the service's user, or check \
         COUNTERSIGN_RENDER_FONTS_DIR",
        folder.display()
    ))
}

async fn clock(database: Option<&Database>) -> Result<String, String> {
    let now = SystemClock.now();
    if let Some(database) = database
        && let Some(problem) = cautions::clock(database, &SystemClock).await.map_err(|error| describe(&error))?
    {
        return Err(problem);
    }
    match RELEASED.parse() {
        Ok(released) if now < released => Err(format!("it says {now}, which can't be; set the machine's clock")),
        _ => Ok(format!("{now}")),
    }
}

/// Says what is no fault and may well be meant so, and yet should be known.
fn look(part: &str, caution: &str) {
    say(format_args!("look    {part}: {caution}"));
}

fn describe(error: &(dyn std::error::Error + 'static)) -> String {
    Chain(error).to_string()
}

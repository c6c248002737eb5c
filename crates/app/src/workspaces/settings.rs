//! What administrators decide about their workspace.

use model::activity::Event;
use model::colour::Colour;
use model::embedding::{MOST_ORIGINS, Origin};
use model::error::{Error, Problems, Result};
use model::locale::{Language, ZoneName};
use model::name::Name;
use model::retention::Retention;
use model::workspace::{Workspace, WorkspaceSettings};
use serde_json::{Map, Value, json};
use store::logos::LogoFacts;

use crate::change::{About, Change};
use crate::retry::until_settled;
use crate::{App, Call, Receipt};

/// A workspace with everything that was decided about it.
#[derive(Debug, Clone)]
pub struct Decided {
    /// The workspace.
    pub workspace: Workspace,
    /// Its settings.
    pub settings: WorkspaceSettings,
    /// Its logo.
    pub logo: Option<LogoFacts>,
}

/// What is to be different; what is left out stays.
#[derive(Debug, Clone, Default)]
pub struct SettingsChanges {
    /// Its name.
    pub name: Option<String>,
    /// The language of what it sends, where nobody chose another.
    pub language: Option<String>,
    /// The time zone of what it sends.
    pub time_zone: Option<String>,
    /// The colour of its mails and signing pages; an empty text takes it away.
    pub colour: Option<String>,
    /// The name that its mails come from; an empty text takes it away.
    pub mail_sender: Option<String>,
    /// How long finished documents are kept.
    pub retention: Option<Keeping>,
    /// The sites that may show its signing pages in a frame.
    pub embedding: Option<Vec<String>>,
    /// Whether recipients may name somebody else in their place.
    pub recipients_may_delegate: Option<bool>,
    /// Whether members need a second step to use its console.
    pub require_second_step: Option<bool>,
}

/// How long finished documents are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keeping {
    /// For ever.
    Forever,
    /// For so many days.
    Days(i64),
}

/// Shows what was decided; administrators only.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn settings(app: &App, call: &Call) -> Result<Decided> {
    call.must_be_administrator()?;
    Ok(Decided {
        workspace: super::show(app, call.workspace).await?,
        settings: store::workspace_settings::find(app.database(), call.workspace).await?,
        logo: store::logos::facts(app.database(), call.workspace).await?,
    })
}

/// Changes what was decided; administrators only. Where nothing is different afterwards, nothing happens.
///
/// # Errors
/// When the caller is no administrator, the input is not valid, or the database does not answer.
pub async fn change_settings<R: Receipt>(
    app: &App,
    call: &Call,
    changes: SettingsChanges,
    answer: impl Fn(&Decided) -> R,
) -> Result<R> {
    call.must_be_administrator()?;
    let wanted = Wanted::read(app, changes)?;
    let told = until_settled(|| async {
        let before = settings(app, call).await?;
        let mut after = before.clone();
        wanted.put_into(&mut after);
        if after.settings.require_second_step && !before.settings.require_second_step {
            must_have_second_step(app, call).await?;
        }
        let said = differences(&before, &after);
        let mut change = Change::new(app, call);
        let now = change.now();
        if !said.is_empty() {
            after.settings.version += 1;
            store::workspace_settings::put(change.write(), call.workspace, &after.settings, now);
            if ["name", "language", "timeZone"].iter().any(|name| said.contains_key(*name)) {
                store::workspaces::describe(change.write(), &after.workspace);
            }
            let names: Vec<_> = said.keys().map(String::as_str).collect();
            let message = format!("The workspace’s settings were changed: {}", names.join(", "));
            change.record(Event::WorkspaceUpdated, About::NOTHING, message, Value::Object(said));
        }
        Ok(change.commit(answer(&after)).await?)
    })
    .await?;
    // Keys remember the workspace that they open.
    app.keys_changed();
    Ok(told)
}

/// Fails for somebody who asks of others what they do not have themselves: they would lock themselves out first.
async fn must_have_second_step(app: &App, call: &Call) -> Result<()> {
    let Some(user) = call.actor.user() else { return Ok(()) };
    let held = store::second_factors::held(app.database(), user).await?;
    if held.totp || held.passkeys > 0 {
        return Ok(());
    }
    Err(Error::field(
        "requireSecondStep",
        "needs you to have a second step yourself; set one up in your account first",
    ))
}

/// The sites that may show the signing pages of a workspace in a frame: what belongs into `frame-ancestors`. None means
/// that nobody was named.
///
/// # Errors
/// When the database does not answer.
pub async fn embedding(app: &App, workspace: model::id::WorkspaceId) -> Result<Vec<Origin>> {
    Ok(store::workspace_settings::find(app.database(), workspace).await?.embedding)
}

/// The colour that a workspace chose.
///
/// # Errors
/// When the database does not answer.
pub async fn colour(app: &App, workspace: model::id::WorkspaceId) -> Result<Option<Colour>> {
    Ok(store::workspace_settings::find(app.database(), workspace).await?.colour)
}

/// What is wanted of one thing.
enum Wish<T> {
    /// It stays as it is.
    Stay,
    /// It becomes this.
    Be(T),
}

impl<T: Clone> Wish<T> {
    fn new<G>(given: Option<G>, read: impl FnOnce(G) -> T) -> Self {
        given.map_or(Self::Stay, |given| Self::Be(read(given)))
    }

    fn put_into(&self, place: &mut T) {
        if let Self::Be(wanted) = self {
            place.clone_from(wanted);
        }
    }
}

/// The changes, checked.
struct Wanted {
    name: Option<Name>,
    language: Option<Language>,
    time_zone: Option<ZoneName>,
    colour: Wish<Option<Colour>>,
    mail_sender: Wish<Option<Name>>,
    retention: Wish<Option<Retention>>,
    embedding: Wish<Vec<Origin>>,
    no_delegation: Wish<bool>,
    require_second_step: Wish<bool>,
}

impl Wanted {
    fn read(app: &App, changes: SettingsChanges) -> Result<Self> {
        let mut problems = Problems::new();
        let wanted = Self {
            name: changes.name.and_then(|name| problems.take("name", Name::parse(&name, app.limits()))),
            language: changes.language.and_then(|tag| problems.take("language", tag.parse())),
            time_zone: changes.time_zone.and_then(|zone| problems.take("timeZone", zone.parse())),
            colour: Wish::new(changes.colour, |text| {
                filled(&text).and_then(|text| problems.take("colour", text.parse()))
            }),
            mail_sender: Wish::new(changes.mail_sender, |text| {
                filled(&text).and_then(|text| problems.take("mailSender", Name::parse(text, app.limits())))
            }),
            retention: Wish::new(changes.retention, |keeping| match keeping {
                Keeping::Forever => None,
                Keeping::Days(days) => problems.take("retentionDays", Retention::days(days)),
            }),
            embedding: Wish::new(changes.embedding, |origins| read_origins(&origins, &mut problems)),
            no_delegation: Wish::new(changes.recipients_may_delegate, |may| !may),
            require_second_step: Wish::new(changes.require_second_step, |required| required),
        };
        problems.done()?;
        Ok(wanted)
    }

    fn put_into(&self, decided: &mut Decided) {
        let Decided { workspace, settings, .. } = decided;
        if let Some(name) = &self.name {
            workspace.name.clone_from(name);
        }
        if let Some(language) = self.language {
            workspace.language = language;
        }
        if let Some(zone) = &self.time_zone {
            workspace.time_zone.clone_from(zone);
        }
        self.colour.put_into(&mut settings.colour);
        self.mail_sender.put_into(&mut settings.mail_sender);
        self.retention.put_into(&mut settings.retention);
        self.embedding.put_into(&mut settings.embedding);
        self.no_delegation.put_into(&mut settings.no_delegation);
        self.require_second_step.put_into(&mut settings.require_second_step);
    }
}

fn filled(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

/// Reads the origins; each is kept once.
fn read_origins(texts: &[String], problems: &mut Problems) -> Vec<Origin> {
    if texts.len() > MOST_ORIGINS {
        problems.add("embeddingOrigins", format!("must be at most {MOST_ORIGINS} sites"));
        return Vec::new();
    }
    let mut origins: Vec<Origin> = Vec::new();
    for (index, text) in texts.iter().enumerate() {
        if let Some(origin) = problems.take(&format!("embeddingOrigins[{index}]"), text.parse())
            && !origins.contains(&origin)
        {
            origins.push(origin);
        }
    }
    origins
}

/// What is different, by the names that the interface has for it.
fn differences(before: &Decided, after: &Decided) -> Map<String, Value> {
    let texts = |decided: &Decided| {
        let Decided { workspace, settings, .. } = decided;
        [
            ("name", json!(workspace.name)),
            ("language", json!(workspace.language)),
            ("timeZone", json!(workspace.time_zone)),
            ("colour", json!(settings.colour)),
            ("mailSender", json!(settings.mail_sender)),
            ("retentionDays", json!(settings.retention.map(Retention::in_days))),
            ("embeddingOrigins", json!(settings.embedding)),
            ("recipientsMayDelegate", json!(!settings.no_delegation)),
            ("requireSecondStep", json!(settings.require_second_step)),
        ]
    };
    let pairs = texts(before).into_iter().zip(texts(after));
    let changed = pairs.filter(|((_, before), (_, after))| before != after);
    changed.map(|(_, (name, after))| (name.to_owned(), after)).collect()
}

/// Fails unless the text is the workspace's name.
pub(super) fn must_name(workspace: &Workspace, name: &str) -> Result<()> {
    if name.trim() == workspace.name.as_str() {
        return Ok(());
    }
    Err(Error::field("name", "must be the name of the workspace, letter by letter"))
}

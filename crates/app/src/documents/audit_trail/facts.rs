//! What the audit trail tells: gathered from the document, its respondents and the entries of its chain.

use bytes::Bytes;
use model::Timestamp;
use model::activity::Event;
use model::audit::Entry;
use model::document::Document;
use model::error::{Error, Result};
use model::hex::{hex, unhex};
use model::id::{RespondentId, WorkspaceId};
use model::respondent::Way;
use serde::Deserialize;

use crate::{App, sealing};

/// Entries that are printed: the first ones and the last ones of a chain that is longer.
const FIRST: i64 = 60;
const LAST: i64 = 340;

/// All that is printed.
pub(super) struct Facts<'a> {
    pub document: &'a Document,
    pub workspace_name: String,
    pub workspace: WorkspaceId,
    pub entries: Vec<Told>,
    /// How many entries are left out between the first and the last ones.
    pub left_out: i64,
    pub people: Vec<Steps>,
    /// The seal, as the sealed PDF shows it.
    pub seal: Option<seal::Seal>,
    pub base_url: String,
}

/// An entry, with what is read out of it.
pub(super) struct Told {
    pub number: i64,
    pub at: Timestamp,
    pub event: String,
    pub actor: String,
    pub ip: Option<String>,
    pub message: String,
    pub hash: String,
    pub erased: bool,
}

/// What the entries tell of a respondent's steps, beyond what the respondent's record holds.
#[derive(Default)]
pub(super) struct Steps {
    pub addresses: Vec<String>,
    pub programs: Vec<String>,
    pub seen: Option<String>,
    pub signed: Option<String>,
    pub via: Option<Way>,
    /// Who submitted, be it themselves or a key.
    pub submitted_by: Option<String>,
    /// Who passed the document on to them.
    pub in_place_of: Option<String>,
    /// Whether entries about them were erased.
    pub erased: bool,
}

impl Steps {
    /// Whether a program submitted for them.
    pub fn is_by_program(&self) -> bool {
        self.via == Some(Way::Program)
    }
}

/// What signing notes with its entries.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Noted {
    respondent_id: Option<String>,
    user_agent: Option<String>,
    seen_sha256: Option<String>,
    signed_sha256: Option<String>,
    via: Option<Way>,
    email: Option<String>,
    email_before: Option<String>,
}

impl Noted {
    /// Whether somebody with another address stands in their place from here on.
    fn is_new_address(&self) -> bool {
        self.email_before.is_some() && self.email_before != self.email
    }
}

pub(super) async fn gather<'a>(app: &App, workspace: WorkspaceId, document: &'a Document) -> Result<Facts<'a>> {
    let length = document.trail.length;
    let id = document.summary.id;
    let database = app.database();
    let mut entries = store::audit::of_document(database, workspace, id, 0, length, FIRST + LAST).await?;
    let mut left_out = 0;
    if length > FIRST + LAST {
        entries.truncate(usize::try_from(FIRST).unwrap_or_default());
        let last = store::audit::of_document(database, workspace, id, length - LAST, length, LAST).await?;
        left_out = length - FIRST - i64::try_from(last.len()).unwrap_or_default();
        entries.extend(last);
    }
    let people = document.respondents.iter().map(|one| steps(one.id, &entries)).collect();
    let workspace_name = store::workspaces::find(database, workspace).await?.map(|found| found.name.to_string());
    let seal = match &document.seal {
        Some(facts) => seen(sealing::sealed_pdf(app, workspace, facts).await?, &facts.certificate).await?,
        None => None,
    };
    Ok(Facts {
        document,
        seal,
        workspace_name: workspace_name.unwrap_or_default(),
        workspace,
        people,
        entries: entries.into_iter().map(told).collect(),
        left_out,
        base_url: app.base_url().to_owned(),
    })
}

/// What the sealed PDF tells of its seal: certificate and time stamp. It is our own, so it is looked at here.
async fn seen(pdf: Bytes, certificate: &str) -> Result<Option<seal::Seal>> {
    let ours = unhex(certificate).and_then(|hash| hash.try_into().ok()).into_iter().collect::<Vec<[u8; 32]>>();
    let work = move || seal::verify(&pdf, &ours);
    let report = tokio::task::spawn_blocking(work).await.map_err(Error::internal)?;
    Ok(report.seals.into_iter().find(|seal| seal.ours))
}

fn told(entry: Entry) -> Told {
    Told {
        number: entry.trail_number.unwrap_or_default(),
        at: entry.created_at,
        erased: entry.is_erased(),
        event: entry.event,
        actor: entry.actor_name,
        ip: entry.ip,
        message: entry.message,
        hash: entry.trail_hash.as_deref().map(hex).unwrap_or_default(),
    }
}

fn steps(respondent: RespondentId, entries: &[Entry]) -> Steps {
    let id = respondent.to_string();
    let mut steps = Steps::default();
    for entry in entries {
        let own = entry.actor_id.as_deref() == Some(id.as_str());
        let noted: Noted = serde_json::from_str(entry.metadata.get()).unwrap_or_default();
        if !own && noted.respondent_id.as_deref() != Some(id.as_str()) {
            continue;
        }
        if noted.is_new_address() {
            // What came before was done by whoever had the former address, and so was the step by which they passed it on.
            steps = Steps { erased: steps.erased | entry.is_erased(), ..Steps::default() };
            steps.in_place_of = noted.email_before.filter(|_| entry.event == Event::RespondentDelegated.name());
            continue;
        }
        steps.erased |= entry.is_erased();
        if own {
            note(&mut steps.addresses, entry.ip.as_ref());
            note(&mut steps.programs, noted.user_agent.as_ref());
        }
        if entry.event == Event::RespondentOpened.name() {
            steps.seen = noted.seen_sha256.or(steps.seen);
        }
        if entry.event == Event::RespondentSubmitted.name() {
            steps.signed = noted.signed_sha256.or(steps.signed);
            steps.via = noted.via.or(steps.via);
            steps.submitted_by = Some(entry.actor_name.clone()).filter(|name| !name.is_empty());
        }
    }
    steps
}

/// Adds what is not there yet.
fn note(list: &mut Vec<String>, text: Option<&String>) {
    if let Some(text) = text
        && !list.contains(text)
    {
        list.push(text.clone());
    }
}

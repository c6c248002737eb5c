//! The audit chain of a document, from the lines of a bundle.

use std::collections::BTreeSet;

use model::activity::Event;
use model::audit::{Chain, Entry};
use model::hex::hex;
use seal::Timeline;
use serde::Deserialize;

use crate::documents::bundle::manifest::Manifest;

/// Where a sealed PDF says that the chain stood.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Anchor {
    pub length: i64,
    pub head: String,
}

/// What entries about submissions say of files that were attached.
#[derive(Deserialize)]
struct Submitted {
    #[serde(default)]
    files: Vec<Attached>,
}

#[derive(Deserialize)]
struct Attached {
    sha256: String,
}

/// The hashes of the files that submissions brought along, as far as the seal vouches for the entries that say so. It is
/// for timelines that hold.
pub(super) fn vouched_files(lines: &[u8], anchor: &Anchor) -> BTreeSet<String> {
    let entries = lines.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    let entries = entries.filter_map(|line| serde_json::from_slice::<Entry>(line).ok());
    let vouched = entries.take(usize::try_from(anchor.length).unwrap_or(usize::MAX));
    let submitted = vouched.filter(|entry| entry.event == Event::RespondentSubmitted.name());
    let told = submitted.filter_map(|entry| serde_json::from_str::<Submitted>(entry.metadata.get()).ok());
    told.flat_map(|told| told.files).map(|file| file.sha256).collect()
}

/// What there is to say of a timeline.
#[derive(Default)]
pub(super) struct Told {
    /// What is wrong, as sentences.
    pub problems: Vec<String>,
    /// What the seal vouches for, where it names a timeline.
    pub timeline: Option<Timeline>,
}

impl Told {
    fn wrong(mut self, problem: String) -> Self {
        self.problems.push(problem);
        self
    }
}

/// What can happen to a document that is complete, so that an entry behind the seal may tell of it: it is sealed and
/// time-stamped, a mail about it does not arrive, somebody who signed it is erased.
const AFTER_COMPLETION: [Event; 3] = [Event::DocumentSealed, Event::DocumentUpdated, Event::RespondentErased];

/// Checks the entries against each other, against the manifest and against what the seal says.
pub(super) fn check(lines: &[u8], manifest: &Manifest, anchor: Option<&Anchor>) -> Told {
    let mut told = Told::default();
    let mut chain = Chain::default();
    let mut timeline = Timeline::default();
    let (mut erased, mut named) = (BTreeSet::new(), BTreeSet::new());
    let mut anchored = anchor.is_none_or(|anchor| anchor.length == 0);
    for (index, line) in lines.split(|byte| *byte == b'\n').enumerate() {
        if line.is_empty() {
            continue;
        }
        let number = index + 1;
        let entry = match serde_json::from_slice::<Entry>(line) {
            Ok(entry) => entry,
            Err(error) => return told.wrong(format!("line {number} is not an entry{}", foreign_key(&error))),
        };
        if entry.document_id.as_deref() != Some(&manifest.document_id)
            || entry.workspace_id != manifest.workspace_id
        {
            return told.wrong(format!("entry {number} ({}) is about another document", entry.id));
        }
        if !entry.follows(chain) {
            return told.wrong(format!(
                "entry {number} ({}, {}) does not follow from the one before: it was altered, or others were removed or put \
                 elsewhere",
                entry.event, entry.created_at
            ));
        }
        chain.append(&entry.digest());
        let is_vouched_for = anchor.is_some_and(|anchor| chain.length <= anchor.length);
        anchored |= anchor.is_some_and(|anchor| anchor.length == chain.length && anchor.head == hex(&chain.head));
        if entry.is_erased() {
            if !entry.is_blank() {
                told.problems.push(format!("entry {number} is marked as erased, and still holds something"));
            }
            erased.insert(entry.id.clone());
            timeline.blank += i64::from(is_vouched_for);
        } else if entry.erasure_id.is_some() || entry.commitment.is_some() {
            // No hash covers what an entry says of its erasure, so nothing but an erased one may say anything there.
            told.problems
                .push(format!("entry {number} is not marked as erased, and says something of an erasure"));
        }
        if anchor.is_some() && !is_vouched_for {
            if !AFTER_COMPLETION.iter().any(|event| event.name() == entry.event) {
                return told.wrong(format!(
                    "entry {number} ({}, {}) was added after the seal, and can't happen to a document that is complete",
                    entry.event, entry.created_at
                ));
            }
            if !timeline.later_events.contains(&entry.event) {
                timeline.later_events.push(entry.event.clone());
            }
        }
        named.extend(entry.erased_entries());
    }
    if let Some(id) = erased.difference(&named).next() {
        told.problems.push(format!("entry {id} was erased, and no entry says so"));
    }
    if chain.length != manifest.chain.length || hex(&chain.head) != manifest.chain.head {
        told.problems.push("the timeline does not end where the manifest says".to_owned());
    }
    if !anchored {
        told.problems.push("the timeline is not the one that the seal of the PDF vouches for".to_owned());
    }
    if let Some(anchor) = anchor
        && told.problems.is_empty()
    {
        told.timeline = Some(Timeline { entries: chain.length, sealed: anchor.length, ..timeline });
    }
    told
}

/// Names what an entry may not hold: no hash covers it, so anybody could have written it.
fn foreign_key(error: &serde_json::Error) -> String {
    let said = error.to_string();
    let mut parts = said.split('`');
    match (parts.next(), parts.next()) {
        (Some("unknown field "), Some(key)) => {
            format!(": it holds {key:?}, which no entry has and the chain does not cover")
        }
        _ => String::new(),
    }
}

//! The audit chain of a document, from the lines of a bundle.

use std::collections::BTreeSet;

use model::activity::Event;
use model::audit::{Chain, Entry};
use model::hex::hex;
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

/// Checks the entries against each other, against the manifest and against what the seal says. Gives what is wrong, as
/// sentences.
pub(super) fn problems(lines: &[u8], manifest: &Manifest, anchor: Option<&Anchor>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut chain = Chain::default();
    let (mut erased, mut named) = (BTreeSet::new(), BTreeSet::new());
    let mut anchored = anchor.is_none_or(|anchor| anchor.length == 0);
    for (index, line) in lines.split(|byte| *byte == b'\n').enumerate() {
        if line.is_empty() {
            continue;
        }
        let number = index + 1;
        let Ok(entry) = serde_json::from_slice::<Entry>(line) else {
            problems.push(format!("line {number} is not an entry"));
            return problems;
        };
        if entry.document_id.as_deref() != Some(&manifest.document_id)
            || entry.workspace_id != manifest.workspace_id
        {
            problems.push(format!("entry {number} ({}) is about another document", entry.id));
            return problems;
        }
        if !entry.follows(chain) {
            problems.push(format!(
                "entry {number} ({}, {}) does not follow from the one before: it was altered, or others were removed or put \
                 elsewhere",
                entry.event, entry.created_at
            ));
            return problems;
        }
        chain.append(&entry.digest());
        anchored |= anchor.is_some_and(|anchor| anchor.length == chain.length && anchor.head == hex(&chain.head));
        if entry.is_erased() {
            if !entry.is_blank() {
                problems.push(format!("entry {number} is marked as erased, and still holds something"));
            }
            erased.insert(entry.id.clone());
        }
        named.extend(entry.erased_entries());
    }
    if let Some(id) = erased.difference(&named).next() {
        problems.push(format!("entry {id} was erased, and no entry says so"));
    }
    if chain.length != manifest.chain.length || hex(&chain.head) != manifest.chain.head {
        problems.push("the timeline does not end where the manifest says".to_owned());
    }
    if !anchored {
        problems.push("the timeline is not the one that the seal of the PDF vouches for".to_owned());
    }
    problems
}

//! Erasing what is known of a person who was invited, while the audit trail keeps proving what happened.
//!
//! Names, addresses, answers, signatures and files go. Entries of the audit trail that tell about them lose their words and
//! the salt, and keep the commitment: every chain still holds. An entry names those that were erased, without saying whom
//! it was about. What was sealed stays: a seal would be worth nothing if what it proves could be changed.

use std::collections::{BTreeMap, BTreeSet};

use model::activity::Event;
use model::audit::Entry;
use model::document::{Document, Status};
use model::email::EmailAddress;
use model::error::{Error, Result};
use model::id::{ActivityId, DocumentId, FileId, RespondentId};
use model::values::Values;
use serde::Deserialize;
use serde_json::{Value, json};
use store::Write;
use template::form::Field;

use super::signs::Signs;
use crate::audit::Trail;
use crate::change::{About, Change};
use crate::retry::until_settled;
use crate::signing::submitted::submitted;
use crate::{App, Call, documents, files, idempotency, printing, templates};

/// Entries that one entry names as erased.
const TOGETHER: i64 = 200;
const MESSAGE: &str = "Personal data of a respondent was erased";
/// A name shorter than this is also a word of many sentences.
const SHORTEST_NAME: usize = 3;

/// What was erased.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Erased {
    /// From how many documents.
    pub documents: usize,
    /// How many entries of the audit trail lost their words.
    pub entries: usize,
    /// How many files were deleted.
    pub files: usize,
    /// How many sealed PDFs stay as they are.
    pub sealed: usize,
}

/// Erases what is known of the person with an address; administrators only. Documents that are still open stand in the way:
/// they have to be voided first, or signed to their end.
///
/// # Errors
/// When the caller is no administrator, nobody has that address, a document is still open, or the database or the files
/// do not answer.
pub async fn erase(app: &App, call: &Call, email: &str) -> Result<Erased> {
    call.must_be_administrator()?;
    let address = EmailAddress::parse(email).map_err(|error| Error::field("email", error.to_string()))?;
    app.downloads().flush().await;
    let found = store::respondents::with_address(app.database(), call.workspace, &address.key()).await?;
    let mut places: BTreeMap<DocumentId, Vec<RespondentId>> = BTreeMap::new();
    for (respondent, document) in &found {
        places.entry(*document).or_default().push(*respondent);
    }
    for document in places.keys() {
        must_be_settled(&documents::show(app, call, *document).await?)?;
    }
    let person = Person { address: address.key(), ids: found.iter().map(|(id, _)| *id).collect() };
    let mut erased = Erased::default();
    for (document, respondents) in places {
        person.erase_from(app, call, document, &respondents, &mut erased).await?;
    }
    person.erase_elsewhere(app, call, &mut erased).await?;
    if erased == Erased::default() {
        return Err(Error::NotFound("respondent"));
    }
    Ok(erased)
}

fn must_be_settled(document: &Document) -> Result<()> {
    let summary = &document.summary;
    if !summary.status.is_final() {
        return Err(Error::conflict(format!(
            "“{}” ({}) is still open; void it first, or wait until everybody has submitted",
            summary.name, summary.id
        )));
    }
    if summary.status == Status::Completed && document.seal.is_none() {
        return Err(Error::conflict(format!(
            "“{}” ({}) is not sealed yet; try again later",
            summary.name, summary.id
        )));
    }
    Ok(())
}

/// Who is to be forgotten.
struct Person {
    /// Their address, in the form in which addresses are compared.
    address: String,
    /// Every respondent that they are.
    ids: BTreeSet<RespondentId>,
}

/// What the entry about an upload says.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Upload {
    file_id: FileId,
}

/// The names of what others have answered in a document, whichever fields they share with somebody.
async fn answered_by_others(
    app: &App,
    call: &Call,
    document: &Document,
    respondents: &[RespondentId],
) -> Result<BTreeSet<String>> {
    let submitted = submitted(app, call.workspace, document.summary.id).await?;
    let others = submitted.into_iter().filter(|one| !respondents.contains(&one.respondent_id));
    Ok(others.flat_map(|one| one.answered).collect())
}

impl Person {
    /// Erases them from a document that they were invited to.
    async fn erase_from(
        &self,
        app: &App,
        call: &Call,
        id: DocumentId,
        respondents: &[RespondentId],
        erased: &mut Erased,
    ) -> Result<()> {
        let (entries, removed, sealed) = until_settled(|| async {
            let mut document = documents::show(app, call, id).await?;
            must_be_settled(&document)?;
            let entries = self.entries_of(app, call, &document, respondents).await?;
            let mut theirs: BTreeSet<FileId> = entries.iter().filter_map(|entry| self.uploaded(entry)).collect();
            let mut change = Change::new(app, call);
            let now = change.now();
            let template = templates::parsed::stored(app, call.workspace, &document.body).await?;
            let mut values = Values::stored(document.values.text()).map_err(Error::internal)?;
            let of_others = answered_by_others(app, call, &document, respondents).await?;
            for one in document.respondents.iter_mut().filter(|one| respondents.contains(&one.id)) {
                theirs.extend(files::ids_in(one.signatures.text()));
                let theirs_alone = |field: &&Field| !of_others.contains(field.name());
                for field in template.fields_of(&one.role).filter(theirs_alone) {
                    if field.takes_file() {
                        theirs.extend(
                            values.get(field.name()).into_iter().flat_map(|file| files::ids_in(file.get())),
                        );
                    }
                    values.remove(field.name());
                }
                if one.declined_at.is_some() {
                    document.closing_reason = None;
                }
                one.forget(now);
                store::events::delete_about(change.write(), call.workspace, id, one.id);
                store::outbox::delete_about(change.write(), call.workspace, &one.id.to_string());
            }
            document.values = values.to_object();
            document.touch(now);
            for group in entries.chunks(usize::try_from(TOGETHER).unwrap_or(1)) {
                let said = said(group);
                let erasure = change.record_on(&mut document, Event::RespondentErased, MESSAGE.to_owned(), said);
                blank(&mut change, call, group, erasure);
            }
            if entries.is_empty() {
                change.record_on(&mut document, Event::RespondentErased, MESSAGE.to_owned(), said(&[]));
            }
            store::documents::update(change.write(), call.workspace, &document);
            // Behind the document: whoever holds it to write something down about it is waited for, and what they wrote goes too.
            store::mails::delete_about(change.write(), call.workspace, id);
            idempotency::forget_answers(app, change.write(), call.workspace);
            store::exports::end_of_document(change.write(), call.workspace, id, now);
            for one in document.respondents.iter().filter(|one| respondents.contains(&one.id)) {
                store::respondents::put(change.write(), call.workspace, id, one, now);
                store::drafts::delete(change.write(), call.workspace, one.id);
            }
            // Files go first: where they can't now, whoever tries again still finds what names them.
            let mut removed = 0;
            for file in theirs {
                if !names(&document, file) {
                    let is_gone = files::remove_unless_named(app, call.workspace, id, file).await?;
                    removed += usize::from(is_gone);
                }
            }
            printing::forget(app, call.workspace, id).await?;
            change.commit(()).await?;
            // Somebody may have had it printed in between.
            printing::forget(app, call.workspace, id).await?;
            Ok((entries.len(), removed, document.seal.is_some()))
        })
        .await?;
        erased.documents += 1;
        erased.entries += entries;
        erased.files += removed;
        erased.sealed += usize::from(sealed);
        Ok(())
    }

    /// The file that an entry says they uploaded.
    fn uploaded(&self, entry: &Entry) -> Option<FileId> {
        let own = entry.actor_id.as_ref().and_then(|id| id.parse().ok()).is_some_and(|id| self.ids.contains(&id));
        let upload = (own && entry.event == Event::FileUploaded.name()).then_some(entry.metadata.get())?;
        serde_json::from_str::<Upload>(upload).ok().map(|upload| upload.file_id)
    }

    /// The entries of a document's chain, and others about the document, that tell about them.
    async fn entries_of(
        &self,
        app: &App,
        call: &Call,
        document: &Document,
        respondents: &[RespondentId],
    ) -> Result<Vec<Entry>> {
        let signs = self.signs(document, respondents);
        let (mut entries, mut trail) = (Vec::new(), Trail::of(app, call.workspace, document));
        while let Some(page) = trail.next().await? {
            let open = |entry: &Entry| !entry.is_erased() && entry.event != Event::RespondentErased.name();
            entries.extend(page.into_iter().filter(|entry| open(entry) && signs.are_in(entry)));
        }
        Ok(entries)
    }

    /// What they are recognised by in the entries of a document.
    fn signs(&self, document: &Document, respondents: &[RespondentId]) -> Signs {
        let theirs = document.respondents.iter().filter(|one| respondents.contains(&one.id));
        let names = theirs.filter_map(|one| one.name.as_deref());
        let names = names.filter(|name| name.chars().count() >= SHORTEST_NAME);
        Signs::new(&self.address, respondents.iter().copied(), names)
    }

    /// Erases what else in the workspace tells about them, be it that they are in no document any more: mails, uploads,
    /// opt-outs, entries about documents that are gone.
    async fn erase_elsewhere(&self, app: &App, call: &Call, erased: &mut Erased) -> Result<()> {
        let mut write = Write::new();
        store::mails::delete_to(&mut write, call.workspace, &self.address);
        store::outbox::delete_about(&mut write, call.workspace, &self.address);
        store::events::delete_naming(&mut write, call.workspace, &self.address);
        store::opt_outs::forget(&mut write, call.workspace, &self.address);
        idempotency::forget_answers(app, &mut write, call.workspace);
        app.database().commit(write).await?;
        let signs = Signs::new(&self.address, self.ids.iter().copied(), []);
        let ids = self.ids.iter().copied().map(Some).chain([None]);
        for id in ids {
            let mut after = 0;
            loop {
                let (database, address) = (app.database(), &self.address);
                let found = store::audit::about(database, call.workspace, id, address, after, TOGETHER).await?;
                let Some((last, _)) = found.last() else { break };
                after = *last;
                let mut groups: BTreeMap<Option<DocumentId>, Vec<Entry>> = BTreeMap::new();
                for entry in found.into_iter().map(|(_, entry)| entry).filter(|entry| signs.are_in(entry)) {
                    let document = entry.document_id.as_ref().and_then(|id| id.parse().ok());
                    groups.entry(document.filter(|_| entry.trail_number.is_some())).or_default().push(entry);
                }
                for (document, entries) in groups {
                    // As above: before the entries that name them.
                    for file in entries.iter().filter_map(|entry| self.uploaded(entry)) {
                        let left = DocumentId::NOTHING;
                        let is_gone = files::remove_unless_named(app, call.workspace, left, file).await?;
                        erased.files += usize::from(is_gone);
                    }
                    erase_entries(app, call, document, &entries).await?;
                    erased.entries += entries.len();
                }
            }
        }
        Ok(())
    }
}

/// Blanks entries of one document's chain, or of none. Those of a document are named in its own chain, so that its bundle
/// can be checked by itself.
async fn erase_entries(app: &App, call: &Call, document: Option<DocumentId>, entries: &[Entry]) -> Result<()> {
    until_settled(|| async {
        let mut change = Change::new(app, call);
        let found = match document {
            Some(id) => store::documents::find(app.database(), call.workspace, id).await?,
            None => None,
        };
        let erasure = if let Some(mut document) = found {
            document.touch(change.now());
            let id = change.record_on(&mut document, Event::RespondentErased, MESSAGE.to_owned(), said(entries));
            store::documents::update(change.write(), call.workspace, &document);
            id
        } else {
            change.record(Event::RespondentErased, About::NOTHING, MESSAGE.to_owned(), said(entries))
        };
        blank(&mut change, call, entries, erasure);
        Ok(change.commit(()).await?)
    })
    .await
}

/// What an entry about an erasure says: which entries, and nothing about whom.
fn said(entries: &[Entry]) -> Value {
    json!({ "entries": entries.iter().map(|entry| entry.id.as_str()).collect::<Vec<_>>() })
}

fn blank(change: &mut Change<'_>, call: &Call, entries: &[Entry], erasure: ActivityId) {
    let now = change.now();
    for entry in entries {
        store::audit::erase(change.write(), call.workspace, entry, erasure, now);
    }
}

/// Whether a document names a file.
fn names(document: &Document, file: FileId) -> bool {
    let signed = document.respondents.iter().map(|one| one.signatures.text());
    signed.chain([document.values.text()]).flat_map(files::ids_in).any(|named| named == file)
}

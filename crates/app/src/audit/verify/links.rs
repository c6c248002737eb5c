//! The chain of the workspace, link by link, and each entry in the chain of its document.

use model::Result;
use model::activity::Event;
use model::audit::{Chain, Entry, Hash};
use model::hex::hex;
use model::id::WorkspaceId;
use store::audit::Linked;

use super::PAGE;
use super::erasures::Erasures;
use crate::App;
use crate::audit::Report;

/// Entries that no link leads to and that are named.
const STRAYS: i64 = 50;

const END: &str = "the end of the workspace's chain";

pub(super) async fn check(app: &App, workspace: WorkspaceId, report: &mut Report) -> Result<()> {
    let database = app.database();
    let mut walk = Walk { chain: Chain::default(), erasures: Erasures::default() };
    loop {
        let walked = walk.chain.length;
        walk.walk_to_the_end(app, workspace, report).await?;
        // Read after the links: a link and the head that tells of it are written together, so whatever was seen is told of.
        let head = store::audit::head(database, workspace).await?;
        let length = head.as_ref().map_or(0, |head| head.length);
        if length > walk.chain.length && walk.chain.length > walked {
            // Perhaps links were added in between.
            continue;
        }
        if length > walk.chain.length {
            let message = format!("is missing: {length} links were noted, {} are there", walk.chain.length);
            report.add("removed", END, message);
        } else if length < walk.chain.length {
            report.add("head", END, format!("was noted at link {length}, and there are {}", walk.chain.length));
        } else if head.is_some_and(|head| head.hash != walk.chain.head) {
            report.add("head", END, "has another hash than was noted");
        }
        break;
    }
    report.entries = walk.chain.length;
    report.head = (walk.chain.length > 0).then(|| hex(&walk.chain.head));
    for stray in store::audit::unlinked(database, workspace, STRAYS).await? {
        report.add(
            "inserted",
            place(&stray),
            "is not in the chain of the workspace: it was put there by other means",
        );
    }
    Ok(())
}

/// How entries are called.
fn place(entry: &Entry) -> String {
    format!("entry {} ({})", entry.id, entry.event)
}

struct Walk {
    chain: Chain,
    erasures: Erasures,
}

impl Walk {
    async fn walk_to_the_end(&mut self, app: &App, workspace: WorkspaceId, report: &mut Report) -> Result<()> {
        loop {
            let page = store::audit::links(app.database(), workspace, self.chain.length, PAGE).await?;
            if page.is_empty() {
                return Ok(());
            }
            for linked in page {
                self.link(app, workspace, &linked, report).await?;
            }
        }
    }

    async fn link(
        &mut self,
        app: &App,
        workspace: WorkspaceId,
        linked: &Linked,
        report: &mut Report,
    ) -> Result<()> {
        if linked.position <= self.chain.length {
            let at = format!("link {}", linked.position);
            report.add("inserted", at, "leads to an entry whose place in its document's chain is taken twice");
            return Ok(());
        }
        if linked.position > self.chain.length + 1 {
            let (first, last) = (self.chain.length + 1, linked.position - 1);
            let which = if first == last { format!("link {first}") } else { format!("links {first} to {last}") };
            report.add("removed", which, "of the workspace's chain are gone");
            // What was there can't be known; what follows is held against itself.
            self.chain = Chain { length: linked.position, head: hash(&linked.hash) };
        } else {
            let before = self.chain;
            self.chain = Chain { length: linked.position, head: hash(&linked.hash) };
            if !self.entry_fits(before, linked, report) {
                return Ok(());
            }
        }
        let Some(entry) = &linked.entry else {
            report.add("removed", format!("entry {} (link {})", linked.activity, linked.position), "is gone");
            return Ok(());
        };
        if !entry.is_erased() && (entry.commitment.is_some() || entry.erasure_id.is_some()) {
            report.add("altered", place(entry), "holds what only erased entries hold, and was not erased");
        }
        if entry.is_erased() {
            match self.erasures.excuse(app, workspace, entry).await? {
                Ok(()) => report.erased += 1,
                Err(reason) => report.add("erased", place(entry), reason),
            }
        }
        in_document(app, entry, linked, report).await
    }

    /// Whether the link is the one that its entry makes. Says so where it is not.
    fn entry_fits(&self, before: Chain, linked: &Linked, report: &mut Report) -> bool {
        let at = linked.position;
        let Some(entry) = &linked.entry else {
            report.add("removed", format!("entry {} (link {at})", linked.activity), "is gone");
            return false;
        };
        if entry.id != linked.activity {
            let message =
                format!("stands where entry {} was (link {at}): entries were exchanged", linked.activity);
            report.add("reordered", place(entry), message);
            return false;
        }
        let mut chain = before;
        chain.append(&entry.digest());
        if chain.head != self.chain.head {
            report.add("altered", place(entry), format!("is not what it was when it was written (link {at})"));
            return false;
        }
        true
    }
}

fn hash(bytes: &[u8]) -> Hash {
    bytes.try_into().unwrap_or([0; 32])
}

/// Checks an entry, which is what it was, in the chain of its document.
async fn in_document(app: &App, entry: &Entry, linked: &Linked, report: &mut Report) -> Result<()> {
    let Some(document) = &entry.document_id else { return Ok(()) };
    let Some(number) = entry.trail_number else {
        // Entries of the time before there were chains have no salt.
        let is_of_document = entry.event.parse().is_ok_and(Event::is_of_document);
        if is_of_document && (entry.salt.is_some() || entry.is_erased()) {
            report.add("inserted", place(entry), format!("is not in the chain of {document}"));
        }
        return Ok(());
    };
    if number > 1 && linked.trail_before.is_none() {
        let message = format!("is number {number} in the chain of {document}, and number {} is gone", number - 1);
        report.add("removed", place(entry), message);
    } else {
        let before = linked.trail_before.as_deref().map_or([0; 32], hash);
        if !entry.follows(Chain { length: number - 1, head: before }) {
            report.add("altered", place(entry), format!("does not fit into the chain of {document}"));
        }
    }
    let is_last_word = entry.event == Event::DocumentDeleted.name();
    if !linked.document_there
        && !is_last_word
        && !store::audit::exists(app.database(), document, number + 1).await?
    {
        report.add("document", document.clone(), "is gone, and no entry says that it was deleted");
    }
    Ok(())
}

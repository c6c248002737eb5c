//! What lies behind a seal: what was added, and how much the seal proves with it.

use pdf::Update;
use pdf::lopdf::Document;

use super::changes::Changes;
use super::found::Found;
use super::increments::{self, Increment};
use super::report::{Problem, ProblemCode};
use crate::Level;
use crate::evidence::Evidence;
use crate::opened::{Flaw, Opened};
use crate::seal::limits;
use crate::stamp::{self, Stamp};
use crate::store::Store;

/// More additions behind a seal than this are not looked at; each takes reading the whole file.
const MOST: usize = 24;

/// What lies behind a seal.
pub(super) struct Behind {
    pub problems: Vec<Problem>,
    pub level: Level,
    /// The time stamps of the seal, the first one first.
    pub stamps: Vec<Stamp>,
    pub evidence: Evidence,
}

impl Behind {
    /// Looks at what is behind the place where the seal's part ends.
    pub fn of(bytes: &[u8], document: &Document, end: usize, opened: &Opened, found: &[Found<'_>]) -> Self {
        let inner = opened.token.as_ref().and_then(|token| stamp::check(token, &[&opened.signature]).ok());
        let mut problems = Vec::new();
        let mut stamps: Vec<Stamp> = inner.into_iter().collect();
        let mut stamped_to = end;
        // Before the seal, others may have stamped what they like.
        for one in found.iter().filter(|one| one.is_stamp && one.at.is_some_and(|at| at >= end)) {
            match checked(bytes, one) {
                Ok((at, stamp)) => {
                    stamped_to = at;
                    stamps.push(stamp);
                }
                Err(problem) => problems.push(problem),
            }
        }
        let mut evidence = Evidence::default();
        evidence.add_signature(opened);
        stamps.iter().take(1).for_each(|stamp| evidence.add_stamp(stamp));
        let store = Store::read(document);
        if let Some(store) = &store {
            evidence.add_store(store);
        }
        let complete = !stamps.is_empty() && store.is_some_and(|store| evidence.is_in(&store));

        let mut additions = Additions { stored_at: None, problems: Vec::new() };
        if end < bytes.len() {
            additions.look(bytes, document, end, stamped_to);
        }
        problems.extend(additions.problems);
        let level = match (complete, additions.stored_at) {
            _ if stamps.is_empty() => Level::B,
            (true, Some(at)) if stamped_to >= at => Level::Lta,
            (true, _) => Level::Lt,
            (false, _) => Level::T,
        };
        stamps.iter().skip(1).for_each(|stamp| evidence.add_stamp(stamp));
        if evidence.is_contradictory() {
            let what = "a certificate of a time stamp behind the seal was altered";
            problems.push(Problem::new(ProblemCode::Seal, what));
        }
        Self { problems, level, stamps, evidence }
    }
}

/// A document time stamp, and where ends what it covers.
fn checked(bytes: &[u8], found: &Found<'_>) -> Result<(usize, Stamp), Problem> {
    let problem = |code, what: &str| Problem::new(code, format!("a time stamp behind the seal {what}"));
    let coverage = found.coverage.as_ref().map_err(|(code, what)| problem(*code, what))?;
    let stamp = stamp::check(&found.container, &coverage.parts(bytes)).map_err(|flaw| match flaw {
        Flaw::Damaged(what) => problem(ProblemCode::Seal, &what),
        Flaw::Altered => problem(ProblemCode::BytesAltered, "covers bytes that were changed"),
    })?;
    Ok((coverage.end, stamp))
}

/// What was added, addition by addition.
struct Additions {
    problems: Vec<Problem>,
    /// Where ends the last addition to the store.
    stored_at: Option<usize>,
}

impl Additions {
    fn look(&mut self, bytes: &[u8], last: &Document, mut end: usize, stamped_to: usize) {
        let Ok(mut before) = Update::of(&bytes[..end], &limits()) else {
            return self.tell(ProblemCode::Shadow, "the file does not end where the seal's part of it ends");
        };
        for _ in 0..MOST {
            let something = "something was added to the file after it was sealed";
            let Some(increment) = increments::next(bytes, end) else {
                return self.tell(ProblemCode::Appended, something);
            };
            let own = (increment.end < bytes.len()).then(|| Update::of(&bytes[..increment.end], &limits()));
            let Ok(own) = own.transpose() else {
                return self.tell(ProblemCode::Appended, something);
            };
            let after = own.as_ref().map_or(last, |own| own.document());
            self.problems = Changes::between(before.document(), after, increment.table).problems();
            if !self.problems.is_empty() {
                return;
            }
            if !increment.agrees(bytes, before.document(), after) {
                return self.tell(ProblemCode::Shadow, "something was added that programs read in different ways");
            }
            if Store::read(before.document()) != Store::read(after) {
                self.stored_at = Some(increment.end);
            }
            // What no time stamp covers has to be as we write it, to the byte.
            if increment.end > stamped_to && !is_as_written(before, &increment, after, bytes) {
                return self.tell(ProblemCode::BytesAltered, "what makes the seal last was changed");
            }
            end = increment.end;
            match own {
                Some(own) => before = own,
                None => return,
            }
        }
        self.tell(ProblemCode::Appended, "more was added to the file after it was sealed than can be looked at");
    }

    fn tell(&mut self, code: ProblemCode, what: &str) {
        self.problems.push(Problem::new(code, what));
    }
}

/// Whether writing the same objects again makes the same bytes.
fn is_as_written(mut before: Update<'_>, increment: &Increment, after: &Document, bytes: &[u8]) -> bool {
    for id in increment.objects.keys().filter(|id| Some(**id) != increment.table) {
        let Some(object) = after.objects.get(id) else { return false };
        let is_new = !before.document().objects.contains_key(id);
        if is_new && before.reserve() != *id {
            return false;
        }
        before.set(*id, object.clone());
    }
    before.finish() == bytes[..increment.end]
}

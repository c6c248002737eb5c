//! Putting together what was found into an answer.

use pdf::Update;
use pdf::lopdf::Object;

use super::behind::Behind;
use super::found::{Found, signatures};
use super::report::{Problem, ProblemCode, Report, Seal, Verdict};
use super::traces;
use crate::certificate::Known;
use crate::evidence::Evidence;
use crate::opened::{Flaw, Opened, Unchecked};
use crate::seal::{RECORD, limits};
use crate::stamp::{self, Stamp};
use crate::{LastStamp, Level, date};

/// A signature after it was looked at.
struct Examined<'a> {
    found: &'a Found<'a>,
    /// Whose it is, or claims to be.
    signer: Option<Known>,
    ours: bool,
    opened: Option<Opened>,
    problem: Option<Problem>,
}

/// What an intact seal is made of, for who adds to it.
pub(crate) struct Intact {
    pub level: Level,
    pub certified: bool,
    pub evidence: Evidence,
    /// The last time stamp, at [`Level::Lta`].
    pub last_stamp: Option<LastStamp>,
}

/// Verifies a PDF. Where it is intact, the answer is also what its seal is made of.
pub(super) fn judge(bytes: &[u8], ours: &[[u8; 32]]) -> (Report, Option<Intact>) {
    let update = match Update::of(bytes, &limits()) {
        Ok(update) => update,
        Err(refused) => return (unreadable(bytes, ours, &refused.to_string()), None),
    };
    let document = update.document();
    let found = signatures(bytes, document);
    let seals: Vec<_> = found.iter().filter(|one| !one.is_stamp).map(|one| examine(bytes, one, ours)).collect();
    let mut report = Report::bare(Verdict::Foreign);
    report.seals = seals.iter().map(row).collect();
    // The last intact one covers those before it, and what was added between them.
    let is_ours = seals.iter().any(|seal| seal.ours);
    let last = seals.iter().rposition(|seal| seal.ours && seal.opened.is_some());
    let end = last.map_or(0, |last| seals[last].found.end());
    let mut intact = None;
    if let Some((last, opened)) = last.and_then(|last| Some((last, seals[last].opened.as_ref()?))) {
        let seal = &seals[last];
        let behind = Behind::of(bytes, document, end, opened, &found);
        report.problems.extend(behind.problems);
        report.problems.extend(certificate_problem(seal));
        let row = &mut report.seals[last];
        row.level = behind.level;
        row.time_stamped_at = behind.stamps.first().map(|stamp| stamp.at);
        row.time_stamped_by = behind.stamps.first().map(|stamp| stamp.authority.name());
        report.record = record(seal);
        let certified = seal.found.dictionary.has(b"Reference");
        let last_stamp = behind.stamps.last().map(Stamp::as_last).filter(|_| row.level == Level::Lta);
        intact = Some(Intact { level: row.level, certified, evidence: behind.evidence, last_stamp });
    }
    // What lies before its end was there when it was made, wrecks of signatures included.
    let judged = seals.iter().filter(|seal| seal.found.at.is_none_or(|at| at >= end));
    report.problems.extend(judged.filter_map(|seal| seal.problem.clone()));
    let altered = report.problems.iter().any(|problem| problem.code == ProblemCode::BytesAltered);
    let traces = !is_ours && traces::of_ours(bytes, ours);
    if traces {
        let what = "the file holds the remains of a seal of this instance, which was damaged or covered up";
        report.problems.push(Problem::new(ProblemCode::Seal, what));
    }
    report.verdict = match is_ours {
        true if report.problems.is_empty() => Verdict::Intact,
        true => Verdict::Changed,
        false if altered || traces => Verdict::Changed,
        false if found.is_empty() => Verdict::Unsealed,
        false => Verdict::Foreign,
    };
    if report.verdict == Verdict::Intact {
        return (report, intact);
    }
    report.record = None;
    if report.verdict == Verdict::Foreign && found.iter().map(Found::end).max().unwrap_or(0) < bytes.len() {
        let what = "something was added after the last signature; the program that signed may know whether it was allowed";
        report.problems.push(Problem::new(ProblemCode::Appended, what));
    }
    (report, None)
}

fn unreadable(bytes: &[u8], ours: &[[u8; 32]], why: &str) -> Report {
    let sealed = traces::of_ours(bytes, ours);
    let mut report = Report::bare(if sealed { Verdict::Changed } else { Verdict::Unreadable });
    if sealed {
        let what = format!("the file was sealed by this instance and can't be read any more: it {why}");
        report.problems.push(Problem::new(ProblemCode::BytesAltered, what));
    }
    report
}

fn examine<'a>(bytes: &[u8], found: &'a Found<'a>, ours: &[[u8; 32]]) -> Examined<'a> {
    let read = Unchecked::read(&found.container);
    let signer = read.as_ref().ok().and_then(|read| read.signer().cloned());
    let known = signer.as_ref().is_some_and(|signer| ours.contains(&signer.fingerprint()));
    let mut examined = Examined { found, signer, ours: known, opened: None, problem: None };
    let checked = match (&found.coverage, read) {
        (Err((code, what)), _) => Err((*code, what.clone())),
        (Ok(coverage), Ok(read)) => {
            read.check(Some(&coverage.parts(bytes))).and_then(|opened| whole(opened, known)).map_err(flaw)
        }
        (Ok(_), Err(error)) => Err(flaw(error)),
    };
    match checked {
        Ok(opened) => examined.opened = Some(opened),
        Err((code, what)) => {
            // Where the certificate itself was damaged, the signature still names it. A signature that is right is not
            // ours for naming it: anybody can do that.
            let named = || ours.iter().any(|digest| found.container.windows(32).any(|window| window == digest));
            examined.ours = known || named();
            let name = examined.signer.as_ref().map(Known::name);
            let whose = name.as_ref().map_or("the seal".to_owned(), |name| format!("the seal of {name}"));
            let message = match code {
                ProblemCode::BytesAltered => {
                    format!("the document is not what it was when {whose} was made: {what}")
                }
                _ => format!("{whose} {what}"),
            };
            examined.problem = Some(Problem { code, message, name });
        }
    }
    examined
}

/// Our own signatures have one form only. Whatever differs from it was not made by us.
fn whole(opened: Opened, ours: bool) -> Result<Opened, Flaw> {
    if ours && !opened.canonical {
        return Err(Flaw::Damaged("is not in the form in which this instance writes it".to_owned()));
    }
    // A time stamp inside of the signature is covered by nothing but itself.
    if let Some(token) = opened.token.as_ref().filter(|_| ours) {
        stamp::check(token, &[&opened.signature]).map_err(|error| match error {
            Flaw::Damaged(what) => Flaw::Damaged(format!("holds a time stamp that {what}")),
            Flaw::Altered => Flaw::Damaged("holds a time stamp that is for something else".to_owned()),
        })?;
    }
    Ok(opened)
}

fn flaw(flaw: Flaw) -> (ProblemCode, String) {
    match flaw {
        Flaw::Damaged(what) => (ProblemCode::Seal, what),
        Flaw::Altered => (ProblemCode::BytesAltered, "bytes that it covers were changed".to_owned()),
    }
}

fn row(examined: &Examined<'_>) -> Seal {
    let at = examined.found.dictionary.get(b"M").and_then(Object::as_str).ok().and_then(date::read);
    let stamp = inner_stamp(examined);
    Seal {
        by: examined.signer.as_ref().map(Known::name).unwrap_or_default(),
        ours: examined.ours,
        intact: examined.opened.is_some(),
        at,
        level: if stamp.is_some() { Level::T } else { Level::B },
        time_stamped_at: stamp.as_ref().map(|stamp| stamp.at),
        time_stamped_by: stamp.map(|stamp| stamp.authority.name()),
        certificate: examined.signer.as_ref().map(Known::facts),
    }
}

/// The time stamp inside of a signature.
fn inner_stamp(examined: &Examined<'_>) -> Option<Stamp> {
    let opened = examined.opened.as_ref()?;
    stamp::check(opened.token.as_ref()?, &[&opened.signature]).ok()
}

fn certificate_problem(seal: &Examined<'_>) -> Option<Problem> {
    let at = seal.found.dictionary.get(b"M").and_then(Object::as_str).ok().and_then(date::read)?;
    let signer = seal.signer.as_ref().filter(|signer| !signer.is_valid_at(at))?;
    let message = format!("the certificate of {} was not valid when the seal was made", signer.name());
    Some(Problem { code: ProblemCode::Certificate, message, name: Some(signer.name()) })
}

/// What the sealed file says was signed by whom.
fn record(seal: &Examined<'_>) -> Option<serde_json::Value> {
    let record = seal.found.dictionary.get(RECORD.as_bytes()).and_then(Object::as_str).ok()?;
    serde_json::from_slice(record).ok()
}

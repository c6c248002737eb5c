//! A bundle: its files against its manifest, its timeline against itself and against the seal of the PDF in it.

use std::collections::{BTreeMap, BTreeSet};

use seal::{BundleFile, Kind, Problem, ProblemCode, Report, Timeline, Verdict};

use super::archive::{self, Refusal, Unpacked};
use super::chain::{self, Anchor};
use crate::documents::bundle::manifest::{FORMAT, Manifest};
use crate::documents::bundle::{ACTIVITY_JSONL, AUDIT_TRAIL_PDF, MANIFEST_JSON, RESPONSE_PDF};

/// A bundle that was read.
pub(super) struct Bundle(Result<Contents, Refusal>);

struct Contents {
    manifest: Manifest,
    files: BTreeMap<String, Unpacked>,
}

impl Bundle {
    /// Reads a bundle; one that can't be read is reported as such.
    #[must_use]
    pub fn read(content: &[u8]) -> Self {
        Self(contents(content))
    }

    /// The PDFs in it, for [`Self::report`]: a PDF that may be a stranger's is looked at elsewhere.
    #[must_use]
    pub fn pdfs(&self) -> Vec<(&'static str, &[u8])> {
        let Ok(contents) = &self.0 else { return Vec::new() };
        let found = |name| contents.bytes(name).map(|content| (name, content));
        [RESPONSE_PDF, AUDIT_TRAIL_PDF].into_iter().filter_map(found).collect()
    }

    /// What there is to say of the bundle, given what there is to say of its PDFs.
    #[must_use]
    pub fn report(&self, mut pdfs: BTreeMap<&'static str, Report>) -> Report {
        let bare = Report {
            kind: Kind::Bundle,
            verdict: Verdict::Unreadable,
            seals: Vec::new(),
            problems: Vec::new(),
            record: None,
            files: Vec::new(),
            timeline: None,
        };
        let contents = match &self.0 {
            Ok(contents) => contents,
            Err(Refusal::Unfit(reason)) => {
                return Report { problems: vec![problem(reason.clone(), None)], ..bare };
            }
            Err(Refusal::TooLarge(reason)) => {
                let code = ProblemCode::BundleTooLarge;
                let problem = Problem { code, message: reason.clone(), name: None };
                return Report { problems: vec![problem], ..bare };
            }
        };
        let response = pdfs.remove(RESPONSE_PDF);
        let mut report = match response {
            Some(response) => Report { kind: Kind::Bundle, ..response },
            None => Report { verdict: Verdict::Unsealed, ..bare },
        };
        let record = report.record.clone();
        let before = report.problems.len();
        let vouched = contents.check_record(record.as_ref(), &mut report);
        contents.check_files(record.is_some(), &vouched, &mut report);
        if pdfs.remove(AUDIT_TRAIL_PDF).is_some_and(|trail| trail.verdict == Verdict::Changed) {
            let message = "was changed after it was sealed".to_owned();
            report.problems.push(problem(message, Some(AUDIT_TRAIL_PDF)));
        }
        if report.problems.len() > before {
            report.verdict = Verdict::Changed;
        }
        report
    }
}

fn problem(message: String, name: Option<&str>) -> Problem {
    Problem { code: ProblemCode::BundleFile, message, name: name.map(str::to_owned) }
}

fn contents(content: &[u8]) -> Result<Contents, Refusal> {
    let mut files = archive::read(content)?;
    let manifest = files.remove(MANIFEST_JSON).and_then(|manifest| manifest.content);
    let manifest = manifest.ok_or("there is no manifest.json: this is no bundle of ours")?;
    let manifest: Manifest =
        serde_json::from_slice(&manifest).map_err(|error| format!("manifest.json can't be read: {error}"))?;
    if manifest.format != FORMAT {
        return Err(
            format!("the bundle is of the form {:?}, which this version does not know", manifest.format).into()
        );
    }
    Ok(Contents { manifest, files })
}

impl Contents {
    /// The bytes of a file that is more than an attachment.
    fn bytes(&self, name: &str) -> Option<&[u8]> {
        self.files.get(name)?.content.as_deref()
    }

    /// Every file against the manifest, and the other way round. `vouched` are the hashes of files that were attached for
    /// which the seal vouches.
    fn check_files(&self, has_record: bool, vouched: &BTreeSet<String>, report: &mut Report) {
        for (name, file) in &self.files {
            let listed = self.manifest.files.iter().find(|listed| listed.name == *name);
            let matches = listed.is_some_and(|listed| listed.sha256 == file.sha256 && listed.size == file.size);
            if !matches {
                let message =
                    if listed.is_some() { "is not what the manifest says" } else { "is not in the manifest" };
                report.problems.push(problem(message.to_owned(), Some(name)));
            }
            // The seal covers the PDF that bears it, by its record the timeline up to it, and by that what was attached.
            let covered = match name.as_str() {
                RESPONSE_PDF => true,
                ACTIVITY_JSONL => report.timeline.as_ref().is_some_and(Timeline::is_sealed),
                _ => file.content.is_none() && vouched.contains(&file.sha256),
            };
            let (sha256, sealed) = (file.sha256.clone(), has_record && matches && covered);
            report.files.push(BundleFile { name: name.clone(), sha256, matches, sealed });
        }
        for file in self.manifest.files.iter().filter(|file| !self.files.contains_key(&file.name)) {
            report.problems.push(problem("is missing".to_owned(), Some(&file.name)));
        }
    }

    /// The timeline, and whether it and the manifest belong to the sealed PDF. Gives the hashes of files that were attached
    /// for which the seal vouches.
    fn check_record(&self, record: Option<&serde_json::Value>, report: &mut Report) -> BTreeSet<String> {
        let told = |key: &str| record.and_then(|record| record.get(key)).cloned();
        if told("documentId").is_some_and(|id| id.as_str() != Some(&self.manifest.document_id)) {
            let message = "is the PDF of another document than the bundle's".to_owned();
            report.problems.push(problem(message, Some(RESPONSE_PDF)));
        }
        let anchor: Option<Anchor> = told("trail").and_then(|trail| serde_json::from_value(trail).ok());
        // Whoever asks for a bundle says what is to be in it.
        let Some(lines) = self.bytes(ACTIVITY_JSONL) else { return BTreeSet::new() };
        let told = chain::check(lines, &self.manifest, anchor.as_ref());
        let vouched = anchor.filter(|_| told.problems.is_empty());
        report.timeline = told.timeline;
        for message in told.problems {
            report.problems.push(problem(message, Some(ACTIVITY_JSONL)));
        }
        vouched.map(|anchor| chain::vouched_files(lines, &anchor)).unwrap_or_default()
    }
}

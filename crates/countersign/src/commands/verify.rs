//! `countersign verify`: is a file sealed by this instance and untouched, and is a workspace's audit trail whole?

use std::path::{Path, PathBuf};

use app::verification::{self, Report, Timeline};
use model::hex::unhex;
use model::id::WorkspaceId;

use super::say;
use crate::instance::{self, Missing};
use crate::settings::Settings;
use crate::{Failure, InPart, complain};

/// How a complaint about the instance begins.
const UNKNOWN: &str = "the instance that would know its own seals can't be opened";

/// The file of a bundle that holds its timeline.
const TIMELINE: &str = "activity.jsonl";

/// What `verify` takes.
#[derive(Debug, clap::Args)]
#[group(required = true, multiple = true)]
pub(super) struct Arguments {
    /// A PDF, or a bundle (ZIP). It is checked without the service, against nothing but the certificates.
    #[arg(conflicts_with = "workspace")]
    file: Option<PathBuf>,
    /// Check the whole audit trail of a workspace in the database, and the sealed PDFs of its documents against it.
    #[arg(long, value_name = "ID")]
    workspace: Option<WorkspaceId>,
    /// The SHA-256 of a certificate to trust, beside those of the instance that is configured here.
    #[arg(long = "certificate", value_name = "SHA256", value_parser = fingerprint, requires = "file")]
    certificates: Vec<[u8; 32]>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

fn fingerprint(text: &str) -> Result<[u8; 32], String> {
    let digits: String = text.chars().filter(|c| !matches!(c, ':' | ' ')).collect();
    unhex(&digits).and_then(|bytes| bytes.try_into().ok()).ok_or_else(|| "give 64 hexadecimal digits".to_owned())
}

/// Does it.
pub(super) async fn run(settings: &Settings, arguments: Arguments) -> Result<(), Failure> {
    match (arguments.file, arguments.workspace) {
        (Some(file), _) => verify_file(settings, &file, arguments.certificates, arguments.json).await,
        (None, Some(workspace)) => verify_workspace(settings, workspace, arguments.json).await,
        (None, None) => Err("name a file, or a workspace with --workspace ID".into()),
    }
}

async fn verify_workspace(settings: &Settings, workspace: WorkspaceId, json: bool) -> Result<(), Failure> {
    let app = instance::app(settings, Missing::Refuse).await?;
    app::workspaces::show(&app, workspace).await?;
    let report = app::audit::verify(&app, workspace).await?;
    app.stop().await;
    if json {
        say(serde_json::to_string_pretty(&report)?);
    } else {
        for problem in &report.problems {
            say(format_args!("{} {}", problem.place, problem.message));
        }
        if report.more_problems > 0 {
            say(format_args!("and {} more", report.more_problems));
        }
    }
    if !report.holds() {
        let count = i64::try_from(report.problems.len()).unwrap_or(i64::MAX).saturating_add(report.more_problems);
        return Err(format!(
            "the audit trail of {workspace} does not hold: {count} {} found; compare with a backup, and find out who \
             can write to the database",
            if count == 1 { "problem was" } else { "problems were" }
        )
        .into());
    }
    if !json {
        say(format_args!(
            "the audit trail of {workspace} is whole: {} entries ({} erased), {} documents ({} sealed), {} checkpoints",
            report.entries, report.erased, report.documents, report.sealed, report.checkpoints
        ));
        if let Some(head) = &report.head {
            say(format_args!("its last link is {head}"));
        }
    }
    Ok(())
}

async fn verify_file(
    settings: &Settings,
    file: &Path,
    mut ours: Vec<[u8; 32]>,
    json: bool,
) -> Result<(), Failure> {
    let content = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    // Whoever holds only a file may have no instance here; then only the certificates that were named count. One that is
    // there and can't be opened is a failure: without it, its own seals would be taken for somebody else's. Who names
    // certificates can do without.
    if instance::is_there(settings) {
        match certificates(settings).await {
            Ok(known) => ours.extend(known),
            Err(error) if ours.is_empty() => {
                return Err(format!(
                    "{UNKNOWN}: {error}; mend that, or name the certificate with --certificate SHA256"
                )
                .into());
            }
            Err(error) => {
                let told = format!("{UNKNOWN}: {error}; only the certificates that were named count");
                complain(Failure::from(told).as_ref());
            }
        }
    }
    let report = tokio::task::spawn_blocking(move || verification::check(&content, &ours)).await?;
    if json {
        say(serde_json::to_string_pretty(&report)?);
    } else {
        describe(&report);
    }
    let blank = report.timeline.as_ref().map_or(0, |timeline| timeline.blank);
    match verdict(&report) {
        Ok(words) if blank > 0 => {
            let blank = if blank == 1 {
                "1 entry of its timeline is".to_owned()
            } else {
                format!("{blank} entries of its timeline are")
            };
            return Err(InPart(format!("{}: {words}; but {blank} blank: see above", file.display())).into());
        }
        Ok(_) if json => {}
        Ok(words) => say(format_args!("{}: {words}", file.display())),
        Err(words) => return Err(format!("{}: {words}", file.display()).into()),
    }
    Ok(())
}

/// The certificates with which the instance that is configured here has sealed.
async fn certificates(settings: &Settings) -> Result<Vec<[u8; 32]>, String> {
    let told = |error: Failure| model::error::Chain(error.as_ref()).to_string();
    let app = instance::app(settings, Missing::Refuse).await.map_err(told)?;
    let known = app::verification::certificates(&app).await.map_err(|error| told(error.into()));
    app.stop().await;
    known
}

fn verdict(report: &Report) -> Result<&'static str, &'static str> {
    use app::verification::{ProblemCode, Verdict};
    match report.verdict {
        Verdict::Intact if report.timeline.is_some() => {
            Ok("its PDF is sealed by this instance, and untouched since")
        }
        Verdict::Intact => Ok("sealed by this instance, and untouched since"),
        Verdict::Changed => Err("it is not what it was: see above"),
        Verdict::Foreign => {
            Err("it is signed, but not by this instance; name its certificate with --certificate SHA256")
        }
        Verdict::Unsealed => Err("it is not sealed, so nothing tells whether it was changed"),
        Verdict::Unreadable
            if report.problems.iter().any(|problem| problem.code == ProblemCode::BundleTooLarge) =>
        {
            Err("it holds more than is checked at once: see above")
        }
        Verdict::Unreadable => Err("it is neither a PDF nor a bundle that can be read"),
    }
}

fn describe(report: &Report) {
    for seal in &report.seals {
        let whose = if seal.ours { "this instance" } else { "somebody else" };
        let state = if seal.intact { "intact" } else { "broken" };
        let at = seal.at.map(|at| format!(" on {at}")).unwrap_or_default();
        say(format_args!("seal of {} ({whose}){at}, level {}: {state}", seal.by, seal.level));
        if let Some(at) = seal.time_stamped_at {
            let by = seal.time_stamped_by.as_deref().unwrap_or("an authority");
            say(format_args!("  time stamp of {by}: {at}"));
        }
        if let Some(certificate) = &seal.certificate {
            say(format_args!("  certificate {} ({})", certificate.subject, certificate.sha256));
        }
    }
    if let Some(record) = &report.record {
        describe_record(record);
    }
    for file in &report.files {
        let state = match (file.matches, file.sealed) {
            (true, true) => "sealed",
            (true, false) if file.name == TIMELINE && report.timeline.is_some() => "partly",
            (true, false) => "listed",
            (false, _) => "WRONG ",
        };
        say(format_args!("{state}  {}  {}", file.sha256, file.name));
    }
    if report.files.iter().any(|file| file.matches && !file.sealed) {
        say(format_args!("files that are listed are as the bundle's list says, which the seal does not cover"));
    }
    if let Some(timeline) = &report.timeline {
        describe_timeline(timeline);
    }
    for problem in &report.problems {
        let name = problem.name.as_deref().map(|name| format!("{name} ")).unwrap_or_default();
        say(format_args!("problem: {name}{}", problem.message));
    }
}

/// What the seal vouches for of the timeline, and what it does not.
fn describe_timeline(timeline: &Timeline) {
    let Timeline { entries, sealed, blank, later_events } = timeline;
    say(format_args!("timeline: the seal vouches for entries 1 to {sealed} of {entries}"));
    if *blank > 0 {
        let they =
            if *blank == 1 { "1 of these is blank".to_owned() } else { format!("{blank} of these are blank") };
        say(format_args!(
            "  {they}: somebody who signed was erased, or who handed the bundle over took the words away; the seal does not \
             tell which. Ask the sender's service for a bundle, and compare"
        ));
    }
    if !later_events.is_empty() {
        let events = later_events.join(", ");
        say(format_args!("  later ones ({events}) are as trustworthy as whoever handed the bundle over"));
    }
}

fn describe_record(record: &serde_json::Value) {
    let told = |value: &serde_json::Value, key: &str| {
        value.get(key).and_then(serde_json::Value::as_str).unwrap_or_default().to_owned()
    };
    say(format_args!(
        "document “{}” ({}), completed {}",
        told(record, "name"),
        told(record, "documentId"),
        told(record, "completedAt")
    ));
    let workspace = told(record, "workspace");
    if !workspace.is_empty() {
        say(format_args!("sent by {workspace}"));
    }
    for signer in record.get("signers").and_then(serde_json::Value::as_array).into_iter().flatten() {
        let role = told(signer, "role");
        let role = if role.is_empty() { role } else { format!(" as {role}") };
        let kind = if told(signer, "kind") == "approver" { ", approved" } else { "" };
        let way = match told(signer, "via").as_str() {
            "API" => ", submitted for them by a program of the sender's",
            "handed link" => ", by a link that the sender's side was given to hand over",
            _ => "",
        };
        say(format_args!("  {}{role}, {}{kind}{way}", told(signer, "name"), told(signer, "signedAt")));
    }
}

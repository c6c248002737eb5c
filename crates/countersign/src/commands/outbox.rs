//! `countersign outbox`.

use app::mail::{Again, Kept, Waiting};
use app::{App, Call};
use model::id::{MailId, WorkspaceId};
use model::mail::Mail;
use model::page::{MAX_PAGE, PageRequest};
use serde_json::{Value, json};

use super::say;
use crate::Failure;
use crate::instance::{self, Missing};
use crate::settings::Settings;

/// What is to be shown.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(super) struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// The workspace's id; all workspaces where left out.
    #[arg(long, value_name = "ID")]
    workspace: Option<WorkspaceId>,
    /// Show what one mail says, with its links.
    #[arg(long, value_name = "MAIL_ID")]
    show: Option<MailId>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What is done with mails.
#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Have mails sent again that were kept or given up, by the service that runs or the next one that does.
    Send(Send),
}

/// Which mails are sent again.
#[derive(Debug, clap::Args)]
struct Send {
    /// The mails' ids.
    #[arg(value_name = "MAIL_ID", required_unless_present = "all")]
    ids: Vec<MailId>,
    /// All that were kept or given up.
    #[arg(long, conflicts_with = "ids")]
    all: bool,
    /// The workspace's id; all workspaces where left out.
    #[arg(long, value_name = "ID")]
    workspace: Option<WorkspaceId>,
}

/// Lists the mails, the newest first, shows one, or has some sent again.
pub(super) async fn run(settings: &Settings, arguments: Arguments) -> Result<(), Failure> {
    let app = instance::app(settings, Missing::Refuse).await?;
    if let Some(Command::Send(wanted)) = arguments.command {
        let sent = send(&app, settings, wanted).await;
        app.stop().await;
        return sent;
    }
    let workspaces = chosen(&app, arguments.workspace).await?;
    if let Some(id) = arguments.show {
        show(&find(&app, &workspaces, id).await?, arguments.json);
    } else {
        let (mut mails, mut waiting) = (Vec::new(), Vec::new());
        for workspace in workspaces {
            let found = app::mail::waiting(&app, &Call::by_system(workspace)).await?;
            waiting.extend(found.into_iter().map(|mail| (workspace, mail)));
            let page = PageRequest { limit: MAX_PAGE, after: None };
            let found = app::mail::list(&app, &Call::by_system(workspace), None, page).await?.rows;
            mails.extend(found.into_iter().map(|mail| (workspace, mail)));
        }
        mails.sort_by_key(|(_, mail)| std::cmp::Reverse((mail.created_at, mail.id)));
        waiting.sort_by_key(|(_, mail)| std::cmp::Reverse((mail.created_at, mail.id)));
        list(&waiting, &mails, arguments.json);
    }
    app.stop().await;
    Ok(())
}

/// The workspaces that are meant.
async fn chosen(app: &App, workspace: Option<WorkspaceId>) -> Result<Vec<WorkspaceId>, Failure> {
    Ok(match workspace {
        Some(workspace) => vec![app::workspaces::show(app, workspace).await?.id],
        None => app::workspaces::all(app).await?.into_iter().map(|workspace| workspace.id).collect(),
    })
}

/// Has mails sent again.
async fn send(app: &App, settings: &Settings, wanted: Send) -> Result<(), Failure> {
    if settings.smtp.url.is_none() {
        return Err("there is no mail server to send them with; set COUNTERSIGN_SMTP_URL, restart the service, and run this \
                    again"
            .into());
    }
    let workspaces = chosen(app, wanted.workspace).await?;
    let (mut queued, mut unknown) = (0, Vec::new());
    let mut count = |id: MailId, again: Again| match again {
        Again::Queued => queued += 1,
        Again::Settled => {}
        Again::Unknown => unknown.push(id.to_string()),
    };
    for id in wanted.ids {
        count(id, send_one(app, &workspaces, id).await?);
    }
    for workspace in workspaces.iter().filter(|_| wanted.all) {
        let call = Call::by_system(*workspace);
        let mut last = None;
        loop {
            let ids = app::mail::unsent(app, &call, last).await?;
            let Some(end) = ids.last() else { break };
            last = Some(*end);
            for id in ids {
                match app::mail::send_again(app, &call, id).await {
                    // Somebody was erased meanwhile.
                    Err(model::Error::NotFound(_)) => {}
                    again => count(id, again?),
                }
            }
        }
    }
    say(format_args!("{queued} mails are sent by the service; what is past by now is dropped"));
    if unknown.is_empty() {
        return Ok(());
    }
    Err(format!(
        "{} can't be worded again, since an earlier version kept them; `countersign outbox --show MAIL_ID` tells what to send \
         by hand",
        unknown.join(", ")
    )
    .into())
}

async fn send_one(app: &App, workspaces: &[WorkspaceId], id: MailId) -> Result<Again, Failure> {
    for workspace in workspaces {
        match app::mail::send_again(app, &Call::by_system(*workspace), id).await {
            Err(model::Error::NotFound(_)) => {}
            again => return Ok(again?),
        }
    }
    Err(format!("there is no mail {id} that was kept or given up; `countersign outbox` lists them").into())
}

async fn find(app: &App, workspaces: &[WorkspaceId], id: MailId) -> Result<Kept, Failure> {
    for workspace in workspaces {
        match app::mail::show(app, &Call::by_system(*workspace), id).await {
            Err(model::Error::NotFound(_)) => {}
            found => return Ok(found?),
        }
    }
    Err(format!("there is no mail {id}; `countersign outbox` lists them").into())
}

/// Those that wait first: they are what one looks for.
fn list(waiting: &[(WorkspaceId, Waiting)], mails: &[(WorkspaceId, Mail)], as_json: bool) {
    if as_json {
        let waiting = waiting.iter().map(|(workspace, mail)| facts_of_waiting(*workspace, mail));
        let mails = mails.iter().map(|(workspace, mail)| facts(Some(*workspace), mail));
        say(waiting.chain(mails).collect::<Value>());
        return;
    }
    for (_, mail) in waiting {
        say(format_args!(
            "{}   {}   waits    {}   {}   ({}; tried {} times, again at {})",
            mail.id, mail.created_at, mail.recipient, mail.subject, mail.error, mail.attempts, mail.next_at
        ));
    }
    for (_, mail) in mails {
        let status = mail.status.name();
        let error = mail.error.as_ref().map(|error| format!("   ({error})")).unwrap_or_default();
        say(format_args!(
            "{}   {}   {status:<6}   {}   {}{error}",
            mail.id, mail.created_at, mail.recipient, mail.subject
        ));
    }
}

fn show(kept: &Kept, as_json: bool) {
    let Kept { mail, composed } = kept;
    if as_json {
        let mut value = facts(None, mail);
        if let Some(composed) = composed {
            value["text"] = json!(composed.text);
            value["html"] = json!(composed.html);
            value["attachments"] = composed.attachments.iter().map(|file| file.name.clone()).collect();
        }
        say(value);
        return;
    }
    say(format_args!("To: {}\nSubject: {}\nStatus: {}", mail.recipient, mail.subject, mail.status.name()));
    if let Some(error) = &mail.error {
        say(format_args!("Error: {error}"));
    }
    match composed {
        Some(composed) => {
            for file in &composed.attachments {
                say(format_args!("Attached: {}", file.name));
            }
            say(format_args!("\n{}", composed.text));
        }
        None => say("\nWhat it said is not kept: it was handed to the mail server."),
    }
}

fn facts(workspace: Option<WorkspaceId>, mail: &Mail) -> Value {
    let mut value = json!({
        "id": mail.id, "kind": mail.kind, "recipient": mail.recipient, "subject": mail.subject,
        "documentId": mail.document, "respondentId": mail.respondent, "status": mail.status.name(), "error": mail.error,
        "createdAt": mail.created_at, "settledAt": mail.settled_at,
    });
    if let Some(workspace) = workspace {
        value["workspaceId"] = json!(workspace);
    }
    value
}

fn facts_of_waiting(workspace: WorkspaceId, mail: &Waiting) -> Value {
    json!({
        "id": mail.id, "kind": mail.kind, "recipient": mail.recipient, "subject": mail.subject,
        "documentId": mail.document, "respondentId": mail.respondent, "status": "waiting", "error": mail.error,
        "createdAt": mail.created_at, "attempts": mail.attempts, "nextAttemptAt": mail.next_at, "workspaceId": workspace,
    })
}

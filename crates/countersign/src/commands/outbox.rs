//! `countersign outbox`.

use app::mail::Kept;
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
pub(super) struct Arguments {
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

/// Lists the mails, the newest first, or shows one.
pub(super) async fn run(settings: &Settings, arguments: Arguments) -> Result<(), Failure> {
    let app = instance::app(settings, Missing::Refuse).await?;
    let workspaces = match arguments.workspace {
        Some(workspace) => vec![app::workspaces::show(&app, workspace).await?.id],
        None => app::workspaces::all(&app).await?.into_iter().map(|workspace| workspace.id).collect(),
    };
    if let Some(id) = arguments.show {
        show(&find(&app, &workspaces, id).await?, arguments.json);
    } else {
        let mut mails = Vec::new();
        for workspace in workspaces {
            let page = PageRequest { limit: MAX_PAGE, after: None };
            let found = app::mail::list(&app, &Call::by_system(workspace), None, page).await?.rows;
            mails.extend(found.into_iter().map(|mail| (workspace, mail)));
        }
        mails.sort_by_key(|(_, mail)| std::cmp::Reverse((mail.created_at, mail.id)));
        list(&mails, arguments.json);
    }
    app.stop().await;
    Ok(())
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

fn list(mails: &[(WorkspaceId, Mail)], as_json: bool) {
    if as_json {
        say(mails.iter().map(|(workspace, mail)| facts(Some(*workspace), mail)).collect::<Value>());
        return;
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

//! What a workspace has, one of each kind, so that an operation finds something, or is kept from it.

use countersign_tests::{Answer, Workspace, World, eventually};
use model::Clock;
use model::people::Role;
use reqwest::Method;
use serde_json::{Value, json};
use store::Write;

use crate::coverage::Names;

pub use countersign_tests::SMALL_PDF;

/// The ids of one of each.
pub struct Holdings {
    workspace: String,
    template: String,
    document: String,
    respondent: String,
    file: String,
    bulk: String,
    webhook: String,
    delivery: String,
    export: String,
    api_key: String,
    mail: String,
    user: String,
    invitation: String,
    session: String,
}

impl Holdings {
    /// Makes one of each, and waits until nothing more happens by itself.
    pub async fn of(world: &World, workspace: &Workspace) -> Self {
        let v2 = |method, path: &str| workspace.request_v2(method, path);
        let template = workspace.template(json!({ "name": "Secret plan" })).await;
        let document = workspace.document(json!({ "templateId": template, "name": "Secret deal" })).await;
        // Whoever looks is asked themselves, too.
        let people = json!({ "recipients": [{ "email": workspace.email }, { "email": "cy@example.com" }],
                             "notify": true });
        workspace.post(&format!("/documents/{document}/send"), people).await.ok();
        let shown = workspace.get(&format!("/documents/{document}")).await.ok();
        let file = workspace.send(v2(Method::POST, "/files").body(SMALL_PDF)).await.created();
        let many = json!({ "templateId": template, "documents": [{ "name": "Secret order" }] });
        let bulk = workspace.send(v2(Method::POST, "/documents/bulk").json(&many)).await.created();
        let hook = json!({ "url": "http://127.0.0.1:9/hook", "events": ["document.opened"] });
        let export = v2(Method::POST, &format!("/documents/{document}/exports"));
        let export = id(&workspace.send(export.json(&json!({ "format": "json" }))).await.created());
        eventually("the export", async || {
            let shown = workspace.send(v2(Method::GET, &format!("/exports/{export}"))).await.ok();
            (shown["status"] == "completed").then_some(())
        })
        .await;
        world.drained().await;
        Self::logo(workspace).await;
        let administrator = workspace.administrator().await;
        let user = Self::colleague(world, workspace).await;
        let invitation = json!({ "email": "new@example.com" });
        let invitation = id(&administrator.post("/team/invitations", invitation).await.created());
        world.drained().await;
        let webhook = id(&workspace.send(v2(Method::POST, "/webhooks").json(&hook)).await.created());
        let tested = workspace.send(v2(Method::POST, &format!("/webhooks/{webhook}/test"))).await.ok();
        Self {
            workspace: workspace.id.to_string(),
            respondent: id(&shown["respondents"][0]),
            file: id(&file),
            bulk: id(&bulk),
            delivery: id(&tested),
            api_key: id(&administrator.get("/api-keys").await.ok()[0]),
            mail: id(&administrator.get("/outbox").await.ok()[0]),
            session: Self::session(workspace).await,
            template,
            document,
            webhook,
            export,
            user,
            invitation,
        }
    }

    /// Somebody else who is a member; gives their id.
    async fn colleague(world: &World, workspace: &Workspace) -> String {
        let other = world.workspace(&format!("Colleague of {}", workspace.email)).await;
        let mut write = Write::new();
        store::users::join(&mut write, workspace.id, other.user, Role::Member, world.clock.now());
        world.database().await.commit(write).await.unwrap();
        other.user.to_string()
    }

    /// Signs the workspace's first member in once more; gives the session's id.
    async fn session(workspace: &Workspace) -> String {
        let sessions = workspace.administrator().await.get("/sessions").await.ok();
        let this = sessions.as_array().unwrap().iter().find(|one| one["isThisOne"] == true);
        id(this.expect("this session"))
    }

    /// Gives a workspace a logo.
    pub async fn logo(workspace: &Workspace) {
        let call = app::Call::by_system(workspace.id);
        app::workspaces::set_logo(&workspace.node.app, &call, Some(crate::operations::picture())).await.unwrap();
    }

    /// What an address of that kind names; a document's comes with one of its respondents.
    pub fn id(&self, names: Names) -> String {
        match names {
            Names::Nothing => String::new(),
            Names::Template => self.template.clone(),
            Names::Document => format!("{}|{}", self.document, self.respondent),
            Names::File => self.file.clone(),
            Names::Bulk => self.bulk.clone(),
            Names::Webhook => self.webhook.clone(),
            Names::Delivery => self.delivery.clone(),
            Names::Export => self.export.clone(),
            Names::ApiKey => self.api_key.clone(),
            Names::Mail => self.mail.clone(),
            Names::Workspace => self.workspace.clone(),
            Names::User => self.user.clone(),
            Names::Invitation => self.invitation.clone(),
            Names::Passkey => Self::never(names),
            Names::Session => self.session.clone(),
            Names::Example => "mutual-nda".to_owned(),
        }
    }

    /// The same, or something new where it will not survive.
    pub async fn fresh_id(&self, workspace: &Workspace, names: Names, ends: bool) -> String {
        match names {
            Names::Document if ends => workspace.document(json!({ "templateId": self.template })).await,
            Names::Template if ends => workspace.template(json!({ "name": "Old" })).await,
            Names::Session => Self::session(workspace).await,
            _ => self.id(names),
        }
    }

    /// An id of that kind that nobody ever had.
    pub fn never(names: Names) -> String {
        const TAIL: &str = "01jcmwk1x3f2q8z5v7t9r4n6ab";
        let prefix = match names {
            Names::Nothing | Names::Example => return String::new(),
            Names::Template => "tpl",
            Names::Document => "doc",
            Names::File => "fil",
            Names::Bulk => "blk",
            Names::Webhook => "whk",
            Names::Delivery => "dlv",
            Names::Export => "exp",
            Names::ApiKey => "key",
            Names::Mail => "eml",
            Names::Workspace => "wsp",
            Names::User => "usr",
            Names::Invitation => "inv",
            Names::Passkey => "psk",
            Names::Session => "ses",
        };
        format!("{prefix}_{TAIL}")
    }

    /// Fails when an answer holds anything that belongs to this workspace.
    pub fn must_not_be_in(&self, answer: &Answer, name: &str) {
        assert_ne!(answer.status, 500, "{name}: {}", answer.text());
        let shown = answer.text();
        for sign in [&self.workspace, &self.template, &self.document, &self.webhook, "Secret", "Globex"] {
            assert!(!shown.contains(sign), "{name} shows {sign}: {shown}");
        }
    }
}

fn id(shown: &Value) -> String {
    shown["id"].as_str().unwrap_or_else(|| panic!("no id in {shown}")).to_owned()
}

//! What administrators decide about their workspace, and its deletion.

pub(super) mod delete;
pub(super) mod logo;
pub(super) mod show;
pub(super) mod update;

use app::workspaces::Decided;
use model::Timestamp;
use model::id::WorkspaceId;
use model::retention::Retention;
use serde::Serialize;
use utoipa::ToSchema;

/// The workspace with everything that was decided about it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = WorkspaceSettings)]
pub(crate) struct SettingsItem<'a> {
    #[schema(value_type = String, example = "wsp_01jcmwk1x3f2q8z5v7t9r4n6ab")]
    id: WorkspaceId,
    #[schema(example = "Acme")]
    name: &'a str,
    /// The language of what it sends, where nobody chose another.
    #[schema(example = "en")]
    language: &'static str,
    /// The time zone of what it sends.
    #[schema(example = "Europe/Berlin")]
    time_zone: &'a str,
    /// The colour of mails and signing pages; null for that of the service.
    #[schema(example = "#2546c4")]
    colour: Option<&'a str>,
    /// The name that mails come from; null for the one that is made of the workspace's.
    #[schema(example = "Acme Rentals")]
    mail_sender: Option<&'a str>,
    /// Days after which completed, declined, voided and expired documents are deleted; null to keep them.
    #[schema(example = 365)]
    retention_days: Option<i64>,
    /// Sites that may show signing pages in a frame.
    #[schema(example = json!(["https://www.example.com"]))]
    embedding_origins: Vec<&'a str>,
    /// Whether recipients may name somebody else in their place.
    recipients_may_delegate: bool,
    /// Whether members need a second step to use the console.
    require_second_step: bool,
    /// The logo; null where there is none.
    logo: Option<LogoItem<'a>>,
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
}

/// What is known of the logo; `/workspace/logo` has the picture.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = WorkspaceLogo)]
pub(crate) struct LogoItem<'a> {
    #[schema(example = "image/png")]
    media_type: &'a str,
    #[schema(value_type = String, format = DateTime)]
    updated_at: Timestamp,
}

impl<'a> SettingsItem<'a> {
    fn of(decided: &'a Decided) -> Self {
        let Decided { workspace, settings, logo } = decided;
        Self {
            id: workspace.id,
            name: workspace.name.as_str(),
            language: workspace.language.tag(),
            time_zone: workspace.time_zone.as_str(),
            colour: settings.colour.as_ref().map(model::colour::Colour::as_str),
            mail_sender: settings.mail_sender.as_ref().map(model::name::Name::as_str),
            retention_days: settings.retention.map(Retention::in_days),
            embedding_origins: settings.embedding.iter().map(model::embedding::Origin::as_str).collect(),
            recipients_may_delegate: !settings.no_delegation,
            require_second_step: settings.require_second_step,
            logo: logo.as_ref().map(|logo| LogoItem { media_type: &logo.media_type, updated_at: logo.updated_at }),
            created_at: workspace.created_at,
        }
    }
}

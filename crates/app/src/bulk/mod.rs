//! Many documents of one template, ordered at once: all of them are checked first, then made in batches as a job.

mod carry_out;
mod order;
mod show;

use indexmap::IndexMap;
use model::Timestamp;
use model::error::{Error, Result};
use model::given::Given;
use model::id::WorkspaceId;
use model::values::Values;
use serde::{Deserialize, Serialize};

pub(crate) use carry_out::carry_out;
pub use order::{MOST_ROWS, order};
pub use show::{Progress, show};

use crate::App;
use crate::documents::{Invitations, NewDocument, NewRecipient, create, recipients};

/// One of the documents.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Row {
    /// What people will call it; made from the template's name where left out.
    pub name: Option<String>,
    /// What another system calls it.
    pub external_id: Option<String>,
    /// What else that system wants to know.
    pub metadata: Option<IndexMap<String, String>>,
    /// The values known already.
    pub values: Values,
    /// Who is invited; nobody where it is empty.
    pub recipients: Vec<NewRecipient>,
    /// When it can no longer be signed.
    pub expires_at: Option<Timestamp>,
    /// Whether those invited get a mail.
    pub notify: bool,
    /// A page of the sender's to which those invited can go back when they are done.
    pub redirect_url: Option<String>,
}

/// What the rows are encrypted for.
const PURPOSE: &str = "bulk row";

/// A row whose form is right.
struct Ready {
    document: create::Fitted,
    recipients: Vec<recipients::Checked>,
    invitations: Invitations,
}

impl Row {
    /// Checks all that can be said of a row: its form, its values, its recipients and their roles.
    async fn ready(self, app: &App, workspace: WorkspaceId, template: &template::Template) -> Result<Ready> {
        let given = Given { values: self.values, ..Given::default() };
        let new = NewDocument {
            name: self.name,
            given,
            external_id: self.external_id,
            metadata: self.metadata,
            // Where somebody is invited, it is checked with the invitations.
            expires_at: self.expires_at.filter(|_| self.recipients.is_empty()),
        };
        let document = create::check(app, new)?.fitted(app, workspace, template).await?;
        let invitations = Invitations {
            recipients: self.recipients,
            expires_at: self.expires_at,
            notify: self.notify,
            redirect_url: self.redirect_url,
        };
        let recipients =
            if invitations.recipients.is_empty() { Vec::new() } else { recipients::check(app, &invitations)? };
        if recipients.is_empty() && invitations.redirect_url.is_some() {
            return Err(Error::field(
                "redirectUrl",
                "is for those whom the document is sent to: name recipients too",
            ));
        }
        recipients::place(&recipients, &template.form)?;
        Ok(Ready { document, recipients, invitations })
    }
}

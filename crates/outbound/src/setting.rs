//! What a mail is composed with, besides its facts.

use model::colour::Colour;
use serde::{Deserialize, Serialize};

/// In whose name, in which language and with which addresses a mail is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Setting {
    /// A language tag such as `de` or `de-AT`; English is spoken where it names no language of ours.
    pub language: String,
    /// The address of this Countersign, which the foot of each mail names.
    pub base_url: String,
    /// In whose name the mail is written.
    pub workspace: Workspace,
    /// The full address at which this recipient stops reminders, for mail to recipients.
    pub opt_out: Option<String>,
}

/// How a workspace shows itself.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Workspace {
    /// Its name.
    pub name: String,
    /// Its logo; PNG, JPEG and GIF are shown, as mail programs know no others.
    pub logo: Option<Picture>,
    /// The colour of its buttons; ours where it has none.
    pub colour: Option<Colour>,
    /// The name that its mails come from; made of its own where there is none.
    pub sender: Option<String>,
}

/// A picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Picture {
    /// Such as `image/png`.
    pub media_type: String,
    /// The picture itself.
    #[serde(with = "crate::composed::base64_text")]
    pub bytes: Vec<u8>,
}

impl Picture {
    /// The picture's kind, where mail programs can show it.
    pub(crate) fn shown_as(&self) -> Option<&'static str> {
        ["image/png", "image/jpeg", "image/gif"].into_iter().find(|known| *known == self.media_type)
    }
}

//! What a respondent gives: answers by field, and signatures.

use std::collections::BTreeMap;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use bytes::Bytes;
use model::body::JsonObject;
use model::document::Document;
use model::error::{Error, Problems, Result};
use model::file::FileKind;
use model::id::WorkspaceId;
use model::values::Values;
use serde::{Deserialize, Serialize};
use template::Template;
use template::expressions::Evaluated;
use template::resolve::{Look, Signature};
use utoipa::ToSchema;

use super::hands;
use crate::App;
use crate::files::{self, NewFile, TakenIn};

/// How much a picture of a signature may weigh.
const MOST_SIGNATURE_BYTES: usize = 1024 * 1024;
const LONGEST_TYPED: usize = 100;

/// Answers and signatures by the ids of their fields.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Answers {
    /// What was filled in.
    #[serde(default)]
    pub values: Values,
    /// What was signed.
    #[serde(default)]
    pub signatures: BTreeMap<String, GivenSignature>,
}

/// A signature as it is given: typed, or as a picture in a `data:` address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GivenSignature {
    /// What was typed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub typed: Option<String>,
    /// Which hand it is shown in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<String>,
    /// The picture, as `data:image/png;base64,…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub image: Option<String>,
}

/// A signature as it is kept with its respondent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) enum KeptSignature {
    /// Typed, in a hand.
    Typed { text: String, hand: Option<String> },
    /// A picture, by its file.
    Drawn { file: String },
}

/// Signatures ready to be kept, and the files that have to be kept with them.
#[derive(Debug, Default)]
pub(crate) struct Signed {
    pub kept: BTreeMap<String, KeptSignature>,
    pub files: Vec<TakenIn>,
}

impl Signed {
    pub fn to_object(&self) -> JsonObject {
        // A map of strings to JSON always has a text form.
        serde_json::to_string(&self.kept).ok().and_then(|text| JsonObject::stored(text).ok()).unwrap_or_default()
    }

    /// Those in fields that are there, with their files. Bytes without a row are cleared away like what a crash leaves.
    pub fn visible(&self, template: &Template, evaluated: &Evaluated) -> Self {
        let is_there =
            |id: &str| template.form.field(id).is_some_and(|field| template.is_visible(field, evaluated));
        let kept = self.kept.iter().filter(|(id, _)| is_there(id));
        let kept: BTreeMap<_, _> = kept.map(|(id, one)| (id.clone(), one.clone())).collect();
        let names = |taken: &TakenIn| {
            let id = taken.file.id.to_string();
            kept.values().any(|one| matches!(one, KeptSignature::Drawn { file } if *file == id))
        };
        let files = self.files.iter().filter(|file| names(file)).cloned().collect();
        Self { kept, files }
    }
}

/// Checks signatures and takes their pictures in. What is wrong with one is noted under `signatures.<id>`.
pub(crate) async fn take_signatures(
    app: &App,
    workspace: WorkspaceId,
    template: &Template,
    role: &str,
    given: &BTreeMap<String, GivenSignature>,
    problems: &mut Problems,
) -> Result<Signed> {
    let mut signed = Signed::default();
    for (id, signature) in given {
        let place = format!("signatures.{id}");
        let field = template.fields_of(role).find(|field| field.id == *id && field.kind.is_signature());
        if field.is_none() {
            problems.add(place, "is not a signature field of yours");
            continue;
        }
        match (&signature.typed, &signature.image) {
            (Some(_), None) if signature.hand.as_deref().is_some_and(|hand| !hands::is_known(hand)) => {
                problems.add(format!("{place}.hand"), format!("must be one of {}", hands::names().join(", ")));
            }
            (Some(typed), None) => match check_typed(typed) {
                Ok(text) => {
                    let kept = KeptSignature::Typed { text: text.to_owned(), hand: signature.hand.clone() };
                    signed.kept.insert(id.clone(), kept);
                }
                Err(message) => problems.add(place, message),
            },
            (None, Some(image)) => match take_picture(app, workspace, image).await? {
                Ok(taken) => {
                    signed.kept.insert(id.clone(), KeptSignature::Drawn { file: taken.file.id.to_string() });
                    signed.files.push(taken);
                }
                Err(message) => problems.add(place, message),
            },
            _ => problems.add(place, "must be either typed or an image"),
        }
    }
    Ok(signed)
}

fn check_typed(text: &str) -> std::result::Result<&str, String> {
    let text = text.trim();
    if text.chars().all(model::name::is_unseen)
        || text.chars().count() > LONGEST_TYPED
        || text.chars().any(char::is_control)
    {
        return Err(format!("must be a name of 1 to {LONGEST_TYPED} characters"));
    }
    Ok(text)
}

async fn take_picture(
    app: &App,
    workspace: WorkspaceId,
    address: &str,
) -> Result<std::result::Result<TakenIn, String>> {
    const WANTED: &str = "must be a PNG, JPEG or WebP picture of at most 1 MB, as a data: address in base64";
    let encoded = address.strip_prefix("data:image/").and_then(|rest| rest.split_once(";base64,"));
    let Some((_, encoded)) = encoded.filter(|(_, text)| text.len() <= MOST_SIGNATURE_BYTES * 4 / 3 + 4) else {
        return Ok(Err(WANTED.to_owned()));
    };
    let Ok(content) = BASE64_STANDARD.decode(encoded) else { return Ok(Err(WANTED.to_owned())) };
    let new = NewFile { name: Some("signature".to_owned()), content: Bytes::from(content) };
    match files::take_in(app, workspace, new).await {
        Ok(taken) if taken.file.kind == FileKind::Pdf => Ok(Err(WANTED.to_owned())),
        Ok(taken) => Ok(Ok(taken)),
        Err(Error::Validation(fields)) => {
            Ok(Err(fields.into_iter().next().map_or_else(|| WANTED.to_owned(), |field| field.message)))
        }
        Err(other) => Err(other),
    }
}

/// The signatures that a document bears, as they are printed: in each field those of all who share its role, in the order
/// in which they signed.
pub(crate) fn on_document(document: &Document) -> Result<BTreeMap<String, Vec<Signature>>> {
    let mut submitted: Vec<_> =
        document.respondents.iter().filter_map(|one| Some((one.submitted_at?, one))).collect();
    submitted.sort_by_key(|(at, _)| *at);
    let mut signatures: BTreeMap<String, Vec<Signature>> = BTreeMap::new();
    for (at, one) in submitted {
        // A document must not be printed, nor sealed, as if somebody had not signed whose signature can't be read.
        let kept: BTreeMap<String, KeptSignature> = one.signatures.read().map_err(Error::internal)?;
        for (field, signature) in kept {
            let look = match signature {
                KeptSignature::Typed { text, hand } => Look::Typed { text, hand },
                KeptSignature::Drawn { file } => Look::Drawn(file),
            };
            let signature = Signature { look, name: one.called().to_owned(), at };
            signatures.entry(field).or_default().push(signature);
        }
    }
    Ok(signatures)
}

//! What a respondent sees and fills: the document worked out with their answers so far, and their fields.

use std::collections::BTreeMap;
use std::sync::Arc;

use model::document::Document;
use model::error::{Error, Problems, Result};
use model::file::PageSize;
use model::hex::hex;
use model::id::WorkspaceId;
use model::values::Values;
use serde::Serialize;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use template::form::{Field, FieldType, Placement, Validation};
use template::format::Formats;
use template::print::Print;
use template::reading_order::{settled, settled_value};
use template::resolve::{Facts, Signature};
use template::{Progress, Template};
use utoipa::ToSchema;

use super::answers::{self, Answers, GivenSignature};
use super::visit::Visit;
use super::{hands, progress, uploaded_pages};
use crate::workspaces::LocalTime;
use crate::{App, documents, files, templates};

/// What is filled in, and what stands around it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Form {
    /// The document, worked out.
    pub print: Print,
    /// The sizes of an uploaded PDF's pages, in points, and of those behind them with what had no room there; none where the
    /// document is set from text.
    pub pages: Vec<PageSize>,
    /// The fields of this respondent, as they stand in the document.
    pub fields: Vec<FormField>,
    /// Their answers so far, by the ids of their fields.
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    pub values: BTreeMap<String, Box<RawValue>>,
    /// Their signatures so far.
    pub signatures: BTreeMap<String, GivenSignature>,
    /// The hands that a typed signature can be shown in.
    pub hands: Vec<String>,
}

/// One thing to be filled in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormField {
    /// Its id.
    pub id: String,
    /// What it takes.
    #[serde(rename = "type")]
    pub kind: FieldType,
    /// What it asks for.
    pub label: String,
    /// A sentence that helps.
    #[schema(required)]
    pub help: Option<String>,
    /// Whether it has to be filled.
    pub required: bool,
    /// Whether it only shows its value.
    pub read_only: bool,
    /// What can be chosen.
    pub options: Vec<Choice>,
    /// What an answer has to keep to.
    #[schema(required)]
    pub validation: Option<Validation>,
    /// Where it lies on an uploaded page.
    #[schema(required)]
    pub placement: Option<Placement>,
    /// The currency of its amounts.
    #[schema(required)]
    pub currency: Option<String>,
}

/// Something that can be chosen.
#[derive(Debug, Serialize, ToSchema)]
pub struct Choice {
    /// What is stored.
    pub value: String,
    /// What people read.
    pub label: String,
}

/// The form of somebody at a document, with answers that were not submitted yet.
pub(super) async fn of_document(app: &App, visit: &Visit, given: &Answers) -> Result<Form> {
    let template = templates::parsed::stored(app, visit.call.workspace, &visit.document.body).await?;
    let respondent = visit.respondent()?;
    let values = Values::stored(visit.document.values.text()).map_err(Error::internal)?;
    let subject = Subject {
        name: visit.document.summary.name.as_str(),
        ident: visit.document.summary.id.to_string(),
        values,
        signatures: answers::on_document(&visit.document)?,
        role: &respondent.role,
        progress: progress::of(&visit.document),
        person: respondent.name.as_deref(),
        at: visit.document.reads_as_of(app.now()),
    };
    build(app, visit.call.workspace, &template, subject, given).await
}

/// What a form is about.
pub(crate) struct Subject<'a> {
    pub name: &'a str,
    pub ident: String,
    pub values: Values,
    pub signatures: BTreeMap<String, Vec<Signature>>,
    pub role: &'a str,
    /// Whose answers stand already.
    pub progress: Progress<'a>,
    /// What the person is called, for fields that ask for it.
    pub person: Option<&'a str>,
    pub at: model::Timestamp,
}

/// Works a form out.
pub(crate) async fn build(
    app: &App,
    workspace: WorkspaceId,
    template: &Template,
    subject: Subject<'_>,
    given: &Answers,
) -> Result<Form> {
    let mut values = subject.values.clone();
    prefill(template, subject.role, subject.person, &mut values);
    // What is not right yet is left out of the working, and stays in its field.
    template.put_answers(&mut values, template.accept(subject.role, &given.values, &mut Problems::new()));
    let LocalTime { at, zone: time_zone } = LocalTime::of(app, workspace, subject.at).await?;
    let facts = Facts {
        name: subject.name,
        ident: &subject.ident,
        language: None,
        values: &values,
        signatures: &subject.signatures,
        at,
        time_zone,
        sample: false,
    };
    let mut resolved = template.resolve(&facts).map_err(|error| Error::conflict(error.to_string()))?;
    files::name_files(app, workspace, template, &mut resolved.print).await?;
    let evaluated =
        template.evaluated(&facts, Arc::new(Formats::new(&resolved.print.language, facts.time_zone.clone())));
    let visible: Vec<&Field> =
        template.fields_of(subject.role).filter(|field| template.is_visible(field, &evaluated)).collect();
    let pages = uploaded_pages::sizes(app, workspace, template, subject.role, &resolved.print).await?;
    let mut shown = BTreeMap::new();
    for field in &visible {
        // What takes no answers shows what stands there, whatever was sent along.
        let answered = given.values.get(&field.id).filter(|_| field.takes_answers());
        let answer = answered.or_else(|| values.get(field.name())).map(ToOwned::to_owned);
        let answer = answer.or_else(|| {
            let value = evaluated.get(field.name());
            if value.is_blank() { None } else { serde_json::value::to_raw_value(&value.to_json()).ok() }
        });
        if let Some(answer) = answer {
            shown.insert(field.id.clone(), settled_value(answer));
        }
    }
    Ok(Form {
        pages,
        fields: visible
            .into_iter()
            .map(|field| {
                form_field(template, field, template.is_settled(field, &subject.progress, &subject.values))
            })
            .collect(),
        values: shown,
        signatures: given.signatures.clone(),
        hands: hands::names().into_iter().map(str::to_owned).collect(),
        print: resolved.print,
    })
}

/// Fills in what is known of the person.
pub(super) fn prefill(template: &Template, role: &str, person: Option<&str>, values: &mut Values) {
    let Some(person) = person else { return };
    for field in template.fields_of(role).filter(|field| field.kind == FieldType::FullName) {
        if values.get(field.name()).is_none()
            && let Ok(name) = serde_json::value::to_raw_value(person)
        {
            values.insert(field.name(), name);
        }
    }
}

fn form_field(template: &Template, field: &Field, is_settled: bool) -> FormField {
    let choice = |option: &template::symbols::SymbolOption| Choice {
        value: option.value().to_owned(),
        label: settled(option.label()),
    };
    FormField {
        id: field.id.clone(),
        kind: field.kind,
        label: settled(template.label_of(field)),
        help: field.help.as_deref().map(settled),
        required: field.required,
        read_only: field.read_only || field.kind == FieldType::SignedDate || is_settled,
        options: template.options_of(field).iter().map(choice).collect(),
        validation: field.validation.clone(),
        placement: field.placement,
        currency: template.currency_of(field),
    }
}

/// The hash of a document as it reads now: what the audit trail says that somebody saw.
pub(super) async fn hash_of(app: &App, visit: &Visit) -> Result<String> {
    let workspace = visit.call.workspace;
    hash(app, workspace, &documents::resolved::resolved(app, workspace, &visit.document).await?.print).await
}

/// The hash of a document that is about to be submitted: what the trail says that somebody signed. One that can't be printed is
/// refused, since it could never be sealed.
pub(crate) async fn hash_to_sign(app: &App, workspace: WorkspaceId, document: &Document) -> Result<String> {
    let resolved = documents::resolved::resolved(app, workspace, document).await?;
    render::must_be_printable(&resolved.print).map_err(|error| Error::conflict(error.to_string()))?;
    hash(app, workspace, &resolved.print).await
}

/// It covers all that is printed: words, values, answers, signatures, and the content of every file.
async fn hash(app: &App, workspace: WorkspaceId, print: &Print) -> Result<String> {
    let mut hasher = Sha256::new();
    hasher.update(serde_json::to_vec(print).map_err(Error::internal)?);
    for file in print.files() {
        if let Ok(id) = file.parse()
            && let Some(file) = files::find(app, workspace, id).await?
        {
            hasher.update(file.sha256.as_bytes());
        }
    }
    Ok(hex(&hasher.finalize()))
}

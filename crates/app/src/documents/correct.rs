//! Correcting the address, the name or the access code of somebody who was invited, before they submit. With another
//! address the link that went out opens nothing any more, and what was filled in through it is gone. With another code the
//! link stays, and is asked for the new one.

use model::activity::Event;
use model::document::Document;
use model::email::EmailAddress;
use model::error::{Error, Problems, Result};
use model::id::{DocumentId, RespondentId};
use model::respondent::Respondent;
use serde_json::json;

use super::recipients::{check_code, check_name};
use super::{show, successor};
use crate::change::Change;
use crate::retry::until_settled;
use crate::{App, Call, Receipt, signing};

/// What is to be corrected; what is left out stays.
#[derive(Debug, Default)]
pub struct Correction {
    /// Their address.
    pub email: Option<String>,
    /// Their name; an empty one takes it away.
    pub name: Option<String>,
    /// Their access code; an empty one takes it away.
    pub access_code: Option<String>,
}

/// What becomes of an access code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CodeChange {
    Set,
    Removed,
}

impl CodeChange {
    /// What the trail says; never the code itself.
    const fn words(self) -> &'static str {
        match self {
            Self::Set => "was set anew",
            Self::Removed => "was taken away",
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Set => "set",
            Self::Removed => "removed",
        }
    }
}

/// Corrects a respondent.
///
/// # Errors
/// When the input is not valid, there is no such document or respondent, the state forbids it, or the database does not
/// answer.
pub async fn correct<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    respondent: RespondentId,
    correction: Correction,
    answer: impl Fn(&Document) -> R,
) -> Result<R> {
    let mut problems = Problems::new();
    let code = correction.access_code.as_deref().map(str::trim);
    if correction.email.is_none() && correction.name.is_none() && code.is_none() {
        problems.add("email", "must be given, or `name`, or `accessCode`");
    }
    check_code(code.filter(|code| !code.is_empty()), "accessCode", &mut problems);
    let email = correction.email.as_deref().and_then(|email| problems.take("email", EmailAddress::parse(email)));
    let name = correction.name.as_deref().map(str::trim);
    check_name(app, name, "name", &mut problems);
    problems.done()?;
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        document.respondent(respondent)?;
        document.must_be_open("be corrected", app.now())?;
        let mut change = Change::new(app, call);
        let moved =
            email.as_ref().filter(|email| document.respondent(respondent).is_ok_and(|one| one.email != **email));
        if let Some(email) = moved {
            must_be_free(&document, respondent, email)?;
        }
        let one = document.respondent_mut(respondent)?;
        one.must_be_unanswered()?;
        if let Some(name) = name {
            one.rename(Some(name.to_owned()).filter(|name| !name.is_empty()));
        }
        let code = code.and_then(|code| give_code(app, one, code));
        let before = one.email.clone();
        if let Some(email) = moved {
            successor::put(app, change.now(), one, email);
        }
        let called = one.email.clone();
        document.touch(change.now());
        let of_document = format!("in “{}”", document.summary.name);
        let mut message = match code {
            _ if before != called => format!("The address of {before} {of_document} was corrected to {called}"),
            Some(code) if name.is_none() => {
                format!("The access code of {called} {of_document} {}", code.words())
            }
            _ => format!("The details of {called} {of_document} were corrected"),
        };
        let mut metadata = json!({
            "respondentId": respondent, "email": called.as_str(), "emailBefore": before.as_str(),
            "name": document.summary.name.as_str(),
        });
        if let Some(code) = code {
            metadata["accessCode"] = code.name().into();
            if before != called || name.is_some() {
                message = format!("{message}, and the access code {}", code.words());
            }
        }
        change.record_on(&mut document, Event::DocumentUpdated, message, metadata);
        if moved.is_some() {
            successor::settle(&mut change, &mut document, respondent)?;
        } else {
            let now = change.now();
            store::documents::update(change.write(), call.workspace, &document);
            store::respondents::put(change.write(), call.workspace, id, document.respondent(respondent)?, now);
        }
        Ok(change.commit(answer(&document)).await?)
    })
    .await
}

/// Gives somebody another access code, or takes theirs away where it is empty. What was shown for the old one is asked for
/// again, and tries at the old one do not count against the new.
fn give_code(app: &App, one: &mut Respondent, code: &str) -> Option<CodeChange> {
    if code.is_empty() {
        return one.link.access_code.take().map(|_| CodeChange::Removed);
    }
    if one.link.access_code.is_none() {
        // They open it again, with the code: the trail says of whoever opened it that they gave one.
        one.reads_anew();
    }
    one.link.access_code = Some(signing::access::hash(app, code));
    Some(CodeChange::Set)
}

/// An address takes part once in a role.
fn must_be_free(document: &Document, id: RespondentId, email: &EmailAddress) -> Result<()> {
    let role = &document.respondent(id)?.role;
    if document.respondents.iter().any(|one| one.id != id && one.email == *email && one.role == *role) {
        return Err(Error::conflict(format!("{email} is invited in this role already")));
    }
    Ok(())
}

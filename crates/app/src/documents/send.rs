//! Inviting people to a document.

use model::activity::Event;
use model::document::{Document, Status};
use model::email::EmailAddress;
use model::error::{Error, Problems, Result};
use model::form::RoleKind;
use model::id::DocumentId;
use model::limits::Limits;
use model::respondent::{Respondent, RespondentStatus, present_turn};
use model::{Id, Timestamp};
use serde_json::json;
use template::form::{FormSchema, Role};

use super::show;
use crate::change::{About, Change};
use crate::retry::{Failure, until_settled};
use crate::{App, Call, Receipt, templates};

/// Whom to invite, and how.
#[derive(Debug, Default)]
pub struct Invitations {
    /// The people.
    pub recipients: Vec<NewRecipient>,
    /// When the document can no longer be signed.
    pub expires_at: Option<Timestamp>,
    /// Whether they get a mail; without, the caller hands the links out.
    pub notify: bool,
}

/// Somebody to invite.
#[derive(Debug, Default, Clone)]
pub struct NewRecipient {
    /// Their address.
    pub email: String,
    /// Their role.
    pub role: Option<String>,
    /// A message for the invitation.
    pub message: Option<String>,
    /// Their name.
    pub name: Option<String>,
    /// Their turn, in place of the role's.
    pub order: Option<i64>,
    /// The language of their mail and page.
    pub language: Option<String>,
}

/// What came of it.
#[derive(Debug, Clone)]
pub struct Sent {
    /// The document as it is now.
    pub document: Document,
    /// How many mails go out: those whose turn has not come are left out, and all where no mail is wanted.
    pub invitations: usize,
}

/// A recipient whose form is right; whether the role exists only the document can tell.
struct Checked {
    email: EmailAddress,
    role: Option<String>,
    message: Option<String>,
    name: Option<String>,
    order: Option<i64>,
    language: Option<String>,
}

/// Invites people: all of them, or on any error nobody. Somebody invited before is invited again.
///
/// # Errors
/// When the input is not valid, there is no such document, its state forbids it, or the database does not answer.
pub async fn send<R: Receipt>(
    app: &App,
    call: &Call,
    id: DocumentId,
    invitations: Invitations,
    answer: impl Fn(&Sent) -> R,
) -> Result<R> {
    let recipients = check(&invitations, app.limits(), app.now())?;
    until_settled(|| async {
        let mut document = show(app, call, id).await?;
        document.summary.status.must_be_open("be sent")?;
        let template = templates::parsed::stored(app, call.workspace, &document.body).await?;
        let placed = place(&recipients, &template.form)?;
        let mut change = Change::new(app, call);
        let invited = invite(app, &mut document, &recipients, &placed, change.now())?;
        settle(&mut document, invitations.expires_at, change.now());
        write_down(&mut change, call, &document, &recipients, &invited, invitations.notify);
        let invitations = if invitations.notify { invited.iter().filter(|one| one.now).count() } else { 0 };
        let sent = Sent { document, invitations };
        change.commit(answer(&sent)).await.map_err(Failure::from)
    })
    .await
}

fn check(invitations: &Invitations, limits: &Limits, now: Timestamp) -> Result<Vec<Checked>> {
    let mut problems = Problems::new();
    let given = &invitations.recipients;
    if given.is_empty() {
        problems.add("recipients", "must name at least one recipient");
    } else if given.len() > limits.recipients {
        problems.add("recipients", format!("must name at most {} recipients", limits.recipients));
    }
    if invitations.expires_at.is_some_and(|moment| moment <= now) {
        problems.add("expiresAt", "must lie in the future");
    }
    problems.done()?;

    let mut problems = Problems::new();
    let mut checked: Vec<Checked> = Vec::with_capacity(given.len());
    for (index, recipient) in given.iter().enumerate() {
        let place = |field: &str| format!("recipients[{index}].{field}");
        let email = problems.take(&place("email"), EmailAddress::parse(&recipient.email));
        check_text(
            recipient.message.as_deref(),
            &place("message"),
            limits.message_length,
            Lines::Many,
            &mut problems,
        );
        check_text(recipient.name.as_deref(), &place("name"), limits.name_length, Lines::One, &mut problems);
        check_text(recipient.role.as_deref(), &place("role"), limits.name_length, Lines::One, &mut problems);
        check_language(recipient.language.as_deref(), &place("language"), &mut problems);
        let Some(email) = email else { continue };
        let role = recipient.role.as_deref().map(str::trim).filter(|role| !role.is_empty()).map(str::to_owned);
        if checked.iter().any(|other| other.email == email && other.role == role) {
            problems.add(place("email"), "names the same address in the same role a second time");
        }
        checked.push(Checked {
            email,
            role,
            message: recipient.message.clone().filter(|message| !message.trim().is_empty()),
            name: recipient.name.as_deref().map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned),
            order: recipient.order,
            language: recipient.language.clone(),
        });
    }
    problems.done()?;
    Ok(checked)
}

#[derive(Clone, Copy, PartialEq)]
enum Lines {
    One,
    Many,
}

fn check_text(text: Option<&str>, place: &str, length: usize, lines: Lines, problems: &mut Problems) {
    let Some(text) = text else { return };
    let allowed = |c: char| !c.is_control() || (lines == Lines::Many && matches!(c, '\n' | '\r' | '\t'));
    if text.chars().count() > length {
        problems.add(place, format!("must be at most {length} characters long"));
    } else if !text.chars().all(allowed) {
        problems.add(place, "must not contain control characters");
    }
}

fn check_language(language: Option<&str>, place: &str, problems: &mut Problems) {
    let well_formed = |tag: &str| {
        tag.len() <= 35
            && tag.split('-').enumerate().all(|(index, part)| {
                let length = if index == 0 { 2..=3 } else { 1..=8 };
                length.contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
            })
    };
    if language.is_some_and(|tag| !well_formed(tag)) {
        problems.add(place, "must be a language tag such as de or pt-BR");
    }
}

/// The place in the form that each recipient takes. Who names no role takes the only one, or else the fields of none.
fn place(recipients: &[Checked], form: &FormSchema) -> Result<Vec<Role>> {
    let nobody = || Role { name: String::new(), order: 1, kind: RoleKind::Signer };
    let mut problems = Problems::new();
    let mut placed: Vec<Role> = Vec::with_capacity(recipients.len());
    for (index, recipient) in recipients.iter().enumerate() {
        let role = match &recipient.role {
            None => form.only_role().cloned().unwrap_or_else(nobody),
            Some(name) if form.roles.is_empty() => Role { name: name.clone(), ..nobody() },
            Some(name) => form.role(name).cloned().unwrap_or_else(|| {
                problems.add(
                    format!("recipients[{index}].role"),
                    format!("must be one of the template's roles: {}", form.role_names()),
                );
                nobody()
            }),
        };
        let same = |(other, taken): (&Checked, &Role)| other.email == recipient.email && taken.name == role.name;
        if recipients.iter().zip(&placed).any(same) {
            problems.add(
                format!("recipients[{index}].email"),
                "names the same address in the same role a second time",
            );
        }
        placed.push(role);
    }
    problems.done()?;
    Ok(placed)
}

/// One of the recipients of this send.
struct Invited {
    /// Their place in the document's respondents.
    id: model::id::RespondentId,
    /// Whether their turn is now.
    now: bool,
}

/// Puts the recipients among the document's respondents and decides whose turn it is.
fn invite(
    app: &App,
    document: &mut Document,
    recipients: &[Checked],
    placed: &[Role],
    now: Timestamp,
) -> Result<Vec<Invited>> {
    let mut ids = Vec::with_capacity(recipients.len());
    for (recipient, role) in recipients.iter().zip(placed) {
        let known =
            document.respondents.iter_mut().find(|one| one.email == recipient.email && one.role == role.name);
        if let Some(known) = known {
            if matches!(known.status, RespondentStatus::Submitted | RespondentStatus::Declined) {
                return Err(Error::conflict(format!("{} has already {}", known.email, known.status.name())));
            }
            known.name = recipient.name.clone().or(known.name.take());
            known.language = recipient.language.clone().or(known.language.take());
            known.order = recipient.order.unwrap_or(known.order);
            ids.push(known.id);
        } else {
            let id = Id::new(now, app.random());
            document.respondents.push(Respondent {
                id,
                email: recipient.email.clone(),
                name: recipient.name.clone(),
                role: role.name.clone(),
                kind: role.kind,
                order: recipient.order.unwrap_or(role.order),
                language: recipient.language.clone(),
                status: RespondentStatus::Waiting,
                invited_at: None,
                submitted_at: None,
            });
            ids.push(id);
        }
    }
    let turn = present_turn(&document.respondents);
    let mut invited = Vec::with_capacity(ids.len());
    for id in ids {
        let Some(respondent) = document.respondents.iter_mut().find(|one| one.id == id) else { continue };
        // A viewer waits for nobody; the others wait while somebody before them has not submitted.
        let is_now = respondent.kind == RoleKind::Viewer || turn.is_none_or(|turn| respondent.order <= turn);
        if is_now {
            respondent.invited_at = Some(now);
            if respondent.status == RespondentStatus::Waiting {
                respondent.status = RespondentStatus::Invited;
            }
        }
        invited.push(Invited { id, now: is_now });
    }
    document.respondents.sort_by_key(|respondent| respondent.order);
    Ok(invited)
}

/// Brings the document's own state in line with the invitations.
fn settle(document: &mut Document, expires_at: Option<Timestamp>, now: Timestamp) {
    if document.summary.status == Status::Draft {
        document.summary.status = Status::Sent;
    }
    document.summary.sent_at.get_or_insert(now);
    document.summary.updated_at = now;
    document.expires_at = expires_at.or(document.expires_at);
    document.version += 1;
    let last_invited = document.respondents.iter().filter_map(|respondent| respondent.invited_at).max();
    document.reminder.schedule(last_invited, now);
}

fn people(count: usize) -> String {
    if count == 1 { "1 recipient".to_owned() } else { format!("{count} recipients") }
}

fn write_down(
    change: &mut Change<'_>,
    call: &Call,
    document: &Document,
    recipients: &[Checked],
    invited: &[Invited],
    notify: bool,
) {
    let id = document.summary.id;
    let about = About::document(id, document.summary.template);
    let now = change.now();
    store::documents::update(change.write(), call.workspace, document);
    change.record(
        Event::DocumentSent,
        about,
        format!("Document “{}” was sent to {}", document.summary.name, people(recipients.len())),
        json!({ "name": document.summary.name.as_str(), "recipients": recipients.len() }),
    );
    for (recipient, one) in recipients.iter().zip(invited) {
        let Some(respondent) = document.respondents.iter().find(|respondent| respondent.id == one.id) else {
            continue;
        };
        store::respondents::put(change.write(), call.workspace, id, respondent, now);
        if !one.now {
            continue;
        }
        change.record(
            Event::RespondentInvited,
            about,
            format!("{} was invited to “{}”", respondent.email, document.summary.name),
            json!({
                "respondentId": respondent.id, "email": respondent.email.as_str(), "role": respondent.role,
                "name": document.summary.name.as_str(), "notified": notify,
            }),
        );
        if notify {
            change.enqueue(
                "mail.invitation",
                json!({ "documentId": id, "respondentId": respondent.id, "message": recipient.message }),
                now,
            );
        }
    }
}

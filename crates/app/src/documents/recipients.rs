//! Whom somebody wants to invite, and whether they can be.

use model::Timestamp;
use model::email::EmailAddress;
use model::error::{Error, Problems, Result};
use model::form::RoleKind;
use serde::{Deserialize, Serialize};
use template::form::{FormSchema, Role};

use super::return_address;
use crate::{App, signing};

/// Whom to invite, and how.
#[derive(Debug, Default)]
pub struct Invitations {
    /// The people.
    pub recipients: Vec<NewRecipient>,
    /// When the document can no longer be signed.
    pub expires_at: Option<Timestamp>,
    /// Whether they get a mail; without, the caller hands the links out.
    pub notify: bool,
    /// A page of the sender's to which they can go back when they are done.
    pub redirect_url: Option<String>,
}

impl Invitations {
    /// The page to go back to, where it can be one.
    pub(super) fn return_address(&self) -> Result<Option<String>> {
        let parsed = self.redirect_url.as_deref().map(return_address::parse).transpose();
        parsed.map_err(|problem| Error::field("redirectUrl", problem))
    }
}

/// Somebody to invite.
#[derive(Debug, Default, Clone, Serialize, Deserialize)]
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
    /// A code that they have to give before they see anything, which the sender tells them by other means.
    pub access_code: Option<String>,
}

/// A recipient whose form is right; whether the role exists only the document can tell.
pub(crate) struct Checked {
    pub(super) email: EmailAddress,
    pub(super) role: Option<String>,
    pub(super) message: Option<String>,
    pub(super) name: Option<String>,
    pub(super) order: Option<i64>,
    pub(super) language: Option<String>,
    /// The hash of the code that they have to give.
    pub(super) access_code: Option<String>,
}

/// Checks what can be said of recipients whatever the document.
pub(crate) fn check(app: &App, invitations: &Invitations) -> Result<Vec<Checked>> {
    let (limits, now) = (app.limits(), app.now());
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
    if let Some(address) = &invitations.redirect_url {
        let _ = problems.take("redirectUrl", return_address::parse(address));
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
        check_name(app, recipient.name.as_deref(), &place("name"), &mut problems);
        check_text(recipient.role.as_deref(), &place("role"), limits.name_length, Lines::One, &mut problems);
        check_language(recipient.language.as_deref(), &place("language"), &mut problems);
        check_code(recipient.access_code.as_deref(), &place("accessCode"), &mut problems);
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
            access_code: recipient.access_code.as_deref().map(|code| signing::access::hash(app, code)),
        });
    }
    problems.done()?;
    Ok(checked)
}

/// A code is told by telephone and typed on a phone: it is short, and blanks around it do not count.
/// Notes what is wrong with an access code.
pub(super) fn check_code(code: Option<&str>, place: &str, problems: &mut Problems) {
    let Some(code) = code.map(str::trim) else { return };
    if !(4..=64).contains(&code.chars().count()) || code.chars().any(char::is_control) {
        problems.add(place, "must be 4 to 64 characters long");
    }
}

/// What somebody is called stands in one line.
pub(crate) fn check_name(app: &App, name: Option<&str>, place: &str, problems: &mut Problems) {
    check_text(name, place, app.limits().name_length, Lines::One, problems);
}

/// What somebody writes to somebody else may have several lines.
pub(crate) fn check_lines(text: Option<&str>, place: &str, length: usize, problems: &mut Problems) {
    check_text(text, place, length, Lines::Many, problems);
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
pub(crate) fn place(recipients: &[Checked], form: &FormSchema) -> Result<Vec<Role>> {
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

//! To those who were asked to sign, approve or read.

use super::{Action, Desk, Sheet};
use crate::clean;
use crate::letter::{Ask, Copy, End, LinkedCopy, Person, Task};
use crate::words::Sentence;

pub(super) fn invitation(desk: &Desk<'_>, ask: &Ask) -> Sheet {
    let how = say(desk, "invitation-how", ask);
    asked(desk, ask, "invitation", how)
}

pub(super) fn reminder(desk: &Desk<'_>, ask: &Ask) -> Sheet {
    let decline = say(desk, "reminder-decline", ask);
    asked(desk, ask, "reminder", decline)
}

pub(super) fn your_turn(desk: &Desk<'_>, ask: &Ask) -> Sheet {
    let how = say(desk, "invitation-how", ask);
    asked(desk, ask, "your-turn", how)
}

/// What the three letters that ask for something have in common.
fn asked(desk: &Desk<'_>, ask: &Ask, name: &str, second: Sentence) -> Sheet {
    let sheet = Sheet::new(
        say(desk, &format!("{name}-subject"), ask),
        say(desk, &format!("{name}-preheader"), ask),
        say(desk, "invitation-heading", ask),
        say(desk, "footer-recipient", ask),
    );
    let mut sheet = sheet
        .paragraph(say(desk, &format!("{name}-body"), ask))
        .paragraph(second)
        .quote(desk.say("quote-from", &[("name", desk.asker(ask.sender.as_ref()))]), ask.message.as_deref())
        .fact(desk, "fact-sender", Some(&written_by(desk, ask.sender.as_ref())))
        .fact(desk, "fact-open-until", ask.open_until.as_deref())
        .after(say(desk, "unexpected", ask));
    sheet.action = clean::link(&ask.link).map(|link| Action {
        label: say(desk, "invitation-button", ask),
        link: link.to_owned(),
        personal: true,
    });
    for_recipients(sheet, ask.sender.as_ref())
}

pub(super) fn completed(desk: &Desk<'_>, end: &End, copy: &Copy) -> Sheet {
    let sheet = ended(desk, end, "completed", end.sender.as_ref().map_or("", Person::called));
    match copy {
        Copy::Attached(file) => {
            let mut sheet = sheet.paragraph(desk.say("completed-attached", &[]));
            sheet.attachments.push(file.clone());
            sheet
        }
        Copy::Linked(LinkedCopy { link, until, asks_code }) => {
            let action =
                desk.action("completed-button", Some(link)).map(|action| Action { personal: true, ..action });
            let sheet = sheet.paragraph(desk.say("completed-linked", &[]));
            let sheet = if *asks_code { sheet.paragraph(desk.say("completed-code", &[])) } else { sheet };
            sheet.fact(desk, "fact-open-until", until.as_deref()).action(action)
        }
    }
}

pub(super) fn declined(desk: &Desk<'_>, end: &End, by: &str) -> Sheet {
    ended(desk, end, "declined", by)
}

pub(super) fn voided(desk: &Desk<'_>, end: &End, reason: Option<&str>) -> Sheet {
    ended(desk, end, "voided", "").quote(desk.say("quote-reason", &[]), reason)
}

pub(super) fn expired(desk: &Desk<'_>, end: &End) -> Sheet {
    let asker = desk.asker(end.sender.as_ref()).to_owned();
    ended(desk, end, "expired", "").paragraph(desk.say("expired-next", &[("asker", &asker)]))
}

/// What the letters about a document's end have in common.
fn ended(desk: &Desk<'_>, end: &End, name: &str, by: &str) -> Sheet {
    let values = [("document", end.document.as_str()), ("asker", desk.asker(end.sender.as_ref())), ("name", by)];
    let say = |part: &str| desk.say(&format!("{name}-{part}"), &values);
    let why = desk.say("footer-recipient", &values);
    let sheet = Sheet::new(say("subject"), say("preheader"), say("heading"), why).paragraph(say("body")).fact(
        desk,
        "fact-sender",
        Some(&written_by(desk, end.sender.as_ref())),
    );
    for_recipients(sheet, end.sender.as_ref())
}

fn for_recipients(mut sheet: Sheet, sender: Option<&Person>) -> Sheet {
    sheet.may_opt_out = true;
    sheet.reply_to = sender.cloned();
    sheet
}

/// `Anna Berg, Acme (anna@acme.example)`: who is behind a mail that comes from a service's address.
fn written_by(desk: &Desk<'_>, sender: Option<&Person>) -> String {
    let Some(sender) = sender else { return desk.workspace().to_owned() };
    let separator = if desk.words.language.is_right_to_left() { "،" } else { "," };
    match sender.called() {
        called if called == sender.address => format!("{called}{separator} {}", desk.workspace()),
        called => format!("{called}{separator} {} ({})", desk.workspace(), sender.address),
    }
}

fn say(desk: &Desk<'_>, key: &str, ask: &Ask) -> Sentence {
    let task = match ask.task {
        Task::Sign => "sign",
        Task::Approve => "approve",
        Task::View => "view",
    };
    let asker = desk.asker(ask.sender.as_ref());
    desk.say(key, &[("document", &ask.document), ("asker", asker), ("task", task)])
}

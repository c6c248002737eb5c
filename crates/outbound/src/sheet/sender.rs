//! To whoever sent a document.

use super::{Desk, Sheet};
use crate::composed::Attachment;
use crate::letter::Passed;

pub(super) fn completed(desk: &Desk<'_>, document: &str, link: Option<&str>, file: Option<&Attachment>) -> Sheet {
    let values = [("document", document)];
    let mut sheet = Sheet::new(
        desk.say("completed-subject", &values),
        desk.say("sender-completed-preheader", &values),
        desk.say("completed-heading", &values),
        desk.say("footer-sender", &values),
    );
    sheet = sheet.paragraph(desk.say("sender-completed-body", &values));
    if let Some(file) = file {
        sheet = sheet.paragraph(desk.say("sender-completed-attached", &values));
        sheet.attachments.push(file.clone());
    }
    sheet.action(desk.action("open-document", link))
}

pub(super) fn declined(
    desk: &Desk<'_>,
    document: &str,
    link: Option<&str>,
    by: &str,
    reason: Option<&str>,
) -> Sheet {
    let values = [("document", document), ("name", by)];
    let sheet = Sheet::new(
        desk.say("sender-declined-subject", &values),
        desk.say("sender-declined-preheader", &values),
        desk.say("declined-heading", &values),
        desk.say("footer-sender", &values),
    );
    sheet
        .quote(desk.say("quote-reason", &[]), reason)
        .paragraph(desk.say("sender-declined-body", &values))
        .paragraph(desk.say("sender-declined-next", &values))
        .action(desk.action("open-document", link))
}

pub(super) fn delegated(desk: &Desk<'_>, document: &str, link: Option<&str>, passed: &Passed) -> Sheet {
    let Passed { by, to, address, note } = passed;
    let values = [("document", document), ("name", by.as_str()), ("other", to.as_str())];
    let sheet = Sheet::new(
        desk.say("sender-delegated-subject", &values),
        desk.say("sender-delegated-preheader", &values),
        desk.say("sender-delegated-heading", &values),
        desk.say("footer-sender", &values),
    );
    sheet
        .quote(desk.say("quote-from", &values), note.as_deref())
        .paragraph(desk.say("sender-delegated-body", &values))
        .paragraph(desk.say("sender-delegated-next", &values))
        .fact(desk, "fact-address", Some(address))
        .action(desk.action("open-document", link))
}

pub(super) fn expired(desk: &Desk<'_>, document: &str, link: Option<&str>, missing: &[String]) -> Sheet {
    let values = [("document", document)];
    let sheet = Sheet::new(
        desk.say("expired-subject", &values),
        desk.say("sender-expired-preheader", &values),
        desk.say("expired-heading", &values),
        desk.say("footer-sender", &values),
    );
    sheet
        .paragraph(desk.say("sender-expired-body", &values))
        .paragraph(desk.say("sender-expired-next", &values))
        .fact(desk, "fact-missing", Some(&listed(desk, missing)))
        .action(desk.action("open-document", link))
}

/// As many names as fit into a fact: the document's page has them all.
fn listed(desk: &Desk<'_>, names: &[String]) -> String {
    let separator = if desk.words.language.is_right_to_left() { "، " } else { ", " };
    let mut room = 160;
    let mut fits = |name: &&String| {
        let fits = name.chars().count() <= room;
        room = room.saturating_sub(name.chars().count() + 2);
        fits
    };
    let mut shown: Vec<&str> = names.iter().take_while(|name| fits(name)).map(String::as_str).collect();
    if shown.len() < names.len() {
        shown.push("…");
    }
    shown.join(separator)
}

pub(super) fn undelivered(
    desk: &Desk<'_>,
    document: &str,
    link: Option<&str>,
    address: &str,
    said: &str,
) -> Sheet {
    let values = [("document", document), ("address", address)];
    let sheet = Sheet::new(
        desk.say("undelivered-subject", &values),
        desk.say("undelivered-preheader", &values),
        desk.say("undelivered-heading", &values),
        desk.say("footer-sender", &values),
    );
    sheet
        .quote(desk.say("quote-server", &[]), Some(said))
        .paragraph(desk.say("undelivered-body", &values))
        .paragraph(desk.say("undelivered-next", &values))
        .action(desk.action("open-document", link))
}

#[cfg(test)]
mod tests {
    use crate::{Letter, Setting, Workspace, compose};

    #[test]
    fn a_long_list_ends_between_two_names() {
        let workspace = Workspace { name: "Acme".into(), ..Workspace::default() };
        let setting = Setting { language: "en".into(), base_url: String::new(), workspace, opt_out: None };
        let missing = (0..500).map(|number| format!("person-{number}@example.com")).collect();
        let mail = compose(&Letter::SenderExpired { document: "Lease".into(), link: None, missing }, &setting);
        let line = mail.text.lines().find(|line| line.starts_with("Still missing: ")).expect("the list");
        assert!(line.ends_with("@example.com, …") && line.chars().count() < 200, "{line}");
    }
}

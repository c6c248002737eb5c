//! To whoever sent a document.

use super::{Desk, Sheet};
use crate::composed::Attachment;

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

pub(super) fn expired(desk: &Desk<'_>, document: &str, link: Option<&str>, missing: &[String]) -> Sheet {
    let values = [("document", document)];
    let sheet = Sheet::new(
        desk.say("expired-subject", &values),
        desk.say("sender-expired-preheader", &values),
        desk.say("expired-heading", &values),
        desk.say("footer-sender", &values),
    );
    let separator = if desk.words.right_to_left { "، " } else { ", " };
    let mut sheet = sheet
        .paragraph(desk.say("sender-expired-body", &values))
        .paragraph(desk.say("sender-expired-next", &values))
        .action(desk.action("open-document", link));
    for (at, group) in missing.chunks(4).enumerate() {
        // A list for hundreds of people would be cut off in the middle of a name.
        if at == 5 {
            sheet = sheet.fact(desk, "fact-missing", Some("…"));
            break;
        }
        sheet = sheet.fact(desk, "fact-missing", Some(&group.join(separator)));
    }
    sheet
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

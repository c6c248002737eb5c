//! To the administrators of a workspace.

use super::{Desk, Sheet};
use crate::letter::WebhookFault;

pub(super) fn webhook_disabled(desk: &Desk<'_>, url: &str, fault: &WebhookFault, link: Option<&str>) -> Sheet {
    let why = match fault {
        WebhookFault::Gone => desk.say("webhook-disabled-gone", &[]),
        WebhookFault::Failing { since } => desk.say("webhook-disabled-failing", &[("since", since)]),
    };
    letter(desk, "webhook-disabled")
        .paragraph(why)
        .paragraph(desk.say("webhook-disabled-next", &[]))
        .fact(desk, "fact-webhook", Some(url))
        .action(desk.action("webhook-disabled-button", link))
}

pub(super) fn sealing_waits(
    desk: &Desk<'_>,
    document: &str,
    waiting: i64,
    reason: &str,
    link: Option<&str>,
) -> Sheet {
    let count = (waiting > 1).then(|| waiting.to_string());
    letter(desk, "sealing-waits")
        .quote(desk.say("quote-cause", &[]), Some(reason))
        .paragraph(desk.say("sealing-waits-body", &[]))
        .paragraph(desk.say("sealing-waits-next", &[]))
        .fact(desk, "fact-document", Some(document))
        .fact(desk, "fact-waiting", count.as_deref())
        .action(desk.action("open-document", link))
}

pub(super) fn certificate_expired(
    desk: &Desk<'_>,
    certificate: &str,
    expired_on: &str,
    link: Option<&str>,
) -> Sheet {
    letter(desk, "certificate-expired")
        .paragraph(desk.say("certificate-expired-body", &[]))
        .paragraph(desk.say("certificate-expired-next", &[]))
        .fact(desk, "fact-certificate", Some(certificate))
        .fact(desk, "fact-expired-on", Some(expired_on))
        .action(desk.action("open-console", link))
}

fn letter(desk: &Desk<'_>, name: &str) -> Sheet {
    let values = [("workspace", desk.workspace())];
    let say = |part: &str| desk.say(&format!("{name}-{part}"), &values);
    Sheet::new(say("subject"), say("preheader"), say("heading"), desk.say("footer-administrator", &values))
}

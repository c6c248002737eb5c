//! To somebody who has an account, or is to get one.

use super::{Action, Desk, Sheet};
use crate::letter::Person;
use crate::notice::Notice;

pub(super) fn password_reset(desk: &Desk<'_>, link: &str, valid_until: Option<&str>) -> Sheet {
    let values = [("workspace", desk.workspace())];
    let say = |part: &str| desk.say(&format!("password-reset-{part}"), &values);
    Sheet::new(say("subject"), say("preheader"), say("heading"), desk.say("footer-member", &values))
        .paragraph(say("body"))
        .fact(desk, "fact-valid-until", valid_until)
        .action(personal(desk, "password-reset-button", link))
        .after(say("ignore"))
}

pub(super) fn new_address(desk: &Desk<'_>, present: &str, link: &str, valid_until: Option<&str>) -> Sheet {
    let values = [("workspace", desk.workspace()), ("present", present)];
    let say = |part: &str| desk.say(&format!("new-address-{part}"), &values);
    Sheet::new(say("subject"), say("preheader"), say("heading"), desk.say("footer-invited", &values))
        .paragraph(say("body"))
        .fact(desk, "fact-present-address", Some(present))
        .fact(desk, "fact-valid-until", valid_until)
        .action(personal(desk, "new-address-button", link))
        .after(say("ignore"))
}

/// Its subject is that of the letter with a link, so that a list of mails tells nobody which of the two it was.
pub(super) fn address_taken(desk: &Desk<'_>, present: &str, link: &str) -> Sheet {
    let values = [("workspace", desk.workspace()), ("present", present)];
    let say = |part: &str| desk.say(&format!("address-taken-{part}"), &values);
    let subject = desk.say("new-address-subject", &values);
    Sheet::new(subject, say("preheader"), say("heading"), desk.say("footer-invited", &values))
        .paragraph(say("body"))
        .fact(desk, "fact-present-address", Some(present))
        .action(desk.action("address-taken-button", Some(link)))
        .after(say("yours"))
        .after(say("ignore"))
}

pub(super) fn changed(desk: &Desk<'_>, notice: &Notice) -> Sheet {
    let passkey = notice.change.passkey();
    let link = notice.change.is_helped_by_password().then_some(notice.link.as_str());
    let values = [("workspace", desk.workspace()), ("change", notice.change.name())];
    let say = |part: &str| desk.say(&format!("account-changed-{part}"), &values);
    let codes_left = notice.codes_left.map(|count| count.to_string());
    let mut sheet =
        Sheet::new(say("subject"), say("preheader"), say("subject"), desk.say("footer-member", &values))
            .paragraph(say("body"))
            .fact(desk, "fact-passkey", passkey)
            .fact(desk, "fact-new-address", notice.change.address())
            .fact(desk, "fact-when", Some(&notice.when))
            .fact(desk, "fact-device", notice.device.as_deref())
            .fact(desk, "fact-ip", notice.ip.as_deref())
            .fact(desk, "fact-codes-left", codes_left.as_deref())
            .action(desk.action("account-changed-button", link))
            .after(say("was-you"))
            .after(say("not-you"));
    if !notice.passkeys.is_empty() {
        let lines = notice.passkeys.iter().map(|passkey| {
            desk.say("account-changed-passkey", &[("name", &passkey.name), ("date", &passkey.since)]).plain()
        });
        let lines: Vec<_> = lines.collect();
        sheet = sheet.paragraph(say("passkeys")).quote(desk.say("quote-passkeys", &[]), Some(&lines.join("\n")));
    }
    sheet
}

pub(super) fn set_up(desk: &Desk<'_>, by: Option<&Person>, link: &str, valid_until: Option<&str>) -> Sheet {
    let values = [("workspace", desk.workspace()), ("name", by.map_or("", Person::called))];
    let say = |part: &str| desk.say(&format!("set-up-{part}"), &values);
    let mut sheet =
        Sheet::new(say("subject"), say("preheader"), say("heading"), desk.say("footer-invited", &values))
            .paragraph(say(if by.is_some() { "body-by" } else { "body" }))
            .fact(desk, "fact-valid-until", valid_until)
            .action(personal(desk, "set-up-button", link))
            .after(say("ignore"));
    sheet.reply_to = by.cloned();
    sheet
}

fn personal(desk: &Desk<'_>, label: &str, link: &str) -> Option<Action> {
    desk.action(label, Some(link)).map(|action| Action { personal: true, ..action })
}

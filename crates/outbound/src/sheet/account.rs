//! To somebody who has an account, or is to get one.

use super::{Action, Desk, Sheet};
use crate::letter::Person;

pub(super) fn password_reset(desk: &Desk<'_>, link: &str, valid_until: Option<&str>) -> Sheet {
    let values = [("workspace", desk.workspace())];
    let say = |part: &str| desk.say(&format!("password-reset-{part}"), &values);
    Sheet::new(say("subject"), say("preheader"), say("heading"), desk.say("footer-member", &values))
        .paragraph(say("body"))
        .fact(desk, "fact-valid-until", valid_until)
        .action(personal(desk, "password-reset-button", link))
        .after(say("ignore"))
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

//! From a letter to a mail.

use crate::clean;
use crate::composed::Composed;
use crate::letter::Letter;
use crate::page::{self, Frame};
use crate::setting::Setting;
use crate::sheet;
use crate::words::Words;

/// The most characters of a subject; mail programs show far fewer.
const LONGEST_SUBJECT: usize = 250;
/// The most characters of the name that a mail comes from.
const LONGEST_NAME: usize = 120;

/// Words a letter and lays it out. The same letter in the same setting is the same mail.
#[must_use]
pub fn compose(letter: &Letter, setting: &Setting) -> Composed {
    let words = Words::of(&setting.language);
    let sheet = sheet::write(letter, setting);
    let opt_out = setting.opt_out.as_deref().filter(|_| sheet.may_opt_out).and_then(clean::link);
    let logo = setting.workspace.logo.clone().filter(|logo| logo.shown_as().is_some());
    let frame = Frame { words, setting, opt_out, logo: logo.is_some() };
    Composed {
        language: words.language.tag().to_owned(),
        from_name: from_name(words, setting),
        subject: clean::line(&sheet.subject.plain(), LONGEST_SUBJECT),
        text: page::text(&sheet, &frame),
        html: page::html(&sheet, &frame),
        logo,
        list_unsubscribe: opt_out.map(str::to_owned),
        reply_to: sheet.reply_to,
        attachments: sheet.attachments,
    }
}

/// The name that the mail comes from: the one that the workspace chose, or one that is made of its own.
fn from_name(words: &Words, setting: &Setting) -> String {
    let chosen = setting.workspace.sender.as_deref().map(|name| clean::line(name, LONGEST_NAME));
    let made = || words.say("from-name", &[("workspace", &setting.workspace.name)]).plain();
    chosen.filter(|name| !name.is_empty()).unwrap_or_else(made)
}

//! What a letter says, part by part, in words but before any layout. One file for each kind of reader.

mod account;
mod administrator;
mod recipient;
mod sender;

use crate::clean;
use crate::composed::Attachment;
use crate::letter::{Letter, Person};
use crate::setting::Setting;
use crate::words::{Sentence, Words};

/// The most characters of one line of a quotation, and the most lines.
const LONGEST_LINE: usize = 4000;
const MOST_LINES: usize = 200;

/// The parts of a mail, in the order in which they are read.
pub(crate) struct Sheet {
    pub(crate) subject: Sentence,
    /// What the list of mails shows after the subject.
    pub(crate) preheader: Sentence,
    pub(crate) heading: Sentence,
    pub(crate) paragraphs: Vec<Sentence>,
    pub(crate) facts: Vec<(Sentence, Sentence)>,
    pub(crate) quote: Option<Quote>,
    pub(crate) action: Option<Action>,
    /// What follows the button.
    pub(crate) after: Vec<Sentence>,
    /// Why the reader gets this.
    pub(crate) why: Sentence,
    /// Whether the reader may stop further ones.
    pub(crate) may_opt_out: bool,
    pub(crate) reply_to: Option<Person>,
    pub(crate) attachments: Vec<Attachment>,
}

/// Somebody's own words, with their line breaks.
pub(crate) struct Quote {
    pub(crate) label: Sentence,
    pub(crate) lines: Vec<String>,
}

/// The one thing to do.
pub(crate) struct Action {
    pub(crate) label: Sentence,
    pub(crate) link: String,
    /// Whoever has the link can act as the reader.
    pub(crate) personal: bool,
}

/// Puts a letter into words.
pub(crate) fn write(letter: &Letter, setting: &Setting) -> Sheet {
    let desk = Desk { words: Words::of(&setting.language), setting };
    match letter {
        Letter::Invitation(ask) => recipient::invitation(&desk, ask),
        Letter::Reminder(ask) => recipient::reminder(&desk, ask),
        Letter::YourTurn(ask) => recipient::your_turn(&desk, ask),
        Letter::Completed { end, copy } => recipient::completed(&desk, end, copy),
        Letter::Declined { end, by } => recipient::declined(&desk, end, by),
        Letter::Voided { end, reason } => recipient::voided(&desk, end, reason.as_deref()),
        Letter::Expired(end) => recipient::expired(&desk, end),
        Letter::SenderCompleted { document, link, attachment } => {
            sender::completed(&desk, document, link.as_deref(), attachment.as_ref())
        }
        Letter::SenderDeclined { document, link, by, reason } => {
            sender::declined(&desk, document, link.as_deref(), by, reason.as_deref())
        }
        Letter::SenderDelegated { document, link, passed } => {
            sender::delegated(&desk, document, link.as_deref(), passed)
        }
        Letter::SenderExpired { document, link, missing } => {
            sender::expired(&desk, document, link.as_deref(), missing)
        }
        Letter::Undelivered { document, link, address, said } => {
            sender::undelivered(&desk, document, link.as_deref(), address, said)
        }
        Letter::WebhookDisabled { url, fault, link } => {
            administrator::webhook_disabled(&desk, url, fault, link.as_deref())
        }
        Letter::SealingWaits { document, waiting, reason, link } => {
            administrator::sealing_waits(&desk, document, *waiting, reason, link.as_deref())
        }
        Letter::CertificateExpired { certificate, expired_on, link } => {
            administrator::certificate_expired(&desk, certificate, expired_on, link.as_deref())
        }
        Letter::PasswordReset { link, valid_until } => {
            account::password_reset(&desk, link, valid_until.as_deref())
        }
        Letter::NewAddress { present, link, valid_until } => {
            account::new_address(&desk, present, link, valid_until.as_deref())
        }
        Letter::AddressTaken { present, link } => account::address_taken(&desk, present, link),
        Letter::AccountChanged(notice) => account::changed(&desk, notice),
        Letter::SetUp { by, link, valid_until } => {
            account::set_up(&desk, by.as_ref(), link, valid_until.as_deref())
        }
    }
}

/// Where a letter is written: the words and the setting.
struct Desk<'a> {
    words: &'static Words,
    setting: &'a Setting,
}

impl Desk<'_> {
    fn say(&self, key: &str, values: &[(&str, &str)]) -> Sentence {
        self.words.say(key, values)
    }

    fn workspace(&self) -> &str {
        &self.setting.workspace.name
    }

    /// Who speaks to a recipient: the sender, or else the workspace.
    fn asker<'a>(&'a self, sender: Option<&'a Person>) -> &'a str {
        sender.map_or(self.workspace(), Person::called)
    }

    /// A button, where there is somewhere to go.
    fn action(&self, label: &str, link: Option<&str>) -> Option<Action> {
        let link = clean::link(link?)?.to_owned();
        Some(Action { label: self.say(label, &[]), link, personal: false })
    }
}

impl Sheet {
    /// A sheet with the parts that every letter has.
    fn new(subject: Sentence, preheader: Sentence, heading: Sentence, why: Sentence) -> Self {
        Self {
            subject,
            preheader,
            heading,
            why,
            paragraphs: Vec::new(),
            facts: Vec::new(),
            quote: None,
            action: None,
            after: Vec::new(),
            may_opt_out: false,
            reply_to: None,
            attachments: Vec::new(),
        }
    }

    fn paragraph(mut self, sentence: Sentence) -> Self {
        self.paragraphs.push(sentence);
        self
    }

    /// A fact, where it is known.
    fn fact(mut self, desk: &Desk<'_>, label: &str, value: Option<&str>) -> Self {
        if let Some(value) = value.filter(|value| !value.trim().is_empty()) {
            self.facts.push((desk.say(label, &[]), Sentence::own(value)));
        }
        self
    }

    fn action(mut self, action: Option<Action>) -> Self {
        self.action = action;
        self
    }

    /// Somebody's own words, where there are any.
    fn quote(mut self, label: Sentence, text: Option<&str>) -> Self {
        let mut lines = text.map(|text| clean::lines(text, LONGEST_LINE)).unwrap_or_default();
        if lines.len() > MOST_LINES {
            lines.truncate(MOST_LINES);
            lines.push("…".to_owned());
        }
        self.quote = (!lines.is_empty()).then_some(Quote { label, lines });
        self
    }

    fn after(mut self, sentence: Sentence) -> Self {
        self.after.push(sentence);
        self
    }
}

//! How a sheet looks: as HTML through MJML, and as text.

use askama::Template;
use model::colour::Colour;
use mrml::prelude::render::RenderOptions;

use crate::clean;
use crate::setting::Setting;
use crate::sheet::Sheet;
use crate::words::{Sentence, Words};

/// The colour of buttons where a workspace has none, and of the words on them: those of the pages.
const OUR_COLOUR: &str = "#1d5bb5";
const OUR_INK: &str = "#ffffff";

/// What stands around every mail.
pub(crate) struct Frame<'a> {
    pub(crate) words: &'static Words,
    pub(crate) setting: &'a Setting,
    pub(crate) opt_out: Option<&'a str>,
    pub(crate) logo: bool,
}

impl Frame<'_> {
    fn workspace(&self) -> Sentence {
        Sentence::own(&self.setting.workspace.name)
    }

    fn say(&self, key: &str) -> Sentence {
        self.words.say(key, &[("workspace", &self.setting.workspace.name), ("site", &self.site())])
    }

    /// What a value, a quotation or a link is called, where the mail is text.
    fn label(&self, label: &Sentence) -> String {
        self.words.say("text-label", &[("label", &label.plain())]).plain()
    }

    /// The service's address as people write it.
    fn site(&self) -> String {
        let url = self.setting.base_url.trim_end_matches('/');
        clean::line(url.trim_start_matches("https://").trim_start_matches("http://"), 100)
    }

    /// The colour of buttons.
    fn colour(&self) -> &str {
        self.setting.workspace.colour.as_ref().map_or(OUR_COLOUR, Colour::as_str)
    }

    /// The colour of the words on buttons.
    fn ink(&self) -> &'static str {
        self.setting.workspace.colour.as_ref().map_or(OUR_INK, Colour::ink)
    }

    /// Whether the colour is the workspace's own: it is then shown as it is, in the dark as well.
    const fn has_own_colour(&self) -> bool {
        self.setting.workspace.colour.is_some()
    }

    fn direction(&self) -> &'static str {
        self.words.language.direction()
    }

    /// Where a line starts.
    fn start(&self) -> &'static str {
        if self.words.language.is_right_to_left() { "right" } else { "left" }
    }
}

#[derive(Template)]
#[template(path = "letter.mjml", escape = "html")]
struct Mjml<'a> {
    sheet: &'a Sheet,
    frame: &'a Frame<'a>,
}

#[derive(Template)]
#[template(path = "letter.txt", escape = "none")]
struct Text<'a> {
    sheet: &'a Sheet,
    frame: &'a Frame<'a>,
}

/// The mail as text.
#[expect(clippy::expect_used, reason = "writing to memory does not fail, and the template calls nothing that can")]
pub(crate) fn text(sheet: &Sheet, frame: &Frame<'_>) -> String {
    Text { sheet, frame }.render().expect("a text")
}

/// The mail as HTML.
#[expect(
    clippy::expect_used,
    reason = "the template is ours and whatever is filled in is escaped text, so it is MJML for every letter; the tests try it with arbitrary text"
)]
pub(crate) fn html(sheet: &Sheet, frame: &Frame<'_>) -> String {
    let mjml = Mjml { sheet, frame }.render().expect("a text");
    // No fonts from elsewhere: loading one would tell its server who reads the mail.
    let options = RenderOptions { fonts: std::collections::HashMap::new(), ..RenderOptions::default() };
    with_plain_labels(&mrml::parse(mjml).expect("MJML").element.render(&options).expect("HTML"))
}

/// What begins a label for screen readers.
const LABEL: &str = "aria-label=\"";

/// Puts labels right that mrml writes as Rust writes texts in programs: `\\u{64f}` for a vowel sign, which would be read out so.
fn with_plain_labels(html: &str) -> String {
    let mut plain = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, label)) = rest.split_once(LABEL) {
        let (label, after) = label.split_once('"').unwrap_or((label, ""));
        plain.extend([before, LABEL, &unescaped(label), "\""]);
        rest = after;
    }
    plain + rest
}

/// A text that was written with escapes; what is none stays as it is.
fn unescaped(label: &str) -> String {
    let mut text = String::with_capacity(label.len());
    let mut rest = label;
    while let Some((before, escape)) = rest.split_once('\\') {
        text.push_str(before);
        let code = escape.strip_prefix("u{").and_then(|code| code.split_once('}'));
        let read =
            code.and_then(|(code, after)| Some((char::from_u32(u32::from_str_radix(code, 16).ok()?)?, after)));
        rest = if let Some((character, after)) = read {
            text.push(character);
            after
        } else {
            // A backslash that was doubled, or the blank of another kind that needs none here.
            escape.strip_prefix('\\').inspect(|_| text.push('\\')).unwrap_or_else(|| escape.get(1..).unwrap_or(""))
        };
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_read_as_they_are_written() {
        let label = "رُفض: «C:\\x» e\u{301} 漢";
        let html = format!("<div aria-label={label:?} class=\"a\\b\"><p aria-label=\"ok\">x</p></div>");
        assert!(html.contains("u{64f}"), "{html}");
        let plain = format!("<div aria-label=\"{label}\" class=\"a\\b\"><p aria-label=\"ok\">x</p></div>");
        assert_eq!(with_plain_labels(&html), plain);
    }
}

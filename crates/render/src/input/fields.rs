//! Form fields, blank or filled.

use serde::Serialize;
use template::print::{Answer, Field, Shape};

use super::inlines::Mark;
use super::setting::{Room, Setting};
use crate::error::RenderError;
use crate::fit::Words;
use crate::fonts::{built_in, hands};
use crate::text::{Care, clean, clean_line, is_right_to_left_letter, shorten};

/// How many colours the program has for roles.
const COLORS: usize = 8;
/// How wide the line of a blank is, in ems.
const LINE: f64 = 12.0;
/// How much of a name or a label is shown.
const NAME: usize = 200;
/// An answer of at most this many characters is kept in one piece, so that it is known where it lies.
const SHORT: usize = 40;

/// A field, as the program reads it.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct FieldNode {
    /// By which number its place is reported.
    n: usize,
    shape: &'static str,
    /// What screen readers say where the field is drawn and not written.
    alt: String,
    label: String,
    rtl: bool,
    /// The colour of its role; none in a document that is printed for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    role: Option<usize>,
    /// How wide its blank is within a line.
    width: f64,
    #[serde(flatten)]
    answer: AnswerNode,
}

/// What was filled in.
#[derive(Debug, PartialEq, Serialize)]
#[serde(tag = "answer", rename_all = "lowercase")]
enum AnswerNode {
    /// Nothing yet.
    None,
    /// Words.
    Text { text: Words, short: Mark },
    /// A tick.
    On,
    /// No tick, on purpose.
    Off,
    /// A picture.
    Picture { image: usize },
    /// A signature or initials.
    Hand(Signed),
    /// Those of several.
    Hands { hands: Vec<Signed> },
}

/// A signature, and whose it is.
#[derive(Debug, PartialEq, Serialize)]
struct Signed {
    #[serde(flatten)]
    hand: Hand,
    name: String,
    /// Whether the name has letters that are written in another direction than the document is.
    #[serde(skip_serializing_if = "Mark::is_off")]
    apart: Mark,
    at: String,
    /// What screen readers say of it where it is a picture.
    spoken: String,
}

/// How somebody signed.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
enum Hand {
    Drawn { image: usize },
    Typed { text: String, hand: [&'static str; 2], style: &'static str },
}

impl<'a> Setting<'a> {
    /// Sets a field.
    pub fn field(&mut self, field: &'a Field, room: Room) -> Result<FieldNode, RenderError> {
        let Field { id, label, role, shape, answer } = field;
        let number = self.fields.len();
        self.fields.push(id.clone());
        let label = self.name(label);
        let answer = match answer {
            None => AnswerNode::None,
            Some(answer) => self.answer(answer, room)?,
        };
        Ok(FieldNode {
            n: number,
            shape: match shape {
                Shape::Line => "line",
                Shape::Area => "area",
                Shape::Tick => "tick",
                Shape::Signature => "signature",
                Shape::Initials => "initials",
                Shape::Picture => "picture",
            },
            alt: self.spoken(&label, &answer),
            rtl: self.rtl,
            label,
            role: role.filter(|_| self.highlight && answer == AnswerNode::None).map(|role| role % COLORS),
            width: (LINE * room.size).min(room.width * 0.8),
            answer,
        })
    }

    fn answer(&mut self, answer: &'a Answer, room: Room) -> Result<AnswerNode, RenderError> {
        Ok(match answer {
            Answer::Text { text } => {
                let text = clean(text);
                let short = text.chars().count() <= SHORT && !text.contains('\n');
                match self.fit(text, room) {
                    Words::Whole(text) => AnswerNode::Text { text: Words::Whole(text), short: Mark(short) },
                    pieces @ Words::Pieces(_) => AnswerNode::Text { text: pieces, short: Mark(false) },
                }
            }
            Answer::Tick { on: true } => AnswerNode::On,
            Answer::Tick { on: false } => AnswerNode::Off,
            Answer::Picture { file } => match self.pictures.get(file)? {
                Some(known) => AnswerNode::Picture { image: known.index },
                None => AnswerNode::None,
            },
            Answer::Drawn { .. } | Answer::Typed { .. } => match self.signature(answer)? {
                Some(signed) => AnswerNode::Hand(signed),
                None => AnswerNode::None,
            },
            Answer::Several { signatures } => {
                let mut hands = Vec::with_capacity(signatures.len());
                for one in signatures {
                    hands.extend(self.signature(one)?);
                }
                if hands.is_empty() { AnswerNode::None } else { AnswerNode::Hands { hands } }
            }
        })
    }

    /// One signature; none where the answer is of another kind.
    fn signature(&mut self, answer: &'a Answer) -> Result<Option<Signed>, RenderError> {
        Ok(match answer {
            Answer::Drawn { file, name, at } => Some(match self.pictures.get(file)? {
                Some(known) => self.signed(Hand::Drawn { image: known.index }, name, at),
                // Who signed must be seen even where the picture is gone.
                None => self.signed(self.typed(name, None), name, at),
            }),
            Answer::Typed { text, hand, name, at } => {
                Some(self.signed(self.typed(text, hand.as_deref()), name, at))
            }
            Answer::Text { .. } | Answer::Tick { .. } | Answer::Picture { .. } | Answer::Several { .. } => None,
        })
    }

    fn signed(&self, hand: Hand, name: &str, at: &str) -> Signed {
        let name = self.name(name);
        let spoken = format!("{}: {name}", self.words_of_ours().signature);
        let turns = |c: char| c.is_alphabetic() && is_right_to_left_letter(c) != self.rtl;
        // Where the text had to lose its invisible characters, these may not be added to it.
        let apart = Mark(self.care == Care::AsWritten && name.chars().any(turns));
        Signed { hand, name, apart, at: self.name(at), spoken }
    }

    fn typed(&self, text: &str, wanted: Option<&str>) -> Hand {
        let hand = wanted.and_then(|name| hands().find(|hand| hand.name == name)).or_else(|| hands().next());
        let (family, style) = hand.map_or((built_in::SERIF, "italic"), |hand| (hand.family, "normal"));
        Hand::Typed { text: self.name(text), hand: [family, built_in::SERIF], style }
    }

    fn name(&self, text: &str) -> String {
        self.simplify(shorten(&clean_line(text), NAME))
    }

    /// What screen readers say where the field is drawn and not written.
    fn spoken(&self, label: &str, answer: &AnswerNode) -> String {
        let words = self.words_of_ours();
        let before = match answer {
            AnswerNode::None => words.blank,
            AnswerNode::On => words.ticked,
            AnswerNode::Off => words.not_ticked,
            AnswerNode::Hand(signed) => return signed.spoken.clone(),
            AnswerNode::Text { .. } | AnswerNode::Picture { .. } | AnswerNode::Hands { .. } => {
                return label.to_owned();
            }
        };
        format!("{before}: {label}")
    }
}

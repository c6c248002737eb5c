//! Puts the tags back.

use super::Builder;
use crate::content::{Kind, Node};
use crate::markdown::frames::{Level, Opened};
use crate::markdown::scan::{Found, Piece};
use crate::markdown::tag::Tag;

impl<'a> Builder<'a> {
    /// A tag within a line.
    pub(super) fn tag(&mut self, number: usize) {
        let found = self.found(number);
        match &found.tag {
            Tag::Inline(kind) => {
                let marks = if matches!(kind, Kind::Variable(_)) { self.active() } else { Vec::new() };
                self.frames.push(Node { marks, ..Node::of(kind.clone()) });
            }
            Tag::Braces => self.frames.text("{{", &self.active()),
            Tag::PageBreak => {
                self.mistakes.on(found.line, format!("{} must stand on a line of its own", found.source));
            }
            Tag::Wrong(why) => self.mistakes.on(found.line, format!("{} {why}", found.source)),
            Tag::Open(..) | Tag::Close(_) => self.bracket(found, Level::Line),
        }
    }

    /// A tag on a line of its own, or in a row of its own.
    pub(super) fn directive(&mut self, number: usize, level: Level) {
        let found = self.found(number);
        if found.tag == Tag::PageBreak {
            self.frames.push(Node::of(Kind::PageBreak));
        } else {
            self.bracket(found, level);
        }
    }

    fn bracket(&mut self, found: &Found, level: Level) {
        let line = found.line;
        match &found.tag {
            Tag::Open(word, kind) => self.frames.open(kind.clone(), Opened::Tag { line, word: *word, level }),
            Tag::Close(word) => match self.frames.opened() {
                Opened::Tag { word: open, level: around, .. } if open == *word && around == level => {
                    self.frames.close();
                }
                Opened::Tag { word: open, line: begun, .. } if open != *word => {
                    let open = open.name();
                    let why =
                        format!("{} comes before the {{{{/{open}}}}} that line {begun} asks for", found.source);
                    self.mistakes.on(line, why);
                    // What was meant is closed, or every tag that follows would be wrong too.
                    self.frames.close();
                    if matches!(self.frames.opened(), Opened::Tag { word: open, .. } if open == *word) {
                        self.frames.close();
                    }
                }
                _ => {
                    let word = word.name();
                    let why = "there is none open in this part of the text";
                    self.mistakes.on(line, format!("{} closes no {{{{#{word}}}}}: {why}", found.source));
                }
            },
            _ => {}
        }
    }

    /// Closes what tags have opened in the present block, and complains about it.
    pub(super) fn close_directives(&mut self) {
        while !self.frames.opened_by_markdown() {
            self.complain_of_open();
            self.frames.close();
        }
    }

    pub(super) fn complain_of_open(&mut self) {
        if let Opened::Tag { line, word, .. } = self.frames.opened() {
            let word = word.name();
            self.mistakes.on(
                line,
                format!("{{{{#{word}}}}} is not closed: {{{{/{word}}}}} must follow in the same part of the text"),
            );
        }
    }

    /// Complains about tags where only fixed words can be.
    pub(super) fn refuse_tags(&mut self, words: &str, start: usize, place: &str) -> bool {
        let mut refused = false;
        for piece in self.scanned.pieces(words) {
            if let Piece::Tag(number) = piece {
                let found = self.found(number);
                self.mistakes.at(start, format!("{} can't be part of {place}", found.source));
                refused = true;
            }
        }
        refused
    }

    /// Words with their tags as they were written.
    pub(super) fn restored(&mut self, words: &str) -> String {
        let pieces = self.scanned.pieces(words);
        let restored = pieces.into_iter().map(|piece| match piece {
            Piece::Words(words) => words,
            Piece::Tag(number) => self.found(number).source.as_str(),
        });
        restored.collect()
    }

    fn found(&mut self, number: usize) -> &'a Found {
        self.seen[number] = true;
        &self.scanned.tags[number]
    }

    pub(super) fn is_bracket(&self, number: usize) -> bool {
        matches!(self.scanned.tags[number].tag, Tag::Open(..) | Tag::Close(_))
    }
}

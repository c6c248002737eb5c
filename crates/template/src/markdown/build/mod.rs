//! Makes a tree of what Markdown's parser reports; `tags` puts the tags back.

mod tags;

use pulldown_cmark::{Event, OffsetIter, Options, Parser, Tag as Markup, TagEnd};

use super::frames::{Frames, Level, Opened};
use super::mistake::{Mistake, Mistakes};
use super::scan::{Piece, Scanned};
use super::{code, picture, table};
use crate::content::{
    Align, CellAttrs, HeadingAttrs, Kind, Limits, Mark, Node, OrderedListAttrs, ParagraphAttrs, TableAttrs,
    is_harmless_link,
};

/// Reads Markdown whose tags were taken out.
pub(super) fn build(scanned: &Scanned, limits: &Limits) -> Result<Vec<Node>, Vec<Mistake>> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH | Options::ENABLE_TASKLISTS;
    let mut builder = Builder {
        scanned,
        frames: Frames::new(limits),
        mistakes: Mistakes::new(&scanned.text),
        marks: Vec::new(),
        columns: Vec::new(),
        header: false,
        seen: vec![false; scanned.tags.len()],
    };
    let mut events = Parser::new_ext(&scanned.text, options).into_offset_iter();
    builder.run(&mut events);
    builder.done()
}

type Events<'a> = OffsetIter<'a>;

struct Builder<'a> {
    scanned: &'a Scanned,
    frames: Frames,
    mistakes: Mistakes<'a>,
    /// One for each mark that is open; none where the same mark was open already.
    marks: Vec<Option<Mark>>,
    /// How the columns of the present table stand.
    columns: Vec<Option<Align>>,
    /// Whether the present row is the head of its table.
    header: bool,
    /// Which tags were come across.
    seen: Vec<bool>,
}

impl<'a> Builder<'a> {
    fn run(&mut self, events: &mut Events<'a>) {
        while let Some((event, range)) = events.next() {
            self.event(event, range.start, range.end, events);
            if let Some(why) = self.frames.overflow() {
                self.mistakes.at(range.start, why);
                return;
            }
        }
    }

    fn done(mut self) -> Result<Vec<Node>, Vec<Mistake>> {
        if self.frames.overflow().is_none() {
            self.close_directives();
            // A tag in the address of a link or beside the last column would vanish in silence.
            for (found, _) in self.scanned.tags.iter().zip(&self.seen).filter(|(_, seen)| !**seen) {
                self.mistakes.on(found.line, format!("{} stands where nothing is printed", found.source));
            }
        }
        self.mistakes.none().map(|()| self.frames.finish())
    }

    fn event(&mut self, event: Event<'a>, start: usize, end: usize, events: &mut Events<'a>) {
        match event {
            Event::Start(markup) => self.start(markup, start, end, events),
            Event::End(markup) => self.end(markup),
            Event::Text(words) | Event::Html(words) | Event::InlineHtml(words) => self.words(&words),
            Event::Code(words) => {
                let words = self.restored(&words);
                self.need_line();
                self.frames.text(&words, &[self.active(), vec![Mark::Code]].concat());
            }
            Event::SoftBreak => self.words(" "),
            Event::HardBreak => {
                self.need_line();
                self.frames.push(Node::of(Kind::HardBreak));
            }
            Event::Rule => {
                self.need_block();
                self.frames.push(Node::of(Kind::HorizontalRule));
            }
            Event::TaskListMarker(done) => self.words(if done { "☒ " } else { "☐ " }),
            // These belong to extensions that are switched off; their words are kept all the same.
            Event::InlineMath(words) | Event::DisplayMath(words) | Event::FootnoteReference(words) => {
                self.words(&words);
            }
        }
    }

    fn start(&mut self, markup: Markup<'a>, start: usize, end: usize, events: &mut Events<'a>) {
        match markup {
            Markup::Emphasis => self.mark(Mark::Italic),
            Markup::Strong => self.mark(Mark::Bold),
            Markup::Strikethrough => self.mark(Mark::Strike),
            Markup::Superscript => self.mark(Mark::Superscript),
            Markup::Subscript => self.mark(Mark::Subscript),
            Markup::Link { dest_url, link_type, .. } => {
                let mail = matches!(link_type, pulldown_cmark::LinkType::Email);
                let href = if mail { format!("mailto:{dest_url}") } else { dest_url.into_string() };
                self.link(href, start);
            }
            Markup::Image { dest_url, title, .. } => self.image(&dest_url, &title, start, events),
            Markup::CodeBlock(_) => {
                self.need_block();
                self.code_block(events);
            }
            Markup::Heading { level, .. } => {
                self.need_block();
                let heading = self.scanned.text.get(start..end).unwrap_or_default();
                let own_line = |number: &usize| self.scanned.tags[*number].own_line;
                if let Some(number) = self.scanned.sole(heading, char::is_whitespace).filter(own_line) {
                    skip(events, TagEnd::Heading(level));
                    self.directive(number, Level::Blocks);
                } else {
                    let attrs = HeadingAttrs { level: level as u8, ..HeadingAttrs::default() };
                    self.open(Kind::Heading(attrs));
                }
            }
            Markup::TableRow => {
                let row = self.scanned.text.get(start..end).unwrap_or_default();
                match self.scanned.sole(row, |c| c == '|' || c.is_whitespace()).filter(|n| self.is_bracket(*n)) {
                    Some(number) => {
                        skip(events, TagEnd::TableRow);
                        self.directive(number, Level::Rows);
                    }
                    None => self.row(false),
                }
            }
            Markup::TableHead => self.row(true),
            Markup::TableCell => {
                let align = self.columns.get(self.frames.filled()).copied().flatten();
                let attrs = CellAttrs { align, ..CellAttrs::default() };
                self.open(if self.header { Kind::TableHeader(attrs) } else { Kind::TableCell(attrs) });
            }
            block => self.block(&block, self.scanned.text.get(start..end).unwrap_or_default()),
        }
    }

    fn block(&mut self, markup: &Markup<'a>, source: &str) {
        self.need_block();
        match markup {
            Markup::BlockQuote(_) => self.open(Kind::Blockquote),
            Markup::List(None) => self.open(Kind::BulletList),
            Markup::List(Some(first)) => {
                let start = u32::try_from(*first).unwrap_or(1);
                self.open(Kind::OrderedList(OrderedListAttrs { start, ..OrderedListAttrs::default() }));
            }
            Markup::Item => self.open(Kind::ListItem),
            Markup::Table(columns) => {
                self.columns = columns.iter().map(|column| table::side(*column)).collect();
                self.open(Kind::Table(TableAttrs { widths: table::widths(source, columns.len()) }));
            }
            // HTML is shown as it was written; of what is switched off, the words are kept.
            _ => self.open(Kind::Paragraph(ParagraphAttrs::default())),
        }
    }

    fn row(&mut self, header: bool) {
        self.header = header;
        self.open(Kind::TableRow);
    }

    fn end(&mut self, markup: TagEnd) {
        match markup {
            TagEnd::Emphasis
            | TagEnd::Strong
            | TagEnd::Strikethrough
            | TagEnd::Superscript
            | TagEnd::Subscript
            | TagEnd::Link => {
                self.marks.pop();
            }
            // These were read to their ends at their starts.
            TagEnd::Image | TagEnd::CodeBlock => {}
            _ => {
                self.close_directives();
                self.frames.close();
            }
        }
    }

    fn open(&mut self, kind: Kind) {
        self.frames.open(kind, Opened::Markdown);
    }

    /// Makes sure that pieces of a line can follow.
    fn need_line(&mut self) {
        if !self.frames.in_line() {
            self.frames.open(Kind::Paragraph(ParagraphAttrs::default()), Opened::Surroundings);
        }
    }

    /// Makes sure that a block can follow: the text of a tight list's item ends where a block begins.
    fn need_block(&mut self) {
        while self.frames.in_line() && !self.frames.opened_by_markdown() {
            self.complain_of_open();
            self.frames.close();
        }
    }

    /// Takes words that may hold tags.
    fn words(&mut self, words: &str) {
        self.need_line();
        for piece in self.scanned.pieces(words) {
            match piece {
                // The lines of HTML come with their ends.
                Piece::Words(words) => {
                    let marks = self.active();
                    for (index, line) in words.split('\n').enumerate() {
                        if index > 0 {
                            self.frames.push(Node::of(Kind::HardBreak));
                        }
                        self.frames.text(line.trim_end_matches('\r'), &marks);
                    }
                }
                Piece::Tag(number) => self.tag(number),
            }
        }
    }

    fn mark(&mut self, mark: Mark) {
        let open = self.marks.iter().flatten().any(|open| *open == mark);
        self.marks.push((!open).then_some(mark));
    }

    fn link(&mut self, href: String, start: usize) {
        if self.refuse_tags(&href, start, "the address of a link") || !is_harmless_link(&href) {
            self.marks.push(None);
        } else {
            self.mark(Mark::Link { href });
        }
    }

    fn image(&mut self, file: &str, title: &str, start: usize, events: &mut Events<'a>) {
        let alt = picture::description(events);
        let refused = self.refuse_tags(file, start, "the file of a picture")
            || self.refuse_tags(&alt, start, "the description of a picture");
        if refused {
            return;
        }
        match picture::read(file, title, alt) {
            Ok(image) => {
                self.need_line();
                self.frames.push(Node::of(Kind::Image(image)));
            }
            Err(why) => self.mistakes.at(start, why),
        }
    }

    fn code_block(&mut self, events: &mut Events<'a>) {
        let words = code::words(events);
        let words = self.restored(&words);
        self.open(Kind::Paragraph(ParagraphAttrs::default()));
        for (index, line) in code::lines(&words).enumerate() {
            if index > 0 {
                self.frames.push(Node::of(Kind::HardBreak));
            }
            self.frames.text(&line, &[Mark::Code]);
        }
        self.frames.close();
    }

    fn active(&self) -> Vec<Mark> {
        self.marks.iter().flatten().cloned().collect()
    }
}

/// Passes over the rest of something.
fn skip(events: &mut Events<'_>, until: TagEnd) {
    for (event, _) in events {
        if event == Event::End(until) {
            return;
        }
    }
}

//! The nodes that are begun and not yet finished.

use super::lists;
use super::tag::Word;
use crate::content::{Kind, Limits, Mark, Node, deepens};

/// Who began a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Opened {
    /// Markdown, which will end it.
    Markdown,
    /// The need for a paragraph: a tight list's items and the cells of tables hold bare text.
    Surroundings,
    /// A tag.
    Tag {
        /// Where the tag stands.
        line: usize,
        /// Its word.
        word: Word,
        /// What it encloses.
        level: Level,
    },
}

/// What a condition or a repeat encloses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Level {
    /// Blocks.
    Blocks,
    /// Rows of a table.
    Rows,
    /// A part of a line.
    Line,
}

struct Frame {
    node: Node,
    opened: Opened,
}

/// The path from the document to where the text has come to.
pub(super) struct Frames {
    /// What is finished at the top.
    done: Vec<Node>,
    path: Vec<Frame>,
    limits: Limits,
    nodes: usize,
    depth: usize,
}

impl Frames {
    pub fn new(limits: &Limits) -> Self {
        // The document itself is a node too.
        Self { done: Vec::new(), path: Vec::new(), limits: *limits, nodes: 1, depth: 0 }
    }

    /// Why nothing more can be taken in, if so.
    pub fn overflow(&self) -> Option<String> {
        if self.depth > self.limits.depth {
            return Some(format!(
                "nested too deep: at most {} lists, quotes, tables, conditions and repeats inside each other",
                self.limits.depth
            ));
        }
        (self.nodes > self.limits.nodes)
            .then(|| format!("the text has too many parts: at most {} nodes", self.limits.nodes))
    }

    pub fn open(&mut self, kind: Kind, opened: Opened) {
        self.depth += usize::from(deepens(&kind));
        self.nodes += 1;
        self.path.push(Frame { node: Node::of(kind), opened });
    }

    /// Finishes the innermost node.
    pub fn close(&mut self) {
        let Some(Frame { node, .. }) = self.path.pop() else { return };
        self.depth -= usize::from(deepens(&node.kind));
        if let Some(node) = finished(node) {
            self.inside().push(node);
        }
    }

    /// Everything, once nothing is open.
    pub fn finish(self) -> Vec<Node> {
        lists::joined(self.done)
    }

    pub fn push(&mut self, node: Node) {
        self.nodes += 1;
        self.inside().push(node);
    }

    /// Adds words to the innermost node.
    pub fn text(&mut self, words: &str, marks: &[Mark]) {
        if words.is_empty() {
            return;
        }
        if let Some(last) = self.inside().last_mut()
            && matches!(last.kind, Kind::Text)
            && last.marks == marks
        {
            last.text.push_str(words);
        } else {
            self.push(Node { marks: marks.to_vec(), ..Node::text(words) });
        }
    }

    fn inside(&mut self) -> &mut Vec<Node> {
        self.path.last_mut().map_or(&mut self.done, |frame| &mut frame.node.content)
    }

    /// How many nodes the innermost node holds so far.
    pub fn filled(&self) -> usize {
        self.path.last().map_or(self.done.len(), |frame| frame.node.content.len())
    }

    /// Who began the innermost node.
    pub fn opened(&self) -> Opened {
        self.path.last().map_or(Opened::Markdown, |frame| frame.opened)
    }

    pub fn opened_by_markdown(&self) -> bool {
        self.opened() == Opened::Markdown
    }

    /// Whether the innermost node holds pieces of a line.
    pub fn in_line(&self) -> bool {
        self.path.last().is_some_and(|frame| match frame.opened {
            Opened::Tag { level, .. } => level == Level::Line,
            _ => matches!(frame.node.kind, Kind::Paragraph(_) | Kind::Heading(_)),
        })
    }
}

/// A finished node in its simplest form; none where it would print nothing.
fn finished(mut node: Node) -> Option<Node> {
    if matches!(node.kind, Kind::Paragraph(_)) {
        // The last line of HTML comes with its end.
        while node.content.pop_if(|last| matches!(last.kind, Kind::HardBreak)).is_some() {}
    }
    match node.kind {
        Kind::Paragraph(_) if node.content.is_empty() => None,
        Kind::Paragraph(_) | Kind::Heading(_) => Some(unwrapped(node)),
        Kind::ListItem
        | Kind::Blockquote
        | Kind::TableCell(_)
        | Kind::TableHeader(_)
        | Kind::Conditional(_)
        | Kind::Repeat(_) => {
            node.content = lists::joined(node.content);
            Some(node)
        }
        Kind::Table(_) => Some(without_blank_head(node)),
        _ => Some(node),
    }
}

/// Markdown has no table without a head, so people leave the head's cells empty.
fn without_blank_head(mut table: Node) -> Node {
    let is_blank = |row: &Node| {
        row.content.iter().all(|cell| matches!(cell.kind, Kind::TableHeader(_)) && cell.content.is_empty())
    };
    if table.content.len() > 1 && table.content.first().is_some_and(is_blank) {
        table.content.remove(0);
    }
    table
}

/// A paragraph that holds one thing alone may be that thing: a field or a picture is then a block, and a paragraph of
/// which all depends on a condition leaves no gap where the condition is false.
fn unwrapped(mut line: Node) -> Node {
    let is_paragraph = matches!(line.kind, Kind::Paragraph(_));
    let [inside] = line.content.as_mut_slice() else { return line };
    match inside.kind {
        Kind::Field(_) | Kind::Image(_) if is_paragraph => line.content.remove(0),
        Kind::Conditional(_) if !inside.content.is_empty() => {
            let mut condition = line.content.remove(0);
            line.content = std::mem::take(&mut condition.content);
            condition.with(vec![unwrapped(line)])
        }
        _ => line,
    }
}

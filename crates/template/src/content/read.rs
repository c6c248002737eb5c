//! Takes a tree in and names every place that is wrong.

use model::body::JsonObject;
use model::error::Problems;
use serde_json::{Map, Value};

use super::attrs;
use super::mark::Mark;
use super::nesting::{Holds, deepens, holds};
use super::node::{DocAttrs, Kind, Node};

/// How large a tree may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Nodes in the whole tree.
    pub nodes: usize,
    /// Characters of text in the whole tree.
    pub characters: usize,
    /// Lists, quotes, tables and the like inside each other.
    pub depth: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { nodes: 50_000, characters: 400_000, depth: 12 }
    }
}

/// More than this many complaints about one tree help nobody.
const ENOUGH: usize = 50;

/// The body of a template, read and checked by itself; whether the names in it mean something is checked with the
/// other parts of the template.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Content {
    /// The `doc` node; none where the template has a name alone.
    pub root: Option<Node>,
}

impl Content {
    /// Reads a tree and notes under `content` what is wrong with it.
    #[must_use]
    pub fn read(source: &JsonObject, limits: &Limits, problems: &mut Problems) -> Self {
        let tree: Value = match source.read() {
            Ok(tree) => tree,
            Err(error) => {
                problems.add("content", error.to_string());
                return Self::default();
            }
        };
        if tree.as_object().is_some_and(Map::is_empty) {
            return Self::default();
        }
        let mut reader = Reader { limits, problems, nodes: 0, characters: 0, complaints: 0 };
        Self { root: reader.root(&tree) }
    }
}

struct Reader<'a> {
    limits: &'a Limits,
    problems: &'a mut Problems,
    nodes: usize,
    characters: usize,
    complaints: usize,
}

impl Reader<'_> {
    fn complain(&mut self, place: impl Into<String>, message: impl Into<String>) {
        self.complaints += 1;
        if self.complaints <= ENOUGH {
            self.problems.add(place, message);
        }
    }

    fn root(&mut self, tree: &Value) -> Option<Node> {
        if tree.get("type").and_then(Value::as_str) != Some("doc") {
            self.complain("content.type", "must be doc: the tree starts with a node of that type");
            return None;
        }
        let mut root = self.node(tree, "content", Holds::Nothing, 0)?;
        let pdfs = root.content.iter().filter(|node| matches!(node.kind, Kind::Pdf(_))).count();
        if pdfs > 0 && root.content.len() > 1 {
            self.complain("content.content", "must hold nothing beside the pdf node; place fields on its pages");
        }
        let running = tree.get("attrs");
        let header = self.running(running.and_then(|attrs| attrs.get("header")), "content.attrs.header");
        let footer = self.running(running.and_then(|attrs| attrs.get("footer")), "content.attrs.footer");
        if let Kind::Doc(attrs) = &mut root.kind {
            **attrs = DocAttrs { header, footer, ..(**attrs).clone() };
        }
        Some(root)
    }

    /// Reads what runs along the edge of every page: a list of inline nodes, a paragraph, or plain words.
    fn running(&mut self, source: Option<&Value>, place: &str) -> Vec<Node> {
        let paragraph = |value: &Value| value.get("type").and_then(Value::as_str) == Some("paragraph");
        match source {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::String(words)) if words.is_empty() => Vec::new(),
            Some(Value::String(words)) => {
                self.characters += words.chars().count();
                vec![Node::text(words.clone())]
            }
            Some(Value::Array(nodes)) => self.children(nodes, place, Holds::RunningInlines, 0),
            Some(value) if paragraph(value) => {
                let place = format!("{place}.content");
                match value.get("content") {
                    None | Some(Value::Null) => Vec::new(),
                    Some(Value::Array(nodes)) => self.children(nodes, &place, Holds::RunningInlines, 0),
                    Some(_) => {
                        self.complain(place, "must be a list of nodes");
                        Vec::new()
                    }
                }
            }
            Some(_) => {
                self.complain(place, "must be a list of inline nodes, a paragraph or a text");
                Vec::new()
            }
        }
    }

    fn children(&mut self, nodes: &[Value], place: &str, around: Holds, depth: usize) -> Vec<Node> {
        let mut children = Vec::with_capacity(nodes.len());
        for (index, node) in nodes.iter().enumerate() {
            if self.complaints > ENOUGH || self.nodes > self.limits.nodes {
                break;
            }
            children.extend(self.node(node, &format!("{place}[{index}]"), around, depth));
        }
        children
    }

    fn node(&mut self, source: &Value, place: &str, around: Holds, depth: usize) -> Option<Node> {
        self.nodes += 1;
        if self.nodes > self.limits.nodes {
            self.complain("content", format!("must hold at most {} nodes", self.limits.nodes));
            return None;
        }
        let kind = self.kind(source, place)?;
        let is_root = matches!(kind, Kind::Doc(_)) && place == "content";
        if !is_root && !around.takes(&kind) {
            self.complain(
                format!("{place}.type"),
                format!("is {}, and here stands {}", kind.name(), around.wanted()),
            );
            return None;
        }
        let depth = depth + usize::from(deepens(&kind));
        if depth > self.limits.depth {
            self.complain(
                place,
                format!("is nested too deep: at most {} lists, quotes, tables and the like", self.limits.depth),
            );
            return None;
        }
        let inside = holds(&kind, around);
        let content = match source.get("content") {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(nodes)) if nodes.is_empty() => Vec::new(),
            Some(Value::Array(_)) if inside == Holds::Nothing => {
                self.complain(
                    format!("{place}.content"),
                    format!("must not be there: {} holds nothing", kind.name()),
                );
                return None;
            }
            Some(Value::Array(nodes)) => self.children(nodes, &format!("{place}.content"), inside, depth),
            Some(_) => {
                self.complain(format!("{place}.content"), "must be a list of nodes");
                return None;
            }
        };
        let text = self.words(source, &kind, place)?;
        let marks = self.marks(source, place)?;
        Some(Node { kind, content, marks, text })
    }

    fn words(&mut self, source: &Value, kind: &Kind, place: &str) -> Option<String> {
        if !matches!(kind, Kind::Text) {
            return Some(String::new());
        }
        let Some(words) = source.get("text").and_then(Value::as_str) else {
            self.complain(format!("{place}.text"), "must be a text");
            return None;
        };
        self.characters += words.chars().count();
        if self.characters > self.limits.characters {
            self.complain("content", format!("must hold at most {} characters of text", self.limits.characters));
            self.complaints = ENOUGH + 1;
            return None;
        }
        Some(words.to_owned())
    }

    fn kind(&mut self, source: &Value, place: &str) -> Option<Kind> {
        let Some(node) = source.as_object() else {
            self.complain(place, "must be a node: an object with a type");
            return None;
        };
        let named = node.get("type").and_then(Value::as_str);
        let Some(name) = named.filter(|name| Kind::NAMES.contains(name)) else {
            self.complain(format!("{place}.type"), format!("must be one of {}", Kind::NAMES.join(", ")));
            return None;
        };
        let result = attrs::kind(name, node.get("attrs"));
        self.noted(result, place)
    }

    fn marks(&mut self, source: &Value, place: &str) -> Option<Vec<Mark>> {
        let marks = match source.get("marks") {
            None | Some(Value::Null) => return Some(Vec::new()),
            Some(Value::Array(marks)) => marks,
            Some(_) => {
                self.complain(format!("{place}.marks"), "must be a list of marks");
                return None;
            }
        };
        let mut read = Vec::with_capacity(marks.len());
        for (index, mark) in marks.iter().enumerate() {
            let place = format!("{place}.marks[{index}]");
            let named = mark.get("type").and_then(Value::as_str);
            let Some(name) = named.filter(|name| Mark::NAMES.contains(name)) else {
                self.complain(format!("{place}.type"), format!("must be one of {}", Mark::NAMES.join(", ")));
                continue;
            };
            let result = attrs::mark(name, mark.get("attrs"));
            read.extend(self.noted(result, &place));
        }
        Some(read)
    }

    /// Takes what was read, or notes under the node's place what is wrong with its attributes.
    fn noted<T>(&mut self, result: Result<T, attrs::Wrong>, place: &str) -> Option<T> {
        match result {
            Ok(read) => Some(read),
            Err(attrs::Wrong { place: inside, message }) => {
                self.complain(format!("{place}.{inside}"), message);
                None
            }
        }
    }
}

#[cfg(test)]
mod tests;

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
mod tests {
    use serde_json::json;

    use super::*;

    fn read(tree: &Value) -> (Content, Vec<(String, String)>) {
        read_within(tree, &Limits::default())
    }

    fn read_within(tree: &Value, limits: &Limits) -> (Content, Vec<(String, String)>) {
        let source = JsonObject::stored(tree.to_string()).expect("an object");
        let mut problems = Problems::new();
        let content = Content::read(&source, limits, &mut problems);
        let found = match problems.done() {
            Err(model::Error::Validation(fields)) => {
                fields.into_iter().map(|field| (field.field, field.message)).collect()
            }
            _ => Vec::new(),
        };
        (content, found)
    }

    fn doc(content: &Value) -> Value {
        json!({"type": "doc", "content": content})
    }

    fn wrong(content: &Value) -> Vec<String> {
        read(&doc(content)).1.into_iter().map(|(place, _)| place).collect()
    }

    #[test]
    fn a_template_may_have_no_content() {
        assert_eq!(read(&json!({})), (Content::default(), Vec::new()));
    }

    #[test]
    fn every_node_and_mark_is_read_and_comes_back_as_it_was() {
        let tree = json!({
            "type": "doc",
            "attrs": {
                "page": {"size": "letter", "orientation": "landscape", "margin": {"top": 10.0, "right": 20.0, "bottom": 30.0, "left": 40.0}},
                "header": [{"type": "text", "text": "Head"}, {"type": "pageNumber"}, {"type": "pageCount"}],
                "footer": [{"type": "variable", "attrs": {"name": "x"}}],
                "language": "de-AT", "font": "sans"
            },
            "content": [
                {"type": "heading", "attrs": {"level": 2, "numbered": true, "align": "center"}, "content": [{"type": "text", "text": "T"}]},
                {"type": "paragraph", "attrs": {"align": "justify"}, "content": [
                    {"type": "text", "text": "all", "marks": [
                        {"type": "bold"}, {"type": "italic"}, {"type": "underline"}, {"type": "strike"}, {"type": "code"},
                        {"type": "link", "attrs": {"href": "https://example.com"}}, {"type": "highlight", "attrs": {"color": "#ffee00"}},
                        {"type": "subscript"}, {"type": "superscript"}, {"type": "color", "attrs": {"color": "#112233"}},
                        {"type": "fontSize", "attrs": {"size": 14.0}}]},
                    {"type": "hardBreak"},
                    {"type": "variable", "attrs": {"name": "price", "format": "words"}},
                    {"type": "field", "attrs": {"id": "f"}},
                    {"type": "conditional", "attrs": {"when": "a"}, "content": [{"type": "text", "text": "b"}]}]},
                {"type": "bulletList", "content": [{"type": "listItem", "content": [{"type": "paragraph", "attrs": {}}]}]},
                {"type": "orderedList", "attrs": {"start": 3, "style": "1.1"}, "content": [
                    {"type": "repeat", "attrs": {"over": "xs", "as": "x"}, "content": [{"type": "listItem"}]}]},
                {"type": "blockquote", "content": [{"type": "paragraph", "attrs": {}}]},
                {"type": "horizontalRule"}, {"type": "pageBreak"},
                {"type": "columns", "attrs": {"count": 3}, "content": [{"type": "paragraph", "attrs": {}}]},
                {"type": "table", "attrs": {"widths": [1.0, 2.0]}, "content": [
                    {"type": "tableRow", "content": [{"type": "tableHeader", "attrs": {"colspan": 2, "rowspan": 1}}]},
                    {"type": "repeat", "attrs": {"over": "items"}, "content": [
                        {"type": "tableRow", "content": [{"type": "tableCell", "attrs": {"colspan": 1, "rowspan": 1, "align": "end"}}]}]}]},
                {"type": "image", "attrs": {"file": "fil_1", "width": 0.5, "alt": "A ship"}},
                {"type": "field", "attrs": {"id": "g"}}
            ]
        });
        let (content, problems) = read(&tree);
        assert_eq!(problems, Vec::<(String, String)>::new());
        assert_eq!(serde_json::to_value(content.root.expect("a root")).expect("JSON"), tree);
    }

    #[test]
    fn what_is_wrong_is_named_by_its_place() {
        let paragraph = |inline: Value| json!([{"type": "paragraph", "content": [inline]}]);
        for (content, place) in [
            (json!([{"type": "video"}]), "content.content[0].type"),
            (json!([1]), "content.content[0]"),
            (json!([{"type": "listItem"}]), "content.content[0].type"),
            (json!([{"type": "doc"}]), "content.content[0].type"),
            (json!([{"type": "heading", "attrs": {"level": 7}}]), "content.content[0].attrs.level"),
            (json!([{"type": "heading", "attrs": {"level": "1"}}]), "content.content[0].attrs.level"),
            (json!([{"type": "heading", "attrs": 1}]), "content.content[0].attrs"),
            (json!([{"type": "columns", "attrs": {"count": 9}}]), "content.content[0].attrs.count"),
            (json!([{"type": "paragraph", "content": {}}]), "content.content[0].content"),
            (json!([{"type": "table", "attrs": {"widths": [0]}}]), "content.content[0].attrs.widths[0]"),
            (json!([{"type": "pdf", "attrs": {"file": "fil_1"}}, {"type": "paragraph"}]), "content.content"),
            (json!([{"type": "pdf"}]), "content.content[0].attrs.file"),
            (json!([{"type": "image", "attrs": {"file": "fil_1", "width": 2}}]), "content.content[0].attrs.width"),
            (json!([{"type": "conditional", "attrs": {}}]), "content.content[0].attrs.when"),
            (paragraph(json!({"type": "text"})), "content.content[0].content[0].text"),
            (paragraph(json!({"type": "pageNumber"})), "content.content[0].content[0].type"),
            (
                paragraph(json!({"type": "hardBreak", "content": [{"type": "hardBreak"}]})),
                "content.content[0].content[0].content",
            ),
            (
                paragraph(json!({"type": "text", "text": "a", "marks": [{"type": "blink"}]})),
                "content.content[0].content[0].marks[0].type",
            ),
            (
                paragraph(
                    json!({"type": "text", "text": "a", "marks": [{"type": "link", "attrs": {"href": "javascript:alert(1)"}}]}),
                ),
                "content.content[0].content[0].marks[0].attrs.href",
            ),
            (
                paragraph(
                    json!({"type": "text", "text": "a", "marks": [{"type": "fontSize", "attrs": {"size": 900}}]}),
                ),
                "content.content[0].content[0].marks[0].attrs.size",
            ),
            (
                paragraph(
                    json!({"type": "text", "text": "a", "marks": [{"type": "color", "attrs": {"color": "red;"}}]}),
                ),
                "content.content[0].content[0].marks[0].attrs.color",
            ),
        ] {
            assert_eq!(wrong(&content), [place], "{content}");
        }
        let colspan = json!([{"type": "table", "content": [{"type": "tableRow", "content": [{"type": "tableCell", "attrs": {"colspan": 1_000_000}}]}]}]);
        assert_eq!(wrong(&colspan), ["content.content[0].content[0].content[0].attrs.colspan"]);
        assert_eq!(read(&json!({"type": "paragraph"})).1[0].0, "content.type");
        assert_eq!(
            read(&json!({"type": "doc", "attrs": {"page": {"size": "a5"}}})).1[0].0,
            "content.attrs.page.size"
        );
        assert_eq!(
            read(&json!({"type": "doc", "attrs": {"page": {"margin": 400}}})).1[0].0,
            "content.attrs.page.margin"
        );
        assert_eq!(
            read(&json!({"type": "doc", "attrs": {"footer": [{"type": "field", "attrs": {"id": "f"}}]}})).1[0].0,
            "content.attrs.footer[0].type"
        );
    }

    #[test]
    fn all_places_are_named_at_once_but_not_without_end() {
        assert_eq!(wrong(&json!([{"type": "a"}, {"type": "paragraph"}, {"type": "b"}])).len(), 2);
        assert_eq!(wrong(&Value::Array(vec![json!({"type": "a"}); 1_000])).len(), ENOUGH);
    }

    #[test]
    fn trees_are_bounded() {
        let limits = Limits { nodes: 5, characters: 3, depth: 2 };
        let paragraph = json!({"type": "paragraph"});
        let found = |tree: &Value| read_within(tree, &limits).1;
        assert!(found(&doc(&json!([paragraph, paragraph]))).is_empty());
        assert!(found(&doc(&Value::Array(vec![paragraph; 9])))[0].1.contains("at most 5 nodes"));
        let text = json!([{"type": "paragraph", "content": [{"type": "text", "text": "äöüß"}]}]);
        assert!(found(&doc(&text))[0].1.contains("at most 3 characters"));
        let mut deep = json!({"type": "blockquote"});
        for _ in 0..2 {
            deep = json!({"type": "blockquote", "content": [deep]});
        }
        assert!(found(&doc(&json!([deep])))[0].1.contains("too deep"));
    }
}

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
    assert_eq!(read(&json!({"type": "doc", "attrs": {"page": {"size": "a5"}}})).1[0].0, "content.attrs.page.size");
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

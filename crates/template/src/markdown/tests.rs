//! What a text becomes.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::*;
use crate::content::Content;
use model::body::JsonObject;
use model::error::Problems;

fn blocks(markdown: &str) -> Value {
    match convert(markdown, &Limits::default()) {
        Ok(doc) => serde_json::to_value(doc.content).expect("JSON"),
        Err(mistakes) => panic!("{markdown:?} is refused: {mistakes:?}"),
    }
}

fn mistakes(markdown: &str) -> Vec<String> {
    match convert(markdown, &Limits::default()) {
        Ok(doc) => panic!("{markdown:?} is taken: {doc:?}"),
        Err(mistakes) => mistakes.iter().map(ToString::to_string).collect(),
    }
}

fn words(node: &Node) -> String {
    let mut all = node.text.clone();
    for inside in &node.content {
        all.push_str(&words(inside));
        if !matches!(inside.kind, Kind::Text) {
            all.push(' ');
        }
    }
    all
}

fn t(words: &str) -> Value {
    json!({"type": "text", "text": words})
}

fn marked(words: &str, marks: &[&str]) -> Value {
    let marks: Vec<Value> = marks.iter().map(|mark| json!({"type": mark})).collect();
    json!({"type": "text", "marks": marks, "text": words})
}

fn var(name: &str) -> Value {
    json!({"type": "variable", "attrs": {"name": name}})
}

fn p(content: &Value) -> Value {
    json!({"type": "paragraph", "attrs": {}, "content": content})
}

fn item(words: &str) -> Value {
    json!({"type": "listItem", "content": [p(&json!([t(words)]))]})
}

fn when(when: &str, content: &Value) -> Value {
    json!({"type": "conditional", "attrs": {"when": when}, "content": content})
}

fn each(over: &str, name: &str, content: &Value) -> Value {
    json!({"type": "repeat", "attrs": {"over": over, "as": name}, "content": content})
}

fn cell(kind: &str, align: Option<&str>, content: &Value) -> Value {
    let mut attrs = json!({"colspan": 1, "rowspan": 1});
    if let Some(align) = align {
        attrs["align"] = json!(align);
    }
    if content == &json!([]) {
        return json!({"type": kind, "attrs": attrs});
    }
    json!({"type": kind, "attrs": attrs, "content": [p(content)]})
}

fn row(cells: &[Value]) -> Value {
    json!({"type": "tableRow", "content": cells})
}

#[test]
fn the_blocks_of_markdown() {
    let heading = |level: u8, words: &str| json!({"type": "heading", "attrs": {"level": level, "numbered": false}, "content": [t(words)]});
    assert_eq!(
        blocks("# One\n\n###### Six\n\nTwo\n---\n"),
        json!([heading(1, "One"), heading(6, "Six"), heading(2, "Two")])
    );
    assert_eq!(
        blocks("a\nb\n\nc  \nd"),
        json!([p(&json!([t("a b")])), p(&json!([t("c"), {"type": "hardBreak"}, t("d")]))])
    );
    assert_eq!(
        blocks("> q\n\n***"),
        json!([{"type": "blockquote", "content": [p(&json!([t("q")]))]}, {"type": "horizontalRule"}])
    );
    assert_eq!(
        blocks("- a\n- b\n\n  3. c\n"),
        json!([{"type": "bulletList", "content": [item("a"), {"type": "listItem", "content": [p(&json!([t("b")])),
            {"type": "orderedList", "attrs": {"start": 3, "style": "1"}, "content": [item("c")]}]}]}])
    );
    assert_eq!(blocks("- [ ] a\n- [x] b"), json!([{"type": "bulletList", "content": [item("☐ a"), item("☒ b")]}]));
    assert_eq!(
        blocks("```rust\nlet {{a}} = 1;\n\n\tb\n```\n"),
        json!([p(
            &json!([marked("let {{a}} = 1;", &["code"]), {"type": "hardBreak"}, {"type": "hardBreak"}, marked("    b", &["code"])])
        )])
    );
    assert_eq!(blocks("{{pagebreak}}"), json!([{"type": "pageBreak"}]));
    assert_eq!(blocks(""), json!([]));
}

#[test]
fn the_marks_of_markdown_also_hold_for_variables() {
    let bold = json!({"type": "variable", "attrs": {"name": "n"}, "marks": [{"type": "bold"}]});
    assert_eq!(blocks("x**{{n}}**y"), json!([p(&json!([t("x"), bold, t("y")]))]));
    assert_eq!(
        blocks("*a **b** ~~c~~* `{{d}}`"),
        json!([p(&json!([
            marked("a ", &["italic"]),
            marked("b", &["italic", "bold"]),
            marked(" ", &["italic"]),
            marked("c", &["italic", "strike"]),
            t(" "),
            marked("{{d}}", &["code"])
        ]))])
    );
    assert_eq!(blocks("**a **b** c**")[0]["content"][0]["marks"], json!([{"type": "bold"}]));
}

#[test]
fn links_lead_to_known_schemes_only() {
    let link = |href: &str, words: &str| {
        json!([p(&json!([{"type": "text", "marks": [{"type": "link", "attrs": {"href": href}}], "text": words}]))])
    };
    assert_eq!(blocks("[a](https://example.com/?a=b)"), link("https://example.com/?a=b", "a"));
    assert_eq!(blocks("<ann@example.com>"), link("mailto:ann@example.com", "ann@example.com"));
    assert_eq!(blocks("<https://example.com>"), link("https://example.com", "https://example.com"));
    for refused in
        ["[a](javascript:alert(1))", "[a](file:///etc/passwd)", "[a](#b)", "[a](<https://x y>)", "[a]()"]
    {
        assert_eq!(blocks(refused), json!([p(&json!([t("a")]))]), "{refused}");
    }
    assert_eq!(mistakes("\n[a](https://x/{{id}})"), ["line 2: {{id}} can't be part of the address of a link"]);
}

#[test]
fn html_is_shown_as_text() {
    assert_eq!(blocks("a <b>c</b>"), json!([p(&json!([t("a <b>c</b>")]))]));
    assert_eq!(
        blocks("<div>\n{{name}}\n</div>\n"),
        json!([p(&json!([t("<div>"), {"type": "hardBreak"}, var("name"), {"type": "hardBreak"}, t("</div>")]))])
    );
}

#[test]
fn pictures_are_uploaded_files() {
    let image = json!({"type": "image", "attrs": {"file": "fil_1a", "width": 0.4, "alt": "A ship"}});
    assert_eq!(blocks("![A *ship*](fil_1a \"40%\")"), json!([image]));
    assert_eq!(blocks("a ![](fil_1)")[0]["content"][1]["attrs"], json!({"file": "fil_1", "alt": ""}));
    for (wrong, why) in [
        (
            "a\n\n![b](https://example.com/x.png)",
            "line 3: the picture \"https://example.com/x.png\" must be an uploaded file",
        ),
        ("![b](fil_)", "line 1: the picture"),
        ("![b](fil_1 \"big\")", "line 1: the title of a picture is its width"),
        ("![{{b}}](fil_1)", "line 1: {{b}} can't be part of the description"),
        ("![b]({{c}})", "line 1: {{c}} can't be part of the file"),
    ] {
        assert!(mistakes(wrong)[0].starts_with(why), "{wrong}: {:?}", mistakes(wrong));
    }
}

#[test]
fn variables_and_fields_stand_in_text() {
    let price = json!({"type": "variable", "attrs": {"name": "item.price", "format": "amount"}});
    let field = json!({"type": "field", "attrs": {"id": "sig"}});
    assert_eq!(
        blocks("Dear {{ name }}, {{item.price | amount}}."),
        json!([p(&json!([t("Dear "), var("name"), t(", "), price, t(".")]))])
    );
    assert_eq!(blocks("Sign: {{field:sig}}"), json!([p(&json!([t("Sign: "), field]))]));
    assert_eq!(blocks("{{field:sig}}"), json!([field]), "alone it is a block");
    assert_eq!(blocks(r"\{{name}} \\{{name}}"), json!([p(&json!([t(r"{{name}} \"), var("name")]))]));
    assert_eq!(blocks("## {{a}} and {{b}}")[0]["content"], json!([var("a"), t(" and "), var("b")]));
}

#[test]
fn conditions_and_repeats_enclose_blocks() {
    let tight = blocks("a\n{{#if x > 1 && y < 2}}\n# b\nc\n{{#each xs as x}}\n{{x.n}}\n{{/each}}\n{{/if}}\nd");
    let loose = blocks(
        "a\n\n{{#if x > 1 && y < 2}}\n\n# b\n\nc\n\n{{#each xs as x}}\n\n{{x.n}}\n\n{{/each}}\n\n{{/if}}\n\nd",
    );
    assert_eq!(tight, loose);
    let heading = json!({"type": "heading", "attrs": {"level": 1, "numbered": false}, "content": [t("b")]});
    assert_eq!(
        tight,
        json!([
            p(&json!([t("a")])),
            when(
                "x > 1 && y < 2",
                &json!([heading, p(&json!([t("c")])), each("xs", "x", &json!([p(&json!([var("x.n")]))]))])
            ),
            p(&json!([t("d")]))
        ])
    );
    assert_eq!(
        blocks("> {{#if a}}\n> b\n> {{/if}}"),
        json!([{"type": "blockquote", "content": [when("a", &json!([p(&json!([t("b")]))]))]}])
    );
    assert_eq!(
        blocks("- {{#if a}}\n  b\n  {{/if}}\n"),
        json!([{"type": "bulletList", "content": [{"type": "listItem", "content": [when("a", &json!([p(&json!([t("b")]))]))]}]}])
    );
}

#[test]
fn conditions_and_repeats_stand_in_lines() {
    assert_eq!(
        blocks("a {{#if x}}b **{{n}}**{{/if}}."),
        json!([p(&json!([
            t("a "),
            when(
                "x",
                &json!([t("b "), {"type": "variable", "attrs": {"name": "n"}, "marks": [{"type": "bold"}]}])
            ),
            t(".")
        ]))])
    );
    assert_eq!(
        blocks("{{#if x}}a{{/if}}"),
        json!([when("x", &json!([p(&json!([t("a")]))]))]),
        "no gap where it is false"
    );
    assert_eq!(
        blocks("{{#each xs as x}}{{x}}, {{/each}}"),
        json!([p(&json!([each("xs", "x", &json!([var("x"), t(", ")]))]))])
    );
}

#[test]
fn tables_have_sides_and_rows_that_repeat() {
    let start = "| a | b |\n|:-:|--:|\n";
    let repeated = "| {{x.a}} | {{x.b \\| no}} {{x.c | 0.00}} |\n".replace("{{x.b \\| no}} ", "");
    let head = row(&[
        cell("tableHeader", Some("center"), &json!([t("a")])),
        cell("tableHeader", Some("right"), &json!([t("b")])),
    ]);
    let price = json!({"type": "variable", "attrs": {"name": "x.c", "format": "0.00"}});
    let body = row(&[
        cell("tableCell", Some("center"), &json!([var("x.a")])),
        cell("tableCell", Some("right"), &json!([price])),
    ]);
    let last =
        row(&[cell("tableCell", Some("center"), &json!([t("c")])), cell("tableCell", Some("right"), &json!([]))]);
    let expected =
        json!([{"type": "table", "attrs": {}, "content": [head, each("xs", "x", &json!([body])), last]}]);
    for (open, close) in [
        ("| {{#each xs as x}} | |\n", "| {{/each}} | |\n"),
        ("{{#each xs as x}}\n", "{{/each}}\n"),
        ("|{{#each xs as x}}|\n", "{{/each}}\n"),
    ] {
        assert_eq!(blocks(&format!("{start}{open}{repeated}{close}| c | |\n")), expected, "{open}");
    }
    let around = blocks(&format!("{{{{#if y}}}}\n{start}| c | |\n{{{{/if}}}}\nafter"));
    assert_eq!(around[0]["content"][0]["type"], "table");
    assert_eq!(around[1], p(&json!([t("after")])));
}

#[test]
fn the_dashes_of_a_table_say_how_wide_its_columns_are() {
    assert_eq!(
        blocks("> | a | b |\n> |---|------:|\n> | c | d |\n")[0]["content"][0]["attrs"],
        json!({"widths": [3.0, 7.0]})
    );
}

#[test]
fn a_head_without_words_is_left_out() {
    let headless = blocks("| | |\n|---|---|\n| a | b |\n");
    let body = row(&[cell("tableCell", None, &json!([t("a")])), cell("tableCell", None, &json!([t("b")]))]);
    assert_eq!(headless, json!([{"type": "table", "attrs": {}, "content": [body]}]));
}

#[test]
fn lists_run_on_through_conditions() {
    let list =
        |items: Value| json!({"type": "orderedList", "attrs": {"start": 1, "style": "1"}, "content": items});
    for markdown in ["1. a\n{{#if x}}\n2. b\n{{/if}}\n3. c\n", "1. a\n\n{{#if x}}\n1. b\n{{/if}}\n\n1. c\n"] {
        assert_eq!(
            blocks(markdown),
            json!([list(json!([item("a"), when("x", &json!([item("b")])), item("c")]))]),
            "{markdown}"
        );
    }
    assert_eq!(
        blocks("{{#each xs as x}}\n1. {{x}}\n{{/each}}\n"),
        json!([list(json!([each(
            "xs",
            "x",
            &json!([{"type": "listItem", "content": [p(&json!([var("x")]))]}])
        )]))])
    );
    assert_eq!(
        blocks("{{#if x}}\n1. a\n{{/if}}\n"),
        json!([when("x", &json!([list(json!([item("a")]))]))]),
        "an empty list would be left otherwise"
    );
    assert_eq!(blocks("1. a\n{{#if x}}\n7. b\n{{/if}}\n").as_array().map(Vec::len), Some(2), "a list of its own");
}

#[test]
fn mistakes_name_their_line() {
    for (markdown, expected) in [
        ("a\n\n{{#if x}}\nb", "line 3: {{#if}} is not closed"),
        ("a {{#if x}} b\n\nc {{/if}}", "line 1: {{#if}} is not closed"),
        ("- {{#each xs as x}}\n\n{{/each}}", "line 1: {{#each}} is not closed"),
        ("a\n{{/if}}", "line 2: {{/if}} closes no {{#if}}"),
        (
            "{{#if a}}\n{{#each b as c}}\n{{/if}}\n{{/each}}",
            "line 3: {{/if}} comes before the {{/each}} that line 2",
        ),
        ("a\nb {{}}", "line 2: {{}} names nothing"),
        ("{{#unless a}}", "line 1: {{#unless a}} is not known"),
        ("a {{pagebreak}}", "line 1: {{pagebreak}} must stand on a line of its own"),
        ("a {{b", "line 1: {{ has no }}"),
        ("|a|\n|-|\n|b|{{c}}|", "line 3: {{c}} stands where nothing is printed"),
        ("|a|\n|-|\n|{{#each xs}}|\n|b|", "line 3: {{#each}} is not closed"),
    ] {
        assert!(mistakes(markdown)[0].starts_with(expected), "{markdown}: {:?}", mistakes(markdown));
    }
    assert_eq!(mistakes("{{}}\n\n{{#if}}\n\n{{/each}}").len(), 3, "all at once");
    assert_eq!(mistakes(&"{{}} ".repeat(1_000)).len(), 50, "but not without end");
}

#[test]
fn texts_are_bounded() {
    assert!(mistakes(&"a".repeat(400_001))[0].contains("at most 400000 characters"));
    assert!(mistakes(&"> ".repeat(100_000))[0].contains("nested too deep"));
    assert!(mistakes(&"{{#if a}}\n".repeat(10_000))[0].contains("nested too deep"));
    assert!(mistakes(&"- a\n\n".repeat(50_000))[0].contains("too many parts"));
    assert!(mistakes(&"a{{#if a}}".repeat(30_000))[0].contains("nested too deep"));
}

#[test]
fn what_looks_like_the_inside_of_the_scanner_is_harmless() {
    assert_eq!(blocks("{{a}} \u{FDD0}0\u{FDD0}"), json!([p(&json!([var("a"), t(" \u{FFFD}0\u{FFFD}")]))]));
    assert_eq!(blocks("{{a}} &#xFDD0;0&#xFDD0;"), json!([p(&json!([var("a"), t(" \u{FFFD}0\u{FFFD}")]))]));
    assert_eq!(
        blocks("```\n{{#if a}}\n# {{/if}}\n```"),
        json!([p(
            &json!([marked("{{#if a}}", &["code"]), {"type": "hardBreak"}, marked("# {{/if}}", &["code"])])
        )])
    );
}

#[test]
fn names_without_a_variable_are_found() {
    let doc = convert(
        "{{b}} {{a}} {{b}}\n\n{{#each xs as x}}\n{{x}} {{x.y}} {{c}}\n{{/each}}\n\n{{x}}",
        &Limits::default(),
    )
    .expect("a tree");
    assert_eq!(undeclared(&doc, &|name| name == "a"), ["b", "c", "x"]);
}

fn object(value: &Value) -> JsonObject {
    JsonObject::stored(value.to_string()).expect("an object")
}

#[test]
fn a_body_of_markdown_becomes_a_tree_with_its_set_up() {
    let body = object(
        &json!({"markdown": "# {{a}}", "page": {"size": "letter"}, "footer": [{"type": "pageNumber"}], "language": "de"}),
    );
    assert!(is_markdown(&body) && !is_markdown(&object(&json!({"type": "doc"}))));
    let mut problems = Problems::new();
    let tree = expand(&body, &Limits::default(), &mut problems).expect("a tree");
    let content = Content::read(&tree, &Limits::default(), &mut problems);
    assert!(problems.done().is_ok());
    let root = content.root.expect("a root");
    let Kind::Doc(attrs) = root.kind else { panic!("no doc") };
    assert_eq!((attrs.language.as_deref(), attrs.footer.len()), (Some("de"), 1));

    let complaints = |body: Value| {
        let mut problems = Problems::new();
        let _ = expand(&object(&body), &Limits::default(), &mut problems);
        match problems.done() {
            Err(model::Error::Validation(fields)) => {
                fields.into_iter().map(|field| format!("{} {}", field.field, field.message)).collect()
            }
            _ => Vec::new(),
        }
    };
    assert_eq!(complaints(json!({"markdown": 1})), ["content.markdown must be a text"]);
    assert!(
        complaints(json!({"markdown": "", "content": []}))[0].starts_with("content.content must not be there")
    );
    assert!(
        complaints(json!({"markdown": "a\n{{}}"}))[0].starts_with("content.markdown line 2: {{}} names nothing")
    );
}

/// What is right wherever it stands.
const HARMLESS: [&str; 48] = [
    "{", "}", "{{a}}", "{{ a.b | long }}", "{{field:f}}", "\n{{pagebreak}}\n", "\\{{", "\n| a | b |\n|---|:-:|\n",
    "\n| c | d |", "|", "\n", "\n\n", "\r\n", "  ", "    ", "\t", "\n- ", "\n1. ", "\n7) ", "\n> ", "\n# ",
    "### ", "***", "**", "*", "_", "~~", "`", "```\n", "~~~\n", "<b>", "</b>", "<div>\n", "<!--", "-->", "&amp;",
    "&#xFDD0;", "\u{FDD0}0\u{FDD0}", "[a](https://b.c)", "[a](x:y)", "![a](fil_1)", "[x]: /y\n", "\n- [ ] ",
    "---\n", "===\n", "word", "ä \u{202E}", "\0",
];
/// What is often wrong.
const ROUGH: [&str; 18] = [
    "{{", "}}", "\\", "{{#if a}}", "{{/if}}", "{{#each a as b}}", "{{/each}}", "{{pagebreak}}", "{{}}", "{{#x}}",
    "\n{{#if a}}\n", "\n{{/if}}\n", "\n{{#each a}}\n", "\n{{/each}}\n", "![", "](", "\n|{{#each a}}|\n",
    "\n|{{/each}}|\n",
];

fn joined(part: impl Strategy<Value = String>, most: usize) -> impl Strategy<Value = String> {
    prop::collection::vec(part, 0..most).prop_map(|parts| parts.concat())
}

fn harmless() -> impl Strategy<Value = String> {
    prop::sample::select(&HARMLESS[..]).prop_map(str::to_owned)
}

fn rough() -> impl Strategy<Value = String> {
    let tag = prop::sample::select(&ROUGH[..]).prop_map(str::to_owned);
    joined(prop_oneof![4 => harmless(), 4 => tag, 1 => any::<String>()], 40)
}

/// Texts whose brackets are closed, if Markdown does not come between.
fn bracketed() -> impl Strategy<Value = String> {
    joined(harmless(), 8).prop_recursive(4, 40, 4, |inside| {
        let bracket = prop::sample::select(
            &[
                ("{{#if a}}", "{{/if}}"),
                ("\n{{#if a}}\n", "\n{{/if}}\n"),
                ("{{#each a as b}}", "{{/each}}"),
                ("\n\n{{#each a}}\n", "\n\n{{/each}}\n\n"),
                ("\n|{{#each a}}|\n", "\n|{{/each}}|\n"),
            ][..],
        );
        let enclosed = (bracket, inside.clone()).prop_map(|((open, close), text)| format!("{open}{text}{close}"));
        joined(prop_oneof![enclosed, inside], 4)
    })
}

fn is_sound(markdown: &str) -> Result<(), TestCaseError> {
    // Small limits are met by small texts too.
    for limits in [Limits::default(), Limits { nodes: 25, characters: 120, depth: 3 }] {
        let Ok(doc) = convert(markdown, &limits) else {
            continue;
        };
        let source = serde_json::to_string(&doc).expect("JSON");
        let mut problems = Problems::new();
        let read = Content::read(&JsonObject::stored(source).expect("an object"), &limits, &mut problems);
        prop_assert!(problems.done().is_ok(), "{doc:?} is refused");
        prop_assert_eq!(read.root, Some(doc));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn whatever_is_written_the_tree_is_sound(markdown in prop_oneof![rough(), bracketed()]) {
        is_sound(&markdown)?;
    }

    #[test]
    fn no_word_is_lost(parts in prop::collection::vec((
        prop::sample::select(&["", "# ", "- ", "1. ", "> ", "- > ", "  ", "**", "*", "~~", "`", "\\", "{", "<b>", "- [ ] ", "[", "{{#if a}}{{/if}}", "{{x}} ", "```\n"][..]),
        "[a-z]{3,9}",
        prop::sample::select(&["\n", "\n\n", " ", "**", "*", "~~", "`", "]", "}", "</b>\n", "{{x}}", "\n```\n", "\n{{pagebreak}}\n"][..]),
    ), 0..30)) {
        let markdown: String = parts.iter().map(|(before, word, after)| format!("{before}{word}{after}")).collect();
        if let Ok(doc) = convert(&markdown, &Limits::default()) {
            let all = words(&doc);
            for (_, word, _) in &parts {
                prop_assert!(all.contains(word.as_str()), "{} is lost: {}", word, all);
            }
        }
    }
}

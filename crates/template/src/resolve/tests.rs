//! What templates come to, from outside.

use std::collections::BTreeMap;

use jiff::tz::TimeZone;
use model::Timestamp;
use model::body::{Body as Source, JsonObject};
use model::values::Values;
use serde_json::{Value as Json, json};

use super::{Facts, Look, Resolved, Signature};
use crate::Template;
use crate::print::{Answer, Block, Body, Inline};

fn object(value: &Json) -> JsonObject {
    JsonObject::stored(value.to_string()).expect("an object")
}

fn source(content: &Json, symbols: &Json, expressions: &Json, form: &Json) -> Source {
    let content = if content.is_array() { json!({"type": "doc", "content": content}) } else { content.clone() };
    Source {
        content: object(&content),
        symbol_table: object(symbols),
        expression_table: object(expressions),
        form_schema: object(form),
    }
}

fn resolve(
    source: &Source,
    values: &Json,
    signatures: &BTreeMap<String, Vec<Signature>>,
    sample: bool,
) -> Resolved {
    let template = Template::read(source).expect("a sound template");
    let values = Values::stored(&values.to_string()).expect("values");
    let facts = Facts {
        name: "Lease",
        ident: "doc_1",
        language: None,
        values: &values,
        signatures,
        at: Timestamp::from_millis(1_794_614_400_000),
        time_zone: TimeZone::UTC,
        sample,
    };
    template.resolve(&facts).expect("not too much")
}

fn blocks(resolved: Resolved) -> Vec<Block> {
    match resolved.print.body {
        Body::Flow { blocks } => blocks,
        Body::Pages { .. } => panic!("set from text"),
    }
}

/// All text of the tree, in order; blanks in brackets.
fn text(resolved: Resolved) -> String {
    fn inlines(content: &[Inline], out: &mut String) {
        for inline in content {
            match inline {
                Inline::Text { text, .. } | Inline::Value { text, .. } => out.push_str(text),
                Inline::Blank { label } => out.extend(["[", label, "]"]),
                _ => {}
            }
        }
    }
    fn walk(blocks: &[Block], out: &mut String) {
        for block in blocks {
            match block {
                Block::Paragraph { content, .. } | Block::Heading { content, .. } => inlines(content, out),
                Block::Table { rows, .. } => rows.iter().flatten().for_each(|cell| {
                    walk(&cell.content, out);
                    out.push('|');
                }),
                Block::BulletList { items } | Block::OrderedList { items, .. } => {
                    for item in items {
                        walk(item, out);
                    }
                }
                Block::Values { rows } => {
                    for row in rows {
                        out.extend([&row.label, "=", &row.value, ";"]);
                    }
                }
                _ => {}
            }
            out.push('/');
        }
    }
    let mut out = String::new();
    walk(&blocks(resolved), &mut out);
    out
}

fn paragraph(content: &Json) -> Json {
    json!({"type": "paragraph", "content": content})
}

fn variable(name: &str) -> Json {
    json!({"type": "variable", "attrs": {"name": name}})
}

fn words(text: &str) -> Json {
    json!({"type": "text", "text": text})
}

#[test]
fn a_name_alone_prints_a_table_of_values() {
    let source = source(&json!({}), &json!({"rent": {"type": "number", "label": "Rent"}}), &json!({}), &json!({}));
    let resolved = resolve(&source, &json!({"rent": 900, "other": "kept"}), &BTreeMap::new(), false);
    assert_eq!(text(resolved), "Lease/Rent=900;other=kept;/");
}

#[test]
fn values_are_written_in_the_language_and_missing_ones_are_blanks() {
    let content = json!({"type": "doc", "attrs": {"language": "de"}, "content": [
        paragraph(&json!([words("Miete: "), variable("rent"), words(", ab "), variable("start"), words(", "), variable("tenant")]))]});
    let symbols = json!({
        "rent": {"type": "money", "currency": "EUR"}, "start": {"type": "date"}, "tenant": {"type": "text", "label": "Mieterin"}});
    let source = source(&content, &symbols, &json!({}), &json!({}));
    let resolved = resolve(&source, &json!({"rent": "1234.5", "start": "2026-11-14"}), &BTreeMap::new(), false);
    assert_eq!(text(resolved), "Miete: 1.234,50\u{a0}€, ab 14. November 2026, [Mieterin]/");
}

#[test]
fn rows_repeat_with_totals_that_add_up() {
    let cell = |content: Json| json!({"type": "tableCell", "content": [paragraph(&json!([content]))]});
    let content = json!([{"type": "table", "content": [
        {"type": "tableRow", "content": [{"type": "tableHeader", "content": [paragraph(&json!([words("Item")]))]}, {"type": "tableHeader"}, {"type": "tableHeader"}]},
        {"type": "repeat", "attrs": {"over": "items", "as": "line"}, "content": [
            {"type": "tableRow", "content": [cell(variable("line.position")), cell(variable("line.name")), cell(variable("line.price"))]}]},
        {"type": "tableRow", "content": [{"type": "tableCell", "attrs": {"colspan": 2}}, cell(variable("total"))]}
    ]}]);
    let symbols = json!({"items": {"type": "list", "columns": {
        "name": {"type": "text"}, "price": {"type": "money", "currency": "EUR"}, "quantity": {"type": "number"}}}});
    let expressions = json!({"total": {"expression": "sum(items.map(|i| i.price * i.quantity))"}});
    let source = source(&content, &symbols, &expressions, &json!({}));
    let items = json!({"items": [{"name": "Nail", "price": 0.1, "quantity": 3}, {"name": "Bolt", "price": 0.2, "quantity": 1}]});
    let resolved = resolve(&source, &items, &BTreeMap::new(), false);
    assert_eq!(resolved.warnings, Vec::<String>::new());
    let Block::Table { header_rows, ref widths, .. } =
        blocks(Resolved { print: resolved.print.clone(), warnings: vec![] })[0]
    else {
        panic!("a table")
    };
    assert_eq!((header_rows, widths.len()), (1, 3));
    assert_eq!(text(resolved), "Item/|||1/|Nail/|€0.10/|2/|Bolt/|€0.20/||€0.50/|/");
}

#[test]
fn conditions_keep_or_drop_what_they_hold() {
    let content = json!([
        {"type": "conditional", "attrs": {"when": "rent > 1000"}, "content": [paragraph(&json!([words("dear")]))]},
        paragraph(&json!([{"type": "conditional", "attrs": {"when": "isSet(rent)"}, "content": [words("known")]}, words("!")])),
        {"type": "bulletList", "content": [
            {"type": "conditional", "attrs": {"when": "rent < 0"}, "content": [{"type": "listItem", "content": [paragraph(&json!([words("never")]))]}]},
            {"type": "listItem", "content": [paragraph(&json!([words("always")]))]}]}]);
    let source = source(&content, &json!({"rent": {"type": "number"}}), &json!({}), &json!({}));
    let with = |values: Json| text(resolve(&source, &values, &BTreeMap::new(), false));
    assert_eq!(with(json!({"rent": 1500})), "dear/known!/always//");
    assert_eq!(with(json!({"rent": 5})), "known!/always//");
    assert_eq!(with(json!({})), "!/always//");
}

#[test]
fn fields_show_their_answers_and_hidden_ones_are_gone() {
    let content = json!([paragraph(&json!([
        {"type": "field", "attrs": {"id": "plan"}}, {"type": "field", "attrs": {"id": "agree"}},
        {"type": "field", "attrs": {"id": "why"}}, {"type": "field", "attrs": {"id": "sign"}}]))]);
    let form = json!({"roles": [{"name": "Tenant"}], "fields": [
        {"id": "plan", "type": "select", "options": [{"value": "a", "label": "Plan A"}], "role": "Tenant"},
        {"id": "agree", "type": "checkbox"},
        {"id": "why", "type": "multiline", "visibleWhen": "agree == false", "label": "Why not?"},
        {"id": "sign", "type": "signature", "role": "Tenant"}]});
    let source = source(&content, &json!({}), &json!({}), &form);
    let signed = Signature {
        look: Look::Typed { text: "Ana".to_owned(), hand: None },
        name: "Ana Okafor".to_owned(),
        at: Timestamp::from_millis(1_794_614_400_000),
    };
    let signatures = BTreeMap::from([("sign".to_owned(), vec![signed.clone()])]);
    let fields = |values: Json, signatures: &BTreeMap<String, Vec<Signature>>| {
        let Block::Paragraph { content, .. } = blocks(resolve(&source, &values, signatures, false)).remove(0)
        else {
            panic!("a paragraph")
        };
        let answers = content.into_iter().filter_map(|inline| match inline {
            Inline::Field(field) => Some((field.id, field.answer)),
            _ => None,
        });
        answers.collect::<Vec<_>>()
    };
    let answered = fields(json!({"plan": "a", "agree": true}), &signatures);
    assert_eq!(answered[0].1, Some(Answer::Text { text: "Plan A".to_owned() }));
    assert_eq!(answered[1].1, Some(Answer::Tick { on: true }));
    assert!(
        matches!(&answered[2], (id, Some(Answer::Typed { name, .. })) if id == "sign" && name == "Ana Okafor")
    );
    let second = Signature { name: "Ben Adler".to_owned(), ..signed.clone() };
    let both = fields(json!({"agree": true}), &BTreeMap::from([("sign".to_owned(), vec![signed, second])]));
    let Some(Answer::Several { signatures }) = &both[2].1 else { panic!("both signatures: {both:?}") };
    let names = signatures.iter().map(|one| match one {
        Answer::Typed { name, .. } => name.as_str(),
        other => panic!("{other:?}"),
    });
    assert_eq!(names.collect::<Vec<_>>(), ["Ana Okafor", "Ben Adler"]);
    let blank = fields(json!({"agree": false}), &BTreeMap::new());
    assert_eq!(
        blank.iter().map(|(id, answer)| (id.as_str(), answer.is_some())).collect::<Vec<_>>(),
        [("plan", false), ("agree", true), ("why", false), ("sign", false)]
    );
}

#[test]
fn samples_stand_in_for_what_is_missing() {
    let content = json!([paragraph(&json!([
        variable("name"),
        words(" "),
        variable("rent"),
        words(" "),
        variable("double")
    ]))]);
    let symbols =
        json!({"name": {"type": "text", "label": "Tenant's name"}, "rent": {"type": "money", "currency": "USD"}});
    let source = source(&content, &symbols, &json!({"double": {"expression": "rent * 2"}}), &json!({}));
    assert_eq!(text(resolve(&source, &json!({}), &BTreeMap::new(), true)), "Tenant's name $1,234.50 $2,469.00/");
}

#[test]
fn names_that_mean_nothing_are_refused_by_their_place() {
    let none = json!({});
    let list = json!({"xs": {"type": "list", "columns": {"a": {"type": "text"}}}, "n": {"type": "number"}});
    let at = |content: Json| paragraph(&json!([content]));
    let repeat = |over: &str, name: &str, inside: Json| json!({"type": "repeat", "attrs": {"over": over, "as": name}, "content": [at(inside)]});
    let field = |field: Json| json!({"roles": [], "fields": [field]});
    let cases = [
        (
            source(&json!([at(variable("nobody"))]), &none, &none, &none),
            "content.content[0].content[0].attrs.name",
        ),
        (
            source(&json!([repeat("xs", "x", variable("x.b"))]), &list, &none, &none),
            "content.content[0].content[0].content[0].attrs.name",
        ),
        (source(&json!([repeat("n", "x", words("a"))]), &list, &none, &none), "content.content[0].attrs.over"),
        (source(&json!([repeat("ys", "x", words("a"))]), &list, &none, &none), "content.content[0].attrs.over"),
        (source(&json!([repeat("xs", "n", words("a"))]), &list, &none, &none), "content.content[0].attrs.as"),
        (
            source(&json!([repeat("xs", "x", words("a")), at(variable("x"))]), &list, &none, &none),
            "content.content[1].content[0].attrs.name",
        ),
        (
            source(
                &json!([{"type": "conditional", "attrs": {"when": "n >"}, "content": []}]),
                &list,
                &none,
                &none,
            ),
            "content.content[0].attrs.when",
        ),
        (
            source(&json!([{"type": "field", "attrs": {"id": "f"}}]), &none, &none, &none),
            "content.content[0].attrs.id",
        ),
        (
            source(
                &json!([at(json!({"type": "variable", "attrs": {"name": "n", "format": "dd.mm"}}))]),
                &list,
                &none,
                &none,
            ),
            "content.content[0].content[0].attrs.format",
        ),
        (
            source(&none, &none, &none, &field(json!({"id": "f", "type": "text", "variable": "x"}))),
            "formSchema.fields[0].variable",
        ),
        (
            source(&none, &list, &none, &field(json!({"id": "f", "type": "text", "variable": "n"}))),
            "formSchema.fields[0].variable",
        ),
        (source(&none, &list, &none, &field(json!({"id": "n", "type": "number"}))), "formSchema.fields[0].id"),
        (
            source(&none, &none, &none, &field(json!({"id": "f", "type": "text", "visibleWhen": "zz"}))),
            "formSchema.fields[0].visibleWhen",
        ),
        (
            source(&none, &none, &json!({"a": {"expression": "b"}, "b": {"expression": "a"}}), &none),
            "expressionTable.a.expression",
        ),
        (
            source(
                &json!([{"type": "pdf", "attrs": {"file": "fil_1"}}]),
                &none,
                &none,
                &field(json!({"id": "f", "type": "text"})),
            ),
            "formSchema.fields[0].placement",
        ),
    ];
    for (source, place) in cases {
        let Err(model::Error::Validation(fields)) = Template::read(&source) else {
            panic!("{place} was accepted")
        };
        assert_eq!(fields[0].field, place, "{}", fields[0].message);
    }
}

#[test]
fn what_is_worked_out_is_printed_once_whatever_was_sent_under_its_name() {
    let (symbols, computed) = (json!({"a": {"type": "number"}}), json!({"total": {"expression": "a * 2"}}));
    let source = source(&json!({}), &symbols, &computed, &json!({}));
    let found = blocks(resolve(&source, &json!({"a": 2, "total": 999, "stray": "x"}), &BTreeMap::new(), false));
    let Some(Block::Values { rows }) = found.into_iter().nth(1) else { panic!("values") };
    let rows: Vec<_> = rows.iter().map(|row| (row.label.as_str(), row.value.as_str())).collect();
    assert_eq!(rows, [("a", "2"), ("total", "4"), ("stray", "x")]);
}

#[test]
fn nothing_shows_itself_in_another_order_than_it_is_stored() {
    let content = json!([paragraph(&json!([words("pay \u{202e}1009\u{202c} EUR, "), variable("x")]))]);
    let source = source(&content, &json!({"x": {"type": "text"}}), &json!({}), &json!({}));
    let resolved = resolve(&source, &json!({"x": "\u{202d}42\u{202a}"}), &BTreeMap::new(), false);
    let print = serde_json::to_string(&resolved.print).expect("JSON");
    assert!(print.contains("pay 1009 EUR, ") && print.contains("\"42\""), "{print}");
    assert!(!print.contains(|c| matches!(c, '\u{202a}'..='\u{202e}')), "{print}");
}

#[test]
fn too_much_is_refused_not_printed() {
    let content = json!([{"type": "repeat", "attrs": {"over": "xs", "as": "x"}, "content": [
        {"type": "repeat", "attrs": {"over": "xs", "as": "y"}, "content": [paragraph(&json!([words("a")]))]}]}]);
    let source = source(&content, &json!({"xs": {"type": "list"}}), &json!({}), &json!({}));
    let template = Template::read(&source).expect("a sound template");
    let values = Values::stored(&json!({"xs": vec![1; 1_000]}).to_string()).expect("values");
    let facts = Facts {
        name: "Lease",
        ident: "doc_1",
        language: None,
        values: &values,
        signatures: &BTreeMap::new(),
        at: Timestamp::from_millis(0),
        time_zone: TimeZone::UTC,
        sample: false,
    };
    assert!(template.resolve(&facts).expect_err("too much").to_string().contains("repeated items"));
}

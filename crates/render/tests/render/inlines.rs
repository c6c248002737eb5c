//! Every piece of a line.

use countersign_render::Standard;
use template::print::{Block, Inline, Style};

use crate::support::{assert_in_order, flow, poppler, read, render, structure, styled, text};

fn paragraph(content: Vec<Inline>) -> Block {
    Block::Paragraph { align: None, content }
}

/// What sets text apart.
type Change = fn(&mut Style);

#[test]
fn every_look_keeps_its_words() {
    let looks: [(&str, Change); 12] = [
        ("bold", |s| s.bold = true),
        ("italic", |s| s.italic = true),
        ("underline", |s| s.underline = true),
        ("strike", |s| s.strike = true),
        ("code", |s| s.code = true),
        ("sub", |s| s.subscript = true),
        ("sup", |s| s.superscript = true),
        ("highlight", |s| s.highlight = Some("#ffee00".to_owned())),
        ("color", |s| s.color = Some("#aa0000".to_owned())),
        ("size", |s| s.size = Some(20.0)),
        ("link", |s| s.link = Some("https://example.org/a?b=c#d".to_owned())),
        ("wrong", |s| {
            (s.color, s.size, s.link) = (Some("red".to_owned()), Some(f64::NAN), Some("javascript:x".to_owned()));
        }),
    ];
    let mut all = Style::default();
    let mut content = Vec::new();
    for (name, change) in looks {
        let mut style = Style::default();
        change(&mut style);
        if name != "wrong" {
            change(&mut all);
        }
        content.extend([styled(name, style), text(" ")]);
    }
    content.push(styled("everything", all));
    let rendered = render(&flow(vec![paragraph(content)]));
    assert_eq!((rendered.standard, &rendered.warnings[..]), (Standard::A2aUa1, &[][..]));
    assert_in_order(
        &read(&rendered),
        &[
            "bold", "italic", "underline", "strike", "code", "highlight", "color", "size", "link", "wrong",
            "everything",
        ],
    );
    let links = poppler(&rendered.pdf, "pdfinfo", &["-url", "-"]);
    assert!(links.contains("https://example.org/a?b=c#d"), "{links}");
    assert!(!links.contains("javascript"), "{links}");
}

#[test]
fn spaces_and_lines_are_kept() {
    let rendered = render(&flow(vec![paragraph(vec![
        text("one "),
        Inline::Value { text: "two".to_owned(), style: Style::default() },
        text(", three"),
        Inline::Break,
        text("four\nfive"),
    ])]));
    let lines = poppler(&rendered.pdf, "pdftotext", &["-layout", "-", "-"]);
    let lines: Vec<&str> = lines.lines().take(3).map(str::trim).collect();
    assert_eq!(lines, ["one two, three", "four", "five"]);
}

#[test]
fn blanks_are_heard_and_not_read() {
    let blank = Inline::Blank { label: "Tenant's name".to_owned() };
    let heading =
        Block::Heading { level: 1, numbered: false, align: None, content: vec![text("Lease of "), blank.clone()] };
    let rendered = render(&flow(vec![heading, paragraph(vec![text("between "), blank, text(" and others")])]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    assert!(!read(&rendered).contains("name"));
    let spoken = structure(&rendered);
    assert_in_order(&spoken, &["H1", "Figure", "P", "between", "Figure", "and others"]);
}

#[test]
fn values_and_text_are_never_code() {
    let samples = [
        "#panic(\"x\")", "#import \"/doc.json\": *", "#eval(\"1 + 1\")", "$x^2$ and *bold* and _italic_",
        "= Heading", "- item", "`raw` ```typ #panic()```", "\\ \\u{41} \\#", "<label> @label",
        "// comment /* comment */", "\"double\" 'single' -- --- ... ~", "https://example.org/#x",
        "]) #read(\"x\") ([", "{\"text\": \"json\"}",
    ];
    let blocks = samples
        .iter()
        .flat_map(|sample| {
            let value =
                Inline::Value { text: (*sample).to_owned(), style: Style { bold: true, ..Style::default() } };
            [
                paragraph(vec![text(sample), text(" "), value.clone()]),
                Block::Heading { level: 2, numbered: true, align: None, content: vec![value] },
                Block::BulletList { items: vec![vec![paragraph(vec![text(sample)])]] },
            ]
        })
        .collect();
    let mut request = flow(blocks);
    request.print.header = vec![text(samples[0])];
    request.print.footer = vec![text(samples[4])];
    let rendered = render(&request);
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let text = read(&rendered);
    for sample in samples {
        assert!(text.matches(sample).count() >= 4, "{sample:?} is not in {text}");
    }
}

#[test]
fn long_words_stay_on_the_page_wherever_they_are() {
    let word = "Aktenzeichen".repeat(30);
    let p = paragraph(vec![text(&word)]);
    let bold = Style { bold: true, size: Some(14.0), ..Style::default() };
    let cell = crate::support::cell(&word);
    let rendered = render(&flow(vec![
        p.clone(),
        paragraph(vec![styled(&word, bold)]),
        Block::Heading { level: 1, numbered: true, align: None, content: vec![text(&word)] },
        Block::BulletList { items: vec![vec![p.clone(), Block::BulletList { items: vec![vec![p.clone()]] }]] },
        Block::Quote { content: vec![p.clone()] },
        Block::Columns { count: 3, content: vec![p] },
        Block::Table { widths: vec![1.0, 2.0, 3.0, 1.0, 1.0], header_rows: 0, rows: vec![vec![cell; 5]] },
    ]));
    let boxes = poppler(&rendered.pdf, "pdftotext", &["-bbox", "-", "-"]);
    let edge = |line: &str| -> Option<f64> { line.split_once("xMax=\"")?.1.split_once('"')?.0.parse().ok() };
    let margin = 25.0 / 25.4 * 72.0;
    let edges: Vec<f64> = boxes.lines().filter_map(edge).collect();
    assert!(edges.len() > 30);
    for right in edges {
        assert!(right < 595.28 - margin + 1.0, "{right}");
    }
    let joined: String = read(&rendered).split(' ').collect();
    assert!(joined.matches(word.as_str()).count() >= 4, "nothing is put between the pieces: {joined}");
}

//! Every block, by what is read and by its tags.

use countersign_render::Standard;
use template::content::{Align, ListStyle};
use template::print::{Block, Cell, Inline};

use crate::support::{
    assert_in_order, cell, flow, heading, info, laid_out, paragraph, poppler, read, render, structure, tags, text,
};

#[test]
fn paragraphs_and_headings_are_read_in_order_and_numbered() {
    let rendered = render(&flow(vec![
        heading(1, false, "Lease"),
        paragraph("Opening words."),
        heading(2, true, "Premises"),
        paragraph("They are large."),
        heading(3, true, "Garden"),
        heading(2, true, "Rent"),
    ]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    assert_in_order(
        &read(&rendered),
        &["Lease", "Opening words.", "1 Premises", "They are large.", "1.1 Garden", "2 Rent", "1 / 1"],
    );
    let tags = tags(&rendered);
    let named: Vec<&str> =
        tags.iter().map(String::as_str).filter(|tag| tag.starts_with('H') || *tag == "P").collect();
    assert_eq!(named, ["H1", "P", "H2", "P", "H3", "H2"]);
}

#[test]
fn levels_that_jump_are_mended_for_screen_readers() {
    let rendered = render(&flow(vec![heading(3, false, "a"), heading(6, false, "b"), heading(1, false, "c")]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let tags = tags(&rendered);
    let headings: Vec<&str> = tags.iter().map(String::as_str).filter(|tag| tag.starts_with('H')).collect();
    assert_eq!(headings, ["H1", "H2", "H1"]);
}

#[test]
fn a_heading_without_words_is_none() {
    let empty = Block::Heading { level: 1, numbered: false, align: None, content: vec![text(" "), Inline::Break] };
    let rendered = render(&flow(vec![empty, paragraph("x")]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    assert!(!tags(&rendered).iter().any(|tag| tag.starts_with('H')));
}

#[test]
fn paragraphs_stand_on_their_side() {
    let block = |align, words: &str| Block::Paragraph { align: Some(align), content: vec![text(words)] };
    let rendered = render(&flow(vec![
        block(Align::Left, "Left"),
        block(Align::Right, "Right"),
        block(Align::Center, "Center"),
        block(Align::Start, "Start"),
        block(Align::End, "End"),
        block(Align::Justify, &"Justified words. ".repeat(20)),
    ]));
    let boxes = poppler(&rendered.pdf, "pdftotext", &["-bbox", "-", "-"]);
    let left = |word: &str| -> f64 {
        let line = boxes.lines().find(|line| line.contains(&format!(">{word}<"))).expect("the word");
        line.split_once("xMin=\"")
            .expect("an edge")
            .1
            .split('"')
            .next()
            .expect("a number")
            .parse()
            .expect("a number")
    };
    assert!(left("Left") < 80.0 && (left("Start") - left("Left")).abs() < 0.1);
    assert!(left("Right") > 480.0 && left("End") > 480.0);
    assert!((250.0..320.0).contains(&left("Center")));
}

#[test]
fn lists_have_marks_numbers_and_tags() {
    let items = |words: &[&str]| words.iter().map(|word| vec![paragraph(word)]).collect::<Vec<_>>();
    let list = |style, start, words: &[&str]| Block::OrderedList { start, style, items: items(words) };
    let mut nested = items(&["outer one", "outer two"]);
    nested[1].push(list(ListStyle::Nested, 1, &["inner one", "inner two"]));
    let rendered = render(&flow(vec![
        Block::BulletList { items: items(&["apple", "pear"]) },
        list(ListStyle::Numbers, 3, &["three", "four"]),
        list(ListStyle::SmallLetters, 1, &["letter"]),
        list(ListStyle::CapitalLetters, 2, &["capital"]),
        list(ListStyle::SmallRoman, 4, &["roman"]),
        list(ListStyle::CapitalRoman, 9, &["numeral"]),
        Block::OrderedList { start: 1, style: ListStyle::Nested, items: nested },
    ]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let text = read(&rendered);
    assert_in_order(
        &text,
        &[
            "• apple", "• pear", "3. three", "4. four", "a) letter", "B. capital", "iv. roman", "IX. numeral",
            "1 outer one", "2 outer two", "2.1 inner one", "2.2 inner two",
        ],
    );
    let tags = tags(&rendered);
    assert_eq!(tags.iter().filter(|tag| *tag == "L").count(), 8);
    assert_eq!(tags.iter().filter(|tag| *tag == "LBody").count(), 12);
}

#[test]
fn a_long_list_keeps_all_its_numbers() {
    let items: Vec<_> = (0..300).map(|n| vec![paragraph(&format!("item {n}"))]).collect();
    let rendered = render(&flow(vec![Block::OrderedList { start: 1, style: ListStyle::Nested, items }]));
    assert!(read(&rendered).contains("300 item 299"));
}

#[test]
fn quotes_rules_and_page_breaks() {
    let rendered = render(&flow(vec![
        Block::PageBreak,
        paragraph("first"),
        Block::Quote { content: vec![paragraph("quoted"), Block::PageBreak, paragraph("more")] },
        Block::Rule,
        Block::PageBreak,
        Block::PageBreak,
        paragraph("second"),
        Block::PageBreak,
    ]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    assert_eq!((rendered.pages, info(&rendered, "Pages").as_str()), (2, "2"));
    assert_in_order(&read(&rendered), &["first", "quoted", "more", "second"]);
    assert_eq!(tags(&rendered).iter().filter(|tag| *tag == "BlockQuote").count(), 1);
}

#[test]
fn columns_are_balanced_and_read_one_after_the_other() {
    let content: Vec<Block> = (1..=20)
        .map(|n| paragraph(&format!("start{n} with some words to fill a line or two of a column end{n}")))
        .collect();
    let rendered = render(&flow(vec![Block::Columns { count: 2, content }, paragraph("after")]));
    assert_eq!((rendered.standard, rendered.pages), (Standard::A2aUa1, 1));
    let parts: Vec<String> = (1..=20).flat_map(|n| [format!("start{n}"), format!("end{n}")]).collect();
    let parts: Vec<&str> = parts.iter().map(String::as_str).chain(["after"]).collect();
    assert_in_order(&read(&rendered), &parts);
    let first = laid_out(&rendered);
    let line = first.lines().find(|line| line.contains("start1 ")).expect("the first line");
    assert!(line.matches("start").count() == 2, "both columns start on the same line: {line}");
}

#[test]
fn long_columns_run_over_pages() {
    let content: Vec<Block> = (1..=200).map(|n| paragraph(&format!("start{n} {}", "words ".repeat(20)))).collect();
    let rendered = render(&flow(vec![Block::Columns { count: 3, content }]));
    assert!(rendered.pages > 1);
    assert!(read(&rendered).contains("start200"));
}

fn header(words: &str) -> Cell {
    Cell { header: true, ..cell(words) }
}

#[test]
fn tables_repeat_their_header_and_know_it() {
    let rows = (1..=150).map(|n| vec![header(&format!("row{n}")), cell(&format!("value{n}"))]);
    let rows = std::iter::once(vec![header("Name"), header("Amount")]).chain(rows).collect();
    let rendered = render(&flow(vec![Block::Table { widths: vec![1.0, 2.0], header_rows: 1, rows }]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    assert!(rendered.pages > 2);
    let text = laid_out(&rendered);
    let headers = text.lines().filter(|line| line.split_whitespace().eq(["Name", "Amount"])).count();
    assert_eq!(headers, rendered.pages);
    assert_in_order(&text, &["row1 ", "value1", "row150", "value150"]);
    let structure = structure(&rendered);
    assert_in_order(&structure, &["Table", "TH", "Name", "TH", "Amount", "TH", "row1", "TD", "value1"]);
    assert_eq!(structure.matches("\"Name\"").count(), 1, "a repeated header is no content");
}

#[test]
fn cells_span_and_rows_are_filled_up() {
    let wide = Cell { colspan: 2, ..cell("wide") };
    let high = Cell { rowspan: 2, align: Some(Align::Right), ..cell("high") };
    let rows =
        vec![vec![wide, cell("c")], vec![high, cell("e"), cell("f")], vec![cell("g")], vec![], vec![cell("last")]];
    let rendered = render(&flow(vec![Block::Table { widths: Vec::new(), header_rows: 0, rows }]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    assert_in_order(
        &structure(&rendered),
        &["\"wide\"", "\"c\"", "\"high\"", "\"e\"", "\"f\"", "\"g\"", "\"last\""],
    );
    assert_eq!(tags(&rendered).iter().filter(|tag| *tag == "TD").count(), 13);
}

#[test]
fn a_cell_holds_any_block_and_breaks_over_pages() {
    let inner = Block::Table { widths: Vec::new(), header_rows: 0, rows: vec![vec![cell("inner")]] };
    let list = Block::BulletList { items: (0..100).map(|n| vec![paragraph(&format!("item{n}"))]).collect() };
    let long =
        Cell { content: vec![heading(2, false, "head"), paragraph("p"), list, inner, Block::Rule], ..cell("") };
    let rows = vec![vec![cell("a"), long], vec![cell("b"), cell("c")]];
    let rendered = render(&flow(vec![Block::Table { widths: vec![1.0, 1.0], header_rows: 0, rows }]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    assert!(rendered.pages > 1);
    assert_in_order(&read(&rendered), &["item0", "item99", "inner"]);
}

#[test]
fn empty_things_are_nothing() {
    let rendered = render(&flow(vec![
        Block::Table { widths: Vec::new(), header_rows: 3, rows: Vec::new() },
        Block::BulletList { items: Vec::new() },
        Block::BulletList { items: vec![Vec::new()] },
        Block::Quote { content: Vec::new() },
        Block::Columns { count: 0, content: Vec::new() },
        Block::Columns { count: 2, content: Vec::new() },
        Block::Paragraph { align: None, content: Vec::new() },
        Block::Table { widths: vec![1.0], header_rows: 1, rows: vec![vec![cell("only a header")]] },
    ]));
    assert_eq!(rendered.pages, 1);
    let rendered = render(&flow(Vec::new()));
    assert_eq!((rendered.pages, rendered.standard), (1, Standard::A2aUa1));
}

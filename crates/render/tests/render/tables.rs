//! Where tables break across pages.

use countersign_render::Rendered;
use template::print::{Answer, Block, Cell, Field, Inline, Shape};

use crate::support::{cell, flow, laid_out, paragraph, poppler, render, text};

fn header(words: &str) -> Cell {
    Cell { header: true, ..cell(words) }
}

fn table(widths: Vec<f64>, header_rows: usize, rows: Vec<Vec<Cell>>) -> Block {
    Block::Table { widths, header_rows, rows }
}

fn pages(rendered: &Rendered) -> Vec<String> {
    let text = laid_out(rendered);
    text.split('\u{c}').filter(|page| !page.trim().is_empty()).map(str::to_owned).collect()
}

/// The page on which a word stands, from one, and how far from its top, in points.
fn place_of(rendered: &Rendered, word: &str) -> (usize, f64) {
    let boxes = poppler(&rendered.pdf, "pdftotext", &["-bbox", "-", "-"]);
    let mut page = 0;
    for line in boxes.lines() {
        page += usize::from(line.contains("<page "));
        if line.contains(&format!(">{word}<")) {
            let edge = line.split_once("yMin=\"").and_then(|(_, rest)| rest.split('"').next());
            return (page, edge.and_then(|edge| edge.parse().ok()).expect("an edge"));
        }
    }
    panic!("no {word} in {boxes}")
}

#[test]
fn a_short_row_stays_on_one_page() {
    // Of unequal height, so that some row meets the end of a page in its middle.
    let words = |row: usize| format!("begin{row} {}end{row}", "words that take some lines ".repeat(8 + row % 5));
    let rows = |row: usize| vec![cell(&format!("n{row}")), cell(&words(row))];
    let mut all = vec![vec![header("No"), header("What")]];
    all.extend((0..30).map(rows));
    let aligned = all.iter().cloned().map(|mut row| {
        // Cells that are not just words go another way.
        row[0].align = Some(template::content::Align::End);
        row[1].content.push(paragraph("and more"));
        row
    });
    for rows in [all.clone(), aligned.collect()] {
        let rendered = render(&flow(vec![table(vec![1.0, 5.0], 1, rows)]));
        let pages = pages(&rendered);
        assert!(pages.len() >= 3, "{}", pages.len());
        for row in 0..30 {
            let begins = pages.iter().position(|page| page.contains(&format!("begin{row} ")));
            let ends = pages.iter().position(|page| page.contains(&format!("end{row}\n")));
            assert!(begins.is_some() && begins == ends, "row {row}: {begins:?} to {ends:?}");
        }
    }
}

#[test]
fn a_row_that_is_longer_than_a_page_breaks_and_keeps_its_distance_from_the_header() {
    let long = (0..1_500).map(|n| format!("w{n}")).collect::<Vec<_>>().join(" ");
    let rows = vec![
        vec![header("No"), header("What")],
        vec![cell("first"), cell("short")],
        vec![cell("second"), cell(&long)],
    ];
    let rendered = render(&flow(vec![table(vec![1.0, 5.0], 1, rows)]));
    assert!(rendered.pages >= 2);
    let (_, heading) = place_of(&rendered, "What");
    let (_, first) = place_of(&rendered, "short");
    // The first word of the second page.
    let second = pages(&rendered)[1].clone();
    let word = second.split_whitespace().find(|word| word.starts_with('w')).expect("a word").to_owned();
    let (page, top) = place_of(&rendered, &word);
    assert_eq!(page, 2);
    assert!((top - heading - (first - heading)).abs() < 0.5, "{heading} {first} {top}");
    assert!(read_all(&rendered, 1_500), "nothing is lost");
}

fn read_all(rendered: &Rendered, count: usize) -> bool {
    let text = laid_out(rendered);
    let words: std::collections::HashSet<&str> = text.split_whitespace().collect();
    (0..count).all(|n| words.contains(format!("w{n}").as_str()))
}

#[test]
fn a_row_that_spans_others_loses_nothing() {
    let long = (0..1_500).map(|n| format!("w{n}")).collect::<Vec<_>>().join(" ");
    let tall = Cell { rowspan: 3, ..cell(&long) };
    let rows = vec![vec![tall, cell("one")], vec![cell("two")], vec![cell("three")]];
    let rendered = render(&flow(vec![table(vec![1.0, 1.0], 0, rows)]));
    assert!(read_all(&rendered, 1_500));
}

/// What parties sign: a signature, and below it a name and a date.
fn signatures() -> Block {
    let field =
        |shape, answer| Field { id: "f".to_owned(), label: "Signed".to_owned(), role: Some(0), shape, answer };
    let sign = || Cell { content: vec![Block::Field(field(Shape::Signature, None))], ..cell("") };
    let line = |label: &str| {
        let name = Inline::Field(field(Shape::Line, Some(Answer::Text { text: format!("{label}Answer") })));
        Cell { content: vec![Block::Paragraph { align: None, content: vec![text(label), name] }], ..cell("") }
    };
    let rows = vec![
        vec![header("First"), header("Second")],
        vec![sign(), sign()],
        vec![line("Name"), line("Other")],
        vec![line("Date"), line("Last")],
    ];
    table(vec![1.0, 1.0], 1, rows)
}

#[test]
fn a_table_with_signatures_stays_on_one_page() {
    let mut seen = [false; 2];
    for before in 28..52 {
        let mut blocks: Vec<Block> = (0..before).map(|_| paragraph("A line of the contract.")).collect();
        blocks.push(signatures());
        let rendered = render(&flow(blocks));
        let (first, last) = (place_of(&rendered, "First").0, place_of(&rendered, "LastLastAnswer").0);
        assert_eq!(first, last, "{before} lines before it");
        seen[first - 1] = true;
    }
    assert_eq!(seen, [true, true], "it came to the end of the page");
}

#[test]
fn a_table_with_signatures_that_is_longer_than_a_page_loses_nothing() {
    let Block::Table { widths, mut rows, .. } = signatures() else { panic!("a table") };
    rows.extend((0..80).map(|n| vec![cell(&format!("w{n}")), cell("more")]));
    let rendered = render(&flow(vec![table(widths, 1, rows)]));
    assert!(rendered.pages >= 2 && read_all(&rendered, 80));
}

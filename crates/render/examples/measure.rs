//! Measures how much CPU time documents take, in this process.
//!
//! `cargo run --release --workspace --example measure` measures, with `LONG=1` long documents as well; with a file's name
//! it writes a document there, to look at. `ONLY` picks documents by their names, `RUNS` says how often each is printed.
#![allow(clippy::expect_used, clippy::print_stdout, reason = "a tool for developers, which fails by panicking")]

use std::{env, fs};

use countersign_render::{FontSources, Renderer, Request};
use template::content::{Align, FontFamily, ListStyle, Page};
use template::print::{Answer, Block, Body, Cell, Field, Inline, Print, Shape, Style, ValueRow};

/// The same as the service has.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let renderer = Renderer::new(FontSources::none());
    if let Some(path) = env::args().nth(1) {
        let font = match env::args().nth(2).as_deref() {
            Some("sans") => FontFamily::Sans,
            Some("mono") => FontFamily::Mono,
            _ => FontFamily::Serif,
        };
        let mut request = contract(10, Values::Twenty, 1);
        request.print.font = font;
        let printed = renderer.render(&request).expect("a PDF");
        println!("{printed:?}");
        fs::write(path, printed.pdf).expect("the file can be written");
        return;
    }
    println!("{:44} {:>6} {:>9} {:>9}", "document", "pages", "first", "then");
    measure(&renderer, "1 page, all values new", |seed| contract(1, Values::All, seed));
    measure(&renderer, "10 pages, 20 values, all new", |seed| contract(10, Values::Twenty, seed));
    measure(&renderer, "10 pages, a new value in each paragraph", |seed| contract(10, Values::All, seed));
    measure(&renderer, "10 pages, nothing new but the date", |seed| contract(10, Values::None, seed));
    measure(&renderer, "10 pages, every word new", |seed| contract(10, Values::Everything, seed));
    measure(&renderer, "table of values, 20 rows", |seed| values(20, seed));
    measure(&renderer, "table of 1,000 rows, all new", |seed| table(1_000, seed));
    if env::var_os("LONG").is_some() {
        measure(&renderer, "table of 10,000 rows, all new", |seed| table(10_000, seed));
        measure(&renderer, "100 pages, 20 values, all new", |seed| contract(100, Values::Twenty, seed));
        measure(&renderer, "100 pages, every word new", |seed| contract(100, Values::Everything, seed));
    }
    println!("memory: {}", memory());
}

/// Prints the CPU time of the first document and the least of those after it, in milliseconds.
fn measure(renderer: &Renderer, name: &str, document: impl Fn(u64) -> Request) {
    if env::var("ONLY").is_ok_and(|only| !name.contains(&only)) {
        return;
    }
    let mut times = Vec::new();
    let mut pages = 0;
    let runs: u64 = env::var("RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(12);
    for seed in 0..runs {
        let request = document(seed + 100);
        let before = cpu_time();
        pages = renderer.render(&request).expect("a PDF").pages;
        times.push(cpu_time() - before);
    }
    let first = times.remove(0);
    times.sort_by(f64::total_cmp);
    let middle = times.get(times.len() / 2).copied().unwrap_or(first);
    println!("{name:44} {pages:>6} {first:>9.1} {middle:>9.1}");
}

/// The CPU time of all threads of this process, in milliseconds.
fn cpu_time() -> f64 {
    let tasks = fs::read_dir("/proc/self/task").expect("Linux");
    let time = |task: fs::DirEntry| {
        let stat = fs::read_to_string(task.path().join("schedstat")).unwrap_or_default();
        stat.split(' ').next().and_then(|time| time.parse::<f64>().ok()).unwrap_or_default()
    };
    tasks.flatten().map(time).sum::<f64>() / 1e6
}

fn memory() -> String {
    let status = fs::read_to_string("/proc/self/status").expect("Linux");
    status
        .lines()
        .filter(|line| line.starts_with("VmRSS") || line.starts_with("VmHWM"))
        .collect::<Vec<_>>()
        .join(", ")
}

/// How many values of a contract are new each time.
#[derive(Clone, Copy, PartialEq)]
enum Values {
    None,
    Twenty,
    All,
    Everything,
}

const WORDS: &str = "the tenant shall keep the premises in good order and return them at the end of the term in the \
    condition in which they were taken over fair wear and tear excepted and shall give notice in writing of any damage \
    that comes to its knowledge without undue delay so that the landlord can have it repaired at the cost of the party \
    that has to bear it under this agreement or under the law";

fn sentence(number: usize, length: usize, shift: u64) -> String {
    let words: Vec<&str> = WORDS.split(' ').collect();
    let shift = usize::try_from(shift % 1_000).unwrap_or_default();
    let mut text: String = (0..length)
        .map(|n| words[(number * 7 + n * (1 + number % 3) + shift * 13) % words.len()])
        .collect::<Vec<_>>()
        .join(" ");
    text.replace_range(..1, &text[..1].to_uppercase());
    text + ". "
}

fn text(text: impl Into<String>) -> Inline {
    Inline::Text { text: text.into(), style: Style::default() }
}

fn paragraph(content: Vec<Inline>) -> Block {
    Block::Paragraph { align: None, content }
}

fn contract(pages: usize, values: Values, seed: u64) -> Request {
    let mut blocks = vec![
        Block::Heading {
            level: 1,
            numbered: false,
            align: None,
            content: vec![text("Lease of business premises")],
        },
        paragraph(vec![text(
            "This agreement is made between the parties named below and takes effect when both have signed it.",
        )]),
    ];
    let total = pages * 10;
    for number in 0..total {
        if number % 6 == 0 {
            let title = sentence(number, 3, 0).trim_end_matches(". ").to_owned();
            blocks.push(Block::Heading { level: 2, numbered: true, align: None, content: vec![text(title)] });
        }
        let has_value = match values {
            Values::None => false,
            Values::Twenty => number % (total / 20).max(1) == 0,
            Values::All | Values::Everything => true,
        };
        let shift = if values == Values::Everything { seed } else { 0 };
        let mut content = vec![text(sentence(number, 24, shift))];
        if has_value {
            let value = format!("Party {} of {}", seed * 31 + number as u64, number);
            content
                .push(Inline::Value { text: value, style: Style { bold: number % 2 == 0, ..Style::default() } });
            content.push(text(" "));
        }
        content.push(text(sentence(number + 3, 28, shift)));
        match number % 10 {
            4 => blocks.push(Block::OrderedList {
                start: 1,
                style: ListStyle::SmallLetters,
                items: (0..3)
                    .map(|item| vec![paragraph(vec![text(sentence(number + item, 14, shift))])])
                    .collect(),
            }),
            8 => blocks.push(small_table(number, shift)),
            5 => blocks.push(Block::Paragraph { align: Some(Align::Justify), content }),
            _ => blocks.push(paragraph(content)),
        }
    }
    let field = |id: &str, label: &str, answer| {
        Block::Field(Field {
            id: id.to_owned(),
            label: label.to_owned(),
            role: Some(0),
            shape: Shape::Signature,
            answer,
        })
    };
    let signed = Answer::Typed {
        text: "Ada Okafor".to_owned(),
        hand: None,
        name: "Ada Okafor".to_owned(),
        at: "14 November 2026, 10:31 UTC".to_owned(),
    };
    blocks.push(field("landlord", "Signature of the landlord", Some(signed)));
    blocks.push(field("tenant", "Signature of the tenant", None));
    request(blocks, seed)
}

fn small_table(number: usize, shift: u64) -> Block {
    let cell = |words: String, header| Cell {
        header,
        colspan: 1,
        rowspan: 1,
        align: None,
        content: vec![paragraph(vec![text(words)])],
    };
    let head = ["Item", "Description", "Due"].map(|word| cell(word.to_owned(), true)).to_vec();
    let row = |n: usize| {
        vec![
            cell(format!("{n}"), false),
            cell(sentence(number + n, 9, shift), false),
            cell(format!("{} days", n * 14), false),
        ]
    };
    Block::Table {
        widths: vec![1.0, 5.0, 1.5],
        header_rows: 1,
        rows: std::iter::once(head).chain((1..5).map(row)).collect(),
    }
}

fn values(rows: usize, seed: u64) -> Request {
    let row = |n: usize| ValueRow { label: format!("Name of field {n}"), value: format!("value {n} of {seed}") };
    let title = Block::Heading { level: 1, numbered: false, align: None, content: vec![text("Lease")] };
    request(vec![title, Block::Values { rows: (0..rows).map(row).collect() }], seed)
}

fn table(rows: usize, seed: u64) -> Request {
    let cell = |words: String| Cell {
        header: false,
        colspan: 1,
        rowspan: 1,
        align: None,
        content: vec![paragraph(vec![text(words)])],
    };
    let row = |n: usize| (0..4).map(|column| cell(format!("{column} {n} {}", seed % 10))).collect();
    let table = Block::Table { widths: vec![1.0; 4], header_rows: 1, rows: (0..rows).map(row).collect() };
    request(vec![table], seed)
}

fn request(blocks: Vec<Block>, seed: u64) -> Request {
    Request::new(Print {
        title: format!("Lease {seed}"),
        language: "en-GB".to_owned(),
        page: Page::default(),
        font: FontFamily::Serif,
        header: vec![text(format!("Lease no. {seed}"))],
        footer: vec![text("Page "), Inline::PageNumber, text(" of "), Inline::PageCount],
        mark: None,
        body: Body::Flow { blocks },
        created_at_ms: 1_763_087_445_000,
        ident: format!("doc_{seed}"),
    })
}

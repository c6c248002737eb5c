//! Prints every block, piece and field once, to look at: `showcase FOLDER [serif|sans|mono]` writes `document.pdf`, and
//! pages as pictures with blanks in the colours of their roles.
#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    clippy::too_many_lines,
    clippy::unnecessary_wraps,
    reason = "a tool for developers, which fails by panicking"
)]

use std::io::Cursor;
use std::path::PathBuf;
use std::{env, fs};

use countersign_render::{FontSources, ImageFormat, PreviewOptions, Renderer, Request};
use template::content::{Align, FontFamily, ListStyle, Page};
use template::print::{Answer, Block, Body, Cell, Field, Inline, Picture, Print, Shape, Style, ValueRow};

fn main() {
    let folder = PathBuf::from(env::args().nth(1).expect("a folder"));
    let font = match env::args().nth(2).as_deref() {
        Some("sans") => FontFamily::Sans,
        Some("mono") => FontFamily::Mono,
        _ => FontFamily::Serif,
    };
    let renderer = Renderer::new(FontSources::new(Vec::new(), true));
    let request = document(font);
    let printed = renderer.render(&request).expect("a PDF");
    println!("{printed:?}");
    fs::write(folder.join("document.pdf"), &printed.pdf).expect("a file");
    let options = PreviewOptions { format: ImageFormat::Png, pages: 0..20, scale: 1.3, highlight: true };
    let preview = renderer.preview(&request, &options).expect("pictures");
    for page in &preview.pages {
        fs::write(folder.join(format!("page-{}.png", page.page + 1)), &page.data).expect("a file");
    }
    println!("{:#?}", preview.fields);
}

fn text(text: &str) -> Inline {
    Inline::Text { text: text.to_owned(), style: Style::default() }
}

fn styled(text: &str, change: impl Fn(&mut Style)) -> Inline {
    let mut style = Style::default();
    change(&mut style);
    Inline::Text { text: text.to_owned(), style }
}

fn paragraph(words: &str) -> Block {
    Block::Paragraph { align: None, content: vec![text(words)] }
}

fn heading(level: u8, numbered: bool, words: &str) -> Block {
    Block::Heading { level, numbered, align: None, content: vec![text(words)] }
}

fn cell(words: &str) -> Cell {
    Cell { header: false, colspan: 1, rowspan: 1, align: None, content: vec![paragraph(words)] }
}

fn field(id: &str, label: &str, role: usize, shape: Shape, answer: Option<Answer>) -> Field {
    Field { id: id.to_owned(), label: label.to_owned(), role: Some(role), shape, answer }
}

fn words(text: &str) -> Option<Answer> {
    Some(Answer::Text { text: text.to_owned() })
}

fn scribble() -> Vec<u8> {
    let mut picture = image::RgbaImage::new(600, 200);
    for step in 0..6_000_u32 {
        let t = f64::from(step) / 6_000.0;
        let x = 30.0 + 520.0 * t + 25.0 * (t * 40.0).sin();
        let y = 100.0 + 60.0 * (t * 31.0).sin() * (1.0 - t * 0.6);
        for dx in 0..4 {
            for dy in 0..4 {
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "it is on the picture"
                )]
                picture.put_pixel(x as u32 + dx, y as u32 + dy, image::Rgba([20, 30, 120, 255]));
            }
        }
    }
    let mut file = Cursor::new(Vec::new());
    picture.write_to(&mut file, image::ImageFormat::Png).expect("a PNG");
    file.into_inner()
}

fn document(font: FontFamily) -> Request {
    let long = "The tenant shall keep the premises in good order and return them at the end of the term in the condition \
        in which they were taken over, fair wear and tear excepted, and shall give notice in writing of any damage that \
        comes to its knowledge, so that the landlord can have it repaired without undue delay.";
    let value =
        |words: &str| Inline::Value { text: words.to_owned(), style: Style { bold: true, ..Style::default() } };
    let picture = Picture {
        file: "hand".to_owned(),
        width: Some(0.4),
        alt: "A scribble".to_owned(),
        align: Some(Align::Center),
    };
    let typed = |name: &str, hand: &str| {
        Some(Answer::Typed {
            text: name.to_owned(),
            hand: Some(hand.to_owned()),
            name: name.to_owned(),
            at: "14 November 2026, 10:31 UTC".to_owned(),
        })
    };
    let drawn = Answer::Drawn {
        file: "hand".to_owned(),
        name: "Grace Hopper".to_owned(),
        at: "14 November 2026, 10:31 UTC".to_owned(),
    };
    let header = |words: &str| Cell { header: true, ..cell(words) };
    let number = |words: &str| Cell { align: Some(Align::Right), ..cell(words) };
    let mut blocks = vec![
        heading(1, false, "Lease of business premises"),
        Block::Paragraph {
            align: None,
            content: vec![
                text("This agreement is made between "),
                value("Harbour Estates Ltd."),
                text(" (the landlord) and "),
                Inline::Blank { label: "Tenant's name".to_owned() },
                text(" (the tenant) for the premises at "),
                value("Harbour Street 4, 20457 Hamburg"),
                text(". It begins on "),
                Inline::Field(field("start", "First day", 1, Shape::Line, None)),
                text(" and costs "),
                value("1.234,50 €"),
                text(" a month."),
            ],
        },
        heading(2, true, "What is let"),
        paragraph(long),
        Block::Paragraph { align: Some(Align::Justify), content: vec![text(long), text(" "), text(long)] },
        Block::OrderedList {
            start: 1,
            style: ListStyle::Nested,
            items: vec![
                vec![paragraph("The ground floor, with its entrance from the street.")],
                vec![
                    paragraph(long),
                    Block::OrderedList {
                        start: 1,
                        style: ListStyle::Nested,
                        items: vec![
                            vec![paragraph("The yard.")],
                            vec![paragraph("The shed in the yard, which is old.")],
                        ],
                    },
                ],
                vec![paragraph("Two parking spaces.")],
            ],
        },
        Block::BulletList {
            items: vec![
                vec![paragraph("A bullet"), Block::BulletList { items: vec![vec![paragraph("A bullet below")]] }],
                vec![paragraph("Another one")],
            ],
        },
        heading(3, true, "Looks"),
        Block::Paragraph {
            align: None,
            content: vec![
                styled("bold", |s| s.bold = true),
                text(", "),
                styled("italic", |s| s.italic = true),
                text(", "),
                styled("underline", |s| s.underline = true),
                text(", "),
                styled("strike", |s| s.strike = true),
                text(", "),
                styled("code()", |s| s.code = true),
                text(", H"),
                styled("2", |s| s.subscript = true),
                text("O, m"),
                styled("2", |s| s.superscript = true),
                text(", "),
                styled("highlight", |s| s.highlight = Some("#fff3a3".to_owned())),
                text(", "),
                styled("colour", |s| s.color = Some("#a3480b".to_owned())),
                text(", "),
                styled("large", |s| s.size = Some(16.0)),
                text(", "),
                styled("a link", |s| s.link = Some("https://example.org".to_owned())),
                text(", and a very long word: "),
                text(&"Aktenzeichen".repeat(9)),
            ],
        },
        Block::Quote { content: vec![paragraph(long)] },
        heading(2, true, "What it costs"),
        Block::Table {
            widths: vec![3.0, 1.0, 1.0],
            header_rows: 1,
            rows: vec![
                vec![
                    header("Item"),
                    Cell { align: Some(Align::Right), ..header("Months") },
                    Cell { align: Some(Align::Right), ..header("Amount") },
                ],
                vec![
                    cell(
                        "Rent, as agreed between the parties in their letters of last summer, and confirmed since",
                    ),
                    number("12"),
                    number("14.814,00 €"),
                ],
                vec![cell("Heating"), number("12"), number("1.200,00 €")],
                vec![Cell { colspan: 2, ..header("Total") }, number("16.014,00 €")],
            ],
        },
        Block::Rule,
        Block::Columns { count: 2, content: vec![paragraph(long), paragraph(long), paragraph(long)] },
        Block::Image(picture),
        heading(2, true, "To be filled"),
        Block::Field(field("name", "Full name", 0, Shape::Line, None)),
        Block::Field(field("filled", "Profession", 0, Shape::Line, words("Mathematician"))),
        Block::Field(field("remarks", "Remarks", 1, Shape::Area, None)),
        Block::Field(field(
            "filled-area",
            "More remarks",
            1,
            Shape::Area,
            words("The key is with the neighbour.\nThe cat too."),
        )),
        Block::Field(field("yes", "I have read the house rules", 2, Shape::Tick, Some(Answer::Tick { on: true }))),
        Block::Field(field("no", "I keep a cat", 2, Shape::Tick, None)),
        Block::Paragraph {
            align: None,
            content: vec![
                text("Within a line: "),
                Inline::Field(field("t1", "Yes", 2, Shape::Tick, Some(Answer::Tick { on: true }))),
                text(" yes, "),
                Inline::Field(field("t2", "No", 2, Shape::Tick, None)),
                text(" no, initials "),
                Inline::Field(field("i1", "Initials", 3, Shape::Initials, None)),
                text(" and "),
                Inline::Field(field("i2", "Initials", 3, Shape::Initials, typed("A.L.", "caveat"))),
                text(" done."),
            ],
        },
        Block::Columns {
            count: 2,
            content: vec![
                Block::Field(field("s1", "Signature of the landlord", 0, Shape::Signature, Some(drawn))),
                Block::Field(field("s2", "Signature of the tenant", 1, Shape::Signature, None)),
            ],
        },
        Block::Field(field("photo", "Photo of the key", 4, Shape::Picture, None)),
    ];
    for hand in countersign_render::hands() {
        blocks.push(Block::Field(field(
            hand.name,
            hand.name,
            0,
            Shape::Signature,
            typed("Ada Lovelace", hand.name),
        )));
    }
    blocks.extend([
        Block::PageBreak,
        heading(1, false, "Values"),
        Block::Values {
            rows: [
                ("Tenant", "Zoë Ångström"),
                ("Address", "Harbour Street 4\n20457 Hamburg"),
                ("Account", "DE02 1203 0000 0000 2020 51"),
                ("שם", "שלום עולם"),
                ("Chinese", "租赁合同"),
                ("Hindi", "हिन्दी क्षत्रिय"),
            ]
            .map(|(label, value)| ValueRow { label: label.to_owned(), value: value.to_owned() })
            .into(),
        },
        heading(2, false, "Level two"),
        paragraph("Words below."),
        heading(3, false, "Level three"),
        paragraph("Words below."),
        heading(4, false, "Level four"),
        paragraph("Words below."),
        heading(5, false, "Level five"),
        paragraph("Words below."),
        heading(6, false, "Level six"),
        paragraph("Words below."),
    ]);
    let mut request = Request::new(Print {
        title: "Lease".to_owned(),
        language: "en-GB".to_owned(),
        page: Page::default(),
        font,
        header: vec![text("Harbour Estates Ltd. · Lease no. 2026-114")],
        footer: Vec::new(),
        mark: None,
        body: Body::Flow { blocks },
        created_at_ms: 1_763_087_445_000,
        ident: "doc_1".to_owned(),
    });
    request.files.insert("hand".to_owned(), scribble().into());
    request
}

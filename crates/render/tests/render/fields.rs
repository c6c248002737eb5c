//! Form fields on paper.

use countersign_render::Standard;
use template::print::{Answer, Block, Field, Inline, Shape};

use crate::support::{assert_in_order, flow, picture, poppler, read, render, text};

fn field(id: &str, shape: Shape, answer: Option<Answer>) -> Field {
    Field { id: id.to_owned(), label: format!("Label {id}"), role: Some(0), shape, answer }
}

fn words(text: &str) -> Option<Answer> {
    Some(Answer::Text { text: text.to_owned() })
}

fn signed(name: &str) -> Option<Answer> {
    Some(Answer::Drawn { file: "hand".to_owned(), name: name.to_owned(), at: "14 Nov 2026, 10:31".to_owned() })
}

const SHAPES: [Shape; 6] =
    [Shape::Line, Shape::Area, Shape::Tick, Shape::Signature, Shape::Initials, Shape::Picture];

#[test]
fn blank_fields_are_there_and_heard() {
    let blocks = SHAPES.map(|shape| Block::Field(field(&format!("{shape:?}"), shape, None)));
    let inline = SHAPES.map(|shape| Inline::Field(field(&format!("{shape:?}"), shape, None)));
    let mut blocks = blocks.to_vec();
    blocks.push(Block::Paragraph { align: None, content: inline.to_vec() });
    let rendered = render(&flow(blocks));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let text = read(&rendered);
    for shape in SHAPES {
        assert!(text.contains(&format!("Label {shape:?}")), "{shape:?} in {text}");
    }
}

#[test]
fn filled_fields_show_their_answers() {
    let tick = |on| Some(Answer::Tick { on });
    let typed = Some(Answer::Typed {
        text: "Ada Byron".to_owned(),
        hand: Some("no such hand".to_owned()),
        name: "Ada Byron".to_owned(),
        at: "15 Nov 2026".to_owned(),
    });
    let mut request = flow(vec![
        Block::Field(field("line", Shape::Line, words("Zoë Ångström"))),
        Block::Field(field("area", Shape::Area, words("first line\nsecond line"))),
        Block::Field(field("on", Shape::Tick, tick(true))),
        Block::Field(field("off", Shape::Tick, tick(false))),
        Block::Field(field("signature", Shape::Signature, signed("Grace Hopper"))),
        Block::Field(field("initials", Shape::Initials, typed)),
        Block::Field(field("picture", Shape::Picture, Some(Answer::Picture { file: "hand".to_owned() }))),
        Block::Paragraph {
            align: None,
            content: vec![
                text("Name: "),
                Inline::Field(field("inline", Shape::Line, words("Emmy Noether"))),
                text(", and "),
                Inline::Field(field("long", Shape::Line, words(&"many words ".repeat(20)))),
                Inline::Field(field("tick", Shape::Tick, tick(true))),
                Inline::Field(field("sign", Shape::Initials, signed("G. H."))),
            ],
        },
    ]);
    request.files.insert("hand".to_owned(), picture(300, 80));
    let rendered = render(&request);
    assert_eq!(rendered.standard, Standard::A2aUa1);
    assert_in_order(
        &read(&rendered),
        &[
            "Zoë Ångström", "Label line", "first line", "second line", "Label on", "Label off", "Grace Hopper",
            "14 Nov 2026, 10:31", "Ada Byron", "15 Nov 2026", "Name: Emmy Noether, and many words",
        ],
    );
    let structure = poppler(&rendered.pdf, "pdfinfo", &["-struct", "-"]);
    assert!(structure.matches("Figure").count() >= 5, "{structure}");
}

#[test]
fn several_who_sign_in_one_place_are_all_seen_and_move_nothing() {
    let people =
        ["Ada Byron", "Grace Hopper", "Emmy Noether", "Mary Ward", "Lise Berg", "Ida Rhodes", "Hedy Kies"];
    let pages = |count: usize| {
        let hands = people[..count].iter().enumerate().filter_map(|(place, name)| match place % 2 {
            0 => signed(name),
            _ => Some(Answer::Typed {
                text: (*name).to_owned(),
                hand: None,
                name: (*name).to_owned(),
                at: "15 Nov 2026, 09:12".to_owned(),
            }),
        });
        let answer = Some(Answer::Several { signatures: hands.collect() });
        let mut request = flow(vec![
            Block::Field(field("signature", Shape::Signature, answer.clone())),
            Block::Field(field("initials", Shape::Initials, answer)),
            Block::Field(field("after", Shape::Line, words("What follows"))),
        ]);
        request.files.insert("hand".to_owned(), picture(300, 80));
        render(&request)
    };
    let place_of = |rendered: &countersign_render::Rendered| {
        let boxes = poppler(&rendered.pdf, "pdftotext", &["-bbox", "-", "-"]);
        boxes.lines().find(|line| line.contains(">follows<")).unwrap_or_else(|| panic!("{boxes}")).to_owned()
    };
    let blank = render(&flow(vec![
        Block::Field(field("signature", Shape::Signature, None)),
        Block::Field(field("initials", Shape::Initials, None)),
        Block::Field(field("after", Shape::Line, words("What follows"))),
    ]));
    for count in 2..=people.len() {
        let rendered = pages(count);
        assert_eq!(rendered.standard, Standard::A2aUa1);
        let text = read(&rendered);
        for surname in people[..count].iter().filter_map(|name| name.split(' ').next_back()) {
            assert!(text.matches(surname).count() >= 2, "{surname} of {count} in {text}");
        }
        assert_eq!(place_of(&rendered), place_of(&blank), "{count}");
    }
}

const LONG: &str = "Maximiliane-Alexandrina von und zu Hohenlohe-Waldenburg-Schillingsfürst";

fn typed(name: &str) -> Option<Answer> {
    let at = "14 Nov 2026, 10:31".to_owned();
    Some(Answer::Typed { text: name.to_owned(), hand: None, name: name.to_owned(), at })
}

/// The heights of the boxes of all words of that kind, in points.
fn heights(rendered: &countersign_render::Rendered, word: &str) -> Vec<f64> {
    let boxes = poppler(&rendered.pdf, "pdftotext", &["-bbox", "-", "-"]);
    let edge = |line: &str, name: &str| -> f64 {
        let rest = line.split_once(&format!("{name}=\"")).expect("an edge").1;
        rest.split('"').next().expect("a number").parse().expect("a number")
    };
    let found = boxes.lines().filter(|line| line.contains(word));
    found.map(|line| edge(line, "yMax") - edge(line, "yMin")).collect()
}

#[test]
fn a_long_name_is_whole_and_so_is_the_time() {
    for (shape, least) in [(Shape::Signature, 10.0), (Shape::Initials, 4.0)] {
        for answer in [typed(LONG), signed(LONG)] {
            let mut request = flow(vec![Block::Field(field("s", shape, answer))]);
            request.files.insert("hand".to_owned(), picture(300, 80));
            let rendered = render(&request);
            // Lines may break at hyphens.
            let text = read(&rendered).replace(' ', "");
            assert!(text.contains("14Nov2026,10:31"), "{shape:?}: {text}");
            assert!(text.ends_with(&format!("{}14Nov2026,10:311/1", LONG.replace(' ', ""))), "{shape:?}: {text}");
        }
        let rendered = render(&flow(vec![Block::Field(field("s", shape, typed(LONG)))]));
        let written = heights(&rendered, "Maximiliane").into_iter().fold(0.0, f64::max);
        assert!(written >= least, "{shape:?}: a typed signature stays large enough to be read, and is {written}");
    }
}

#[test]
fn whatever_the_name_the_time_of_signing_is_printed() {
    for name in ["name ".repeat(60), "W".repeat(200), "契".repeat(150), "محمد ".repeat(50)] {
        for shape in [Shape::Signature, Shape::Initials] {
            let rendered = render(&flow(vec![Block::Field(field("s", shape, typed(&name)))]));
            assert!(read(&rendered).contains("14 Nov 2026, 10:31"), "{shape:?}: {name}");
        }
    }
}

#[test]
fn a_signature_whose_picture_is_lost_still_says_who_signed() {
    let rendered = render(&flow(vec![Block::Field(field("s", Shape::Signature, signed("Grace Hopper")))]));
    assert_in_order(&read(&rendered), &["Grace Hopper", "14 Nov 2026, 10:31"]);
    assert_eq!(rendered.warnings.len(), 1);
}

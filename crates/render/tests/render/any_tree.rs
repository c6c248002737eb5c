//! Any small tree can be printed: nothing that somebody sends makes Typst fail.

use std::sync::LazyLock;

use countersign_render::{RenderError, Renderer, Request};
use proptest::prelude::*;
use template::content::{Align, ListStyle};
use template::print::{Answer, Block, Cell, Field, Inline, Picture, Shape, Style, ValueRow};

use crate::support::{flow, picture};

fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zA-Z ,.#$*_@<>\\\\/-]{0,40}",
        "\\PC{0,20}",
        Just(String::new()),
        Just("\n".to_owned()),
        Just("שלום עולם".to_owned()),
        Just("مرحبا بالعالم".to_owned()),
        Just("Aktenzeichen".repeat(30)),
        Just("\u{301}e\u{202e}\u{0}\u{fffc}".to_owned()),
    ]
}

fn align() -> impl Strategy<Value = Option<Align>> {
    prop::option::of(prop::sample::select(vec![
        Align::Start,
        Align::End,
        Align::Left,
        Align::Center,
        Align::Right,
        Align::Justify,
    ]))
}

fn style() -> impl Strategy<Value = Style> {
    (
        any::<[bool; 7]>(),
        prop::option::of(Just("#a0b0c0".to_owned())),
        prop::option::of(-1.0..200.0_f64),
        any::<bool>(),
    )
        .prop_map(|([bold, italic, underline, strike, code, subscript, superscript], color, size, link)| {
            Style {
                bold,
                italic,
                underline,
                strike,
                code,
                subscript,
                superscript,
                highlight: color.clone(),
                color,
                size,
                link: link.then(|| "https://example.org".to_owned()),
            }
        })
}

fn shown() -> impl Strategy<Value = Picture> {
    (prop::sample::select(vec!["known", "unknown"]), prop::option::of(-1.0..2.0_f64), words(), align())
        .prop_map(|(file, width, alt, align)| Picture { file: file.to_owned(), width, alt, align })
}

fn answer() -> impl Strategy<Value = Answer> {
    let file = prop::sample::select(vec!["known", "unknown"]).prop_map(str::to_owned);
    prop_oneof![
        words().prop_map(|text| Answer::Text { text }),
        any::<bool>().prop_map(|on| Answer::Tick { on }),
        file.prop_map(|file| Answer::Picture { file }),
        signature(),
        prop::collection::vec(signature(), 0..10).prop_map(|signatures| Answer::Several { signatures }),
    ]
}

fn signature() -> impl Strategy<Value = Answer> {
    let file = prop::sample::select(vec!["known", "unknown"]).prop_map(str::to_owned);
    prop_oneof![
        (file, words(), words()).prop_map(|(file, name, at)| Answer::Drawn { file, name, at }),
        (words(), words(), words()).prop_map(|(text, name, at)| Answer::Typed {
            text,
            hand: Some(at.clone()),
            name,
            at
        }),
    ]
}

fn field() -> impl Strategy<Value = Field> {
    let shapes = vec![Shape::Line, Shape::Area, Shape::Tick, Shape::Signature, Shape::Initials, Shape::Picture];
    (words(), prop::option::of(0..20_usize), prop::sample::select(shapes), prop::option::of(answer()))
        .prop_map(|(label, role, shape, answer)| Field { id: "f".to_owned(), label, role, shape, answer })
}

fn inlines() -> impl Strategy<Value = Vec<Inline>> {
    let inline = prop_oneof![
        4 => words().prop_map(|text| Inline::Text { text, style: Style::default() }),
        2 => (words(), style()).prop_map(|(text, style)| Inline::Text { text, style }),
        2 => (words(), style()).prop_map(|(text, style)| Inline::Value { text, style }),
        1 => words().prop_map(|label| Inline::Blank { label }),
        1 => Just(Inline::Break),
        1 => shown().prop_map(Inline::Image),
        1 => field().prop_map(Inline::Field),
        1 => Just(Inline::PageNumber),
        1 => Just(Inline::PageCount),
    ];
    prop::collection::vec(inline, 0..5)
}

fn block() -> impl Strategy<Value = Block> {
    let leaf = prop_oneof![
        4 => (align(), inlines()).prop_map(|(align, content)| Block::Paragraph { align, content }),
        2 => (0..9_u8, any::<bool>(), align(), inlines())
            .prop_map(|(level, numbered, align, content)| Block::Heading { level, numbered, align, content }),
        1 => Just(Block::Rule),
        1 => Just(Block::PageBreak),
        1 => shown().prop_map(Block::Image),
        2 => field().prop_map(Block::Field),
        1 => prop::collection::vec((words(), words()), 0..4).prop_map(|rows| Block::Values {
            rows: rows.into_iter().map(|(label, value)| ValueRow { label, value }).collect(),
        }),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        let blocks = || prop::collection::vec(inner.clone(), 0..3);
        let styles = vec![
            ListStyle::Numbers,
            ListStyle::SmallLetters,
            ListStyle::CapitalLetters,
            ListStyle::SmallRoman,
            ListStyle::CapitalRoman,
            ListStyle::Nested,
        ];
        let cell = (any::<bool>(), 0..4_u32, 0..4_u32, align(), blocks()).prop_map(
            |(header, colspan, rowspan, align, content)| Cell { header, colspan, rowspan, align, content },
        );
        prop_oneof![
            prop::collection::vec(blocks(), 0..3).prop_map(|items| Block::BulletList { items }),
            (0..200_u32, prop::sample::select(styles), prop::collection::vec(blocks(), 0..3))
                .prop_map(|(start, style, items)| Block::OrderedList { start, style, items }),
            blocks().prop_map(|content| Block::Quote { content }),
            (0..5_u8, blocks()).prop_map(|(count, content)| Block::Columns { count, content }),
            (
                prop::collection::vec(-1.0..5.0_f64, 0..4),
                0..3_usize,
                prop::collection::vec(prop::collection::vec(cell, 0..4), 0..4)
            )
                .prop_map(|(widths, header_rows, rows)| Block::Table { widths, header_rows, rows }),
        ]
    })
}

fn request() -> impl Strategy<Value = Request> {
    let languages = prop::sample::select(vec!["en", "he", "de-CH", "#"]);
    (prop::collection::vec(block(), 0..6), inlines(), inlines(), languages, words()).prop_map(
        |(blocks, header, footer, language, title)| {
            let mut request = flow(blocks);
            (request.print.header, request.print.footer, request.print.title) = (header, footer, title);
            language.clone_into(&mut request.print.language);
            request.files.insert("known".to_owned(), picture(30, 20));
            request
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, max_shrink_iters: 200, ..ProptestConfig::default() })]

    #[test]
    fn any_tree_can_be_printed(request in request()) {
        static RENDERER: LazyLock<Renderer> = LazyLock::new(Renderer::default);
        match RENDERER.render(&request) {
            Ok(rendered) => prop_assert!(rendered.pdf.starts_with(b"%PDF-1.7")),
            Err(error) => prop_assert!(!matches!(error, RenderError::Failed(_)), "{}", error),
        }
    }
}

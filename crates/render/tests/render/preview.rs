//! Pages as pictures, and where fields lie.

use countersign_render::{ImageFormat, PreviewOptions, Renderer, Warning};
use template::print::{Answer, Block, Field, Inline, Shape};

use crate::support::{flow, paragraph, text};

fn options(format: ImageFormat) -> PreviewOptions {
    PreviewOptions { format, pages: 0..10, scale: 1.5, highlight: true }
}

fn field(id: &str, shape: Shape) -> Field {
    Field { id: id.to_owned(), label: "Label".to_owned(), role: Some(1), shape, answer: None }
}

#[test]
fn pages_are_shown_in_both_formats() {
    let request =
        flow(vec![paragraph("one"), Block::PageBreak, paragraph("two"), Block::PageBreak, paragraph("three")]);
    let renderer = Renderer::default();
    let shown = renderer.preview(&request, &options(ImageFormat::Png)).expect("pictures");
    assert_eq!((shown.sizes.len(), shown.pages.len()), (3, 3));
    for page in &shown.pages {
        let picture = image::load_from_memory_with_format(&page.data, image::ImageFormat::Png).expect("a PNG");
        assert_eq!((picture.width(), picture.height()), (893, 1263));
    }
    let shown = renderer
        .preview(&request, &PreviewOptions { pages: 1..2, ..options(ImageFormat::Svg) })
        .expect("pictures");
    assert_eq!((shown.sizes.len(), shown.pages.len(), shown.pages[0].page), (3, 1, 1));
    assert!(shown.pages[0].data.starts_with(b"<svg"));
    let shown =
        renderer.preview(&request, &PreviewOptions { pages: 7..9, ..options(ImageFormat::Svg) }).expect("none");
    assert!(shown.pages.is_empty());
}

#[test]
fn the_places_of_fields_are_known() {
    let request = flow(vec![
        Block::Field(field("block", Shape::Area)),
        Block::Paragraph {
            align: None,
            content: vec![text("Name: "), Inline::Field(field("inline", Shape::Line))],
        },
        Block::PageBreak,
        Block::Field(field("signature", Shape::Signature)),
        Block::Field(field("tick", Shape::Tick)),
        Block::Paragraph {
            align: None,
            content: vec![Inline::Field(Field {
                answer: Some(Answer::Text { text: "filled".to_owned() }),
                ..field("filled", Shape::Line)
            })],
        },
    ]);
    let shown = Renderer::default().preview(&request, &options(ImageFormat::Svg)).expect("pictures");
    let ids: Vec<(&str, usize)> = shown.fields.iter().map(|field| (field.id.as_str(), field.page)).collect();
    assert_eq!(ids, [("block", 0), ("inline", 0), ("signature", 1), ("tick", 1), ("filled", 1)]);
    let margin = 25.0 / 210.0;
    let near = |a: f64, b: f64| (a - b).abs() < 0.004;
    let [block, inline, signature, tick, filled] = &shown.fields[..] else { panic!("five fields") };
    assert!(near(block.x, margin) && near(block.width, 160.0 / 210.0) && block.height > 0.05, "{block:?}");
    assert!(inline.x > margin + 0.04 && inline.y > block.y + block.height && inline.height > 0.01, "{inline:?}");
    assert!(
        near(signature.x, margin) && near(signature.width, 66.0 / 210.0) && signature.height > 0.05,
        "{signature:?}"
    );
    assert!(near(tick.width * 210.0 / 297.0, tick.height) && tick.y > signature.y, "{tick:?}");
    assert!(near(filled.x, margin) && filled.width > 0.02 && filled.height > 0.005, "{filled:?}");
}

#[test]
fn nothing_moves_where_blanks_stand_out() {
    let request = flow(vec![
        Block::Field(field("a", Shape::Signature)),
        Block::Paragraph { align: None, content: vec![Inline::Field(field("b", Shape::Line)), text(" words")] },
        Block::Field(field("c", Shape::Line)),
        Block::Field(field("d", Shape::Picture)),
    ]);
    let renderer = Renderer::default();
    let places = |highlight| {
        renderer.preview(&request, &PreviewOptions { highlight, ..options(ImageFormat::Svg) }).expect("pictures")
    };
    let (loud, quiet) = (places(true), places(false));
    assert_eq!(loud.fields, quiet.fields);
    assert_ne!(loud.pages, quiet.pages);
}

#[test]
fn a_missing_glyph_is_a_warning() {
    let request = flow(vec![paragraph("fine"), Block::PageBreak, paragraph("漢字漢")]);
    let renderer = Renderer::default();
    let shown = renderer.preview(&request, &options(ImageFormat::Png)).expect("pictures");
    let missing = |text: &str| Warning::MissingGlyph { text: text.to_owned(), page: 2 };
    assert_eq!(shown.warnings, [missing("字"), missing("漢")]);
    assert_eq!(renderer.render(&request).expect("a PDF").warnings, shown.warnings);
}

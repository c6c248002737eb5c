//! The table of names and values that a template without content prints.

use countersign_render::{Rendered, Renderer, Request, Standard};
use template::print::{Block, ValueRow};

use crate::support::{flow, heading, info, laid_out as text, poppler, render, structure};

fn print(rows: &[(&str, &str)]) -> Request {
    let row = |(label, value): &(&str, &str)| ValueRow { label: (*label).to_owned(), value: (*value).to_owned() };
    flow(vec![heading(1, false, "Lease of a flat"), Block::Values { rows: rows.iter().map(row).collect() }])
}

/// The same under another title.
fn titled(title: &str, rows: &[(&str, &str)]) -> Request {
    let mut request = print(rows);
    if let template::print::Body::Flow { blocks } = &mut request.print.body {
        blocks[0] = heading(1, false, title);
    }
    title.clone_into(&mut request.print.title);
    request
}

/// What the foot of each page says. How wide a gap has to be for a space is up to `pdftotext`.
fn page_numbers(text: &str) -> Vec<String> {
    let numbers = text.lines().map(|line| line.split_whitespace().collect::<String>());
    numbers
        .filter(|line| {
            line.split_once('/').is_some_and(|(a, b)| a.parse::<u32>().is_ok() && b.parse::<u32>().is_ok())
        })
        .collect()
}

#[test]
fn an_ordinary_document_is_archivable_and_accessible() {
    let rendered = render(&print(&[("Tenant", "Zoë Ångström"), ("Rent", "1 234,50 €"), ("Empty", "")]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let text = text(&rendered);
    for part in ["Lease of a flat", "Field", "Value", "Tenant", "Zoë Ångström", "1 234,50 €", "Empty"] {
        assert!(text.contains(part), "{part:?} is not in {text}");
    }
    assert_eq!(page_numbers(&text), ["1/1"]);
    assert_eq!(info(&rendered, "Title"), "Lease of a flat");
    assert_eq!(info(&rendered, "Creator"), "Countersign");
    assert_eq!(info(&rendered, "Tagged"), "yes");
    assert_eq!(info(&rendered, "JavaScript"), "no");
}

#[test]
fn a_document_without_values_says_so() {
    let rendered = render(&print(&[]));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let text = text(&rendered);
    assert!(text.contains("This document has no values yet."), "{text}");
    assert!(!text.contains("Field"), "{text}");
}

#[test]
fn text_is_never_code() {
    let samples = [
        "#panic(\"x\")", "#import \"/doc.json\": *", "#include \"/etc/passwd\"", "#eval(\"1 + 1\")",
        "$x^2$ and *bold* and _italic_", "= Heading", "- item", "`raw` ```typ #panic()```", "\\ \\u{41} \\#",
        "<label> @label", "// comment /* comment */", "\"double\" 'single' -- --- ... ~",
        "https://example.org/#x", "]) #read(\"x\") ([", "{\"text\": \"json\"}",
    ];
    let rows: Vec<(&str, &str)> = samples.iter().map(|sample| (*sample, *sample)).collect();
    let mut request = titled(&samples.join(" "), &rows);
    "#panic()".clone_into(&mut request.print.language);
    "#panic()".clone_into(&mut request.print.ident);
    let rendered = render(&request);
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let text = text(&rendered);
    for sample in samples {
        assert!(text.contains(sample), "{sample:?} is not in {text}");
    }
    assert_eq!(info(&rendered, "Title"), request.print.title);
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let lease = print(&[("Tenant", "Zoë Ångström"), ("Note", "two\nlines ✓ שלום")]);
    let first = render(&lease);
    let renderer = Renderer::default();
    renderer.render(&print(&[("Other", "document")])).expect("a PDF");
    assert!(first == renderer.render(&lease).expect("a PDF"));
    assert!(first == renderer.render(&lease).expect("a PDF"));

    let mut later = lease.clone();
    later.print.created_at_ms += 1000;
    assert!(first != render(&later));
    let mut other = lease;
    other.print.ident.push('x');
    assert!(first != render(&other));
}

#[test]
fn one_renderer_serves_several_threads() {
    let renderer = Renderer::default();
    let prints: Vec<Request> = (0..8).map(|n| print(&[("Number", &n.to_string())])).collect();
    let expected: Vec<Rendered> = prints.iter().map(render).collect();
    std::thread::scope(|scope| {
        for (print, expected) in prints.iter().zip(&expected) {
            let renderer = &renderer;
            scope.spawn(move || assert!(renderer.render(print).as_ref() == Ok(expected)));
        }
    });
}

#[test]
fn no_character_makes_a_document_fail() {
    let controls: String = (0..0xa0).filter_map(char::from_u32).collect();
    let rendered = render(&print(&[("Controls\0", &controls), ("Ends", "a\r\nb\u{2028}c\u{feff}")]));
    assert_eq!(rendered.standard, Standard::A2aUa1);

    for text in [
        "emoji 🙂 👩‍👩‍👧 🇪🇺 ❤️",
        "漢字かな 한국어",
        "ไทย हिन्दी",
        "private \u{e000}",
        "\u{202e}\u{2066}\u{2069}\u{200d}\u{ad}\u{e0041}\u{fffc}\u{fffd}\u{1f3fb}",
        "a\u{301}\u{301}\u{301}",
    ] {
        let rendered = render(&print(&[(text, text)]));
        assert!(rendered.pdf.starts_with(b"%PDF-1.7"), "{text}");
        assert!(render(&titled(text, &[])).pdf.starts_with(b"%PDF-1.7"), "{text}");
    }
}

#[test]
fn a_character_without_a_glyph_costs_the_standard_and_nothing_else() {
    let rendered = render(&print(&[("Name", "漢字"), ("Other", "stays")]));
    assert_eq!(rendered.standard, Standard::Plain);
    assert!(text(&rendered).contains("stays"));
}

#[test]
fn emoji_are_printed_and_can_be_copied() {
    let said = "party 🎉 👍🏽 😀";
    let rendered = render(&print(&[("Said", said), ("Heart", "❤️ ☑ ☐"), ("Flag", "🇩🇪 👨‍👩‍👧 👩‍⚖️ 🤷‍♀️")]));
    assert_eq!(rendered.standard, Standard::A2aUa1, "each has a glyph, which scripts/fetch-fonts fetches");
    let fonts = poppler(&rendered.pdf, "pdffonts", &["-"]);
    assert!(fonts.contains("NotoEmoji"), "{fonts}");
    let text = text(&rendered);
    for expected in ["🎉", "👍🏽", "😀", "❤", "☑ ☐", "🇩🇪", "👨‍👩‍👧", "👩‍⚖️", "🤷‍♀️"]
    {
        assert!(text.contains(expected), "{expected} is missing: {text}");
    }
    // Signs that others have stay as they are in documents without emoji.
    let plain = poppler(&render(&print(&[("Signs", "☑ ☐ ✓ © 1 #")])).pdf, "pdffonts", &["-"]);
    assert!(!plain.contains("NotoEmoji"), "{plain}");
}

#[test]
fn a_character_of_private_use_costs_accessibility_only() {
    let rendered = render(&print(&[("Sign", "\u{e801}")]));
    assert_eq!(rendered.standard, Standard::A2b);
}

#[test]
fn right_to_left_documents_are_printed() {
    let mut request = titled("עברית", &[("اسم", "محمد Smith 12"), ("Telephone", "+49 30 1234"), ("שם", "שלום")]);
    "he".clone_into(&mut request.print.language);
    let rendered = render(&request);
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let text = text(&rendered);
    assert!(text.contains("+49 30 1234") && text.contains("שלום"), "{text}");
}

#[test]
fn long_tables_run_over_several_pages_and_repeat_their_header() {
    let rows: Vec<(String, String)> = (1..=300).map(|n| (format!("Field no {n}"), format!("value {n}"))).collect();
    let rows: Vec<(&str, &str)> = rows.iter().map(|(label, value)| (label.as_str(), value.as_str())).collect();
    let rendered = render(&print(&rows));
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let pages: usize = info(&rendered, "Pages").parse().expect("a number");
    assert!(pages > 5, "{pages} pages");
    let text = text(&rendered);
    let headers = text.lines().filter(|line| line.split_whitespace().eq(["Field", "Value"])).count();
    assert_eq!(headers, pages);
    assert!(text.contains("value 300"), "{text}");
    assert_eq!(page_numbers(&text), (1..=pages).map(|page| format!("{page}/{pages}")).collect::<Vec<_>>());
}

#[test]
fn long_words_stay_inside_their_column() {
    let word = "Aktenzeichen".repeat(60);
    let rendered = render(&titled(&word, &[(&word, &word)]));
    let boxes = poppler(&rendered.pdf, "pdftotext", &["-bbox", "-", "-"]);
    let edge = |line: &str, name: &str| -> Option<f64> {
        line.split_once(&format!("{name}=\""))?.1.split_once('"')?.0.parse().ok()
    };
    let words: Vec<(f64, f64)> =
        boxes.lines().filter_map(|line| Some((edge(line, "xMin")?, edge(line, "xMax")?))).collect();
    assert!(words.len() > 20);
    let margin = 25.0 / 25.4 * 72.0;
    for (left, right) in words {
        assert!(left > margin - 1.0 && right < 595.28 - margin + 1.0, "{left} to {right}");
    }
}

#[test]
fn labels_are_the_headers_of_their_rows() {
    let structure = structure(&render(&print(&[("Tenant", "Zoë")])));
    crate::support::assert_in_order(
        &structure,
        &["H1", "Lease of a flat", "Table", "TH", "Field", "TH", "Value", "TH", "Row", "Tenant", "TD", "Zoë"],
    );
}

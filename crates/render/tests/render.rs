//! What comes out of the renderer, read back with the tools of poppler (`pdftotext`, `pdfinfo`).
#![allow(clippy::expect_used, reason = "tests fail by panicking")]

use std::io::Write as _;
use std::process::{Command, Stdio};

use countersign_render::{Print, PrintRow, RenderError, Rendered, Renderer, Standard};

fn print(rows: &[(&str, &str)]) -> Print {
    Print {
        title: "Lease of a flat".to_owned(),
        rows: rows
            .iter()
            .map(|(label, value)| PrintRow { label: (*label).to_owned(), value: (*value).to_owned() })
            .collect(),
        language: "en-GB".to_owned(),
        created_at_ms: 1_763_087_445_000,
        ident: "doc_0001".to_owned(),
    }
}

fn render(print: &Print) -> Rendered {
    Renderer::new().render(print).expect("a PDF")
}

/// Runs a program of poppler with the PDF as its input.
fn poppler(pdf: &[u8], program: &str, arguments: &[&str]) -> String {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("poppler-utils is installed");
    // The program reads its whole input before it writes, so the pipe can't block.
    child.stdin.take().expect("a pipe").write_all(pdf).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{program} refuses the PDF");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn text(rendered: &Rendered) -> String {
    poppler(&rendered.pdf, "pdftotext", &["-layout", "-", "-"])
}

fn info(rendered: &Rendered, key: &str) -> String {
    let info = poppler(&rendered.pdf, "pdfinfo", &["-"]);
    let line = info.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'));
    line.unwrap_or_else(|| panic!("no {key} in {info}")).trim().to_owned()
}

/// What the foot of each page says after the title. How wide a gap has to be for a space is up to `pdftotext`.
fn page_numbers(text: &str) -> Vec<String> {
    let feet =
        text.lines().filter(|line| line.contains('/')).filter_map(|line| line.strip_prefix("Lease of a flat"));
    feet.map(|foot| foot.split_whitespace().collect()).collect()
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
    let mut print = print(&rows);
    print.title = samples.join(" ");
    "#panic()".clone_into(&mut print.language);
    "#panic()".clone_into(&mut print.ident);
    let rendered = render(&print);
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let text = text(&rendered);
    for sample in samples {
        assert!(text.contains(sample), "{sample:?} is not in {text}");
    }
    assert_eq!(info(&rendered, "Title"), print.title);
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let lease = print(&[("Tenant", "Zoë Ångström"), ("Note", "two\nlines ✓ שלום")]);
    let first = render(&lease);
    let renderer = Renderer::new();
    renderer.render(&print(&[("Other", "document")])).expect("a PDF");
    assert!(first == renderer.render(&lease).expect("a PDF"));
    assert!(first == renderer.render(&lease).expect("a PDF"));

    let mut later = lease.clone();
    later.created_at_ms += 1000;
    assert!(first != render(&later));
    let mut other = lease;
    other.ident.push('x');
    assert!(first != render(&other));
}

#[test]
fn one_renderer_serves_several_threads() {
    let renderer = Renderer::new();
    let prints: Vec<Print> = (0..8).map(|n| print(&[("Number", &n.to_string())])).collect();
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
        let mut titled = print(&[]);
        text.clone_into(&mut titled.title);
        assert!(render(&titled).pdf.starts_with(b"%PDF-1.7"), "{text}");
    }
}

#[test]
fn a_character_without_a_glyph_costs_the_standard_and_nothing_else() {
    let rendered = render(&print(&[("Name", "漢字"), ("Other", "stays")]));
    assert_eq!(rendered.standard, Standard::Plain);
    assert!(text(&rendered).contains("stays"));
}

#[test]
fn a_character_of_private_use_costs_accessibility_only() {
    let rendered = render(&print(&[("Sign", "\u{e801}")]));
    assert_eq!(rendered.standard, Standard::A2b);
}

#[test]
fn right_to_left_documents_are_printed() {
    let mut print = print(&[("اسم", "محمد Smith 12"), ("Telephone", "+49 30 1234"), ("שם", "שלום")]);
    "עברית".clone_into(&mut print.title);
    "he".clone_into(&mut print.language);
    let rendered = render(&print);
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
    let mut print = print(&[(&word, &word)]);
    print.title.clone_from(&word);
    let rendered = render(&print);
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
fn too_much_text_is_refused() {
    let value = "word ".repeat(100_000);
    let error = Renderer::new().render(&print(&[("Long", &value)])).expect_err("too long");
    assert!(
        matches!(error, RenderError::TooLong { characters, limit: 400_000 } if characters > 500_000),
        "{error}"
    );
}

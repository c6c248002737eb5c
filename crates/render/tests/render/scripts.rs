//! Scripts beyond the fonts inside the program, with fonts from the machine. `scripts/need` installs them.

use countersign_render::{FontSources, Rendered, Renderer, Standard, Warning};

use crate::support::{check, flow, heading, paragraph, read, render};

/// Renders with the machine's fonts; nothing where it has none, which only `scripts/need` can mend.
fn with_system_fonts(language: &str, words: &str) -> Rendered {
    let mut request = flow(vec![heading(1, true, words), paragraph(&format!("{words} (42)"))]);
    language.clone_into(&mut request.print.language);
    let rendered = Renderer::new(FontSources::new(Vec::new(), true)).render(&request).expect("a PDF");
    check(&rendered.pdf);
    rendered
}

#[test]
fn many_scripts_are_set_with_the_machines_fonts() {
    for (language, words) in [
        ("hi", "हिन्दी क्षत्रिय"),
        ("zh", "租赁合同"),
        ("zh-TW", "租賃合約"),
        ("ja", "賃貸借契約書の"),
        ("ko", "임대차 계약"),
        ("th", "สัญญาเช่า"),
        ("ar", "عقد إيجار"),
        ("he", "חוזה שכירות"),
        ("am", "የኪራይ ውል"),
    ] {
        let rendered = with_system_fonts(language, words);
        assert!(rendered.warnings.is_empty(), "{language}: {rendered:?}");
        assert_eq!(rendered.standard, Standard::A2aUa1, "{language}");
        assert_eq!(with_system_fonts(language, words), rendered, "{language}");
    }
}

#[test]
fn chinese_and_japanese_are_read_back() {
    assert!(read(&with_system_fonts("zh", "租赁合同")).contains("租赁合同"));
    assert!(read(&with_system_fonts("ja", "賃貸借契約書")).contains("賃貸借契約書"));
    assert!(read(&with_system_fonts("ko", "임대차 계약")).contains("임대차 계약"));
}

#[test]
fn without_those_fonts_there_is_a_warning_and_a_document() {
    let rendered = render(&flow(vec![paragraph("租赁合同 stays")]));
    assert_eq!(rendered.standard, Standard::Plain);
    assert!(matches!(&rendered.warnings[..], [Warning::MissingGlyph { .. }, ..]), "{rendered:?}");
    assert!(read(&rendered).contains("stays"));
    let keywords = crate::support::info(&rendered, "Keywords");
    assert_eq!(keywords, "standard: none");
}

#[test]
fn right_to_left_documents_stand_on_the_right() {
    let mut request =
        flow(vec![heading(1, false, "חוזה שכירות"), paragraph("הדירה ברחוב Harbour Street 4 בתל אביב")]);
    "he".clone_into(&mut request.print.language);
    let rendered = render(&request);
    assert_eq!(rendered.standard, Standard::A2aUa1);
    let boxes = crate::support::poppler(&rendered.pdf, "pdftotext", &["-bbox", "-", "-"]);
    let edge = |line: &str| -> Option<f64> { line.split_once("xMax=\"")?.1.split_once('"')?.0.parse().ok() };
    let right = boxes.lines().filter_map(edge).fold(0.0, f64::max);
    assert!((right - (595.28 - 70.87)).abs() < 1.5, "{right}");
}

#[test]
fn words_are_not_set_in_letters_of_equal_width() {
    let rendered = with_system_fonts("ar", "عقد إيجار");
    let fonts = crate::support::poppler(&rendered.pdf, "pdffonts", &["-"]);
    assert!(fonts.contains("Naskh") && !fonts.contains("Mono"), "{fonts}");
}

#[test]
fn symbols_are_there_beside_every_script() {
    for words in ["租赁合同", "임대차 계약", "สัญญาเช่า", "عقد", "हिन्दी"]
    {
        let rendered = with_system_fonts("en", &format!("{words} ☐ ☒ ✓ – € →"));
        assert!(rendered.warnings.is_empty(), "{words}: {rendered:?}");
    }
}

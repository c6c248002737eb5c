//! Fields over the pages of an uploaded PDF.

use countersign_render::{RenderError, Renderer, Request, may_need_more_pages};
use template::form::Placement;
use template::print::{Answer, Body, Field, Placed, Shape};

use crate::support::{check, flow, paragraph, picture, poppler};

fn placed(page: u32, shape: Shape, answer: Option<Answer>, (x, y, width, height): (f64, f64, f64, f64)) -> Placed {
    let field = Field { id: format!("{shape:?}{page}"), label: "Label".to_owned(), role: Some(0), shape, answer };
    Placed { field, placement: Placement { page, x, y, width, height } }
}

fn request(fields: Vec<Placed>) -> Request {
    let mut request = flow(Vec::new());
    request.print.body = Body::Pages { file: "pdf".to_owned(), fields };
    request.files.insert("hand".to_owned(), picture(300, 80));
    request
}

fn text(text: &str) -> Option<Answer> {
    Some(Answer::Text { text: text.to_owned() })
}

#[test]
fn fields_lie_where_they_were_placed() {
    let drawn =
        Answer::Drawn { file: "hand".to_owned(), name: "Grace Hopper".to_owned(), at: "14 Nov".to_owned() };
    let request = request(vec![
        placed(3, Shape::Line, text("Zoë"), (0.5, 0.5, 0.3, 0.03)),
        placed(1, Shape::Signature, Some(drawn), (0.1, 0.8, 0.3, 0.08)),
        placed(1, Shape::Tick, Some(Answer::Tick { on: true }), (0.9, 0.9, 0.02, 0.02)),
        placed(9, Shape::Line, text("no such page"), (0.5, 0.5, 0.3, 0.03)),
    ]);
    let sizes = [(595.0, 842.0), (595.0, 842.0), (842.0, 595.0)];
    let layer = Renderer::default().layer(&request, &sizes, false).expect("a layer");
    check(&layer.pdf);
    assert_eq!(layer.pages, [(0, 0), (2, 1)]);
    let info = poppler(&layer.pdf, "pdfinfo", &["-f", "1", "-l", "2", "-"]);
    assert!(info.contains("Tagged:          no") && info.contains("842 x 595"), "{info}");
    let boxes = poppler(&layer.pdf, "pdftotext", &["-f", "2", "-bbox", "-", "-"]);
    let line = boxes.lines().find(|line| line.contains("Zoë")).expect("the word");
    let edge = |name: &str| -> f64 {
        line.split_once(&format!("{name}=\""))
            .expect("an edge")
            .1
            .split('"')
            .next()
            .expect("it")
            .parse()
            .expect("it")
    };
    assert!((edge("xMin") - 421.0).abs() < 4.0 && (edge("yMin") - 297.0).abs() < 18.0, "{line}");
    assert!(poppler(&layer.pdf, "pdftotext", &["-", "-"]).contains("Grace Hopper"));
}

#[test]
fn text_is_made_to_fit_its_box() {
    let long = "several words that do not fit at the usual size ".repeat(3);
    let request = request(vec![
        placed(1, Shape::Area, text(&long), (0.1, 0.1, 0.3, 0.05)),
        placed(1, Shape::Line, text(&"W".repeat(200)), (0.1, 0.5, 0.2, 0.02)),
        placed(1, Shape::Line, text("x"), (2.0, f64::NAN, -1.0, 0.0)),
    ]);
    let layer = Renderer::default().layer(&request, &[(600.0, 800.0)], true).expect("a layer");
    let boxes = poppler(&layer.pdf, "pdftotext", &["-bbox", "-", "-"]);
    let words: Vec<&str> = boxes.lines().filter(|line| line.contains(">several<")).collect();
    assert_eq!(words.len(), 3, "{boxes}");
    for word in words {
        let bottom: f64 =
            word.split_once("yMax=\"").expect("an edge").1.split('"').next().expect("it").parse().expect("it");
        assert!(bottom <= 121.5, "{word}");
    }
}

#[test]
fn each_kind_has_its_way() {
    let renderer = Renderer::default();
    let error = renderer.render(&request(Vec::new())).expect_err("the other kind");
    assert!(matches!(error, RenderError::OtherKind(_)) && !error.is_the_documents());
    assert!(matches!(renderer.layer(&flow(vec![paragraph("x")]), &[], false), Err(RenderError::OtherKind(_))));
}

#[test]
fn what_has_no_room_in_its_box_stands_behind_the_last_page() {
    let long = (1..=400).map(|number| format!("word{number}")).collect::<Vec<_>>().join(" ");
    let unbroken = "W".repeat(2_000);
    let arabic = "كلمة طويلة جدا ".repeat(60);
    let request = request(vec![
        placed(1, Shape::Area, text(&long), (0.1, 0.1, 0.3, 0.04)),
        placed(1, Shape::Line, text("Zoë"), (0.1, 0.4, 0.3, 0.04)),
        placed(2, Shape::Line, text(&unbroken), (0.1, 0.5, 0.2, 0.01)),
        placed(2, Shape::Line, text(&arabic), (0.1, 0.7, 0.2, 0.02)),
    ]);
    let sizes = [(600.0, 800.0), (500.0, 700.0)];
    let layer = Renderer::default().layer(&request, &sizes, false).expect("a layer");
    check(&layer.pdf);
    assert_eq!(layer.behind.first(), Some(&(500.0, 700.0)));
    let pages = poppler(&layer.pdf, "pdftotext", &["-", "-"]);
    let pages: Vec<&str> = pages.split('\x0c').collect();
    assert!(
        pages[0].contains("word1 ") && pages[0].contains("→ 1") && !pages[0].contains("word400"),
        "{}",
        pages[0]
    );
    assert!(pages[0].contains("Zoë"));
    assert!(pages[1].contains("→ 2") && pages[1].contains("→ 3"), "{}", pages[1]);
    let behind = pages[2..].join("\n");
    assert!(behind.contains("→ 1") && behind.contains("→ 3") && behind.contains("word1 "), "{behind}");
    assert!(behind.contains("word400") && !behind.contains("Zoë"), "{behind}");
    assert_eq!(behind.matches('W').count(), 2_000);
}

#[test]
fn whether_pages_have_to_follow_is_never_missed() {
    let renderer = Renderer::default();
    for answer in [
        "x",
        "Grace Hopper",
        "WWWWWWWWWWWWWWWWWWWW WWWWWWWWW",
        "一二三四五六七八九十一二三四五六七八九十",
        "a\nb\nc\nd\ne",
    ] {
        for (width, height) in [(0.01, 0.005), (0.05, 0.01), (0.1, 0.02), (0.2, 0.03), (0.5, 0.05)] {
            let request = request(vec![placed(1, Shape::Line, text(answer), (0.1, 0.1, width, height))]);
            let layer = renderer.layer(&request, &[(600.0, 800.0)], false).expect("a layer");
            let may = may_need_more_pages(&request.print, |page| (page == 1).then_some((600.0, 800.0)));
            assert!(may || layer.behind.is_empty(), "{answer} in {width} × {height}");
        }
    }
    let request = request(vec![placed(1, Shape::Line, text("Grace Hopper"), (0.1, 0.1, 0.3, 0.03))]);
    assert!(!may_need_more_pages(&request.print, |_| Some((600.0, 800.0))), "an ordinary answer costs nothing");
}

#[test]
fn blanks_that_stand_out_need_no_page_of_their_own() {
    let request = request(vec![
        placed(1, Shape::Line, None, (0.1, 0.1, 0.3, 0.04)),
        placed(2, Shape::Area, None, (0.1, 0.9, 0.8, 0.1)),
        placed(2, Shape::Tick, Some(Answer::Tick { on: false }), (0.1, 0.2, 0.02, 0.02)),
        placed(2, Shape::Line, text("Zoë"), (0.1, 0.5, 0.3, 0.04)),
    ]);
    let none = self::request(Vec::new());
    let layer = Renderer::default().layer(&none, &[(600.0, 800.0)], true).expect("a layer");
    assert_eq!((layer.pages.len(), layer.behind.len()), (0, 0), "where there is no field there is no answer");
    for highlight in [true, false] {
        let layer =
            Renderer::default().layer(&request, &[(600.0, 800.0), (500.0, 700.0)], highlight).expect("a layer");
        assert_eq!((layer.pages.len(), layer.behind.len()), (2, 0), "{highlight}");
        assert!(poppler(&layer.pdf, "pdfinfo", &["-"]).contains("Pages:           2"));
    }
}

fn typed(name: &str) -> Option<Answer> {
    let at = "18.11.2026, 12:00 UTC+13".to_owned();
    Some(Answer::Typed { text: "x".to_owned(), hand: None, name: name.to_owned(), at })
}

#[test]
fn a_name_in_the_other_direction_does_not_change_places_with_the_time() {
    // Where the words of the caption stand, from left to right.
    let order = |name: &str, language: &str| {
        let mut request = request(vec![placed(1, Shape::Signature, typed(name), (0.1, 0.1, 0.6, 0.1))]);
        request.print.language = language.to_owned();
        let layer = Renderer::default().layer(&request, &[(600.0, 800.0)], false).expect("a layer");
        let boxes = poppler(&layer.pdf, "pdftotext", &["-bbox", "-", "-"]);
        let word = |line: &str| {
            let left = line.split_once("xMin=\"")?.1.split('"').next()?.parse::<f64>().ok()?;
            Some((left, line.split_once('>')?.1.split('<').next()?.to_owned()))
        };
        let mut words: Vec<(f64, String)> = boxes.lines().filter_map(word).collect();
        words.retain(|(_, word)| word != "x");
        words.sort_by(|one, other| one.0.total_cmp(&other.0));
        let words = words.into_iter().map(|(_, word)| word).collect::<Vec<_>>().join(" ");
        words.split_once('·').map(|(_, after)| after.trim().to_owned()).unwrap_or(words)
    };
    for name in ["Grace Hopper", "محمد عبد الرحمن", "דוד בן גוריון", "Grace محمد"] {
        assert_eq!(order(name, "de"), "18.11.2026, 12:00 UTC+13", "{name}");
    }
}

#[test]
fn a_long_name_in_a_box_is_whole_and_so_is_the_time() {
    let name = "Maximiliane-Alexandrina von und zu Hohenlohe-Waldenburg-Schillingsfürst";
    for (width, height) in [(0.3, 0.06), (0.2, 0.05), (0.5, 0.04)] {
        let request = request(vec![placed(1, Shape::Signature, typed(name), (0.1, 0.1, width, height))]);
        let layer = Renderer::default().layer(&request, &[(600.0, 800.0)], false).expect("a layer");
        let text = poppler(&layer.pdf, "pdftotext", &["-raw", "-", "-"]);
        // Lines may break at hyphens.
        let text: String = text.split_whitespace().collect();
        assert!(text.contains("18.11.2026,12:00UTC+13"), "{width} × {height}: {text}");
        assert!(text.contains(&name.replace(' ', "")), "{width} × {height}: {text}");
    }
}

//! Bytes that nobody meant to be a PDF, and PDFs that somebody meant to do harm: whatever goes in, an answer comes out.

use std::fmt::Write as _;
use std::sync::LazyLock;

use countersign_pdf::{Limits, Refused, Size, Update, inspect, normalise, overlay, page_png, page_svg};
use proptest::prelude::*;

use crate::made::{self, Sheet};
use crate::tools;

/// Everything that can be done with bytes. The answers don't matter, only that there are some.
fn try_all(bytes: &[u8]) {
    let limits = Limits { pixels: 100_000, ..Limits::default() };
    let _ = inspect(bytes, &limits);
    let _ = Update::of(bytes, &limits);
    let _ = overlay(bytes, &LAYER, &limits);
    let _ = overlay(&LAYER, bytes, &limits);
    let _ = page_png(bytes, 0, Size::Width(50), &limits);
    let _ = page_svg(bytes, 0, &limits);
    let _ = normalise(bytes, &limits);
}

static LAYER: LazyLock<Vec<u8>> = LazyLock::new(|| made::layer(&[(400, 600)]));

/// Valid files of several structures.
static VALID: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let form = made::form(90);
    let laid = overlay(&made::pdf(&[Sheet::default()]), &LAYER, &Limits::default()).expect("a layer");
    vec![
        tools::qpdf(&form, &["--object-streams=generate"]),
        tools::qpdf(&form, &["--linearize"]),
        tools::qpdf(&laid, &["--object-streams=generate", "--compress-streams=n"]),
        laid,
        form,
    ]
});

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_are_answered(start in prop::sample::select(vec![&b""[..], b"%PDF-1.7\n", b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff",
        b"RIFF\0\0\0\0WEBP"]), rest in prop::collection::vec(any::<u8>(), 0..2_000)) {
        try_all(&[start, &rest].concat());
    }

    #[test]
    fn random_structure_is_answered(words in prop::collection::vec(prop::sample::select(vec![
        "1 0 obj", "2 0 obj", "endobj", "<<", ">>", "[", "]", "/Type", "/Catalog", "/Pages", "/Kids", "/Page", "/MediaBox",
        "1 0 R", "2 0 R", "3 0 R", "0", "1", "-7", "99999999999999999999", "1e9", "(", ")", "<", ">", "stream\n", "endstream",
        "/Length", "xref", "trailer", "/Root", "/Size", "startxref", "%%EOF", "/Prev", "/ObjStm", "/XRef", "/W", "/Index",
        "/Filter", "/FlateDecode", "/Rotate", "null", "\n", "obj", "R",
    ]), 0..200)) {
        try_all(format!("%PDF-1.7\n{}", words.join(" ")).as_bytes());
    }

    #[test]
    fn truncated_files_are_answered(which in 0_usize..5, part in 0.0..1.0_f64) {
        let whole = &VALID[which];
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a fraction")]
        let length = (whole.len() as f64 * part) as usize;
        try_all(&whole[..length]);
    }

    #[test]
    fn damaged_files_are_answered(which in 0_usize..5, changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..20)) {
        let mut bytes = VALID[which].clone();
        for (place, value) in changes {
            let at = place.index(bytes.len());
            bytes[at] = value;
        }
        try_all(&bytes);
    }

    #[test]
    fn files_with_other_numbers_are_answered(which in 0_usize..5, changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6)) {
        let mut bytes = VALID[which].clone();
        let digits: Vec<usize> = (0..bytes.len()).filter(|at| bytes[*at].is_ascii_digit()).collect();
        for (place, value) in changes {
            bytes[digits[place.index(digits.len())]] = b'0' + value % 10;
        }
        try_all(&bytes);
    }
}

/// A file of these bodies, the first of which is the catalogue, with a table that is right.
fn file(bodies: &[String]) -> Vec<u8> {
    let mut file = String::from("%PDF-1.7\n");
    let mut table = format!("xref\n0 {}\n0000000000 65535 f \n", bodies.len() + 1);
    for (number, body) in bodies.iter().enumerate() {
        writeln!(table, "{:010} 00000 n ", file.len()).expect("memory");
        write!(file, "{} 0 obj\n{body}\nendobj\n", number + 1).expect("memory");
    }
    let start = file.len();
    let trailer = format!("trailer\n<</Size {}/Root 1 0 R>>\nstartxref\n{start}\n%%EOF\n", bodies.len() + 1);
    (file + &table + &trailer).into_bytes()
}

/// A file with a page that has these resources and this content, and these objects from number 5 on.
fn page(resources: &str, content: &str, more: &[String]) -> Vec<u8> {
    let mut bodies = vec![
        "<</Type/Catalog/Pages 2 0 R>>".to_owned(),
        "<</Type/Pages/Count 1/Kids[3 0 R]>>".to_owned(),
        format!("<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 600]/Contents 4 0 R/Resources<<{resources}>>>>"),
        format!("<</Length {}>>stream\n{content}\nendstream", content.len()),
    ];
    bodies.extend_from_slice(more);
    file(&bodies)
}

#[test]
fn deep_nesting_is_answered() {
    for (open, close) in [("[", "]"), ("<</A ", ">>"), ("(", ")"), ("<<", "")] {
        for depth in [90, 200, 100_000] {
            let nested = format!("{}{}", open.repeat(depth), close.repeat(depth));
            try_all(&page("", &nested, std::slice::from_ref(&nested)));
            try_all(&page(&format!("/Odd {nested}"), "", &[]));
            try_all(&page("/XObject<</A 5 0 R>>", "/A Do", &[nested]));
        }
    }
    let nested = "[".repeat(2_000_000);
    try_all(&page("", &nested, &[]));
    let braces = "{".repeat(2_000_000);
    let function =
        format!("<</FunctionType 4/Domain[0 1]/Range[0 1]/Length {}>>stream\n{braces}\nendstream", braces.len());
    try_all(&page("/ColorSpace<</C[/Separation/X/DeviceGray 5 0 R]>>", "/C cs 1 scn 0 0 9 9 re f", &[function]));
}

#[test]
fn lengths_that_lead_to_lengths_are_answered() {
    for count in [90_u32, 60_000] {
        let chain: Vec<String> =
            (0..count).map(|n| format!("<</Length {} 0 R>>stream\n\nendstream", n + 6)).collect();
        let refused = inspect(&page("", "", &chain), &Limits::default());
        assert_eq!(refused.is_err(), count > 100, "{count}: {refused:?}");
        try_all(&page("", "", &chain));
    }
}

#[test]
fn lengths_in_object_streams_that_lead_to_lengths_are_answered() {
    // The length of each object stream lies in the next.
    for count in [4_900_u32, 6_000] {
        let mut file = b"%PDF-1.7\n".to_vec();
        let mut entries = Vec::new();
        let mut entry = |kind: u8, second: u32| {
            entries.push(kind);
            entries.extend(second.to_be_bytes());
            entries.extend([0, 0]);
        };
        let at = |file: &[u8]| u32::try_from(file.len()).expect("small");
        entry(1, at(&file));
        file.extend(b"1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n");
        entry(1, at(&file));
        file.extend(b"2 0 obj\n<</Type/Pages/Count 0/Kids[]>>\nendobj\n");
        // Streams and their lengths take turns.
        for number in (0..count).map(|n| 3 + 2 * n) {
            entry(1, at(&file));
            entry(2, number + 2);
            let packed = format!("{:05} 0 {:010}", number - 1, 18);
            let length = number + 1;
            file.extend(
                format!("{number} 0 obj\n<</Type/ObjStm/N 1/First 8/Length {length} 0 R>>stream\n{packed}\nendstream\nendobj\n")
                    .bytes(),
            );
        }
        let start = at(&file);
        let size = 3 + 2 * count;
        entry(1, start);
        file.extend(
            format!("{size} 0 obj\n<</Type/XRef/Size {}/W[1 4 2]/Index[1 {size}]/Root 1 0 R", size + 1).bytes(),
        );
        file.extend(format!("/Length {}>>stream\n", entries.len()).bytes());
        file.extend(&entries);
        file.extend(format!("\nendstream\nendobj\nstartxref\n{start}\n%%EOF\n").bytes());
        let refused = inspect(&file, &Limits::default()).expect_err("it has no pages");
        assert_eq!(refused == Refused::NoPages, count < 5_000, "{refused}");
        try_all(&file);
    }
}

#[test]
fn chains_and_circles_of_colours_functions_and_pictures_are_answered() {
    let count = 20_000;
    let chain = |body: fn(usize) -> String| (0..count).map(|n| body(n + 6)).collect::<Vec<_>>();
    let spaces = chain(|next| format!("[/Separation/X {next} 0 R 6 0 R]"));
    try_all(&page("/ColorSpace<</C 5 0 R>>", "/C cs 1 scn 0 0 9 9 re f", &spaces));
    // All of them are listed, so that the way to each is short, but not the way through.
    let listed: String = (5..5 + count).map(|number| format!("/C{number} {number} 0 R")).collect();
    try_all(&page(&format!("/ColorSpace<</C 5 0 R{listed}>>"), "/C cs 1 scn 0 0 9 9 re f", &spaces));
    let functions =
        chain(|next| format!("<</FunctionType 3/Domain[0 1]/Functions[{next} 0 R]/Bounds[]/Encode[0 1]>>"));
    let shading = "/Shading<</S<</ShadingType 2/ColorSpace/DeviceGray/Coords[0 0 9 9]/Function 5 0 R>>>>";
    try_all(&page(shading, "/S sh", &functions));
    let forms = chain(|next| {
        let content = "/A Do";
        format!(
            "<</Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A {next} 0 R>>>>/Length 5>>stream\n{content}\nendstream"
        )
    });
    try_all(&page("/XObject<</A 5 0 R>>", "/A Do", &forms));
    for circle in [
        "[/Indexed 5 0 R 1 <00>]".to_owned(),
        "[/Separation/X 5 0 R 5 0 R]".to_owned(),
        "<</FunctionType 3/Domain[0 1]/Functions[5 0 R]/Bounds[]/Encode[0 1]>>".to_owned(),
        "<</Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</C 5 0 R>>>>/Length 5>>stream\n/C Do\nendstream"
            .to_owned(),
        "5 0 R".to_owned(),
    ] {
        let resources = "/ColorSpace<</C 5 0 R>>/XObject<</C 5 0 R>>/Shading<</C 5 0 R>>/Pattern<</C 5 0 R>>/Font<</C 5 0 R>>\
            /ExtGState<</C<</SMask 5 0 R>>>>";
        try_all(&page(resources, "/C cs 1 scn /C Do /C sh /C gs BT /C 9 Tf (x) Tj ET", &[circle]));
    }
}

#[test]
fn objects_on_top_of_each_other_are_refused() {
    // Ten thousand entries of the table for the same large stream.
    let content = "x".repeat(1_000_000);
    let plain = page("", &content, &[]);
    let text = String::from_utf8(plain).expect("text");
    let at = text.find("4 0 obj").expect("the content");
    let (body, _) = text.split_at(text.rfind("xref\n0").expect("a table"));
    let offsets: Vec<usize> = (1..=3).map(|n| text.find(&format!("{n} 0 obj")).expect("it")).collect();
    let mut file = body.to_owned() + "xref\n0 10000\n0000000000 65535 f \n";
    let entry = |offset: &usize| format!("{offset:010} 00000 n \n");
    file.extend(offsets.iter().map(entry));
    file.extend((4..10_000).map(|_| entry(&at)));
    write!(file, "trailer\n<</Size 10000/Root 1 0 R>>\nstartxref\n{}\n%%EOF\n", body.len()).expect("memory");
    let refused = inspect(file.as_bytes(), &Limits::default());
    assert!(matches!(refused, Err(Refused::Damaged { .. })), "{refused:?}");
}

#[test]
fn streams_that_unpack_without_end_are_refused() {
    // An object stream of hundred megabytes of spaces.
    let spaces = made::pdf(&[Sheet { content: made::Contents::One(" ".repeat(40_000_000)), ..Sheet::default() }]);
    let packed = tools::qpdf(&spaces, &["--compress-streams=y", "--object-streams=disable"]);
    let text: Vec<u8> = packed.clone();
    let find = |needle: &[u8]| text.windows(needle.len()).position(|window| window == needle).expect("it");
    let key = find(b"/Filter /FlateDecode");
    // Making the page's content pass for an object stream keeps the file's length by using a comment's room.
    let mut bomb = text[..key].to_vec();
    bomb.extend_from_slice(b"/Type /ObjStm /N 1 /First 4 ");
    bomb.extend_from_slice(&text[key..]);
    let refused = inspect(&bomb, &Limits::default());
    assert!(matches!(refused, Err(Refused::Unpacks { .. })), "{refused:?}");
}

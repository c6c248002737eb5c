use std::fmt::Write as _;

use countersign_pdf::lopdf::{Document, Object, dictionary};
use countersign_pdf::{Limits, Refused, Update};

use crate::made::{self, Sheet};
use crate::tools;

fn update(original: &[u8]) -> Update<'_> {
    Update::of(original, &Limits::default()).expect("an update")
}

/// Adds an information dictionary with a title, which is easy to see from outside.
fn titled(original: &[u8]) -> Vec<u8> {
    let mut update = update(original);
    let info = update.add(dictionary! { "Title" => Object::string_literal("A (title\\) >> /x") });
    update.set_trailer("Info", info);
    update.finish()
}

fn assert_titled(original: &[u8], result: &[u8]) {
    assert!(result.starts_with(original));
    tools::assert_clean(result);
    let info = tools::info(result);
    assert!(info.contains("A (title\\) >> /x"), "{info}");
    assert!(info.contains("Pages:           1"), "{info}");
    assert!(tools::text(result).contains("Original"));
}

#[test]
fn updates_are_understood_whatever_the_structure() {
    let plain = made::pdf(&[Sheet::default()]);
    assert_titled(&plain, &titled(&plain));
    for arguments in [&["--object-streams=generate"][..], &["--object-streams=disable"], &["--linearize"]] {
        let original = tools::qpdf(&plain, arguments);
        assert_titled(&original, &titled(&original));
    }
}

#[test]
fn the_new_section_is_of_the_type_of_the_last() {
    let plain = made::pdf(&[Sheet::default()]);
    let is_table = |bytes: &[u8]| String::from_utf8_lossy(bytes).contains("trailer");
    let table = tools::qpdf(&plain, &["--object-streams=disable"]);
    let stream = tools::qpdf(&plain, &["--object-streams=generate"]);
    assert!(is_table(&titled(&table)[table.len()..]));
    assert!(!is_table(&titled(&stream)[stream.len()..]));
}

#[test]
fn identity_keeps_its_first_part_and_changes_its_second() {
    let original = tools::qpdf(&made::pdf(&[Sheet::default()]), &["--object-streams=disable"]);
    let id = |bytes: &[u8]| {
        let document = Document::load_mem(bytes).expect("a PDF");
        let id = document.trailer.get(b"ID").and_then(Object::as_array).cloned().expect("an identity");
        id.iter().map(|part| part.as_str().expect("a string").to_vec()).collect::<Vec<_>>()
    };
    let (before, after) = (id(&original), id(&titled(&original)));
    assert_eq!(before[0], after[0]);
    assert_ne!(before[1], after[1]);
    assert_eq!(titled(&original), titled(&original));
    // A file that has none is given one.
    assert_eq!(id(&titled(&made::pdf(&[Sheet::default()]))).len(), 2);
}

#[test]
fn the_information_of_the_original_is_carried_over() {
    let (mut document, pages, _) = made::document(&[Sheet::default()]);
    let info = document.add_object(dictionary! { "Title" => Object::string_literal("Kept") });
    document.trailer.set("Info", info);
    let original = made::saved(document);
    let mut update = update(&original);
    let mut page = update.get(pages[0]).and_then(|page| page.as_dict().ok()).cloned().expect("a page");
    page.set("Rotate", 90);
    update.set(pages[0], page);
    let result = update.finish();
    let info = tools::info(&result);
    assert!(info.contains("Kept") && info.contains("Page rot:        90"), "{info}");
}

#[test]
fn a_header_that_comes_late_is_met() {
    let original = [b"MIME-Version: 1.0\r\n\r\n".to_vec(), made::pdf(&[Sheet::default()])].concat();
    let result = titled(&original);
    assert!(result.starts_with(&original));
    assert!(tools::info(&result).contains("A (title"));
    assert!(tools::text(&result).contains("Original"));
    Update::of(&result, &Limits::default()).expect("another update");
}

#[test]
fn a_table_that_is_broken_is_replaced() {
    let original = made::pdf(&[Sheet::default()]);
    for broken in [
        tools::replaced(&original, "startxref\n", "startxref\n9"),
        tools::replaced(&original, "xref\n0", "xxxx\n0"),
        // Everything moved by an editor that thought it was text.
        tools::replaced(&original, "\n2 0 obj", "\n%more\n2 0 obj"),
    ] {
        assert_titled(&broken, &titled(&broken));
    }
    let packed = tools::qpdf(&original, &["--object-streams=generate"]);
    let at = packed.windows(9).rposition(|window| window == b"startxref").expect("a start");
    let cut = [&packed[..at], b"startxref\n1\n%%EOF\n"].concat();
    assert_titled(&cut, &titled(&cut));
}

#[test]
fn a_hybrid_file_is_met() {
    // A file with a table, beside which a stream lists what lies in an object stream.
    let mut file = b"%PDF-1.5\n".to_vec();
    let mut offsets = Vec::new();
    let mut put = |file: &mut Vec<u8>, text: &str| {
        offsets.push(file.len());
        file.extend_from_slice(text.as_bytes());
    };
    let content = "BT /F1 20 Tf 150 300 Td (Original) Tj ET";
    put(&mut file, "1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n");
    put(&mut file, "2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj\n");
    put(
        &mut file,
        "3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 600]/Contents 4 0 R/Resources<</Font<</F1 6 0 R>>>>>>\nendobj\n",
    );
    put(&mut file, &format!("4 0 obj\n<</Length {}>>stream\n{content}\nendstream\nendobj\n", content.len()));
    let packed = "6 0 <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
    put(
        &mut file,
        &format!(
            "5 0 obj\n<</Type/ObjStm/N 1/First 4/Length {}>>stream\n{packed}\nendstream\nendobj\n",
            packed.len()
        ),
    );
    let stream_at = file.len();
    let entry: [u8; 7] = [2, 0, 0, 0, 5, 0, 0];
    file.extend_from_slice(b"7 0 obj\n<</Type/XRef/Size 8/W[1 4 2]/Index[6 1]/Length 7>>stream\n");
    file.extend_from_slice(&entry);
    file.extend_from_slice(b"\nendstream\nendobj\n");
    let table_at = file.len();
    let mut table = String::from("xref\n0 6\n0000000000 65535 f \n");
    table.extend(offsets.iter().map(|offset| format!("{offset:010} 00000 n \n")));
    write!(table, "trailer\n<</Size 8/Root 1 0 R/XRefStm {stream_at}>>\nstartxref\n{table_at}\n%%EOF\n")
        .expect("memory");
    file.extend_from_slice(table.as_bytes());

    assert_titled(&file, &titled(&file));
    let twice = titled(&titled(&file));
    assert!(tools::text(&twice).contains("Original"));
}

#[test]
fn raw_objects_are_where_they_are_said_to_be() {
    let original = made::pdf(&[Sheet::default()]);
    let mut update = update(&original);
    let (first, second) = (update.reserve(), update.reserve());
    assert_ne!(first, second);
    assert!(update.document().max_id < first.0);
    update.set_raw(second, b"<</Type/Sig/Contents<0000>>>".to_vec());
    update.set(first, dictionary! { "Points" => second });
    let updated = update.finish_with_bodies();
    let place = updated.bodies[&second].clone();
    assert_eq!(&updated.bytes[place], b"<</Type/Sig/Contents<0000>>>");
    assert_eq!(updated.bodies.len(), 2);
    let document = Document::load_mem(&updated.bytes).expect("a PDF");
    assert_eq!(
        document.get_object(first).and_then(Object::as_dict).expect("it").get(b"Points").expect("it"),
        &second.into()
    );
}

#[test]
fn numbers_of_deleted_objects_are_not_used_again() {
    let (document, ..) = made::document(&[Sheet::default()]);
    let size = format!("/Size {}", document.max_id + 1);
    let original = made::saved(document);
    let claimed = tools::replaced(&original, &size, "/Size 50");
    assert_eq!(update(&claimed).reserve().0, 50);
    let absurd = tools::replaced(&original, &size, "/Size 4294967290");
    assert!(update(&absurd).reserve().0 < 50);
}

#[test]
fn what_cant_be_updated_is_refused() {
    let refused = |bytes: &[u8]| Update::of(bytes, &Limits::default()).err().expect("a refusal");
    assert!(matches!(refused(b"%PDF-1.7\nnothing"), Refused::Damaged { .. }));
    assert_eq!(refused(b"nothing"), Refused::UnknownType);
    let encrypted = tools::qpdf(&made::pdf(&[Sheet::default()]), &["--encrypt", "", "o", "256", "--"]);
    assert_eq!(refused(&encrypted), Refused::Encrypted);
}

#[test]
fn no_changes_are_the_original() {
    let original = made::pdf(&[Sheet::default()]);
    assert_eq!(update(&original).finish(), original);
}

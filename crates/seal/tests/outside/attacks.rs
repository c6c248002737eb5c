//! Attacks on sealed files: by what is added to them, by seals that leave something out, by seals of others.

use countersign_seal::{Authority, Level, ProblemCode, Sealing, SealingKey, Verdict, seal, verify};
use pdf::lopdf::{Dictionary, Object, ObjectId, Stream, dictionary};
use pdf::{Limits, Update};

use crate::altered::{at_all_levels, ours};
use crate::authority::{Revocation, STAMPS, TimeStamper};
use crate::made::{self, Repeating, Storage};
use crate::tools::others;

/// The file with an addition.
fn added(pdf: &[u8], change: impl FnOnce(&mut Update<'_>)) -> Vec<u8> {
    let mut update = Update::of(pdf, &Limits::default()).expect("a PDF");
    change(&mut update);
    let mut bytes = update.finish();
    // A trailer's entry that is set beside one that is carried over becomes a list of both; the second is meant.
    if let Some(at) = bytes.windows(7).rposition(|window| window == b"/Root [") {
        let end = at + bytes[at..].iter().position(|byte| *byte == b']').expect("an end");
        let list = str::from_utf8(&bytes[at + 7..end]).expect("references");
        let second: Vec<_> = list.split(' ').skip(3).collect();
        let root = format!("/Root {}", second.join(" "));
        bytes.splice(at..=end, root.into_bytes());
    }
    bytes
}

fn dictionary_of(update: &Update<'_>, id: ObjectId) -> Dictionary {
    update.get(id).and_then(|object| object.as_dict().ok()).expect("a dictionary").clone()
}

fn catalog(update: &Update<'_>) -> (ObjectId, Dictionary) {
    let id = update.document().trailer.get(b"Root").and_then(Object::as_reference).expect("a catalogue");
    (id, dictionary_of(update, id))
}

fn page(update: &Update<'_>) -> (ObjectId, Dictionary) {
    let id = *update.document().get_pages().get(&1).expect("a page");
    (id, dictionary_of(update, id))
}

fn paid_more() -> Stream {
    Stream::new(Dictionary::new(), b"BT /F1 20 Tf 100 700 Td (Page 0: pay 900 EUR) Tj ET".to_vec())
}

/// The object that holds the seal.
fn signature(update: &Update<'_>) -> ObjectId {
    let objects = update.document().objects.iter();
    let mut signatures = objects.filter(|(_, object)| object.as_dict().is_ok_and(|one| one.has_type(b"Sig")));
    *signatures.next().expect("a seal").0
}

/// The field that holds the seal.
fn field(update: &Update<'_>) -> ObjectId {
    let objects = update.document().objects.iter();
    let is_field = |one: &Dictionary| one.get(b"FT").and_then(Object::as_name).is_ok_and(|name| name == b"Sig");
    let mut fields = objects.filter(|(_, object)| object.as_dict().is_ok_and(is_field));
    *fields.next().expect("a field").0
}

type Attack = (&'static str, ProblemCode, fn(&mut Update<'_>));

/// Attacks by addition, after "Shadow Attacks" (Mainka, Mladenov, Rohlmann 2021), "1 Trillion Dollar Refund" (Mladenov et
/// al. 2019) and "Attacks on PDF Certification" (Rohlmann et al. 2021).
const ATTACKS: [Attack; 22] = [
    ("replace: the content of a page is another", ProblemCode::Shadow, |update| {
        let (_, page) = page(update);
        let content = page.get(b"Contents").and_then(Object::as_reference).expect("content");
        update.set(content, paid_more());
    }),
    ("replace: a page has other content", ProblemCode::Shadow, |update| {
        let (id, mut page) = page(update);
        let content = update.add(paid_more());
        page.set("Contents", content);
        update.set(id, page);
    }),
    ("hide: what lay over the content is gone", ProblemCode::Shadow, |update| {
        let (_, page) = page(update);
        let content = page.get(b"Contents").and_then(Object::as_reference).expect("content");
        update.set(content, Object::Null);
    }),
    ("hide and replace: another catalogue with other pages", ProblemCode::Shadow, |update| {
        let (_, mut catalog) = catalog(update);
        let pages = update.reserve();
        let content = update.add(paid_more());
        let corners: Vec<Object> = [0, 0, 595, 842].map(Object::Integer).to_vec();
        let page = update.add(
            dictionary! { "Type" => "Page", "Parent" => pages, "MediaBox" => corners, "Contents" => content },
        );
        update.set(pages, dictionary! { "Type" => "Pages", "Kids" => vec![page.into()], "Count" => 1 });
        catalog.set("Pages", pages);
        let other = update.add(catalog);
        update.set_trailer("Root", other);
    }),
    ("hide and replace: the catalogue has other pages", ProblemCode::Shadow, |update| {
        let (id, mut catalog) = catalog(update);
        let pages = update.add(dictionary! { "Type" => "Pages", "Kids" => Vec::<Object>::new(), "Count" => 0 });
        catalog.set("Pages", pages);
        update.set(id, catalog);
    }),
    ("replace: a font shows other letters", ProblemCode::Shadow, |update| {
        let objects = update.document().objects.iter();
        let font = objects
            .filter(|(_, object)| object.as_dict().is_ok_and(|one| one.has_type(b"Font")))
            .map(|(id, _)| *id)
            .next();
        update.set(
            font.expect("a font"),
            dictionary! { "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "ZapfDingbats" },
        );
    }),
    ("a note is put over the page", ProblemCode::Shadow, |update| {
        let (id, mut page) = page(update);
        let corners: Vec<Object> = [90, 690, 400, 730].map(Object::Integer).to_vec();
        let note = update.add(dictionary! { "Type" => "Annot", "Subtype" => "FreeText", "Rect" => corners, "Contents" => Object::string_literal("pay 900 EUR") });
        page.set("Annots", vec![note.into()]);
        update.set(id, page);
    }),
    ("a form field shows another value", ProblemCode::Shadow, |update| {
        let objects = update.document().objects.iter();
        let is_text = |one: &Dictionary| one.get(b"FT").and_then(Object::as_name).is_ok_and(|name| name == b"Tx");
        let field = objects
            .filter(|(_, object)| object.as_dict().is_ok_and(is_text))
            .map(|(id, _)| *id)
            .next()
            .expect("a field");
        let mut dictionary = dictionary_of(update, field);
        dictionary.set("V", Object::string_literal("Eve"));
        update.set(field, dictionary);
    }),
    ("the form makes its own appearances", ProblemCode::Shadow, |update| {
        let (_, catalog) = catalog(update);
        let form = catalog.get(b"AcroForm").and_then(Object::as_reference).expect("a form");
        let mut dictionary = dictionary_of(update, form);
        dictionary.set("NeedAppearances", true);
        update.set(form, dictionary);
    }),
    ("the form says that there are no signatures", ProblemCode::Shadow, |update| {
        let (_, catalog) = catalog(update);
        let form = catalog.get(b"AcroForm").and_then(Object::as_reference).expect("a form");
        let mut dictionary = dictionary_of(update, form);
        dictionary.set("SigFlags", 0);
        update.set(form, dictionary);
    }),
    ("the seal is no longer in its field", ProblemCode::Shadow, |update| {
        let field = field(update);
        let mut dictionary = dictionary_of(update, field);
        dictionary.remove(b"V");
        update.set(field, dictionary);
    }),
    ("the seal's field becomes visible", ProblemCode::Shadow, |update| {
        let field = field(update);
        let mut dictionary = dictionary_of(update, field);
        let appearance = update.add(paid_more());
        dictionary.set("Rect", [0, 0, 595, 842].map(Object::Integer).to_vec());
        dictionary.set("AP", dictionary! { "N" => appearance });
        update.set(field, dictionary);
    }),
    ("the document is no longer certified", ProblemCode::Shadow, |update| {
        let (id, mut catalog) = catalog(update);
        catalog.remove(b"Perms");
        update.set(id, catalog);
    }),
    ("something runs when the document is opened", ProblemCode::Shadow, |update| {
        let (id, mut catalog) = catalog(update);
        catalog.set(
            "OpenAction",
            dictionary! { "S" => "JavaScript", "JS" => Object::string_literal("app.alert(1)") },
        );
        update.set(id, catalog);
    }),
    ("an object that nobody refers to", ProblemCode::Appended, |update| {
        update.add(paid_more());
    }),
    ("certificates that are none but content", ProblemCode::Shadow, |update| {
        let (id, mut catalog) = catalog(update);
        let mut content = paid_more();
        content.dict.set("Type", "XObject");
        let content = update.add(content);
        catalog.set("DSS", dictionary! { "Certs" => vec![content.into()] });
        update.set(id, catalog);
    }),
    ("a store that leads elsewhere", ProblemCode::Shadow, |update| {
        let (id, mut catalog) = catalog(update);
        let page = page(update).0;
        catalog.set("DSS", dictionary! { "Type" => "DSS", "Other" => page });
        update.set(id, catalog);
    }),
    ("a time stamp that is none, in a field that shows", ProblemCode::Shadow, |update| {
        add_stamp(update, |field| {
            field.set("Rect", [0, 0, 595, 842].map(Object::Integer).to_vec());
        });
    }),
    ("a time stamp's field that runs something", ProblemCode::Shadow, |update| {
        add_stamp(update, |field| {
            field.set(
                "AA",
                dictionary! { "PV" => dictionary! { "S" => "JavaScript", "JS" => Object::string_literal("1") } },
            );
        });
    }),
    ("another page", ProblemCode::Shadow, |update| {
        let (_, page) = page(update);
        let parent = page.get(b"Parent").and_then(Object::as_reference).expect("a parent");
        let mut pages = dictionary_of(update, parent);
        let new = update.add(page);
        pages.set("Kids", vec![new.into()]);
        update.set(parent, pages);
    }),
    ("a larger page", ProblemCode::Shadow, |update| {
        let (id, mut page) = page(update);
        page.set("CropBox", [0, 0, 100, 100].map(Object::Integer).to_vec());
        update.set(id, page);
    }),
    ("another title", ProblemCode::Shadow, |update| {
        let info = update.add(dictionary! { "Title" => Object::string_literal("Another contract") });
        update.set_trailer("Info", info);
    }),
];

/// Adds a document time stamp that is none, in a field that somebody was at.
fn add_stamp(update: &mut Update<'_>, change: impl FnOnce(&mut Dictionary)) {
    let (_, catalog) = catalog(update);
    let form = catalog.get(b"AcroForm").and_then(Object::as_reference).expect("a form");
    let mut dictionary = dictionary_of(update, form);
    let stamp = update.add(dictionary! { "Type" => "DocTimeStamp", "SubFilter" => "ETSI.RFC3161" });
    let corners: Vec<Object> = [0, 0, 0, 0].map(Object::Integer).to_vec();
    let mut field =
        dictionary! { "Type" => "Annot", "Subtype" => "Widget", "FT" => "Sig", "Rect" => corners, "V" => stamp };
    change(&mut field);
    let field = update.add(field);
    dictionary.set("Fields", vec![Object::Reference(field)]);
    update.set(form, dictionary);
}

#[test]
fn whatever_is_added_is_found() {
    let (key, _) = made::generated();
    let ours = ours();
    for storage in [Storage::Table, Storage::Streams] {
        let file = made::sealed(&made::form(storage), &key).pdf;
        for (name, code, attack) in ATTACKS {
            let report = verify(&added(&file, attack), &ours);
            assert_eq!(report.verdict, Verdict::Changed, "{name}: {report:#?}");
            assert!(report.problems.iter().any(|problem| problem.code == code), "{name}: {report:#?}");
            assert!(
                report.seals[0].intact || name.contains("seal"),
                "the seal's own part is as it was: {name}: {report:#?}"
            );
            assert!(report.record.is_none(), "{name}");
        }
    }
}

#[test]
fn whatever_is_added_behind_a_time_stamp_is_found() {
    let ours = ours();
    for (level, file) in at_all_levels(&made::form(Storage::Table), Revocation::Answer) {
        for (name, _, attack) in ATTACKS {
            let report = verify(&added(&file, attack), &ours);
            assert_eq!(report.verdict, Verdict::Changed, "{level}, {name}: {report:#?}");
        }
    }
}

#[test]
fn what_was_changed_is_told() {
    let (key, _) = made::generated();
    let file = made::sealed(&made::form(Storage::Table), &key).pdf;
    let told = |name: &str| {
        let (_, _, attack) = ATTACKS.iter().find(|(attack, _, _)| attack.starts_with(name)).expect("an attack");
        verify(&added(&file, *attack), &ours()).problems[0].message.clone()
    };
    assert!(told("replace: the content").contains("the content of a page"));
    assert!(told("replace: a font").contains("a font"));
    assert!(told("a form field").contains("a form field"));
    assert!(told("the seal is no longer").contains("a signature's field"));
}

/// The file with the seal's object written anew behind it, changed.
fn forged(file: &[u8], change: impl FnOnce(String, &[u8]) -> String) -> Vec<u8> {
    added(file, |update| {
        let id = signature(update);
        let dictionary = dictionary_of(update, id);
        let contents = dictionary.get(b"Contents").and_then(Object::as_str).expect("contents").to_vec();
        let range: Vec<_> = dictionary
            .get(b"ByteRange")
            .and_then(Object::as_array)
            .expect("ranges")
            .iter()
            .map(|one| one.as_i64().expect("a number").to_string())
            .collect();
        let start = "/Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached";
        let body = change(format!("{start}/ByteRange[{}]", range.join(" ")), &contents);
        update.set_raw(id, body.into_bytes());
    })
}

fn in_hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02X}")).collect()
}

#[test]
fn a_seal_that_was_moved_or_rewritten_is_found() {
    let (key, _) = made::generated();
    let file = made::sealed(&made::form(Storage::Table), &key).pdf;
    let ours = ours();
    let whole = |entries: String, contents: &[u8]| format!("<<{entries}/Contents<{}>>>", in_hexadecimal(contents));
    let attacks: [(&str, Vec<u8>); 7] = [
        ("wrapped: the signature is moved, its old place is free", forged(&file, whole)),
        (
            "forged: nothing is covered",
            forged(&file, |_, contents| {
                format!("<</Type/Sig/SubFilter/ETSI.CAdES.detached/Contents<{}>>>", in_hexadecimal(contents))
            }),
        ),
        (
            "forged: ranges are nonsense",
            forged(&file, |_, contents| {
                format!("<</Type/Sig/ByteRange[0 -1 5 99999999999]/Contents<{}>>>", in_hexadecimal(contents))
            }),
        ),
        ("forged: no signature", forged(&file, |entries, _| format!("<<{entries}/Contents<00>>>"))),
        (
            "forged: null instead of a signature",
            forged(&file, |entries, _| format!("<<{entries}/Contents null>>")),
        ),
        (
            "two signatures in one",
            forged(&file, |entries, contents| {
                format!("<<{entries}/Contents<00>/Contents<{}>>>", in_hexadecimal(contents))
            }),
        ),
        ("the seal is gone", forged(&file, |_, _| "null".to_owned())),
    ];
    for (name, attack) in attacks {
        let report = verify(&attack, &ours);
        assert_eq!(report.verdict, Verdict::Changed, "{name}: {report:#?}");
        assert!(report.record.is_none());
    }
}

/// The ranges that a seal says to cover, and where they stand.
fn ranges(file: &[u8]) -> (usize, Vec<usize>) {
    let start = file.windows(11).rposition(|window| window == b"/ByteRange ").expect("ranges") + 12;
    let end = start + file[start..].iter().position(|byte| *byte == b']').expect("an end");
    let text = str::from_utf8(&file[start..end]).expect("numbers");
    (start, text.split(' ').map(|one| one.parse().expect("a number")).collect())
}

/// A file that a forger signs with a key that is not ours, with what our seals say, but covering what they like.
fn sealed_leaving_out(key: &SealingKey, gap_before: usize, gap_behind: usize) -> Vec<u8> {
    // A signer that signs whatever it is given makes files whose ranges were chosen by hand.
    let file = made::sealed(&made::form(Storage::Table), key).pdf;
    let (start, found) = ranges(&file);
    let text = format!("0 {} {} {}]", found[1] - gap_before, found[2] + gap_behind, found[3] - gap_behind);
    let mut changed = file.clone();
    let old = file[start..].iter().position(|byte| *byte == b'/').expect("the next key");
    changed[start..start + old].copy_from_slice(format!("{text:<old$}").as_bytes());
    changed
}

#[test]
fn a_seal_that_leaves_out_more_than_itself_is_found() {
    let (key, _) = made::generated();
    for (before, behind) in [(1, 0), (0, 1), (40, 0), (0, 2), (200, 300)] {
        let report = verify(&sealed_leaving_out(&key, before, behind), &ours());
        assert_eq!(report.verdict, Verdict::Changed);
        assert_eq!(report.problems[0].code, ProblemCode::Shadow, "{report:#?}");
    }
}

#[test]
fn a_second_signature_behind_the_seal_is_found() {
    let (key, _) = made::generated();
    let (other, _) =
        SealingKey::generate("Eve", made::at("2020-01-01"), made::at("2099-01-01"), &Repeating::new(9))
            .expect("a key");
    let file = made::sealed(made::PRINTED, &key).pdf;
    let both = made::sealed(&file, &other).pdf;
    let report = verify(&both, &ours());
    assert_eq!(report.verdict, Verdict::Changed, "{report:#?}");
    let rows: Vec<_> = report.seals.iter().map(|seal| (seal.ours, seal.intact)).collect();
    assert_eq!(rows, [(true, true), (false, true)]);
    // Sealed by ourselves once more, it is a document of its own.
    let again = made::sealed(&both, &key).pdf;
    assert_eq!(verify(&again, &ours()).verdict, Verdict::Intact);
}

#[test]
fn an_addition_that_only_some_programs_would_see_is_found() {
    let (key, _) = made::generated();
    let ours = ours();
    let pdf = made::form(Storage::Table);
    let stamper = TimeStamper::new(Revocation::List);
    let ask = |url: &str, question| stamper.ask(url, &question);
    let authority = Authority { url: STAMPS, level: Level::Lt, ask: &ask, random: &Repeating::new(3) };
    let file = seal(&pdf, &Sealing { authority: Some(authority), ..made::sealing(&key) }).expect("a seal").pdf;
    assert_eq!(verify(&file, &ours).verdict, Verdict::Intact);
    let last =
        |text: &str| file.windows(text.len()).rposition(|window| window == text.as_bytes()).expect("the text");
    let with = |at: usize, text: &str| [&file[..at], text.as_bytes(), &file[at..]].concat();
    for (name, changed) in [
        ("an object that the table does not name", with(last("xref\n"), "1 0 obj\n<<>>\nendobj\n")),
        ("a comment", with(last("xref\n"), "%1 0 obj\n")),
        ("another trailer", with(last("startxref"), "trailer\n<</Root 1 0 R>>\n")),
        ("a trailer that leads elsewhere", with(last("/Prev"), "/XRefStm 15")),
        ("a key twice", with(last("/Prev"), "/Prev 15")),
        ("white space", with(last("trailer"), "\n")),
    ] {
        let report = verify(&changed, &ours);
        assert_eq!(report.verdict, Verdict::Changed, "{name}: {report:#?}");
    }
}

#[test]
fn a_time_stamp_for_another_document_is_found() {
    let ours = ours();
    let files = at_all_levels(&made::form(Storage::Table), Revocation::List);
    let others = at_all_levels(&made::saved(made::document(1), Storage::Table), Revocation::List);
    let (start, found) = ranges(&files[3].1);
    let (_, other) = ranges(&others[3].1);
    assert!(start > 0);
    let mut changed = files[3].1.clone();
    changed[found[1]..found[2]].copy_from_slice(&others[3].1[other[1]..other[2]]);
    let report = verify(&changed, &ours);
    assert_eq!(report.verdict, Verdict::Changed, "{report:#?}");
    // And a time stamp inside of the seal that is another's.
    let (_, found) = ranges(&files[1].1);
    let (_, other) = ranges(&others[1].1);
    let mut changed = files[1].1.clone();
    changed[found[1]..found[2]].copy_from_slice(&others[1].1[other[1]..other[2]]);
    assert_eq!(verify(&changed, &ours).verdict, Verdict::Changed);
}

#[test]
fn signatures_that_others_made_are_theirs() {
    let (key, _) = made::generated();
    let (_, theirs) =
        SealingKey::generate("Eve", made::at("2020-01-01"), made::at("2099-01-01"), &Repeating::new(9))
            .expect("a key");
    for pdf in [made::PRINTED.to_vec(), made::form(Storage::Streams)] {
        let signed = others("sign", &pdf, &theirs.key, &theirs.certificate);
        let report = verify(&signed, &ours());
        assert_eq!((report.verdict, report.problems.len()), (Verdict::Foreign, 0), "{report:#?}");
        assert!(report.seals[0].intact && !report.seals[0].ours, "{report:#?}");
        assert_eq!(report.seals[0].by, "Eve");

        let mut changed = signed.clone();
        changed[600] ^= 1;
        assert_eq!(verify(&changed, &ours()).verdict, Verdict::Changed);

        let sealed = made::sealed(&signed, &key);
        assert!(!sealed.certified);
        let report = verify(&sealed.pdf, &ours());
        assert_eq!(report.verdict, Verdict::Intact, "{report:#?}");
        assert_eq!(report.seals.len(), 2);
    }
}

/// Everything about our certificate is public, but for its key.
#[test]
fn a_seal_that_pretends_to_be_ours_is_not() {
    let (key, _) = made::generated();
    let eve = || {
        let random = Repeating::new(9);
        let name = "Acme, Inc. + \"Söhne\"";
        SealingKey::generate(name, made::at("2020-01-01"), made::at("2099-12-31"), &random).expect("a key").0
    };
    let own = eve().certificate_der().to_vec();
    let ours_too = key.certificate_der().to_vec();
    for (name, chain) in [
        ("with our certificate beside hers", vec![own.clone(), ours_too.clone()]),
        ("with our certificate instead of hers", vec![ours_too.clone()]),
        ("with hers beside ours", vec![ours_too, own.clone()]),
        ("with a certificate that reads like ours", vec![own]),
    ] {
        let eve = eve();
        let signer = Box::new(move |message: &[u8]| eve.sign(message).map_err(|error| error.to_string()));
        let forger = SealingKey::from_signer(&chain, signer).expect("a key");
        let report = verify(&made::sealed(made::PRINTED, &forger).pdf, &ours());
        assert_ne!(report.verdict, Verdict::Intact, "{name}: {report:#?}");
        assert!(report.record.is_none(), "{name}");
        assert!(report.seals.iter().all(|seal| !(seal.ours && seal.intact)), "{name}: {report:#?}");
    }
}

#[test]
fn what_others_add_to_make_it_last_is_told_as_well() {
    // pyHanko's time stamps come with a new title page of the file (`/Info`) and extensions of the catalogue. What only we
    // add, we know; of what others add, we say that it was added.
    let (key, _) = made::generated();
    let (tsa_key, tsa) = TimeStamper::new(Revocation::None).own();
    let sealed = made::sealed(&made::form(Storage::Table), &key).pdf;
    let report = verify(&others("stamp", &sealed, &tsa_key, &tsa), &ours());
    assert_eq!(report.verdict, Verdict::Changed, "{report:#?}");
    assert!(report.seals[0].intact, "{report:#?}");
}

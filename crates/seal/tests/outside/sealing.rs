//! Sealing at B-B, looked at with other people's eyes.

use std::path::Path;

use countersign_seal::{Level, SealError, Sealing, SealingKey, Verdict, seal, verify, verify_signature};
use tempfile::TempDir;

use crate::made::{self, Storage};
use crate::tools::{assert_clean, pdfsig, pyhanko, run};

/// Fails unless everybody finds one signature that is right and certifies the whole document.
fn assert_right(pdf: &[u8], original: &[u8], key: &SealingKey, trusted: &str) {
    assert!(pdf.starts_with(original), "not a byte of the original is touched");
    assert_clean(pdf);
    let said = pdfsig(pdf);
    assert!(said.contains("Signature is Valid."), "{said}");
    assert!(said.contains("Total document signed"), "{said}");
    let found = pyhanko(pdf, &[trusted]);
    let [one] = found["signatures"].as_array().expect("a list").as_slice() else { panic!("{found}") };
    assert_eq!(one["bottomLine"], true, "{found}");
    assert_eq!(one["coverage"], "ENTIRE_FILE", "{found}");
    assert_eq!(one["docMdp"], "MDPPerm.NO_CHANGES", "{found}");

    let report = verify(pdf, &[key.fingerprint()]);
    assert_eq!(report.verdict, Verdict::Intact, "{report:?}");
    assert!(report.problems.is_empty(), "{report:?}");
    let [seal] = report.seals.as_slice() else { panic!("{report:?}") };
    assert!(seal.ours && seal.intact, "{report:?}");
    assert_eq!((seal.level, seal.time_stamped_at), (Level::B, None));
    assert_eq!(seal.certificate, Some(key.certificate()));
    assert_eq!(report.record.expect("the record").to_string(), made::RECORD);
}

#[test]
fn a_generated_certificate_seals() {
    let (key, pem) = made::generated();
    for pdf in [
        made::PRINTED.to_vec(),
        made::saved(made::document(3), Storage::Table),
        made::saved(made::document(3), Storage::Streams),
        made::form(Storage::Table),
        made::form(Storage::Streams),
    ] {
        let sealed = made::sealed(&pdf, &key);
        assert!(sealed.certified);
        assert_eq!((sealed.level, sealed.postponed), (Level::B, None));
        assert_right(&sealed.pdf, &pdf, &key, &pem.certificate);
        let report = verify(&sealed.pdf, &[key.fingerprint()]);
        assert_eq!(report.seals[0].at, Some(made::now()));
        assert_eq!(report.seals[0].by, "Acme, Inc. + \"Söhne\"");
    }
}

#[test]
fn what_was_printed_here_is_sealed_as_others_are() {
    let (key, pem) = made::generated();
    let sealed = seal(made::PRINTED, &Sealing { printed_here: true, ..made::sealing(&key) }).expect("a seal");
    assert!(sealed.certified);
    assert_right(&sealed.pdf, made::PRINTED, &key, &pem.certificate);
}

#[test]
fn a_generated_key_is_read_back() {
    let (key, pem) = made::generated();
    let back = SealingKey::from_pem(&pem.key, &pem.certificate).expect("a key");
    assert_eq!(back.certificate(), key.certificate());
    let facts = key.certificate();
    assert_eq!((facts.not_before, facts.not_after), (made::at("2020-01-01"), made::at("2099-12-31")));
    assert_eq!(facts.subject, facts.issuer);
    assert_eq!(facts.serial.len(), 32);
    let (other, _) =
        SealingKey::generate("Other", made::at("2020-01-01"), made::at("2030-01-01"), &made::Repeating::new(2))
            .expect("a key");
    let signature = back.sign(b"checkpoint").expect("a signature");
    assert!(verify_signature(key.certificate_der(), b"checkpoint", &signature));
    assert!(!verify_signature(key.certificate_der(), b"checkpoints", &signature));
    assert!(!verify_signature(other.certificate_der(), b"checkpoint", &signature));
    assert!(!verify_signature(b"nonsense", b"checkpoint", &signature));
    // Over-long names are cut, and none of their characters means anything.
    let (long, _) = SealingKey::generate(
        &"Ö,".repeat(100),
        made::at("2020-01-01"),
        made::at("2060-01-01"),
        &made::Repeating::new(2),
    )
    .expect("a key");
    assert_eq!(long.certificate().not_after, made::at("2060-01-01"));
}

#[test]
fn certificates_are_used_within_their_time_only() {
    let (key, _) = made::generated();
    let at = |text| Sealing { at: made::at(text), ..made::sealing(&key) };
    assert!(seal(made::PRINTED, &at("2099-12-31T00:00:00Z")).is_ok());
    assert!(
        matches!(seal(made::PRINTED, &at("2099-12-31T00:00:01Z")), Err(SealError::Expired(end)) if end == made::at("2099-12-31"))
    );
    assert!(matches!(seal(made::PRINTED, &at("2019-12-31T23:59:59Z")), Err(SealError::NotYetValid(_))));
    assert!(!key.ends_within(30, made::at("2099-11-30")));
    assert!(key.ends_within(30, made::at("2099-12-01")));
    assert!(key.ends_within(30, made::at("2100-12-01")));
}

/// A certificate authority, a key of ours and a certificate by it, in a folder.
fn issued(algorithm: &[&str]) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let here = folder.path();
    let extensions = "[ca]\nbasicConstraints=critical,CA:TRUE\nkeyUsage=keyCertSign\n[own]\nkeyUsage=critical,digitalSignature,nonRepudiation\n[req]\ndistinguished_name=dn\n[dn]\n";
    std::fs::write(here.join("settings"), extensions).expect("a file");
    run(
        here,
        "openssl",
        &[
            "req", "-new", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "ca.key", "-subj", "/CN=Test CA",
            "-days", "3650", "-config", "settings", "-extensions", "ca", "-out", "ca.pem",
        ],
    );
    run(here, "openssl", &[&["genpkey", "-out", "own.key"], algorithm].concat());
    run(
        here,
        "openssl",
        &[
            "req", "-new", "-key", "own.key", "-subj", "/O=Acme/CN=Acme Seal", "-config", "settings", "-out",
            "own.csr",
        ],
    );
    run(
        here,
        "openssl",
        &[
            "x509", "-req", "-in", "own.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-set_serial", "7", "-days",
            "3650", "-extfile", "settings", "-extensions", "own", "-out", "own.pem",
        ],
    );
    folder
}

fn read(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).expect("a file")
}

const RSA: [&str; 4] = ["-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048"];
const P256: [&str; 4] = ["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"];

#[test]
fn a_key_and_certificate_of_the_operator_seal() {
    for algorithm in [RSA, P256] {
        let folder = issued(&algorithm);
        let here = folder.path();
        let (own, ca) = (read(here, "own.pem"), read(here, "ca.pem"));
        // The old form of the key, which many still have.
        run(here, "openssl", &["pkey", "-in", "own.key", "-traditional", "-out", "old.key"]);
        for (key, certificates) in [("own.key", own.clone()), ("old.key", format!("explained\r\n{ca}\r\n{own}"))] {
            let key = SealingKey::from_pem(&read(here, key), &certificates).expect("a key");
            assert_eq!(key.certificate().serial, "07");
            // Its certificate is valid from a moment ago, which is as good as now.
            let sealing = Sealing { at: key.certificate().not_before, ..made::sealing(&key) };
            let sealed = seal(made::PRINTED, &sealing).expect("a seal");
            assert_right(&sealed.pdf, made::PRINTED, &key, &ca);
            let signature = key.sign(b"checkpoint").expect("a signature");
            assert!(verify_signature(key.certificate_der(), b"checkpoint", &signature));
        }
        let other = issued(&algorithm);
        let wrong = SealingKey::from_pem(&read(here, "own.key"), &read(other.path(), "own.pem"));
        assert!(matches!(&wrong, Err(SealError::Certificate(why)) if why.contains("another key")), "{wrong:?}");
    }
}

#[test]
fn pkcs12_seals() {
    for (algorithm, more) in [(RSA, &[][..]), (P256, &["-legacy"][..]), (P256, &[])] {
        let folder = issued(&algorithm);
        let here = folder.path();
        let export = [
            "pkcs12", "-export", "-inkey", "own.key", "-in", "own.pem", "-certfile", "ca.pem", "-passout",
            "pass:Geheim, ä", "-out", "own.p12",
        ];
        run(here, "openssl", &[&export[..], more].concat());
        let bytes = std::fs::read(here.join("own.p12")).expect("a file");
        let key = SealingKey::from_pkcs12(&bytes, "Geheim, ä").expect("a key");
        let sealing = Sealing { at: key.certificate().not_before, ..made::sealing(&key) };
        let sealed = seal(made::PRINTED, &sealing).expect("a seal");
        assert_right(&sealed.pdf, made::PRINTED, &key, &read(here, "ca.pem"));
        let wrong = SealingKey::from_pkcs12(&bytes, "geheim");
        assert!(matches!(&wrong, Err(SealError::Key(why)) if why.contains("password")), "{wrong:?}");
        assert!(SealingKey::from_pkcs12(&bytes[..bytes.len() / 2], "Geheim, ä").is_err());
    }
}

#[test]
fn keys_that_cant_seal_say_so() {
    let (_, pem) = made::generated();
    let folder = issued(&["-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-384"]);
    let here = folder.path();
    run(here, "openssl", &["pkcs8", "-topk8", "-in", "own.key", "-passout", "pass:a", "-out", "locked.key"]);
    let said =
        |key: &str, certificate: &str| SealingKey::from_pem(key, certificate).expect_err("no key").to_string();
    assert!(said(&read(here, "own.key"), &read(here, "own.pem")).contains("P-256"));
    assert!(said(&read(here, "locked.key"), &read(here, "own.pem")).contains("PKCS #12"));
    assert!(said("", &pem.certificate).contains("BEGIN PRIVATE KEY"));
    assert!(said(&pem.key, "").contains("BEGIN CERTIFICATE"));
    assert!(said(&pem.key, &pem.key).contains("BEGIN CERTIFICATE"));
}

#[test]
fn a_key_elsewhere_seals() {
    let (inner, pem) = made::generated();
    let chain = [inner.certificate_der().to_vec()];
    let key = SealingKey::from_signer(
        &chain,
        Box::new(move |message| inner.sign(message).map_err(|error| error.to_string())),
    );
    let key = key.expect("a key");
    let sealed = made::sealed(made::PRINTED, &key);
    assert_right(&sealed.pdf, made::PRINTED, &key, &pem.certificate);
    let broken =
        SealingKey::from_signer(&chain, Box::new(|_| Err("the module is locked".to_owned()))).expect("a key");
    let error = seal(made::PRINTED, &made::sealing(&broken)).expect_err("no seal");
    assert!(error.to_string().contains("locked"), "{error}");
    assert!(SealingKey::from_signer(&[], Box::new(|_| Ok(Vec::new()))).is_err());
}

#[test]
fn what_was_signed_by_others_is_not_certified() {
    let (key, pem) = made::generated();
    let (other, others) = SealingKey::generate(
        "Somebody else",
        made::at("2020-01-01"),
        made::at("2099-01-01"),
        &made::Repeating::new(5),
    )
    .expect("a key");
    let first = made::sealed(made::PRINTED, &other).pdf;
    let both = made::sealed(&first, &key);
    assert!(!both.certified);
    assert!(both.pdf.starts_with(&first));
    assert_clean(&both.pdf);
    let found = pyhanko(&both.pdf, &[&pem.certificate, &others.certificate]);
    assert_eq!(found["signatures"][1]["bottomLine"], true, "{found:#}");
    assert_eq!(found["signatures"][1]["coverage"], "ENTIRE_FILE", "{found:#}");
    let report = verify(&both.pdf, &[key.fingerprint()]);
    assert_eq!(report.verdict, Verdict::Intact, "{report:#?}");
    let rows: Vec<_> = report.seals.iter().map(|seal| (seal.by.as_str(), seal.ours, seal.intact)).collect();
    assert_eq!(rows, [("Somebody else", false, true), ("Acme, Inc. + \"Söhne\"", true, true)]);
    assert_eq!(verify(&both.pdf, &[other.fingerprint()]).verdict, Verdict::Changed, "to them, it was added to");
}

#[test]
fn what_cant_be_sealed_says_so() {
    let (key, _) = made::generated();
    for (pdf, expected) in [(&b""[..], "empty"), (b"%PDF-1.7 nonsense", "damaged"), (b"PK", "type")] {
        let error = seal(pdf, &made::sealing(&key)).expect_err("no seal");
        assert!(error.to_string().contains(expected), "{error}");
    }
    let mut empty = made::document(1);
    empty.catalog_mut().expect("a catalogue").remove(b"Pages");
    let error = seal(&made::saved(empty, Storage::Table), &made::sealing(&key)).expect_err("no seal");
    assert!(matches!(error, SealError::Structure(_)), "{error}");
}

#[test]
fn the_printed_page_keeps_what_conformance_asks_for() {
    let (key, _) = made::generated();
    let sealed = made::sealed(made::PRINTED, &key);
    let document = pdf::lopdf::Document::load_mem(&sealed.pdf).expect("a PDF");
    let page = document.get_dictionary(*document.get_pages().get(&1).expect("a page")).expect("a page");
    assert_eq!(page.get(b"Tabs").and_then(pdf::lopdf::Object::as_name).ok(), Some(&b"S"[..]), "PDF/UA-1, 7.18.3");
    let annotations = page.get(b"Annots").and_then(pdf::lopdf::Object::as_array).expect("annotations");
    let widget =
        document.dereference(annotations.last().expect("one")).expect("a widget").1.as_dict().expect("a widget");
    assert_eq!(
        widget.get(b"F").and_then(pdf::lopdf::Object::as_i64).ok(),
        Some(132),
        "PDF/A-2, 6.3.2: printed, not hidden"
    );
    assert!(widget.has(b"TU"), "PDF/UA-1, 7.18.1: it has a description");
    assert!(!widget.has(b"A") && !widget.has(b"AA") && !widget.has(b"AP"), "PDF/A-2, 6.4.1");
}

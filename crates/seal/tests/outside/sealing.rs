//! Sealing at B-B, looked at with other people's eyes.

use std::path::Path;

use countersign_seal::{Level, SealError, SealingKey, Verdict, seal, verify, verify_signature};
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
    assert_eq!((seal.at, seal.level, seal.time_stamped_at), (Some(made::now()), Level::B, None));
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
    }
}

//! Time stamps, and what makes seals last.

use countersign_seal::{Authority, Level, SealError, Sealed, Sealing, Verdict, prolong, seal, upgrade, verify};

use crate::authority::{Revocation, STAMPS, TimeStamper};
use crate::made::{self, Repeating, Storage};
use crate::tools::{assert_clean, pyhanko};

/// Works with an authority that is set to a level.
fn with<T>(stamper: &TimeStamper, level: Level, work: impl FnOnce(Authority<'_>) -> T) -> T {
    let ask = |url: &str, question| stamper.ask(url, &question);
    work(Authority { url: STAMPS, level, ask: &ask, random: &Repeating::new(3) })
}

fn sealed_at(pdf: &[u8], stamper: &TimeStamper, level: Level) -> Sealed {
    let (key, _) = made::generated();
    with(stamper, level, |authority| {
        seal(pdf, &Sealing { authority: Some(authority), ..made::sealing(&key) }).expect("a seal")
    })
}

/// Fails unless everybody finds that the seal is right, and ours that it has this level. The answer is what pyHanko says.
fn assert_level(pdf: &[u8], level: Level, stamper: &TimeStamper) -> serde_json::Value {
    let (key, pem) = made::generated();
    assert_clean(pdf);
    let found = pyhanko(pdf, &[&pem.certificate, &stamper.root()]);
    let all = found["signatures"].as_array().expect("a list");
    assert!(all.iter().all(|one| one["bottomLine"] == true), "{found:#}");
    assert_eq!(all[0]["kind"], "signature");
    if level >= Level::Lt {
        // pyHanko's strictest way wants the first time stamp inside of the signature. PAdES is content with one behind.
        let inside = !all[0]["stamped"].is_null();
        let answer = if inside { "AdESPassed.OK" } else { "AdESIndeterminate.SIG_CONSTRAINTS_FAILURE" };
        let has_evidence = !inside || level == Level::Lta;
        assert_eq!(found["lasting"], serde_json::json!([answer, has_evidence]), "{found:#}");
    }
    let report = verify(pdf, &[key.fingerprint()]);
    assert_eq!((report.verdict, &report.problems[..]), (Verdict::Intact, &[][..]), "{report:#?}");
    assert_eq!(report.seals[0].level, level, "{report:#?}");
    assert_eq!(report.seals[0].time_stamped_at.is_some(), level > Level::B, "{report:#?}");
    let by = report.seals[0].time_stamped_by.as_deref();
    assert_eq!(by, (level > Level::B).then_some("Test tsa"));
    assert!(report.record.is_some());
    found
}

#[test]
fn an_authority_stamps_the_time() {
    let stamper = TimeStamper::new(Revocation::List);
    let sealed = sealed_at(made::PRINTED, &stamper, Level::T);
    assert_eq!((sealed.level, &sealed.postponed, &sealed.short_of), (Level::T, &None, &None));
    let found = assert_level(&sealed.pdf, Level::T, &stamper);
    assert_eq!(*stamper.asked.borrow(), [STAMPS]);
    assert_eq!(found["signatures"][0]["stamped"], true, "{found:#}");
}

#[test]
fn what_it_takes_to_check_is_stored() {
    for (revocation, storage) in [(Revocation::List, Storage::Table), (Revocation::Answer, Storage::Streams)] {
        let stamper = TimeStamper::new(revocation);
        let pdf = made::form(storage);
        for level in [Level::Lt, Level::Lta] {
            let sealed = sealed_at(&pdf, &stamper, level);
            assert_eq!((sealed.level, &sealed.postponed, &sealed.short_of), (level, &None, &None));
            assert!(sealed.pdf.starts_with(&pdf));
            let found = assert_level(&sealed.pdf, level, &stamper);
            assert_eq!(found["store"]["/CRLs"], 1, "{found:#}");
            assert_eq!(found["store"]["/OCSPs"], u8::from(revocation == Revocation::Answer), "{found:#}");
            assert_eq!(
                found["signatures"].as_array().map(Vec::len),
                Some(if level == Level::Lta { 2 } else { 1 })
            );
        }
    }
}

#[test]
fn a_seal_without_a_time_stamp_is_upgraded_later() {
    let (key, _) = made::generated();
    let ours = [key.fingerprint()];
    for (revocation, storage) in [(Revocation::List, Storage::Streams), (Revocation::Answer, Storage::Table)] {
        let stamper = TimeStamper::new(revocation);
        stamper.silent.borrow_mut().push("tsa.test");
        let pdf = made::form(storage);
        let sealed = sealed_at(&pdf, &stamper, Level::Lta);
        assert_eq!(sealed.level, Level::B);
        assert!(sealed.postponed.as_deref().is_some_and(|why| why.contains("did not answer")), "{sealed:?}");
        assert_level(&sealed.pdf, Level::B, &stamper);

        let again = |pdf: &[u8], level| {
            with(&stamper, level, |authority| upgrade(pdf, &ours, &authority).expect("a seal"))
        };
        let same = again(&sealed.pdf, Level::Lta);
        assert_eq!((&same.pdf, same.level), (&sealed.pdf, Level::B), "nothing is added while nobody answers");
        assert!(same.postponed.is_some());

        stamper.silent.borrow_mut().clear();
        let timed = again(&sealed.pdf, Level::T);
        assert_eq!((timed.level, timed.certified, &timed.postponed), (Level::T, true, &None));
        assert!(timed.pdf.starts_with(&sealed.pdf), "the sealed bytes stay");
        assert_level(&timed.pdf, Level::T, &stamper);

        for (from, level) in [(&sealed.pdf, Level::Lt), (&timed.pdf, Level::Lta)] {
            let lasting = again(from, level);
            assert_eq!((lasting.level, &lasting.postponed, &lasting.short_of), (level, &None, &None));
            assert!(lasting.pdf.starts_with(from));
            assert_level(&lasting.pdf, level, &stamper);
            let same = again(&lasting.pdf, level);
            assert_eq!(same.pdf, lasting.pdf, "what is there already is not done twice");
        }
        let lasting = again(&sealed.pdf, Level::Lta);
        let longer =
            with(&stamper, Level::Lta, |authority| prolong(&lasting.pdf, &ours, &authority).expect("a seal"));
        assert!(longer.pdf.starts_with(&lasting.pdf) && longer.pdf.len() > lasting.pdf.len());
        let stamps = [&lasting, &longer].map(|sealed| sealed.last_stamp.expect("a last time stamp"));
        assert!(stamps[0].at <= stamps[1].at && stamps[1].at < stamps[1].certificate_ends);
        assert_level(&longer.pdf, Level::Lta, &stamper);
    }
}

#[test]
fn an_authority_that_cant_be_checked_stops_at_its_stamp() {
    let stamper = TimeStamper::new(Revocation::None);
    let sealed = sealed_at(made::PRINTED, &stamper, Level::Lta);
    assert_eq!((sealed.level, &sealed.postponed), (Level::T, &None), "later is no better");
    let why = sealed.short_of.as_deref().unwrap_or_default();
    assert!(why.contains("Test tsa"), "{why}");
    assert_level(&sealed.pdf, Level::T, &stamper);
}

#[test]
fn a_list_that_is_not_there_is_asked_for_later() {
    let stamper = TimeStamper::new(Revocation::List);
    stamper.silent.borrow_mut().push("lists.test");
    let sealed = sealed_at(made::PRINTED, &stamper, Level::Lta);
    assert_eq!((sealed.level, &sealed.short_of), (Level::T, &None));
    assert!(sealed.postponed.as_deref().is_some_and(|why| why.contains("lists.test")), "{sealed:?}");
    stamper.silent.borrow_mut().clear();
    let ours = [made::generated().0.fingerprint()];
    let upgraded =
        with(&stamper, Level::Lta, |authority| upgrade(&sealed.pdf, &ours, &authority).expect("a seal"));
    assert_eq!(upgraded.level, Level::Lta);
    assert_level(&upgraded.pdf, Level::Lta, &stamper);
}

#[test]
fn a_list_of_long_ago_is_none() {
    let stamper = TimeStamper::new(Revocation::List);
    stamper.list_is_old(true);
    let sealed = sealed_at(made::PRINTED, &stamper, Level::Lta);
    assert_eq!((sealed.level, &sealed.short_of), (Level::T, &None));
    assert!(sealed.postponed.as_deref().is_some_and(|why| why.contains("out of date")), "{sealed:?}");
    stamper.list_is_old(false);
    let ours = [made::generated().0.fingerprint()];
    let upgraded =
        with(&stamper, Level::Lta, |authority| upgrade(&sealed.pdf, &ours, &authority).expect("a seal"));
    assert_level(&upgraded.pdf, Level::Lta, &stamper);
}

#[test]
fn a_revoked_authority_is_not_believed_further() {
    let stamper = TimeStamper::new(Revocation::Answer);
    stamper.revoke();
    let sealed = sealed_at(made::PRINTED, &stamper, Level::Lta);
    assert_eq!((sealed.level, &sealed.postponed), (Level::T, &None));
    assert!(sealed.short_of.as_deref().is_some_and(|why| why.contains("revoked")), "{sealed:?}");
}

#[test]
fn an_answer_that_is_none_is_an_authority_that_does_not_answer() {
    let (key, _) = made::generated();
    let stamper = TimeStamper::new(Revocation::List);
    for (number, expected) in
        ["nonsense", "something else", "another question", "nonsense"].into_iter().enumerate()
    {
        let ask = |url: &str, question: countersign_seal::Question| {
            let answer = stamper.ask(url, &question)?;
            Ok(match number {
                0 => b"<html>".to_vec(),
                1 => {
                    let digest_of_another = countersign_seal::Question::TimeStamp(query_for_another(&question));
                    stamper.ask(url, &digest_of_another)?
                }
                2 => changed_nonce(&stamper, &question),
                _ => answer[..answer.len() / 2].to_vec(),
            })
        };
        let authority = Authority { url: STAMPS, level: Level::T, ask: &ask, random: &Repeating::new(4) };
        let sealed = seal(made::PRINTED, &Sealing { authority: Some(authority), ..made::sealing(&key) });
        let sealed = sealed.expect("a seal");
        assert_eq!(sealed.level, Level::B);
        let why = sealed.postponed.unwrap_or_default();
        assert!(why.contains(expected), "{expected}: {why}");
    }
}

/// A question with the last byte of its digest changed. The digest is followed by a number of 11 bytes and a flag of 3.
fn query_for_another(question: &countersign_seal::Question) -> Vec<u8> {
    let mut body = question.body().expect("a body").1.to_vec();
    let at = body.len() - 15;
    body[at] ^= 1;
    body
}

/// The answer to the same question with another number.
fn changed_nonce(stamper: &TimeStamper, question: &countersign_seal::Question) -> Vec<u8> {
    let mut body = question.body().expect("a body").1.to_vec();
    let at = body.len() - 4;
    body[at] ^= 1;
    stamper.ask(STAMPS, &countersign_seal::Question::TimeStamp(body)).expect("an answer")
}

#[test]
fn only_an_intact_seal_of_ours_is_upgraded() {
    let stamper = TimeStamper::new(Revocation::None);
    let (key, _) = made::generated();
    let sealed = made::sealed(made::PRINTED, &key);
    let mut changed = sealed.pdf.clone();
    changed[1000] ^= 1;
    let strange = [[7; 32]];
    let ours = [key.fingerprint()];
    for (pdf, ours) in [(made::PRINTED, &ours), (&changed, &ours), (&sealed.pdf, &strange)] {
        let result = with(&stamper, Level::T, |authority| upgrade(pdf, ours, &authority));
        assert!(matches!(result, Err(SealError::NotSealed(_))), "{result:?}");
    }
    assert!(stamper.asked.borrow().is_empty());
    let result = with(&stamper, Level::Lta, |authority| prolong(&sealed.pdf, &ours, &authority));
    assert!(matches!(result, Err(SealError::NotSealed(_))), "{result:?}");
}

//! What it takes to check a seal after those who issued its certificates are gone: gathering it, and telling whether it
//! is all there.

use model::Timestamp;

use crate::certificate::Known;
use crate::opened::Opened;
use crate::revocation::{Said, answer_says, list_says, list_was_over, question};
use crate::stamp::Stamp;
use crate::store::Store;
use crate::{Authority, Question, oid};

/// Longer chains of certificates are not followed.
const LONGEST: usize = 12;

/// More certificates than this are not compared with each other.
const MOST_COMPARED: usize = 300;

/// Lists larger than this are not put into a document.
const LARGEST_LIST: usize = 1 << 20;

/// The certificates of a seal and of its time stamps.
#[derive(Default)]
pub(crate) struct Evidence {
    /// Those that signed.
    pub signers: Vec<Known>,
    /// All that are known, to find issuers among.
    pub known: Vec<Known>,
    /// The moment that the last time stamp vouches for: what is gathered has to be about it.
    stamped_at: Option<Timestamp>,
}

/// Why not everything could be gathered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Missing {
    /// Somebody did not answer; they may later.
    Later(String),
    /// It can't be had.
    Never(String),
}

impl Evidence {
    pub fn add_chain(&mut self, chain: &[Known]) {
        self.signers.extend(chain.first().cloned());
        self.known.extend_from_slice(chain);
    }

    pub fn add_signature(&mut self, opened: &Opened) {
        self.signers.push(opened.signer.clone());
        self.known.extend_from_slice(&opened.certificates);
    }

    pub fn add_stamp(&mut self, stamp: &Stamp) {
        self.stamped_at = self.stamped_at.max(Some(stamp.at));
        self.signers.push(stamp.authority.clone());
        self.known.extend_from_slice(&stamp.certificates);
    }

    /// Certificates of a document's store are known as well.
    pub fn add_store(&mut self, store: &Store) {
        self.known.extend(store.certificates.iter().filter_map(|der| Known::read(der).ok()));
    }

    /// Whether two certificates are one of which one was altered. A token's certificates are covered by nothing, beside its
    /// signer's; but they come back in the store and in other tokens.
    ///
    /// Of two different certificates, issuers may use the same number or key, and an issuer has many of them. Two of the
    /// three are the same for the same certificate only.
    pub fn is_contradictory(&self) -> bool {
        let known = &self.known[..self.known.len().min(MOST_COMPARED)];
        known.iter().enumerate().any(|(index, one)| {
            let one_body = &one.parsed.tbs_certificate;
            known[..index].iter().any(|other| {
                let body = &other.parsed.tbs_certificate;
                let same = usize::from(one_body.serial_number == body.serial_number)
                    + usize::from(one_body.issuer == body.issuer)
                    + usize::from(one_body.subject_public_key_info == body.subject_public_key_info);
                same >= 2 && one.der != other.der
            })
        })
    }

    fn issuer(&self, of: &Known) -> Option<&Known> {
        let name = &of.parsed.tbs_certificate.issuer;
        self.known
            .iter()
            .filter(|one| one.parsed.tbs_certificate.subject == *name)
            .find(|one| of.is_issued_by(one))
    }

    /// The signers and all issuers of theirs that are known, each once.
    fn chains(&self) -> Vec<&Known> {
        let mut chains: Vec<&Known> = Vec::new();
        for signer in &self.signers {
            let mut next = Some(signer);
            for _ in 0..LONGEST {
                let Some(one) = next.filter(|one| chains.iter().all(|known| known.der != one.der)) else { break };
                chains.push(one);
                next = if one.is_self_signed() { None } else { self.issuer(one) };
            }
        }
        chains
    }

    /// Whether the store holds every certificate, and of each that it was not revoked. Who vouches for themselves can't
    /// be revoked.
    pub fn is_in(&self, store: &Store) -> bool {
        self.chains().into_iter().all(|one| store.certificates.contains(&one.der) && self.is_settled(one, store))
    }

    fn is_settled(&self, one: &Known, store: &Store) -> bool {
        let issuer = self.issuer(one);
        one.is_self_signed()
            || one.has_extension(oid::OCSP_NO_CHECK)
            || store.lists.iter().any(|list| list_says(list, one, issuer) == Said::Good)
            || issuer.is_some_and(|issuer| {
                store.answers.iter().any(|answer| answer_says(answer, one, issuer).said == Said::Good)
            })
    }

    /// Gathers what is missing in the store.
    pub fn gather(mut self, mut store: Store, authority: &Authority<'_>) -> Result<Store, Missing> {
        self.add_store(&store);
        // Who answers questions may have a certificate of their own that is to be checked; there are few of them.
        for _ in 0..LONGEST {
            let chains: Vec<Known> = self.chains().into_iter().cloned().collect();
            for one in &chains {
                if !store.certificates.contains(&one.der) {
                    store.certificates.push(one.der.clone());
                }
            }
            let Some(open) = chains.iter().find(|one| !self.is_settled(one, &store)) else { return Ok(store) };
            let responder = self.settle(open, &mut store, authority)?;
            self.signers.extend(responder.clone());
            self.known.extend(responder);
        }
        Err(Missing::Never("its certificates go back further than can be followed".to_owned()))
    }

    /// Asks whether a certificate was revoked. The answer is the certificate of who answered, if it is one of its own.
    fn settle(&self, one: &Known, store: &mut Store, authority: &Authority<'_>) -> Result<Option<Known>, Missing> {
        let issuer = self.issuer(one);
        let revoked = || Missing::Never(format!("the certificate of {} was revoked", one.name()));
        let mut failed = None;
        for url in one.revocation_lists() {
            match (authority.ask)(&url, Question::RevocationList) {
                Ok(list) if list.len() > LARGEST_LIST => {
                    failed = Some(format!("{url} answered a list that is too large"));
                }
                Ok(list) => match list_says(&list, one, issuer) {
                    Said::Good if self.stamped_at.is_some_and(|at| list_was_over(&list, at)) => {
                        failed = Some(format!("{url} answered a list that is out of date"));
                    }
                    Said::Good => {
                        store.lists.push(list);
                        return Ok(None);
                    }
                    Said::Revoked => return Err(revoked()),
                    Said::Nothing => failed = Some(format!("{url} answered no list of revoked certificates")),
                },
                Err(error) => failed = Some(format!("{url} {error}")),
            }
        }
        let asked = issuer.and_then(|issuer| Some((issuer, question(one, issuer).ok()?)));
        for url in one.responders() {
            let Some((issuer, question)) = &asked else { continue };
            match (authority.ask)(&url, Question::Revocation(question.clone())) {
                Ok(answer) => {
                    let read = answer_says(&answer, one, issuer);
                    match read.said {
                        Said::Good if self.stamped_at.is_some_and(|at| read.was_over(at)) => {
                            failed = Some(format!("{url} gave an answer that is out of date"));
                        }
                        Said::Good => {
                            store.answers.push(answer);
                            return Ok(read.by);
                        }
                        Said::Revoked => return Err(revoked()),
                        Said::Nothing => {
                            failed = Some(format!("{url} did not say whether a certificate was revoked"));
                        }
                    }
                }
                Err(error) => failed = Some(format!("{url} {error}")),
            }
        }
        Err(match failed {
            Some(failed) => Missing::Later(failed),
            None => Missing::Never(format!(
                "the certificate of {} does not say where to ask whether it was revoked",
                one.name()
            )),
        })
    }
}

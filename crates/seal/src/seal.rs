//! Sealing a PDF.

use model::Timestamp;
use model::hex::hex;
use pdf::lopdf::{Object, ObjectId};
use pdf::{Limits, Update};

use crate::algorithm::sha256;
use crate::blank::{Blank, Waiting, string, text};
use crate::evidence::Evidence;
use crate::{Authority, Level, SealError, SealingKey, container, date, field, upgrade};

/// Room for what a signature holds beside certificates and time stamps.
const ROOM: usize = 3 << 10;

/// Room for a time-stamp token with its certificates.
pub(crate) const ROOM_FOR_STAMP: usize = 16 << 10;

/// The name under which the record of what was signed lies in the signature dictionary.
pub(crate) const RECORD: &str = "CSGN_Record";

/// What a seal says, and what it is made with.
#[derive(Clone, Copy)]
pub struct Sealing<'a> {
    /// The key and its certificate.
    pub key: &'a SealingKey,
    /// When it is sealed.
    pub at: Timestamp,
    /// Who seals, as shown by programs that open the PDF.
    pub name: &'a str,
    /// Why, as shown by programs that open the PDF.
    pub reason: &'a str,
    /// What was signed by whom, as JSON. It is covered by the seal, and [`crate::verify`] reads it back.
    pub record: &'a str,
    /// Whether the PDF is all our own printer's work. Then it is read without counting first what that costs, which others'
    /// files have to be.
    pub printed_here: bool,
    /// The time-stamp authority, where one is set.
    pub authority: Option<Authority<'a>>,
}

/// A sealed PDF.
#[derive(Debug, Clone)]
pub struct Sealed {
    /// The whole file; it starts with what was handed in.
    pub pdf: Vec<u8>,
    /// How much its seal proves.
    pub level: Level,
    /// The SHA-256 digest of the file, in hexadecimal.
    pub sha256: String,
    /// Whether the seal certifies the document, so that programs warn of every later change. It can't where others
    /// have signed before: then it is a signature beside theirs.
    pub certified: bool,
    /// Why the authority could not be asked. The seal is as good as one without an authority, and [`crate::upgrade`] can
    /// add the rest later.
    pub postponed: Option<String>,
    /// Why the level that was wished for can't be had from this authority, now or later.
    pub short_of: Option<String>,
    /// The time stamp that all the others rest on, at [`Level::Lta`].
    pub last_stamp: Option<LastStamp>,
}

/// The last time stamp of a seal. It can be checked while its certificate is valid; [`crate::prolong`] adds another before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LastStamp {
    /// The moment that it vouches for.
    pub at: Timestamp,
    /// When its certificate ends.
    pub certificate_ends: Timestamp,
}

impl Sealed {
    pub(crate) fn new(pdf: Vec<u8>, level: Level, certified: bool) -> Self {
        let sha256 = hex(&sha256(&[&pdf]));
        Self { pdf, level, sha256, certified, postponed: None, short_of: None, last_stamp: None }
    }
}

/// What a PDF that is sealed or verified may hold at most. More than an upload, since something was added to it.
pub(crate) fn limits() -> Limits {
    let limits = Limits::default();
    Limits { bytes: limits.bytes * 2, objects: limits.objects * 2, values: limits.values * 2, ..limits }
}

/// Seals a PDF: at [`Level::B`], and further where there is an authority and it answers.
///
/// # Errors
///
/// When the PDF can't be read or holds no page, the certificate is not valid at that moment, or the key does not sign.
/// An authority that does not answer is no error; see [`Sealed::postponed`].
pub fn seal(pdf: &[u8], sealing: &Sealing<'_>) -> Result<Sealed, SealError> {
    sealing.key.check_validity(sealing.at)?;
    let (waiting, certified) = prepare(pdf, sealing)?;
    let mut postponed = None;
    let mut evidence = Evidence::default();
    let digest = waiting.digest();
    let room = waiting.room();
    let signature = container::sign(sealing.key, &digest, |signature| {
        let asked = sealing.authority?.stamp(&[signature]);
        let fits = asked.and_then(|(token, stamp)| match token.len() + bare(sealing) {
            needed if needed > room => {
                Err(SealError::Authority("answered a time stamp that is too large".to_owned()))
            }
            _ => {
                evidence.add_stamp(&stamp);
                Ok(token)
            }
        });
        fits.map_err(|error| postponed = Some(error.to_string())).ok()
    })?;
    let pdf = waiting.fill(&signature)?;
    let Some(authority) = sealing.authority else { return Ok(Sealed::new(pdf, Level::B, certified)) };
    if postponed.is_some() {
        return Ok(Sealed { postponed, ..Sealed::new(pdf, Level::B, certified) });
    }
    evidence.add_chain(sealing.key.chain());
    upgrade::complete(pdf, Level::T, certified, evidence, &authority)
}

/// How many bytes a signature has without a time stamp, at most.
fn bare(sealing: &Sealing<'_>) -> usize {
    ROOM + sealing.key.chain().iter().map(|known| known.der.len()).sum::<usize>()
}

/// The PDF with everything but the signature, and whether it certifies the document.
fn prepare(pdf: &[u8], sealing: &Sealing<'_>) -> Result<(Waiting, bool), SealError> {
    let mut update = if sealing.printed_here { Update::of_own(pdf)? } else { Update::of(pdf, &limits())? };
    let certified = !is_signed(&update);
    let signature = update.reserve();
    field::add(&mut update, signature, "Countersign seal")?;
    if certified {
        certify(&mut update, signature)?;
    }
    let stamped = if sealing.authority.is_some() { ROOM_FOR_STAMP } else { 0 };
    let blank = Blank::new(&entries(sealing, certified), bare(sealing) + stamped);
    update.set_raw(signature, blank.body.clone());
    let updated = update.finish_with_bodies();
    let start = updated.bodies.get(&signature).map_or(0, |body| body.start);
    Ok((blank.cover(updated.bytes, start), certified))
}

/// Whether somebody has signed the PDF already. Certifying it then is what nobody but the first may do.
fn is_signed(update: &Update<'_>) -> bool {
    let document = update.document();
    document.objects.values().any(|object| {
        let direct =
            |object: &Object| object.as_dict().is_ok_and(|one| one.has(b"ByteRange") && one.has(b"Contents"));
        direct(object) || object.as_dict().is_ok_and(|field| field.get(b"V").is_ok_and(direct))
    })
}

/// Names the signature as the one that certifies the document.
fn certify(update: &mut Update<'_>, signature: ObjectId) -> Result<(), SealError> {
    let (id, mut catalog) = field::catalog(update)?;
    let permissions = catalog.get(b"Perms").ok();
    let permissions = permissions.and_then(|one| one.as_reference().map_or(Some(one), |id| update.get(id)));
    let mut permissions = permissions.and_then(|one| one.as_dict().ok()).cloned().unwrap_or_default();
    permissions.set("DocMDP", signature);
    catalog.set("Perms", permissions);
    update.set(id, catalog);
    Ok(())
}

/// The entries of the signature dictionary, but those that are filled in later.
fn entries(sealing: &Sealing<'_>, certified: bool) -> String {
    let mut entries = "/Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached".to_owned();
    for (key, value) in [
        ("Name", text(sealing.name)),
        ("Reason", text(sealing.reason)),
        ("M", text(&date::write(sealing.at))),
        (RECORD, string(sealing.record.as_bytes())),
        // Once more than in the signature, so that a seal whose signature was wrecked is still known as ours.
        ("CSGN_Certificate", string(&sealing.key.fingerprint())),
    ] {
        entries.push('/');
        entries.push_str(key);
        entries.push_str(&value);
    }
    if certified {
        // 1: nothing may be changed but what makes the seal last.
        let parameters = "/TransformParams<</Type/TransformParams/V/1.2/P 1>>";
        entries.push_str("/Reference[<</Type/SigRef/TransformMethod/DocMDP");
        entries.push_str(parameters);
        entries.push_str(">>]");
    }
    entries
}

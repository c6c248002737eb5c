//! Making a seal prove more than it did when it was made, by adding behind it: the sealed bytes stay as they are.

use pdf::Update;

use crate::blank::Blank;
use crate::evidence::{Evidence, Missing};
use crate::seal::{ROOM_FOR_STAMP, limits};
use crate::stamp::Stamp;
use crate::store::{self, Store};
use crate::verify::{Intact, intact};
use crate::{Authority, Level, SealError, Sealed, field};

/// Brings the seal of a PDF to the level that the authority is set to, as far as it answers. A seal that proves as much
/// already stays as it is. `ours` are the digests of this instance's certificates, as for [`crate::verify`].
///
/// # Errors
///
/// When the PDF holds no intact seal of this instance. An authority that does not answer is no error; see
/// [`Sealed::postponed`].
pub fn upgrade(pdf: &[u8], ours: &[[u8; 32]], authority: &Authority<'_>) -> Result<Sealed, SealError> {
    let Intact { level, certified, mut evidence, last_stamp } = intact(pdf, ours)?;
    if level >= authority.level {
        return Ok(Sealed { last_stamp, ..Sealed::new(pdf.to_vec(), level, certified) });
    }
    if level > Level::B {
        return complete(pdf.to_vec(), level, certified, evidence, authority);
    }
    match stamped(pdf, None, authority) {
        Ok((pdf, stamp)) => {
            evidence.add_stamp(&stamp);
            complete(pdf, Level::T, certified, evidence, authority)
        }
        Err(SealError::Authority(why)) => {
            Ok(Sealed { postponed: Some(why), ..Sealed::new(pdf.to_vec(), level, certified) })
        }
        Err(error) => Err(error),
    }
}

/// Adds another time stamp to a seal at [`Level::Lta`], with what it takes to check the one before. It is done before the
/// certificate of the last time stamp ends, every few years; so the seal lasts as long as somebody does that.
///
/// # Errors
///
/// When the PDF holds no intact seal of this instance at that level, or the authority does not answer.
pub fn prolong(pdf: &[u8], ours: &[[u8; 32]], authority: &Authority<'_>) -> Result<Sealed, SealError> {
    let Intact { level, certified, evidence, .. } = intact(pdf, ours)?;
    if level < Level::Lta {
        return Err(SealError::NotSealed(format!("its level is {level}; upgrade it to B-LTA first")));
    }
    let store = evidence.gather(held(pdf)?, authority).map_err(|missing| match missing {
        Missing::Later(why) | Missing::Never(why) => SealError::Authority(why),
    })?;
    let (pdf, stamp) = stamped(pdf, Some(&store), authority)?;
    Ok(Sealed { last_stamp: Some(stamp.as_last()), ..Sealed::new(pdf, Level::Lta, certified) })
}

/// Brings a seal that has a time stamp to the authority's level.
pub(crate) fn complete(
    pdf: Vec<u8>,
    level: Level,
    certified: bool,
    evidence: Evidence,
    authority: &Authority<'_>,
) -> Result<Sealed, SealError> {
    if level >= authority.level {
        return Ok(Sealed::new(pdf, level, certified));
    }
    let store = match evidence.gather(held(&pdf)?, authority) {
        Ok(store) => store,
        Err(Missing::Later(why)) => {
            return Ok(Sealed { postponed: Some(why), ..Sealed::new(pdf, level, certified) });
        }
        Err(Missing::Never(why)) => {
            return Ok(Sealed { short_of: Some(why), ..Sealed::new(pdf, level, certified) });
        }
    };
    if authority.level == Level::Lt {
        return Ok(Sealed::new(stored(&pdf, &store)?, Level::Lt, certified));
    }
    match stamped(&pdf, Some(&store), authority) {
        Ok((pdf, stamp)) => {
            Ok(Sealed { last_stamp: Some(stamp.as_last()), ..Sealed::new(pdf, Level::Lta, certified) })
        }
        Err(SealError::Authority(why)) => {
            // Nothing half is kept: the next try asks anew, for lists that are newer then.
            Ok(Sealed { postponed: Some(why), ..Sealed::new(pdf, level, certified) })
        }
        Err(error) => Err(error),
    }
}

/// What the PDF's store holds already.
fn held(pdf: &[u8]) -> Result<Store, SealError> {
    let update = Update::of(pdf, &limits())?;
    Ok(Store::read(update.document()).unwrap_or_default())
}

/// The PDF with certificates and lists behind it.
fn stored(pdf: &[u8], store: &Store) -> Result<Vec<u8>, SealError> {
    let mut update = Update::of(pdf, &limits())?;
    store::write(&mut update, store)?;
    Ok(update.finish())
}

/// The PDF with a document time stamp behind it, and certificates and lists where they are given.
fn stamped(pdf: &[u8], store: Option<&Store>, authority: &Authority<'_>) -> Result<(Vec<u8>, Stamp), SealError> {
    let mut update = Update::of(pdf, &limits())?;
    if let Some(store) = store {
        store::write(&mut update, store)?;
    }
    let signature = update.reserve();
    field::add(&mut update, signature, "Countersign time stamp")?;
    let blank = Blank::new("/Type/DocTimeStamp/Filter/Adobe.PPKLite/SubFilter/ETSI.RFC3161", ROOM_FOR_STAMP);
    update.set_raw(signature, blank.body.clone());
    let updated = update.finish_with_bodies();
    let start = updated.bodies.get(&signature).map_or(0, |body| body.start);
    let waiting = blank.cover(updated.bytes, start);
    let (token, stamp) = authority.stamp(&waiting.covered())?;
    if token.len() > waiting.room() {
        return Err(SealError::Authority("answered a time stamp that is too large".to_owned()));
    }
    Ok((waiting.fill(&token)?, stamp))
}

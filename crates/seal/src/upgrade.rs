//! Making a seal prove more than it did when it was made.

use crate::{Authority, Level, SealError, Sealed};

pub(crate) fn complete(
    pdf: Vec<u8>,
    level: Level,
    certified: bool,
    _authority: &Authority<'_>,
) -> Result<Sealed, SealError> {
    Ok(Sealed::new(pdf, level, certified))
}

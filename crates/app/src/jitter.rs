//! Pauses that differ a little, so that what failed together is not tried again together.

use model::Random;

/// The pause, a fifth more or less.
pub(crate) fn jittered(millis: i64, random: &dyn Random) -> i64 {
    let mut drawn = [0; 2];
    random.fill(&mut drawn);
    // From 0 to 400, in thousandths of the pause.
    let share = i64::from(u16::from_be_bytes(drawn)) * 400 / i64::from(u16::MAX);
    millis * (800 + share) / 1_000
}

//! The codes of a second step: the digits of an app, and the ten codes for the day the app is lost.

use model::id::UserId;
use model::random::LEGIBLE;
use model::{Random, Result};

use super::totp;
use crate::App;
use crate::change::Change;

/// What the secret behind the digits is encrypted for.
pub(super) const TOTP: &str = "totp secret";
const RECOVERY: &str = "recovery code";
/// How many recovery codes there are.
const COUNT: usize = 10;
/// Each has five random bits.
const LENGTH: usize = 10;

/// A code that was right. It is used up in the change that it allows.
#[derive(Debug)]
pub(crate) struct Right {
    user: UserId,
    code: RightCode,
}

#[derive(Debug)]
enum RightCode {
    Totp { step: i64 },
    Recovery { mark: Vec<u8> },
}

impl Right {
    /// Uses the code up: the change is lost where somebody else did so first.
    pub(crate) fn spend(self, change: &mut Change<'_>) {
        match self.code {
            RightCode::Totp { step } => store::second_factors::use_step(change.write(), self.user, step),
            RightCode::Recovery { mark } => {
                store::second_factors::spend_recovery_code(change.write(), self.user, &mark);
            }
        }
    }
}

/// Whether these are somebody's digits now.
///
/// # Errors
/// When the database does not answer.
pub(crate) async fn totp(app: &App, user: UserId, digits: &str) -> Result<Option<Right>> {
    let Some(kept) = store::second_factors::totp(app.database(), user).await? else { return Ok(None) };
    if kept.confirmed_at.is_none() {
        return Ok(None);
    }
    let secret = app.vault().open(TOTP, &kept.closed)?;
    let step = totp::step_of(&secret, digits, app.now(), kept.last_step);
    Ok(step.map(|step| Right { user, code: RightCode::Totp { step } }))
}

/// Whether this is one of the recovery codes that somebody has left.
///
/// # Errors
/// When the database does not answer.
pub(crate) async fn recovery(app: &App, user: UserId, code: &str) -> Result<Option<Right>> {
    let content = content(user, &normal(code));
    let marks = store::second_factors::recovery_codes(app.database(), user).await?;
    let mark = marks.into_iter().find(|mark| app.vault().is_ours(RECOVERY, &content, mark));
    Ok(mark.map(|mark| Right { user, code: RightCode::Recovery { mark } }))
}

/// Ten new codes, in place of those before. They are shown once; what is kept of them only recognises them.
pub(super) fn new_recovery_codes(app: &App, change: &mut Change<'_>, user: UserId) -> Vec<String> {
    let codes: Vec<String> = (0..COUNT).map(|_| generate(app.random())).collect();
    let marks: Vec<_> =
        codes.iter().map(|code| app.vault().mark(RECOVERY, &content(user, &normal(code)))).collect();
    store::second_factors::replace_recovery_codes(change.write(), user, &marks);
    codes
}

fn content(user: UserId, code: &str) -> Vec<u8> {
    [user.to_bytes().as_slice(), code.as_bytes()].concat()
}

fn generate(random: &dyn Random) -> String {
    let mut bytes = [0; LENGTH];
    random.fill(&mut bytes);
    let letters: String = bytes.iter().map(|byte| char::from(LEGIBLE[usize::from(byte % 32)])).collect();
    let (front, back) = letters.split_at(LENGTH / 2);
    format!("{front}-{back}")
}

/// A code as it was meant, however it was typed.
fn normal(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase());
    letters
        .map(|c| match c {
            'o' => '0',
            'i' | 'l' => '1',
            c => c,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use model::random::SystemRandom;

    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        assert_eq!(normal(" AbCdE-fGh1O "), "abcdefgh10");
        assert_eq!(normal("abcde fghil"), "abcdefgh11");
        for _ in 0..100 {
            let code = generate(&SystemRandom);
            assert_eq!(code.len(), 11);
            assert_eq!(normal(&code.to_uppercase()), code.replace('-', ""));
        }
    }
}

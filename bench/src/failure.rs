//! Why a run could not be finished, always as one line.

use std::{error::Error, fmt};

/// The reason why the measurement itself did not work. A missed target is not one: it is a result.
#[derive(Debug)]
pub struct Failure(String);

/// What everything in the benchmark returns that may stop the run.
pub type Result<T> = std::result::Result<T, Failure>;

impl Failure {
    /// Takes the reason and makes it one line, since parts of it may come from a server's answer.
    pub fn new(reason: impl AsRef<str>) -> Self {
        Self(reason.as_ref().split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl Error for Failure {}

/// Says what was being done when an error came, since "connection refused" alone helps nobody.
pub trait Doing<T> {
    /// Puts `what` in front of the error and of everything that caused it.
    fn doing(self, what: impl fmt::Display) -> Result<T>;
}

impl<T, E: Error> Doing<T> for std::result::Result<T, E> {
    fn doing(self, what: impl fmt::Display) -> Result<T> {
        self.map_err(|error| {
            let mut reason = format!("{what}: {error}");
            let mut cause = error.source();
            while let Some(error) = cause {
                let text = error.to_string();
                // Some libraries print their cause and also hand it out.
                if !reason.contains(&text) {
                    reason.push_str(": ");
                    reason.push_str(&text);
                }
                cause = error.source();
            }
            Failure::new(reason)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_line() {
        assert_eq!(Failure::new("one\n  two\r\nthree").to_string(), "one two three");
    }

    #[test]
    fn the_step_comes_before_the_error() {
        let error = std::io::Error::other("no room");
        let failure = Err::<(), _>(error).doing("writing the file").unwrap_err();
        assert_eq!(failure.to_string(), "writing the file: no room");
    }
}

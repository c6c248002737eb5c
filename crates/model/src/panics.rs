//! What may be told of a panic. Its words are made where it happens and may quote what somebody wrote, such as the text
//! inside which an index lay; the log holds nothing of anybody's.

use std::any::Any;
use std::panic::PanicHookInfo;

const LEFT_OUT: &str = "(words that may quote a document are left out)";

/// A panic's words where they are fixed in the program, and else that they are left out.
#[must_use]
pub fn words(panic: &(dyn Any + Send)) -> &'static str {
    panic.downcast_ref::<&'static str>().copied().unwrap_or(LEFT_OUT)
}

/// The place in the program, with the words as above: for the log.
#[must_use]
pub fn told(panic: &PanicHookInfo<'_>) -> String {
    let place = panic.location().map_or_else(String::new, |place| format!(" at {place}"));
    format!("panicked{place}: {}", words(panic.payload()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_were_put_together_are_left_out() {
        let name = "Ana Müller";
        let caught = std::panic::catch_unwind(|| panic!("{name} is no number"));
        assert!(!words(&*caught.expect_err("a panic")).contains("Ana"));
        let caught = std::panic::catch_unwind(|| panic!("a fixed text"));
        assert_eq!(words(&*caught.expect_err("a panic")), "a fixed text");
    }
}

//! Names of variables, fields and expressions: whatever an expression can refer to.

use crate::expressions::is_reserved;

/// The most characters of a name.
const LONGEST: usize = 100;

/// Checks that an expression could refer to something by this name.
///
/// # Errors
/// What would be right, as a fragment that follows the place.
pub fn check_name(name: &str) -> Result<(), &'static str> {
    let mut letters = name.chars();
    let shaped = letters.next().is_some_and(|first| first.is_alphabetic() || first == '_')
        && letters.all(|letter| letter.is_alphanumeric() || letter == '_');
    if !shaped {
        return Err("must be named by a letter or an underscore followed by letters, digits or underscores");
    }
    if name.chars().count() > LONGEST {
        return Err("must have a name of at most 100 characters");
    }
    if is_reserved(name) {
        return Err("must have another name: expressions reserve this one");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_what_an_expression_can_say() {
        for name in ["x", "rent2", "due_date", "größe", "合同", "_x", "date", "sum", "age", "count", "item"] {
            assert_eq!(check_name(name), Ok(()), "{name}");
        }
        for name in ["", "1st", "a b", "a-b", "a.b", "$x", "x²", "é\u{301}!", "_", "__"] {
            assert!(check_name(name).is_err(), "{name}");
        }
    }

    #[test]
    fn names_that_the_language_reserves_are_refused() {
        for name in [
            "default", "new", "is", "case", "with", "if", "else", "let", "const", "true", "false", "this", "fn",
            "switch", "while", "loop", "for", "in", "return", "throw", "try", "null", "nil", "match", "async",
            "await", "yield", "print", "debug", "eval", "Fn", "call", "curry", "type_of", "var", "static",
            "super",
        ] {
            let refused = check_name(name).expect_err(name);
            assert!(refused.contains("reserve"), "{name}: {refused}");
        }
    }
}

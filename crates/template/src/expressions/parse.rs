//! The text of an expression, read by Rhai.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::LazyLock;

use rhai::{AST, Engine, Expr, OptimizationLevel, Stmt};

use super::error::{At, ExpressionError};

/// How deep an expression may be nested. A chain of operators counts one level for each.
const DEEPEST: usize = 100;

/// It only ever reads: nothing is registered with it, and nothing is run by it.
static READER: LazyLock<Engine> = LazyLock::new(|| {
    let mut engine = Engine::new_raw();
    engine
        .set_optimization_level(OptimizationLevel::None)
        .set_allow_switch_expression(false)
        .set_allow_statement_expression(false)
        .set_allow_loop_expressions(false)
        .set_allow_looping(false)
        .set_max_expr_depths(DEEPEST, DEEPEST)
        .set_max_strings_interned(0);
    engine
});

/// Reads an expression into Rhai's tree.
pub(super) fn parse(source: &str) -> Result<AST, ExpressionError> {
    // A parser that someone else wrote must not take the service down, whatever an author types.
    let read = catch_unwind(AssertUnwindSafe(|| READER.compile_expression(source)));
    match read {
        Ok(Ok(tree)) => Ok(tree),
        Ok(Err(error)) => Err(At::from_rhai(error.position()).error(explain(error.err_type()))),
        Err(_) => Err(At::default().error("can't be read")),
    }
}

/// The one expression that Rhai's tree holds.
pub(super) fn expression(tree: &AST) -> Option<&Expr> {
    match tree.statements() {
        [Stmt::Expr(expression)] => Some(expression),
        _ => None,
    }
}

/// Whether the language reserves a name, so that no expression could refer to it.
#[must_use]
pub fn is_reserved(name: &str) -> bool {
    let read = parse(name);
    let alone = read.as_ref().ok().and_then(expression);
    !matches!(alone, Some(Expr::Variable(variable, ..)) if variable.1 == name)
}

/// Rhai's message in our words, where its own would not help an author.
fn explain(error: &rhai::ParseErrorType) -> String {
    use rhai::{LexError, ParseErrorType as Error};
    let helpful = match error {
        Error::UnexpectedEOF => Some("ends too early"),
        Error::MissingToken(_, why) if why.contains("statement block") => Some("a `{` or `}` is missing here"),
        Error::BadInput(LexError::UnexpectedInput(token)) => hint(token),
        Error::BadInput(LexError::MalformedChar(_)) => Some("a text stands in double quotes"),
        _ => None,
    };
    match (helpful, error) {
        (Some(text), _) => text.to_owned(),
        (_, Error::ExprTooDeep) => format!("is nested more than {DEEPEST} levels deep"),
        (_, Error::Reserved(word)) => format!("`{word}` is reserved and can't be used here"),
        (_, other) => {
            let text = other.to_string();
            let mut letters = text.chars();
            // A fragment that follows the place begins small.
            letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
        }
    }
}

/// What an author who wrote this where it can't stand most likely meant.
fn hint(token: &str) -> Option<&'static str> {
    Some(match token {
        "=" => "can't change a value; to compare, write `==`",
        "and" => "write `&&` for and",
        "or" => "write `||` for or",
        "let" | "const" | "for" | "while" | "loop" | "do" | "return" | "throw" | "try" | "fn" | "switch" | ";"
        | "{" => "statements can't be used, only expressions such as `if a > b { x } else { y }`",
        _ => return None,
    })
}

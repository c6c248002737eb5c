//! The one error that the use cases speak. It knows nothing of HTTP; `http` maps it to status and code.

use crate::id::Kind;

/// A result whose error is the product's own.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// One thing that is wrong with the input, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldError {
    /// The place, as a path: `recipients[0].email`.
    pub field: String,
    /// What is wrong and what would be right, as a sentence fragment that follows the field's name.
    pub message: String,
}

impl FieldError {
    /// Names a place and what is wrong there.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self { field: field.into(), message: message.into() }
    }
}

/// Why a use case did not do what it was asked. What `Display` says may be shown to the caller; causes that only
/// the operator should see travel in the source and go to the log.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The input is wrong; nothing was changed.
    #[error("{}", validation_message(.0))]
    Validation(Vec<FieldError>),
    /// There is no such thing in this workspace.
    #[error("{0} not found")]
    NotFound(&'static str),
    /// The caller lacks the right.
    #[error("{0}")]
    Forbidden(String),
    /// The state forbids it; the message says which state.
    #[error("{0}")]
    Conflict(String),
    /// It was there once and is not any more; the message says what to do instead.
    #[error("{0}")]
    Gone(String),
    /// A part that we depend on does not answer; trying again later may help.
    #[error("the service is temporarily unavailable; try again shortly")]
    Unavailable(#[source] Box<dyn std::error::Error + Send + Sync>),
    /// A defect or a broken installation.
    #[error("something went wrong on our side")]
    Internal(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl Error {
    /// One wrong field.
    pub fn field(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self::Validation(vec![FieldError::new(field, message)])
    }

    /// Nothing of this kind under that id, or not in this workspace.
    #[must_use]
    pub const fn no<K: Kind>() -> Self {
        Self::NotFound(K::NOUN)
    }

    /// A state that forbids the move.
    pub fn conflict(message: impl Into<String>) -> Self {
        Self::Conflict(message.into())
    }

    /// A defect, with its cause for the log.
    pub fn internal(cause: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self::Internal(cause.into())
    }
}

fn validation_message(fields: &[FieldError]) -> String {
    match fields {
        [] => "the request is not valid".to_owned(),
        [one] if one.field.is_empty() => one.message.clone(),
        [one] => format!("{} {}", one.field, one.message),
        [first, rest @ ..] => {
            format!("{} {} (and {} more, see details)", first.field, first.message, rest.len())
        }
    }
}

/// An error with all that caused it, on one line, for the log and the operator: `Display` of an error leaves its source
/// out, and not every log format asks for it.
#[derive(Debug, Clone, Copy)]
pub struct Chain<'a>(pub &'a (dyn std::error::Error + 'static));

impl std::fmt::Display for Chain<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut said = self.0.to_string();
        f.write_str(&said)?;
        let mut source = self.0.source();
        while let Some(cause) = source {
            let text = cause.to_string();
            // Some errors of others repeat their cause in their own text.
            if !said.contains(&text) {
                write!(f, ": {text}")?;
            }
            said = text;
            source = cause.source();
        }
        Ok(())
    }
}

/// Gathers what is wrong with an input, so that the caller learns all of it at once.
#[derive(Debug, Default)]
pub struct Problems(Vec<FieldError>);

impl Problems {
    /// Nothing wrong yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes one problem.
    pub fn add(&mut self, field: impl Into<String>, message: impl Into<String>) {
        self.0.push(FieldError::new(field, message));
    }

    /// Takes the value, or notes the error's fields under the given place and gives nothing.
    pub fn take<T, E: std::fmt::Display>(&mut self, field: &str, result: std::result::Result<T, E>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                self.add(field, error.to_string());
                None
            }
        }
    }

    /// Fails when anything was noted.
    ///
    /// # Errors
    /// [`Error::Validation`] with everything that was noted.
    pub fn done(self) -> Result<()> {
        if self.0.is_empty() { Ok(()) } else { Err(Error::Validation(self.0)) }
    }
}

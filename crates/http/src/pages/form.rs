//! Forms as they are shown: inputs with their labels, hints, values and what is wrong with them.

use model::FieldError;

use super::words::sentence;

/// A form, the first time or again with what was wrong.
#[derive(Debug, Default)]
pub(super) struct Form {
    pub inputs: Vec<Input>,
    /// What is wrong with the whole.
    pub message: Option<String>,
}

/// One input.
#[derive(Debug, Default)]
pub(super) struct Input {
    pub name: &'static str,
    pub label: &'static str,
    pub hint: &'static str,
    /// What the browser may fill in by itself.
    pub autocomplete: &'static str,
    pub kind: Kind,
    /// What was entered. Never that of a password.
    pub value: String,
    pub error: Option<String>,
    /// Whether the cursor stands here when the page opens.
    pub focus: bool,
}

/// What is entered. An address is plain text to the browser, whose own idea of addresses is narrower than ours.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    #[default]
    Text,
    Email,
    Password,
}

impl Form {
    /// The form as it is shown first, with the cursor in its first empty input.
    pub fn new(inputs: impl IntoIterator<Item = Input>) -> Self {
        let mut form = Self { inputs: inputs.into_iter().collect(), message: None };
        if let Some(first) = form.inputs.iter_mut().find(|input| input.value.is_empty()) {
            first.focus = true;
        }
        form
    }

    /// The form again, with what is wrong at its place; what belongs to no input stands above all.
    pub fn with_problems(mut self, problems: Vec<FieldError>) -> Self {
        for input in &mut self.inputs {
            input.focus = false;
        }
        for problem in problems {
            match self.inputs.iter_mut().find(|input| input.name == problem.field) {
                Some(input) => input.error = Some(sentence(&format!("{} {}", input.label, problem.message))),
                None => self.message = Some(sentence(format!("{} {}", problem.field, problem.message).trim())),
            }
        }
        if let Some(first) = self.inputs.iter_mut().find(|input| input.error.is_some()) {
            first.focus = true;
        }
        self
    }

    /// The form again, with what is wrong about the whole.
    pub fn with_message(mut self, message: &str) -> Self {
        self.message = Some(sentence(message));
        self
    }

    /// Whether anything is wrong.
    pub fn has_problems(&self) -> bool {
        self.message.is_some() || self.problems() > 0
    }

    /// How many inputs have something wrong with them.
    pub fn problems(&self) -> usize {
        self.inputs.iter().filter(|input| input.error.is_some()).count()
    }
}

impl Input {
    pub fn is_email(&self) -> bool {
        self.kind == Kind::Email
    }

    pub fn is_password(&self) -> bool {
        self.kind == Kind::Password
    }

    /// The ids of the texts that explain the input.
    pub fn described_by(&self) -> String {
        let hint = (!self.hint.is_empty()).then(|| format!("{}-hint", self.name));
        let error = self.error.is_some().then(|| format!("{}-error", self.name));
        [error, hint].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

//! Takes answers in: by which name they come, whose they are, and whether each is what its field takes.

use model::error::Problems;
use model::given::Given;
use model::values::Values;
use serde_json::value::RawValue;

use crate::expressions::Evaluated;
use crate::form::{Field, FieldType};
use crate::symbols::{self, SymbolOption};
use crate::template::Template;
use crate::value::Value;

impl Template {
    /// Answers as the interface takes them: by the ids of their fields, or by the names under which they are stored where a
    /// field of the role has that one. Those that came as text or in parts get the form of their field's type.
    #[must_use]
    pub fn answers(&self, role: &str, given: &Given) -> Values {
        let field = |name: &str| {
            let named = || self.fields_of(role).filter(|field| field.name() == name);
            // Beside a field that takes the answer there may be one that only shows it.
            let asking = || named().find(|field| field.takes_answers()).or_else(|| named().next());
            self.form.field(name).or_else(asking)
        };
        let symbol = |name: &str| self.named().get(field(name)?.name());
        let mut answers = Values::default();
        for (name, value) in symbols::converted(given, symbol).iter() {
            answers.insert(field(name).map_or(name, |field| &field.id), value.to_owned());
        }
        answers
    }

    /// Notes under `place` which values stand for signatures, or for the date of one: those come with whoever signs.
    pub fn check_unsigned(&self, place: &str, values: &Values, problems: &mut Problems) {
        for (name, _) in values.iter().filter(|(_, raw)| raw.get() != "null") {
            let dates = |field: &&Field| field.kind == FieldType::SignedDate && field.name() == name;
            if self.form.field(name).is_some_and(|field| field.kind.is_signature()) {
                problems.add(format!("{place}.{name}"), "is a signature, which only whoever signs can give");
            } else if self.form.fields.iter().find(dates).is_some() {
                let message = "is the date of a signature, which is filled in when somebody signs; leave it out";
                problems.add(format!("{place}.{name}"), message);
            }
        }
    }

    /// Takes answers by the ids of their fields and gives them by the names under which they are stored. What is wrong
    /// with one is noted under `values.<id>`.
    pub fn accept(&self, role: &str, given: &Values, problems: &mut Problems) -> Values {
        let mut accepted = Values::default();
        for (id, raw) in given.iter() {
            let Some(field) = self.form.field(id) else {
                problems.add(format!("values.{id}"), "is not a field of this document");
                continue;
            };
            if !self.is_of(field, role) {
                problems.add(format!("values.{id}"), "belongs to another role");
                continue;
            }
            // `check_shown` has the word on what is only shown, signed, or filled in by the service.
            if !field.takes_answers() {
                continue;
            }
            match self.check_answer(field, raw) {
                Ok(()) => {
                    // Pages send numbers as they were typed; whoever reads the answers wants numbers.
                    let symbol = self.named().get(field.name());
                    let natural = symbol.and_then(|symbol| symbol.natural_form(raw));
                    accepted.insert(field.name(), natural.unwrap_or_else(|| raw.to_owned()));
                }
                Err(message) => problems.add(format!("values.{id}"), message),
            }
        }
        accepted
    }

    /// Notes which answers, by the ids of their fields, are for fields of a role that take none: what only shows a value, is
    /// signed, or is filled in by the service. Where one says what stands there, `standing`, before or after the other
    /// answers were put in, it is a record that was sent back as it came.
    pub fn check_shown(
        &self,
        role: &str,
        given: &Values,
        standing: [&Values; 2],
        evaluated: &Evaluated,
        problems: &mut Problems,
    ) {
        for (id, raw) in given.iter() {
            let is_shown = |field: &&Field| !field.takes_answers() && self.is_of(field, role);
            let Some(field) = self.form.field(id).filter(is_shown) else { continue };
            let name = field.name();
            let given = self.typed(name, raw);
            let says_the_same = |values: &Values| match values.get(name) {
                Some(was) => self.is_same(name, was, raw),
                None if self.has_default(name) => {
                    self.symbols.get(name).is_some_and(|symbol| symbol.default == given)
                }
                None => given.is_blank(),
            };
            if standing.into_iter().any(says_the_same) || *evaluated.get(name) == given {
                continue;
            }
            let message = if field.kind.is_signature() {
                "is signed, not filled in: give the signature under `signatures`"
            } else if field.kind == FieldType::SignedDate {
                "is the date of the signature, which is filled in when it is submitted; leave it out"
            } else {
                "only shows what stands in the document, and takes no answer; leave it out, or have the sender change the value"
            };
            problems.add(format!("values.{id}"), message);
        }
    }

    /// Puts answers over values, both by the names under which they are stored. `null` is the answer of somebody who left it
    /// blank: no value, and no default in its place either.
    pub fn put_answers(&self, values: &mut Values, answers: Values) {
        let blank = answers.iter().filter(|(name, raw)| raw.get() == "null" && self.has_default(name));
        let blank: Vec<String> = blank.map(|(name, _)| name.to_owned()).collect();
        values.merge(answers);
        for name in blank {
            values.insert(&name, RawValue::NULL.to_owned());
        }
    }

    fn check_answer(&self, field: &Field, raw: &RawValue) -> Result<(), String> {
        self.named().check_raw(field.name(), raw)?;
        let symbol = self.named().get(field.name());
        if let Some((currency, Ok(Value::Money(money)))) =
            symbol.and_then(|symbol| Some((symbol.currency?, symbol.read_value(raw))))
            && money.currency != currency
        {
            return Err(format!("must be an amount in {currency}"));
        }
        self.check_for(field, raw)
    }

    /// Checks a value against what fields take that store theirs under this name, where they take less than its type: one
    /// of them has to.
    ///
    /// # Errors
    /// What would be right, as a fragment that follows the name.
    pub(crate) fn check_for_fields(&self, name: &str, raw: &RawValue) -> Result<(), String> {
        let mut checked = self.form.fields.iter().filter(|field| field.name() == name);
        let Some(first) = checked.next() else { return Ok(()) };
        let wrong = self.check_for(first, raw);
        if wrong.is_err() && checked.any(|field| self.check_for(field, raw).is_ok()) {
            return Ok(());
        }
        wrong
    }

    /// Checks a value that is of the right type against what the field takes of it.
    fn check_for(&self, field: &Field, raw: &RawValue) -> Result<(), String> {
        let typed = self.named().get(field.name()).and_then(|symbol| symbol.read_value(raw).ok());
        let value = typed.unwrap_or_else(|| Value::natural(raw));
        if field.kind == FieldType::Phone {
            let fits = value.as_text().is_none_or(|text| text.trim().is_empty() || is_phone(text.trim()));
            return if fits { Ok(()) } else { Err("must be a telephone number such as +49 30 123456".to_owned()) };
        }
        let options = self.options_of(field);
        if !field.kind.has_options() || options.is_empty() {
            return Ok(());
        }
        let known = |value: &Value| {
            value.is_blank() || value.as_text().is_some_and(|text| options.iter().any(|one| one.value() == text))
        };
        let fits = match value.as_list() {
            Some(chosen) => {
                field.kind == FieldType::Multiselect && chosen.iter().all(|one| !one.is_blank() && known(one))
            }
            None => known(&value),
        };
        if fits {
            return Ok(());
        }
        let values: Vec<_> = options.iter().map(SymbolOption::value).collect();
        Err(format!("must be one of {}", values.join(", ")))
    }
}

/// Whether a text is what people write for a telephone number; the pages ask for the same. Which ones exist nobody knows.
fn is_phone(text: &str) -> bool {
    let text = without_extension(text);
    let rest = text.strip_prefix(['+', '＋']).unwrap_or(text);
    let digits = rest.chars().filter(|one| one.is_numeric()).count();
    let fits = |one: char| one.is_numeric() || one.is_whitespace() || "().-/".contains(one);
    rest.chars().all(fits) && digits >= 3 && rest.chars().count() <= 30
}

/// The words before the extension of a telephone number. None ends like a longer one that stands behind it.
const EXTENSIONS: [&str; 9] = ["extension", "ext.", "ext", "x", "#", "poste", "dw.", "dw", "int."];
/// Digits of an extension.
const LONGEST_EXTENSION: usize = 8;

/// A telephone number without the extension behind it: `555-0100 ext. 12`.
fn without_extension(text: &str) -> &str {
    let head = text.trim_end_matches(char::is_numeric);
    let digits = text[head.len()..].chars().count();
    let head = head.trim_end();
    let named = |word: &&str| -> Option<&str> {
        let start = head.len().checked_sub(word.len())?;
        head.get(start..).filter(|end| end.eq_ignore_ascii_case(word)).map(|_| &head[..start])
    };
    match EXTENSIONS.iter().find_map(named) {
        Some(number) if (1..=LONGEST_EXTENSION).contains(&digits) => {
            number.trim_end_matches(|one: char| one.is_whitespace() || one == ',' || one == ';')
        }
        _ => text,
    }
}

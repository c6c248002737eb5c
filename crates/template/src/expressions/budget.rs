//! How much work an expression may make.

use crate::value::Value;

/// Steps of one expression. A step was measured at 20 to 80 nanoseconds, so that is 10 to 40 milliseconds.
pub(super) const STEPS: u64 = 500_000;

/// Steps of everything that is worked out for one document at one time.
pub(super) const STEPS_TOGETHER: u64 = 5_000_000;

/// Items of a list that an expression makes.
pub(super) const MOST_ITEMS: usize = 10_000;

/// Bytes of a text that an expression makes.
const LONGEST_TEXT: usize = 200_000;

/// Bytes of text that count as one step.
const BYTES_A_STEP: usize = 64;

/// The steps that are left.
#[derive(Debug)]
pub(super) struct Budget {
    left: u64,
}

impl Budget {
    pub(super) const fn new(steps: u64) -> Self {
        Self { left: steps }
    }

    pub(super) const fn left(&self) -> u64 {
        self.left
    }

    /// Takes steps away.
    pub(super) fn spend(&mut self, steps: u64) -> Result<(), String> {
        if steps > self.left {
            self.left = 0;
            return Err("takes too many steps; make it simpler or its lists shorter".to_owned());
        }
        self.left -= steps;
        Ok(())
    }

    /// Takes away what going through so many things costs.
    pub(super) fn spend_on(&mut self, things: usize) -> Result<(), String> {
        self.spend(things as u64)
    }

    /// Takes away what copying or comparing so many bytes of text costs.
    pub(super) fn spend_on_bytes(&mut self, bytes: usize) -> Result<(), String> {
        self.spend_on(bytes / BYTES_A_STEP)
    }

    /// Takes away what going through so many bytes of text letter by letter costs.
    pub(super) fn spend_on_letters(&mut self, bytes: usize) -> Result<(), String> {
        self.spend_on(bytes / 8)
    }

    /// Takes away what writing a value out in a language costs.
    pub(super) fn spend_on_writing(&mut self, value: &Value) -> Result<(), String> {
        match value {
            Value::Money(_) | Value::Number(_) => self.spend(20),
            Value::Date(_) | Value::DateTime(_) => self.spend(40),
            Value::Text(text) => self.spend_on_bytes(text.len()),
            Value::List(items) => items.iter().try_for_each(|item| self.spend_on_writing(item)),
            Value::Record(entries) => entries.values().try_for_each(|item| self.spend_on_writing(item)),
            Value::Missing | Value::Boolean(_) | Value::Image(_) => self.spend(1),
        }
    }

    /// Takes over a text that was made.
    pub(super) fn text(&mut self, text: String) -> Result<Value, String> {
        self.spend_on_bytes(text.len())?;
        check_length(&text)?;
        Ok(Value::text(text))
    }

    /// Takes over a list whose items were there before.
    pub(super) fn list(&mut self, items: Vec<Value>) -> Result<Value, String> {
        self.spend_on(items.len())?;
        if items.len() > MOST_ITEMS {
            return Err(format!("makes a list of more than {MOST_ITEMS} items"));
        }
        Ok(Value::list(items))
    }

    /// Takes away what a value that is put into a list or record costs once it is printed. Values are shared, so a
    /// list that holds itself several times over, and that list again, is small until someone goes through it.
    pub(super) fn spend_on_contents(&mut self, value: &Value) -> Result<(), String> {
        match value {
            Value::Text(text) => {
                self.spend(1)?;
                self.spend_on_bytes(text.len())
            }
            Value::List(items) => {
                self.spend(1)?;
                items.iter().try_for_each(|item| self.spend_on_contents(item))
            }
            Value::Record(entries) => {
                self.spend(1)?;
                entries.values().try_for_each(|item| self.spend_on_contents(item))
            }
            _ => self.spend(1),
        }
    }
}

/// Refuses a text that is too long, to be asked while it is still growing.
pub(super) fn check_length(text: &str) -> Result<(), String> {
    if text.len() > LONGEST_TEXT {
        return Err(format!("makes a text of more than {LONGEST_TEXT} bytes"));
    }
    Ok(())
}

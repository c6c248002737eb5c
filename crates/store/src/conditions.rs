//! Conditions of a list that may be filtered, put together with their arguments. The workspace's is always the first.

use model::Timestamp;
use model::id::{Kind, WorkspaceId};
use model::page::Position;

use crate::args;
use crate::engine::Arg;

/// Conditions that all have to hold, and beside them at most one choice of which one has to hold.
#[derive(Clone)]
pub(crate) struct Conditions {
    /// The column that has to name the workspace.
    workspace: String,
    /// The others, each after an `AND`.
    others: String,
    args: Vec<Arg>,
    /// A row has to fit one of these. None of its rows fits two of them.
    choice: Vec<String>,
}

impl Conditions {
    /// Only rows of that workspace.
    pub fn new(column: &str, workspace: WorkspaceId) -> Self {
        Self { workspace: column.to_owned(), others: String::new(), args: args![workspace], choice: Vec::new() }
    }

    /// The same for a database that is to find the rows by something else than whose they are: no index fits the first
    /// condition as it is put now.
    pub fn found_otherwise(mut self) -> Self {
        self.workspace.push_str(" || ''");
        self
    }

    /// Adds an argument and gives its place.
    pub fn arg(&mut self, arg: impl Into<Arg>) -> String {
        self.args.push(arg.into());
        format!("${}", self.args.len())
    }

    /// Adds a condition.
    pub fn and(&mut self, condition: &str) {
        self.others.push_str(" AND ");
        self.others.push_str(condition);
    }

    /// A column has that value.
    pub fn equal(&mut self, column: &str, value: impl Into<Arg>) {
        let place = self.arg(value);
        self.and(&format!("{column} = {place}"));
    }

    /// A column has one of these values; any where there are none.
    pub fn any_of(&mut self, column: &str, values: impl Iterator<Item = impl Into<Arg>>) {
        // A row that fits twice would be found twice.
        let mut different: Vec<Arg> = Vec::new();
        for value in values.map(Into::into) {
            if !different.contains(&value) {
                different.push(value);
            }
        }
        let equal: Vec<_> = different.into_iter().map(|value| format!("{column} = {}", self.arg(value))).collect();
        match equal.as_slice() {
            [] => {}
            [one] => self.and(one),
            _ if self.choice.is_empty() => self.choice = equal,
            _ => self.and(&format!("({})", equal.join(" OR "))),
        }
    }

    /// A moment lies between these, the first included and the last not.
    pub fn between(&mut self, column: &str, from: Option<Timestamp>, to: Option<Timestamp>) {
        for (moment, compared) in [(from, ">="), (to, "<")] {
            if let Some(moment) = moment {
                let place = self.arg(moment);
                self.and(&format!("{column} {compared} {place}"));
            }
        }
    }

    /// A row comes after that position in a list that is sorted newest first.
    pub fn after<K: Kind>(&mut self, columns: &str, position: Option<Position<K>>) {
        if let Some(position) = position {
            let (created_at, id) = (self.arg(position.created_at), self.arg(position.id));
            self.and(&format!("({columns}) < ({created_at}, {id})"));
        }
    }

    /// All of them as one condition.
    pub fn all(&self) -> String {
        if self.choice.is_empty() {
            self.without_choice()
        } else {
            format!("{} AND ({})", self.without_choice(), self.choice.join(" OR "))
        }
    }

    fn without_choice(&self) -> String {
        format!("{} = $1{}", self.workspace, self.others)
    }

    /// The arguments.
    pub fn into_args(self) -> Vec<Arg> {
        self.args
    }

    /// The selection of the newest rows that fit, at most so many.
    ///
    /// Of a choice, each part is looked for by itself and then merged: an index gives the rows of one value in their
    /// order, but those of two values one after the other, and all of them would have to be sorted.
    pub fn newest(&self, columns: &str, table: &str, limit: &str) -> String {
        const ORDER: &str = "ORDER BY created_at DESC, id DESC";
        let select =
            |conditions: &str| format!("SELECT {columns} FROM {table} WHERE {conditions} {ORDER} LIMIT {limit}");
        if self.choice.is_empty() {
            return select(&self.without_choice());
        }
        let part = |number: usize, one: &String| {
            format!("SELECT * FROM ({}) part{number}", select(&format!("{} AND {one}", self.without_choice())))
        };
        let parts: Vec<_> = self.choice.iter().enumerate().map(|(number, one)| part(number, one)).collect();
        format!("{} {ORDER} LIMIT {limit}", parts.join(" UNION ALL "))
    }
}

#[cfg(test)]
mod tests {
    use model::random::SystemRandom;

    use super::*;

    fn conditions() -> Conditions {
        Conditions::new("workspace_id", WorkspaceId::new(Timestamp::from_millis(1), &SystemRandom))
    }

    #[test]
    fn one_value_is_no_choice() {
        let mut conditions = conditions();
        conditions.any_of("status", ["sent"].into_iter());
        assert_eq!(conditions.all(), "workspace_id = $1 AND status = $2");
        assert!(!conditions.newest("id", "documents", "$3").contains("UNION"));
    }

    #[test]
    fn whose_a_row_is_can_be_asked_without_an_index() {
        let mut conditions = conditions();
        conditions.equal("status", "sent");
        assert_eq!(conditions.found_otherwise().all(), "workspace_id || '' = $1 AND status = $2");
    }

    #[test]
    fn of_two_choices_one_is_a_filter() {
        let mut conditions = conditions();
        conditions.any_of("event", ["a", "b", "a"].into_iter());
        conditions.any_of("actor_id", ["x", "y"].into_iter());
        let newest = conditions.newest("id", "activity", "$6");
        assert_eq!(newest.matches("(actor_id = $4 OR actor_id = $5) AND event = ").count(), 2, "{newest}");
        assert_eq!(
            conditions.all(),
            "workspace_id = $1 AND (actor_id = $4 OR actor_id = $5) AND (event = $2 OR event = $3)"
        );
    }
}

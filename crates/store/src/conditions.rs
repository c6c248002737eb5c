//! Conditions of a list that may be filtered, put together with their arguments. The workspace's is always the first.

use model::Timestamp;
use model::id::{Kind, WorkspaceId};
use model::page::Position;

use crate::args;
use crate::engine::Arg;

/// Conditions that all have to hold.
pub(crate) struct Conditions {
    pub sql: String,
    pub args: Vec<Arg>,
}

impl Conditions {
    /// Only rows of that workspace.
    pub fn new(column: &str, workspace: WorkspaceId) -> Self {
        Self { sql: format!("{column} = $1"), args: args![workspace] }
    }

    /// Adds an argument and gives its place.
    pub fn arg(&mut self, arg: impl Into<Arg>) -> String {
        self.args.push(arg.into());
        format!("${}", self.args.len())
    }

    /// Adds a condition.
    pub fn and(&mut self, condition: &str) {
        self.sql.push_str(" AND ");
        self.sql.push_str(condition);
    }

    /// A column has that value.
    pub fn equal(&mut self, column: &str, value: impl Into<Arg>) {
        let place = self.arg(value);
        self.and(&format!("{column} = {place}"));
    }

    /// A column has one of these values; any where there are none.
    pub fn any_of(&mut self, column: &str, values: impl Iterator<Item = &'static str>) {
        let places: Vec<_> = values.map(|value| self.arg(value)).collect();
        if !places.is_empty() {
            self.and(&format!("{column} IN ({})", places.join(", ")));
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
}

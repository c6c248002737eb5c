//! The roles of a template's form: who signs, in which order.

use serde_json::Value;

use crate::body::JsonObject;
use crate::error::Problems;

/// The roles of a template, in the order in which they are written.
#[derive(Debug, Default)]
pub struct Roles(Vec<FormRole>);

/// One role.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormRole {
    /// Its name, as recipients refer to it.
    pub name: String,
    /// When it signs; equal numbers in parallel.
    pub order: i64,
    /// What it does.
    pub kind: RoleKind,
}

/// What somebody in a role does with the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoleKind {
    /// Fills and signs.
    Signer,
    /// Approves or declines.
    Approver,
    /// Gets link and copy, submits nothing and holds nothing up.
    Viewer,
}

impl RoleKind {
    /// Its name in the form schema.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Signer => "signer",
            Self::Approver => "approver",
            Self::Viewer => "viewer",
        }
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [Self::Signer, Self::Approver, Self::Viewer].into_iter().find(|kind| kind.name() == name)
    }
}

impl Roles {
    /// Reads the roles of a form schema and notes under `formSchema` what is wrong with them.
    #[must_use]
    pub fn read(source: &JsonObject, problems: &mut Problems) -> Self {
        let schema: Value = match source.read() {
            Ok(schema) => schema,
            Err(error) => {
                problems.add("formSchema", error.to_string());
                return Self::default();
            }
        };
        let listed = match schema.get("roles") {
            None | Some(Value::Null) => return Self::default(),
            Some(Value::Array(listed)) => listed,
            Some(_) => {
                problems.add("formSchema.roles", "must be a list of roles");
                return Self::default();
            }
        };
        let mut roles: Vec<FormRole> = Vec::with_capacity(listed.len());
        for (index, entry) in listed.iter().enumerate() {
            let place = format!("formSchema.roles[{index}]");
            if let Some(role) = read_role(entry, &place, problems) {
                if roles.iter().any(|other| other.name == role.name) {
                    problems.add(format!("{place}.name"), "repeats the name of another role");
                }
                roles.push(role);
            }
        }
        Self(roles)
    }

    /// Whether the template defines no role at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The role of that name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&FormRole> {
        self.0.iter().find(|role| role.name == name)
    }

    /// The only role, where there is just one.
    #[must_use]
    pub fn only(&self) -> Option<&FormRole> {
        if let [role] = self.0.as_slice() { Some(role) } else { None }
    }

    /// The names of all roles, for messages.
    #[must_use]
    pub fn names(&self) -> String {
        self.0.iter().map(|role| role.name.as_str()).collect::<Vec<_>>().join(", ")
    }
}

fn read_role(entry: &Value, place: &str, problems: &mut Problems) -> Option<FormRole> {
    let name = entry.get("name").and_then(Value::as_str).map(str::trim).filter(|name| !name.is_empty());
    let Some(name) = name.filter(|name| name.chars().count() <= 255 && !name.chars().any(char::is_control)) else {
        problems.add(format!("{place}.name"), "must be a name of at most 255 characters");
        return None;
    };
    let order = match entry.get("order") {
        None | Some(Value::Null) => 1,
        Some(order) => order.as_i64().unwrap_or_else(|| {
            problems.add(format!("{place}.order"), "must be a whole number");
            1
        }),
    };
    let kind = match entry.get("kind") {
        None | Some(Value::Null) => RoleKind::Signer,
        Some(kind) => kind.as_str().and_then(RoleKind::named).unwrap_or_else(|| {
            problems.add(format!("{place}.kind"), "must be signer, approver or viewer");
            RoleKind::Signer
        }),
    };
    Some(FormRole { name: name.to_owned(), order, kind })
}

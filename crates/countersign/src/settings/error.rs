//! Why the settings can't be used.

use std::fmt;

/// One line that says which setting, where it was set, what is wrong and what would be right.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The file that was named, or one that is there, can't be read.
    #[error(
        "can't read the settings file {file}: {source}; check the path given with --config and the file's permissions"
    )]
    Unreadable {
        /// The file's path.
        file: String,
        /// What the system said.
        source: std::io::Error,
    },

    /// The file is not TOML.
    #[error("{file} line {line}: {message}; see https://toml.io for how such a file is written")]
    NotToml {
        /// The file's path.
        file: String,
        /// The line, counted from 1.
        line: usize,
        /// What the parser said.
        message: String,
    },

    /// A variable of ours holds bytes that are not UTF-8.
    #[error("{variable}: the value is not UTF-8 text")]
    NotText {
        /// The variable's name.
        variable: String,
    },

    /// Nobody knows this setting.
    #[error("{origin}: there is no such setting; the nearest one is {nearest}")]
    Unknown {
        /// What was found, and where.
        origin: Origin,
        /// The known setting whose name is most like it, spelled as it would be in the same place.
        nearest: String,
    },

    /// The setting is known, its value won't do.
    #[error("{origin}: {problem}")]
    Invalid {
        /// The setting, and where its value came from.
        origin: Origin,
        /// What is wrong and what would be right.
        problem: String,
    },
}

/// A setting as it was found: its name, in the words of the place where it stood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// In the environment.
    Variable(String),
    /// In the settings file.
    File {
        /// The file's path.
        file: String,
        /// The dotted name.
        name: String,
    },
    /// Nowhere: the default did not fit, which happens where it is made from another setting.
    Default(String),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variable(name) => f.write_str(name),
            Self::File { file, name } => write!(f, "{name} in {file}"),
            Self::Default(name) => write!(f, "{name} (not set, so its default)"),
        }
    }
}

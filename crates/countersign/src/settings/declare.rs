//! Turns the list in `table.rs` into structures, the code that fills them, and the rows of the reference.

use super::names::variable;

/// One setting, as the reference shows it and as the names in a file or the environment are checked against.
#[derive(Debug)]
pub struct Row {
    /// Name of its section, empty for what stands above the first section.
    pub section: &'static str,
    /// What the section is about.
    pub section_help: &'static str,
    /// Name within the section.
    pub key: &'static str,
    /// What holds where it is not set.
    pub fallback: Fallback,
    /// What it is for.
    pub help: &'static str,
}

/// What holds where a setting is not set.
#[derive(Debug)]
pub enum Fallback {
    /// As if this had been written.
    Text(&'static str),
    /// There is no value; the words say what happens then.
    Absent(&'static str),
    /// A path in the data folder, wherever that is.
    InDataDir {
        /// What stands before the path.
        scheme: &'static str,
        /// The path within the data folder.
        name: &'static str,
    },
}

impl Row {
    /// The dotted name: `http.listen`.
    pub fn name(&self) -> String {
        if self.section.is_empty() { self.key.to_owned() } else { format!("{}.{}", self.section, self.key) }
    }

    /// The name in the environment: `COUNTERSIGN_HTTP_LISTEN`.
    pub fn variable(&self) -> String {
        variable(&self.name())
    }
}

/// Each entry is `name: Type = default, shape(parser);` below its description; the entries of the first, nameless
/// block stand above the sections.
macro_rules! declare {
    (
        { $($top:tt)* }
        $(
            #[doc = $about:literal]
            $section:ident: $struct:ident { $($entries:tt)* }
        )*
    ) => {
        declare! { @settings [$($section: $struct, $about;)*] $($top)* }
        $( declare! { @section $section, $struct, $about; $($entries)* } )*
    };

    (
        @settings [$($section:ident: $struct:ident, $about:literal;)*]
        $( $(#[doc = $help:literal])+ $key:ident: $type:ty = $fallback:expr, $parse:expr; )*
    ) => {
        /// Everything that can be set, checked and with its defaults filled in.
        #[derive(Debug, Clone)]
        pub struct Settings {
            $( $(#[doc = $help])+ pub $key: $type, )*
            $( #[doc = $about] pub $section: $struct, )*
        }

        impl Settings {
            const TOP: &[super::declare::Row] = &[$(
                super::declare::Row {
                    section: "",
                    section_help: "",
                    key: stringify!($key),
                    fallback: $fallback,
                    help: concat!($($help),+),
                },
            )*];

            /// All settings, in the order of the reference.
            pub(super) fn rows() -> impl Iterator<Item = &'static super::declare::Row> {
                [Self::TOP, $($struct::ROWS),*].into_iter().flatten()
            }

            /// Takes every setting out of what file and variables say.
            pub(super) fn read(sources: &super::source::Sources) -> Result<Self, super::Error> {
                Ok(Self {
                    $( $key: sources.read(stringify!($key), $parse)?, )*
                    $( $section: $struct::read(sources)?, )*
                })
            }
        }
    };

    (
        @section $section:ident, $struct:ident, $about:literal;
        $( $(#[doc = $help:literal])+ $key:ident: $type:ty = $fallback:expr, $parse:expr; )*
    ) => {
        #[doc = $about]
        #[derive(Debug, Clone)]
        pub struct $struct {
            $( $(#[doc = $help])+ pub $key: $type, )*
        }

        impl $struct {
            const ROWS: &[super::declare::Row] = &[$(
                super::declare::Row {
                    section: stringify!($section),
                    section_help: $about,
                    key: stringify!($key),
                    fallback: $fallback,
                    help: concat!($($help),+),
                },
            )*];

            fn read(sources: &super::source::Sources) -> Result<Self, super::Error> {
                Ok(Self {
                    $( $key: sources.read(concat!(stringify!($section), ".", stringify!($key)), $parse)?, )*
                })
            }
        }
    };
}

/// A setting that takes one of a few words: an enum, and a parser that names the words where none fits.
macro_rules! choice {
    (
        #[doc = $about:literal]
        $name:ident { $( #[doc = $help:literal] $variant:ident = $word:literal, )+ }
    ) => {
        #[doc = $about]
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $( #[doc = $help] $variant, )+
        }

        impl $name {
            fn parse(text: &str) -> Result<Self, super::parse::Wrong> {
                match text {
                    $( $word => Ok(Self::$variant), )+
                    _ => Err(super::parse::Wrong::of(
                        text,
                        format!("is not one of the words that it takes: {}", [$($word),+].join(", ")),
                    )),
                }
            }
        }
    };
}

pub(super) use {choice, declare};

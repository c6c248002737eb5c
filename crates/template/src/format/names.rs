//! The formats that each type has, by name.

use crate::symbols::SymbolType;

/// The names of the formats that a type of values has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormatNames {
    /// Texts, addresses and choices.
    Text,
    /// Numbers.
    Number,
    /// Amounts.
    Money,
    /// Days and moments.
    Date,
    /// Yes or no.
    Boolean,
    /// A type that has none.
    None,
    /// The type is not known before the value is.
    Any,
}

/// The formats of a type.
#[must_use]
pub const fn formats_of(kind: SymbolType) -> FormatNames {
    match kind {
        SymbolType::Text | SymbolType::Email | SymbolType::Choice => FormatNames::Text,
        SymbolType::Number => FormatNames::Number,
        SymbolType::Money => FormatNames::Money,
        SymbolType::Date | SymbolType::Datetime => FormatNames::Date,
        SymbolType::Boolean => FormatNames::Boolean,
        SymbolType::List | SymbolType::Image => FormatNames::None,
    }
}

impl FormatNames {
    /// The names, without those that are made of noughts.
    #[must_use]
    pub const fn names(self) -> &'static [&'static str] {
        match self {
            Self::Text => &["upper", "lower"],
            Self::Number => &["percent", "words"],
            Self::Money => &["symbol", "code", "amount", "words"],
            Self::Date => &["short", "medium", "long", "full", "iso"],
            Self::Boolean => &["yesNo", "check"],
            Self::None => &[],
            Self::Any => &[
                "upper", "lower", "percent", "words", "symbol", "code", "amount", "short", "medium", "long",
                "full", "iso", "yesNo", "check",
            ],
        }
    }

    /// Checks that there is a format of that name.
    ///
    /// # Errors
    /// The names that there are, as a fragment that follows the place.
    pub fn check(self, name: &str) -> Result<(), String> {
        let of_noughts = matches!(self, Self::Number | Self::Any);
        if self.names().contains(&name) || (of_noughts && decimals(name).is_some()) {
            return Ok(());
        }
        if self == Self::None {
            return Err("must be left out: this type has no formats".to_owned());
        }
        let noughts = of_noughts.then_some("0, 0.0, 0.00 and so on");
        let names: Vec<_> = noughts.into_iter().chain(self.names().iter().copied()).collect();
        Err(format!("must be one of {}", names.join(", ")))
    }
}

/// The decimals that a format such as `0.00` asks for, at most ten.
pub(super) fn decimals(format: &str) -> Option<u32> {
    let fraction = match format.strip_prefix('0')? {
        "" => "",
        rest => rest.strip_prefix('.').filter(|fraction| !fraction.is_empty())?,
    };
    let decimals = u32::try_from(fraction.len()).ok()?;
    (decimals <= 10 && fraction.bytes().all(|byte| byte == b'0')).then_some(decimals)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_format_lists_the_right_ones() {
        assert_eq!(formats_of(SymbolType::Number).check("0.00"), Ok(()));
        assert_eq!(
            formats_of(SymbolType::Number).check("0,00"),
            Err("must be one of 0, 0.0, 0.00 and so on, percent, words".to_owned())
        );
        assert_eq!(
            formats_of(SymbolType::Date).check("dd.mm"),
            Err("must be one of short, medium, long, full, iso".to_owned())
        );
        assert!(formats_of(SymbolType::Image).check("symbol").is_err());
        assert!(formats_of(SymbolType::Money).check("0.00").is_err());
        assert_eq!(FormatNames::Any.check("0.0"), Ok(()));
    }

    #[test]
    fn noughts_say_how_many_decimals() {
        for (format, expected) in
            [("0", Some(0)), ("0.0", Some(1)), ("0.000", Some(3)), ("0.", None), ("1.0", None), ("", None)]
        {
            assert_eq!(decimals(format), expected, "{format}");
        }
        assert_eq!(decimals("0.00000000000"), None);
    }
}

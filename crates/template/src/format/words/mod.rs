//! Numbers and amounts in words, for the languages that have a file here. The crates that exist for it know few languages
//! and count in binary fractions.
//!
//! To add a language, write its file and name it in [`find`].

mod english;
mod french;
mod german;
mod spanish;

use rust_decimal::Decimal;

use crate::value::{Currency, round};

/// Beyond this, words say less than digits.
const LARGEST: u64 = 999_999_999_999_999;

/// The most decimals that are read out.
const MOST_DECIMALS: u32 = 10;

/// What a language says.
struct Language {
    cardinal: fn(u64, Form) -> String,
    minus: &'static str,
    point: &'static str,
    /// Between euros and cents.
    and: &'static str,
    /// Before what is counted after a round million.
    of_millions: fn(&str) -> &'static str,
    unit: fn(&str) -> Option<Unit>,
}

/// What a number stands before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Nothing: it is only counted.
    Alone,
    /// A masculine noun, or one of a language where that makes no difference.
    Masculine,
    /// A feminine noun.
    Feminine,
}

/// What a currency and its hundredth are called: one, several.
struct Unit {
    whole: (&'static str, &'static str),
    part: (&'static str, &'static str),
    form: Form,
}

impl Unit {
    const fn new(whole: (&'static str, &'static str), part: (&'static str, &'static str)) -> Self {
        Self { whole, part, form: Form::Masculine }
    }

    const fn feminine(mut self) -> Self {
        self.form = Form::Feminine;
        self
    }
}

fn find(language: &str) -> Option<&'static Language> {
    match language {
        "en" => Some(&english::LANGUAGE),
        "de" => Some(&german::LANGUAGE),
        "fr" => Some(&french::LANGUAGE),
        "es" => Some(&spanish::LANGUAGE),
        _ => None,
    }
}

/// A number in words; nothing where the language is not known, or the number too large.
pub(super) fn number(language: &str, number: Decimal) -> Option<String> {
    let language = find(language)?;
    let number = round(number, MOST_DECIMALS).normalize();
    let whole = whole_part(number)?;
    let mut words = language.signed(number, (language.cardinal)(whole, Form::Alone));
    if number.scale() > 0 {
        let text = number.to_string();
        let (_, digits) = text.split_once('.')?;
        words = format!("{words} {}", language.point);
        for digit in digits.chars().filter_map(|digit| digit.to_digit(10)) {
            words = format!("{words} {}", (language.cardinal)(digit.into(), Form::Alone));
        }
    }
    Some(words)
}

/// An amount in words: `twelve euros and fifty cents`. A currency whose name is not known goes by its code, with its
/// hundredths as on a cheque: `twelve and 50/100 SEK`.
pub(super) fn money(language: &str, amount: Decimal, currency: Option<Currency>) -> Option<String> {
    let language = find(language)?;
    let decimals = currency.map_or(2, |currency| currency.decimals());
    let mut amount = round(amount, decimals);
    amount.rescale(decimals);
    let whole = whole_part(amount)?;
    let text = amount.to_string();
    let fraction = text.split_once('.').map_or("", |(_, digits)| digits);
    let part: u64 = if fraction.is_empty() { 0 } else { fraction.parse().ok()? };
    if let Some(unit) = currency.and_then(|currency| (language.unit)(currency.code())) {
        return Some(language.signed(amount, language.named(whole, part, &unit)));
    }
    let mut words = (language.cardinal)(whole, Form::Alone);
    if part > 0 {
        words = format!("{words} {} {fraction}/1{}", language.and, "0".repeat(fraction.len()));
    }
    if let Some(currency) = currency {
        words = format!("{words} {currency}");
    }
    Some(language.signed(amount, words))
}

impl Language {
    fn signed(&self, number: Decimal, words: String) -> String {
        if number.is_sign_negative() && !number.is_zero() { format!("{} {words}", self.minus) } else { words }
    }

    fn named(&self, whole: u64, part: u64, unit: &Unit) -> String {
        let pick = |count: u64, names: (&'static str, &'static str)| if count == 1 { names.0 } else { names.1 };
        let cents = || format!("{} {}", (self.cardinal)(part, Form::Masculine), pick(part, unit.part));
        if whole == 0 && part > 0 {
            return cents();
        }
        let name = pick(whole, unit.whole);
        let of = if whole > 0 && whole.is_multiple_of(1_000_000) { (self.of_millions)(name) } else { "" };
        let words = format!("{} {of}{name}", (self.cardinal)(whole, unit.form));
        if part > 0 { format!("{words} {} {}", self.and, cents()) } else { words }
    }
}

fn whole_part(number: Decimal) -> Option<u64> {
    u64::try_from(number.abs().trunc()).ok().filter(|whole| *whole <= LARGEST)
}

/// A number's groups of three digits that are not nought, the largest first, each with its power of a thousand.
fn groups(number: u64) -> impl Iterator<Item = (u64, u32)> {
    (0..5).rev().map(move |power| (number / 1000_u64.pow(power) % 1000, power)).filter(|(group, _)| *group > 0)
}

/// One of a list of words; a number that is too large for it has none.
fn word(words: &[&'static str], number: u64) -> &'static str {
    usize::try_from(number).ok().and_then(|index| words.get(index)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(language: &str, cases: &[(&str, &str)]) {
        for (digits, words) in cases {
            assert_eq!(number(language, digits.parse().unwrap()).as_deref(), Some(*words), "{language} {digits}");
        }
    }

    fn check_money(language: &str, cases: &[(&str, &str, &str)]) {
        for (digits, code, words) in cases {
            let said = money(language, digits.parse().unwrap(), Currency::parse(code));
            assert_eq!(said.as_deref(), Some(*words), "{language} {digits} {code}");
        }
    }

    #[test]
    fn english() {
        check(
            "en",
            &[
                ("0", "zero"),
                ("13", "thirteen"),
                ("42", "forty-two"),
                ("100", "one hundred"),
                ("1234", "one thousand two hundred thirty-four"),
                ("1000001", "one million one"),
                (
                    "999999999999999",
                    "nine hundred ninety-nine trillion nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine",
                ),
                ("-3.14", "minus three point one four"),
                ("-0.50", "minus zero point five"),
            ],
        );
        check_money(
            "en",
            &[
                ("1234.5", "EUR", "one thousand two hundred thirty-four euros and fifty cents"),
                ("1.01", "USD", "one dollar and one cent"),
                ("0.99", "GBP", "ninety-nine pence"),
                ("0", "EUR", "zero euros"),
                ("12.5", "SEK", "twelve and 50/100 SEK"),
                ("12", "JPY", "twelve yen"),
                ("-2", "EUR", "minus two euros"),
                ("1.5", "", "one and 50/100"),
                ("0.995", "EUR", "one euro"),
                ("1.234", "KWD", "one and 234/1000 KWD"),
            ],
        );
    }

    #[test]
    fn german() {
        check(
            "de",
            &[
                ("1", "eins"),
                ("16", "sechzehn"),
                ("21", "einundzwanzig"),
                ("30", "dreißig"),
                ("100", "einhundert"),
                ("101", "einhunderteins"),
                ("1001", "eintausendeins"),
                ("1234567", "eine Million zweihundertvierunddreißigtausendfünfhundertsiebenundsechzig"),
                ("2000000", "zwei Millionen"),
                ("1000000000", "eine Milliarde"),
                ("3.14", "drei Komma eins vier"),
            ],
        );
        check_money(
            "de",
            &[
                ("1", "EUR", "ein Euro"),
                ("101.01", "EUR", "einhundertein Euro und ein Cent"),
                ("1234.5", "EUR", "eintausendzweihundertvierunddreißig Euro und fünfzig Cent"),
                ("2", "CHF", "zwei Franken"),
                ("1000000", "EUR", "eine Million Euro"),
            ],
        );
    }

    #[test]
    fn french() {
        check(
            "fr",
            &[
                ("1", "un"),
                ("17", "dix-sept"),
                ("21", "vingt et un"),
                ("71", "soixante et onze"),
                ("75", "soixante-quinze"),
                ("80", "quatre-vingts"),
                ("81", "quatre-vingt-un"),
                ("99", "quatre-vingt-dix-neuf"),
                ("200", "deux cents"),
                ("201", "deux cent un"),
                ("1000", "mille"),
                ("80000", "quatre-vingt mille"),
                ("200000", "deux cent mille"),
                ("200000000", "deux cents millions"),
                ("1234", "mille deux cent trente-quatre"),
                ("1000000000", "un milliard"),
                ("3.5", "trois virgule cinq"),
            ],
        );
        check_money(
            "fr",
            &[
                ("1234.5", "EUR", "mille deux cent trente-quatre euros et cinquante centimes"),
                ("1000000", "EUR", "un million d’euros"),
                ("2000000", "USD", "deux millions de dollars"),
                ("21", "GBP", "vingt et une livres sterling"),
                ("1", "EUR", "un euro"),
            ],
        );
    }

    #[test]
    fn spanish() {
        check(
            "es",
            &[
                ("1", "uno"),
                ("16", "dieciséis"),
                ("22", "veintidós"),
                ("31", "treinta y uno"),
                ("100", "cien"),
                ("101", "ciento uno"),
                ("555", "quinientos cincuenta y cinco"),
                ("1000", "mil"),
                ("21000", "veintiún mil"),
                ("31000", "treinta y un mil"),
                ("1000000", "un millón"),
                ("2000000", "dos millones"),
                ("1000000000", "mil millones"),
                (
                    "1234567890123",
                    "un billón doscientos treinta y cuatro mil quinientos sesenta y siete millones ochocientos noventa mil ciento veintitrés",
                ),
                ("3.5", "tres coma cinco"),
            ],
        );
        check_money(
            "es",
            &[
                ("21.5", "EUR", "veintiún euros con cincuenta céntimos"),
                ("1000000", "EUR", "un millón de euros"),
                ("201", "GBP", "doscientas una libras esterlinas"),
                ("1", "EUR", "un euro"),
            ],
        );
    }

    #[test]
    fn what_has_no_words_keeps_its_digits() {
        assert_eq!(number("ja", Decimal::ONE), None);
        assert_eq!(number("en", Decimal::from(LARGEST + 1)), None);
        assert_eq!(number("en", Decimal::MAX), None);
    }
}

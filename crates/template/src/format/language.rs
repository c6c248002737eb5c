//! Languages by their tags, and the few words of them that Unicode's data does not hold.

use icu_calendar::{Date, Gregorian};
use icu_datetime::FixedCalendarDateTimeFormatter;
use icu_datetime::fieldsets::YMD;
use icu_locale_core::{Locale, locale};

/// The locale of a language tag; English where it is none, or none that Unicode has data about.
pub(super) fn locale(tag: &str) -> Locale {
    // Systems also write `pt_BR`.
    match Locale::try_from_str(&tag.trim().replace('_', "-")) {
        Ok(found) if is_known(&found) => found,
        _ => locale!("en"),
    }
}

/// Whether there is data about a language: without, its months are called `M11`.
fn is_known(locale: &Locale) -> bool {
    const OFTEN: [&str; 11] = ["en", "de", "fr", "es", "pt", "it", "ar", "he", "zh", "ja", "hi"];
    let named = || {
        let formatter =
            FixedCalendarDateTimeFormatter::<Gregorian, _>::try_new(locale.into(), YMD::long()).ok()?;
        let november = Date::try_new_gregorian(2026, 11, 14).ok()?;
        Some(!formatter.format(&november).to_string().contains("M11"))
    };
    OFTEN.contains(&locale.id.language.as_str()) || named().unwrap_or(false)
}

/// Yes or no.
pub(super) fn yes_no(language: &str, truth: bool) -> &'static str {
    let (yes, no) = match language {
        "de" => ("Ja", "Nein"),
        "fr" => ("Oui", "Non"),
        "es" => ("Sí", "No"),
        "pt" => ("Sim", "Não"),
        "it" => ("Sì", "No"),
        "nl" => ("Ja", "Nee"),
        "pl" => ("Tak", "Nie"),
        "ar" => ("نعم", "لا"),
        "he" => ("כן", "לא"),
        "zh" => ("是", "否"),
        "ja" => ("はい", "いいえ"),
        "hi" => ("हाँ", "नहीं"),
        _ => ("Yes", "No"),
    };
    if truth { yes } else { no }
}

/// What stands between the items of a list.
pub(super) fn separator(language: &str) -> &'static str {
    match language {
        "zh" | "ja" => "、",
        "ar" => "، ",
        _ => ", ",
    }
}

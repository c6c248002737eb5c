//! What each language prints. The data is Unicode's and may change with its version; a change here is to be looked at,
//! not to be feared.

use jiff::civil::Date;
use jiff::tz::{Offset, TimeZone};
use model::Timestamp;
use rust_decimal::Decimal;

use super::Formats;
use crate::value::{Currency, Value};

fn formats(language: &str) -> Formats {
    Formats::new(language, TimeZone::UTC)
}

fn number(text: &str) -> Decimal {
    text.parse().unwrap()
}

fn day() -> Date {
    "2026-11-14".parse().unwrap()
}

fn moment() -> Timestamp {
    "2026-11-14T09:30:00Z".parse().unwrap()
}

/// Spaces that don't break and marks of direction, spelt out.
fn visible(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], "_").replace(['\u{200e}', '\u{200f}'], "~")
}

fn line(language: &str) -> String {
    let formats = formats(language);
    let money =
        |amount: &str, code: &str, format: &str| formats.amount(number(amount), Currency::parse(code), format);
    visible(
        &[
            formats.number(number("1234567.5"), ""),
            formats.number(number("-0.195"), "percent"),
            money("1234.5", "EUR", ""),
            money("1234.5", "JPY", ""),
            money("-1234.5", "USD", "code"),
            formats.date(day(), "short"),
            formats.date(day(), "medium"),
            formats.date(day(), ""),
            formats.date(day(), "full"),
            formats.datetime(moment(), ""),
            formats.boolean(true, "").to_owned(),
            formats.boolean(false, "").to_owned(),
        ]
        .join(" | "),
    )
}

#[test]
fn every_language_prints_as_its_readers_expect() {
    for (language, expected) in [
        (
            "en",
            "1,234,567.5 | -19.5% | €1,234.50 | ¥1,235 | -USD_1,234.50 | 11/14/2026 | Nov 14, 2026 | November 14, 2026 | Saturday, November 14, 2026 | November 14, 2026 at 9:30_AM UTC | Yes | No",
        ),
        (
            "de",
            "1.234.567,5 | -19,5_% | 1.234,50_€ | 1.235_¥ | -1.234,50_USD | 14.11.2026 | 14.11.2026 | 14. November 2026 | Samstag, 14. November 2026 | 14. November 2026 um 09:30 UTC | Ja | Nein",
        ),
        (
            "fr",
            "1_234_567,5 | -19,5_% | 1_234,50_€ | 1_235_JP¥ | -1_234,50_USD | 14/11/2026 | 14 nov. 2026 | 14 novembre 2026 | samedi 14 novembre 2026 | 14 novembre 2026 à 09:30 UTC | Oui | Non",
        ),
        (
            "es",
            "1.234.567,5 | -19,5_% | 1234,50_€ | 1235_JP¥ | -1234,50_USD | 14/11/2026 | 14 nov 2026 | 14 de noviembre de 2026 | sábado, 14 de noviembre de 2026 | 14 de noviembre de 2026 a las 09:30 UTC | Sí | No",
        ),
        (
            "pt",
            "1.234.567,5 | -19,5% | €_1.234,50 | JP¥_1.235 | -USD_1.234,50 | 14/11/2026 | 14 de nov. de 2026 | 14 de novembro de 2026 | sábado, 14 de novembro de 2026 | 14 de novembro de 2026 às 09:30 UTC | Sim | Não",
        ),
        (
            "it",
            "1.234.567,5 | -19,5% | 1234,50_€ | 1235_JP¥ | -1234,50_USD | 14/11/2026 | 14 nov 2026 | 14 novembre 2026 | sabato 14 novembre 2026 | 14 novembre 2026 alle ore 09:30 UTC | Sì | No",
        ),
        (
            "ar",
            "1,234,567.5 | ~-19.5~%~ | ~1,234.50_€ | ~1,235_JP¥ | ~~-1,234.50_USD | 14~/11~/2026 | 14~/11~/2026 | 14 نوفمبر 2026 | السبت، 14 نوفمبر 2026 | 14 نوفمبر 2026 في 9:30 ص UTC | نعم | لا",
        ),
        (
            "he",
            "1,234,567.5 | ~-19.5% | ~1,234.50_~€ | ~1,235_~¥ | ~~-1,234.50_~USD | 14.11.2026 | 14 בנוב׳ 2026 | 14 בנובמבר 2026 | יום שבת, 14 בנובמבר 2026 | 14 בנובמבר 2026 בשעה 9:30 UTC | כן | לא",
        ),
        (
            "zh",
            "1,234,567.5 | -19.5% | €1,234.50 | JP¥1,235 | -USD_1,234.50 | 2026/11/14 | 2026年11月14日 | 2026年11月14日 | 2026年11月14日星期六 | 2026年11月14日 09:30 UTC | 是 | 否",
        ),
        (
            "ja",
            "1,234,567.5 | -19.5% | €1,234.50 | ￥1,235 | -USD_1,234.50 | 2026/11/14 | 2026/11/14 | 2026年11月14日 | 2026年11月14日土曜日 | 2026年11月14日 9:30 UTC | はい | いいえ",
        ),
        (
            "hi",
            "12,34,567.5 | -19.5% | €1,234.50 | JP¥1,235 | -USD_1,234.50 | 14/11/2026 | 14 नव॰ 2026 | 14 नवंबर, 2026 | शनिवार, 14 नवंबर, 2026 | 14 नवंबर, 2026 को 9:30 am बजे UTC | हाँ | नहीं",
        ),
    ] {
        assert_eq!(line(language), expected, "{language}");
    }
}

#[test]
fn what_is_no_language_is_english() {
    for language in ["", "x", "nonsense!", "qq", "zz-ZZ", "🙂", "und"] {
        assert_eq!(line(language), line("en"), "{language}");
    }
    assert_eq!(line("pt_BR"), line("pt-BR"));
    assert_eq!(line("DE"), line("de"));
}

#[test]
fn digits_are_those_of_the_place() {
    assert_eq!(formats("ar-EG").number(number("1234.5"), ""), "١٬٢٣٤٫٥");
    assert_eq!(formats("bn").number(number("1234567.5"), ""), "১২,৩৪,৫৬৭.৫");
    assert_eq!(formats("de-CH").number(number("1234567.5"), ""), "1'234'567.5");
    assert_eq!(formats("en-GB").date(day(), ""), "14 November 2026");
}

#[test]
fn amounts_have_the_decimals_of_their_currency() {
    let formats = formats("en");
    let show = |amount: &str, code: &str, format: &str| {
        visible(&formats.amount(number(amount), Currency::parse(code), format))
    };
    assert_eq!(show("0.005", "EUR", ""), "€0.01");
    assert_eq!(show("0.015", "EUR", ""), "€0.02");
    assert_eq!(show("2.5", "JPY", ""), "¥3");
    assert_eq!(show("1.2345", "KWD", ""), "KWD_1.235");
    assert_eq!(show("5", "EUR", "amount"), "5.00");
    assert_eq!(show("5", "EUR", "words"), "five euros");
    assert_eq!(show("5", "QQQ", ""), "QQQ_5.00");
    assert_eq!(show("5", "", ""), "5.00");
    assert_eq!(show("5.125", "", ""), "5.125");
    assert_eq!(show("79228162514264337593543950335", "EUR", ""), "€79,228,162,514,264,337,593,543,950,335.00");
}

#[test]
fn numbers_have_the_decimals_that_they_are_asked_for() {
    let formats = formats("en");
    let show = |text: &str, format: &str| formats.number(number(text), format);
    assert_eq!(show("2.50", ""), "2.5");
    assert_eq!(show("2.5", "0.00"), "2.50");
    assert_eq!(show("2.5", "0"), "3");
    assert_eq!(show("-2.5", "0"), "-3");
    assert_eq!(show("0.3333333333333333333333333333", ""), "0.3333333333");
    assert_eq!(show("1234", "words"), "one thousand two hundred thirty-four");
    assert_eq!(self::formats("ja").number(number("1234"), "words"), "1,234");
    assert_eq!(show("5", "long"), "5");
    assert_eq!(show("-0.4", "0"), "0");
}

#[test]
fn moments_are_shown_where_their_readers_are() {
    let shown = |seconds: i32, format: &str| {
        Formats::new("de", TimeZone::fixed(Offset::from_seconds(seconds).unwrap())).datetime(moment(), format)
    };
    assert_eq!(shown(0, "iso"), "2026-11-14T09:30:00.000Z");
    assert_eq!(shown(3600, "iso"), "2026-11-14T10:30:00+01:00");
    assert_eq!(shown(3600, "short"), "14.11.2026, 10:30 UTC+1");
    assert_eq!(shown(-12_600, ""), "14. November 2026 um 06:00 UTC-3:30");
    assert_eq!(
        Formats::new("de", TimeZone::fixed(Offset::from_seconds(57_600).unwrap())).day_of(moment()),
        day().tomorrow().unwrap()
    );
    let last: Timestamp = "9999-12-31T23:59:59Z".parse().unwrap();
    assert_eq!(formats("de").day_of(last), Date::constant(9999, 12, 31));
    assert_eq!(formats("de").datetime(last, ""), "9999-12-31T23:59:59.000Z");
}

#[test]
fn other_values() {
    let formats = formats("fr");
    let list = Value::list(vec![Value::text("a"), Value::Missing, Value::Number(number("1.5"))]);
    assert_eq!(formats.show(&list, None), "a, 1,5");
    assert_eq!(self::formats("ja").show(&list, None), "a、1.5");
    assert_eq!(formats.show(&Value::Missing, Some("upper")), "");
    assert_eq!(formats.show(&Value::text("é"), Some("upper")), "É");
    assert_eq!(formats.show(&Value::Boolean(true), Some("check")), "☒");
    assert_eq!(formats.show(&Value::Boolean(false), Some("check")), "☐");
    assert_eq!(formats.show(&Value::Boolean(false), Some("yesNo")), "Non");
    assert_eq!(formats.show(&Value::Date(day()), Some("0.00")), "14 novembre 2026");
    assert_eq!(formats.show(&Value::Date("9999-12-31".parse().unwrap()), None), "31 décembre 9999");
}

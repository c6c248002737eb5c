//! German.

use super::{Form, Language, Unit, groups, word};

pub(super) static LANGUAGE: Language =
    Language { cardinal, minus: "minus", point: "Komma", and: "und", of_millions: |_| "", unit };

const SMALL: [&str; 20] = [
    "null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf",
    "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
];
const TENS: [&str; 10] =
    ["", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"];
const SCALES: [(&str, &str); 5] =
    [("", ""), ("", ""), ("Million", "Millionen"), ("Milliarde", "Milliarden"), ("Billion", "Billionen")];

/// Up to a million in one word, the larger parts before it as words of their own.
fn cardinal(number: u64, form: Form) -> String {
    let mut parts: Vec<String> = groups(number)
        .filter(|(_, power)| *power >= 2)
        .map(|(group, power)| {
            let (one, several) = SCALES[power as usize];
            if group == 1 { format!("eine {one}") } else { format!("{} {several}", hundreds(group)) }
        })
        .collect();
    let small = number % 1_000_000;
    if small > 0 || number == 0 {
        parts.push(below_million(small, form));
    }
    parts.join(" ")
}

fn below_million(number: u64, form: Form) -> String {
    let mut words = String::new();
    if number >= 1000 {
        words = format!("{}tausend", hundreds(number / 1000));
    }
    let rest = number % 1000;
    if rest > 0 || number == 0 {
        words.push_str(&hundreds(rest));
    }
    // Counted alone, the last one has an ending.
    if rest % 100 == 1 && form == Form::Alone {
        words.push('s');
    }
    words
}

fn hundreds(number: u64) -> String {
    match (number / 100, number % 100) {
        (0, rest) => tens(rest),
        (count, 0) => format!("{}hundert", word(&SMALL, count)),
        (count, rest) => format!("{}hundert{}", word(&SMALL, count), tens(rest)),
    }
}

fn tens(number: u64) -> String {
    match (number / 10, number % 10) {
        (0..=1, _) => word(&SMALL, number).to_owned(),
        (ten, 0) => word(&TENS, ten).to_owned(),
        (ten, one) => format!("{}und{}", word(&SMALL, one), word(&TENS, ten)),
    }
}

fn unit(code: &str) -> Option<Unit> {
    Some(match code {
        "EUR" => Unit::new(("Euro", "Euro"), ("Cent", "Cent")),
        "USD" => Unit::new(("Dollar", "Dollar"), ("Cent", "Cent")),
        "GBP" => Unit::new(("Pfund", "Pfund"), ("Penny", "Pence")),
        "CHF" => Unit::new(("Franken", "Franken"), ("Rappen", "Rappen")),
        "JPY" => Unit::new(("Yen", "Yen"), ("", "")),
        _ => return None,
    })
}

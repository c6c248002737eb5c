//! English.

use super::{Form, Language, Unit, groups, word};

pub(super) static LANGUAGE: Language =
    Language { cardinal, minus: "minus", point: "point", and: "and", of_millions: |_| "", unit };

const SMALL: [&str; 20] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
];
const TENS: [&str; 10] = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const SCALES: [&str; 5] = ["", " thousand", " million", " billion", " trillion"];

fn cardinal(number: u64, _: Form) -> String {
    if number == 0 {
        return "zero".to_owned();
    }
    let parts: Vec<String> = groups(number)
        .map(|(group, power)| format!("{}{}", hundreds(group), word(&SCALES, power.into())))
        .collect();
    parts.join(" ")
}

fn hundreds(number: u64) -> String {
    match (number / 100, number % 100) {
        (0, rest) => tens(rest),
        (count, 0) => format!("{} hundred", word(&SMALL, count)),
        (count, rest) => format!("{} hundred {}", word(&SMALL, count), tens(rest)),
    }
}

fn tens(number: u64) -> String {
    match (number / 10, number % 10) {
        (0..=1, _) => word(&SMALL, number).to_owned(),
        (ten, 0) => word(&TENS, ten).to_owned(),
        (ten, one) => format!("{}-{}", word(&TENS, ten), word(&SMALL, one)),
    }
}

fn unit(code: &str) -> Option<Unit> {
    Some(match code {
        "EUR" => Unit::new(("euro", "euros"), ("cent", "cents")),
        "USD" => Unit::new(("dollar", "dollars"), ("cent", "cents")),
        "GBP" => Unit::new(("pound", "pounds"), ("penny", "pence")),
        "CHF" => Unit::new(("Swiss franc", "Swiss francs"), ("centime", "centimes")),
        "JPY" => Unit::new(("yen", "yen"), ("", "")),
        _ => return None,
    })
}

//! French, as in France.

use super::{Form, Language, Unit, groups, word};

pub(super) static LANGUAGE: Language = Language {
    cardinal,
    minus: "moins",
    point: "virgule",
    and: "et",
    of_millions: |name| if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "d’" } else { "de " },
    unit,
};

const SMALL: [&str; 20] = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
    "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
];
const TENS: [&str; 10] =
    ["", "", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt", "quatre-vingt"];
const SCALES: [&str; 5] = ["", "mille", "million", "milliard", "billion"];

fn cardinal(number: u64, form: Form) -> String {
    if number == 0 {
        return "zéro".to_owned();
    }
    let parts = groups(number).map(|(group, power)| match (group, power) {
        (group, 0) => hundreds(group, form == Form::Feminine, true),
        (1, 1) => "mille".to_owned(),
        // Before « mille », neither « cent » nor « vingt » takes its ending.
        (group, 1) => format!("{} mille", hundreds(group, false, false)),
        (1, power) => format!("un {}", word(&SCALES, power.into())),
        (group, power) => format!("{} {}s", hundreds(group, false, true), word(&SCALES, power.into())),
    });
    parts.collect::<Vec<_>>().join(" ")
}

fn hundreds(number: u64, feminine: bool, last: bool) -> String {
    match (number / 100, number % 100) {
        (0, rest) => tens(rest, feminine, last),
        (1, 0) => "cent".to_owned(),
        (1, rest) => format!("cent {}", tens(rest, feminine, last)),
        (count, 0) => format!("{} cent{}", word(&SMALL, count), if last { "s" } else { "" }),
        (count, rest) => format!("{} cent {}", word(&SMALL, count), tens(rest, feminine, last)),
    }
}

fn tens(number: u64, feminine: bool, last: bool) -> String {
    let small = |number: u64| if number == 1 && feminine { "une" } else { word(&SMALL, number) };
    match (number / 10, number % 10) {
        (0..=1, _) => small(number).to_owned(),
        (8, 0) => format!("quatre-vingt{}", if last { "s" } else { "" }),
        (ten @ 2..=6, 0) => word(&TENS, ten).to_owned(),
        (ten @ 2..=6, 1) => format!("{} et {}", word(&TENS, ten), small(1)),
        (7, 1) => "soixante et onze".to_owned(),
        (ten @ (7 | 9), one) => format!("{}-{}", word(&TENS, ten), small(10 + one)),
        (ten, one) => format!("{}-{}", word(&TENS, ten), small(one)),
    }
}

fn unit(code: &str) -> Option<Unit> {
    Some(match code {
        "EUR" => Unit::new(("euro", "euros"), ("centime", "centimes")),
        "USD" => Unit::new(("dollar", "dollars"), ("cent", "cents")),
        "GBP" => Unit::new(("livre sterling", "livres sterling"), ("penny", "pence")).feminine(),
        "CHF" => Unit::new(("franc suisse", "francs suisses"), ("centime", "centimes")),
        "JPY" => Unit::new(("yen", "yens"), ("", "")),
        _ => return None,
    })
}

//! Spanish.

use super::{Form, Language, Unit, word};

pub(super) static LANGUAGE: Language =
    Language { cardinal, minus: "menos", point: "coma", and: "con", of_millions: |_| "de ", unit };

const SMALL: [&str; 30] = [
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce",
    "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho", "diecinueve", "veinte", "veintiuno",
    "veintidós", "veintitrés", "veinticuatro", "veinticinco", "veintiséis", "veintisiete", "veintiocho",
    "veintinueve",
];
const TENS: [&str; 10] =
    ["", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];
const HUNDREDS: [&str; 10] = [
    "", "ciento", "doscient", "trescient", "cuatrocient", "quinient", "seiscient", "setecient", "ochocient",
    "novecient",
];

/// Counted in millions: a thousand millions have no word of their own.
fn cardinal(number: u64, form: Form) -> String {
    if number == 0 {
        return "cero".to_owned();
    }
    let mut parts = Vec::new();
    let scales = [(1_000_000_000_000, "billón", "billones"), (1_000_000, "millón", "millones")];
    let mut rest = number;
    for (size, one, several) in scales {
        match rest / size {
            0 => {}
            1 => parts.push(format!("un {one}")),
            count => parts.push(format!("{} {several}", below_million(count, Form::Masculine))),
        }
        rest %= size;
    }
    if rest > 0 {
        parts.push(below_million(rest, form));
    }
    parts.join(" ")
}

fn below_million(number: u64, form: Form) -> String {
    // A thousand is counted like a noun, of the gender of what is counted in thousands.
    let counting = if form == Form::Feminine { form } else { Form::Masculine };
    let thousands = match number / 1000 {
        0 => None,
        1 => Some("mil".to_owned()),
        count => Some(format!("{} mil", hundreds(count, counting))),
    };
    let rest = (!number.is_multiple_of(1000)).then(|| hundreds(number % 1000, form));
    thousands.into_iter().chain(rest).collect::<Vec<_>>().join(" ")
}

fn hundreds(number: u64, form: Form) -> String {
    let hundred = |count: u64| match (count, form) {
        (1, _) => "ciento".to_owned(),
        (_, Form::Feminine) => format!("{}as", word(&HUNDREDS, count)),
        _ => format!("{}os", word(&HUNDREDS, count)),
    };
    match (number / 100, number % 100) {
        (1, 0) => "cien".to_owned(),
        (0, rest) => tens(rest, form),
        (count, 0) => hundred(count),
        (count, rest) => format!("{} {}", hundred(count), tens(rest, form)),
    }
}

fn tens(number: u64, form: Form) -> String {
    let one = match form {
        Form::Alone => "uno",
        Form::Masculine => "un",
        Form::Feminine => "una",
    };
    match (number / 10, number % 10) {
        (0, 1) => one.to_owned(),
        (2, 1) => match form {
            Form::Alone => "veintiuno",
            Form::Masculine => "veintiún",
            Form::Feminine => "veintiuna",
        }
        .to_owned(),
        (0..=2, _) => word(&SMALL, number).to_owned(),
        (ten, 0) => word(&TENS, ten).to_owned(),
        (ten, 1) => format!("{} y {one}", word(&TENS, ten)),
        (ten, digit) => format!("{} y {}", word(&TENS, ten), word(&SMALL, digit)),
    }
}

fn unit(code: &str) -> Option<Unit> {
    Some(match code {
        "EUR" => Unit::new(("euro", "euros"), ("céntimo", "céntimos")),
        "USD" => Unit::new(("dólar", "dólares"), ("centavo", "centavos")),
        "GBP" => Unit::new(("libra esterlina", "libras esterlinas"), ("penique", "peniques")).feminine(),
        "CHF" => Unit::new(("franco suizo", "francos suizos"), ("céntimo", "céntimos")),
        "JPY" => Unit::new(("yen", "yenes"), ("", "")),
        _ => return None,
    })
}

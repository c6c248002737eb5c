//! Exact numbers: 28 significant digits, read digit by digit, never through a binary fraction.

use rust_decimal::{Decimal, RoundingStrategy};

/// The most decimals that a number can have.
pub const MOST_DECIMALS: u32 = 28;

/// Reads a number as JSON or people who know JSON write it: `-12.50`, `1e3`. Nothing where it is no number, or has more
/// digits than we can hold exactly.
#[must_use]
pub fn read_number(text: &str) -> Option<Decimal> {
    let (mantissa, exponent) = match text.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
        None => (text, 0),
    };
    let unsigned = mantissa.strip_prefix('-').unwrap_or(mantissa);
    let (whole, fraction) = match unsigned.split_once('.') {
        Some((whole, fraction)) => (whole, Some(fraction)),
        None => (unsigned, None),
    };
    let all_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !all_digits(whole) || !fraction.is_none_or(all_digits) {
        return None;
    }
    let read = Decimal::from_str_exact(mantissa).ok()?;
    shift(read, exponent)
}

/// Moves the decimal point to the right, or to the left where `by` is negative; nothing where digits would be lost.
fn shift(number: Decimal, by: i32) -> Option<Decimal> {
    if by == 0 || number.is_zero() {
        return Some(number);
    }
    let mut number = number.normalize();
    let scale = i64::from(number.scale()) - i64::from(by);
    if let Ok(scale) = u32::try_from(scale) {
        // Beyond its limit the scale is refused, since the last digits would fall off.
        return number.set_scale(scale).ok().map(|()| number);
    }
    let zeros = u32::try_from(-scale).ok().filter(|zeros| *zeros <= MOST_DECIMALS)?;
    number.set_scale(0).ok()?;
    (0..zeros).try_fold(number, |number, _| number.checked_mul(Decimal::TEN))
}

/// The digits of a number without needless noughts, with a point, in no language: `1234.5`.
#[must_use]
pub fn plain(number: Decimal) -> String {
    number.normalize().to_string()
}

/// Rounds half away from zero, as contracts and invoices do: 2.5 becomes 3, -2.5 becomes -3.
#[must_use]
pub fn round(number: Decimal, places: u32) -> Decimal {
    number.round_dp_with_strategy(places, RoundingStrategy::MidpointAwayFromZero)
}

/// Divides to 28 digits; nothing where the divisor is nought or the result too large.
#[must_use]
pub fn divide(number: Decimal, by: Decimal) -> Option<Decimal> {
    number.checked_div(by)
}

/// Raises to a whole power; nothing where the power is no whole number within ±1,000, or the result too large.
#[must_use]
pub fn power(number: Decimal, power: Decimal) -> Option<Decimal> {
    let power = i32::try_from(power).ok().filter(|whole| Decimal::from(*whole) == power && whole.abs() <= 1000)?;
    let mut result = Decimal::ONE;
    for _ in 0..power.unsigned_abs() {
        result = result.checked_mul(number)?;
    }
    if power < 0 { divide(Decimal::ONE, result) } else { Some(result) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_digit_by_digit() {
        for (text, digits) in [
            ("0.1", "0.1"),
            ("12345678901234567890.10", "12345678901234567890.10"),
            ("-2.50", "-2.50"),
            ("1e3", "1000"),
            ("1.5E+2", "150"),
            ("25e-1", "2.5"),
            ("0e400", "0"),
            ("79228162514264337593543950335", "79228162514264337593543950335"),
        ] {
            assert_eq!(read_number(text).map(|number| number.to_string()), Some(digits.to_owned()), "{text}");
        }
    }

    #[test]
    fn what_is_no_number_or_not_exact_is_refused() {
        for text in [
            "", "-", "1.", ".5", "+1", "1e", "1e5x", "1,5", "1 ", "0x1", "1_000", "NaN", "1e400", "1e-40",
            "79228162514264337593543950336", "0.12345678901234567890123456789012", "1e99999999999",
        ] {
            assert_eq!(read_number(text), None, "{text}");
        }
    }

    #[test]
    fn halves_are_rounded_away_from_zero() {
        for (number, places, rounded) in
            [("2.5", 0, "3"), ("-2.5", 0, "-3"), ("1.005", 2, "1.01"), ("1.004", 2, "1.00")]
        {
            assert_eq!(round(read_number(number).unwrap(), places).to_string(), rounded);
        }
    }

    #[test]
    fn powers_stay_exact_or_fail() {
        let number = |text: &str| read_number(text).unwrap();
        assert_eq!(power(number("1.05"), number("3")), Some(number("1.157625")));
        assert_eq!(power(number("2"), number("-2")), Some(number("0.25")));
        assert_eq!(power(number("10"), number("40")), None);
        assert_eq!(power(number("0"), number("-1")), None);
        assert_eq!(power(number("2"), number("0.5")), None);
    }
}

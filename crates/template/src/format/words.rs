//! Numbers in words.
use crate::value::Currency;
use rust_decimal::Decimal;
pub(super) fn number(_language: &str, _number: Decimal) -> Option<String> {
    None
}
pub(super) fn money(_language: &str, _amount: Decimal, _currency: Option<Currency>) -> Option<String> {
    None
}

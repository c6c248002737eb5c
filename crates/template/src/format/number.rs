//! Numbers and amounts in a language.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock, RwLock};

use fixed_decimal::Decimal as Digits;
use icu_decimal::DecimalFormatter;
use icu_experimental::dimension::currency::CurrencyType;
use icu_experimental::dimension::currency::formatter::CurrencyFormatter;
use icu_experimental::dimension::percent::formatter::PercentFormatter;
use icu_locale_core::Locale;
use rust_decimal::Decimal;

use crate::value::{Currency, plain, round};

/// The most decimals of a number whose format does not say how many: a third has as many as fit.
const MOST_DECIMALS: u32 = 10;

/// By currency and style; nothing for a currency that there is no data about.
type MoneyFormatters = HashMap<(Currency, MoneyStyle), Option<Arc<MoneyFormatter>>>;
type MoneyFormatter = CurrencyFormatter<DecimalFormatter>;

/// How the currency of an amount is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum MoneyStyle {
    Symbol,
    Code,
    Amount,
}

/// The formatters of one language.
pub(super) struct Numbers {
    locale: Locale,
    decimal: OnceLock<Option<DecimalFormatter>>,
    percent: OnceLock<Option<PercentFormatter<DecimalFormatter>>>,
    money: RwLock<MoneyFormatters>,
}

impl Numbers {
    pub(super) fn new(locale: &Locale) -> Self {
        Self {
            locale: locale.clone(),
            decimal: OnceLock::new(),
            percent: OnceLock::new(),
            money: RwLock::default(),
        }
    }

    /// A number with the decimals that it has.
    pub(super) fn plain(&self, number: Decimal) -> String {
        self.digits(round(number, MOST_DECIMALS).normalize())
    }

    /// A number with so many decimals.
    pub(super) fn fixed(&self, number: Decimal, decimals: u32) -> String {
        let mut number = round(number, decimals);
        number.rescale(decimals);
        self.digits(number)
    }

    fn digits(&self, number: Decimal) -> String {
        let formatter =
            self.decimal.get_or_init(|| DecimalFormatter::try_new((&self.locale).into(), <_>::default()).ok());
        match (formatter, digits(number)) {
            (Some(formatter), Some(digits)) => formatter.format(&digits).to_string(),
            _ => plain(number),
        }
    }

    /// A fraction as a percentage: 0.2 as `20 %`.
    pub(super) fn percent(&self, number: Decimal) -> String {
        let formatter =
            self.percent.get_or_init(|| PercentFormatter::try_new((&self.locale).into(), <_>::default()).ok());
        let hundredfold = number.checked_mul(Decimal::ONE_HUNDRED).map(|number| round(number, MOST_DECIMALS));
        match (formatter, hundredfold.and_then(|number| digits(number.normalize()))) {
            (Some(formatter), Some(digits)) => formatter.format(&digits).to_string(),
            _ => plain(number),
        }
    }

    /// An amount with the decimals that its currency has; with two where it has no currency.
    pub(super) fn money(&self, amount: Decimal, currency: Option<Currency>, style: MoneyStyle) -> String {
        let Some(currency) = currency else {
            let decimals = amount.normalize().scale().clamp(2, MOST_DECIMALS);
            return self.fixed(amount, decimals);
        };
        // Rounded before the formatter sees it, which would round halves to the even digit.
        let amount = round(amount, currency.decimals());
        match (self.money_formatter(currency, style), digits(amount)) {
            (Some(formatter), Some(digits)) => formatter.format_fixed_decimal(&digits).to_string(),
            _ => format!("{} {currency}", self.fixed(amount, currency.decimals())),
        }
    }

    fn money_formatter(&self, currency: Currency, style: MoneyStyle) -> Option<Arc<MoneyFormatter>> {
        let known = self.money.read().ok().and_then(|kept| kept.get(&(currency, style)).cloned());
        if let Some(known) = known {
            return known;
        }
        let kind = CurrencyType::try_from_str(currency.code()).ok();
        let made = kind.and_then(|kind| {
            let preferences = (&self.locale).into();
            let made = match style {
                MoneyStyle::Symbol => MoneyFormatter::try_new_symbol(preferences, kind, <_>::default()),
                MoneyStyle::Code => MoneyFormatter::try_new_code(preferences, kind, <_>::default()),
                MoneyStyle::Amount => MoneyFormatter::try_new_no_currency(preferences, kind, <_>::default()),
            };
            made.ok().map(Arc::new)
        });
        if let Ok(mut kept) = self.money.write() {
            kept.insert((currency, style), made.clone());
        }
        made
    }
}

fn digits(number: Decimal) -> Option<Digits> {
    Digits::try_from_str(&number.to_string()).ok()
}

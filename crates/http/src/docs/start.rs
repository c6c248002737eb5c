//! The first page of the reference: what holds for every operation.

use askama::Template;
use model::limits::Limits;
use model::plan::Plan;

use crate::api::Api;
use crate::config::V1Mode;
use crate::old_paths::V2;
use crate::pages::Frame;
use crate::v1;

#[derive(Template)]
#[template(path = "docs/start.html")]
struct StartPage<'a> {
    frame: Frame,
    /// Which page this is, for the navigation.
    current: &'static str,
    base_url: &'a str,
    v1: &'a str,
    v2: &'a str,
    /// Whether this instance leads version 1 to version 2.
    redirects: bool,
    /// The last day of version 1, where there is one.
    sunset: Option<String>,
    plans: Vec<PlanRow>,
    sizes: Sizes,
}

/// A plan and its two numbers.
struct PlanRow {
    name: &'static str,
    calls: String,
    per_minute: String,
}

/// How much a request may hold, in words.
struct Sizes {
    body: String,
    nesting: String,
    name: String,
    recipients: String,
    message: String,
    values: String,
    value: String,
}

/// Writes the page.
pub(super) fn write(api: &Api) -> askama::Result<String> {
    let config = &api.config;
    let page = StartPage {
        frame: Frame::new(),
        current: "start",
        base_url: &config.base_url,
        v1: v1::PREFIX,
        v2: V2,
        redirects: config.v1 == V1Mode::Redirect,
        sunset: config.v1_sunset.map(model::Timestamp::date),
        plans: [Plan::Starter, Plan::Pro, Plan::Business].into_iter().map(PlanRow::from).collect(),
        sizes: Sizes::from(api.app.limits()),
    };
    page.render()
}

impl From<Plan> for PlanRow {
    fn from(plan: Plan) -> Self {
        let limits = plan.limits();
        Self {
            name: plan.name(),
            calls: thousands(limits.calls_per_month),
            per_minute: thousands(limits.per_minute),
        }
    }
}

impl From<&Limits> for Sizes {
    fn from(limits: &Limits) -> Self {
        Self {
            body: bytes(limits.body_bytes),
            nesting: count(limits.body_nesting),
            name: count(limits.name_length),
            recipients: count(limits.recipients),
            message: count(limits.message_length),
            values: count(limits.values),
            value: count(limits.value_length),
        }
    }
}

fn bytes(number: usize) -> String {
    const MEBIBYTE: usize = 1024 * 1024;
    if number.is_multiple_of(MEBIBYTE) {
        format!("{} MiB", number / MEBIBYTE)
    } else {
        format!("{} bytes", count(number))
    }
}

fn count(number: usize) -> String {
    thousands(i64::try_from(number).unwrap_or(i64::MAX))
}

/// A number with a comma after each group of three digits.
fn thousands(number: i64) -> String {
    let digits = number.to_string();
    let mut shown = String::new();
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            shown.push(',');
        }
        shown.push(digit);
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(300), "300");
        assert_eq!(thousands(1_000), "1,000");
        assert_eq!(thousands(1_234_567), "1,234,567");
    }
}

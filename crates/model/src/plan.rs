//! API plans: how many calls a month and how many a minute.

use std::fmt;
use std::str::FromStr;

/// The plan of a workspace, which fixes its two limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Plan {
    /// 1,000 calls a month, 60 a minute.
    Starter,
    /// 10,000 calls a month, 120 a minute.
    Pro,
    /// 50,000 calls a month, 300 a minute.
    Business,
    /// Its own two numbers.
    Enterprise(PlanLimits),
}

/// The two numbers of a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlanLimits {
    /// Calls in a calendar month, UTC.
    pub calls_per_month: i64,
    /// Calls in a minute of the clock.
    pub per_minute: i64,
}

/// The text is not the name of a plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be one of starter, pro, business, enterprise")]
pub struct UnknownPlan;

impl Plan {
    /// What an Enterprise plan has until the operator says otherwise.
    pub const ENTERPRISE_DEFAULT: PlanLimits = PlanLimits { calls_per_month: 1_000_000, per_minute: 1_000 };

    /// The plan's name, in lower case.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Starter => "starter",
            Self::Pro => "pro",
            Self::Business => "business",
            Self::Enterprise(_) => "enterprise",
        }
    }

    /// The plan's two numbers.
    #[must_use]
    pub const fn limits(&self) -> PlanLimits {
        match self {
            Self::Starter => PlanLimits { calls_per_month: 1_000, per_minute: 60 },
            Self::Pro => PlanLimits { calls_per_month: 10_000, per_minute: 120 },
            Self::Business => PlanLimits { calls_per_month: 50_000, per_minute: 300 },
            Self::Enterprise(limits) => *limits,
        }
    }
}

impl FromStr for Plan {
    type Err = UnknownPlan;

    fn from_str(text: &str) -> Result<Self, UnknownPlan> {
        match text.to_ascii_lowercase().as_str() {
            "starter" => Ok(Self::Starter),
            "pro" => Ok(Self::Pro),
            "business" => Ok(Self::Business),
            "enterprise" => Ok(Self::Enterprise(Self::ENTERPRISE_DEFAULT)),
            _ => Err(UnknownPlan),
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

//! Rounds: the servers of a comparison are measured in turn, again and again, so that whatever else the machine
//! does hits all of them, and only what was measured side by side is divided.

use std::fmt;

use crate::{
    failure::Result,
    load::{self, Load, Measured, Pace, Target},
};

/// How a comparison is run.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// How often each server is measured.
    pub rounds: usize,
    /// For how long each time.
    pub pace: Pace,
}

/// One server of a comparison, with its load.
#[derive(Clone, Copy)]
pub struct Contender<'a> {
    /// What the second table calls it.
    pub name: &'a str,
    /// The server.
    pub target: Target,
    /// What is sent to it.
    pub load: &'a Load,
}

/// What a contender did in each round.
pub struct Series {
    /// What the second table calls it.
    pub name: String,
    /// Over how many connections it was loaded.
    pub connections: usize,
    /// One entry for each round.
    pub rounds: Vec<Measured>,
}

impl Series {
    /// One figure over all rounds.
    pub fn spread(&self, figure: impl Fn(&Measured) -> f64) -> Spread {
        Spread::of(self.rounds.iter().map(figure))
    }

    /// One figure of this series over the same figure of another, round by round.
    pub fn ratio(&self, other: &Self, figure: impl Fn(&Measured) -> f64) -> Spread {
        Spread::of(self.rounds.iter().zip(&other.rounds).map(|(ours, theirs)| figure(ours) / figure(theirs)))
    }

    /// How many requests were answered in all, outside the measured periods too.
    pub fn answered(&self) -> u32 {
        self.rounds.iter().map(|round| round.answered).sum()
    }
}

/// Measures the contenders in turn.
pub async fn alternate<const N: usize>(contenders: [Contender<'_>; N], schedule: Schedule) -> Result<[Series; N]> {
    let named = contenders.map(|contender| (contender.name.to_owned(), contender.load.connections()));
    in_turn(named, schedule.rounds, async |turn| {
        load::measure(contenders[turn].target, contenders[turn].load, schedule.pace).await
    })
    .await
}

/// Measures several things in turn, whatever it takes; they have names and numbers of connections. Every other round goes
/// backwards, so that none always comes first after another.
pub async fn in_turn<const N: usize>(
    named: [(String, usize); N],
    rounds: usize,
    measure: impl AsyncFn(usize) -> Result<Measured>,
) -> Result<[Series; N]> {
    let mut series =
        named.map(|(name, connections)| Series { name, connections, rounds: Vec::with_capacity(rounds) });
    for round in 0..rounds {
        for turn in 0..N {
            let turn = if round % 2 == 0 { turn } else { N - 1 - turn };
            let measured = measure(turn).await?;
            eprintln!("  round {}, {}: {:.0} a second", round + 1, series[turn].name, measured.rate);
            series[turn].rounds.push(measured);
        }
    }
    Ok(series)
}

/// The middle of several measurements, and how far they lie apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spread {
    /// The middle one; of an even number, the mean of the middle two.
    pub median: f64,
    /// The least.
    pub least: f64,
    /// The most.
    pub most: f64,
}

impl Spread {
    /// The spread of at least one value.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Self {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let middle = values.len() / 2;
        let median =
            if values.len() % 2 == 1 { values[middle] } else { f64::midpoint(values[middle - 1], values[middle]) };
        Self { median, least: values[0], most: values[values.len() - 1] }
    }

    /// The same in another unit.
    pub fn scaled(self, factor: f64) -> Self {
        Self { median: self.median * factor, least: self.least * factor, most: self.most * factor }
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = formatter.precision().unwrap_or(2);
        let Self { median, least, most } = self;
        write!(formatter, "{median:.digits$}")?;
        // A single measurement has no range.
        if least < most { write!(formatter, " ({least:.digits$}–{most:.digits$})") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_one_or_the_mean_of_two() {
        assert_eq!(Spread::of([3.0, 1.0, 2.0]), Spread { median: 2.0, least: 1.0, most: 3.0 });
        assert_eq!(Spread::of([4.0, 1.0]), Spread { median: 2.5, least: 1.0, most: 4.0 });
    }

    #[test]
    fn a_ratio_is_taken_round_by_round() {
        let measured = |rate| Measured {
            answered: 10,
            rate,
            mean: 0.0,
            p50: 0.0,
            p99: 0.0,
            server_processor: 0.0,
            client_processor: 0.0,
            database_processor: None,
        };
        let series =
            |rates: [f64; 3]| Series { name: String::new(), connections: 1, rounds: rates.map(measured).to_vec() };
        let ratio = series([10.0, 40.0, 30.0]).ratio(&series([20.0, 40.0, 10.0]), |measured| measured.rate);
        assert_eq!(ratio, Spread { median: 1.0, least: 0.5, most: 3.0 });
        assert_eq!(series([1.0, 1.0, 1.0]).answered(), 30);
    }
}

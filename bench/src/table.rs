//! The result: one table of targets, one of what is behind them, and notes, as Markdown.

use std::fmt;

use crate::rounds::{Series, Spread};

/// What a target asks for.
#[derive(Clone, Copy, Debug)]
pub enum Target {
    /// No less than this.
    AtLeast(f64),
    /// No more than this.
    AtMost(f64),
    /// Less than this.
    Below(f64),
}

impl Target {
    fn is_met(self, value: f64) -> bool {
        match self {
            Self::AtLeast(bound) => value >= bound,
            Self::AtMost(bound) => value <= bound,
            Self::Below(bound) => value < bound,
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtLeast(bound) => write!(formatter, "≥ {bound}"),
            Self::AtMost(bound) => write!(formatter, "≤ {bound}"),
            Self::Below(bound) => write!(formatter, "< {bound}"),
        }
    }
}

/// Everything that a run found.
#[derive(Default)]
pub struct Report {
    goals: Vec<Goal>,
    series: Vec<Series>,
    printers: Vec<PrinterSeries>,
    notes: Vec<String>,
}

/// What a printer did over all rounds.
pub struct PrinterSeries {
    /// Who it is.
    pub name: String,
    /// Which contract it printed.
    pub contract: String,
    /// How many pages it made of that.
    pub pages: usize,
    /// The size of its PDF.
    pub kilobytes: f64,
    /// How many documents a round had.
    pub each: u32,
    /// Seconds for each document.
    pub wall: Spread,
    /// Processor seconds for each document.
    pub processor: Spread,
}

struct Goal {
    what: String,
    measured: Option<Spread>,
    unit: &'static str,
    target: Target,
}

impl Report {
    /// Adds a row to the table of targets. The median decides; `unit` stands behind the numbers and is empty for a
    /// ratio.
    pub fn goal(&mut self, what: impl Into<String>, measured: Spread, unit: &'static str, target: Target) {
        self.goals.push(Goal { what: what.into(), measured: Some(measured), unit, target });
    }

    /// Adds a row for a target that this run could not look at.
    pub fn not_measured(&mut self, what: impl Into<String>, target: Target) {
        self.goals.push(Goal { what: what.into(), measured: None, unit: "", target });
    }

    /// Adds rows to the table of what was measured.
    pub fn series(&mut self, series: impl IntoIterator<Item = Series>) {
        self.series.extend(series);
    }

    /// Adds rows to the table of printers.
    pub fn printers(&mut self, printers: impl IntoIterator<Item = PrinterSeries>) {
        self.printers.extend(printers);
    }

    /// Adds a line below the tables, once.
    pub fn note(&mut self, note: impl Into<String>) {
        let note = note.into();
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "| what | median (least–most) | target | result |\n|---|---|---|---|")?;
        for goal in &self.goals {
            let Goal { what, unit, target, .. } = goal;
            match goal.measured {
                Some(measured) => {
                    let result = if target.is_met(measured.median) { "pass" } else { "**miss**" };
                    writeln!(formatter, "| {what} | {measured:.2}{unit} | {target}{unit} | {result} |")?;
                }
                None => writeln!(formatter, "| {what} | – | {target}{unit} | not measured |")?,
            }
        }
        writeln!(
            formatter,
            "\nBehind the ratios (for information; absolute numbers belong to the machine they were taken on):"
        )?;
        self.write_series(formatter)?;
        self.write_printers(formatter)?;
        if !self.notes.is_empty() {
            writeln!(formatter)?;
        }
        for note in &self.notes {
            writeln!(formatter, "- {note}")?;
        }
        Ok(())
    }
}

impl Report {
    fn write_series(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.series.is_empty() {
            return Ok(());
        }
        writeln!(
            formatter,
            "\n| load | connections | answers/s | p50 ms | p99 ms | server CPU µs | client CPU µs |\n|---|---|---|---|---|---|---|"
        )?;
        for series in &self.series {
            let middle = |spread: Spread, factor: f64| spread.scaled(factor).median;
            writeln!(
                formatter,
                "| {} | {} | {:.0} | {:.2} | {:.2} | {:.1} | {:.1} |",
                series.name,
                series.connections,
                series.spread(|round| round.rate),
                middle(series.spread(|round| round.p50), 1e3),
                middle(series.spread(|round| round.p99), 1e3),
                middle(series.spread(|round| round.server_processor), 1e6),
                middle(series.spread(|round| round.client_processor), 1e6),
            )?;
        }
        Ok(())
    }

    fn write_printers(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.printers.is_empty() {
            return Ok(());
        }
        writeln!(
            formatter,
            "\n| contract | printer | pages | PDF kB | documents a round | ms each | CPU ms each |\n|---|---|---|---|---|---|---|"
        )?;
        for printer in &self.printers {
            let PrinterSeries { name, contract, pages, kilobytes, each, wall, processor } = printer;
            let (wall, processor) = (wall.scaled(1e3), processor.scaled(1e3));
            writeln!(
                formatter,
                "| {contract} | {name} | {pages} | {kilobytes:.0} | {each} | {wall:.1} | {processor:.1} |"
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_say_whether_the_target_is_met() {
        let mut report = Report::default();
        report.goal("reading", Spread::of([0.4, 0.6, 0.5]), "", Target::AtLeast(0.5));
        report.goal("memory", Spread::of([60.0]), " MB", Target::Below(60.0));
        report.not_measured("elsewhere", Target::AtMost(1.5));
        let text = report.to_string();
        assert!(text.contains("| reading | 0.50 (0.40–0.60) | ≥ 0.5 | pass |"), "{text}");
        assert!(text.contains("| memory | 60.00 MB | < 60 MB | **miss** |"), "{text}");
        assert!(text.contains("| elsewhere | – | ≤ 1.5 | not measured |"), "{text}");
    }
}

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
    sizes: Vec<Size>,
    parts: Vec<Parts>,
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

/// What an instance with so many documents takes and gives.
pub struct Size {
    /// The database.
    pub engine: &'static str,
    /// How many documents it holds.
    pub documents: u32,
    /// Megabytes of the database.
    pub disk: f64,
    /// Megabytes that the service holds after the loads.
    pub memory: f64,
    /// Documents read a second.
    pub read: f64,
    /// Documents made a second.
    pub made: f64,
}

/// Where the processor time of a load on one or more nodes went.
pub struct Parts {
    load: String,
    nodes: usize,
    rate: f64,
    p99: f64,
    /// Seconds for each answer: of the nodes, of the database, of the load generator.
    server: f64,
    database: Option<f64>,
    client: f64,
}

impl Parts {
    /// The medians of a series.
    pub fn of(load: &str, nodes: usize, series: &Series) -> Self {
        let databases: Vec<f64> = series.rounds.iter().filter_map(|round| round.database_processor).collect();
        Self {
            load: load.to_owned(),
            nodes,
            rate: series.spread(|round| round.rate).median,
            p99: series.spread(|round| round.p99).median,
            server: series.spread(|round| round.server_processor).median,
            database: (!databases.is_empty()).then(|| Spread::of(databases).median),
            client: series.spread(|round| round.client_processor).median,
        }
    }
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

    /// Adds a row to the table of parts.
    pub fn parts(&mut self, parts: Parts) {
        self.parts.push(parts);
    }

    /// Adds a row to the table of sizes.
    pub fn size(&mut self, size: Size) {
        self.sizes.push(size);
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
        self.write_parts(formatter)?;
        self.write_sizes(formatter)?;
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

impl Report {
    fn write_parts(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.parts.is_empty() {
            return Ok(());
        }
        writeln!(
            formatter,
            "\n| load | nodes | answers/s | p99 ms | CPU µs for each answer: nodes | PostgreSQL | load generator | together |\n|---|---|---|---|---|---|---|---|"
        )?;
        for Parts { load, nodes, rate, p99, server, database, client } in &self.parts {
            let micros = |seconds: f64| format!("{:.1}", seconds * 1e6);
            // One that runs elsewhere can't be looked at.
            let known = database.map_or_else(|| "not here".to_owned(), micros);
            writeln!(
                formatter,
                "| {load} | {nodes} | {rate:.0} | {:.2} | {} | {known} | {} | {} |",
                p99 * 1e3,
                micros(*server),
                micros(*client),
                micros(server + database.unwrap_or_default() + client)
            )?;
        }
        Ok(())
    }

    fn write_sizes(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.sizes.is_empty() {
            return Ok(());
        }
        writeln!(
            formatter,
            "\n| documents and entries | database | on disk MB | memory of the service MB | documents read/s | documents made/s |\n|---|---|---|---|---|---|"
        )?;
        for Size { engine, documents, disk, memory, read, made } in &self.sizes {
            writeln!(formatter, "| {documents} | {engine} | {disk:.0} | {memory:.0} | {read:.0} | {made:.0} |")?;
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

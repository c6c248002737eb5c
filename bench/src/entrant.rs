//! Those who take part in the comparison of printers, and what they did round by round.

use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use pdf::{Inspected, Limits, inspect};
use tokio::process::Command;

use crate::{
    competitors::{Competitor, Format},
    contract::{Contract, Length, fodt::fodt, html::html},
    failure::{Doing, Failure, Result},
    instance::Workshop,
    printer::{Printed, Printer},
    rounds::Spread,
    service::Service,
    table::PrinterSeries,
};

/// How long an entrant prints before it is measured: caches fill, programs are compiled, memory settles.
const WARM_UP: Duration = Duration::from_secs(2);

/// How many documents at a time warm it up; how long the last of them took decides how many a round has.
const WARM_UP_DOCUMENTS: u32 = 5;

/// How long a round of an entrant takes, about.
const ROUND: f64 = 1.2;

/// Fewer documents than this a round would say little, more would only take time.
const DOCUMENTS: std::ops::RangeInclusive<u32> = 3..=200;

/// One who takes part.
pub struct Entrant<'a> {
    name: String,
    way: Way<'a>,
    /// How many documents a round has.
    each: u32,
    /// The number of the next document.
    next: u32,
    /// What was made ready for the rounds.
    ready: Vec<Batch>,
    pages: usize,
    bytes: usize,
    /// What it did.
    pub rounds: Vec<Round>,
}

/// What a document took in a round, on average.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// Seconds.
    pub wall: f64,
    /// Processor seconds.
    pub processor: f64,
}

/// How documents reach an entrant.
#[expect(clippy::large_enum_variant, reason = "there are five of them in a run")]
enum Way<'a> {
    /// Through HTTP.
    Service(Service<'a>),
    /// As files.
    Files { printer: Option<Printer>, input: Input, folder: PathBuf },
}

/// What the files hold.
#[derive(Clone, Copy)]
enum Input {
    Values,
    Finished(Format),
}

/// Documents that are ready to be printed.
enum Batch {
    Ids(Vec<String>),
    Files(Vec<PathBuf>),
}

/// Starts the product's press in a process of its own.
pub async fn press<'a>(
    program: &Path,
    contract: &Contract,
    workshop: &Workshop,
    scratch: &Path,
) -> Result<Entrant<'a>> {
    let template = scratch.join("template.json");
    fs::write(&template, contract.template().to_string()).doing("writing the template")?;
    let mut command = Command::new(program);
    // As the service's workers have it.
    command.arg(&template).env("RAYON_NUM_THREADS", "1");
    let started = Printer::start(command, &workshop.log("press")).await;
    let printer = started.doing(format!("starting {} (make build makes it)", program.display()))?;
    Entrant::files("the same compile in process".to_owned(), printer, Input::Values, scratch.join("press"))
}

impl<'a> Entrant<'a> {
    fn new(name: String, way: Way<'a>) -> Self {
        Self { name, way, each: 0, next: 1, ready: Vec::new(), pages: 0, bytes: 0, rounds: Vec::new() }
    }

    /// The product.
    pub fn service(service: Service<'a>) -> Self {
        Self::new("`GET /documents/{id}/pdf`".to_owned(), Way::Service(service))
    }

    /// One of the others.
    pub fn competitor(competitor: Competitor, printer: Printer, scratch: &Path) -> Result<Self> {
        let name = printer.name().to_owned();
        Self::files(name, printer, Input::Finished(competitor.format), scratch.join(competitor.name))
    }

    fn files(name: String, printer: Printer, input: Input, folder: PathBuf) -> Result<Self> {
        fs::create_dir_all(&folder).doing(format!("making {}", folder.display()))?;
        Ok(Self::new(name, Way::Files { printer: Some(printer), input, folder }))
    }

    /// Prints for a while, looks at what came out, and finds out how many documents a round shall have.
    pub async fn warm_up(&mut self, contract: &Contract) -> Result<()> {
        let begin = Instant::now();
        let mean = loop {
            let batch = self.batch(contract, WARM_UP_DOCUMENTS).await?;
            let printed = self.print(&batch).await?;
            if begin.elapsed() > WARM_UP {
                self.look_at(&batch)?;
                break printed.seconds.iter().sum::<f64>() / f64::from(WARM_UP_DOCUMENTS);
            }
        };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped, and never negative")]
        let each = (ROUND / mean).round() as u32;
        self.each = each.clamp(*DOCUMENTS.start(), *DOCUMENTS.end());
        Ok(())
    }

    /// Makes the documents of all rounds, which is not measured.
    pub async fn prepare(&mut self, contract: &Contract, rounds: usize) -> Result<()> {
        for _ in 0..rounds {
            let batch = self.batch(contract, self.each).await?;
            self.ready.push(batch);
        }
        Ok(())
    }

    /// Prints the documents of one round.
    pub async fn print_round(&mut self) -> Result<()> {
        let batch = self.ready.pop().ok_or_else(|| Failure::new("a round has no documents"))?;
        let Printed { seconds, processor } = self.print(&batch).await?;
        let count = f64::from(self.each);
        let round = Round { wall: seconds.iter().sum::<f64>() / count, processor: processor / count };
        let (wall, processor) = (round.wall * 1e3, round.processor * 1e3);
        eprintln!("  round {}, {}: {wall:.1} ms, {processor:.1} ms CPU", self.rounds.len() + 1, self.name);
        self.rounds.push(round);
        Ok(())
    }

    /// Lets a program go.
    pub async fn stop(&mut self) {
        if let Way::Files { printer, .. } = &mut self.way
            && let Some(printer) = printer.take()
        {
            printer.stop().await;
        }
    }

    /// A figure of this entrant over that of another, round by round.
    pub fn ratio(&self, other: &Self, figure: impl Fn(&Round) -> f64) -> Spread {
        Spread::of(self.rounds.iter().zip(&other.rounds).map(|(ours, theirs)| figure(ours) / figure(theirs)))
    }

    /// What the table shows of it.
    pub fn series(&self, length: Length) -> PrinterSeries {
        PrinterSeries {
            name: self.name.clone(),
            contract: length.to_string(),
            pages: self.pages,
            kilobytes: self.bytes as f64 / 1e3,
            each: self.each,
            wall: Spread::of(self.rounds.iter().map(|round| round.wall)),
            processor: Spread::of(self.rounds.iter().map(|round| round.processor)),
        }
    }

    /// Makes the next documents ready.
    async fn batch(&mut self, contract: &Contract, count: u32) -> Result<Batch> {
        let numbers = self.next..self.next + count;
        self.next = numbers.end;
        match &mut self.way {
            Way::Service(service) => Ok(Batch::Ids(service.create(numbers).await?)),
            Way::Files { input, folder, .. } => {
                let files = numbers.map(|number| input.write(contract, number, folder));
                Ok(Batch::Files(files.collect::<Result<_>>()?))
            }
        }
    }

    async fn print(&mut self, batch: &Batch) -> Result<Printed> {
        match (&mut self.way, batch) {
            (Way::Service(service), Batch::Ids(ids)) => service.print(ids).await,
            (Way::Files { printer: Some(printer), .. }, Batch::Files(files)) => printer.print(files).await,
            _ => Err(Failure::new("a printer has been stopped, or was handed what is not for it")),
        }
    }

    /// Counts the pages of the last document of a batch: whoever prints fewer has less to do.
    fn look_at(&mut self, batch: &Batch) -> Result<()> {
        let file;
        let printed = match (&self.way, batch) {
            (Way::Service(service), _) => service.last_pdf(),
            (_, Batch::Files(files)) => {
                let path = files.last().map(|file| file.with_extension("pdf")).unwrap_or_default();
                file = fs::read(&path).doing(format!("reading {}", path.display()))?;
                &file
            }
            (_, Batch::Ids(_)) => return Err(Failure::new("a printer was handed what is not for it")),
        };
        let Inspected::Pdf(facts) =
            inspect(printed, &Limits::default()).doing(format!("reading a PDF of {}", self.name))?
        else {
            return Err(Failure::new(format!("{} made something that is no PDF", self.name)));
        };
        (self.pages, self.bytes) = (facts.pages.len(), printed.len());
        Ok(())
    }
}

impl Input {
    /// Writes a document into a folder.
    fn write(self, contract: &Contract, number: u32, folder: &Path) -> Result<PathBuf> {
        let (extension, text) = match self {
            Self::Values => ("json", Contract::values(number).to_string()),
            Self::Finished(Format::Html) => ("html", html(&contract.print(number)?)?),
            Self::Finished(Format::Fodt) => ("fodt", fodt(&contract.print(number)?)?),
        };
        let file = folder.join(format!("{number}.{extension}"));
        fs::write(&file, text).doing(format!("writing {}", file.display()))?;
        Ok(file)
    }
}

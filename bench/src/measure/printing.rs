//! The same contract, with new values each time: through the product, through its press alone, and through what others use.

use std::path::Path;

use crate::{
    competitors::{self, Competitor},
    contract::{Contract, Length},
    entrant::{Entrant, press},
    failure::{Failure, Result},
    instance::{Instance, Workshop},
    rounds::Spread,
    service::Service,
    table::{Report, Target},
};

/// For each length: the most processor time through HTTP in terms of that in process, and how many times faster than the
/// fastest other.
const TARGETS: [(Length, f64, f64); 2] = [(Length::OnePage, 1.5, 5.0), (Length::TenPages, 1.2, 2.0)];

/// Where the pieces of a comparison are found.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    /// The product and the logs.
    pub workshop: &'a Workshop,
    /// The others.
    pub others: &'a competitors::Options,
    /// The product's press as a program.
    pub press: &'a Path,
}

/// Compares the printers, first with the short contract, then with the long one.
pub async fn measure(place: Place<'_>, rounds: usize, report: &mut Report) -> Result<()> {
    let instance = Instance::set_up(place.workshop, "printing", None)?;
    for (length, most_processor, times_faster) in TARGETS {
        let contract = Contract::read(length)?;
        let compared = compare(place, &instance, &contract, rounds).await?;
        let [service, press, others @ ..] = compared.entrants.as_slice() else { continue };
        report.goal(
            format!("PDF of {length}, new values each time: CPU time through HTTP over that of the same compile in process"),
            service.ratio(press, |round| round.processor),
            "",
            Target::AtMost(most_processor),
        );
        let what = format!("PDF of {length}, new values each time: times faster than {}", compared.rivals());
        let target = Target::AtLeast(times_faster);
        if others.is_empty() {
            report.not_measured(what, target);
        } else {
            let fastest = (0..rounds).map(|round| {
                let best = others.iter().map(|other| other.rounds[round].wall).fold(f64::INFINITY, f64::min);
                best / service.rounds[round].wall
            });
            report.goal(what, Spread::of(fastest), "", target);
        }
        for (competitor, why) in &compared.absent {
            report.note(format!("**{} was not measured** with {length}: {why}", competitor.name));
        }
        report.printers(compared.entrants.into_iter().map(|entrant| entrant.series(length)));
    }
    if !place.others.has_fonts() {
        report.note(
            "The others printed in a font of this machine, not in the contract's: scripts/bench-fonts fetches that.",
        );
    }
    Ok(())
}

/// What a comparison gave: the product, its press, and those of the others that are there.
struct Compared<'a> {
    entrants: Vec<Entrant<'a>>,
    absent: Vec<(Competitor, String)>,
}

impl Compared<'_> {
    /// Who it is that the product is held against, in words.
    fn rivals(&self) -> String {
        let is_absent = |other: &&Competitor| self.absent.iter().any(|(absent, _)| absent.name == other.name);
        let names =
            |others: Vec<&Competitor>| others.iter().map(|other| other.name).collect::<Vec<_>>().join(", ");
        let (absent, present): (Vec<_>, Vec<_>) = competitors::ALL.iter().partition(is_absent);
        match (present.is_empty(), absent.is_empty()) {
            (true, _) => format!("the fastest of {}", names(absent)),
            (false, true) => format!("the fastest of {}", names(present)),
            (false, false) => format!("the fastest of {} (not measured: {})", names(present), names(absent)),
        }
    }
}

async fn compare<'a>(
    place: Place<'_>,
    instance: &'a Instance,
    contract: &Contract,
    rounds: usize,
) -> Result<Compared<'a>> {
    eprintln!("printing {}", contract.length());
    let scratch = place.workshop.scratch("printers")?;
    let server = instance.start().await?;
    let mut entrants = vec![
        Entrant::service(Service::open(instance, &server, contract).await?),
        press(place.press, contract, place.workshop, scratch.path()).await?,
    ];
    let mut absent = Vec::new();
    for entrant in &mut entrants {
        entrant.warm_up(contract).await?;
    }
    for competitor in competitors::ALL {
        let started = async {
            let printer = place.others.start(competitor, place.workshop, scratch.path()).await?;
            let mut entrant = Entrant::competitor(competitor, printer, scratch.path())?;
            entrant.warm_up(contract).await?;
            Ok::<_, Failure>(entrant)
        };
        match started.await {
            Ok(entrant) => entrants.push(entrant),
            Err(why) => absent.push((competitor, why.to_string())),
        }
    }
    for entrant in &mut entrants {
        entrant.prepare(contract, rounds).await?;
    }
    server.settle().await?;
    for round in 0..rounds {
        // Every other round goes backwards, so that none always comes first after another.
        let count = entrants.len();
        for turn in 0..count {
            let turn = if round % 2 == 0 { turn } else { count - 1 - turn };
            entrants[turn].print_round().await?;
        }
    }
    for entrant in &mut entrants {
        entrant.stop().await;
    }
    server.stop().await?;
    Ok(Compared { entrants, absent })
}

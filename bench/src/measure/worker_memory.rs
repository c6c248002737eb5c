//! What a worker holds in memory after many documents.

use std::ops::Range;

use super::starting::megabytes;
use crate::{
    contract::{Contract, Length},
    failure::{Failure, Result},
    instance::Instance,
    process::resident_bytes,
    process_tree::children_with_argument,
    rounds::Spread,
    server::Server,
    service::Service,
    table::{Report, Target},
};

/// How many documents are printed, half of them short and half of them long.
const DOCUMENTS: u32 = 1000;
/// Typst remembers up to a bound what it has laid out, and forgets in steps. So the highest of these documents is held
/// against the highest of those: the bound has been reached in both.
const EARLY: Range<u32> = 100..200;
const LATE: Range<u32> = 900..1000;

/// Prints a thousand documents on a freshly started server and watches its workers. Returns the ids of the short ones.
pub async fn measure(instance: &Instance, server: &Server, report: &mut Report) -> Result<Vec<String>> {
    eprintln!("printing {DOCUMENTS} documents");
    let mut short = Service::open(instance, server, &Contract::read(Length::OnePage)?).await?;
    let mut long = Service::open(instance, server, &Contract::read(Length::TenPages)?).await?;
    let short_ids = short.create(0..DOCUMENTS / 2).await?;
    let long_ids = long.create(0..DOCUMENTS / 2).await?;
    let mut watch = Watch::default();
    for (number, (short_id, long_id)) in (0..).step_by(2).zip(short_ids.iter().zip(&long_ids)) {
        short.pdf(short_id).await?;
        watch.look(server, number)?;
        long.pdf(long_id).await?;
        watch.look(server, number + 1)?;
    }
    let (early, late) = (megabytes(watch.early), megabytes(watch.late));
    report.goal(
        format!(
            "resident memory of the render workers: growth from documents {}–{} to {}–{}",
            EARLY.start + 1,
            EARLY.end,
            LATE.start + 1,
            LATE.end
        ),
        Spread::of([late - early]),
        " MB",
        Target::Below(20.0),
    );
    report.note(format!(
        "Workers, over {DOCUMENTS} documents of 1 and of 10 pages in turn: at most {early:.1} MB early on, {late:.1} MB at the \
         end; {} processes in all{}.",
        watch.seen.len(),
        if watch.seen.len() > 1 { ", so **some were replaced on the way, which hides growth**" } else { "" }
    ));
    Ok(short_ids)
}

/// The workers that there were, and the most that they held.
#[derive(Default)]
struct Watch {
    seen: Vec<u32>,
    early: u64,
    late: u64,
}

impl Watch {
    /// Looks at all workers after a document.
    fn look(&mut self, server: &Server, document: u32) -> Result<()> {
        let workers = children_with_argument(server.process(), "render-worker")?;
        if workers.is_empty() {
            return Err(Failure::new("the server has no render workers"));
        }
        let resident = workers.iter().map(|worker| resident_bytes(*worker)).sum::<Result<u64>>()?;
        self.seen.extend(workers);
        self.seen.sort_unstable();
        self.seen.dedup();
        if EARLY.contains(&document) {
            self.early = self.early.max(resident);
        } else if LATE.contains(&document) {
            self.late = self.late.max(resident);
        }
        Ok(())
    }
}

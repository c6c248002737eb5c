//! Lists, filters and searches with very many documents, against the same with a thousand.

use std::time::Duration;

use super::starting::megabytes;
use crate::{
    archive::{self, Archive},
    bulk,
    failure::{Doing, Result},
    instance::{Instance, Workshop},
    load::{self, Load, Pace},
    postgres::Database,
    process::resident_bytes,
    request::Requests,
    rounds::{Contender, Schedule, Series, alternate},
    server::Server,
    table::{Report, Size, Target},
};

/// How many documents the small instance holds.
const FEW: u32 = 1_000;

/// So few that an answer's time is what it takes, not how long it waited for a core.
const CONNECTIONS: usize = 4;

/// There are many questions, so each gets a part of the time that other loads get.
const PART: u32 = 5;

/// What the second half of a question's name says of it.
type Ask = fn(&Archive, &Requests) -> Vec<Vec<u8>>;

/// The questions, each with what it is called. What is filtered comes in pages of ten, which a thousand documents fill as well
/// as a million. A surname or a company stands in one or two of a thousand, so of those one is asked for: otherwise what would be
/// compared is how long it takes to tell of one row and of ten.
const QUESTIONS: [(&str, Ask); 26] = [
    ("documents, first page", |_, requests| vec![requests.get("/documents?limit=50")]),
    ("documents, deep page", |archive, requests| {
        each(&archive.deep_documents, |place| {
            requests.get(&format!("/documents?limit=50&cursor={}", place.cursor()))
        })
    }),
    ("document, detail", |archive, requests| each(&archive.ids, |id| requests.get(&format!("/documents/{id}")))),
    ("document, detail, version 2", |archive, requests| {
        each(&archive.ids, |id| requests.get_v2(&format!("/documents/{id}")))
    }),
    ("documents by status", |_, requests| {
        each(&["sent", "completed", "declined"], |status| {
            requests.get_v2(&format!("/documents?limit=10&status={status}"))
        })
    }),
    ("documents by two states", |_, requests| {
        vec![requests.get_v2("/documents?limit=10&status=sent,in_progress")]
    }),
    ("documents by template", |archive, requests| {
        each(&archive.templates, |id| requests.get_v2(&format!("/documents?limit=10&templateId={id}")))
    }),
    ("documents by external id", |archive, requests| {
        each(&archive.external_ids, |id| requests.get_v2(&format!("/documents?limit=10&externalId={id}")))
    }),
    ("documents by date", |archive, requests| {
        spans(archive)
            .map(|(from, to)| requests.get_v2(&format!("/documents?limit=10&createdFrom={from}&createdTo={to}")))
            .collect()
    }),
    ("documents by status and date", |archive, requests| {
        spans(archive)
            .map(|(from, to)| {
                requests.get_v2(&format!("/documents?limit=10&status=sent&createdFrom={from}&createdTo={to}"))
            })
            .collect()
    }),
    ("documents by text, a surname", |archive, requests| {
        each(&archive.surnames, |name| requests.get_v2(&format!("/documents?limit=1&q={name}")))
    }),
    ("documents by text, a first name", |_, requests| {
        each(&["Anna", "Petra", "Noah"], |name| requests.get_v2(&format!("/documents?limit=10&q={name}")))
    }),
    ("documents by text, a common word", |_, requests| vec![requests.get_v2("/documents?limit=10&q=agreement")]),
    ("documents by text, a common word and a surname", |archive, requests| {
        each(&archive.surnames, |name| requests.get_v2(&format!("/documents?limit=1&q=for+{name}")))
    }),
    ("activity, first page", |_, requests| vec![requests.get("/activity?limit=50")]),
    ("activity, deep page", |archive, requests| {
        each(&archive.deep_activity, |place| {
            requests.get(&format!("/activity?limit=50&cursor={}", place.cursor()))
        })
    }),
    ("activity by event", |_, requests| {
        each(&["document.completed", "document.declined", "document.expired"], |event| {
            requests.get(&format!("/activity?limit=10&events={event}"))
        })
    }),
    ("activity by actor, a member", |archive, requests| {
        each(&archive.users, |id| requests.get(&format!("/activity?limit=10&actorId={id}")))
    }),
    ("activity by actor, a key", |archive, requests| {
        each(&archive.keys, |id| requests.get(&format!("/activity?limit=10&actorId={id}")))
    }),
    ("activity by actor, a respondent", |archive, requests| {
        each(&archive.respondents, |id| requests.get(&format!("/activity?limit=10&actorId={id}")))
    }),
    ("activity by kind of actor", |_, requests| {
        each(&["system", "user", "respondent"], |kind| requests.get(&format!("/activity?limit=10&actor={kind}")))
    }),
    ("activity by date", |archive, requests| {
        spans(archive).map(|(from, to)| requests.get(&format!("/activity?limit=10&from={from}&to={to}"))).collect()
    }),
    ("activity by text, a surname", |archive, requests| {
        each(&archive.surnames, |name| requests.get(&format!("/activity?limit=1&q={name}")))
    }),
    ("activity by text, a company", |_, requests| {
        each(&["Badaco", "Berdenco", "Wallaco", "Torvaco"], |name| {
            requests.get(&format!("/activity?limit=1&q={name}"))
        })
    }),
    ("activity by text, a first name", |_, requests| {
        each(&["Anna", "Petra", "Noah"], |name| requests.get(&format!("/activity?limit=10&q={name}")))
    }),
    ("activity by text, a common word", |_, requests| vec![requests.get("/activity?limit=10&q=agreement")]),
];

fn each<T>(things: &[T], request: impl Fn(&T) -> Vec<u8>) -> Vec<Vec<u8>> {
    things.iter().map(request).collect()
}

/// Eight spans of a quarter of a year, all over the archive.
fn spans(archive: &Archive) -> impl Iterator<Item = (model::Timestamp, model::Timestamp)> {
    let begin = archive.span.0;
    (0..8).map(move |number| (begin.plus_days(number * 90), begin.plus_days(number * 90 + 90)))
}

/// Measures on one engine.
pub async fn measure(
    workshop: &Workshop,
    databases: Option<[&Database; 2]>,
    rows: u32,
    schedule: Schedule,
    report: &mut Report,
) -> Result<()> {
    let engine = if databases.is_some() { "PostgreSQL" } else { "SQLite" };
    let pace = Pace { warm_up: Duration::from_millis(200), measured: schedule.pace.measured / PART };
    let questions = Schedule { pace, ..schedule };
    let urls = databases.map_or([None, None], |databases| databases.map(|database| Some(database.url())));
    let few = Filled::start(workshop, &format!("few-{engine}"), urls[0], FEW).await?;
    let many = Filled::start(workshop, &format!("many-{engine}"), urls[1], rows).await?;
    for (name, ask) in QUESTIONS {
        eprintln!("{name}, {engine}");
        let loads =
            [&few, &many].map(|filled| Load::new(ask(&filled.archive, filled.instance.requests()), CONNECTIONS));
        for (filled, load) in [&few, &many].into_iter().zip(&loads) {
            // Each of its requests once, so that both databases have read before what they are asked for. A thousand
            // documents are read within the first of them; a million are not within any warm-up that is counted in time.
            load::send_exactly(filled.server.target(), load, load.requests()).await?;
        }
        let names = [FEW, rows].map(|count| format!("{name}, {engine}, {count}"));
        let [small, large] = alternate(
            [
                Contender { name: &names[0], target: few.server.target(), load: &loads[0] },
                Contender { name: &names[1], target: many.server.target(), load: &loads[1] },
            ],
            questions,
        )
        .await?;
        report.goal(
            format!("{name}, {engine}: p99 with {rows} documents over that with {FEW}"),
            large.ratio(&small, |round| round.p99),
            "",
            Target::AtMost(2.0),
        );
        report.series([small, large]);
    }
    for filled in [few, many] {
        filled.size(engine, schedule, report).await?;
    }
    report.note(format!(
        "Questions at {rows} documents, {engine}: each for {:.1} s in a round, after each of its requests was sent once \
         and {:.1} s of warm-up.",
        pace.measured.as_secs_f64(),
        pace.warm_up.as_secs_f64()
    ));
    if let Some([database, _]) = databases {
        report.note(database.description());
    }
    Ok(())
}

/// An instance that was filled, and its server.
struct Filled {
    instance: Instance,
    server: Server,
    archive: Archive,
}

impl Filled {
    async fn start(workshop: &Workshop, name: &str, url: Option<&str>, documents: u32) -> Result<Self> {
        eprintln!("filling {name} with {documents} documents and as many entries");
        let instance = Instance::set_up(workshop, name, url)?;
        let begin = std::time::Instant::now();
        let archive = archive::fill(&instance, documents).await?;
        eprintln!("  filled in {:.0} s", begin.elapsed().as_secs_f64());
        let server = instance.start().await?;
        server.settle().await?;
        Ok(Self { instance, server, archive })
    }

    /// What so many documents take and give: for whoever chooses a machine.
    async fn size(self, engine: &'static str, schedule: Schedule, report: &mut Report) -> Result<()> {
        let documents = self.archive.documents;
        let url = self.instance.database_url();
        let bytes = if let Some(path) = url.strip_prefix("sqlite:") {
            std::fs::metadata(path).doing(format!("looking at {path}"))?.len()
        } else {
            let bytes = bulk::number(&url, "SELECT pg_database_size(current_database())").await?;
            u64::try_from(bytes).unwrap_or_default()
        };
        let reading = Load::new(QUESTIONS[2].1(&self.archive, self.instance.requests()), 64);
        let writing = self.instance.writing_load(&self.server).await?;
        let names = ["read", "made"].map(|what| format!("documents {what}, {engine}, {documents}"));
        let [read, made] = alternate(
            [
                Contender { name: &names[0], target: self.server.target(), load: &reading },
                Contender { name: &names[1], target: self.server.target(), load: &writing },
            ],
            schedule,
        )
        .await?;
        let memory = megabytes(resident_bytes(self.server.process())?);
        let rate = |series: &Series| series.spread(|round| round.rate).median;
        report.size(Size {
            engine,
            documents,
            disk: megabytes(bytes),
            memory,
            read: rate(&read),
            made: rate(&made),
        });
        report.series([read, made]);
        self.server.stop().await
    }
}

//! Three nodes over one PostgreSQL against one, under the same load, with the processor time of each part: on few cores
//! more nodes can't be faster, but what they cost shows what they would give on machines of their own.

use crate::{
    archive,
    failure::Result,
    instance::{Instance, Workshop},
    load::{self, Load, Measured},
    postgres::Database,
    rounds::{Schedule, Series, in_turn},
    server::Server,
    table::{Parts, Report, Target},
};

/// How many connections there are, however many nodes they go to.
const CONNECTIONS: usize = 60;

/// Documents that are there before.
const DOCUMENTS: u32 = 10_000;

/// How many nodes are compared with one.
const NODES: usize = 3;

/// What an answer may cost more with several nodes. Writes that wait together share a transaction, and each node has a third
/// of them only: fewer share one, which costs PostgreSQL and the nodes.
const MOST: f64 = 1.5;

/// Measures reading, listing and making documents.
pub async fn measure(
    workshop: &Workshop,
    database: &Database,
    schedule: Schedule,
    report: &mut Report,
) -> Result<()> {
    eprintln!("filling a database for several nodes");
    let instance = Instance::set_up(workshop, "nodes", Some(database.url()))?;
    let archive = archive::fill(&instance, DOCUMENTS).await?;
    let requests = instance.requests();
    let details = archive.ids.iter().map(|id| requests.get(&format!("/documents/{id}"))).collect();
    let loads = [
        ("`GET /documents/{id}`", Load::new(details, CONNECTIONS)),
        ("`GET /documents?limit=50`", Load::new(vec![requests.get("/documents?limit=50")], CONNECTIONS)),
        (
            "`POST /documents`",
            Load::new(requests.create_documents(&archive.templates[0].to_string()), CONNECTIONS),
        ),
    ];
    for (name, load) in loads {
        eprintln!("{name}, one node and {NODES}");
        let counts = [1, NODES];
        let named = counts.map(|nodes| (format!("{name}, PostgreSQL, nodes: {nodes}"), CONNECTIONS));
        let series = in_turn(named, schedule.rounds, async |turn| {
            round_of(&instance, database, &load, counts[turn], schedule).await
        })
        .await?;
        tell(name, &series, report);
        report.series(series);
    }
    report.note(database.description());
    Ok(())
}

/// Starts as many nodes as wanted, loads them alike, and stops them.
async fn round_of(
    instance: &Instance,
    database: &Database,
    load: &Load,
    nodes: usize,
    schedule: Schedule,
) -> Result<Measured> {
    let mut servers: Vec<Server> = Vec::with_capacity(nodes);
    for _ in 0..nodes {
        servers.push(instance.start().await?);
    }
    let targets: Vec<_> = servers.iter().map(Server::target).collect();
    let measured = load::measure_several(&targets, database.process(), load, schedule.pace).await?;
    for server in servers {
        server.stop().await?;
    }
    Ok(measured)
}

fn tell(name: &str, [one, several]: &[Series; 2], report: &mut Report) {
    let is_known = one.spread(|round| round.database_processor.unwrap_or_default()).median > 0.0;
    // A PostgreSQL that runs elsewhere can't be looked at.
    let of = if is_known { "nodes and PostgreSQL" } else { "nodes" };
    report.goal(
        format!("{name}, PostgreSQL, {NODES} nodes: CPU of {of} for each answer, over that of one node"),
        several.ratio(one, |round| round.server_processor + round.database_processor.unwrap_or_default()),
        "",
        Target::AtMost(MOST),
    );
    for (nodes, series) in [(1, one), (NODES, several)] {
        report.parts(Parts::of(name, nodes, series));
    }
    let node = one.spread(|round| round.server_processor).median;
    let database = one.spread(|round| round.database_processor.unwrap_or_default()).median;
    if database > 0.0 {
        report.note(format!(
            "{name}: a core of PostgreSQL keeps {:.1} cores of nodes busy; beyond that the database is the bound, at some \
             {:.0} answers a second for each of its cores.",
            node / database,
            1.0 / database
        ));
    }
}

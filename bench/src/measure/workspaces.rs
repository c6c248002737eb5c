//! What a request costs with a thousand workspaces, whose keys come in turn, against one workspace, and against some dozens:
//! what the lists of others cost that a page of the database holds beside one's own, and what the number of workspaces. All
//! instances hold the same number of documents.

use model::{
    Clock,
    api_key::{ApiKey, ApiKeySecret},
    clock::SystemClock,
    id::{ApiKeyId, UserId, WorkspaceId},
    locale::{Language, ZoneName},
    name::Name,
    people::Role,
    plan::{Plan, PlanLimits},
    random::SystemRandom,
    workspace::{Entitlements, Workspace},
};
use store::{Write, args};

use crate::{
    answer,
    failure::{Doing, Failure, Result},
    instance::{Instance, Workshop},
    load::{self, Load, Measured},
    postgres::Database,
    request::Requests,
    rounds::{Schedule, in_turn},
    server::Server,
    table::{Report, Target},
};

/// How many workspaces the large instance has.
const WORKSPACES: u32 = 1_000;

/// How many the middle one has.
const DOZENS: u32 = 50;

/// Documents of each of them; the other instances' workspaces have as many together.
const EACH: u32 = 5;

/// How many connections there are.
const CONNECTIONS: usize = 16;

/// More calls than any load makes.
const UNLIMITED: i64 = 1_000_000_000;

/// The requests of one kind.
type Ask = fn(&House) -> Vec<Vec<u8>>;

/// Measures on one engine.
pub async fn measure(
    workshop: &Workshop,
    databases: Option<[&Database; 3]>,
    schedule: Schedule,
    report: &mut Report,
) -> Result<()> {
    let engine = if databases.is_some() { "PostgreSQL" } else { "SQLite" };
    let urls = databases.map_or([None; 3], |databases| databases.map(|database| Some(database.url())));
    let process = databases.and_then(|[database, ..]| database.process());
    eprintln!("making workspaces, {engine}");
    let one = House::build(workshop, &format!("one-workspace-{engine}"), urls[0], 1).await?;
    let dozens = House::build(workshop, &format!("dozens-of-workspaces-{engine}"), urls[1], DOZENS).await?;
    let many = House::build(workshop, &format!("workspaces-{engine}"), urls[2], WORKSPACES).await?;
    let kinds: [(&str, Ask); 3] = [
        ("`GET /documents/{id}`", |house| house.details.clone()),
        ("`GET /documents?limit=5`", |house| house.lists.clone()),
        ("`POST /documents`", |house| house.posts.clone()),
    ];
    for (name, requests) in kinds {
        eprintln!("{name}, 1 workspace, {DOZENS} and {WORKSPACES}, {engine}");
        let houses = [(&one, 1), (&dozens, DOZENS), (&many, WORKSPACES)];
        let named = houses.map(|(_, count)| (format!("{name}, {engine}, workspaces: {count}"), CONNECTIONS));
        let series = in_turn(named, schedule.rounds, async |turn| {
            let (house, _) = houses[turn];
            let load = Load::new(requests(house), CONNECTIONS);
            load::measure_several(&[house.server.target()], process, &load, schedule.pace).await
        })
        .await?;
        let [alone, few, large] = &series;
        let cost = |round: &Measured| round.server_processor + round.database_processor.unwrap_or_default();
        for (fewer, count) in [(alone, "one"), (few, "fifty")] {
            report.goal(
                format!("{name}, {engine}: CPU for each answer with {WORKSPACES} workspaces in turn, over that with {count}"),
                large.ratio(fewer, cost),
                "",
                Target::AtMost(1.2),
            );
        }
        report.series(series);
    }
    for house in [one, dozens, many] {
        house.server.stop().await?;
    }
    Ok(())
}

/// An instance with its workspaces, and what is asked of it: of each workspace in turn.
struct House {
    server: Server,
    details: Vec<Vec<u8>>,
    lists: Vec<Vec<u8>>,
    posts: Vec<Vec<u8>>,
    /// Holds the data for as long as the server runs.
    _instance: Instance,
}

impl House {
    async fn build(workshop: &Workshop, name: &str, url: Option<&str>, workspaces: u32) -> Result<Self> {
        let instance = Instance::set_up(workshop, name, url)?;
        let keys = make_workspaces(&instance, workspaces).await?;
        let server = instance.start().await?;
        let mut connection = server.connect().await?;
        let mut posts = Vec::with_capacity(keys.len());
        for key in &keys {
            let made = answer::exchange(&mut connection, &key.create_template()).await?;
            // One of the variants will do: the workspaces differ.
            posts.extend(key.create_documents(&answer::text(&made["id"])?).into_iter().take(1));
        }
        load::send_exactly(server.target(), &Load::new(posts.clone(), CONNECTIONS), WORKSPACES * EACH).await?;
        // The server may have closed the first one meanwhile.
        let mut connection = server.connect().await?;
        let mut details = Vec::new();
        for key in &keys {
            let list = answer::exchange(&mut connection, &key.get("/documents")).await?;
            let ids: Vec<&str> =
                list.as_array().into_iter().flatten().filter_map(|item| item["id"].as_str()).collect();
            details.push(ids.iter().map(|id| key.get(&format!("/documents/{id}"))).collect::<Vec<_>>());
        }
        let lists = keys.iter().map(|key| key.get("/documents?limit=5")).collect();
        server.settle().await?;
        Ok(Self { server, details: interleaved(&details), lists, posts, _instance: instance })
    }
}

/// The first of each list, then the second of each, and so on.
fn interleaved(lists: &[Vec<Vec<u8>>]) -> Vec<Vec<u8>> {
    let longest = lists.iter().map(Vec::len).max().unwrap_or_default();
    (0..longest).flat_map(|place| lists.iter().filter_map(move |list| list.get(place).cloned())).collect()
}

/// Adds workspaces until there are that many, and gives requests with a key of each.
async fn make_workspaces(instance: &Instance, count: u32) -> Result<Vec<Requests>> {
    let database = store::Database::open(&instance.database_url()).await.doing("opening the database")?;
    let users = database.query("SELECT id FROM users LIMIT 1", args![], |mut row| row.take::<UserId>()).await;
    let user = users.doing("looking for a user")?.pop().ok_or_else(|| Failure::new("there is no user"))?;
    let now = SystemClock.now();
    let mut keys = vec![instance.requests().clone()];
    let mut write = Write::new();
    for number in 1..count {
        let id = WorkspaceId::new(now, &SystemRandom);
        let name = || Name::stored(format!("Workspace {number}"));
        let limits = PlanLimits { calls_per_month: UNLIMITED, per_minute: UNLIMITED };
        let workspace = Workspace {
            id,
            name: name(),
            plan: Plan::Enterprise(limits),
            entitlements: Entitlements { api: true, webhooks: true },
            language: Language::default(),
            time_zone: ZoneName::default(),
            created_at: now,
        };
        store::workspaces::insert(&mut write, &workspace);
        store::users::join(&mut write, id, user, Role::Administrator, now);
        let secret = ApiKeySecret::generate(&SystemRandom);
        let key = ApiKey {
            id: ApiKeyId::new(now, &SystemRandom),
            workspace: id,
            created_by: user,
            name: name(),
            created_at: now,
            last_used_at: None,
            revoked_at: None,
        };
        store::api_keys::insert(&mut write, &key, secret.hash());
        keys.push(Requests::new(secret.reveal()));
    }
    let written = database.commit(write).await;
    database.close().await;
    written.doing("adding workspaces")?;
    Ok(keys)
}

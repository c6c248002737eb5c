//! What several areas need.

use app::Call;
use countersign_tests::{Answer, Engine, Workspace, World};
use futures::future::join_all;
use model::Clock;
use model::id::ApiKeyId;
use model::people::Role;
use model::plan::{Plan, PlanLimits};
use store::{Write, args};

/// A plan with numbers of its own.
pub fn plan(calls_per_month: i64, per_minute: i64) -> Plan {
    Plan::Enterprise(PlanLimits { calls_per_month, per_minute })
}

/// A month's calls that a test can use up, with a minute that is never in the way.
pub fn quota(calls_per_month: i64) -> Plan {
    plan(calls_per_month, 100_000)
}

/// The status of each of so many calls at once.
pub async fn at_once(workspace: &Workspace, calls: usize) -> Vec<u16> {
    join_all((0..calls).map(|_| async { workspace.get("/templates?limit=1").await.status })).await
}

/// How many of so many calls at once were admitted; the others must have been refused with 429.
pub async fn admitted(workspace: &Workspace, calls: usize) -> usize {
    let statuses = at_once(workspace, calls).await;
    assert!(statuses.iter().all(|status| matches!(status, 200 | 429)), "{statuses:?}");
    statuses.iter().filter(|status| **status == 200).count()
}

/// Makes so many calls, one after the other, which must all be admitted.
pub async fn calls(workspace: &Workspace, count: usize) {
    for _ in 0..count {
        assert_eq!(workspace.get("/templates?limit=1").await.status, 200);
    }
}

/// A header that holds a number.
pub fn number(answer: &Answer, header: &str) -> i64 {
    answer.header(header).parse().unwrap_or_else(|_| panic!("{header} of {answer:?}"))
}

/// What the operator may do in a workspace.
pub fn operator_of(workspace: &Workspace) -> Call {
    Call::by_system(workspace.id)
}

/// The id of the workspace's first key.
pub async fn first_key(workspace: &Workspace) -> ApiKeyId {
    let keys = app::api_keys::list(&workspace.node.app, &operator_of(workspace)).await.unwrap();
    keys.iter().find(|key| key.name.as_str() == "First key").unwrap().id
}

/// Another key of the workspace.
pub async fn another_key(workspace: &Workspace, name: &str) -> Workspace {
    let app = &workspace.node.app;
    let created = app::api_keys::create(app, &operator_of(workspace), workspace.user, name).await.unwrap();
    workspace.with_key(created.secret.reveal())
}

/// Puts a second administrator into the workspace, so that the first one can lose that place.
pub async fn second_administrator(world: &World, workspace: &Workspace) {
    let other = world.workspace("Second administrator").await;
    let mut write = Write::new();
    store::users::join(&mut write, workspace.id, other.user, Role::Administrator, world.clock.now());
    world.database().await.commit(write).await.unwrap();
}

/// Makes the workspace's administrator a member.
pub async fn demote(world: &World, workspace: &Workspace) {
    second_administrator(world, workspace).await;
    let app = &workspace.node.app;
    app::team::change_role(app, &operator_of(workspace), workspace.user, Role::Member).await.unwrap();
}

/// Everything that the database holds, as bytes to search in; PostgreSQL shows bytes in hexadecimal.
pub async fn stored(world: &World) -> Vec<u8> {
    let database = world.database().await;
    if database.is_shared() {
        let tables = "SELECT CAST(table_name AS TEXT) FROM information_schema.tables
                      WHERE table_schema = current_schema()";
        let tables: Vec<String> = database.query(tables, args![], |mut row| row.take()).await.unwrap();
        let mut text = String::new();
        for table in tables {
            let rows = format!("SELECT CAST(one AS TEXT) FROM {table} AS one");
            let rows: Vec<String> = database.query(rows, args![], |mut row| row.take()).await.unwrap();
            text.push_str(&rows.join("\n"));
        }
        text.into_bytes()
    } else {
        // The file and its journal.
        let files = std::fs::read_dir(world.databases().folder()).unwrap().map(|entry| entry.unwrap().path());
        files.filter(|path| path.is_file()).flat_map(|path| std::fs::read(path).unwrap()).collect()
    }
}

/// Whether the text is somewhere in the bytes, plainly or in hexadecimal.
pub fn holds(bytes: &[u8], text: &str) -> bool {
    let hex: String = text.bytes().map(|byte| format!("{byte:02x}")).collect();
    [text, &hex].iter().any(|wanted| bytes.windows(wanted.len()).any(|window| window == wanted.as_bytes()))
}

/// A world on PostgreSQL, for what only several nodes can show.
pub async fn shared_world() -> World {
    World::start(Engine::Postgres).await
}

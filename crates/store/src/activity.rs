//! The activity stream.

use model::Timestamp;
use model::activity::{Activity, ActivityFilter, Event, NewActivity};
use model::id::{ActivityKind, DocumentId, UserId, WorkspaceId};
use model::name::Name;
use model::page::{Page, PageRequest, Position};
use model::people::ActorType;
use serde_json::value::RawValue;

use crate::conditions::Conditions;
use crate::engine::{Database, Dialect, FromCell, Row, StoreError, Write};
use crate::search::{Searched, Wanted};
use crate::search_words::beginnings;
use crate::{activity_search, api_keys, args};

const COLUMNS: &str = "id, event, actor_type, actor_id, actor_name, document_id, template_id, message, metadata, ip, \
                       created_at";

fn read(mut row: Row) -> Result<Activity, StoreError> {
    Ok(Activity {
        id: row.take()?,
        event: row.take()?,
        actor_type: row.parse()?,
        actor_id: row.take()?,
        actor_name: row.take()?,
        document: row.take()?,
        template: row.take()?,
        message: row.take()?,
        metadata: RawValue::from_string(row.take()?).map_err(|error| StoreError::Corrupt(Box::new(error)))?,
        ip: row.take()?,
        created_at: row.take()?,
    })
}

/// Adds a row.
pub fn insert(write: &mut Write, workspace: WorkspaceId, activity: &NewActivity) {
    write.one(
        "activity",
        "INSERT INTO activity (workspace_id, id, event, actor_type, actor_id, actor_user_id, actor_name, document_id,
                               template_id, message, metadata, ip, words, created_at, salt, trail_number, trail_hash)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
        args![
            workspace,
            activity.id,
            activity.event.name(),
            activity.actor.kind().name(),
            activity.actor.id(),
            activity.actor.user(),
            activity.actor.name(),
            activity.document,
            activity.template,
            &activity.message,
            activity.metadata_text(),
            activity.ip.as_ref(),
            activity.search_words(),
            activity.at,
            activity.salt,
            activity.link.map(|link| link.length),
            activity.link.map(|link| link.head),
        ],
    );
}

/// A column of the last entry of an event in a document's own part of the stream.
async fn last_of<T: FromCell + Send + 'static>(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
    event: Event,
    column: &str,
) -> Result<Option<T>, StoreError> {
    let sql = format!(
        "SELECT {column} FROM activity
         WHERE workspace_id = $1 AND document_id = $2 AND trail_number IS NOT NULL AND event = $3
         ORDER BY trail_number DESC LIMIT 1"
    );
    Ok(database.lookup(sql, args![workspace, document, event.name()], |mut row| row.take()).await?.pop())
}

/// When somebody was last reminded of a document, by its own part of the stream.
///
/// # Errors
/// When the database does not answer.
pub async fn last_reminded(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
) -> Result<Option<Timestamp>, StoreError> {
    last_of(database, workspace, document, Event::RespondentReminded, "created_at").await
}

/// What was noted each time that something happened to a document, by its own part of the stream.
///
/// # Errors
/// When the database does not answer.
pub async fn noted(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
    event: Event,
) -> Result<Vec<String>, StoreError> {
    const SQL: &str = "SELECT metadata FROM activity
                       WHERE workspace_id = $1 AND document_id = $2 AND trail_number IS NOT NULL AND event = $3";
    let args = args![workspace, document, event.name()];
    database.lookup(SQL, args, |mut row| row.take()).await
}

/// What a document was called when it was completed, by its own part of the stream; nothing where that is not told.
///
/// # Errors
/// When the database does not answer.
pub async fn completed_name(
    database: &Database,
    workspace: WorkspaceId,
    document: DocumentId,
) -> Result<Option<Name>, StoreError> {
    let noted: Option<String> =
        last_of(database, workspace, document, Event::DocumentCompleted, "metadata").await?;
    let noted = noted.and_then(|noted| serde_json::from_str::<serde_json::Value>(&noted).ok());
    Ok(noted.and_then(|noted| noted["name"].as_str().map(|name| Name::stored(name.to_owned()))))
}

/// How the stream is searched.
const SEARCHED: Searched = Searched {
    table: "activity",
    columns: COLUMNS,
    words: "activity.words",
    index: "activity_search",
    vocabulary: "activity_search_words",
    position: "activity_search_position",
    joined: "CROSS JOIN activity ON activity.seq = activity_search.rowid",
    number: "seq",
    numbered: "activity",
};

/// The conditions of a filter, with their arguments; the words are not among them.
async fn conditions(
    database: &Database,
    workspace: WorkspaceId,
    filter: &ActivityFilter,
) -> Result<Conditions, StoreError> {
    let mut conditions = Conditions::new("workspace_id", workspace);
    // Actors come first: of two choices the first one is merged, and there are fewer of them than of events.
    actors(database, workspace, filter, &mut conditions).await?;
    conditions.any_of("event", filter.events.iter().map(|event| event.name()));
    conditions.between("created_at", filter.from, filter.to);
    Ok(conditions)
}

/// The conditions on who did it. Each has its index: entries by the actor's id, and by the kind of actor all but those of
/// keys, which are most of them, and are found by the keys' ids.
async fn actors(
    database: &Database,
    workspace: WorkspaceId,
    filter: &ActivityFilter,
    conditions: &mut Conditions,
) -> Result<(), StoreError> {
    match (&filter.actor_id, filter.actor) {
        (Some(id), kind) => {
            if let Some(kind) = kind {
                conditions.equal("actor_type", kind.name());
            }
            match id.parse::<UserId>() {
                // A member's filter also shows what was done with that member's keys.
                Ok(user) => {
                    let keys = api_keys::ids(database, workspace, Some(user), MOST_KEYS + 1).await?;
                    if keys.len() > MOST_KEYS {
                        conditions.equal("actor_user_id", user);
                    } else {
                        conditions.any_of("actor_id", std::iter::once(id.clone()).chain(keys));
                    }
                }
                Err(_) => conditions.equal("actor_id", id),
            }
        }
        (None, Some(ActorType::ApiKey)) => {
            let keys = api_keys::ids(database, workspace, None, MOST_KEYS + 1).await?;
            conditions.equal("actor_type", ActorType::ApiKey.name());
            if keys.len() <= MOST_KEYS {
                conditions.any_of("actor_id", keys.into_iter());
            }
        }
        (None, Some(kind)) => {
            conditions.equal("actor_type", kind.name());
            // The same words as the index has, by which the database sees that it will do.
            conditions.and("actor_type <> 'apiKey'");
        }
        (None, None) => {}
    }
    Ok(())
}

/// Keys whose entries are looked for one by one; with more of them, the stream is looked through.
const MOST_KEYS: usize = 100;

/// A page of a workspace's stream, newest first.
///
/// # Errors
/// When the database does not answer.
pub async fn page(
    database: &Database,
    workspace: WorkspaceId,
    filter: &ActivityFilter,
    request: PageRequest<ActivityKind>,
) -> Result<Page<Activity, ActivityKind>, StoreError> {
    let mut conditions = conditions(database, workspace, filter).await?;
    let place = |row: &Activity| Position { created_at: row.created_at, id: row.id };
    let rows = if filter.words.is_empty() {
        conditions.after("created_at, id", request.after);
        let limit = conditions.arg(request.limit + 1);
        database.query(conditions.newest(COLUMNS, "activity", &limit), conditions.into_args(), read).await?
    } else {
        activity_search::catch_up(database).await?;
        let (from, to, words) = (filter.from, filter.to, filter.words.as_slice());
        let wanted = Wanted { workspace, words, conditions, from, to, page: request };
        SEARCHED.find(database, wanted, read, place).await?
    };
    Ok(Page::cut(rows, request.limit, place))
}

/// How many rows a filter finds; only for an export that had to leave some out.
///
/// # Errors
/// When the database does not answer.
pub async fn count(
    database: &Database,
    workspace: WorkspaceId,
    filter: &ActivityFilter,
) -> Result<i64, StoreError> {
    let mut conditions = conditions(database, workspace, filter).await?;
    if !filter.words.is_empty() {
        activity_search::catch_up(database).await?;
        let dialect = database.dialect();
        let place = conditions.arg(dialect.search_argument(&beginnings(&filter.words)));
        conditions.and(&dialect.activity_search(&place));
        if dialect == Dialect::Postgres {
            let place = conditions.arg(Dialect::of_workspace(workspace));
            conditions.and(&Dialect::words_match(&place));
        }
        let looked_for = filter.words.iter().filter(|word| Dialect::may_be_a_workspace(word));
        SEARCHED.hold(dialect, looked_for, &mut conditions);
    }
    let sql = format!("SELECT count(*) FROM activity WHERE {}", conditions.all());
    Ok(database.query(sql, conditions.into_args(), |mut row| row.take()).await?.pop().unwrap_or(0))
}

/// How often something happened on each day, UTC, since one; days are named by their first moment. It is read from an index
/// and only as far back as wanted.
///
/// # Errors
/// When the database does not answer.
pub async fn by_day(
    database: &Database,
    workspace: WorkspaceId,
    event: Event,
    first: Timestamp,
) -> Result<Vec<(Timestamp, i64)>, StoreError> {
    const SQL: &str = "SELECT created_at / 86400000 * 86400000, count(*) FROM activity
                       WHERE workspace_id = $1 AND event = $2 AND created_at >= $3 GROUP BY 1 ORDER BY 1";
    let map = |mut row: Row| Ok((row.take()?, row.take()?));
    database.query(SQL, args![workspace, event.name(), first], map).await
}

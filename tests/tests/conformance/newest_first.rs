//! Filters and searches of lists find what a plain look at every row finds, in the same order, page by page: whether a word
//! is common or rare, and whether or not the clock went back.

use countersign_tests::{Databases, Engine, on_both_databases};
use model::activity::{ActivityFilter, Event, NewActivity, words};
use model::api_key::{ApiKey, ApiKeyHash};
use model::clock::SystemClock;
use model::document::{DocumentFilter, Status};
use model::email::EmailAddress;
use model::id::{ActivityId, ApiKeyId, DocumentId, RespondentId, TemplateId, UserId, WorkspaceId};
use model::name::Name;
use model::page::PageRequest;
use model::people::{Actor, ActorType, Role, User};
use model::plan::Plan;
use model::random::SystemRandom;
use model::workspace::{Entitlements, Workspace};
use model::{Clock, Timestamp};
use store::{Database, Write, args};

/// Enough that the newest are not all, and that an index is needed.
const ROWS: i64 = 1_200;

/// Words of old rows that begin with one another, and each with few or many others.
const LONGER: [&str; 9] = ["rent", "rents", "rental", "ward", "wards", "warden", "wardrobe", "wardens", "müll"];

/// The words of a row: in all rows, in every third, every fortieth, in old ones alone, in one.
fn text(number: i64) -> String {
    let mut text = "document".to_owned();
    if let Some(word) = usize::try_from(number / 7).ok().and_then(|place| LONGER.get(place)) {
        text = format!("{text} {word}");
    }
    for (word, stands) in [
        ("third", number % 3 == 0),
        ("fortieth", number % 40 == 7),
        ("old", number < 150),
        ("only", number == 5),
        (if number % 2 == 0 { "even" } else { "evening" }, true),
    ] {
        if stands {
            text = format!("{text} {word}");
        }
    }
    text
}

/// When a row was made: mostly in order, several at one moment, now and then by a clock that goes back; and the old ones
/// long before.
fn moment(start: Timestamp, number: i64) -> Timestamp {
    let back = if number % 100 == 50 { 700 } else { 0 };
    let long_ago = if number < 150 { -400 } else { 0 };
    start.plus_days(long_ago).plus_millis(number / 3 * 10 - back)
}

struct Stream {
    database: Database,
    workspace: WorkspaceId,
    user: UserId,
    keys: Vec<ApiKeyId>,
    respondent: RespondentId,
    start: Timestamp,
    rows: Vec<NewActivity>,
}

impl Stream {
    async fn fill(database: Database) -> Self {
        let start = SystemClock.now();
        let workspace = WorkspaceId::new(start, &SystemRandom);
        let user = UserId::new(start, &SystemRandom);
        let mut write = Write::new();
        store::workspaces::insert(
            &mut write,
            &Workspace {
                id: workspace,
                name: Name::stored("Office".to_owned()),
                plan: Plan::Starter,
                entitlements: Entitlements { api: true, webhooks: true },
                language: model::locale::Language::default(),
                time_zone: model::locale::ZoneName::default(),
                created_at: start,
            },
        );
        let other = UserId::new(start, &SystemRandom);
        for id in [user, other] {
            let email = EmailAddress::stored(format!("{id}@example.com"));
            let person = User { id, email, name: None, language: None, time_zone: None, created_at: start };
            store::users::insert(&mut write, &person, None);
            store::users::join(&mut write, workspace, id, Role::Administrator, start);
        }
        let keys: Vec<_> = (0..3).map(|_| ApiKeyId::new(start, &SystemRandom)).collect();
        for (number, id) in keys.iter().enumerate() {
            // The last one is another member's.
            let created_by = if number < 2 { user } else { other };
            let key = ApiKey {
                id: *id,
                workspace,
                created_by,
                name: Name::stored("key".to_owned()),
                created_at: start,
                last_used_at: None,
                revoked_at: None,
            };
            let mut hash = [0; 32];
            hash[..16].copy_from_slice(&id.to_bytes());
            store::api_keys::insert(&mut write, &key, ApiKeyHash(hash));
        }
        let mut stream = Self {
            database,
            workspace,
            user,
            keys,
            respondent: RespondentId::new(start, &SystemRandom),
            start,
            rows: vec![],
        };
        for number in 0..ROWS {
            let row = stream.row(number);
            store::activity::insert(&mut write, workspace, &row);
            // Another workspace's rows stand between them.
            let foreign = WorkspaceId::new(start, &SystemRandom);
            store::activity::insert(
                &mut write,
                foreign,
                &NewActivity { id: ActivityId::new(row.at, &SystemRandom), ..row.clone() },
            );
            stream.rows.push(row);
        }
        stream.database.commit(write).await.unwrap();
        stream.rows.sort_by_key(|row| std::cmp::Reverse((row.at, row.id)));
        stream
    }

    fn row(&self, number: i64) -> NewActivity {
        let name = "somebody".to_owned();
        let key = |place: usize, user| Actor::ApiKey { id: self.keys[place], name: name.clone(), user };
        let actor = match number % 10 {
            0..=4 => key(0, self.user),
            5 => key(1, self.user),
            6 => key(2, UserId::new(self.start, &SystemRandom)),
            7 => Actor::User { id: self.user, name: name.clone() },
            8 if number % 100 == 8 => Actor::Respondent { id: self.respondent, name: name.clone() },
            8 => Actor::Respondent { id: RespondentId::new(self.start, &SystemRandom), name: name.clone() },
            _ => Actor::System,
        };
        let at = moment(self.start, number);
        NewActivity {
            id: ActivityId::new(at, &SystemRandom),
            event: [Event::DocumentSent, Event::DocumentOpened, Event::FileUploaded]
                [usize::try_from(number % 7).unwrap() % 3],
            actor,
            document: None,
            template: None,
            message: text(number),
            metadata: serde_json::Map::new(),
            ip: None,
            at,
            salt: [0; 16],
            link: None,
        }
    }

    /// What a plain look at every row finds.
    fn expected(&self, filter: &ActivityFilter) -> Vec<ActivityId> {
        let fits = |row: &&NewActivity| {
            let found_by = row.search_words();
            let holds = |word: &String| found_by.split(' ').any(|one| one.starts_with(word.as_str()));
            (filter.events.is_empty() || filter.events.contains(&row.event))
                && filter.actor.is_none_or(|kind| row.actor.kind() == kind)
                && filter.actor_id.as_ref().is_none_or(|id| {
                    row.actor.id().as_ref() == Some(id)
                        || row.actor.user().is_some_and(|user| user.to_string() == *id)
                })
                && filter.from.is_none_or(|from| row.at >= from)
                && filter.to.is_none_or(|to| row.at < to)
                && filter.words.iter().all(holds)
        };
        self.rows.iter().filter(fits).map(|row| row.id).collect()
    }

    /// All pages, one after the other.
    async fn found(&self, filter: &ActivityFilter, limit: u32) -> Vec<ActivityId> {
        let mut found = Vec::new();
        let mut after = None;
        loop {
            let request = PageRequest { limit, after };
            let page = store::activity::page(&self.database, self.workspace, filter, request).await.unwrap();
            found.extend(page.rows.iter().map(|row| row.id));
            after = page.next;
            if after.is_none() {
                return found;
            }
        }
    }
}

/// Up to where the order of a search index is noted, and what is known of it.
async fn order(database: &Database, table: &str) -> Vec<(i64, i64, i64)> {
    let sql = format!("SELECT noted, newest, disorder FROM {table}");
    database.query(sql, args![], |mut row| Ok((row.take()?, row.take()?, row.take()?))).await.unwrap()
}

/// SQLite alone has such an index.
#[tokio::test(flavor = "multi_thread")]
async fn what_an_older_program_put_into_the_index_is_put_in_order() {
    const SQL: &str = "INSERT INTO documents (id, workspace_id, name, template_id, body_hash, status, response_data,
                           reminder_enabled, reminder_days, version, created_at, updated_at, words)
                       VALUES ($1, $2, 'name', 'tpl_01k9zq3v5te8ravx0y5m2n7b4c', '', 'draft', '{}', $3, 3, 1, $4, $4, 'name')";
    let place = Databases::fresh(Engine::Sqlite).await;
    let database = Database::open(place.url()).await.unwrap();
    store::migrate(&database).await.unwrap();
    let stream = Stream::fill(database.clone()).await;
    let mut write = Write::new();
    for number in 0..ROWS {
        let at = moment(stream.start, number);
        write.one("document", SQL, args![DocumentId::new(at, &SystemRandom), stream.workspace, false, at]);
    }
    database.commit(write).await.unwrap();
    let tables = ["activity_search_position", "document_search_position"];
    store::activity_search::catch_up(&database).await.unwrap();
    store::document_search::catch_up(&database).await.unwrap();
    let mut noted = Vec::new();
    for table in tables {
        noted.push(order(&database, table).await);
        assert!(noted.iter().flatten().all(|(_, _, disorder)| *disorder > 0), "the clock went back: {noted:?}");
        // A program from before the order was noted fills the index all the same.
        let mut write = Write::new();
        write.one("position", format!("UPDATE {table} SET noted = 0, newest = 0, disorder = 0"), args![]);
        database.commit(write).await.unwrap();
    }
    store::activity_search::catch_up(&database).await.unwrap();
    store::document_search::catch_up(&database).await.unwrap();
    for (table, before) in tables.iter().zip(noted) {
        assert_eq!(order(&database, table).await, before, "{table}");
    }
}

on_both_databases! {
    async fn every_filter_of_the_stream_finds_what_fits(world: World) {
        let stream = Stream::fill(Database::open(world.databases().url()).await.unwrap()).await;
        let at = |number| Some(moment(stream.start, number));
        let events = vec![Event::DocumentOpened, Event::FileUploaded, Event::DocumentOpened];
        let user = Some(stream.user.to_string());
        let all = ActivityFilter::default;
        let of = |query: &str| ActivityFilter { words: words(query), ..all() };
        let mut filters = vec![
            all(),
            ActivityFilter { events: events.clone(), ..all() },
            ActivityFilter { actor_id: user.clone(), ..all() },
            ActivityFilter { actor_id: user.clone(), actor: Some(ActorType::ApiKey), ..all() },
            ActivityFilter { actor_id: user.clone(), events: events.clone(), from: at(200), to: at(900), ..all() },
            ActivityFilter { actor_id: Some(stream.keys[2].to_string()), ..all() },
            ActivityFilter { actor_id: Some(stream.respondent.to_string()), ..all() },
            ActivityFilter { actor_id: Some("nobody".to_owned()), ..all() },
            ActivityFilter { from: at(100), to: at(130), ..all() },
            ActivityFilter { events, words: words("third"), ..all() },
            ActivityFilter { actor_id: user, words: words("fortieth"), from: at(100), to: at(1_000), ..all() },
            ActivityFilter { from: at(20), to: at(400), ..of("old") },
            ActivityFilter { from: at(500), ..of("old") },
            ActivityFilter { to: at(60), ..of("fortieth") },
        ];
        let kinds = [ActorType::User, ActorType::ApiKey, ActorType::Respondent, ActorType::System];
        filters.extend(kinds.map(|kind| ActivityFilter { actor: Some(kind), ..all() }));
        let queries = ["document", "third", "fortieth", "old", "only", "even", "evening", "third fortieth", "old even", "no"];
        filters.extend(queries.map(of));
        filters.extend(LONGER.map(of));
        filters.extend(["re", "rente", "wa", "müller", "mü", "document rent", "even ward rents", "r w"].map(of));
        for filter in filters {
            let expected = stream.expected(&filter);
            for limit in [1, 7, 50, 200] {
                if limit == 1 && expected.len() > 30 {
                    continue;
                }
                assert_eq!(stream.found(&filter, limit).await, expected, "{limit} of {filter:?}");
            }
        }
    }

    async fn every_filter_of_documents_finds_what_fits(world: World) {
        const SQL: &str = "INSERT INTO documents (id, workspace_id, name, template_id, body_hash, status, response_data,
                               reminder_enabled, reminder_days, version, created_at, updated_at, words, mail_lost)
                           VALUES ($1, $2, 'name', $3, '', $4, '{}', $5, 3, 1, $6, $6, $7, $8)";
        let database = Database::open(world.databases().url()).await.unwrap();
        let start = SystemClock.now();
        let workspace = WorkspaceId::new(start, &SystemRandom);
        let templates = [0, 1].map(|_| TemplateId::new(start, &SystemRandom));
        let states = [Status::Draft, Status::Sent, Status::Completed, Status::Draft, Status::Sent, Status::Draft, Status::Declined];
        let mut rows = Vec::new();
        let mut write = Write::new();
        for number in 0..ROWS {
            let at = moment(start, number);
            let place = usize::try_from(number).unwrap();
            let (id, template, status) = (DocumentId::new(at, &SystemRandom), templates[place % 5 % 2], states[place % 7]);
            let mut found_by = words(&text(number));
            found_by.sort_unstable();
            write.one("document", SQL, args![id, workspace, template, status.name(), false, at, found_by.join(" "), number % 9 == 0]);
            rows.push((at, id, template, status, found_by, number % 9 == 0));
            if number == ROWS / 2 {
                // Some are in the index before the others come.
                database.commit(std::mem::take(&mut write)).await.unwrap();
                store::document_search::catch_up(&database).await.unwrap();
            }
        }
        database.commit(write).await.unwrap();
        rows.sort_by_key(|row| std::cmp::Reverse((row.0, row.1)));
        let all = DocumentFilter::default;
        let of = |query: &str| DocumentFilter { words: words(query), ..all() };
        let two = vec![Status::Sent, Status::Declined];
        let mut filters = vec![
            all(),
            DocumentFilter { statuses: two.clone(), ..all() },
            DocumentFilter { statuses: vec![Status::Completed], ..of("third") },
            DocumentFilter { statuses: two, template: Some(templates[1]), ..of("fortieth") },
            DocumentFilter { template: Some(templates[1]), ..all() },
            DocumentFilter { mail_lost: true, ..all() },
            DocumentFilter { mail_lost: true, statuses: vec![Status::Sent, Status::Draft], ..of("third") },
            DocumentFilter { mail_lost: true, statuses: vec![Status::Sent, Status::Draft], template: Some(templates[1]), ..all() },
            DocumentFilter { from: Some(moment(start, 30)), to: Some(moment(start, 800)), ..of("old") },
        ];
        filters.extend(["document", "third", "fortieth", "old", "only", "even", "evening", "no"].map(of));
        filters.extend(LONGER.map(of));
        filters.extend(["re", "rente", "document rent", "even ward"].map(of));
        for filter in filters {
            let fits = |row: &&(Timestamp, DocumentId, TemplateId, Status, Vec<String>, bool)| {
                (filter.statuses.is_empty() || filter.statuses.contains(&row.3))
                    && (!filter.mail_lost || row.5)
                    && filter.template.is_none_or(|template| row.2 == template)
                    && filter.from.is_none_or(|from| row.0 >= from)
                    && filter.to.is_none_or(|to| row.0 < to)
                    && filter.words.iter().all(|word| row.4.iter().any(|one| one.starts_with(word.as_str())))
            };
            let expected: Vec<_> = rows.iter().filter(fits).map(|row| row.1).collect();
            for limit in [7, 50, 200] {
                let (mut found, mut after) = (Vec::new(), None);
                loop {
                    let request = PageRequest { limit, after };
                    let page = store::document_list::page(&database, workspace, &filter, request).await.unwrap();
                    found.extend(page.rows.iter().map(|row| row.summary.id));
                    after = page.next;
                    if after.is_none() {
                        break;
                    }
                }
                assert_eq!(found, expected, "{limit} of {filter:?}");
            }
        }
    }
}

//! An archive of years: as many documents as wanted, and as many entries of the activity stream, with respondents,
//! reminders, audit chains and search words, as the product would have left them. It is written past the product, since a
//! million documents over HTTP take too long.
//!
//! Each document has one entry, that of what happened to it last; so states, events and actors are mixed as in a real
//! stream without there being ten entries to a document.

use model::{
    Clock, Timestamp,
    activity::{Event, NewActivity, words},
    audit::Chain,
    clock::SystemClock,
    document::Status,
    id::{ActivityId, ApiKeyId, DocumentId, RespondentId, TemplateId, UserId, WorkspaceId},
    page::Position,
    people::Actor,
    random::SystemRandom,
};
use serde_json::json;
use store::{Database, args, engine::Arg};

use crate::{
    bulk::{Bulk, Table},
    failure::{Doing, Failure, Result},
    instance::Instance,
    names::Lot,
};

/// How far back the archive goes, whatever its size.
const DAYS: i64 = 730;

/// Templates that the documents were made of.
const TEMPLATES: usize = 20;

/// Documents that are written together.
const TOGETHER: u32 = 10_000;

/// How many ids, positions and names are kept to ask for.
const ASKED: u32 = 1_000;

const KEYS: Table =
    Table { name: "api_keys", columns: "id, workspace_id, created_by, name, secret_hash, created_at" };
const DOCUMENTS: Table = Table {
    name: "documents",
    columns: "id, workspace_id, name, template_id, body_hash, status, response_data, sent_at, expires_at, \
              reminder_enabled, reminder_days, version, created_at, updated_at, sender_id, completed_at, seal, \
              trail_length, trail_head, external_id, metadata, words, finished_at",
};
const RESPONDENTS: Table = Table {
    name: "respondents",
    columns: "id, workspace_id, document_id, email, email_key, name, role, kind, turn, status, invited_at, \
              submitted_at, created_at, notify, link_generation, signatures",
};
const REMINDERS: Table = Table { name: "reminders", columns: "workspace_id, document_id, days, next_at" };
const ACTIVITY: Table = Table {
    name: "activity",
    columns: "seq, id, workspace_id, event, actor_type, actor_id, actor_user_id, actor_name, document_id, template_id, \
              message, metadata, ip, words, created_at, salt, trail_number, trail_hash",
};
const LINKS: Table = Table { name: "audit_links", columns: "workspace_id, position, seq, activity_id, hash" };

/// Fills SQLite's search indexes as the product does, but all at once; the rows are in the order of time.
const SEARCH: &str = "
    INSERT INTO activity_search (rowid, words) SELECT seq, words FROM activity
        WHERE seq > (SELECT filled FROM activity_search_position) ORDER BY seq;
    UPDATE activity_search_position SET (filled, noted, newest) = (SELECT max(seq), max(seq), max(created_at) FROM activity);
    INSERT INTO document_search_keys (document_id) SELECT id FROM documents ORDER BY rowid;
    INSERT INTO document_search (rowid, words)
        SELECT k.seq, d.words FROM document_search_keys k JOIN documents d ON d.id = k.document_id ORDER BY k.seq;
    UPDATE document_search_position SET document_id = (SELECT id FROM documents ORDER BY rowid DESC LIMIT 1),
        noted = (SELECT max(seq) FROM document_search_keys), newest = (SELECT max(created_at) FROM documents);
";

/// What happened last to a document: how many of a hundred, the entry, and the state that it left. The first name is that of
/// the actor's kind.
const STORIES: [(u32, Event, Status, Who); 9] = [
    (34, Event::DocumentCreated, Status::Draft, Who::Key),
    (4, Event::DocumentCreated, Status::Draft, Who::Member),
    (14, Event::DocumentSent, Status::Sent, Who::Key),
    (2, Event::DocumentSent, Status::Sent, Who::Member),
    (8, Event::RespondentSubmitted, Status::InProgress, Who::Respondent),
    (32, Event::DocumentCompleted, Status::Completed, Who::Respondent),
    (3, Event::DocumentDeclined, Status::Declined, Who::Respondent),
    (2, Event::DocumentVoided, Status::Voided, Who::Member),
    (1, Event::DocumentExpired, Status::Expired, Who::Service),
];

#[derive(Clone, Copy)]
enum Who {
    Key,
    Member,
    Respondent,
    Service,
}

/// What can be asked of a filled instance.
pub struct Archive {
    /// How many documents there are.
    pub documents: u32,
    /// Ids of documents from all of the time.
    pub ids: Vec<DocumentId>,
    /// Places in the list of documents behind nine tenths of them.
    pub deep_documents: Vec<Position<model::id::DocumentKind>>,
    /// The same in the activity stream.
    pub deep_activity: Vec<Position<model::id::ActivityKind>>,
    /// Members, each of whom did some of it.
    pub users: Vec<UserId>,
    /// The keys by which most of it was done.
    pub keys: Vec<ApiKeyId>,
    /// People who were invited.
    pub respondents: Vec<RespondentId>,
    /// The templates.
    pub templates: Vec<TemplateId>,
    /// What another system calls documents.
    pub external_ids: Vec<String>,
    /// Surnames that stand in documents and entries.
    pub surnames: Vec<String>,
    /// When it begins and ends.
    pub span: (Timestamp, Timestamp),
}

/// Fills an instance on which no server runs.
pub async fn fill(instance: &Instance, documents: u32) -> Result<Archive> {
    let templates = make_templates(instance).await?;
    let url = instance.database_url();
    let before = Before::look(&url, instance).await?;
    let tables = [DOCUMENTS, RESPONDENTS, REMINDERS, ACTIVITY, LINKS];
    let mut bulk = Bulk::open(&url, &tables).await?;
    // The links are written beside the entries here, so none of them waits for its link. What the setup left in the stream
    // is newer than the archive and would stand before it: no service ever wrote so.
    let emptied = "DELETE FROM audit_links; DELETE FROM activity";
    bulk.run(emptied, &format!("{emptied}; ALTER TABLE activity DISABLE TRIGGER activity_audit_note")).await?;
    let mut writer = Writer::new(before, templates, documents);
    bulk.rows(KEYS, &writer.keys()).await?;
    for first in (0..documents).step_by(TOGETHER as usize) {
        writer.make(first..documents.min(first + TOGETHER));
        for (table, rows) in tables.iter().zip(&mut writer.rows) {
            bulk.rows(*table, rows).await?;
            rows.clear();
        }
    }
    let (head, seq) = (writer.chain, writer.seq);
    let (workspace, length, hash) = (instance.workspace(), head.length, model::audit::hex(&head.head));
    bulk.run(
        &format!(
            "UPDATE audit_heads SET length = {length}, hash = x'{hash}' WHERE workspace_id = '{workspace}';
             UPDATE audit_position SET chained = {seq}; {SEARCH}"
        ),
        &format!(
            "UPDATE audit_heads SET length = {length}, hash = '\\x{hash}' WHERE workspace_id = '{workspace}';
             SELECT setval(pg_get_serial_sequence('activity', 'seq'), {seq});
             ALTER TABLE activity ENABLE TRIGGER activity_audit_note"
        ),
    )
    .await?;
    bulk.finish().await?;
    Ok(writer.archive)
}

/// Makes the templates through the interface, so that they and their bodies are as they should be.
async fn make_templates(instance: &Instance) -> Result<Vec<TemplateId>> {
    let server = instance.start().await?;
    let mut connection = server.connect().await?;
    let mut made = Vec::with_capacity(TEMPLATES);
    for _ in 0..TEMPLATES {
        connection.exchange(&instance.requests().create_template()).await?;
        let id = crate::instance::id_in_answer(&connection)?;
        made.push(id.parse().map_err(|_| Failure::new(format!("{id} is no id of a template")))?);
    }
    server.stop().await?;
    Ok(made)
}

/// What the instance holds before it is filled.
struct Before {
    workspace: WorkspaceId,
    /// The body of all templates.
    body: String,
    /// The last entry's number.
    seq: i64,
}

impl Before {
    async fn look(url: &str, instance: &Instance) -> Result<Self> {
        let database = Database::open(url).await.doing("opening the database")?;
        store::audit::catch_up(&database).await.doing("linking entries")?;
        let read = async {
            let workspace: WorkspaceId = instance
                .workspace()
                .parse()
                .map_err(|_| Failure::new("the workspace has no id that can be read"))?;
            let body = database.query("SELECT body_hash FROM templates LIMIT 1", args![], |mut row| row.take());
            let body = body.await.doing("looking for a template")?.pop();
            let seq = database.query("SELECT max(seq) FROM activity", args![], |mut row| row.take());
            let seq = seq.await.doing("looking at the stream")?.pop();
            let (Some(body), Some(seq)) = (body, seq) else {
                return Err(Failure::new("the instance has no template, or nothing in its stream"));
            };
            Ok(Self { workspace, body, seq })
        };
        let read = read.await;
        database.close().await;
        read
    }
}

/// Makes the rows.
struct Writer {
    before: Before,
    lot: Lot,
    now: Timestamp,
    begin: Timestamp,
    chain: Chain,
    seq: i64,
    /// The rows of each table, in the order in which they are written.
    rows: [Vec<Vec<Arg>>; 5],
    archive: Archive,
}

impl Writer {
    fn new(before: Before, templates: Vec<TemplateId>, documents: u32) -> Self {
        let now = SystemClock.now();
        let begin = now.plus_days(-DAYS);
        let archive = Archive {
            documents,
            ids: Vec::new(),
            deep_documents: Vec::new(),
            deep_activity: Vec::new(),
            users: (0..4).map(|_| UserId::new(begin, &SystemRandom)).collect(),
            keys: (0..5).map(|_| ApiKeyId::new(begin, &SystemRandom)).collect(),
            respondents: Vec::new(),
            templates,
            external_ids: Vec::new(),
            surnames: Vec::new(),
            span: (begin, now),
        };
        let (chain, seq) = (Chain::default(), before.seq);
        Self {
            before,
            lot: Lot::new(),
            now,
            begin,
            chain,
            seq,
            rows: std::array::from_fn(|_| Vec::new()),
            archive,
        }
    }

    /// The rows of the keys, of which nobody knows the secrets.
    fn keys(&mut self) -> Vec<Vec<Arg>> {
        let (workspace, user) = (self.before.workspace, self.archive.users[0]);
        let row = |(number, id): (usize, &ApiKeyId)| {
            let secret: Vec<u8> = [self.lot.salt(), self.lot.salt()].concat();
            args![*id, workspace, user, format!("Integration {number}"), secret, self.begin]
        };
        self.archive.keys.iter().enumerate().map(row).collect()
    }

    fn make(&mut self, numbers: std::ops::Range<u32>) {
        for number in numbers {
            self.one(number);
        }
    }

    fn one(&mut self, number: u32) {
        let total = self.archive.documents;
        let age = DAYS * 86_400_000 * i64::from(total - number) / i64::from(total);
        let at = self.now.plus_millis(-age);
        let (event, status, who) = self.story();
        let (first, surname, company) = (self.lot.first_name(), self.lot.surname(), self.lot.company());
        let name = format!("{} for {company}, {first} {surname}", self.lot.contract());
        let template = *self.lot.of(&self.archive.templates);
        let id = DocumentId::new(at, &SystemRandom);
        let invited = status != Status::Draft;
        let email =
            format!("{}.{}@{}.example", first.to_lowercase(), surname.to_lowercase(), company.to_lowercase());
        let respondent = RespondentId::new(at, &SystemRandom);
        let actor = self.actor(who, respondent, &email);
        let user = actor.user();

        let mut chain = Chain::default();
        let mut metadata = json!({ "name": name, "customer": format!("C{number:07}") });
        if let (Actor::ApiKey { user, .. }, Some(entries)) = (&actor, metadata.as_object_mut()) {
            entries.insert("userId".to_owned(), json!(user.to_string()));
        }
        let mut entry = NewActivity {
            id: ActivityId::new(at, &SystemRandom),
            event,
            actor,
            document: Some(id),
            template: Some(template),
            message: format!("Document “{name}” was {}", event.name().rsplit('.').next().unwrap_or_default()),
            metadata: metadata.as_object().cloned().unwrap_or_default(),
            ip: Some("203.0.113.7".to_owned()),
            at,
            salt: self.lot.salt(),
            link: None,
        };
        let digest = entry.digest(self.before.workspace);
        chain.append(&digest);
        entry.link = Some(chain);
        let made = Made { id, at, name: &name, template, status, user, chain, number };
        self.document(&made, invited.then_some([&email, &first, &surname]));
        if invited {
            self.respondent(respondent, id, at, status, [&email, &first, &surname]);
        }
        self.entry(&entry, &digest);
        self.keep(&made, respondent, entry.id, surname);
    }

    /// Keeps some of what was made to ask for it later.
    fn keep(&mut self, made: &Made<'_>, respondent: RespondentId, entry: ActivityId, surname: String) {
        let Made { id, at, number, .. } = *made;
        let total = self.archive.documents;
        let archive = &mut self.archive;
        if number % (total / ASKED).max(1) == 0 {
            archive.ids.push(id);
            archive.external_ids.push(external_id(number));
            archive.respondents.push(respondent);
            archive.surnames.push(surname);
            // The newest come first in lists.
            if (total / 20..total / 10).contains(&number) {
                archive.deep_documents.push(Position { created_at: at, id });
                archive.deep_activity.push(Position { created_at: at, id: entry });
            }
        }
    }

    fn story(&mut self) -> (Event, Status, Who) {
        let mut drawn = self.lot.below(100);
        for (share, event, status, who) in STORIES {
            if drawn < share {
                return (event, status, who);
            }
            drawn -= share;
        }
        (Event::DocumentCreated, Status::Draft, Who::Key)
    }

    fn actor(&mut self, who: Who, respondent: RespondentId, email: &str) -> Actor {
        match who {
            Who::Key => {
                let (number, user) = (self.lot.below(5) as usize, self.archive.users[0]);
                Actor::ApiKey { id: self.archive.keys[number], name: format!("Integration {number}"), user }
            }
            Who::Member => {
                let number = self.lot.below(4) as usize;
                Actor::User { id: self.archive.users[number], name: format!("member{number}@office.example") }
            }
            Who::Respondent => Actor::Respondent { id: respondent, name: email.to_owned() },
            Who::Service => Actor::System,
        }
    }

    fn document(&mut self, made: &Made<'_>, invited: Option<[&String; 3]>) {
        let Made { id, at, name, template, status, user, chain, number } = made;
        let open = matches!(status, Status::Sent | Status::InProgress);
        let mut found_by = words(name);
        if let Some([email, first, surname]) = invited {
            found_by.extend(words(email).into_iter().chain(words(first)).chain(words(surname)));
        }
        found_by.sort_unstable();
        found_by.dedup();
        let completed = *status == Status::Completed;
        let hash = || "5f0c".repeat(16);
        let seal = || json!({ "at": at, "level": "B-B", "sha256": hash(), "certificate": hash() }).to_string();
        let values = json!({ "customer": format!("Customer number {number}"), "amount": 1000 + number % 9000, "start": "2026-11-14" });
        let workspace = self.before.workspace;
        self.rows[0].push(args![
            *id,
            workspace,
            *name,
            *template,
            &self.before.body,
            status.name(),
            values.to_string(),
            invited.map(|_| *at),
            open.then(|| self.now.plus_days(30 + i64::from(number % 60))),
            open,
            3_i64,
            1_i64,
            *at,
            *at,
            invited.and(*user),
            completed.then_some(*at),
            completed.then(seal),
            chain.length,
            chain.head,
            external_id(*number),
            None::<String>,
            found_by.join(" "),
            status.is_final().then_some(*at),
        ]);
        if open {
            let next = self.now.plus_days(2 + i64::from(number % 3));
            self.rows[2].push(args![workspace, *id, 3_i64, next]);
        }
    }

    fn respondent(
        &mut self,
        id: RespondentId,
        document: DocumentId,
        at: Timestamp,
        status: Status,
        [email, first, surname]: [&String; 3],
    ) {
        let submitted = matches!(status, Status::Completed | Status::InProgress);
        let state = match status {
            Status::Declined => "declined",
            _ if submitted => "submitted",
            _ => "invited",
        };
        self.rows[1].push(args![
            id,
            self.before.workspace,
            document,
            email,
            email,
            format!("{first} {surname}"),
            "Customer",
            "signer",
            1_i64,
            state,
            at,
            submitted.then_some(at),
            at,
            true,
            1_i64,
            "{}",
        ]);
    }

    fn entry(&mut self, entry: &NewActivity, digest: &model::audit::Hash) {
        self.seq += 1;
        self.chain.append(digest);
        let workspace = self.before.workspace;
        self.rows[3].push(args![
            self.seq,
            entry.id,
            workspace,
            entry.event.name(),
            entry.actor.kind().name(),
            entry.actor.id(),
            entry.actor.user(),
            entry.actor.name(),
            entry.document,
            entry.template,
            &entry.message,
            entry.metadata_text(),
            entry.ip.as_ref(),
            entry.search_words(),
            entry.at,
            entry.salt,
            entry.link.map(|link| link.length),
            entry.link.map(|link| link.head),
        ]);
        self.rows[4].push(args![workspace, self.chain.length, self.seq, entry.id, self.chain.head]);
    }
}

/// A document in the making.
struct Made<'a> {
    id: DocumentId,
    at: Timestamp,
    name: &'a str,
    template: TemplateId,
    status: Status,
    user: Option<UserId>,
    chain: Chain,
    number: u32,
}

fn external_id(number: u32) -> String {
    format!("crm-{number:07}")
}

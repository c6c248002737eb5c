//! Makes the documents of an archive, one after the other.

use model::{
    Clock, Timestamp,
    activity::NewActivity,
    audit::Chain,
    clock::SystemClock,
    document::Status,
    id::{ActivityId, ApiKeyId, DocumentId, RespondentId, TemplateId, UserId},
    page::Position,
    people::Actor,
    random::SystemRandom,
};
use serde_json::json;
use store::engine::Arg;

use super::{
    Archive, DAYS,
    before::Before,
    rows::{self, Invited, Made, Rows, external_id},
    story::{self, Who},
};
use crate::names::Lot;

/// How many ids, positions and names are kept to ask for.
const ASKED: u32 = 1_000;
const MEMBERS: u32 = 4;
const KEYS: u32 = 5;

/// Makes the rows.
pub struct Writer {
    before: Before,
    lot: Lot,
    now: Timestamp,
    begin: Timestamp,
    /// The chain of the workspace.
    pub chain: Chain,
    /// The number of the last entry.
    pub seq: i64,
    /// What was made and not written yet.
    pub rows: Rows,
    /// What can be asked of it.
    pub archive: Archive,
}

impl Writer {
    /// One that has made nothing yet.
    pub fn new(before: Before, templates: Vec<TemplateId>, documents: u32) -> Self {
        let now = SystemClock.now();
        let begin = now.plus_days(-DAYS);
        let archive = Archive {
            documents,
            ids: Vec::new(),
            deep_documents: Vec::new(),
            deep_activity: Vec::new(),
            users: (0..MEMBERS).map(|_| UserId::new(begin, &SystemRandom)).collect(),
            keys: (0..KEYS).map(|_| ApiKeyId::new(begin, &SystemRandom)).collect(),
            respondents: Vec::new(),
            templates,
            external_ids: Vec::new(),
            surnames: Vec::new(),
            span: (begin, now),
        };
        let (chain, seq) = (Chain::default(), before.seq);
        Self { before, lot: Lot::new(), now, begin, chain, seq, rows: Rows::default(), archive }
    }

    /// The rows of the keys.
    pub fn keys(&mut self) -> Vec<Vec<Arg>> {
        let (workspace, user) = (self.before.workspace, self.archive.users[0]);
        let row = |(number, id): (usize, &ApiKeyId)| {
            let secret: Vec<u8> = [self.lot.salt(), self.lot.salt()].concat();
            rows::key(*id, workspace, user, &format!("Integration {number}"), secret, self.begin)
        };
        self.archive.keys.iter().enumerate().map(row).collect()
    }

    /// Makes the documents with these numbers.
    pub fn make(&mut self, numbers: std::ops::Range<u32>) {
        for number in numbers {
            self.one(number);
        }
    }

    fn one(&mut self, number: u32) {
        let (total, workspace) = (self.archive.documents, self.before.workspace);
        let age = DAYS * 86_400_000 * i64::from(total - number) / i64::from(total);
        let at = self.now.plus_millis(-age);
        let (event, status, who) = story::draw(&mut self.lot);
        let (first, surname, company) = (self.lot.first_name(), self.lot.surname(), self.lot.company());
        let name = format!("{} for {company}, {first} {surname}", self.lot.contract());
        let template = *self.lot.of(&self.archive.templates);
        let id = DocumentId::new(at, &SystemRandom);
        let person = format!("{first} {surname}");
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
        let digest = entry.digest(workspace);
        chain.append(&digest);
        entry.link = Some(chain);
        self.chain.append(&digest);
        self.seq += 1;
        let invited =
            (status != Status::Draft).then_some(Invited { id: respondent, email: &email, name: &person });
        let body = &self.before.body;
        let made = Made { id, workspace, body, at, name: &name, template, status, user, chain, number, invited };
        self.rows.document(&made, self.now);
        self.rows.respondent(&made);
        self.rows.entry(workspace, &entry, self.seq, self.chain);
        if number.is_multiple_of((total / ASKED).max(1)) {
            let did_it = matches!(who, Who::Respondent).then_some(respondent);
            self.keep(number, (at, id), did_it, entry.id, surname);
        }
    }

    /// Keeps what was made, to ask for it later.
    fn keep(
        &mut self,
        number: u32,
        (created_at, id): (Timestamp, DocumentId),
        respondent: Option<RespondentId>,
        entry: ActivityId,
        surname: String,
    ) {
        let archive = &mut self.archive;
        archive.ids.push(id);
        archive.external_ids.push(external_id(number));
        archive.respondents.extend(respondent);
        archive.surnames.push(surname);
        // The newest come first in lists.
        if (archive.documents / 20..archive.documents / 10).contains(&number) {
            archive.deep_documents.push(Position { created_at, id });
            archive.deep_activity.push(Position { created_at, id: entry });
        }
    }

    fn actor(&mut self, who: Who, respondent: RespondentId, email: &str) -> Actor {
        match who {
            Who::Key => {
                let (number, user) = (self.lot.below(KEYS) as usize, self.archive.users[0]);
                Actor::ApiKey { id: self.archive.keys[number], name: format!("Integration {number}"), user }
            }
            Who::Member => {
                let number = self.lot.below(MEMBERS) as usize;
                Actor::User { id: self.archive.users[number], name: format!("member{number}@office.example") }
            }
            Who::Respondent => Actor::Respondent { id: respondent, name: email.to_owned() },
            Who::Service => Actor::System,
        }
    }
}

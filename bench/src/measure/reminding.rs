//! Queueing the reminders that are due, against the plain way: a row for each, in a transaction of its own.

use std::time::{Duration, Instant};

use model::{
    Clock, Timestamp,
    clock::SystemClock,
    id::{DocumentId, JobId, NodeId, RespondentId, WorkspaceId},
    random::SystemRandom,
};
use rusqlite::{Connection, TransactionBehavior, params};
use serde_json::json;
use store::{
    Database, Write, args,
    outbox::{self, NewJob},
    reminders::{self, DueJob, Links},
};

use crate::{
    failure::{Doing, Failure, Result},
    instance::Workshop,
    rounds::Spread,
    table::{Report, Target},
};

/// Respondents who are due.
const DUE: usize = 100_000;
/// Rows that are inserted one by one; the time for as many as are due is worked out from these.
const ONE_BY_ONE: usize = 10_000;
/// Documents of one list, as in the service.
const LISTED: usize = 500;
/// Documents written together while the database is filled.
const TOGETHER: usize = 500;

/// Measures on SQLite, with a document for each respondent and with five respondents to a document.
pub async fn measure(workshop: &Workshop, rounds: usize, report: &mut Report) -> Result<()> {
    for each in [1, 5] {
        let (mut ratios, mut with_mails) = (Vec::new(), Vec::new());
        for round in 0..rounds {
            let scratch = workshop.scratch("reminding")?;
            let path = scratch.path().join("reminding.db");
            let path = path.to_str().ok_or_else(|| Failure::new("the folder's path has to be UTF-8"))?;
            let now = SystemClock.now();
            let database = Database::open(&format!("sqlite:{path}")).await.doing("opening a database")?;
            store::migrate(&database).await.doing("making the tables")?;
            fill(&database, each, now).await?;
            let queued = queue(&database, now, DUE / each).await?;
            let mailed = make_mails(&database, now).await?;
            database.close().await;
            let inserted = one_by_one(path)? * u32::try_from(DUE / ONE_BY_ONE).unwrap_or(1);
            eprintln!(
                "  round {}, {each} to a document: queued in {queued:.2?}, their mails in {mailed:.2?} more, one by one {inserted:.2?}",
                round + 1
            );
            ratios.push(inserted.as_secs_f64() / queued.as_secs_f64());
            with_mails.push(inserted.as_secs_f64() / (queued + mailed).as_secs_f64());
        }
        for (until, ratios) in
            [("noted as lists of documents", ratios), ("until a mail to each is in the outbox", with_mails)]
        {
            let what = format!(
                "{DUE} due reminders, SQLite, {each} to a document, {until}: so many times faster than one transaction per row"
            );
            report.goal(what, Spread::of(ratios), "", Target::AtLeast(20.0));
        }
    }
    Ok(())
}

/// Documents whose reminders are due, with as many people each.
async fn fill(database: &Database, each: usize, now: Timestamp) -> Result<()> {
    const DOCUMENT: &str = "INSERT INTO documents (id, workspace_id, name, template_id, body_hash, status, response_data,
            sent_at, reminder_enabled, reminder_days, version, created_at, updated_at)
        VALUES ($1, $2, 'Lease', 'tpl_01k9zq3v5te8ravx0y5m2n7b4c', $3, 'sent', '{\"client\":\"Borealis GmbH\"}', $4, $5, 3,
                1, $4, $4)";
    const REMINDER: &str =
        "INSERT INTO reminders (document_id, workspace_id, days, next_at) VALUES ($1, $2, 3, $3)";
    const RESPONDENT: &str =
        "INSERT INTO respondents (id, workspace_id, document_id, email, email_key, role, kind, turn,
            status, invited_at, created_at, link_expires_at)
        VALUES ($1, $2, $3, $4, $4, 'Tenant', 'signer', 1, 'invited', $5, $5, $6)";
    let workspace = WorkspaceId::new(now, &SystemRandom);
    let mut write = Write::new();
    for number in 0..DUE / each {
        let document = DocumentId::new(now, &SystemRandom);
        let due = now.plus_millis(-i64::try_from(number).unwrap_or_default());
        write.one("document", DOCUMENT, args![document, workspace, "0".repeat(64), due, true]);
        write.one("reminder", REMINDER, args![document, workspace, due]);
        for person in 0..each {
            let (id, email) = (RespondentId::new(now, &SystemRandom), format!("p{number}-{person}@example.com"));
            write.one("respondent", RESPONDENT, args![id, workspace, document, email, due, now.plus_days(30)]);
        }
        if number % TOGETHER == TOGETHER - 1 {
            database.commit(std::mem::take(&mut write)).await.doing("filling the database")?;
        }
    }
    database.commit(write).await.doing("filling the database")?;
    Ok(())
}

/// What the service does when its clock says so.
async fn queue(database: &Database, now: Timestamp, documents: usize) -> Result<Duration> {
    let start = Instant::now();
    loop {
        let due = reminders::due(database, now).await.doing("looking for what is due")?;
        if due.is_empty() {
            break;
        }
        let mut write = Write::new();
        reminders::move_on(&mut write, database.dialect(), &due, now);
        for list in due.chunks(LISTED) {
            let ids: Vec<_> = list.iter().map(|one| one.document).collect();
            let (id, payload) = (JobId::new(now, &SystemRandom), json!({ "documents": ids }));
            outbox::insert(
                &mut write,
                list[0].workspace,
                &NewJob { id, kind: "reminders", payload, run_at: now, trace: None },
                now,
            );
        }
        database.commit(write).await.doing("queueing reminders")?;
    }
    let took = start.elapsed();
    count(database, "SELECT sum(json_array_length(payload, '$.documents')) FROM outbox", documents).await?;
    Ok(took)
}

/// What its jobs make of that.
async fn make_mails(database: &Database, now: Timestamp) -> Result<Duration> {
    let payload = [r#"{"respondent":{"document":""#, r#"","respondent":""#, r#"","news":"dueReminder"}}"#];
    let node = NodeId::new(now, &SystemRandom);
    let start = Instant::now();
    loop {
        let claimed = outbox::claim(database, "reminders", 2, node, now, now.plus_days(1)).await;
        let claimed = claimed.doing("taking jobs")?;
        if claimed.is_empty() {
            break;
        }
        for job in claimed {
            let list: List = serde_json::from_str(&job.payload).doing("reading a job")?;
            let payload = payload.map(str::to_owned);
            let mail = DueJob { kind: "mail", payload, id: JobId::new(now, &SystemRandom) };
            let mut write = Write::new();
            outbox::finish(&mut write, &job);
            let links = Links { before: now.plus_days(14), until: now.plus_days(30) };
            reminders::renew_links(&mut write, database.dialect(), job.workspace, &list.documents, links);
            reminders::queue(&mut write, database.dialect(), job.workspace, &list.documents, &mail, now);
            database.commit(write).await.doing("queueing mails")?;
        }
    }
    let took = start.elapsed();
    count(database, "SELECT count(*) FROM outbox WHERE kind = 'mail'", DUE).await?;
    Ok(took)
}

/// The payload of a job.
#[derive(serde::Deserialize)]
struct List {
    documents: Vec<DocumentId>,
}

/// Makes sure that nothing was left out.
async fn count(database: &Database, sql: &'static str, expected: usize) -> Result<()> {
    let counted = database.query(sql, args![], |mut row| row.take::<i64>()).await;
    match counted.doing("counting the jobs")?.first() {
        Some(count) if usize::try_from(*count) == Ok(expected) => Ok(()),
        other => Err(Failure::new(format!("{other:?} reminders were queued instead of {expected}"))),
    }
}

/// The same rows, each in a transaction of its own, with the same durability on the same disk.
fn one_by_one(path: &str) -> Result<Duration> {
    let mut connection = Connection::open(path).doing("opening the database")?;
    connection.pragma_update(None, "synchronous", "full").doing("choosing synchronous=FULL")?;
    connection.execute("DELETE FROM outbox", []).doing("emptying the outbox")?;
    let payload = r#"{"respondent":{"document":"doc_01k9zq3v5te8ravx0y5m2n7b4c","respondent":"rsp_01k9zq3v5te8ravx0y5m2n7b4c","news":"dueReminder"}}"#;
    let start = Instant::now();
    for number in 0..ONE_BY_ONE {
        let mut insert = || -> rusqlite::Result<()> {
            let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            transaction
                .prepare_cached(
                    "INSERT INTO outbox (workspace_id, id, kind, payload, run_at, attempts, created_at)
                     VALUES ('wsp_01k9zq3v5te8ravx0y5m2n7b4c', ?1, 'mail', ?2, 0, 0, 0)",
                )?
                .execute(params![format!("job_01k9zq3v5t{number:016}"), payload])?;
            transaction.commit()
        };
        insert().doing("inserting a row")?;
    }
    Ok(start.elapsed())
}

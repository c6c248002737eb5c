//! Queueing the reminders that are due, against the plain way: a row for each, in a transaction of its own.

use std::time::{Duration, Instant};

use model::{
    Clock, Timestamp,
    clock::SystemClock,
    id::{DocumentId, JobId, RespondentId, WorkspaceId},
    random::SystemRandom,
};
use rusqlite::{Connection, TransactionBehavior, params};
use store::{
    Database, Write, args,
    reminders::{self, DueJob},
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
/// Documents written together while the database is filled.
const TOGETHER: usize = 500;

/// Measures on SQLite, with a document for each respondent and with five respondents to a document.
pub async fn measure(workshop: &Workshop, rounds: usize, report: &mut Report) -> Result<()> {
    for each in [1, 5] {
        let mut ratios = Vec::new();
        for round in 0..rounds {
            let scratch = workshop.scratch("reminding")?;
            let path = scratch.path().join("reminding.db");
            let path = path.to_str().ok_or_else(|| Failure::new("the folder's path has to be UTF-8"))?;
            let now = SystemClock.now();
            let database = Database::open(&format!("sqlite:{path}")).await.doing("opening a database")?;
            store::migrate(&database).await.doing("making the tables")?;
            fill(&database, each, now).await?;
            let queued = queue(&database, now).await?;
            database.close().await;
            let inserted = one_by_one(path)? * u32::try_from(DUE / ONE_BY_ONE).unwrap_or(1);
            let ratio = inserted.as_secs_f64() / queued.as_secs_f64();
            eprintln!(
                "  round {}, {each} to a document: queued in {queued:.2?}, one by one {inserted:.2?}",
                round + 1
            );
            ratios.push(ratio);
        }
        let what = format!(
            "{DUE} due reminders, SQLite, {each} to a document: queued so many times faster than one transaction per row"
        );
        report.goal(what, Spread::of(ratios), "", Target::AtLeast(20.0));
    }
    Ok(())
}

/// Documents whose reminders are due, with as many people each.
async fn fill(database: &Database, each: usize, now: Timestamp) -> Result<()> {
    const DOCUMENT: &str = "INSERT INTO documents (id, workspace_id, name, template_id, body_hash, status, response_data,
            sent_at, reminder_enabled, reminder_days, reminder_next_at, version, created_at, updated_at)
        VALUES ($1, $2, 'Lease', 'tpl_01k9zq3v5te8ravx0y5m2n7b4c', $3, 'sent', '{\"client\":\"Borealis GmbH\"}', $4, $5, 3,
                $4, 1, $4, $4)";
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
async fn queue(database: &Database, now: Timestamp) -> Result<Duration> {
    let payload = [r#"{"respondent":{"document":""#, r#"","respondent":""#, r#"","news":"dueReminder"}}"#];
    let job = DueJob { kind: "mail", payload: payload.map(str::to_owned), id: JobId::new(now, &SystemRandom) };
    let start = Instant::now();
    loop {
        let due = reminders::due(database, now).await.doing("looking for what is due")?;
        if due.is_empty() {
            break;
        }
        let mut write = Write::new();
        reminders::queue(&mut write, &due, &job, now);
        database.commit(write).await.doing("queueing reminders")?;
    }
    let took = start.elapsed();
    let count = database.query("SELECT count(*) FROM outbox", args![], |mut row| row.take::<i64>()).await;
    match count.doing("counting the jobs")?.first() {
        Some(count) if usize::try_from(*count) == Ok(DUE) => Ok(took),
        other => Err(Failure::new(format!("{other:?} reminders were queued instead of {DUE}"))),
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

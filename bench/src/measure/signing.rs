//! From the last submission to the sealed PDF, many at the same time; and what the seal costs beside the printing.

use std::time::{Duration, Instant};

use model::{Clock, clock::SystemClock, random::SystemRandom};
use seal::{Sealing, SealingKey};
use serde_json::json;
use tokio::task::JoinSet;

use crate::{
    answer::{exchange, text},
    contract::{Contract, Length},
    failure::{Doing, Failure, Result},
    instance::{Instance, Workshop},
    request::Requests,
    rounds::Spread,
    server::Server,
    service::Service,
    table::{Report, Target},
};

/// Documents of a round, each with one respondent.
const DOCUMENTS: usize = 160;
/// How many submit at the same time.
const TOGETHER: usize = 16;
/// Documents of ten pages that are printed and sealed in a round.
const PRINTED: u32 = 20;
/// How often a document is looked at while its seal is waited for.
const LOOK_EVERY: Duration = Duration::from_millis(5);

/// Measures on SQLite.
pub async fn measure(workshop: &Workshop, rounds: usize, report: &mut Report) -> Result<()> {
    let instance = Instance::set_up(workshop, "signing", None)?;
    let server = instance.start().await?;
    completions(&instance, &server, rounds, report).await?;
    sealing(&instance, &server, rounds, report).await?;
    server.stop().await
}

/// Submissions that complete their documents: answers stored, audit written, one page printed and sealed.
async fn completions(instance: &Instance, server: &Server, rounds: usize, report: &mut Report) -> Result<()> {
    let template = template(instance, server).await?;
    let (mut rates, mut slowest) = (Vec::new(), Vec::new());
    // The first round starts the workers and is not counted.
    for round in 0..=rounds {
        let ready = prepare(instance, server, &template).await?;
        let begin = Instant::now();
        let mut seconds = submit(server, &ready).await?;
        wait_for_seals(instance, server, &ready).await?;
        let rate = DOCUMENTS as f64 / begin.elapsed().as_secs_f64();
        seconds.sort_by(f64::total_cmp);
        let p99 = seconds.get(seconds.len() * 99 / 100).copied().unwrap_or_default() * 1000.0;
        eprintln!("  round {round}: {rate:.0} completed and sealed a second, p99 of a submission {p99:.1} ms");
        if round > 0 {
            rates.push(rate);
            slowest.push(p99);
        }
    }
    report.note(format!(
        "Submission with completion (answers stored, audit written, 1 page printed and sealed), {TOGETHER} respondents in \
         parallel, SQLite: {} a second from the first submission to the last seal; p99 of a submission {} ms.",
        Spread::of(rates),
        Spread::of(slowest),
    ));
    Ok(())
}

/// A respondent who only has to submit.
struct Ready {
    document: String,
    token: String,
}

async fn template(instance: &Instance, server: &Server) -> Result<String> {
    let body = json!({
        "name": "Agreement",
        "content": {"type": "doc", "content": [
            {"type": "heading", "attrs": {"level": 1}, "content": [{"type": "text", "text": "Agreement"}]},
            {"type": "paragraph", "content": [
                {"type": "text", "text": "Between us and "}, {"type": "variable", "attrs": {"name": "client"}}]},
            {"type": "field", "attrs": {"id": "sign"}}]},
        "symbolTable": {"client": {"type": "text"}},
        "formSchema": {"fields": [{"id": "sign", "type": "signature", "required": true}]},
    });
    let mut connection = server.connect().await?;
    let made = exchange(&mut connection, &instance.requests().post("/templates", &body)).await?;
    text(&made["id"])
}

async fn prepare(instance: &Instance, server: &Server, template: &str) -> Result<Vec<Ready>> {
    let requests = instance.requests();
    let mut connection = server.connect().await?;
    let mut ready = Vec::with_capacity(DOCUMENTS);
    for number in 0..DOCUMENTS {
        let body = json!({"templateId": template, "data": {"client": format!("Client {number}")}});
        let document = text(&exchange(&mut connection, &requests.post("/documents", &body)).await?["id"])?;
        let body = json!({"recipients": [{"email": "ana@example.com", "name": "Ana"}], "notify": false});
        exchange(&mut connection, &requests.post(&format!("/documents/{document}/send"), &body)).await?;
        let shown = exchange(&mut connection, &requests.get(&format!("/documents/{document}"))).await?;
        let respondent = text(&shown["respondents"][0]["id"])?;
        let path = format!("/documents/{document}/respondents/{respondent}/link");
        let link = text(&exchange(&mut connection, &requests.post_v2(&path, &json!({}))).await?["url"])?;
        let token = link.rsplit('/').next().unwrap_or_default().to_owned();
        exchange(&mut connection, &Requests::step("open", &token, &json!({}))).await?;
        exchange(&mut connection, &Requests::step("consent", &token, &json!({"version": "1"}))).await?;
        ready.push(Ready { document, token });
    }
    Ok(ready)
}

/// Has all of them submit, so many at the same time, and tells what each answer took.
async fn submit(server: &Server, ready: &[Ready]) -> Result<Vec<f64>> {
    let mut at_work = JoinSet::new();
    for lane in 0..TOGETHER {
        let requests: Vec<_> = ready.iter().skip(lane).step_by(TOGETHER).map(submission).collect();
        let mut connection = server.connect().await?;
        at_work.spawn(async move {
            let mut seconds = Vec::with_capacity(requests.len());
            for request in requests {
                let begin = Instant::now();
                connection.exchange(&request).await?;
                seconds.push(begin.elapsed().as_secs_f64());
            }
            Ok::<_, Failure>(seconds)
        });
    }
    let mut seconds = Vec::with_capacity(ready.len());
    while let Some(lane) = at_work.join_next().await {
        seconds.extend(lane.doing("submitting")??);
    }
    Ok(seconds)
}

fn submission(ready: &Ready) -> Vec<u8> {
    Requests::step("submit", &ready.token, &json!({"signatures": {"sign": {"typed": "Ana Anders"}}}))
}

async fn wait_for_seals(instance: &Instance, server: &Server, ready: &[Ready]) -> Result<()> {
    let mut connection = server.connect().await?;
    for one in ready {
        let request = instance.requests().get_v2(&format!("/documents/{}", one.document));
        while exchange(&mut connection, &request).await?["sealed"] != true {
            tokio::time::sleep(LOOK_EVERY).await;
        }
    }
    Ok(())
}

/// What the seal costs in terms of the printing, for ten pages.
async fn sealing(instance: &Instance, server: &Server, rounds: usize, report: &mut Report) -> Result<()> {
    let contract = Contract::read(Length::TenPages)?;
    let mut service = Service::open(instance, server, &contract).await?;
    let now = SystemClock.now();
    let (key, _) = SealingKey::generate("Bench", now.plus_days(-1), now.plus_days(1), &SystemRandom)
        .doing("making a sealing key")?;
    let mut ratios = Vec::new();
    for round in 0..=u32::try_from(rounds).unwrap_or(u32::MAX) {
        let ids = service.create(round * PRINTED..(round + 1) * PRINTED).await?;
        let printed = service.print(&ids).await?.seconds.iter().sum::<f64>();
        let mut sealed = 0.0;
        for id in &ids {
            let pdf = service.pdf(id).await?;
            let sealing = Sealing {
                key: &key,
                at: now,
                name: "Bench",
                reason: "",
                record: "{}",
                printed_here: true,
                authority: None,
            };
            let begin = Instant::now();
            seal::seal(pdf, &sealing).doing("sealing")?;
            sealed += begin.elapsed().as_secs_f64();
        }
        if round > 0 {
            ratios.push(sealed / printed);
        }
    }
    let what = "Sealing a document of 10 pages: its time in terms of printing it";
    report.goal(what, Spread::of(ratios), "", Target::AtMost(0.15));
    Ok(())
}

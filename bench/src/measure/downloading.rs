//! A PDF that was printed before against a static file of the same bytes.

use std::fs;

use crate::{
    failure::{Doing, Failure, Result},
    instance::{Instance, Workshop},
    load::Load,
    rounds::{Contender, Schedule, alternate},
    server::Server,
    service::pdf_request,
    table::{Report, Target},
};

/// How many connections download.
const CONNECTIONS: usize = 64;

/// How many different documents are downloaded again and again.
const DOCUMENTS: usize = 64;

/// Downloads the PDFs of documents that have been printed, in turn.
pub async fn measure(
    workshop: &Workshop,
    instance: &Instance,
    server: &Server,
    ids: &[String],
    schedule: Schedule,
    report: &mut Report,
) -> Result<()> {
    eprintln!("downloading PDFs again");
    let folder = workshop.scratch("static")?;
    let mut connection = server.connect().await?;
    let mut requests = Vec::with_capacity(DOCUMENTS);
    let mut bytes = 0;
    for id in ids.iter().take(DOCUMENTS) {
        let request = pdf_request(instance.requests(), id);
        connection.exchange(&request).await?;
        let file = folder.path().join(format!("{id}.pdf"));
        fs::write(&file, connection.body()).doing(format!("writing {}", file.display()))?;
        bytes += connection.body().len();
        requests.push(request);
    }
    let load = Load::new(requests, CONNECTIONS);
    let path = folder.path().to_str().ok_or_else(|| Failure::new("the folder's path has to be UTF-8"))?;
    let bare = Server::start_own(&["bare", "--files", path], &workshop.log("bare")).await?;
    let kilobytes = bytes as f64 / DOCUMENTS as f64 / 1e3;
    let file_name = format!("static file of {kilobytes:.0} kB");
    let [file, ours] = alternate(
        [
            Contender { name: &file_name, target: bare.target(), load: &load },
            Contender { name: "`GET /documents/{id}/pdf`, printed before", target: server.target(), load: &load },
        ],
        schedule,
    )
    .await?;
    report.goal(
        "PDF of 1 page, printed before: of the rate of a static file with the same bytes",
        ours.ratio(&file, |round| round.rate),
        "",
        Target::AtLeast(0.8),
    );
    report.series([file, ours]);
    server.settle().await
}

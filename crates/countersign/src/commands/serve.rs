//! `countersign serve`.

use std::net::SocketAddr;
use std::time::Duration;

use app::Duties;
use axum::Router;
use clap::{Args, ValueEnum};
use http_api::{HttpConfig, RetiredPath, V1Mode};
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::say;
use crate::instance::{self, Missing};
use crate::settings::{Settings, VersionOne};
use crate::{Failure, cautions, signals};

/// How long requests that are under way may take to finish once the service is told to stop.
const GRACE: Duration = Duration::from_secs(30);

/// What `serve` takes.
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// Do a part only, beside other nodes over one PostgreSQL.
    #[arg(long, value_name = "PART")]
    only: Option<Part>,
}

/// A part of the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Answer requests, and leave what follows from them to other nodes.
    Http,
    /// Do what follows from requests and from the clock: mail, seals, webhooks, reminders, exports, clearing away. Only
    /// /healthz, /readyz and /metrics are answered.
    Workers,
}

/// Runs the service until it is told to stop.
pub(super) async fn run(settings: &Settings, arguments: &Arguments) -> Result<(), Failure> {
    signals::pass_over_others()?;
    check_part(settings, arguments.only)?;
    crate::data_folder::make_own(&settings.data_dir)?;
    // Held until the end.
    let _locks = crate::data_folder::lock(&settings.data_dir, settings.database.url.expose())?;
    let opened = instance::open(settings, Missing::Make).await?;
    instance::check_files(&opened.blobs).await?;
    cautions::tell(settings, &opened.database).await;
    let app = instance::put_together(settings, opened)?;
    instance::tell_unusable_seal(settings);
    // From here on a signal means a clean stop, however soon it comes.
    let told_to_stop = signals::told_to_stop()?;
    // Before anything is done: a port that is taken ends it, and mails need the address that links lead to.
    let listener = listen(settings.http.listen, "COUNTERSIGN_HTTP_LISTEN").await?;
    let for_metrics = match settings.http.metrics_listen {
        Some(address) => Some(listen(address, "COUNTERSIGN_HTTP_METRICS_LISTEN").await?),
        None => None,
    };
    let base_url = settings.http.base_url_at(listener.local_addr()?);
    app.set_base_url(&base_url);
    app.start_with(match arguments.only {
        None => Duties::All,
        Some(Part::Http) => Duties::Requests,
        Some(Part::Workers) => Duties::Work,
    })
    .await?;
    let services = http_api::services(app.clone(), http_config(settings, base_url.clone()));
    if let Some(listener) = &for_metrics {
        tracing::info!(address = %listener.local_addr()?, "metrics");
    }
    if arguments.only == Some(Part::Workers) {
        tracing::info!(address = %format_args!("http://{}", listener.local_addr()?), "ready");
    } else {
        greet(&app, &base_url).await?;
    }

    let (stop, stopped) = watch::channel(false);
    let faces = if arguments.only == Some(Part::Workers) { services.operators } else { services.public };
    let public = serve(listener, faces, stopped.clone());
    let metrics = async {
        match for_metrics {
            Some(listener) => serve(listener, services.metrics, stopped.clone()).await,
            None => Ok(()),
        }
    };
    let ending = async {
        told_to_stop.await;
        tracing::info!("stopping");
        // Fails only when nobody serves any more.
        let _ = stop.send(true);
        app.end_streams();
    };
    let both = async { tokio::try_join!(public, metrics).map(drop) };
    tokio::pin!(both);
    tokio::select! {
        ended = &mut both => ended?,
        () = ending => {
            if tokio::time::timeout(GRACE, both).await.is_err() {
                tracing::warn!("some requests did not finish in time");
            }
        }
    }
    app.stop().await;
    tracing::info!("stopped");
    Ok(())
}

/// Parts need other nodes for the rest, and those that send links the address that people know.
fn check_part(settings: &Settings, only: Option<Part>) -> Result<(), Failure> {
    if only.is_some() && settings.database.url.expose().starts_with("sqlite:") {
        return Err("--only needs other nodes for the rest, which SQLite can't have; leave it out, or set \
                    COUNTERSIGN_DATABASE_URL to a PostgreSQL"
            .into());
    }
    if only == Some(Part::Workers) && settings.http.base_url.is_none() {
        return Err("--only workers sends links and does not know where people reach the service; set \
                    COUNTERSIGN_HTTP_BASE_URL"
            .into());
    }
    Ok(())
}

async fn listen(address: SocketAddr, variable: &str) -> Result<TcpListener, Failure> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| format!("can't listen on {address}: {error}; set {variable} to another").into())
}

async fn serve(listener: TcpListener, router: Router, stopped: watch::Receiver<bool>) -> Result<(), Failure> {
    Ok(http_api::serve(listener, router, http_api::HEAD_TIME, stopped).await?)
}

fn http_config(settings: &Settings, base_url: String) -> HttpConfig {
    HttpConfig {
        base_url,
        v1: match settings.api.v1 {
            VersionOne::Serve => V1Mode::Serve,
            VersionOne::Redirect => V1Mode::Redirect,
        },
        v1_sunset: settings.api.v1_sunset.and_then(|date| date.to_string().parse().ok()),
        retired_paths: settings.api.retired_paths.iter().cloned().map(RetiredPath::from).collect(),
        trusted_proxies: settings.http.trusted_proxies.clone(),
        metrics_here: settings.http.metrics_listen.is_none(),
    }
}

/// Says where the service is and, while there is no workspace, how to begin.
async fn greet(app: &app::App, base_url: &str) -> Result<(), Failure> {
    let link = if app::workspaces::none_yet(app).await? {
        Some(app::workspaces::new_set_up_link(app).await?)
    } else {
        None
    };
    // Last: from here on nothing can fail any more.
    tracing::info!(address = base_url, "ready");
    let Some(link) = link else { return Ok(()) };
    say(format_args!(
        "
Countersign is ready at {base_url}

  Set it up in the browser, with this link, which works once:
    {base_url}/setup/{}
  or on the command line:
    countersign setup --workspace \"My company\" --email me@example.com

  Both give you a first API key. More of them:
    countersign keys create --workspace ID --name NAME

  The API reference is at {base_url}/docs
",
        link.reveal()
    ));
    Ok(())
}

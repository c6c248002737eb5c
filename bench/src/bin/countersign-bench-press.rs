//! The product's own printing with no service around it: the benchmark starts this beside the others and talks to it in
//! the same way (`bench/competitors/talk.py`). A program of its own, since it has the service's allocator and the
//! benchmark's servers shall not.
//!
//! ```text
//! countersign-bench-press TEMPLATE    documents are files with their values
//! ```

#![allow(
    clippy::disallowed_methods,
    reason = "a benchmark measures the real time; only the product gets its time from a context"
)]

use std::{
    collections::BTreeMap,
    error::Error,
    fs,
    io::{self, BufRead, Write},
    path::{Path, PathBuf},
    time::Instant,
};

use jiff::tz::TimeZone;
use model::{
    Timestamp,
    body::{Body, JsonObject},
    values::Values,
};
use render::{FontSources, Press, Request};
use rustix::time::{ClockId, clock_gettime};
use serde::Deserialize;
use serde_json::json;
use template::{Template, resolve::Facts};

/// The same as the service has.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// A template as `POST /templates` takes it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Given {
    content: JsonObject,
    symbol_table: JsonObject,
    expression_table: JsonObject,
    form_schema: JsonObject,
}

#[derive(Deserialize)]
struct Order {
    documents: Vec<PathBuf>,
}

fn main() -> Result<()> {
    let file = std::env::args_os().nth(1).ok_or("usage: countersign-bench-press TEMPLATE")?;
    let Given { content, symbol_table, expression_table, form_schema } = serde_json::from_slice(&fs::read(file)?)?;
    let template = Template::read(&Body { content, symbol_table, expression_table, form_schema })?;
    let press = Press::new(FontSources::none());
    say(&json!({ "ready": "Countersign's press" }))?;
    for line in io::stdin().lock().lines() {
        let Order { documents } = serde_json::from_str(&line?)?;
        let (mut seconds, mut processor) = (Vec::with_capacity(documents.len()), 0.0);
        for document in documents {
            let values = Values::stored(&fs::read_to_string(&document)?)?;
            let (begin, before) = (Instant::now(), processor_seconds());
            let pdf = print(&template, &press, &document, &values)?;
            seconds.push(begin.elapsed().as_secs_f64());
            processor += processor_seconds() - before;
            fs::write(document.with_extension("pdf"), pdf)?;
        }
        say(&json!({ "seconds": seconds, "processor": processor }))?;
    }
    Ok(())
}

/// What the service does for a document that is not in any cache: work it out, print it.
fn print(template: &Template, press: &Press, document: &Path, values: &Values) -> Result<Vec<u8>> {
    let name = document.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
    let facts = Facts {
        name,
        ident: name,
        language: None,
        values,
        signatures: &BTreeMap::new(),
        at: Timestamp::from_millis(1_794_650_400_000),
        time_zone: TimeZone::UTC,
        sample: false,
    };
    let print = template.resolve(&facts)?.print;
    Ok(press.print(&Request::new(print))?.pdf)
}

/// The processor time of this process, all threads of it.
#[expect(clippy::cast_precision_loss, reason = "seconds and nanoseconds of a process stay far below 2^52")]
fn processor_seconds() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

fn say(value: &serde_json::Value) -> io::Result<()> {
    let mut output = io::stdout().lock();
    writeln!(output, "{value}")?;
    output.flush()
}

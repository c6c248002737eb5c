//! The worker's side: orders in, answers out, until the service goes away.

use std::fs::File;
use std::io::{self, BufReader};
use std::os::fd::AsFd;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc;

use bytes::Bytes;
use model::panics::{told, words};

use super::confined::{BUILD, Hello};
use super::desk::Desk;
use super::frame::Frame;
use super::job::{Job, Ordered, Reply, Returned};
use super::sandbox::{self, Meter};
use crate::fonts::FontSources;

/// The stack on which documents are handled, whatever the machine gives to the first thread.
const STACK: usize = 16 * 1024 * 1024;

/// Carries out jobs.
pub trait Handler {
    /// Carries out one job. A panic is told to whoever asked, and ends the worker.
    fn handle(&mut self, job: Job, files: Vec<Bytes>) -> Reply;
}

/// What a worker is started with.
#[derive(Debug, Clone)]
pub struct Options {
    /// A folder with fonts. With those of the machine, it is all of the file system that a worker may read.
    pub fonts_dir: Option<PathBuf>,
    /// Bytes of memory that it may take for the documents.
    pub memory_bytes: u64,
}

impl Options {
    /// The fonts that a worker uses beside those of the program: those of the folder, then the machine's.
    pub(super) fn fonts(&self) -> FontSources {
        FontSources::new(self.fonts_dir.iter().cloned().collect(), true)
    }
}

/// Serves as a worker on this process's standard input and output. Returns when the input ends, with the service.
///
/// # Errors
/// When the pipes fail or a message is none of ours.
pub fn run(options: Options) -> io::Result<()> {
    // Rust's own words for a panic may quote the document.
    std::panic::set_hook(Box::new(|panic| complain(&told(panic))));
    // Not through Rust's own handles, which look for lines.
    let mut input = BufReader::with_capacity(64 * 1024, File::from(io::stdin().as_fd().try_clone_to_owned()?));
    let mut output = File::from(io::stdout().as_fd().try_clone_to_owned()?);
    // Taken before the file system is closed off.
    let meter = Meter::new()?;
    let confined = sandbox::enter(&options);
    let hello = Hello { build: BUILD.to_owned(), confined };
    Frame { head: serde_json::to_vec(&hello)?, files: Vec::new() }.write(&mut output)?;

    let (orders, taken) = mpsc::channel::<Frame>();
    let desk = move || {
        let ended = work(&taken, &mut output, &meter, &mut Desk::new(options.fonts()));
        if let Err(error) = &ended {
            complain(&format!("the worker ends: {error}"));
        }
        // The reader waits for the next order, which nobody would carry out.
        std::process::exit(i32::from(ended.is_err()));
    };
    std::thread::Builder::new().name("desk".to_owned()).stack_size(STACK).spawn(desk)?;
    // The end of the input is the end of the service: then nobody waits for what the desk may be doing.
    while let Some(order) = Frame::read(&mut input)? {
        if orders.send(order).is_err() {
            break;
        }
    }
    Ok(())
}

/// Carries out orders until there are no more, or one ended in a panic.
fn work(
    orders: &mpsc::Receiver<Frame>,
    output: &mut File,
    meter: &Meter,
    handler: &mut impl Handler,
) -> io::Result<()> {
    for Frame { head, files } in orders {
        let Ordered { job, processor_seconds } = serde_json::from_slice(&head)?;
        drop(head);
        // From here on whatever happens is this order's fault: it is not given to another worker.
        Frame::default().write(output)?;
        sandbox::allow_processor(processor_seconds)?;
        let outcome = catch_unwind(AssertUnwindSafe(|| handler.handle(job, files)));
        let (reply, panicked) = match outcome {
            Ok(reply) => (reply, None),
            Err(panic) => (Reply::new(&(), Vec::new()), Some(format!("it panicked: {}", words(&*panic)))),
        };
        let ends = panicked.is_some();
        let returned = Returned {
            answer: panicked.is_none().then_some(reply.answer).transpose()?,
            trouble: panicked,
            resident: meter.resident(),
        };
        Frame { head: serde_json::to_vec(&returned)?, files: reply.files }.write(output)?;
        if ends {
            break;
        }
    }
    Ok(())
}

#[expect(clippy::print_stderr, reason = "the service reads what a worker complains of into its log")]
fn complain(what: &str) {
    eprintln!("{what}");
}

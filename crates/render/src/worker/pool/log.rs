//! What a worker complains of, line by line, into the service's log.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, BufReader};
use tokio::task::JoinHandle;

/// Beyond this a line is cut.
const LINE: u64 = 500;
/// Beyond this nothing is written any more: a worker has nothing to say that often.
const LINES: usize = 100;

/// The complaints of one worker.
#[derive(Debug)]
pub(super) struct Complaints {
    last: Arc<Mutex<Last>>,
    reading: JoinHandle<()>,
}

/// What is remembered to explain how a worker ended.
#[derive(Debug, Default, Clone)]
pub(super) struct Last {
    /// It could get no more memory, for data or for its stack.
    pub out_of_memory: bool,
    /// The last line.
    pub line: String,
}

impl Complaints {
    /// Reads until the end, which comes with that of the worker.
    pub fn of(worker: u32, source: impl AsyncRead + Unpin + Send + 'static) -> Self {
        let last = Arc::new(Mutex::new(Last::default()));
        let reading = tokio::spawn(read(worker, BufReader::new(source), Arc::clone(&last)));
        Self { last, reading }
    }

    /// What a worker said that is dead by now.
    pub async fn last_words(self) -> Last {
        // Fails only when the reading was ended from outside.
        let _ = self.reading.await;
        self.last.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

async fn read(worker: u32, mut source: BufReader<impl AsyncRead + Unpin>, last: Arc<Mutex<Last>>) {
    let mut written = 0;
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match (&mut source).take(LINE).read_until(b'\n', &mut bytes).await {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        {
            let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
            // The words of Rust's own runtime.
            last.out_of_memory |=
                line.starts_with("memory allocation of ") || line.contains("has overflowed its stack");
            line.clone_into(&mut last.line);
        }
        written += 1;
        match written {
            ..LINES => tracing::warn!(worker, line, "a render worker complains"),
            LINES => tracing::warn!(worker, "a render worker complains on; no more of it is logged"),
            _ => {}
        }
    }
}

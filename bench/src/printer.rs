//! Printers as child processes that stay warm: those that others use, and the product's own without its service. All of
//! them talk alike, one JSON value a line, as `bench/competitors/talk.py` describes it.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use rustix::process::{Pid, Signal, kill_process_group};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::json;
use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines},
    process::{Child, ChildStdin, ChildStdout, Command},
    time,
};

use crate::{
    failure::{Doing, Failure, Result},
    process_tree::processor_time,
};

/// A printer that is not ready by then never will be.
const LONGEST_START: Duration = Duration::from_mins(2);

/// A list of documents that takes longer than this has failed.
const LONGEST_LIST: Duration = Duration::from_mins(5);

/// How long a printer may take to clean up.
const LONGEST_STOP: Duration = Duration::from_secs(15);

/// A running printer. Its processes form a group, which ends as a whole when this is dropped.
pub struct Printer {
    child: Child,
    process: u32,
    input: Option<ChildStdin>,
    output: Lines<BufReader<ChildStdout>>,
    name: String,
    log: PathBuf,
}

/// What a list of documents took.
#[derive(Clone, Debug)]
pub struct Printed {
    /// Seconds of each document.
    pub seconds: Vec<f64>,
    /// Processor seconds of all of them together, in all processes of the printer.
    pub processor: f64,
}

#[derive(Deserialize)]
struct Ready {
    ready: String,
}

#[derive(Deserialize)]
struct Answer {
    seconds: Vec<f64>,
    /// Only from those who know better than the kernel's clock tick.
    processor: Option<f64>,
}

impl Printer {
    /// Starts a printer and waits until it says who it is. What it complains of goes to the file `log`.
    pub async fn start(mut program: Command, log: &Path) -> Result<Self> {
        let errors = File::create(log).doing(format!("writing {}", log.display()))?;
        program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(errors).process_group(0).kill_on_drop(true);
        let shown = program.as_std().get_program().display().to_string();
        let mut child = program.spawn().doing(format!("starting {shown}"))?;
        let (Some(process), Some(input), Some(output)) = (child.id(), child.stdin.take(), child.stdout.take())
        else {
            return Err(Failure::new("a printer has no pipes"));
        };
        let output = BufReader::new(output).lines();
        let mut printer =
            Self { child, process, input: Some(input), output, name: String::new(), log: log.to_owned() };
        printer.name = printer.answer::<Ready>(LONGEST_START).await?.ready;
        Ok(printer)
    }

    /// What it calls itself, with its version.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Has it print files, one after the other; each PDF lies beside its file.
    pub async fn print(&mut self, documents: &[PathBuf]) -> Result<Printed> {
        let line = format!("{}\n", json!({ "documents": documents }));
        let before = processor_time(self.process)?;
        let Some(input) = &mut self.input else { return Err(Failure::new("the printer has been stopped")) };
        input.write_all(line.as_bytes()).await.doing(format!("asking {}", self.name))?;
        input.flush().await.doing(format!("asking {}", self.name))?;
        let Answer { seconds, processor } = self.answer(LONGEST_LIST).await?;
        let after = processor_time(self.process)?;
        if seconds.len() != documents.len() {
            return Err(Failure::new(format!("{} printed {} of {}", self.name, seconds.len(), documents.len())));
        }
        let processor = processor.unwrap_or_else(|| after.saturating_sub(before).as_secs_f64());
        Ok(Printed { seconds, processor })
    }

    /// Lets it end by itself, which cleans up what it has put elsewhere.
    pub async fn stop(mut self) {
        self.input = None;
        if time::timeout(LONGEST_STOP, self.child.wait()).await.is_err() {
            eprintln!("note: {} did not end by itself and was killed; see {}", self.name, self.log.display());
        }
    }

    async fn answer<T: DeserializeOwned>(&mut self, longest: Duration) -> Result<T> {
        let line = time::timeout(longest, self.output.next_line())
            .await
            .map_err(|_| self.failure(&format!("did not answer within {} s", longest.as_secs())))?
            .doing("listening to a printer")?
            .ok_or_else(|| self.failure("has ended"))?;
        serde_json::from_str(&line).doing(format!("understanding a printer, which said “{line}”"))
    }

    /// Says what is wrong, with the last words of the printer.
    fn failure(&self, what: &str) -> Failure {
        let said = std::fs::read_to_string(&self.log).unwrap_or_default();
        let last = said.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or("it said nothing");
        Failure::new(format!("it {what}: {last}"))
    }
}

impl Drop for Printer {
    fn drop(&mut self) {
        // Browsers and offices are many processes. Fails only where all have ended already.
        if let Some(group) = i32::try_from(self.process).ok().and_then(Pid::from_raw) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        command
    }

    fn log(name: &str) -> PathBuf {
        std::env::temp_dir().join(format!("countersign-bench-{name}-{}.log", std::process::id()))
    }

    #[tokio::test]
    async fn a_printer_is_asked_and_answers() {
        let script = r#"echo '{"ready": "Press 1"}'; read -r line; echo '{"seconds": [0.5, 0.25]}'; read -r line"#;
        let log = log("asked");
        let mut printer = Printer::start(shell(script), &log).await.unwrap();
        assert_eq!(printer.name(), "Press 1");
        let outcome = printer.print(&["/a".into(), "/b".into()]).await.unwrap();
        assert_eq!(outcome.seconds, [0.5, 0.25]);
        printer.stop().await;
        std::fs::remove_file(log).unwrap();
    }

    #[tokio::test]
    async fn the_last_words_of_one_that_does_not_start_are_told() {
        let log = log("words");
        let failure = Printer::start(shell("echo 'no paper' >&2"), &log).await.err().unwrap();
        assert_eq!(failure.to_string(), "it has ended: no paper");
        std::fs::remove_file(log).unwrap();
    }
}

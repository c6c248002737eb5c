//! The product under test: its binary, a fresh data folder, one workspace with a plan that never refuses, and its
//! key.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde::Deserialize;
use serde_json::Value;

use crate::{
    connection::Connection,
    failure::{Doing, Failure, Result},
    load::{self, Load},
    request::Requests,
    server::{Server, free_address},
};

/// A plan's number that no benchmark reaches.
const UNLIMITED: &str = "1000000000";

/// How many connections create documents.
pub const WRITING_CONNECTIONS: usize = 64;

/// Where the run happens: the binary, and the folder that holds data and logs.
pub struct Workshop {
    binary: PathBuf,
    folder: PathBuf,
}

impl Workshop {
    /// Checks the binary and makes the folder. Paths become absolute, since the product is started in its data
    /// folder.
    pub fn open(binary: &Path, folder: &Path) -> Result<Self> {
        let binary = binary.canonicalize().doing(format!(
            "looking for the server {} (cargo build --release -p countersign makes it)",
            binary.display()
        ))?;
        fs::create_dir_all(folder).doing(format!("making {}", folder.display()))?;
        let folder = folder.canonicalize().doing(format!("looking for {}", folder.display()))?;
        Ok(Self { binary, folder })
    }

    /// The log of the servers with this name, which outlives the run.
    pub fn log(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.log"))
    }

    /// A fresh folder of this run, removed when dropped.
    pub fn scratch(&self, name: &str) -> Result<Scratch> {
        let path = self.folder.join(format!("{name}-{}", std::process::id()));
        fs::create_dir(&path).doing(format!("making {}", path.display()))?;
        Ok(Scratch(path))
    }
}

/// A folder that goes when it is dropped.
pub struct Scratch(PathBuf);

impl Scratch {
    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.0) {
            eprintln!("note: {} could not be removed: {error}", self.0.display());
        }
    }
}

/// An instance of the product that has been set up. It may be started more than once, on the same data.
pub struct Instance {
    binary: PathBuf,
    data: Scratch,
    database_url: Option<String>,
    log: PathBuf,
    requests: Requests,
    workspace: String,
    settings: Vec<(&'static str, &'static str)>,
}

/// What `countersign setup --json` prints, as far as it is used here.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct SetUp {
    workspace_id: String,
    api_key: String,
}

impl Instance {
    /// Sets an instance up on a fresh data folder: SQLite in that folder, or the database named.
    pub fn set_up(workshop: &Workshop, name: &str, database_url: Option<&str>) -> Result<Self> {
        let log = workshop.log(name);
        fs::write(&log, "").doing(format!("emptying {}", log.display()))?;
        let mut instance = Self {
            binary: workshop.binary.clone(),
            data: workshop.scratch(name)?,
            database_url: database_url.map(ToOwned::to_owned),
            log,
            requests: Requests::new(""),
            workspace: String::new(),
            settings: Vec::new(),
        };
        let set_up = "setup --workspace Bench --email bench@example.com --plan enterprise --json";
        let printed = instance.run(&set_up.split(' ').collect::<Vec<_>>())?;
        let set_up: SetUp = serde_json::from_slice(&printed).doing("reading what countersign setup printed")?;
        let workspace = set_up.workspace_id.as_str();
        instance.run(&[
            "workspace", "set-plan", workspace, "enterprise", "--calls", UNLIMITED, "--per-minute", UNLIMITED,
        ])?;
        instance.requests = Requests::new(set_up.api_key);
        instance.workspace = set_up.workspace_id;
        Ok(instance)
    }

    /// The same instance with one more setting, by the name of its variable.
    pub fn with(mut self, variable: &'static str, value: &'static str) -> Self {
        self.settings.push((variable, value));
        self
    }

    /// The id of its workspace.
    pub fn workspace(&self) -> &str {
        &self.workspace
    }

    /// The address of its database, for what is written to it while no server runs.
    pub fn database_url(&self) -> String {
        let local = || format!("sqlite:{}", self.data.path().join("countersign.db").display());
        self.database_url.clone().unwrap_or_else(local)
    }

    /// Starts it on a free port and waits until it is ready.
    pub async fn start(&self) -> Result<Server> {
        let address = free_address()?;
        let mut program = self.program();
        program.arg("serve").env("COUNTERSIGN_HTTP_LISTEN", address.to_string());
        Server::start(program, address, &self.log).await
    }

    /// Requests with its key.
    pub fn requests(&self) -> &Requests {
        &self.requests
    }

    /// Makes a template and returns the load that creates documents from it.
    pub async fn writing_load(&self, server: &Server) -> Result<Load> {
        let mut connection = server.connect().await?;
        connection.exchange(&self.requests.create_template()).await?;
        let template_id = id_in_answer(&connection)?;
        Ok(Load::new(self.requests.create_documents(&template_id), WRITING_CONNECTIONS))
    }

    /// Creates exactly this many documents through the interface, then waits until the server is calm again.
    pub async fn fill(&self, server: &Server, documents: u32) -> Result<()> {
        let load = self.writing_load(server).await?;
        load::send_exactly(server.target(), &load, documents).await?;
        server.settle().await
    }

    /// The binary on this instance's data, untouched by settings of whoever runs the benchmark.
    fn program(&self) -> Command {
        let mut program = Command::new(&self.binary);
        for (name, _) in std::env::vars_os() {
            let foreign =
                name.to_str().is_some_and(|name| name.starts_with("COUNTERSIGN_") || name.starts_with("OTEL_"));
            if foreign || name == "RUST_LOG" {
                program.env_remove(name);
            }
        }
        // A countersign.toml in the current folder would be read.
        program.current_dir(self.data.path()).env("COUNTERSIGN_DATA_DIR", self.data.path());
        if let Some(url) = &self.database_url {
            program.env("COUNTERSIGN_DATABASE_URL", url);
        }
        program.envs(self.settings.iter().copied());
        program
    }

    fn run(&self, arguments: &[&str]) -> Result<Vec<u8>> {
        let command = arguments
            .iter()
            .take_while(|argument| !argument.starts_with('-'))
            .copied()
            .collect::<Vec<_>>()
            .join(" ");
        let output = self.program().args(arguments).output().doing(format!("running countersign {command}"))?;
        if output.status.success() {
            return Ok(output.stdout);
        }
        let errors = String::from_utf8_lossy(&output.stderr);
        Err(Failure::new(format!("countersign {command} failed ({}): {}", output.status, errors.trim())))
    }
}

/// The `data.id` of the last answer.
pub fn id_in_answer(connection: &Connection) -> Result<String> {
    let answer: Value = serde_json::from_slice(connection.body()).doing("reading the answer to a POST")?;
    let id = answer["data"]["id"].as_str();
    id.map(ToOwned::to_owned).ok_or_else(|| Failure::new(format!("the answer to a POST has no id: {answer}")))
}

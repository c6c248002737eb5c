//! Mail as the tests see it: the local outbox, and a mail server that listens to what it is told.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use app::Call;
use app::mail::Kept;
use model::Clock;
use model::id::WorkspaceId;
use model::page::{MAX_PAGE, PageRequest};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::{World, eventually};

impl World {
    /// Waits until every job that is due is done, put off or given up.
    pub async fn drained(&self) {
        let database = self.database().await;
        eventually("the outbox to be drained", async || {
            let busy = store::outbox::busy(&database, self.clock.now()).await.expect("the outbox");
            (busy == 0).then_some(())
        })
        .await;
        database.close().await;
    }

    /// The mails of a workspace, oldest first, once all that is due is done.
    pub async fn mails(&self, workspace: WorkspaceId) -> Vec<Kept> {
        self.drained().await;
        let call = Call::by_system(workspace);
        let page = PageRequest { limit: MAX_PAGE, after: None };
        let rows = app::mail::list(&self.node.app, &call, None, page).await.expect("the mails").rows;
        let mut mails = Vec::new();
        for row in rows.into_iter().rev() {
            mails.push(app::mail::show(&self.node.app, &call, row.id).await.expect("the mail"));
        }
        mails
    }
}

/// The text of a mail that was kept.
pub fn mail_text(mail: &Kept) -> &str {
    &mail.composed.as_ref().expect("a mail that was kept").text
}

/// The link in a mail that was kept whose path begins so.
pub fn link_in(mail: &Kept, path: &str) -> String {
    let text = mail_text(mail);
    let place = text.find(path).unwrap_or_else(|| panic!("no {path} in {text}"));
    let start = text[..place].rfind("http").expect("a whole address");
    text[start..].split_whitespace().next().expect("an address").to_owned()
}

/// A mail that a server got.
#[derive(Debug, Clone)]
pub struct Received {
    /// To whom, as told by `RCPT TO`.
    pub to: String,
    /// Headers and body as they came.
    pub data: String,
}

impl Received {
    /// The value of a header that stands on one line.
    pub fn header(&self, name: &str) -> Option<&str> {
        let head = self.data.split("\r\n\r\n").next().unwrap_or_default();
        head.split("\r\n").find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }
}

/// A mail server in the test's own process, which speaks plain SMTP.
#[derive(Clone)]
pub struct MailServer {
    address: String,
    state: Arc<Mutex<State>>,
    pauses: Arc<watch::Sender<bool>>,
}

#[derive(Default)]
struct State {
    asked: Vec<String>,
    received: Vec<Received>,
    answers: BTreeMap<String, String>,
    to_all: Option<String>,
    to_sender: Option<String>,
    hangs: bool,
}

impl MailServer {
    /// Starts one.
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address").to_string();
        let server = Self { address, state: Arc::default(), pauses: Arc::default() };
        let (state, pauses) = (Arc::clone(&server.state), Arc::clone(&server.pauses));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (state, pauses) = (Arc::clone(&state), pauses.subscribe());
                // A client that goes away ends its conversation and nothing else.
                tokio::spawn(async move { converse(stream, &state, pauses).await.ok() });
            }
        });
        server
    }

    /// The address for settings.
    pub fn url(&self) -> String {
        format!("smtp://{}?tls=none", self.address)
    }

    /// From now on mail to that address is answered so, such as `550 5.1.1 No such user`; taken where it is empty.
    pub fn answer(&self, address: &str, line: &str) {
        let mut state = self.state.lock().expect("the state");
        if line.is_empty() {
            state.answers.remove(address);
        } else {
            state.answers.insert(address.to_owned(), line.to_owned());
        }
    }

    /// From now on mail to every other address is answered so, with the address in the place of `{}`.
    pub fn answer_all(&self, line: &str) {
        self.state.lock().expect("the state").to_all = Some(line.to_owned());
    }

    /// From now on whoever says whom a mail is from is answered so; as usual where it is empty.
    pub fn answer_sender(&self, line: &str) {
        self.state.lock().expect("the state").to_sender = Some(line.to_owned()).filter(|line| !line.is_empty());
    }

    /// From now on nobody is told whether mail to an address is taken, until this is taken back.
    pub fn pause(&self, pauses: bool) {
        self.pauses.send_replace(pauses);
    }

    /// How often it was asked whether it takes mail to an address.
    pub fn asked(&self, address: &str) -> usize {
        self.state.lock().expect("the state").asked.iter().filter(|asked| *asked == address).count()
    }

    /// From now on mails are taken but never acknowledged, or are again.
    pub fn hang(&self, hangs: bool) {
        self.state.lock().expect("the state").hangs = hangs;
    }

    /// What came so far.
    pub fn received(&self) -> Vec<Received> {
        self.state.lock().expect("the state").received.clone()
    }
}

async fn converse(
    stream: TcpStream,
    state: &Mutex<State>,
    mut pauses: watch::Receiver<bool>,
) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 test ESMTP\r\n").await?;
    let mut to = String::new();
    let mut line = String::new();
    loop {
        line.clear();
        if stream.read_line(&mut line).await? == 0 {
            return Ok(());
        }
        let command = line.trim_end();
        let word = command.split([' ', ':']).next().unwrap_or_default().to_uppercase();
        let answer = match word.as_str() {
            "EHLO" | "HELO" => "250-test\r\n250 8BITMIME".to_owned(),
            "MAIL" => {
                let state = state.lock().expect("the state");
                state.to_sender.clone().unwrap_or_else(|| "250 OK".to_owned())
            }
            "RCPT" => {
                command.split(['<', '>']).nth(1).unwrap_or_default().clone_into(&mut to);
                state.lock().expect("the state").asked.push(to.clone());
                // Fails only where the server is gone.
                let _ = pauses.wait_for(|pauses| !pauses).await;
                let state = state.lock().expect("the state");
                let to_all = || state.to_all.as_ref().map(|line| line.replace("{}", &to));
                state.answers.get(&to).cloned().or_else(to_all).unwrap_or_else(|| "250 OK".to_owned())
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await?;
                let data = read_data(&mut stream).await?;
                let hangs = {
                    let mut state = state.lock().expect("the state");
                    state.received.push(Received { to: to.clone(), data });
                    state.hangs
                };
                if hangs {
                    // Until the client goes.
                    stream.read_u8().await?;
                    return Ok(());
                }
                "250 taken".to_owned()
            }
            "QUIT" => {
                stream.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            _ => "250 OK".to_owned(),
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
}

async fn read_data(stream: &mut BufReader<TcpStream>) -> std::io::Result<String> {
    let mut data = String::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        if line == ".\r\n" {
            return Ok(data);
        }
        data.push_str(line.strip_prefix('.').unwrap_or(&line));
    }
}

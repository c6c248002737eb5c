//! An SMTP server for tests: it takes mails, remembers all that was said, and misbehaves where a test asks for it.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};

trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// What to do instead of answering as usual.
#[derive(Clone)]
pub enum Instead {
    /// Say this.
    Say(&'static str),
    /// Hang up.
    HangUp,
    /// Say nothing until the other side hangs up.
    Silence,
}

/// How the server behaves.
#[derive(Clone, Default)]
pub struct Manners {
    pub wrapped: bool,
    pub starttls: bool,
    pub smtp_utf8: bool,
    /// The only user and password it takes, in base64 as AUTH PLAIN sends them.
    pub credentials: Option<&'static str>,
    /// At the next command that starts like this, once each; `.` is the end of a mail, `+` the greeting.
    pub instead: Vec<(&'static str, Instead)>,
}

/// A mail that arrived.
#[derive(Clone)]
pub struct Arrived {
    pub from: String,
    pub to: Vec<String>,
    pub data: Vec<u8>,
    pub encrypted: bool,
    pub signed_in: bool,
}

#[derive(Default)]
struct Memory {
    connections: usize,
    commands: Vec<String>,
    mails: Vec<Arrived>,
    instead: VecDeque<(&'static str, Instead)>,
}

/// A running server; it ends with the test's runtime.
pub struct Server {
    address: SocketAddr,
    memory: Arc<Mutex<Memory>>,
    folder: tempfile::TempDir,
}

impl Server {
    pub async fn start(manners: Manners) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let instead = manners.instead.iter().cloned().collect();
        let memory = Arc::new(Mutex::new(Memory { instead, ..Memory::default() }));
        let folder = tempfile::tempdir().expect("a folder");
        let own = rcgen::generate_simple_self_signed(vec!["127.0.0.1".to_owned()]).expect("a certificate");
        std::fs::write(folder.path().join("ca.pem"), own.cert.pem()).expect("a file");
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(own.signing_key.serialize_der()));
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .and_then(|builder| builder.with_no_client_auth().with_single_cert(vec![own.cert.der().clone()], key))
            .expect("a configuration");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let shared = memory.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                shared.lock().unwrap().connections += 1;
                let talk = Talk { memory: shared.clone(), manners: manners.clone(), acceptor: acceptor.clone() };
                tokio::spawn(talk.run(stream));
            }
        });
        Self { address, memory, folder }
    }

    /// `smtp://127.0.0.1:port` with something before and after.
    pub fn url(&self, start: &str, end: &str) -> String {
        format!("{start}{}{end}", self.address)
    }

    /// The file that makes its certificate trusted.
    pub fn ca(&self) -> String {
        self.folder.path().join("ca.pem").to_str().expect("a path").to_owned()
    }

    pub fn connections(&self) -> usize {
        self.memory.lock().unwrap().connections
    }

    pub fn commands(&self) -> Vec<String> {
        self.memory.lock().unwrap().commands.clone()
    }

    pub fn mails(&self) -> Vec<Arrived> {
        self.memory.lock().unwrap().mails.clone()
    }

    pub fn mail(&self) -> Arrived {
        let mails = self.mails();
        assert_eq!(mails.len(), 1, "one mail, after {:?}", self.commands());
        mails[0].clone()
    }
}

/// One connection.
struct Talk {
    memory: Arc<Mutex<Memory>>,
    manners: Manners,
    acceptor: TlsAcceptor,
}

impl Talk {
    /// Takes what is to be done instead of the usual, if that was planned for this command.
    fn planned(&self, command: &str) -> Option<Instead> {
        let mut memory = self.memory.lock().unwrap();
        let (start, _) = memory.instead.front()?;
        if !command.starts_with(start) {
            return None;
        }
        memory.instead.pop_front().map(|(_, instead)| instead)
    }

    async fn run(self, stream: TcpStream) {
        let encrypted = self.manners.wrapped;
        let stream: Box<dyn Wire> = if encrypted {
            match self.acceptor.accept(stream).await {
                Ok(stream) => Box::new(stream),
                Err(_) => return,
            }
        } else {
            Box::new(stream)
        };
        // A broken connection ends the talk; the test sees what was remembered until then.
        let _ = self.talk(BufReader::new(stream), encrypted).await;
    }

    async fn talk(self, mut wire: BufReader<Box<dyn Wire>>, mut encrypted: bool) -> std::io::Result<()> {
        let (mut from, mut to, mut signed_in) = (String::new(), Vec::new(), false);
        let mut command = "+".to_owned();
        loop {
            let mut data = Vec::new();
            if command == "." {
                data = read_data(&mut wire).await?;
            }
            let planned = self.planned(&command);
            let verb = command.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
            let answer = match planned {
                Some(Instead::Say(words)) => words.to_owned(),
                Some(Instead::HangUp) => return Ok(()),
                Some(Instead::Silence) => {
                    wire.read_to_end(&mut Vec::new()).await?;
                    return Ok(());
                }
                None => match verb.as_str() {
                    "+" => "220 test.example ready".to_owned(),
                    "EHLO" => self.greeting(encrypted),
                    "STARTTLS" => "220 go ahead".to_owned(),
                    "AUTH" => {
                        signed_in = self.manners.credentials.is_some_and(|known| command.ends_with(known));
                        if signed_in { "235 welcome" } else { "535 5.7.8 wrong\tpassword" }.to_owned()
                    }
                    "MAIL" => {
                        (from, to) = (command.clone(), Vec::new());
                        "250 ok".to_owned()
                    }
                    "RCPT" => {
                        to.push(command.clone());
                        "250 ok".to_owned()
                    }
                    "DATA" => "354 go ahead".to_owned(),
                    "." => {
                        let (from, to) = (from.clone(), to.clone());
                        let mail = Arrived { from, to, data, encrypted, signed_in };
                        self.memory.lock().unwrap().mails.push(mail);
                        "250 kept".to_owned()
                    }
                    "QUIT" => "221 bye".to_owned(),
                    "NOOP" | "RSET" => "250 ok".to_owned(),
                    _ => "502 what?".to_owned(),
                },
            };
            wire.write_all(format!("{answer}\r\n").as_bytes()).await?;
            wire.flush().await?;
            if verb == "QUIT" || answer.starts_with("421") {
                return Ok(());
            }
            if verb == "STARTTLS" && answer.starts_with("220") {
                wire = BufReader::new(Box::new(self.acceptor.accept(wire.into_inner()).await?));
                encrypted = true;
            }
            command = if answer.starts_with("354") {
                ".".to_owned()
            } else {
                let mut line = String::new();
                if wire.read_line(&mut line).await? == 0 {
                    return Ok(());
                }
                let line = line.trim_end().to_owned();
                self.memory.lock().unwrap().commands.push(line.clone());
                line
            };
        }
    }

    fn greeting(&self, encrypted: bool) -> String {
        let mut lines = vec!["test.example"];
        if self.manners.starttls && !encrypted {
            lines.push("STARTTLS");
        }
        if self.manners.credentials.is_some() {
            lines.push("AUTH PLAIN LOGIN");
        }
        if self.manners.smtp_utf8 {
            lines.push("SMTPUTF8");
        }
        lines.push("8BITMIME");
        let last = lines.len() - 1;
        let line = |(at, line): (usize, &&str)| format!("250{}{line}", if at == last { ' ' } else { '-' });
        lines.iter().enumerate().map(line).collect::<Vec<_>>().join("\r\n")
    }
}

/// The mail up to its final dot, with doubled dots taken back.
async fn read_data(wire: &mut BufReader<Box<dyn Wire>>) -> std::io::Result<Vec<u8>> {
    let mut data = Vec::new();
    loop {
        let mut line = Vec::new();
        if wire.read_until(b'\n', &mut line).await? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        match line.as_slice() {
            b".\r\n" => return Ok(data),
            [b'.', rest @ ..] => data.extend_from_slice(rest),
            whole => data.extend_from_slice(whole),
        }
    }
}

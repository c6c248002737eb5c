//! `countersign ping`.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use super::say;
use crate::Failure;
use crate::settings::Settings;

/// How long the service may take to be reached, and then for each piece of its answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// Bytes of an answer that are read; what is asked for answers in a fraction of that.
const LONGEST: u64 = 16 * 1024;

/// What `ping` takes.
#[derive(Debug, clap::Args)]
pub(super) struct Arguments {
    /// Ask only whether the process lives, not whether database and files answer it.
    #[arg(long)]
    alive: bool,
}

/// Asks the service on this machine how it is. Containers without a shell or curl have their health checked by it.
pub(super) fn run(settings: &Settings, arguments: &Arguments) -> Result<(), Failure> {
    let (path, well) = if arguments.alive { ("/healthz", "alive") } else { ("/readyz", "ready") };
    let address = reachable(settings.http.listen);
    match ask(address, path) {
        Ok(Answer { status: 200, .. }) => {
            say(well);
            Ok(())
        }
        Ok(Answer { status, words }) => {
            Err(format!("the service at {address} is not {well}: {status}, {words}").into())
        }
        Err(error) => {
            let remedy = "start it, or check COUNTERSIGN_HTTP_LISTEN";
            Err(format!("the service at {address} does not answer ({error}); {remedy}").into())
        }
    }
}

/// Where a service that listens there is reached from this machine: "all addresses" is none that can be called.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let address = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::V6(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(address, listen.port())
}

/// What the service said.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    status: u16,
    words: String,
}

/// One request, written out: a client of its own would be a long way to two lines of text.
fn ask(address: SocketAddr, path: &str) -> io::Result<Answer> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut text = String::new();
    stream.take(LONGEST).read_to_string(&mut text)?;
    read(&text).ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "what answers there is no web server"))
}

fn read(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.strip_prefix("HTTP/1.1 ")?.split([' ', '\r']).next()?.parse().ok()?;
    Some(Answer { status, words: body.trim().to_owned() })
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn a_service_that_listens_everywhere_is_asked_here() {
        for (listen, asked) in
            [("0.0.0.0:8080", "127.0.0.1:8080"), ("[::]:8080", "[::1]:8080"), ("192.0.2.7:80", "192.0.2.7:80")]
        {
            let listen: SocketAddr = listen.parse().expect("an address");
            assert_eq!(reachable(listen).to_string(), asked);
        }
    }

    /// Answers one request with that text, and gives what it was asked.
    fn asked(answer: &'static str) -> (io::Result<Answer>, String) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let service = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().expect("a caller");
            let (mut question, mut piece) = (Vec::new(), [0; 256]);
            // It may come in pieces.
            while !question.ends_with(b"\r\n\r\n") {
                let length = stream.read(&mut piece).expect("a question");
                assert!(length > 0, "the question ends in its middle");
                question.extend_from_slice(&piece[..length]);
            }
            stream.write_all(answer.as_bytes()).expect("an answer");
            String::from_utf8_lossy(&question).into_owned()
        });
        let answer = ask(address, "/readyz");
        (answer, service.join().expect("the service"))
    }

    #[test]
    fn the_status_and_the_words_are_read() {
        let (answer, question) = asked("HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nok\n");
        assert!(question.starts_with("GET /readyz HTTP/1.1\r\nHost: 127.0.0.1:"), "{question}");
        assert_eq!(answer.expect("an answer"), Answer { status: 200, words: "ok".to_owned() });

        let (answer, _) = asked("HTTP/1.1 503 Service Unavailable\r\n\r\ndatabase or files do not answer\n");
        let words = "database or files do not answer".to_owned();
        assert_eq!(answer.expect("an answer"), Answer { status: 503, words });
    }

    #[test]
    fn what_is_no_web_server_is_no_health() {
        for answer in ["", "SSH-2.0-OpenSSH_9.2\r\n", "HTTP/1.1 fine\r\n\r\n"] {
            assert!(asked(answer).0.is_err(), "{answer}");
        }
    }

    #[test]
    fn where_nothing_listens_nothing_is_well() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        drop(listener);
        assert!(ask(address, "/healthz").is_err());
    }
}

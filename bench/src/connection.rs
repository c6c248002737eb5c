//! The smallest HTTP/1.1 client that can measure a server: one kept-alive connection, ready-made request bytes,
//! and a reader that understands a status line, `Content-Length` and chunks. It shares the machine's cores with
//! the server it measures, so whatever it leaves undone is the server's to use.

use std::{io, net::SocketAddr};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::failure::{Doing, Failure, Result};

/// Room for the head of an answer and for one read of its body.
const BUFFER_BYTES: usize = 64 * 1024;

/// How much of an unexpected answer is quoted.
const QUOTED_BYTES: usize = 300;

/// A kept-alive connection and the body of its last answer.
pub struct Connection {
    stream: TcpStream,
    received: Box<[u8]>,
    start: usize,
    end: usize,
    body: Vec<u8>,
}

/// What the head of an answer says about the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    status: u16,
    framing: Framing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Framing {
    Length(usize),
    Chunked,
}

impl Head {
    /// Whether the request did what it asked for.
    pub fn is_success(self) -> bool {
        (200..300).contains(&self.status)
    }
}

impl Connection {
    /// Opens a connection. Nagle's algorithm is off, or it would be the thing that is measured.
    pub async fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, received: vec![0; BUFFER_BYTES].into_boxed_slice(), start: 0, end: 0, body: Vec::new() })
    }

    /// Sends one request and reads its whole answer; anything but a 2xx is a failure that quotes it.
    pub async fn exchange(&mut self, request: &[u8]) -> Result<()> {
        self.send(request).await?;
        let head = self.read_head().await?;
        self.read_body(head).await?;
        if head.is_success() { Ok(()) } else { Err(self.refusal(head, request)) }
    }

    /// Sends a request without waiting for the answer.
    pub async fn send(&mut self, request: &[u8]) -> Result<()> {
        self.stream.write_all(request).await.doing("sending a request")
    }

    /// Reads up to the end of the answer's head.
    pub async fn read_head(&mut self) -> Result<Head> {
        let mut searched = 0;
        loop {
            let waiting = &self.received[self.start..self.end];
            if let Some(found) = find(&waiting[searched..], b"\r\n\r\n") {
                let length = searched + found + 4;
                let head = parse_head(&waiting[..length])?;
                self.start += length;
                return Ok(head);
            }
            // The end may have been cut in two by the network.
            searched = waiting.len().saturating_sub(3);
            self.receive().await?;
        }
    }

    /// Reads the answer's body, which [`Connection::body`] then shows.
    pub async fn read_body(&mut self, head: Head) -> Result<()> {
        self.body.clear();
        match head.framing {
            Framing::Length(length) => self.take(length).await,
            Framing::Chunked => self.take_chunks().await,
        }
    }

    /// The body of the last answer.
    pub fn body(&self) -> &[u8] {
        &self.body
    }

    /// Names the request and quotes the answer that was not a success.
    pub fn refusal(&self, head: Head, request: &[u8]) -> Failure {
        let request_line = request.split(|byte| *byte == b'\r').next().unwrap_or_default();
        let quoted = &self.body[..self.body.len().min(QUOTED_BYTES)];
        Failure::new(format!(
            "{} was answered {}: {}",
            String::from_utf8_lossy(request_line),
            head.status,
            String::from_utf8_lossy(quoted)
        ))
    }

    /// Moves `length` bytes of the answer to the body.
    async fn take(&mut self, mut length: usize) -> Result<()> {
        loop {
            let taken = length.min(self.end - self.start);
            self.body.extend_from_slice(&self.received[self.start..self.start + taken]);
            self.start += taken;
            length -= taken;
            if length == 0 {
                return Ok(());
            }
            self.receive().await?;
        }
    }

    async fn take_chunks(&mut self) -> Result<()> {
        loop {
            let length = self.read_line(parse_chunk_size).await??;
            if length == 0 {
                // Trailers, if any, end with an empty line.
                while self.read_line(<[u8]>::len).await? > 0 {}
                return Ok(());
            }
            self.take(length).await?;
            if self.read_line(<[u8]>::len).await? > 0 {
                return Err(Failure::new("a chunk of an answer is longer than it says"));
            }
        }
    }

    /// Reads one line and hands it, without its end, to `read`.
    async fn read_line<T>(&mut self, read: impl Fn(&[u8]) -> T) -> Result<T> {
        loop {
            let waiting = &self.received[self.start..self.end];
            if let Some(length) = find(waiting, b"\r\n") {
                let line = read(&waiting[..length]);
                self.start += length + 2;
                return Ok(line);
            }
            self.receive().await?;
        }
    }

    /// Waits for more bytes; an answer is expected, so the end of the connection is a failure.
    async fn receive(&mut self) -> Result<()> {
        if self.start == self.end {
            (self.start, self.end) = (0, 0);
        } else if self.end == self.received.len() {
            self.received.copy_within(self.start..self.end, 0);
            (self.start, self.end) = (0, self.end - self.start);
        }
        if self.end == self.received.len() {
            return Err(Failure::new(format!(
                "a head or a line of an answer is longer than {BUFFER_BYTES} bytes"
            )));
        }
        match self.stream.read(&mut self.received[self.end..]).await.doing("reading an answer")? {
            0 => Err(Failure::new("the server closed the connection before its answer was complete")),
            count => {
                self.end += count;
                Ok(())
            }
        }
    }
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

fn parse_head(head: &[u8]) -> Result<Head> {
    let unreadable =
        || Failure::new(format!("an answer has an unreadable head: {}", String::from_utf8_lossy(head)));
    let text = std::str::from_utf8(head).map_err(|_| unreadable())?;
    let mut lines = text.split("\r\n");
    let status = lines
        .next()
        .and_then(|line| line.strip_prefix("HTTP/1.1 "))
        .and_then(|rest| rest.get(..3))
        .and_then(|digits| digits.parse().ok())
        .ok_or_else(unreadable)?;
    let mut framing = matches!(status, 204 | 304).then_some(Framing::Length(0));
    for (name, value) in lines.filter_map(|line| line.split_once(':')) {
        if name.eq_ignore_ascii_case("content-length") {
            framing = Some(Framing::Length(value.trim().parse().map_err(|_| unreadable())?));
        } else if name.eq_ignore_ascii_case("transfer-encoding") && value.trim().eq_ignore_ascii_case("chunked") {
            framing = Some(Framing::Chunked);
        }
    }
    Ok(Head { status, framing: framing.ok_or_else(unreadable)? })
}

fn parse_chunk_size(line: &[u8]) -> Result<usize> {
    let digits = line.split(|byte| *byte == b';').next().unwrap_or_default();
    std::str::from_utf8(digits)
        .ok()
        .and_then(|digits| usize::from_str_radix(digits.trim(), 16).ok())
        .ok_or_else(|| Failure::new("a chunk of an answer has no readable size"))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::net::TcpListener;

    use super::*;

    /// Exchanges one request with a server that sends `pieces` as separate packets, and returns the body.
    async fn answer(pieces: &'static [&'static [u8]]) -> Result<Vec<u8>> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            stream.set_nodelay(true).unwrap();
            let mut request = [0; 100];
            let _ = stream.read(&mut request).await.unwrap();
            for piece in pieces {
                stream.write_all(piece).await.unwrap();
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        });
        let mut connection = Connection::open(address).await.unwrap();
        connection.exchange(b"GET /x HTTP/1.1\r\n\r\n").await?;
        Ok(connection.body().to_vec())
    }

    #[tokio::test]
    async fn a_body_of_known_length_is_read_whatever_its_pieces() {
        let pieces: &[&[u8]] = &[b"HTTP/1.1 200 OK\r\ncontent-le", b"ngth: 5\r\n\r", b"\nab", b"cde"];
        assert_eq!(answer(pieces).await.unwrap(), b"abcde");
    }

    #[tokio::test]
    async fn chunks_are_joined_whatever_their_pieces() {
        let pieces: &[&[u8]] = &[
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n3\r",
            b"\nab",
            b"c\r\nA;x=y\r\n0123456789\r",
            b"\n0\r\n\r\n",
        ];
        assert_eq!(answer(pieces).await.unwrap(), b"abc0123456789");
    }

    #[tokio::test]
    async fn a_refusal_is_quoted() {
        let pieces: &[&[u8]] = &[b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 4\r\n\r\nslow"];
        assert_eq!(answer(pieces).await.unwrap_err().to_string(), "GET /x HTTP/1.1 was answered 429: slow");
    }

    #[tokio::test]
    async fn an_answer_cut_short_is_a_failure() {
        let pieces: &[&[u8]] = &[b"HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nabc"];
        assert!(answer(pieces).await.unwrap_err().to_string().contains("closed the connection"));
    }

    #[test]
    fn an_answer_without_a_length_is_refused() {
        assert!(parse_head(b"HTTP/1.1 200 OK\r\n\r\n").is_err());
        assert_eq!(parse_head(b"HTTP/1.1 204 No Content\r\n\r\n").unwrap().framing, Framing::Length(0));
    }
}

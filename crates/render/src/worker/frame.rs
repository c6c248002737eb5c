//! The messages on the pipes between the pool and a worker: lengths first, then a text in JSON, then files as they are.

use std::io::{self, Read, Write};

use bytes::Bytes;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

/// What every message begins with. Anything else on a pipe was not written by us.
const MARK: [u8; 4] = *b"csw1";
const PREFIX: usize = 12;
const MOST_FILES: usize = 4096;
/// The most that a message may hold.
pub(super) const LARGEST: usize = 256 * 1024 * 1024;
/// Room that is made before the bytes are there: a length that lies costs no more.
const EAGER: usize = 1024 * 1024;

/// A message.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(super) struct Frame {
    pub head: Vec<u8>,
    pub files: Vec<Bytes>,
}

impl Frame {
    /// Bytes of all its parts.
    pub fn size(&self) -> usize {
        self.head.len() + self.files.iter().map(Bytes::len).sum::<usize>()
    }

    /// The lengths and the head, in one piece.
    fn start(&self) -> io::Result<Vec<u8>> {
        if self.size() > LARGEST || self.files.len() > MOST_FILES {
            return Err(wrong("is too large to be sent"));
        }
        let length = |length: usize| u32::try_from(length).map_err(|_| wrong("is too large to be sent"));
        let mut start = Vec::with_capacity(PREFIX + self.files.len() * 4 + self.head.len());
        start.extend_from_slice(&MARK);
        start.extend_from_slice(&length(self.head.len())?.to_le_bytes());
        start.extend_from_slice(&length(self.files.len())?.to_le_bytes());
        for file in &self.files {
            start.extend_from_slice(&length(file.len())?.to_le_bytes());
        }
        start.extend_from_slice(&self.head);
        Ok(start)
    }

    /// Writes the message.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        to.write_all(&self.start()?)?;
        self.files.iter().try_for_each(|file| to.write_all(file))
    }

    /// Writes the message.
    pub async fn send(&self, to: &mut (impl AsyncWrite + Unpin)) -> io::Result<()> {
        to.write_all(&self.start()?).await?;
        for file in &self.files {
            to.write_all(file).await?;
        }
        to.flush().await
    }

    /// Reads the next message; nothing at the end of the pipe.
    pub fn read(from: &mut impl Read) -> io::Result<Option<Self>> {
        let mut prefix = [0; PREFIX];
        if from.read(&mut prefix[..1])? == 0 {
            return Ok(None);
        }
        from.read_exact(&mut prefix[1..])?;
        let (head, files) = lengths(prefix)?;
        let mut sizes = vec![0; files * 4];
        from.read_exact(&mut sizes)?;
        let sizes = within(head, &sizes)?;
        let mut part = |size: usize| {
            let mut bytes = vec![0; size];
            from.read_exact(&mut bytes).map(|()| bytes)
        };
        let head = part(head)?;
        let files = sizes.into_iter().map(|size| part(size).map(Bytes::from)).collect::<io::Result<_>>()?;
        Ok(Some(Self { head, files }))
    }

    /// Reads the next message, from somebody who is not trusted.
    pub async fn receive(from: &mut (impl AsyncRead + Unpin)) -> io::Result<Self> {
        let mut prefix = [0; PREFIX];
        from.read_exact(&mut prefix).await?;
        let (head, files) = lengths(prefix)?;
        let sizes = within(head, &part(from, files * 4).await?)?;
        let head = part(from, head).await?;
        let mut files = Vec::with_capacity(files);
        for size in sizes {
            files.push(part(from, size).await?.into());
        }
        Ok(Self { head, files })
    }
}

/// The length of the head and the number of files.
fn lengths(prefix: [u8; PREFIX]) -> io::Result<(usize, usize)> {
    let [m0, m1, m2, m3, h0, h1, h2, h3, f0, f1, f2, f3] = prefix;
    if [m0, m1, m2, m3] != MARK {
        return Err(wrong("is none of ours"));
    }
    let head = usize::try_from(u32::from_le_bytes([h0, h1, h2, h3])).unwrap_or(usize::MAX);
    let files = usize::try_from(u32::from_le_bytes([f0, f1, f2, f3])).unwrap_or(usize::MAX);
    if files > MOST_FILES { Err(wrong("has too many files")) } else { Ok((head, files)) }
}

/// The lengths of the files, where all parts together are within bounds.
fn within(head: usize, sizes: &[u8]) -> io::Result<Vec<usize>> {
    let sizes = sizes.chunks_exact(4).map(|size| {
        let size = u32::from_le_bytes([size[0], size[1], size[2], size[3]]);
        usize::try_from(size).unwrap_or(usize::MAX)
    });
    let sizes: Vec<usize> = sizes.collect();
    let all = sizes.iter().fold(head, |all, size| all.saturating_add(*size));
    if all > LARGEST { Err(wrong("is too large")) } else { Ok(sizes) }
}

async fn part(from: &mut (impl AsyncRead + Unpin), size: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(size.min(EAGER));
    from.take(size as u64).read_to_end(&mut bytes).await?;
    if bytes.len() < size { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(bytes) }
}

fn wrong(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, format!("a message between service and worker {what}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame() -> Frame {
        Frame { head: b"{}".to_vec(), files: vec![Bytes::new(), Bytes::from(vec![7; 3_000_000])] }
    }

    #[tokio::test]
    async fn what_is_written_is_read_on_both_sides() {
        let mut pipe = Vec::new();
        frame().write(&mut pipe).expect("it writes");
        Frame::default().write(&mut pipe).expect("it writes");
        let mut sent = Vec::new();
        frame().send(&mut sent).await.expect("it sends");
        assert!(pipe.starts_with(&sent));

        let mut reader = pipe.as_slice();
        assert_eq!(Frame::read(&mut reader).expect("a message"), Some(frame()));
        assert_eq!(Frame::read(&mut reader).expect("a message"), Some(Frame::default()));
        assert_eq!(Frame::read(&mut reader).expect("the end"), None);

        let mut reader = pipe.as_slice();
        assert_eq!(Frame::receive(&mut reader).await.expect("a message"), frame());
        assert_eq!(Frame::receive(&mut reader).await.expect("a message"), Frame::default());
        assert!(Frame::receive(&mut reader).await.is_err());
    }

    #[tokio::test]
    async fn a_message_that_breaks_off_is_an_error() {
        let mut pipe = Vec::new();
        Frame { head: b"{}".to_vec(), files: vec![Bytes::from_static(b"abc")] }
            .write(&mut pipe)
            .expect("it writes");
        for end in 1..pipe.len() {
            assert!(Frame::read(&mut &pipe[..end]).is_err(), "{end}");
            assert!(Frame::receive(&mut &pipe[..end]).await.is_err(), "{end}");
        }
    }

    #[tokio::test]
    async fn lengths_that_lie_are_refused() {
        let number = |number: usize| u32::try_from(number).expect("small").to_le_bytes();
        let lies = [
            [*b"HTTP", number(0), number(0)].concat(),
            [MARK, number(LARGEST + 1), number(0)].concat(),
            [MARK, number(0), number(MOST_FILES + 1)].concat(),
            [MARK, number(LARGEST), number(1), number(1)].concat(),
            [MARK, number(LARGEST), number(0)].concat(),
        ];
        for lie in lies {
            assert!(Frame::receive(&mut lie.as_slice()).await.is_err(), "{lie:?}");
        }
        let large = Frame { head: Vec::new(), files: vec![Bytes::from(vec![0; LARGEST / 2 + 1]); 2] };
        assert!(large.write(&mut Vec::new()).is_err());
    }
}

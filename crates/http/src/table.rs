//! Tables as CSV, written while they are sent.

use app::spreadsheet::{Separator, UTF8_MARK};
use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures::{Stream, StreamExt, stream};
use model::{Error, Result};

/// Who reads a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reader {
    /// A spreadsheet, which is told that it is UTF-8.
    Spreadsheet,
    /// A program, which knows.
    Program,
}

/// A table of a head and pieces of rows, to be saved under a name. What fails once it is on its way breaks it off.
pub(crate) fn table<R>(
    (reader, separator): (Reader, Separator),
    file: &'static str,
    head: Vec<String>,
    pieces: impl Stream<Item = Result<Vec<R>>> + Send + 'static,
) -> Response
where
    R: IntoIterator<Item: AsRef<[u8]>>,
{
    let head = stream::once(async move {
        let mark = if reader == Reader::Spreadsheet { UTF8_MARK } else { "" };
        lines(mark.as_bytes().to_vec(), [head], separator)
    });
    let pieces = pieces.map(move |piece| {
        let piece = piece.inspect_err(|error| {
            tracing::error!(error = %model::error::Chain(error), "an export broke off");
        })?;
        lines(Vec::new(), piece, separator)
    });
    let mut response = Body::from_stream(head.chain(pieces)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/csv; charset=utf-8"));
    headers.insert(header::CONTENT_DISPOSITION, crate::disposition::attachment(file));
    response
}

fn lines<R>(before: Vec<u8>, rows: impl IntoIterator<Item = R>, separator: Separator) -> Result<Bytes>
where
    R: IntoIterator<Item: AsRef<[u8]>>,
{
    let mut writer = csv::WriterBuilder::new().delimiter(separator.byte()).from_writer(before);
    for row in rows {
        writer.write_record(row).map_err(Error::internal)?;
    }
    writer.into_inner().map(Bytes::from).map_err(|error| Error::internal(error.into_error()))
}

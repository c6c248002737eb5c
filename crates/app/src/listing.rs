//! Whole lists, in pages that follow each other: however long the list, only one page of it is in memory.

use futures::Stream;
use futures::stream::try_unfold;
use model::Result;
use model::id::Kind;
use model::page::{Page, PageRequest};

/// Rows fetched at a time for a whole list: so few that a piece's text is a small allocation, which is used again for
/// the next piece.
const CHUNK: u32 = 100;

/// All rows of a list, page by page.
pub(crate) fn all<T, K: Kind>(
    page: impl AsyncFn(PageRequest<K>) -> Result<Page<T, K>>,
) -> impl Stream<Item = Result<Vec<T>>> {
    enum Next<K: Kind> {
        Page(PageRequest<K>),
        End,
    }
    let first = Next::Page(PageRequest { limit: CHUNK, after: None });
    try_unfold((first, page), |(next, page)| async move {
        let Next::Page(request) = next else { return Ok(None) };
        let found = page(request).await?;
        let next =
            found.next.map_or(Next::End, |after| Next::Page(PageRequest { limit: CHUNK, after: Some(after) }));
        Ok(Some((found.rows, (next, page))))
    })
}

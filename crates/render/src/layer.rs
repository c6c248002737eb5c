//! What lies over the pages of an uploaded PDF.

use template::print::{Answer, Body, Placed, Print};

use crate::request::Request;
use crate::warning::Warning;

/// The size of a page as it is displayed, in points: its width and height.
pub type PageSize = (f64, f64);

/// What lies over the pages of an uploaded PDF.
#[derive(Debug, Clone, PartialEq)]
pub struct Layer {
    /// A transparent PDF without tags.
    pub pdf: Vec<u8>,
    /// For each of its pages the page that it belongs to, both counted from 0: the page, the layer's page.
    pub pages: Vec<(usize, usize)>,
    /// The sizes of the pages that follow the last of these: on them stands what has no room in its box.
    pub behind: Vec<PageSize>,
    /// What is not as it should be.
    pub warnings: Vec<Warning>,
}

/// Which pages have something on them, in order: those with fields, or all where each bears a mark.
pub(crate) fn pages(request: &Request, sizes: &[PageSize]) -> Vec<(usize, usize)> {
    let Body::Pages { fields, .. } = &request.print.body else { return Vec::new() };
    let mut pages: Vec<usize> = if request.print.mark.is_some() {
        (1..).zip(sizes).filter_map(|(number, _)| page(number, sizes)).collect()
    } else {
        fields.iter().filter_map(|placed| page(placed.placement.page, sizes)).collect()
    };
    pages.sort_unstable();
    pages.dedup();
    pages.into_iter().zip(0..).collect()
}

/// The place of a page in the list, where there is such a page.
pub(crate) fn page(number: u32, sizes: &[PageSize]) -> Option<usize> {
    let sound = |side: f64| side.is_finite() && side > 0.0 && side < 20_000.0;
    let index = usize::try_from(number).ok()?.checked_sub(1)?;
    sizes.get(index).filter(|(width, height)| sound(*width) && sound(*height)).map(|_| index)
}

/// Whether an answer may be too long for its box, so that a page has to follow the last one. It is not laid out for that:
/// what surely fits is told from what may not by its length alone. `size` gives the sizes of pages, by their numbers from 1.
#[must_use]
pub fn may_need_more_pages(print: &Print, size: impl Fn(u32) -> Option<PageSize>) -> bool {
    let Body::Pages { fields, .. } = &print.body else { return false };
    fields.iter().any(|placed| size(placed.placement.page).is_some_and(|size| may_be_too_long(placed, size)))
}

fn may_be_too_long(placed: &Placed, (width, height): PageSize) -> bool {
    /// How wide and high a character is at most, in the smallest letters that answers are printed in, with what is lost
    /// at the ends of lines.
    const WIDTH: f64 = 8.0;
    const HEIGHT: f64 = 9.0;
    let Some(Answer::Text { text }) = &placed.field.answer else { return false };
    let in_line = (placed.placement.width * width / WIDTH).floor();
    let lines = (placed.placement.height * height / HEIGHT).floor();
    if in_line < 1.0 {
        return !text.is_empty();
    }
    let needed: f64 = text.lines().map(|line| (as_number(line.chars().count()) / in_line).ceil().max(1.0)).sum();
    needed > lines
}

#[expect(clippy::cast_precision_loss, reason = "answers are shorter")]
fn as_number(count: usize) -> f64 {
    count as f64
}

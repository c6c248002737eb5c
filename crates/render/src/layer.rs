//! What lies over the pages of an uploaded PDF.

use template::print::Body;

use crate::request::Request;
use crate::warning::Warning;

/// The size of a page as it is displayed, in points: its width and height.
pub type PageSize = (f64, f64);

/// What lies over the pages of an uploaded PDF.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layer {
    /// A transparent PDF without tags.
    pub pdf: Vec<u8>,
    /// For each of its pages the page that it belongs to, both counted from 0: the page, the layer's page.
    pub pages: Vec<(usize, usize)>,
    /// What is not as it should be.
    pub warnings: Vec<Warning>,
}

/// Which pages have fields, in order.
pub(crate) fn pages(request: &Request, sizes: &[PageSize]) -> Vec<(usize, usize)> {
    let Body::Pages { fields, .. } = &request.print.body else { return Vec::new() };
    let mut pages: Vec<usize> = fields.iter().filter_map(|placed| page(placed.placement.page, sizes)).collect();
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

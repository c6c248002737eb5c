//! The pages of a PDF, in order, with what they inherit.

use std::collections::HashSet;

use lopdf::{Dictionary, Document, Object, ObjectId};

use crate::geometry::{Rectangle, Rotation, Shape};
use crate::reading::{number, resolve, value};
use crate::{Limits, Refused};

/// A page.
pub(crate) struct Page<'a> {
    /// Its object.
    pub id: ObjectId,
    /// Its dictionary.
    pub dictionary: &'a Dictionary,
    /// Where it lies, and how it is turned.
    pub shape: Shape,
    /// Its resources, its own or inherited, as they are written: a dictionary or a reference.
    pub resources: Option<&'a Object>,
}

/// What a page takes from the nodes above it, where it doesn't say so itself.
#[derive(Clone, Copy, Default)]
struct Inherited<'a> {
    media_box: Option<&'a Object>,
    crop_box: Option<&'a Object>,
    rotate: Option<&'a Object>,
    resources: Option<&'a Object>,
}

impl<'a> Inherited<'a> {
    fn with(self, node: &'a Dictionary) -> Self {
        let own = |key: &[u8], inherited| node.get(key).ok().filter(|object| !object.is_null()).or(inherited);
        Self {
            media_box: own(b"MediaBox", self.media_box),
            crop_box: own(b"CropBox", self.crop_box),
            rotate: own(b"Rotate", self.rotate),
            resources: own(b"Resources", self.resources),
        }
    }
}

/// All pages of a document. A tree in which viewers could disagree about what page comes where is refused.
pub(crate) fn pages<'a>(document: &'a Document, limits: &Limits) -> Result<Vec<Page<'a>>, Refused> {
    let catalog = document.catalog().map_err(|_| Refused::damaged("its catalogue is missing"))?;
    let root = catalog.get(b"Pages").map_err(|_| Refused::NoPages)?;
    let mut pages = Vec::new();
    let mut seen = HashSet::new();
    let mut open = vec![(root, Inherited::default())];
    while let Some((object, inherited)) = open.pop() {
        let id = object.as_reference().map_err(|_| Refused::damaged("a page is not an object of its own"))?;
        if !seen.insert(id) {
            return Err(Refused::PageTreeLoops);
        }
        let node = resolve(document, object).as_dict();
        let node = node.map_err(|_| Refused::damaged(format!("page {} is missing", pages.len() + 1)))?;
        let inherited = inherited.with(node);
        if node.has(b"Kids") {
            let kids = value(document, node, b"Kids").as_array();
            let kids = kids.map_err(|_| Refused::damaged("its list of pages can't be read"))?;
            open.extend(kids.iter().rev().map(|kid| (kid, inherited)));
        } else {
            if pages.len() == limits.pages {
                return Err(Refused::TooManyPages { limit: limits.pages });
            }
            let shape = shape(document, node, inherited, pages.len() + 1, limits)?;
            pages.push(Page { id, dictionary: node, shape, resources: inherited.resources });
        }
    }
    if pages.is_empty() { Err(Refused::NoPages) } else { Ok(pages) }
}

fn shape(
    document: &Document,
    page: &Dictionary,
    inherited: Inherited<'_>,
    number_of_page: usize,
    limits: &Limits,
) -> Result<Shape, Refused> {
    let media_box = inherited.media_box.and_then(|object| rectangle(document, object));
    let media_box =
        media_box.ok_or_else(|| Refused::damaged(format!("page {number_of_page} doesn't say how large it is")))?;
    let crop_box = inherited.crop_box.and_then(|object| rectangle(document, object)).unwrap_or(media_box);
    let degrees = inherited.rotate.and_then(|object| number(resolve(document, object))).unwrap_or(0.0);
    let unit = number(value(document, page, b"UserUnit")).unwrap_or(1.0);
    let shape = Shape { area: crop_box.within(media_box), rotation: Rotation::of(degrees), unit };
    let (width, height) = shape.displayed();
    let fits = |side: f64| (1.0..=limits.side).contains(&side);
    if fits(width) && fits(height) && unit > 0.0 {
        Ok(shape)
    } else {
        Err(Refused::PageSize { page: number_of_page, width, height, limit: limits.side })
    }
}

/// A rectangle, whichever of its corners are given.
pub(crate) fn rectangle(document: &Document, object: &Object) -> Option<Rectangle> {
    let corners = resolve(document, object).as_array().ok()?;
    let corners: Vec<f64> = corners.iter().filter_map(|corner| number(resolve(document, corner))).collect();
    let [x0, y0, x1, y1] = corners[..] else { return None };
    Some(Rectangle { left: x0.min(x1), bottom: y0.min(y1), right: x0.max(x1), top: y0.max(y1) })
}

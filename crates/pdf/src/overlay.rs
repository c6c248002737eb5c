//! Laying something over the pages of a PDF.
//!
//! The layer is a PDF as well, each page of which has the size of the page that it is laid over, as displayed. It becomes
//! a picture of its own (a form `XObject`) that the page draws last. The page's own content is closed off before, so
//! that nothing it left open moves, colours or cuts the layer. To those who read the page aloud the layer is decoration
//! (an artifact), which is why claims of the original to be archivable (PDF/A) or accessible (PDF/UA) stay true.
//!
//! Form fields and links of the original are left as they are, and lie over the layer as they lie over everything;
//! those of the layer are not carried over.

use std::collections::HashSet;
use std::fmt::Write as _;

use lopdf::{Dictionary, Document, Object, ObjectId, Stream};

use crate::behind::{self, Sheet};
use crate::content::Leftovers;
use crate::geometry::{Matrix, Rotation};
use crate::guard::guarded;
use crate::incremental::Update;
use crate::pages::{Page, pages};
use crate::reading::{read, resolve, value};
use crate::transplant::Transplant;
use crate::{Limits, Refused};

/// By how many points a page of the layer may be larger or smaller than the page it is laid over. It is stretched to fit.
const TOLERANCE: f64 = 1.0;

/// How much of what a page left open is closed. No honest page comes near; the format advises against more than 28.
const NESTING: usize = 512;

/// Why a layer could not be laid over a PDF.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum OverlayError {
    /// The original can't be used.
    #[error("the original {0}")]
    Original(Refused),
    /// The layer can't be used.
    #[error("the layer {0}")]
    Layer(Refused),
    /// A page of the layer is not of the size of the page it is to be laid over.
    #[error(
        "page {layer} of the layer is {got:?} points large, and must be {wanted:?} as page {page} of the original"
    )]
    Size {
        /// The page of the original, counted from 0.
        page: usize,
        /// The page of the layer, counted from 0.
        layer: usize,
        /// Width and height of the original's page as displayed.
        wanted: (f64, f64),
        /// Width and height of the layer's page.
        got: (f64, f64),
    },
    /// The layer is tagged. Its tags would point to a structure that is left behind, inside of what is decoration.
    #[error("the layer is tagged, and must be made without tags")]
    Tagged,
    /// A page of the original is named twice.
    #[error("page {0} of the original can be given one page of the layer only")]
    Twice(usize),
}

/// Lays the first page of the layer over the first of the original, and so on; a layer may have fewer pages.
///
/// The answer starts with the bytes of the original, and is the same whenever the inputs are.
///
/// # Errors
///
/// When the original or the layer can't be used, or their pages don't fit.
pub fn overlay(original: &[u8], layer: &[u8], limits: &Limits) -> Result<Vec<u8>, OverlayError> {
    run(original, layer, None, &[], limits)
}

/// Lays pages of the layer over pages of the original, by pairs of the original's page and the layer's page, and adds those
/// that are named as `behind` after the original's last. All are counted from 0.
///
/// # Errors
///
/// As [`overlay`], or when a page doesn't exist or is named twice.
pub fn overlay_pages(
    original: &[u8],
    layer: &[u8],
    pairs: &[(usize, usize)],
    behind: &[usize],
    limits: &Limits,
) -> Result<Vec<u8>, OverlayError> {
    run(original, layer, Some(pairs), behind, limits)
}

fn run(
    original: &[u8],
    layer: &[u8],
    pairs: Option<&[(usize, usize)]>,
    behind: &[usize],
    limits: &Limits,
) -> Result<Vec<u8>, OverlayError> {
    let result = guarded("laying over", || Ok(lay(original, layer, pairs, behind, limits)));
    result.unwrap_or_else(|refused| Err(OverlayError::Original(refused)))
}

fn lay(
    original: &[u8],
    layer: &[u8],
    pairs: Option<&[(usize, usize)]>,
    behind: &[usize],
    limits: &Limits,
) -> Result<Vec<u8>, OverlayError> {
    use OverlayError::{Layer, Original};
    let layer = read(layer, limits).map_err(Layer)?;
    if layer.catalog().is_ok_and(|catalog| catalog.has(b"StructTreeRoot")) {
        return Err(OverlayError::Tagged);
    }
    let layer_pages = pages(&layer, limits).map_err(Layer)?;
    let mut update = Update::read(original, limits).map_err(Original)?;
    let document = update.shared_document();
    let pages = pages(&document, limits).map_err(Original)?;
    let straight: Vec<_> = (0..layer_pages.len()).map(|number| (number, number)).collect();
    let mut transplant = Transplant::new(&layer);
    let mut done = HashSet::new();
    for &(number, layer_number) in pairs.unwrap_or(&straight) {
        let page = nth(&pages, number).map_err(Original)?;
        let over = nth(&layer_pages, layer_number).map_err(Layer)?;
        if !done.insert(number) {
            return Err(OverlayError::Twice(number));
        }
        let matrix = fit(page, over, (number, layer_number))?;
        if let Some(form) = form(&layer, over, &mut transplant, &mut update, limits).map_err(Layer)? {
            let changed = draw(&document, page, form, matrix, &mut update, limits);
            update.set(page.id, changed);
        }
    }
    let mut sheets = Vec::with_capacity(behind.len());
    for &number in behind {
        let page = nth(&layer_pages, number).map_err(Layer)?;
        if let Some(form) = form(&layer, page, &mut transplant, &mut update, limits).map_err(Layer)? {
            let area = page.shape.area;
            sheets.push(Sheet { form, area: [area.left, area.bottom, area.right, area.top] });
        }
    }
    behind::add(&document, &sheets, &mut update).map_err(Original)?;
    Ok(update.finish())
}

fn nth<'a, 'b>(pages: &'b [Page<'a>], number: usize) -> Result<&'b Page<'a>, Refused> {
    pages.get(number).ok_or(Refused::NoSuchPage { page: number + 1, pages: pages.len() })
}

/// The matrix from the layer's page to the original's.
fn fit(page: &Page<'_>, over: &Page<'_>, (number, layer): (usize, usize)) -> Result<Matrix, OverlayError> {
    let (wanted, got) = (page.shape.displayed(), over.shape.displayed());
    let near = (wanted.0 - got.0).abs() <= TOLERANCE && (wanted.1 - got.1).abs() <= TOLERANCE;
    if !near || over.shape.rotation != Rotation::None {
        return Err(OverlayError::Size { page: number, layer, wanted, got });
    }
    Ok(page.shape.matrix_for(over.shape.area))
}

/// A page of the layer as a picture of its own; nothing where it is blank.
fn form(
    layer: &Document,
    page: &Page<'_>,
    transplant: &mut Transplant<'_>,
    update: &mut Update<'_>,
    limits: &Limits,
) -> Result<Option<ObjectId>, Refused> {
    let content = content(layer, page.dictionary, limits.stream);
    let content = content.ok_or_else(|| Refused::damaged("the content of a page can't be read"))?;
    if !Leftovers::of(&content).paints {
        return Ok(None);
    }
    let resources = page.resources.map_or(&Object::Null, |resources| resolve(layer, resources));
    let resources = match resources {
        Object::Dictionary(_) => transplant.take(update, resources),
        _ => Object::Dictionary(Dictionary::new()),
    };
    let area = page.shape.area;
    let mut dictionary = Dictionary::new();
    dictionary.set("Type", "XObject");
    dictionary.set("Subtype", "Form");
    dictionary.set("BBox", [area.left, area.bottom, area.right, area.top].map(Object::from).to_vec());
    dictionary.set("Resources", resources);
    let mut stream = Stream::new(dictionary, content);
    // Uncompressed it is larger and as good.
    let _ = stream.compress();
    Ok(Some(update.add(stream)))
}

/// The page's dictionary, changed so that it draws the form last.
fn draw(
    document: &Document,
    page: &Page<'_>,
    form: ObjectId,
    matrix: Matrix,
    update: &mut Update<'_>,
    limits: &Limits,
) -> Dictionary {
    let mut changed = page.dictionary.clone();
    let mut resources = match page.resources.map(|resources| resolve(document, resources)) {
        Some(Object::Dictionary(resources)) => resources.clone(),
        _ => Dictionary::new(),
    };
    let mut pictures = value(document, &resources, b"XObject").as_dict().cloned().unwrap_or_default();
    let name = free_name(&pictures);
    pictures.set(name.clone(), form);
    resources.set("XObject", pictures);
    changed.set("Resources", resources);

    // Content that can't be read is taken to be in order.
    let content = content(document, page.dictionary, limits.stream).unwrap_or_default();
    let left = Leftovers::of(&content);
    let mut parts: Vec<Object> = Vec::new();
    parts.push(update.add(plain("q\n".repeat(left.unsaved.min(NESTING) + 1))).into());
    parts.extend(streams(document, page.dictionary).into_iter().map(Object::Reference));
    let mut end = String::from("\n");
    end.push_str(if left.in_text { "ET\n" } else { "" });
    end.push_str(&"EMC\n".repeat(left.unmarked.min(NESTING)));
    end.push_str(&"Q\n".repeat(left.unrestored.min(NESTING) + 1));
    let numbers = matrix.numbers().map(decimal).join(" ");
    let _ = write!(end, "/Artifact BMC\nq\n{numbers} cm\n/{name} Do\nQ\nEMC\n");
    parts.push(update.add(plain(end)).into());
    changed.set("Contents", parts);
    changed
}

fn plain(content: String) -> Stream {
    Stream::new(Dictionary::new(), content.into_bytes())
}

/// A number as PDF writes it, without exponent and with as many digits as matter on paper.
fn decimal(number: f64) -> String {
    let text = format!("{number:.6}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn free_name(taken: &Dictionary) -> String {
    let names = (0..=taken.len()).map(|number| format!("Layer{number}"));
    names.into_iter().find(|name| !taken.has(name.as_bytes())).unwrap_or_default()
}

/// The objects that hold a page's content.
fn streams(document: &Document, page: &Dictionary) -> Vec<ObjectId> {
    let contents = page.get(b"Contents").unwrap_or(&Object::Null);
    let parts = match resolve(document, contents) {
        Object::Array(parts) => parts.as_slice(),
        _ => std::slice::from_ref(contents),
    };
    let found = parts.iter().filter_map(|part| document.dereference(part).ok());
    found.filter(|(_, part)| matches!(part, Object::Stream(_))).filter_map(|(id, _)| id).collect()
}

/// A page's content in one piece, or `None` where it can't be unpacked within the limit.
fn content(document: &Document, page: &Dictionary, limit: usize) -> Option<Vec<u8>> {
    let mut whole = Vec::new();
    for id in streams(document, page) {
        let stream = document.objects.get(&id)?.as_stream().ok()?;
        whole.extend(stream.get_plain_content_with_limit(limit.checked_sub(whole.len())?).ok()?);
        whole.push(b'\n');
    }
    Some(whole)
}

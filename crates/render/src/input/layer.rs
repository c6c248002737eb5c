//! Fields over the pages of an uploaded PDF.

use serde::Serialize;
use template::print::Body;

use super::fields::FieldNode;
use super::pictures::Pictures;
use super::setting::{Room, Setting};
use super::{Input, Manner, Stamp, font_list};
use crate::error::RenderError;
use crate::language::Language;
use crate::layer::{self, PageSize};
use crate::request::Request;

/// The size that text starts with before it is made to fit.
const SIZE: f64 = 11.0;

/// The file `/doc.json`.
#[derive(Debug, Serialize)]
struct Sheet {
    lang: String,
    region: Option<String>,
    rtl: bool,
    fonts: Vec<String>,
    stamp: Option<Stamp>,
    pages: Vec<PageNode>,
}

/// One page that something lies on.
#[derive(Debug, Serialize)]
struct PageNode {
    width: f64,
    height: f64,
    boxes: Vec<BoxNode>,
}

/// A field and where it lies, in points.
#[derive(Debug, Serialize)]
struct BoxNode {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    field: FieldNode,
}

impl Input {
    /// Sets the fields that lie over an uploaded PDF.
    pub fn layer(request: &Request, manner: Manner, sizes: &[PageSize]) -> Result<Self, RenderError> {
        let Request { print, files } = request;
        let Body::Pages { fields, .. } = &print.body else {
            return Err(RenderError::OtherKind("set from text, for which there is `render`".into()));
        };
        let language = Language::from_tag(&print.language);
        let mut setting = Setting::new(print, manner, &language, Pictures::new(files));
        let mut pages = Vec::new();
        for (index, _) in layer::pages(request, sizes) {
            let (width, height) = sizes[index];
            let mut boxes = Vec::new();
            for placed in fields.iter().filter(|placed| layer::page(placed.placement.page, sizes) == Some(index)) {
                let place = placed.placement;
                let (x, wide) = part(place.x, place.width, width);
                let (y, high) = part(place.y, place.height, height);
                let room = Room {
                    width: wide,
                    height: high,
                    size: SIZE,
                    in_columns: false,
                    in_something: false,
                    running: false,
                };
                let field = setting.field(&placed.field, room)?;
                boxes.push(BoxNode { x, y, width: wide, height: high, field });
            }
            pages.push(PageNode { width, height, boxes });
        }
        let sheet = Sheet {
            rtl: language.right_to_left,
            fonts: font_list(print, manner, &language),
            lang: language.code,
            region: language.region,
            stamp: setting.stamp(print),
            pages,
        };
        setting.finish(&sheet, print)
    }
}

/// Returns the start and the length of a part of a side, in points; it never leaves the page and is never empty.
fn part(start: f64, length: f64, side: f64) -> (f64, f64) {
    let sound = |part: f64| if part.is_finite() { part.clamp(0.0, 1.0) } else { 0.0 };
    let start = sound(start) * side;
    let length = (sound(length) * side).min(side - start).max(1.0);
    (start, length)
}

//! How pages are drawn.

use app::previews::{ImageFormat, PreviewOptions};
use model::Error;
use model::error::Result;

use crate::params::Params;

/// The largest scale: 4 pixels for a point are 288 to the inch.
const LARGEST: f64 = 4.0;

/// More pages than this are not drawn at once.
const MOST_PAGES: usize = 20;

/// What is drawn of a template or a draft.
pub(crate) struct Drawing {
    /// How.
    pub options: PreviewOptions,
    /// In which form the pictures come along; without, none do.
    pub images: Option<ImageFormat>,
}

impl Drawing {
    /// What a body asks for: the format, the scale and the first page, from 1.
    pub fn wanted(name: Option<&str>, given: Option<f64>, first_page: Option<usize>) -> Result<Self> {
        let images = name.map(|name| format(Some(name))).transpose()?;
        let first = first_page.unwrap_or(1).saturating_sub(1);
        let options = PreviewOptions {
            format: images.unwrap_or_default(),
            scale: scale(given)?,
            pages: if images.is_some() { first..first.saturating_add(MOST_PAGES) } else { 0..0 },
            ..PreviewOptions::default()
        };
        Ok(Self { options, images })
    }
}

/// The format of that name.
fn format(name: Option<&str>) -> Result<ImageFormat> {
    match name {
        None | Some("png") => Ok(ImageFormat::Png),
        Some("svg") => Ok(ImageFormat::Svg),
        Some(_) => Err(Error::field("format", "must be png or svg")),
    }
}

/// The scale, within what a page can be drawn at.
fn scale(given: Option<f64>) -> Result<f64> {
    let scale = given.unwrap_or(PreviewOptions::default().scale);
    if scale.is_finite() && scale > 0.0 && scale <= LARGEST {
        Ok(scale)
    } else {
        Err(Error::field("scale", "must be above 0 and at most 4: pixels for each point of the page"))
    }
}

/// One page, as `format` and `scale` of the query say.
pub(super) fn one_page(page: Option<usize>, params: &Params) -> Result<PreviewOptions> {
    let Some(index) = page.and_then(|page| page.checked_sub(1)) else { return Err(Error::NotFound("page")) };
    let given = params.text("scale").map(str::parse::<f64>).transpose();
    let given = given.map_err(|_| Error::field("scale", "must be a number"))?;
    Ok(PreviewOptions {
        format: format(params.text("format"))?,
        scale: scale(given)?,
        pages: index..index + 1,
        ..PreviewOptions::default()
    })
}

//! A preview as it is answered.

use app::previews::{ImageFormat, PageImage, Previewed};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::ApiError;

/// The pages of a preview.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Preview {
    /// How many pages there are.
    page_count: usize,
    /// All of them; those that were asked for have their pictures.
    pages: Vec<Page>,
    /// Where the form's fields lie.
    fields: Vec<FieldPlace>,
    /// What could not be worked out or has no glyph: it is blank or a box on the page.
    warnings: Vec<String>,
}

/// A page.
#[derive(Serialize, ToSchema)]
struct Page {
    /// Its number, from 1.
    #[serde(rename = "page")]
    number: usize,
    /// Its width in points.
    width: f64,
    /// Its height in points.
    height: f64,
    /// The picture, as a data URL.
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<String>,
}

/// Where a field lies: parts of the page, from its top left corner.
#[derive(Serialize, ToSchema)]
struct FieldPlace {
    /// The field's id in the form.
    id: String,
    /// The page, from 1.
    page: usize,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

const fn media_type(format: ImageFormat) -> &'static str {
    match format {
        ImageFormat::Png => "image/png",
        ImageFormat::Svg => "image/svg+xml",
    }
}

impl Preview {
    /// A preview with its pictures in it, or without them.
    pub fn of(previewed: Previewed, images: Option<ImageFormat>) -> Self {
        let Previewed { preview, mut warnings } = previewed;
        warnings.extend(preview.warnings.iter().map(ToString::to_string));
        let image = |page: &PageImage| {
            let kind = media_type(images?);
            Some(format!("data:{kind};base64,{}", STANDARD.encode(&page.data)))
        };
        let sizes = preview.sizes.iter().enumerate();
        let pages = sizes.map(|(index, &(width, height))| Page {
            number: index + 1,
            width,
            height,
            image: preview.pages.iter().find(|page| page.page == index).and_then(image),
        });
        let fields = preview.fields.iter().map(|field| FieldPlace {
            id: field.id.clone(),
            page: field.page + 1,
            x: field.x,
            y: field.y,
            width: field.width,
            height: field.height,
        });
        Self { page_count: preview.sizes.len(), pages: pages.collect(), fields: fields.collect(), warnings }
    }
}

/// The picture of the one page that was drawn, or 404 where there is no such page.
pub(super) fn picture(previewed: Previewed, format: ImageFormat) -> Result<Response, ApiError> {
    let page = previewed.preview.pages.into_iter().next().ok_or(model::Error::NotFound("page"))?;
    let kind = HeaderValue::from_static(media_type(format));
    Ok(([(header::CONTENT_TYPE, kind)], page.data).into_response())
}

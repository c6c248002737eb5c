//! Writes a laid-out document as PDF, to the best standard that its text allows.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use typst::diag::SourceDiagnostic;
use typst::foundations::{Datetime, Smart};
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards};

use crate::error::RenderError;
use crate::warning::Warning;

/// What the PDF names as the program that made it.
const CREATOR: &str = "Countersign";

/// Which standards a PDF keeps.
///
/// They are strict about the text: a character that no font has is enough to lose them. A document has to
/// be printed nonetheless, so the renderer tries one after the other and tells what it reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Standard {
    /// PDF/A-2a and PDF/UA-1: fit to be archived, and accessible.
    A2aUa1,
    /// PDF/A-2b: fit to be archived; it looks the same for ever, but its text may not be extracted in full.
    A2b,
    /// None: an ordinary PDF 1.7, tagged all the same. Its keywords say so.
    Plain,
}

/// What a PDF that keeps no standard says among its keywords; one that keeps some says so by itself.
const NO_STANDARD: &str = "standard: none";

impl Standard {
    /// From the best to the one that always works.
    const ALL: [Self; 3] = [Self::A2aUa1, Self::A2b, Self::Plain];

    fn requirements(self) -> &'static [PdfStandard] {
        match self {
            Self::A2aUa1 => &[PdfStandard::A_2a, PdfStandard::Ua_1],
            Self::A2b => &[PdfStandard::A_2b],
            Self::Plain => &[PdfStandard::V_1_7],
        }
    }
}

/// What a PDF says about itself.
pub(crate) struct About<'a> {
    /// Its title.
    pub title: &'a str,
    /// What tells it from others.
    pub ident: &'a str,
    /// Its date.
    pub created_at_ms: i64,
}

/// Writes the document to the first of the standards that it can keep.
///
/// A document that lacks glyphs can keep none, and trying would cost as much as writing. What else keeps it from the
/// highest is told.
pub(crate) fn write(
    document: &mut PagedDocument,
    about: &About,
    lacks_glyphs: bool,
) -> Result<(Vec<u8>, Standard, Option<Warning>), RenderError> {
    document.info_mut().title = Some(about.title.into());
    let mut reasons = Vec::new();
    let mut lower = None;
    for standard in Standard::ALL {
        if standard == Standard::Plain {
            document.info_mut().keywords = vec![NO_STANDARD.into()];
        } else if lacks_glyphs {
            continue;
        }
        match typst_pdf::pdf(document, &options(about, standard, true)?) {
            Ok(pdf) => return Ok((pdf, standard, lower)),
            Err(errors) => {
                reasons = errors.to_vec();
                let reason = reasons.first().map(|error| error.message.to_string()).unwrap_or_default();
                lower.get_or_insert(Warning::LowerStandard { reason });
            }
        }
    }
    Err(failed(&reasons))
}

/// Writes a document that will be laid over another one, whose tags and standards are its own.
pub(crate) fn write_layer(document: &PagedDocument, about: &About) -> Result<Vec<u8>, RenderError> {
    let options = options(about, Standard::Plain, false)?;
    typst_pdf::pdf(document, &options).map_err(|errors| failed(&errors))
}

fn options(about: &About, standard: Standard, tagged: bool) -> Result<PdfOptions, RenderError> {
    Ok(PdfOptions {
        ident: Smart::Custom(about.ident.to_owned()),
        creator: Smart::Custom(Some(CREATOR.to_owned())),
        timestamp: Some(typst_pdf::Timestamp::new_utc(date(about.created_at_ms)?)),
        standards: PdfStandards::new(standard.requirements())
            .map_err(|error| RenderError::Failed(error.message().to_string()))?,
        tagged,
        ..PdfOptions::default()
    })
}

/// Turns what Typst complains about into our error.
pub(crate) fn failed(reasons: &[SourceDiagnostic]) -> RenderError {
    let messages: Vec<&str> = reasons.iter().map(|reason| reason.message.as_str()).collect();
    RenderError::Failed(messages.join("; "))
}

/// Returns the date for the PDF. PDF has no years after 9999, and nothing was signed here before 1970.
fn date(created_at_ms: i64) -> Result<Datetime, RenderError> {
    let timestamp = Timestamp::from_millisecond(created_at_ms.max(0)).unwrap_or(Timestamp::MAX);
    let utc = TimeZone::UTC.to_datetime(timestamp);
    let part = i8::cast_unsigned;
    Datetime::from_ymd_hms(
        i32::from(utc.year()),
        part(utc.month()),
        part(utc.day()),
        part(utc.hour()),
        part(utc.minute()),
        part(utc.second()),
    )
    .ok_or_else(|| RenderError::Failed(format!("{utc} is no date")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_utc_and_never_fail() {
        let ymd =
            |ms| date(ms).map(|date| (date.year(), date.month(), date.day(), date.second())).expect("a date");
        assert_eq!(ymd(1_763_087_445_999), (Some(2025), Some(11), Some(14), Some(45)));
        assert_eq!(ymd(i64::MIN), (Some(1970), Some(1), Some(1), Some(0)));
        assert_eq!(ymd(i64::MAX).0, Some(9999));
    }
}

//! Pictures: `![what it shows](fil_…)`, with the part of the column's width as its title: `"40%"`.

use pulldown_cmark::{Event, OffsetIter, TagEnd};

use crate::content::ImageAttrs;

const LONGEST_DESCRIPTION: usize = 2_000;

/// The words of a picture's description; reads to its end.
pub(super) fn description(events: &mut OffsetIter<'_>) -> String {
    let mut words = String::new();
    // A picture may stand in the description of another.
    let mut pictures = 1;
    for (event, _) in events {
        match event {
            Event::Start(pulldown_cmark::Tag::Image { .. }) => pictures += 1,
            Event::End(TagEnd::Image) if pictures == 1 => break,
            Event::End(TagEnd::Image) => pictures -= 1,
            Event::Text(text) | Event::Code(text) | Event::InlineHtml(text) => words.push_str(&text),
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            _ => {}
        }
    }
    words
}

/// Reads a picture, or says what is wrong with it.
pub(super) fn read(file: &str, title: &str, alt: String) -> Result<ImageAttrs, String> {
    let id = file.strip_prefix("fil_").unwrap_or_default();
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
        let shown: String = file.chars().take(100).collect();
        return Err(format!("the picture {shown:?} must be an uploaded file, given by its id: ![alt](fil_…)"));
    }
    if alt.chars().count() > LONGEST_DESCRIPTION {
        return Err(format!("the description of a picture must be at most {LONGEST_DESCRIPTION} characters long"));
    }
    let width = match title.trim() {
        "" => None,
        title => Some(width(title).ok_or_else(|| {
            format!("the title of a picture is its width, from \"1%\" to \"100%\", and not {title:?}")
        })?),
    };
    Ok(ImageAttrs { file: file.to_owned(), width, alt, align: None })
}

fn width(title: &str) -> Option<f64> {
    let percent: u8 = title.strip_suffix('%')?.trim_end().parse().ok()?;
    (1..=100).contains(&percent).then(|| f64::from(percent) / 100.0)
}

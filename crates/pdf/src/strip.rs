//! Taking out of a picture what is not the picture, without decoding it.

/// A JPEG without comments and metadata, and how many channels it has. `None` where its structure is odd.
///
/// What decides about colours stays: the colour profile, and Adobe's mark, which says how channels are to be read.
pub(crate) fn jpeg(bytes: &[u8]) -> Option<(Vec<u8>, u8)> {
    let mut kept = bytes.get(..2)?.to_vec();
    let mut channels = None;
    let mut rest = &bytes[2..];
    loop {
        let (marker, segment, after) = segment(rest)?;
        match marker {
            // Start of frame, in its many kinds.
            0xc0..=0xc3 | 0xc5..=0xc7 | 0xc9..=0xcb | 0xcd..=0xcf => channels = segment.get(9).copied(),
            // Start of scan: the rest is compressed pixels, up to the end of the picture.
            0xda => {
                let end = end_of_picture(rest)?;
                kept.extend_from_slice(&rest[..end]);
                return Some((kept, channels?));
            }
            _ => {}
        }
        let stays = match marker {
            0xe0 => segment.get(4..9) == Some(b"JFIF\0"),
            0xe2 => segment.get(4..16) == Some(b"ICC_PROFILE\0"),
            0xee => segment.get(4..9) == Some(b"Adobe"),
            0xe1..=0xef | 0xfe => false,
            _ => true,
        };
        if stays {
            kept.extend_from_slice(segment);
        }
        rest = after;
    }
}

/// How many channels a JPEG has.
pub(crate) fn channels(bytes: &[u8]) -> Option<u8> {
    jpeg(bytes).map(|(_, channels)| channels)
}

/// A segment of a JPEG, and what follows.
fn segment(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let [0xff, marker, high, low, ..] = bytes else { return None };
    let length = 2 + usize::from(u16::from_be_bytes([*high, *low]));
    // Markers without a length have no place here.
    if length < 4 || matches!(marker, 0x00 | 0x01 | 0xd0..=0xd9 | 0xff) {
        return None;
    }
    let (segment, after) = bytes.split_at_checked(length)?;
    Some((*marker, segment, after))
}

/// Where the picture ends that starts with this scan. More scans may come, and other pictures may follow.
fn end_of_picture(bytes: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        match bytes.get(at..at + 2)? {
            [0xff, 0xd9] => return Some(at + 2),
            // Part of the compressed pixels.
            [0xff, 0x00 | 0xd0..=0xd7] => at += 2,
            [0xff, 0xff] => at += 1,
            [0xff, _] => at += segment(&bytes[at..])?.1.len(),
            _ => at += 1,
        }
    }
}

/// A PNG of nothing but the picture and what decides about its colours. `None` where its structure is odd.
pub(crate) fn png(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut kept = bytes.get(..8)?.to_vec();
    let mut rest = &bytes[8..];
    loop {
        let length = u32::from_be_bytes(rest.get(..4)?.try_into().ok()?);
        let (chunk, after) = rest.split_at_checked(usize::try_from(length).ok()?.checked_add(12)?)?;
        match &chunk[4..8] {
            b"IHDR" | b"PLTE" | b"IDAT" | b"tRNS" | b"gAMA" | b"cHRM" | b"sRGB" | b"iCCP" | b"sBIT" | b"cICP" => {
                kept.extend_from_slice(chunk);
            }
            b"IEND" => {
                kept.extend_from_slice(chunk);
                return Some(kept);
            }
            _ => {}
        }
        rest = after;
    }
}

use std::io::Cursor;

use countersign_pdf::{Kind, Limits, Picture, Refused, normalise, shrink};
use image::{DynamicImage, GenericImageView as _, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};

/// A picture that is red at the left and blue at the right, so that its turning shows.
fn picture() -> DynamicImage {
    DynamicImage::ImageRgb8(RgbImage::from_fn(
        64,
        32,
        |x, _| if x < 32 { Rgb([255, 0, 0]) } else { Rgb([0, 0, 255]) },
    ))
}

fn encoded(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Vec::new();
    picture.write_to(&mut Cursor::new(&mut bytes), format).expect("memory");
    bytes
}

fn normal(bytes: &[u8]) -> Picture {
    normalise(bytes, &Limits::default()).expect("a picture")
}

/// An EXIF block that says how the camera was held, and where.
fn exif(orientation: u8) -> Vec<u8> {
    let mut block = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
    block.extend([orientation, 0, 0, 0, 0, 0, 0]);
    block.extend(b"GPS 48.2082 N 16.3738 E");
    block
}

/// Puts a segment behind the start of a JPEG.
fn with_segment(jpeg: &[u8], marker: u8, content: &[u8]) -> Vec<u8> {
    let length = u16::try_from(content.len() + 2).expect("short").to_be_bytes();
    [&jpeg[..2], &[0xff, marker], &length, content, &jpeg[2..]].concat()
}

fn with_exif(jpeg: &[u8], orientation: u8) -> Vec<u8> {
    with_segment(jpeg, 0xe1, &[&b"Exif\0\0"[..], &exif(orientation)].concat())
}

fn contains(bytes: &[u8], needle: &[u8]) -> bool {
    bytes.windows(needle.len()).any(|window| window == needle)
}

#[test]
fn a_plain_picture_is_kept_as_it_is() {
    for (format, kind) in [(ImageFormat::Jpeg, Kind::Jpeg), (ImageFormat::Png, Kind::Png)] {
        let bytes = encoded(&picture(), format);
        assert_eq!(normal(&bytes), Picture { kind, bytes, width: 64, height: 32 });
    }
}

#[test]
fn metadata_of_a_jpeg_is_left_out_and_its_pixels_are_kept() {
    let plain = encoded(&picture(), ImageFormat::Jpeg);
    let mut talkative = with_segment(&with_exif(&plain, 1), 0xfe, b"made by somebody");
    talkative.extend_from_slice(b"a film behind the picture");
    assert!(contains(&talkative, b"GPS") && contains(&talkative, b"somebody"));
    assert_eq!(normal(&talkative).bytes, plain);
}

#[test]
fn a_jpeg_taken_sideways_is_turned() {
    let jpeg = encoded(&picture(), ImageFormat::Jpeg);
    // Red was at the left, and is at the top after a quarter turn clockwise.
    let turned = normal(&with_exif(&jpeg, 6));
    assert_eq!((turned.kind, turned.width, turned.height), (Kind::Jpeg, 32, 64));
    assert!(!contains(&turned.bytes, b"GPS") && !contains(&turned.bytes, b"Exif"));
    let pixels = image::load_from_memory(&turned.bytes).expect("a JPEG");
    let Rgba([red, _, blue, _]) = pixels.get_pixel(16, 5);
    assert!(red > 200 && blue < 60);
}

#[test]
fn metadata_of_a_png_is_left_out() {
    let plain = encoded(&picture(), ImageFormat::Png);
    let chunk = |name: &[u8; 4], content: &[u8]| {
        let length = u32::try_from(content.len()).expect("short").to_be_bytes();
        // Readers don't look at the checksum of what they pass over; ours is wrong on purpose.
        [&length[..], name, content, &[0; 4]].concat()
    };
    let talkative = [&plain[..33], &chunk(b"tEXt", b"Author\0somebody"), &plain[33..]].concat();
    let result = normal(&talkative);
    assert!(!contains(&result.bytes, b"somebody"));
    let pixels = image::load_from_memory(&result.bytes).expect("a PNG");
    assert_eq!(pixels.to_rgb8(), picture().to_rgb8());
}

#[test]
fn webp_becomes_what_documents_can_hold() {
    let see_through = DynamicImage::ImageRgba8(RgbaImage::from_pixel(8, 8, Rgba([1, 2, 3, 4])));
    let result = normal(&encoded(&see_through, ImageFormat::WebP));
    assert_eq!((result.kind, result.width, result.height), (Kind::Png, 8, 8));
    assert_eq!(image::load_from_memory(&result.bytes).expect("a PNG").to_rgba8(), see_through.to_rgba8());
}

#[test]
fn a_jpeg_of_printing_inks_becomes_one_of_light() {
    let inks = include_bytes!("inks.jpg");
    let result = normal(inks);
    assert_eq!(result.kind, Kind::Jpeg);
    let pixels = image::load_from_memory(&result.bytes).expect("a JPEG");
    assert_eq!(pixels.color().channel_count(), 3);
}

#[test]
fn what_is_no_whole_picture_is_refused() {
    let limits = Limits::default();
    for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP] {
        let bytes = encoded(&picture(), format);
        let small = normalise(&bytes, &Limits { pixels: 100, ..limits.clone() });
        assert_eq!(small, Err(Refused::TooManyPixels { width: 64, height: 32, limit: 100 }));
        let cut = normalise(&bytes[..30], &limits);
        assert!(matches!(cut, Err(Refused::Damaged { .. })), "{format:?}: {cut:?}");
    }
    assert_eq!(normalise(b"%PDF-1.7", &limits), Err(Refused::UnknownType));
    assert_eq!(normalise(b"", &limits), Err(Refused::Empty));
}

#[test]
fn a_bomb_is_refused_before_it_goes_off() {
    // A header that claims 60,000 by 60,000 pixels, with nothing behind.
    let mut png = encoded(&picture(), ImageFormat::Png);
    png[16..20].copy_from_slice(&60_000_u32.to_be_bytes());
    png[20..24].copy_from_slice(&60_000_u32.to_be_bytes());
    let header = crc(&png[12..29]);
    png[29..33].copy_from_slice(&header.to_be_bytes());
    let refused = normalise(&png, &Limits::default());
    assert!(matches!(refused, Err(Refused::TooManyPixels { width: 60_000, .. })), "{refused:?}");
}

fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |mut crc, byte| {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
        }
        crc
    })
}

#[test]
fn a_picture_is_made_smaller_in_its_proportions_and_keeps_its_format() {
    for (format, kind) in [(ImageFormat::Jpeg, Kind::Jpeg), (ImageFormat::Png, Kind::Png)] {
        let bytes = encoded(&picture(), format);
        let small = shrink(&bytes, 512, &Limits::default()).expect("a picture");
        assert_eq!((small.kind, small.width, small.height), (kind, 32, 16));
        let seen = image::load_from_memory(&small.bytes).expect("a picture");
        let [red, _, blue, _] = seen.get_pixel(30, 8).0;
        assert!(red < 60 && blue > 200, "the right is still blue");
        let same = shrink(&bytes, 1_000_000, &Limits::default()).expect("a picture");
        assert_eq!((same.width, same.height), (64, 32));
    }
    let webp = encoded(&picture(), ImageFormat::WebP);
    assert_eq!(shrink(&webp, 512, &Limits::default()), Err(Refused::UnknownType));
}

#[test]
fn what_telephones_make_is_brought_down_to_what_is_printed() {
    let photo = DynamicImage::ImageRgb8(RgbImage::from_pixel(4_000, 3_000, Rgb([10, 200, 10])));
    let small = normal(&encoded(&photo, ImageFormat::Jpeg));
    assert_eq!((small.kind, small.width, small.height), (Kind::Jpeg, 3_405, 2_554));
    let page = DynamicImage::ImageRgb8(RgbImage::from_pixel(2_480, 3_507, Rgb([10, 200, 10])));
    let bytes = encoded(&page, ImageFormat::Jpeg);
    assert_eq!(normal(&bytes).bytes, bytes, "a page at 300 to the inch stays as it is");
}

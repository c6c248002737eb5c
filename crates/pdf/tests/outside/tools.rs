//! Other people's programs, and looking at pictures.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use image::RgbImage;

fn run(program: &str, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{program} is installed by scripts/need: {error}"));
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let feeder = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    // A program may end before it has read everything.
    let _ = feeder.join();
    output
}

/// The text of a PDF, page after page.
pub fn text(pdf: &[u8]) -> String {
    let output = run("pdftotext", &["-layout", "-", "-"], pdf);
    assert!(output.status.success(), "pdftotext: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// What `pdfinfo` says.
pub fn info(pdf: &[u8]) -> String {
    let output = run("pdfinfo", &["-"], pdf);
    assert!(output.status.success(), "pdfinfo: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "pdfinfo: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A file with the bytes, for as long as it is held.
struct Held(std::path::PathBuf);

impl Held {
    fn new(bytes: &[u8]) -> Self {
        use std::sync::atomic::{AtomicUsize, Ordering};
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let name = format!("pdf-{}-{}.pdf", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, bytes).expect("a temporary file");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("UTF-8")
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Fails unless `qpdf` finds nothing to complain about.
pub fn assert_clean(pdf: &[u8]) {
    let file = Held::new(pdf);
    let output = run("qpdf", &["--check", file.path()], b"");
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && !said.contains("WARNING"), "qpdf: {said}");
}

/// The PDF as `qpdf` writes it anew with the arguments.
pub fn qpdf(pdf: &[u8], arguments: &[&str]) -> Vec<u8> {
    let (input, result) = (Held::new(pdf), Held::new(b""));
    let mut all = vec!["--warning-exit-0", "--static-id"];
    all.extend_from_slice(arguments);
    all.extend_from_slice(&[input.path(), result.path()]);
    let output = run("qpdf", &all, b"");
    assert!(output.status.success(), "qpdf: {}", String::from_utf8_lossy(&output.stderr));
    std::fs::read(&result.0).expect("a result")
}

/// The bytes with the first of some text replaced by other text.
pub fn replaced(bytes: &[u8], old: &str, new: &str) -> Vec<u8> {
    let at = bytes.windows(old.len()).position(|window| window == old.as_bytes()).expect("the text to replace");
    [&bytes[..at], new.as_bytes(), &bytes[at + old.len()..]].concat()
}

/// A page of a PDF as poppler draws it, at a pixel for each point.
pub fn poppler_page(pdf: &[u8], page: usize) -> RgbImage {
    let page = (page + 1).to_string();
    let output = run("pdftoppm", &["-png", "-cropbox", "-r", "72", "-f", &page, "-l", &page, "-"], pdf);
    let picture = image::load_from_memory(&output.stdout).expect("pdftoppm draws the page");
    picture.to_rgb8()
}

/// A page of a PDF as we draw it, at a pixel for each point.
pub fn our_page(pdf: &[u8], page: usize) -> RgbImage {
    let limits = countersign_pdf::Limits::default();
    let png = countersign_pdf::page_png(pdf, page, countersign_pdf::Size::Scale(1.0), &limits).expect("a picture");
    image::load_from_memory(&png).expect("a PNG").to_rgb8()
}

/// Whether the pixel at these fractions of the picture is red.
pub fn is_red(picture: &RgbImage, across: f64, down: f64) -> bool {
    let [red, green, blue] = at(picture, across, down);
    red > 200 && green < 80 && blue < 80
}

/// The pixel at these fractions of the picture.
pub fn at(picture: &RgbImage, across: f64, down: f64) -> [u8; 3] {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "fractions of a picture")]
    let pixel = |fraction: f64, side: u32| ((fraction * f64::from(side)) as u32).min(side - 1);
    picture.get_pixel(pixel(across, picture.width()), pixel(down, picture.height())).0
}

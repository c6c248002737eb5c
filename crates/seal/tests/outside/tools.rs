//! Other people's programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs a program in a folder; it has to succeed.
pub fn run(folder: &Path, program: &str, arguments: &[&str]) -> String {
    let output = output(folder, program, arguments);
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{program} {arguments:?}: {said}");
    said
}

fn output(folder: &Path, program: &str, arguments: &[&str]) -> Output {
    let output = Command::new(program).args(arguments).current_dir(folder).output();
    output.unwrap_or_else(|error| panic!("{program} is installed by `scripts/need test`: {error}"))
}

/// Fails unless `qpdf` finds nothing to complain about.
pub fn assert_clean(pdf: &[u8]) {
    let folder = TempDir::new().expect("a folder");
    std::fs::write(folder.path().join("a.pdf"), pdf).expect("a file");
    let said = run(folder.path(), "qpdf", &["--check", "a.pdf"]);
    assert!(!said.contains("WARNING"), "qpdf: {said}");
}

/// What poppler's `pdfsig` says.
pub fn pdfsig(pdf: &[u8]) -> String {
    let folder = TempDir::new().expect("a folder");
    std::fs::write(folder.path().join("a.pdf"), pdf).expect("a file");
    // Certificates are not judged here: poppler would look for them in a browser's store.
    run(folder.path(), "pdfsig", &["-nocert", "a.pdf"])
}

/// The Python that has pyHanko.
fn python() -> String {
    let python = root().join(".cache/pdf-venv/bin/python");
    assert!(python.exists(), "pyHanko is not there; run `scripts/need test` or `scripts/pdf-validators`");
    python.to_str().expect("UTF-8").to_owned()
}

/// The PDF after pyHanko signed it (`sign`) or put a document time stamp behind it (`stamp`), with this key.
pub fn others(what: &str, pdf: &[u8], key: &str, certificate: &str) -> Vec<u8> {
    let folder = TempDir::new().expect("a folder");
    for (name, content) in
        [("a.pdf", pdf), ("key.pem", key.as_bytes()), ("certificate.pem", certificate.as_bytes())]
    {
        std::fs::write(folder.path().join(name), content).expect("a file");
    }
    let script = root().join("crates/seal/tests/outside/others.py");
    let script = script.to_str().expect("UTF-8");
    run(folder.path(), &python(), &[script, what, "a.pdf", "key.pem", "certificate.pem", "b.pdf"]);
    std::fs::read(folder.path().join("b.pdf")).expect("a file")
}

/// What pyHanko says, with these certificates (PEM) trusted.
pub fn pyhanko(pdf: &[u8], trusted: &[&str]) -> Value {
    let folder = TempDir::new().expect("a folder");
    std::fs::write(folder.path().join("a.pdf"), pdf).expect("a file");
    let script = root().join("crates/seal/tests/outside/validate.py");
    let mut arguments = vec![script.to_str().expect("UTF-8").to_owned(), "a.pdf".to_owned()];
    for (number, pem) in trusted.iter().enumerate() {
        let name = format!("{number}.pem");
        std::fs::write(folder.path().join(&name), pem).expect("a file");
        arguments.push(name);
    }
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let output = output(folder.path(), &python(), &arguments);
    assert!(output.status.success(), "pyHanko: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

//! The crates depend on each other in one direction, as docs/ARCHITECTURE.md draws it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What each crate may use of ours.
const MAY_USE: [(&str, &[&str]); 10] = [
    ("model", &[]),
    ("template", &["model"]),
    ("pdf", &[]),
    ("store", &["model"]),
    ("render", &["model", "template", "pdf", "seal"]),
    ("seal", &["model", "pdf"]),
    ("outbound", &["model"]),
    ("app", &["model", "template", "store", "render", "seal", "outbound"]),
    ("http", &["model", "app"]),
    ("countersign", &["model", "template", "store", "render", "seal", "outbound", "app", "http"]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").to_owned()
}

fn manifest(folder: &Path) -> toml::Table {
    let text = std::fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
    text.parse().expect("TOML")
}

/// The folders of the crates, by the names under which packages are published and used.
fn crates() -> BTreeMap<String, toml::Table> {
    let folders =
        std::fs::read_dir(root().join("crates")).expect("crates").map(|entry| entry.expect("an entry").path());
    let folders = folders.filter(|folder| folder.join("Cargo.toml").exists());
    folders.map(|folder| (folder.file_name().unwrap().to_str().unwrap().to_owned(), manifest(&folder))).collect()
}

/// Every table of dependencies in a manifest, those for some platforms only included.
fn dependencies(manifest: &toml::Table, kinds: &[&str]) -> toml::Table {
    let mut found = toml::Table::new();
    for (key, value) in manifest {
        let Some(table) = value.as_table() else { continue };
        if kinds.contains(&key.as_str()) {
            found.extend(table.clone());
        } else if key == "target" {
            for platform in table.values().filter_map(toml::Value::as_table) {
                found.extend(dependencies(platform, kinds));
            }
        }
    }
    found
}

/// The crates of ours that one uses, by the names of their folders.
fn used(manifest: &toml::Table, kinds: &[&str], crates: &BTreeMap<String, toml::Table>) -> BTreeSet<String> {
    let workspace = self::manifest(&root())["workspace"]["dependencies"].as_table().expect("dependencies").clone();
    let package = |name: &str, value: &toml::Value| {
        let shared = value.get("workspace").is_some().then(|| workspace[name].clone());
        let value = shared.unwrap_or_else(|| value.clone());
        value.get("package").and_then(toml::Value::as_str).unwrap_or(name).to_owned()
    };
    let packages: BTreeSet<_> =
        dependencies(manifest, kinds).iter().map(|(name, value)| package(name, value)).collect();
    let ours =
        crates.iter().filter(|(_, own)| packages.contains(own["package"]["name"].as_str().expect("a name")));
    ours.map(|(folder, _)| folder.clone()).collect()
}

#[test]
fn crates_use_only_those_below_them() {
    let crates = crates();
    for (folder, manifest) in &crates {
        let (_, allowed) = MAY_USE.iter().find(|(name, _)| name == folder).unwrap_or_else(|| {
            panic!("crates/{folder} has no place in docs/ARCHITECTURE.md and in this test; give it one")
        });
        let used = used(manifest, &["dependencies", "build-dependencies", "dev-dependencies"], &crates);
        let wrong: Vec<_> = used.iter().filter(|name| !allowed.contains(&name.as_str())).collect();
        assert!(wrong.is_empty(), "crates/{folder} must not use {wrong:?}");
    }
}

#[test]
fn the_way_from_http_to_the_store_leads_through_the_app() {
    let crates = crates();
    let kinds = ["dependencies", "build-dependencies"];
    let of = |folder: &str| used(&crates[folder], &kinds, &crates).into_iter().collect::<Vec<_>>();
    assert_eq!(of("http"), ["app", "model"]);
    assert_eq!(
        of("app"),
        ["model", "outbound", "render", "seal", "store", "template"],
        "the crate is found to use what it is known to use"
    );
    assert_eq!(of("model"), [""; 0]);
}

#[test]
fn no_source_of_a_lower_crate_names_a_higher_one() {
    // A path dependency that is only declared could be forgotten here; a `use` can't be.
    let crates = crates();
    for (folder, allowed) in MAY_USE {
        if !crates.contains_key(folder) {
            continue;
        }
        let forbidden =
            MAY_USE.iter().map(|(name, _)| *name).filter(|name| *name != folder && !allowed.contains(name));
        let forbidden: Vec<_> = forbidden.map(|name| if name == "http" { "http_api" } else { name }).collect();
        for (path, source) in sources(&root().join("crates").join(folder).join("src")) {
            for name in &forbidden {
                let line = source.lines().find(|line| line.trim_start().starts_with(&format!("use {name}::")));
                assert!(line.is_none(), "{} holds {line:?}", path.display());
            }
        }
    }
}

fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).expect("a source");
            found.push((path, source));
        }
    }
    found
}

//! The page of one version: its operations, in groups.

use askama::Template;
use serde_json::Value;

use super::operation::{Operation, Surroundings};
use super::prose::Prose;
use super::schema::Schemas;
use crate::config::HttpConfig;
use crate::openapi::{Version, document};
use crate::pages::Frame;

/// A reference is read in the order in which one works; groups that are not named here follow.
const FIRST: [&str; 3] = ["Account", "Templates", "Documents"];
const METHODS: [&str; 5] = ["get", "post", "patch", "put", "delete"];

#[derive(Template)]
#[template(path = "docs/version.html")]
struct VersionPage<'a> {
    frame: Frame,
    /// Which page this is, for the navigation.
    current: &'static str,
    title: &'a str,
    description: Prose,
    server: &'a str,
    key: &'a str,
    /// The name of the version in addresses.
    name: &'static str,
    groups: Vec<Group>,
}

/// Operations under one heading.
struct Group {
    name: String,
    operations: Vec<Operation>,
}

/// Writes the page of a version.
pub(super) fn write(config: &HttpConfig, version: Version) -> askama::Result<String> {
    let document = serde_json::to_value(document(version)).unwrap_or_default();
    let (name, key) = match version {
        Version::V1 => ("v1", "Authorization: Bearer $API_KEY"),
        Version::V2 => ("v2", "X-Api-Key: $API_KEY"),
    };
    let prefix = document["servers"][0]["url"].as_str().unwrap_or_default();
    let server = format!("{}{prefix}", config.base_url);
    let around = Surroundings { schemas: Schemas::of(&document), server: &server, key };
    let page = VersionPage {
        frame: Frame::new(),
        current: name,
        title: document["info"]["title"].as_str().unwrap_or_default(),
        description: Prose::read(document["info"]["description"].as_str().unwrap_or_default()),
        server: &server,
        key,
        name,
        groups: groups(operations(&around, &config.base_url, &document)),
    };
    page.render()
}

fn operations<'a>(around: &Surroundings<'a>, base_url: &str, document: &'a Value) -> Vec<Operation> {
    let paths = document["paths"].as_object().into_iter().flatten();
    let all = paths.flat_map(|(path, item)| METHODS.map(|method| (path, method, item)));
    let read = |(path, method, item): (&'a String, &str, &'a Value)| {
        // A path that lies elsewhere says where it begins.
        let elsewhere =
            item["servers"][0]["url"].as_str().map(|at| format!("{base_url}{}", at.trim_end_matches('/')));
        let server = elsewhere.as_deref().unwrap_or(around.server);
        Some(Operation::read(around, server, method, path, item.get(method)?))
    };
    all.filter_map(read).collect()
}

fn groups(operations: Vec<Operation>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for operation in operations {
        match groups.iter_mut().find(|group| group.name == operation.group) {
            Some(group) => group.operations.push(operation),
            None => groups.push(Group { name: operation.group.clone(), operations: vec![operation] }),
        }
    }
    groups.sort_by_key(|group| FIRST.iter().position(|first| *first == group.name).unwrap_or(FIRST.len()));
    groups
}

impl Group {
    /// Its place on the page.
    fn anchor(&self) -> String {
        self.name.to_lowercase().replace(' ', "-")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_has_its_place_and_its_command() {
        for version in [Version::V1, Version::V2] {
            let page = write(&HttpConfig::default(), version).expect("a page");
            let document = serde_json::to_value(document(version)).expect("a document");
            let items = document["paths"].as_object().expect("paths").values();
            let operations = items.flat_map(|item| METHODS.iter().filter_map(|method| item.get(method)));
            let mut count = 0;
            for operation in operations {
                let anchor = operation["operationId"].as_str().expect("an id");
                assert!(page.contains(&format!("id=\"{anchor}\"")), "{anchor}");
                count += 1;
            }
            assert_eq!(page.matches("<code>curl ").count(), count);
            let root = HttpConfig::default().base_url;
            let elsewhere = page.contains(&format!("curl -X POST &#34;{root}/api/integrations/documents&#34;"));
            assert_eq!(elsewhere, version == Version::V2);
            assert!(!page.contains("<script") && !page.contains(" style="));
        }
    }
}

//! The operations of the interface, as the OpenAPI documents tell them.

use std::collections::BTreeMap;

use countersign_tests::{Client, Workspace};
use http_api::Version;
use reqwest::{Method, RequestBuilder};
use serde_json::Value;

pub const VERSIONS: [Version; 2] = [Version::V1, Version::V2];

/// One operation.
pub struct Operation {
    pub version: Version,
    pub method: Method,
    /// Below the version's prefix.
    pub path: String,
    /// What the document says of it.
    pub spec: Value,
    pub prefix: String,
}

/// The OpenAPI document of a version.
pub fn document(version: Version) -> Value {
    serde_json::to_value(http_api::document(version)).expect("a document")
}

/// All operations of both versions.
pub fn operations() -> Vec<Operation> {
    VERSIONS.into_iter().flat_map(of_version).collect()
}

fn of_version(version: Version) -> Vec<Operation> {
    let document = document(version);
    let prefix = document["servers"][0]["url"].as_str().expect("a prefix").to_owned();
    let paths: BTreeMap<String, BTreeMap<String, Value>> =
        serde_json::from_value(document["paths"].clone()).expect("paths of methods");
    let mut operations = Vec::new();
    for (path, mut methods) in paths {
        // A path that lies elsewhere says where it begins.
        let elsewhere =
            methods.remove("servers").and_then(|servers| servers[0]["url"].as_str().map(str::to_owned));
        let prefix = elsewhere.map_or_else(|| prefix.clone(), |at| at.trim_end_matches('/').to_owned());
        for (method, spec) in methods {
            let method = method.to_uppercase().parse().expect("a method");
            operations.push(Operation { version, method, path: path.clone(), spec, prefix: prefix.clone() });
        }
    }
    operations
}

impl Operation {
    /// How messages call it.
    pub fn name(&self) -> String {
        format!("{} {}{}", self.method, self.prefix, self.path)
    }

    /// Its whole path, with the places of ids in it, as metrics and log name it.
    pub fn pattern(&self) -> String {
        format!("{}{}", self.prefix, self.path)
    }

    pub fn takes_id(&self) -> bool {
        self.path.contains("{id}")
    }

    /// Whether it takes a JSON body.
    pub fn takes_body(&self) -> bool {
        self.spec["requestBody"]["content"].get("application/json").is_some()
    }

    /// Whether its body may be a form.
    pub fn takes_form(&self) -> bool {
        self.spec["requestBody"]["content"].get("application/x-www-form-urlencoded").is_some()
    }

    /// Whether its body is a file.
    pub fn takes_file(&self) -> bool {
        self.spec.get("requestBody").is_some() && !self.takes_body()
    }

    /// The names of its query parameters.
    pub fn parameters(&self) -> Vec<String> {
        let listed = self.spec["parameters"].as_array().cloned().unwrap_or_default();
        let query = listed.iter().filter(|parameter| parameter["in"] == "query");
        query.map(|parameter| parameter["name"].as_str().expect("a name").to_owned()).collect()
    }

    /// The names of its body's fields, those of nested objects included.
    pub fn fields(&self) -> Vec<String> {
        let mut fields = Vec::new();
        gather(&self.spec["requestBody"], &document(self.version), &mut fields);
        fields
    }

    /// The names of the fields that its body can't do without.
    pub fn required_fields(&self) -> Vec<String> {
        let schema = &self.spec["requestBody"]["content"]["application/json"]["schema"];
        let place = schema["$ref"].as_str().unwrap_or_default().trim_start_matches('#');
        let document = document(self.version);
        let required = document.pointer(place).and_then(|schema| schema["required"].as_array());
        required.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Whether its body may be left out.
    pub fn body_is_optional(&self) -> bool {
        self.spec["requestBody"]["required"] != true
    }

    /// A request without any key. An id may come with that of a respondent, behind a bar.
    pub fn request(&self, client: &Client, id: &str) -> RequestBuilder {
        let (id, inner) = id.split_once('|').unwrap_or((id, "rsp_01jcmwk1x3f2q8z5v7t9r4n6ab"));
        let path = self
            .path
            .replace("{id}", id)
            .replace("{page}", "1")
            .replace("{number}", "1")
            .replace("{respondent}", inner);
        client.request(self.method.clone(), &format!("{}{path}", self.prefix))
    }

    /// A request with a key, in the header that the version wants.
    pub fn request_by(&self, workspace: &Workspace, id: &str) -> RequestBuilder {
        let request = self.request(&workspace.node.client, id);
        match self.version {
            Version::V1 => request.bearer_auth(&workspace.key),
            Version::V2 => request.header("x-api-key", &workspace.key),
        }
    }
}

fn gather(schema: &Value, document: &Value, fields: &mut Vec<String>) {
    match schema {
        Value::Array(parts) => parts.iter().for_each(|part| gather(part, document, fields)),
        Value::Object(parts) => {
            for (key, part) in parts {
                if let (true, Some(target)) = (key == "$ref", part.as_str()) {
                    let target = target.trim_start_matches('#');
                    gather(document.pointer(target).expect("a known schema"), document, fields);
                } else if let (true, Some(properties)) = (key == "properties", part.as_object()) {
                    fields.extend(properties.keys().cloned());
                    gather(part, document, fields);
                } else if key != "example" {
                    gather(part, document, fields);
                }
            }
        }
        _ => {}
    }
}

//! The operations of the session API, as its OpenAPI document tells them.

use std::collections::BTreeMap;

use countersign_tests::Person;
use reqwest::{Method, RequestBuilder};
use serde_json::Value;

/// Stands for a picture in the table of bodies, which are text.
pub const PICTURE: &str = "(a picture)";

/// One operation.
pub struct Operation {
    pub method: Method,
    /// Below `/api/console`.
    pub path: String,
}

/// All of them.
pub fn operations() -> Vec<Operation> {
    let document = serde_json::to_value(http_api::session_document()).expect("a document");
    let paths: BTreeMap<String, BTreeMap<String, Value>> =
        serde_json::from_value(document["paths"].clone()).expect("paths of methods");
    let mut operations = Vec::new();
    for (path, methods) in paths {
        for method in methods.keys() {
            let method = method.to_uppercase().parse().expect("a method");
            operations.push(Operation { method, path: path.clone() });
        }
    }
    operations
}

impl Operation {
    /// How messages and the table call it.
    pub fn name(&self) -> String {
        format!("{} {}", self.method, self.path)
    }

    /// Its address. What is named first in it is the id; where a second is named, it follows the id behind a bar.
    pub fn address(&self, id: &str) -> String {
        let (id, inner) = id.split_once('|').unwrap_or((id, "rsp_01jcmwk1x3f2q8z5v7t9r4n6ab"));
        let mut address = self.path.clone();
        for (place, value) in [("{page}", "1"), ("{number}", "1"), ("{respondent}", inner)] {
            address = address.replace(place, value);
        }
        while let (Some(start), Some(end)) = (address.find('{'), address.find('}')) {
            address.replace_range(start..=end, id);
        }
        address
    }

    /// A request of somebody at the console, from one of our pages.
    pub fn request(&self, person: &Person, id: &str, body: &str) -> RequestBuilder {
        with_body(person.request(self.method.clone(), &self.address(id)), body, id)
    }

    /// The same with a browser's cookies, but from nowhere.
    pub fn foreign_request(&self, person: &Person, id: &str, body: &str) -> RequestBuilder {
        with_body(person.foreign_request(self.method.clone(), &self.address(id)), body, id)
    }
}

/// A small PNG.
pub fn picture() -> Vec<u8> {
    let mut png = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(4, 4).write_to(&mut png, image::ImageFormat::Png).expect("a picture");
    png.into_inner()
}

fn with_body(request: RequestBuilder, body: &str, id: &str) -> RequestBuilder {
    if body.is_empty() {
        return request;
    }
    if body == PICTURE {
        return request.body(picture());
    }
    let id = id.split('|').next().unwrap_or_default();
    request.header("content-type", "application/json").body(body.replace("{id}", id))
}

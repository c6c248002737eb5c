//! The examples are what they are meant to be: sound, complete in themselves, and together they show everything.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests fail by panicking")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use countersign_template::Template;
use countersign_template::content::{Content, Kind, Limits, Mark, Node};
use countersign_template::form::FormSchema;
use countersign_template::markdown;
use model::body::{Body, JsonObject};
use model::error::Problems;
use model::values::Values;
use serde_json::Value;

struct Example {
    name: String,
    folder: PathBuf,
    template: Value,
    data: Value,
}

fn examples() -> Vec<Example> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut folders: Vec<PathBuf> = std::fs::read_dir(&root)
        .expect("examples")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    let read = |path: PathBuf| -> Value {
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    folders
        .into_iter()
        .map(|folder| Example {
            name: folder.file_name().expect("a name").to_string_lossy().into_owned(),
            template: read(folder.join("template.json")),
            data: read(folder.join("data.json")),
            folder,
        })
        .collect()
}

impl Example {
    fn is_markdown(&self) -> bool {
        self.template["content"].get("markdown").is_some()
    }

    fn root(&self) -> Node {
        let mut problems = Problems::new();
        let mut source = JsonObject::stored(self.template["content"].to_string()).expect("content");
        if markdown::is_markdown(&source) {
            let tree = markdown::expand(&source, &Limits::default(), &mut problems);
            source = tree.unwrap_or_else(|| panic!("{}: {problems:?}", self.name));
        }
        let content = Content::read(&source, &Limits::default(), &mut problems);
        if let Err(error) = problems.done() {
            panic!("{}: {error:?}", self.name);
        }
        content.root.expect("a root")
    }

    fn form(&self) -> FormSchema {
        serde_json::from_value(self.template["formSchema"].clone())
            .unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }

    /// Names that can be printed: variables, fields and expressions.
    fn names(&self) -> BTreeSet<String> {
        let keys = |part: &str| self.template[part].as_object().expect("an object").keys().cloned();
        let fields = self.form().fields.into_iter().map(|field| field.id);
        keys("symbolTable").chain(keys("expressionTable")).chain(fields).collect()
    }
}

/// The example of the guide, which is held to the same.
fn guide() -> Example {
    let guide = include_str!("../../../docs/TEMPLATES.md");
    let (_, section) = guide.split_once("## A complete example").expect("the section");
    let mut blocks = section.split("```json\n").skip(1).map(|block| {
        let (block, _) = block.split_once("```").expect("an end");
        serde_json::from_str::<Value>(block).expect("JSON")
    });
    let template = blocks.next().expect("a template");
    let data = blocks.next().expect("a document")["data"].clone();
    Example { name: "docs/TEMPLATES.md".to_owned(), folder: PathBuf::new(), template, data }
}

fn walk<'a>(nodes: &'a [Node], visit: &mut dyn FnMut(&'a Node)) {
    for node in nodes {
        visit(node);
        walk(&node.content, visit);
    }
}

/// Every node of a tree, with those of header and footer.
fn all(root: &Node) -> Vec<&Node> {
    let mut found = vec![root];
    if let Kind::Doc(attrs) = &root.kind {
        walk(&attrs.header, &mut |node| found.push(node));
        walk(&attrs.footer, &mut |node| found.push(node));
    }
    walk(&root.content, &mut |node| found.push(node));
    found
}

/// What a node or a mark is called.
fn kind_of(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value).expect("JSON")["type"].as_str().expect("a type").to_owned()
}

#[test]
fn there_are_ten_and_three_are_markdown() {
    let examples = examples();
    assert_eq!(examples.len(), 10);
    assert!(examples.iter().filter(|example| example.is_markdown()).count() >= 3);
}

#[test]
fn every_example_is_sound() {
    for example in examples().into_iter().chain([guide()]) {
        let Example { name, template, data, .. } = &example;
        assert!(template["name"].as_str().is_some_and(|name| !name.is_empty()), "{name} has no name");
        let root = example.root();
        let names = example.names();
        // With everything held together, as saving does.
        let object = |part: &str| {
            let value = template.get(part).cloned().unwrap_or_else(|| serde_json::json!({}));
            JsonObject::stored(value.to_string()).expect("an object")
        };
        let body = Body {
            content: object("content"),
            symbol_table: object("symbolTable"),
            expression_table: object("expressionTable"),
            form_schema: object("formSchema"),
        };
        let whole = markdown::expanded(body).and_then(|body| Template::read(&body));
        let whole = whole.unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let values = Values::stored(&data.to_string()).expect("values");
        let mut problems = Problems::new();
        whole.check_values("data", &values, &mut problems);
        problems.done().unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let undeclared = markdown::undeclared(&root, &|variable| names.contains(variable));
        assert_eq!(undeclared, Vec::<String>::new(), "{name} prints variables that it does not have");
        for value in data.as_object().expect("an object").keys() {
            assert!(
                template["symbolTable"].get(value).is_some(),
                "{name} has data for {value}, which it does not have"
            );
        }
        for (variable, symbol) in template["symbolTable"].as_object().expect("an object") {
            let needed = symbol["required"] == true && data.get(variable).is_none();
            assert!(!needed, "{name} has no data for {variable}");
        }
    }
}

#[test]
fn fields_are_placed_once_and_belong_to_roles() {
    for example in examples().into_iter().chain([guide()]) {
        let (name, root, form) = (&example.name, example.root(), example.form());
        let mut placed: Vec<String> = all(&root)
            .into_iter()
            .filter_map(|node| match &node.kind {
                Kind::Field(attrs) => Some(attrs.id.clone()),
                _ => None,
            })
            .chain(form.fields.iter().filter(|field| field.placement.is_some()).map(|field| field.id.clone()))
            .collect();
        let mut fields: Vec<String> = form.fields.iter().map(|field| field.id.clone()).collect();
        placed.sort();
        fields.sort();
        assert_eq!(placed, fields, "{name}");
        for field in &form.fields {
            let role = field.role.as_deref().unwrap_or_default();
            assert!(form.roles.iter().any(|known| known.name == role), "{name}: {} has no role", field.id);
            assert_eq!(field.kind.has_options(), !field.options.is_empty(), "{name}: options of {}", field.id);
            if let Some(variable) = &field.variable {
                assert!(example.template["symbolTable"].get(variable).is_some(), "{name}: no variable {variable}");
            }
            if let Some(at) = &field.placement {
                let inside = at.page >= 1
                    && at.x >= 0.0
                    && at.y >= 0.0
                    && at.x + at.width <= 1.0
                    && at.y + at.height <= 1.0;
                assert!(inside, "{name}: {} lies beside its page", field.id);
            }
        }
    }
}

/// A file is named in an example by its name, which stands for the id that an upload of it would have.
#[test]
fn the_files_of_examples_lie_beside_them() {
    for example in examples() {
        for node in all(&example.root()) {
            let (Kind::Image(countersign_template::content::ImageAttrs { file, .. })
            | Kind::Pdf(countersign_template::content::PdfAttrs { file })) = &node.kind
            else {
                continue;
            };
            assert!(example.folder.join(file).exists(), "{} lacks {file}", example.name);
        }
    }
}

#[test]
fn together_they_show_every_node_mark_field_and_type() {
    let mut nodes = BTreeSet::new();
    let mut marks = BTreeSet::new();
    let mut fields = BTreeSet::new();
    let mut types = BTreeSet::new();
    for example in examples() {
        let root = example.root();
        for node in all(&root) {
            nodes.insert(node.kind.name().to_owned());
            marks.extend(node.marks.iter().map(kind_of));
        }
        fields.extend(example.form().fields.iter().map(kind_of));
        let symbols = example.template["symbolTable"].as_object().expect("an object").clone();
        types.extend(symbols.values().map(|symbol| symbol["type"].as_str().expect("a type").to_owned()));
    }
    let expected = |names: &[&str]| names.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
    assert_eq!(nodes, expected(&Kind::NAMES));
    assert_eq!(marks, expected(&Mark::NAMES));
    assert_eq!(
        fields,
        expected(&[
            "text", "multiline", "number", "money", "date", "email", "phone", "checkbox", "radio", "select",
            "multiselect", "signature", "initials", "signedDate", "fullName", "file", "image",
        ])
    );
    assert_eq!(
        types,
        expected(&["text", "number", "money", "date", "datetime", "boolean", "email", "choice", "list", "image"])
    );
}

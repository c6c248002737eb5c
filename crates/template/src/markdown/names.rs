//! The variables that a tree prints.

use crate::content::{Kind, Node};

/// The names of the variables that a tree prints and that are neither known nor the item of a repeat: each once, in the
/// order of their first appearance. A name with a property, `customer.name`, is left out, since no text has properties.
#[must_use]
pub fn undeclared(root: &Node, known: &dyn Fn(&str) -> bool) -> Vec<String> {
    let mut search = Search { known, items: Vec::new(), found: Vec::new() };
    if let Kind::Doc(attrs) = &root.kind {
        search.nodes(&attrs.header);
        search.nodes(&attrs.footer);
    }
    search.nodes(&root.content);
    search.found
}

struct Search<'a> {
    known: &'a dyn Fn(&str) -> bool,
    /// What the items of the repeats around are called.
    items: Vec<&'a str>,
    found: Vec<String>,
}

impl<'a> Search<'a> {
    fn nodes(&mut self, nodes: &'a [Node]) {
        for node in nodes {
            match &node.kind {
                Kind::Variable(attrs) => self.name(&attrs.name),
                Kind::Repeat(attrs) => {
                    self.items.push(attrs.item());
                    self.nodes(&node.content);
                    self.items.pop();
                }
                _ => self.nodes(&node.content),
            }
        }
    }

    fn name(&mut self, name: &str) {
        let is_new = !name.contains('.')
            && !self.items.contains(&name)
            && !(self.known)(name)
            && !self.found.iter().any(|found| found == name);
        if is_new {
            self.found.push(name.to_owned());
        }
    }
}

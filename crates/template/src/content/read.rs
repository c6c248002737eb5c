//! Takes a tree in and names every place that is wrong.

use super::node::Node;

/// The body of a template, read and checked.
#[derive(Debug, Clone, PartialEq)]
pub struct Content {
    /// The `doc` node.
    pub root: Node,
}

/// How large a tree may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Nodes in the whole tree.
    pub nodes: usize,
}

//! How busy a database's connections are, for operators.

/// What a node's connections to its database are doing at a moment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Load {
    /// Connections at work.
    pub busy: usize,
    /// Connections that wait for work.
    pub idle: usize,
    /// Reads that wait for a connection, and writes that wait for the writer.
    pub waiting: usize,
}

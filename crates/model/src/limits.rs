//! How much is taken at most. The operator may change each; these are the defaults that the documentation names.

/// Upper bounds on what a caller may send.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of a JSON body.
    pub body_bytes: usize,
    /// Bytes of an uploaded file.
    pub upload_bytes: usize,
    /// Depth of nested arrays and objects in a JSON body.
    pub body_nesting: usize,
    /// Characters of a name, after trimming.
    pub name_length: usize,
    /// Recipients of one send.
    pub recipients: usize,
    /// Characters of the message in an invitation.
    pub message_length: usize,
    /// Values of one document.
    pub values: usize,
    /// Characters of one value.
    pub value_length: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body_bytes: 2 * 1024 * 1024,
            upload_bytes: 25 * 1024 * 1024,
            body_nesting: 64,
            name_length: 255,
            recipients: 100,
            message_length: 2000,
            values: 1000,
            value_length: 100_000,
        }
    }
}

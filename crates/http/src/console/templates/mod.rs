//! What the console does with templates beyond version 2: examples to start from, labels to sort by,
//! and what is written and not published yet.

pub(super) mod examples;
pub(super) mod from_example;
pub(super) mod labels;
pub(super) mod set_labels;
pub(super) mod working_copy;

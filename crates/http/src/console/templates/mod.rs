//! What the console does with templates beyond version 2: examples to start from, labels to sort by.

pub(super) mod examples;
pub(super) mod from_example;
pub(super) mod labels;
pub(super) mod set_labels;

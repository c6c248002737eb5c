//! What the console does with templates beyond version 2: examples to start from, and what is written and not published
//! yet.

pub(super) mod examples;
pub(super) mod from_example;
pub(super) mod working_copy;

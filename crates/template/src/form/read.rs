//! Takes a form in and names every place that is wrong.

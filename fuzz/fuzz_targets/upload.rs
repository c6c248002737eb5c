//! Any bytes as an upload: refused, or known by its pages, on which something can be laid.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pdf::{Inspected, Limits, inspect, normalise, overlay};

fuzz_target!(|bytes: &[u8]| {
    let limits = Limits { pixels: 1_000_000, unpacked: 16 << 20, stream: 4 << 20, objects: 20_000, ..Limits::default() };
    match inspect(bytes, &limits) {
        Ok(Inspected::Pdf(_)) => drop(overlay(bytes, bytes, &limits)),
        Ok(Inspected::Picture(_)) => drop(normalise(bytes, &limits)),
        Err(_) => {}
    }
});

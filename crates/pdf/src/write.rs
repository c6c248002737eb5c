//! Writing PDF objects.
//!
//! Every string is written in hexadecimal, so that no content of a string can end it.

use std::io::Write as _;

use lopdf::{Dictionary, Object, Stream};

/// Writes an object.
pub(crate) fn object(out: &mut Vec<u8>, value: &Object) {
    match value {
        Object::Null => out.extend_from_slice(b"null"),
        Object::Boolean(true) => out.extend_from_slice(b"true"),
        Object::Boolean(false) => out.extend_from_slice(b"false"),
        Object::Integer(integer) => put(out, format_args!("{integer}")),
        Object::Real(real) => put(out, format_args!("{}", if real.is_finite() { *real } else { 0.0 })),
        Object::Name(bytes) => name(out, bytes),
        Object::String(bytes, _) => string(out, bytes),
        Object::Array(items) => array(out, items),
        Object::Dictionary(entries) => dictionary(out, entries),
        Object::Stream(content) => stream(out, content),
        Object::Reference((number, generation)) => put(out, format_args!("{number} {generation} R")),
    }
}

fn put(out: &mut Vec<u8>, text: std::fmt::Arguments<'_>) {
    // Writing into memory doesn't fail.
    let _ = out.write_fmt(text);
}

fn name(out: &mut Vec<u8>, bytes: &[u8]) {
    out.push(b'/');
    for byte in bytes {
        match byte {
            b'#' | b'(' | b')' | b'<' | b'>' | b'[' | b']' | b'{' | b'}' | b'/' | b'%' => {
                put(out, format_args!("#{byte:02X}"));
            }
            b'!'..=b'~' => out.push(*byte),
            _ => put(out, format_args!("#{byte:02X}")),
        }
    }
}

fn string(out: &mut Vec<u8>, bytes: &[u8]) {
    out.push(b'<');
    for byte in bytes {
        put(out, format_args!("{byte:02X}"));
    }
    out.push(b'>');
}

fn array(out: &mut Vec<u8>, items: &[Object]) {
    out.push(b'[');
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.push(b' ');
        }
        object(out, item);
    }
    out.push(b']');
}

/// Writes a dictionary.
pub(crate) fn dictionary(out: &mut Vec<u8>, entries: &Dictionary) {
    out.extend_from_slice(b"<<");
    for (key, value) in entries {
        name(out, key);
        out.push(b' ');
        object(out, value);
    }
    out.extend_from_slice(b">>");
}

fn stream(out: &mut Vec<u8>, content: &Stream) {
    let mut entries = content.dict.clone();
    // A length that lies elsewhere may belong to another file, and what was recovered differs from what was said.
    entries.set("Length", i64::try_from(content.content.len()).unwrap_or(i64::MAX));
    dictionary(out, &entries);
    out.extend_from_slice(b"\nstream\n");
    out.extend_from_slice(&content.content);
    out.extend_from_slice(b"\nendstream");
}

#[cfg(test)]
mod tests {
    use lopdf::{StringFormat, dictionary};

    use super::*;

    fn written(value: impl Into<Object>) -> String {
        let mut out = Vec::new();
        object(&mut out, &value.into());
        String::from_utf8(out).expect("ASCII")
    }

    #[test]
    fn strings_and_names_cant_break_out() {
        let hostile = Object::String(b">) /Evil <<".to_vec(), StringFormat::Literal);
        assert_eq!(written(hostile), "<3E29202F4576696C203C3C>");
        assert_eq!(written(Object::Name(b"a b#/\xff".to_vec())), "/a#20b#23#2F#FF");
    }

    #[test]
    fn numbers_are_written_without_exponents() {
        assert_eq!(written(Object::Real(1e-7)), "0.0000001");
        assert_eq!(written(Object::Real(f32::NAN)), "0");
        assert_eq!(written(Object::Real(-841.89)), "-841.89");
    }

    #[test]
    fn nesting_keeps_its_spaces() {
        let value =
            dictionary! { "A" => vec![1.into(), Object::Null, true.into()], "B" => Object::Reference((3, 1)) };
        assert_eq!(written(value), "<</A [1 null true]/B 3 1 R>>");
    }
}

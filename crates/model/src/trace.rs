//! Where in a trace something happens, in the words of the W3C's Trace Context: a request may bring it along, jobs and
//! events keep it, and what leaves the house carries it on.

use std::fmt;

use crate::Random;

/// A place in a trace: which trace, and which step of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TraceContext {
    /// The trace, the same for all of its steps.
    pub trace: [u8; 16],
    /// The step.
    pub span: [u8; 8],
    /// Whether whoever began the trace wants it recorded.
    pub sampled: bool,
}

impl TraceContext {
    /// Begins a trace.
    pub fn begin(sampled: bool, random: &dyn Random) -> Self {
        let mut trace = [0; 16];
        random.fill(&mut trace);
        // Zeros alone would mean that there is none.
        trace[15] |= u8::from(trace == [0; 16]);
        Self { trace, span: new_span(random), sampled }
    }

    /// A step that follows from this one.
    #[must_use]
    pub fn step(&self, random: &dyn Random) -> Self {
        Self { span: new_span(random), ..*self }
    }

    /// Reads the header `traceparent`. What is not right counts as nothing, as the standard wants it.
    #[must_use]
    pub fn parse(header: &str) -> Option<Self> {
        let mut parts = header.split('-');
        let version = hex::<1>(parts.next()?)?;
        let (trace, span, flags) = (hex::<16>(parts.next()?)?, hex::<8>(parts.next()?)?, hex::<1>(parts.next()?)?);
        // Later versions may add to the end; this one has nothing there.
        let is_right = version != [0xff] && (version != [0] || parts.next().is_none());
        let is_there = trace != [0; 16] && span != [0; 8];
        (is_right && is_there).then_some(Self { trace, span, sampled: flags[0] & 1 == 1 })
    }
}

/// As the header `traceparent`.
impl fmt::Display for TraceContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("00-")?;
        write_hex(f, &self.trace)?;
        f.write_str("-")?;
        write_hex(f, &self.span)?;
        write!(f, "-{:02x}", u8::from(self.sampled))
    }
}

fn write_hex(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

fn new_span(random: &dyn Random) -> [u8; 8] {
    let mut span = [0; 8];
    random.fill(&mut span);
    span[7] |= u8::from(span == [0; 8]);
    span
}

/// The standard knows small letters only.
fn hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    let text = text.as_bytes();
    if text.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::random::SystemRandom;

    #[test]
    fn a_header_is_read_as_the_standard_says() {
        let header = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
        let context = TraceContext::parse(header).expect("a context");
        assert_eq!((context.trace[0], context.span[7], context.sampled), (0x4b, 0xb7, true));
        assert_eq!(context.to_string(), header);
        // Another version may say more at its end; unknown flags are left alone.
        let later = format!("cc{}-what-the-future-holds", &header[2..]);
        assert_eq!(TraceContext::parse(&later), Some(context));
        assert_eq!(TraceContext::parse(&header.replace("-01", "-00")).map(|context| context.sampled), Some(false));
        assert_eq!(TraceContext::parse(&header.replace("-01", "-03")).map(|context| context.sampled), Some(true));
        for wrong in [
            "",
            "00",
            "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
            "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
            "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
            "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
            "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
            "00-4bf92f3577b34da6a3ce929d0e0e473-00f067aa0ba902b7-01",
            "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7",
        ] {
            assert_eq!(TraceContext::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_step_stays_in_its_trace() {
        let first = TraceContext::begin(true, &SystemRandom);
        let second = first.step(&SystemRandom);
        assert_eq!((first.trace, first.sampled), (second.trace, second.sampled));
        assert_ne!(first.span, second.span);
    }

    proptest! {
        #[test]
        fn whatever_comes_is_read_or_refused(header in "\\PC{0,80}") {
            let _ = TraceContext::parse(&header);
        }

        #[test]
        fn what_is_written_is_read_again(trace: [u8; 16], span: [u8; 8], sampled: bool) {
            prop_assume!(trace != [0; 16] && span != [0; 8]);
            let context = TraceContext { trace, span, sampled };
            prop_assert_eq!(TraceContext::parse(&context.to_string()), Some(context));
        }
    }
}

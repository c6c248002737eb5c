//! Where traces go, in OpenTelemetry's own variables, so that what is set for other programs serves here too.

use model::trace::TraceContext;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};

use crate::percent;

/// Where traces go and which.
#[derive(Debug, Clone)]
pub struct TraceSettings {
    pub(super) url: String,
    pub(super) headers: HeaderMap,
    pub(super) service: String,
    sampler: Sampler,
}

/// Which traces are recorded.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Sampler {
    /// The share that is.
    ratio: f64,
    /// Whether whoever began a trace decides for all of it, so that the share is of those that begin here.
    parent_based: bool,
}

/// A variable that can't be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{variable} {problem}")]
pub struct BadTraces {
    variable: &'static str,
    problem: String,
}

const ENDPOINT: &str = "OTEL_EXPORTER_OTLP_ENDPOINT";
const TRACES_ENDPOINT: &str = "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT";
const HEADERS: &str = "OTEL_EXPORTER_OTLP_HEADERS";
const PROTOCOL: &str = "OTEL_EXPORTER_OTLP_PROTOCOL";
const SAMPLER: &str = "OTEL_TRACES_SAMPLER";
const SAMPLER_ARGUMENT: &str = "OTEL_TRACES_SAMPLER_ARG";

impl TraceSettings {
    /// Reads the variables; none where no address is set.
    ///
    /// # Errors
    /// When one of them can't be used; it says which and what would be right.
    pub fn read(variable: impl Fn(&str) -> Option<String>) -> Result<Option<Self>, BadTraces> {
        let variable = |name| variable(name).filter(|value| !value.trim().is_empty());
        // The special one is the whole address, the general one the collector's.
        let (name, url) = match (variable(TRACES_ENDPOINT), variable(ENDPOINT)) {
            (Some(url), _) => (TRACES_ENDPOINT, url),
            (None, Some(url)) => (ENDPOINT, format!("{}/v1/traces", url.trim().trim_end_matches('/'))),
            (None, None) => return Ok(None),
        };
        if variable("OTEL_SDK_DISABLED").is_some_and(|value| value.trim().eq_ignore_ascii_case("true")) {
            return Ok(None);
        }
        let is_web = url::Url::parse(url.trim()).is_ok_and(|url| matches!(url.scheme(), "http" | "https"));
        if !is_web {
            return Err(bad(name, "must be an address such as http://127.0.0.1:4318"));
        }
        if variable(PROTOCOL).is_some_and(|value| value.trim() == "grpc") {
            return Err(bad(PROTOCOL, "must be http/json: traces go by HTTP, mostly to port 4318"));
        }
        Ok(Some(Self {
            url: url.trim().to_owned(),
            headers: headers(&variable(HEADERS).unwrap_or_default())?,
            service: variable("OTEL_SERVICE_NAME").unwrap_or_else(|| "countersign".to_owned()),
            sampler: sampler(variable(SAMPLER).as_deref(), variable(SAMPLER_ARGUMENT).as_deref())?,
        }))
    }

    /// Whether a step is recorded that follows from another, or begins a trace. All steps of a trace are decided alike.
    pub(super) fn samples(&self, parent: Option<&TraceContext>, context: &TraceContext) -> bool {
        match parent {
            Some(parent) if self.sampler.parent_based => parent.sampled,
            _ => {
                // The end of the trace's id, which is random whoever made it.
                let [.., a, b, c, d] = context.trace;
                f64::from(u32::from_be_bytes([a, b, c, d])) < self.sampler.ratio * (f64::from(u32::MAX) + 1.0)
            }
        }
    }
}

fn bad(variable: &'static str, problem: &str) -> BadTraces {
    BadTraces { variable, problem: problem.to_owned() }
}

/// `name=value` between commas, values encoded as in addresses.
fn headers(text: &str) -> Result<HeaderMap, BadTraces> {
    let mut headers = HeaderMap::new();
    for pair in text.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
        let wrong = || bad(HEADERS, "must be a list such as name=value,other=value");
        let (name, value) = pair.split_once('=').ok_or_else(wrong)?;
        let name = HeaderName::from_bytes(name.trim().as_bytes()).map_err(|_| wrong())?;
        let value = percent::decoded(value.trim()).ok_or_else(wrong)?;
        let mut value = HeaderValue::from_str(&value).map_err(|_| wrong())?;
        value.set_sensitive(true);
        headers.append(name, value);
    }
    Ok(headers)
}

fn sampler(name: Option<&str>, argument: Option<&str>) -> Result<Sampler, BadTraces> {
    let name = name.map_or("parentbased_always_on", str::trim);
    let (kind, parent_based) = match name.strip_prefix("parentbased_") {
        Some(kind) => (kind, true),
        None => (name, false),
    };
    let ratio = match kind {
        "always_on" => 1.0,
        "always_off" => 0.0,
        "traceidratio" => {
            let ratio = argument.map_or(Some(1.0), |argument| argument.trim().parse().ok());
            ratio
                .filter(|ratio| (0.0..=1.0).contains(ratio))
                .ok_or_else(|| bad(SAMPLER_ARGUMENT, "must be a number from 0 to 1"))?
        }
        _ => {
            let known = "must be always_on, always_off or traceidratio, or one of them after parentbased_";
            return Err(bad(SAMPLER, known));
        }
    };
    Ok(Sampler { ratio, parent_based })
}

#[cfg(test)]
mod tests {
    use model::random::SystemRandom;

    use super::*;

    fn read(variables: &[(&str, &str)]) -> Result<Option<TraceSettings>, BadTraces> {
        TraceSettings::read(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    fn sampling(sampler: &str, argument: &str) -> TraceSettings {
        let set = [(ENDPOINT, "http://c"), (SAMPLER, sampler), (SAMPLER_ARGUMENT, argument)];
        read(&set).expect("right").expect("set")
    }

    #[test]
    fn the_usual_variables_are_read() {
        assert!(read(&[]).expect("nothing").is_none());
        assert!(read(&[(ENDPOINT, " ")]).expect("nothing").is_none());
        assert!(read(&[(ENDPOINT, "http://c:4318"), ("OTEL_SDK_DISABLED", "true")]).expect("nothing").is_none());
        let said = "authorization=Basic%20YTpi+c==,x-key=YWI=,x-a=b&c";
        let settings = read(&[(ENDPOINT, "http://c:4318/"), (HEADERS, said)]);
        let settings = settings.expect("right").expect("set");
        assert_eq!(settings.url, "http://c:4318/v1/traces");
        assert_eq!(settings.headers["authorization"], "Basic YTpi+c==");
        assert_eq!(settings.headers["x-key"], "YWI=", "a key keeps its end");
        assert_eq!(settings.headers["x-a"], "b&c");
        let special = read(&[(ENDPOINT, "http://c"), (TRACES_ENDPOINT, "https://t.example/otlp")]);
        assert_eq!(special.expect("right").expect("set").url, "https://t.example/otlp");
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (variables, word) in [
            (&[(ENDPOINT, "c:4318")][..], "OTEL_EXPORTER_OTLP_ENDPOINT"),
            (&[(ENDPOINT, "http://c"), (PROTOCOL, "grpc")], "4318"),
            (&[(ENDPOINT, "http://c"), (HEADERS, "nonsense")], "name=value"),
            (&[(ENDPOINT, "http://c"), (SAMPLER, "traceidratio"), (SAMPLER_ARGUMENT, "2")], "from 0 to 1"),
            (&[(ENDPOINT, "http://c"), (SAMPLER, "jaeger_remote")], "OTEL_TRACES_SAMPLER"),
        ] {
            let error = read(variables).expect_err("wrong").to_string();
            assert!(error.contains(word), "{error}");
        }
    }

    #[test]
    fn a_share_is_recorded() {
        let of = |sampler, argument| {
            let settings = sampling(sampler, argument);
            let all = (0..2_000).filter(|_| settings.samples(None, &TraceContext::begin(true, &SystemRandom)));
            all.count()
        };
        assert_eq!((of("always_on", ""), of("always_off", "")), (2_000, 0));
        assert_eq!((of("parentbased_always_on", ""), of("parentbased_always_off", "")), (2_000, 0));
        assert!((300..700).contains(&of("parentbased_traceidratio", "0.25")));
        assert!((300..700).contains(&of("traceidratio", "0.25")));
    }

    #[test]
    fn who_began_a_trace_decides_only_where_the_sampler_says_so() {
        let word_of = |sampler, wanted| {
            let parent = TraceContext::begin(wanted, &SystemRandom);
            sampling(sampler, "").samples(Some(&parent), &parent.step(&SystemRandom))
        };
        for (sampler, wanted, unwanted) in [
            ("always_on", true, true),
            ("always_off", false, false),
            ("parentbased_always_on", true, false),
            ("parentbased_always_off", true, false),
        ] {
            assert_eq!((word_of(sampler, true), word_of(sampler, false)), (wanted, unwanted), "{sampler}");
        }
        let settings = sampling("traceidratio", "0.5");
        for _ in 0..100 {
            let first = TraceContext::begin(true, &SystemRandom);
            let second = first.step(&SystemRandom);
            assert_eq!(
                settings.samples(None, &first),
                settings.samples(Some(&first), &second),
                "a trace is whole"
            );
        }
    }
}

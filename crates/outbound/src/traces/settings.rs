//! Where traces go, in OpenTelemetry's own variables, so that what is set for other programs serves here too.

use model::trace::TraceContext;
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};

/// Where traces go and which.
#[derive(Debug, Clone)]
pub struct TraceSettings {
    pub(super) url: String,
    pub(super) headers: HeaderMap,
    pub(super) service: String,
    /// The share of traces that are recorded, of those that nobody else began.
    ratio: f64,
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
            ratio: ratio(variable(SAMPLER).as_deref(), variable(SAMPLER_ARGUMENT).as_deref())?,
        }))
    }

    /// Whether a trace that begins here is recorded. Its context carries the word on, so it is decided once.
    pub(super) fn samples(&self, context: &TraceContext) -> bool {
        let [a, b, c, d, ..] = context.span;
        f64::from(u32::from_be_bytes([a, b, c, d])) < self.ratio * (f64::from(u32::MAX) + 1.0)
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
        let mut value = HeaderValue::from_str(&decoded(value.trim())).map_err(|_| wrong())?;
        value.set_sensitive(true);
        headers.append(name, value);
    }
    Ok(headers)
}

/// Without `%20` and its kin. A plus stays one: a key may hold it.
fn decoded(text: &str) -> String {
    let text = text.replace('+', "%2B");
    let pairs = url::form_urlencoded::parse(text.as_bytes());
    pairs
        .map(|(name, value)| if value.is_empty() { name.into_owned() } else { format!("{name}={value}") })
        .collect()
}

fn ratio(sampler: Option<&str>, argument: Option<&str>) -> Result<f64, BadTraces> {
    match sampler.map(str::trim) {
        None | Some("always_on" | "parentbased_always_on") => Ok(1.0),
        Some("always_off" | "parentbased_always_off") => Ok(0.0),
        Some("traceidratio" | "parentbased_traceidratio") => {
            let ratio = argument.map_or(Some(1.0), |argument| argument.trim().parse().ok());
            ratio
                .filter(|ratio| (0.0..=1.0).contains(ratio))
                .ok_or_else(|| bad(SAMPLER_ARGUMENT, "must be a number from 0 to 1"))
        }
        Some(_) => {
            Err(bad(SAMPLER, "must be parentbased_always_on, parentbased_always_off or parentbased_traceidratio"))
        }
    }
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

    #[test]
    fn the_usual_variables_are_read() {
        assert!(read(&[]).expect("nothing").is_none());
        assert!(read(&[(ENDPOINT, " ")]).expect("nothing").is_none());
        assert!(read(&[(ENDPOINT, "http://c:4318"), ("OTEL_SDK_DISABLED", "true")]).expect("nothing").is_none());
        let settings = read(&[(ENDPOINT, "http://c:4318/"), (HEADERS, "authorization=Basic%20YTpi+c==,x-a=b")]);
        let settings = settings.expect("right").expect("set");
        assert_eq!(settings.url, "http://c:4318/v1/traces");
        assert_eq!(settings.headers["authorization"], "Basic YTpi+c==");
        assert_eq!(settings.headers["x-a"], "b");
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
            let set = [(ENDPOINT, "http://c"), (SAMPLER, sampler), (SAMPLER_ARGUMENT, argument)];
            let settings = read(&set).expect("right").expect("set");
            let all = (0..2_000).filter(|_| settings.samples(&TraceContext::begin(true, &SystemRandom)));
            all.count()
        };
        assert_eq!((of("always_on", ""), of("always_off", "")), (2_000, 0));
        assert!((300..700).contains(&of("parentbased_traceidratio", "0.25")));
    }
}

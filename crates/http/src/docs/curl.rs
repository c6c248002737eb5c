//! Requests as one would send them from a terminal.

/// What a request consists of.
pub(super) struct Call<'a> {
    pub method: &'a str,
    /// The address up to the path.
    pub server: &'a str,
    pub path: &'a str,
    /// The header that carries the key, with `$API_KEY` in its place.
    pub key: &'a str,
    pub body: Option<&'a str>,
    /// Where the answer is kept, where it is a file.
    pub output: Option<&'a str>,
}

/// The command.
pub(super) fn command(call: &Call<'_>) -> String {
    let method = if call.method == "GET" { String::new() } else { format!("-X {} ", call.method) };
    let mut lines = vec![
        format!("curl {method}\"{}{}\"", call.server, with_variables(call.path)),
        format!("-H \"{}\"", call.key),
    ];
    if let Some(body) = call.body {
        lines.push("-H \"Content-Type: application/json\"".to_owned());
        lines.push(format!("-d '{}'", body.replace('\'', r"'\''")));
    }
    lines.extend(call.output.map(|file| format!("-o {file}")));
    lines.join(" \\\n  ")
}

/// A path with shell variables for its parameters, named after the thing that they name: `/documents/$DOCUMENT_ID`.
fn with_variables(path: &str) -> String {
    let mut before = "";
    let mut shown = Vec::new();
    for segment in path.split('/') {
        let parameter = segment.strip_prefix('{').and_then(|segment| segment.strip_suffix('}'));
        shown.push(match parameter {
            Some("id") => format!("${}_ID", singular(before).to_uppercase()),
            Some(name) => format!("${}", name.to_uppercase()),
            None => segment.to_owned(),
        });
        before = segment;
    }
    shown.join("/")
}

fn singular(plural: &str) -> String {
    let stem = plural.strip_suffix("ies").map(|stem| format!("{stem}y"));
    stem.unwrap_or_else(|| plural.strip_suffix('s').unwrap_or(plural).to_owned()).replace('-', "_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_can_be_pasted() {
        let call = Call {
            method: "POST",
            server: "https://sign.example.com/api",
            path: "/documents/{id}/send",
            key: "X-Api-Key: $API_KEY",
            body: Some(r#"{"message":"it's due"}"#),
            output: None,
        };
        let expected = r#"curl -X POST "https://sign.example.com/api/documents/$DOCUMENT_ID/send" \
  -H "X-Api-Key: $API_KEY" \
  -H "Content-Type: application/json" \
  -d '{"message":"it'\''s due"}'"#;
        assert_eq!(command(&call), expected);
        assert_eq!(with_variables("/webhooks/deliveries/{id}"), "/webhooks/deliveries/$DELIVERY_ID");
        assert_eq!(with_variables("/exports/{job_id}"), "/exports/$JOB_ID");
    }
}

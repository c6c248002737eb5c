//! Requests as one would send them from a terminal.

/// What a request consists of.
pub(super) struct Call<'a> {
    pub method: &'a str,
    /// The address up to the path.
    pub server: &'a str,
    pub path: &'a str,
    /// The header that carries the key, with `$API_KEY` in its place.
    pub key: &'a str,
    pub sent: Sent<'a>,
    pub kept: Kept,
}

/// What a request brings along.
pub(super) enum Sent<'a> {
    Nothing,
    Json(&'a str),
    /// A file, as forms send it.
    File,
}

/// What becomes of the answer.
pub(super) enum Kept {
    /// It is shown.
    Shown,
    /// It is shown as it comes, line by line.
    Followed,
    /// It is kept under this name.
    As(String),
    /// It is kept under the name that it comes with.
    UnderItsName,
}

/// The command.
pub(super) fn command(call: &Call<'_>) -> String {
    // curl makes a POST of a form by itself.
    let is_plain = call.method == "GET" || matches!(call.sent, Sent::File) && call.method == "POST";
    let method = if is_plain { String::new() } else { format!("-X {} ", call.method) };
    let follow = if matches!(call.kept, Kept::Followed) { "-N " } else { "" };
    let mut lines = vec![
        format!("curl {follow}{method}\"{}{}\"", call.server, with_variables(call.path)),
        format!("-H \"{}\"", call.key),
    ];
    match call.sent {
        Sent::Nothing => {}
        Sent::Json(body) => {
            lines.push("-H \"Content-Type: application/json\"".to_owned());
            lines.push(format!("-d '{}'", body.replace('\'', r"'\''")));
        }
        Sent::File => lines.push("-F \"file=@lease.pdf\"".to_owned()),
    }
    match &call.kept {
        Kept::Shown | Kept::Followed => {}
        Kept::As(name) => lines.push(format!("-o {name}")),
        Kept::UnderItsName => lines.push("-OJ".to_owned()),
    }
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
            sent: Sent::Json(r#"{"message":"it's due"}"#),
            kept: Kept::Shown,
        };
        let expected = r#"curl -X POST "https://sign.example.com/api/documents/$DOCUMENT_ID/send" \
  -H "X-Api-Key: $API_KEY" \
  -H "Content-Type: application/json" \
  -d '{"message":"it'\''s due"}'"#;
        assert_eq!(command(&call), expected);
        let upload = Call { path: "/files", sent: Sent::File, ..call };
        let expected = r#"curl "https://sign.example.com/api/files" \
  -H "X-Api-Key: $API_KEY" \
  -F "file=@lease.pdf""#;
        assert_eq!(command(&upload), expected);
        let get =
            |kept| command(&Call { method: "GET", path: "/files/{id}", sent: Sent::Nothing, kept, ..upload });
        assert!(get(Kept::UnderItsName).ends_with("\\\n  -OJ"));
        assert!(get(Kept::As("page.png".to_owned())).ends_with("\\\n  -o page.png"));
        assert!(get(Kept::Followed).starts_with("curl -N \"https://"));
        assert_eq!(with_variables("/webhooks/deliveries/{id}"), "/webhooks/deliveries/$DELIVERY_ID");
        assert_eq!(with_variables("/exports/{job_id}"), "/exports/$JOB_ID");
    }
}

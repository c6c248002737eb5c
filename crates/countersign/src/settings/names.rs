//! The names that a setting goes by, and what was probably meant by a name that is not one.

use super::declare::Row;
use super::{PREFIX, Settings};

/// The variable of a dotted name.
pub fn variable(name: &str) -> String {
    format!("{PREFIX}{}", name.replace('.', "_").to_uppercase())
}

/// The setting whose name is most like this one, which may be dotted or a variable; spelled in the same way.
///
/// The part after the section counts too, for who forgets or mistakes the section: it weighs a little less, so that
/// of two sections that have the same key the one named wins.
pub fn nearest(unknown: &str) -> String {
    let spell = if unknown.starts_with(PREFIX) { Row::variable } else { Row::name };
    let name = unknown.strip_prefix(PREFIX).unwrap_or(unknown).to_lowercase();
    let key = name.rsplit('.').next().unwrap_or(&name);
    let likeness = |row: &Row| {
        let by_name =
            strsim::normalized_damerau_levenshtein(&name.replace('.', "_"), &row.name().replace('.', "_"));
        let by_key = strsim::normalized_damerau_levenshtein(key, row.key);
        by_name.max(by_key * 0.9)
    };
    Settings::rows().max_by(|one, other| likeness(one).total_cmp(&likeness(other))).map(spell).unwrap_or_default()
}

/// What clients of the service are told by: a developer's shell has them while the service is started there too.
const FOR_CLIENTS: [&str; 2] = ["COUNTERSIGN_API_KEY", "COUNTERSIGN_URL"];

/// What `transfer` is told by beside its options: an address may hold a password, which others see on a command line.
const FOR_TRANSFERS: [&str; 2] = ["COUNTERSIGN_TRANSFER_FROM", "COUNTERSIGN_TRANSFER_TO"];

/// Whether a variable of our prefix is no setting: what clients, transfers, the tests and the benchmark are told, and what
/// Kubernetes and Docker put into every container about a service or a container that is called `countersign`.
pub fn is_foreign(name: &str, value: &str) -> bool {
    let rest = name.strip_prefix(PREFIX).unwrap_or(name);
    let is_for_others = FOR_CLIENTS.contains(&name) || FOR_TRANSFERS.contains(&name);
    if rest.starts_with("TEST_") || rest.starts_with("BENCH_") || is_for_others {
        return true;
    }
    // Both begin with the service's name, of which ours may be all or only the first word: COUNTERSIGN_PORT,
    // COUNTERSIGN_WEB_SERVICE_HOST, COUNTERSIGN_PORT_8080_TCP_ADDR.
    let rest = format!("_{rest}");
    let is_port_part = |part: &str| {
        let mut words = part.split('_');
        words.next().is_some_and(|port| port.parse::<u16>().is_ok())
            && words.next().is_some_and(|protocol| ["TCP", "UDP", "SCTP"].contains(&protocol))
    };
    rest.ends_with("_SERVICE_HOST")
        || rest.ends_with("_SERVICE_PORT")
        || rest.contains("_SERVICE_PORT_")
        || (rest.ends_with("_PORT")
            && ["tcp://", "udp://", "sctp://"].iter().any(|start| value.starts_with(start)))
        || rest.split_once("_PORT_").is_some_and(|(_, part)| is_port_part(part))
}

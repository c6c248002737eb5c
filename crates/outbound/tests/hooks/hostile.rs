//! Targets that must not be reached, in every disguise: no connection is made to the machine itself.

use std::time::Duration;

use countersign_outbound::hooks::{Guard, HookSender, Target};

use crate::attempts::{loopback, send};
use crate::names::Names;
use crate::receiver::Receiver;

/// Addresses that mean the machine itself or its networks, or that are not what they seem. `PORT` is the port of a
/// listener on 127.0.0.1.
const HOSTILE: &[&str] = &[
    // The machine itself, plainly.
    "https://127.0.0.1:PORT/",
    "https://127.0.0.2:PORT/",
    "https://127.255.255.254:PORT/",
    "https://localhost:PORT/",
    "https://LOCALHOST:PORT/",
    "https://localhost.:PORT/",
    "https://hook.localhost:PORT/",
    "https://0.0.0.0:PORT/",
    "https://0.1.2.3:PORT/",
    "https://[::1]:PORT/",
    "https://[::]:PORT/",
    "https://[0:0:0:0:0:0:0:1]:PORT/",
    "https://[0000:0000:0000:0000:0000:0000:0000:0001]:PORT/",
    // As numbers of other kinds and lengths.
    "https://2130706433:PORT/",
    "https://017700000001:PORT/",
    "https://0x7f000001:PORT/",
    "https://0X7F000001:PORT/",
    "https://0x7f.0x0.0x0.0x1:PORT/",
    "https://0177.0.0.1:PORT/",
    "https://0177.0000.0000.0001:PORT/",
    "https://127.1:PORT/",
    "https://127.0.1:PORT/",
    "https://127.0x1:PORT/",
    "https://127.0.0.01:PORT/",
    "https://127.0.0.1.:PORT/",
    "https://0:PORT/",
    "https://0x0:PORT/",
    "https://4294967295:PORT/",
    "https://%31%32%37.0.0.1:PORT/",
    "https://127%2e0%2e0%2e1:PORT/",
    // In letters and full stops of other scripts.
    "https://①②⑦.⓪.⓪.①:PORT/",
    "https://１２７.０.０.１:PORT/",
    "https://127。0。0。1:PORT/",
    "https://127．0．0．1:PORT/",
    "https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:PORT/",
    "https://loc\u{AD}alhost:PORT/",
    // Wrapped in version 6.
    "https://[::ffff:127.0.0.1]:PORT/",
    "https://[::ffff:7f00:1]:PORT/",
    "https://[0:0:0:0:0:ffff:127.0.0.1]:PORT/",
    "https://[::127.0.0.1]:PORT/",
    "https://[::ffff:0:127.0.0.1]:PORT/",
    "https://[64:ff9b::127.0.0.1]:PORT/",
    "https://[64:ff9b::7f00:1]:PORT/",
    "https://[64:ff9b:1::7f00:1]:PORT/",
    "https://[2002:7f00:1::]:PORT/",
    "https://[2001:0:7f00:1::]:PORT/",
    // Networks of the house.
    "https://10.0.0.1:PORT/",
    "https://172.16.0.1:PORT/",
    "https://172.31.255.255:PORT/",
    "https://192.168.1.1:PORT/",
    "https://100.64.0.1:PORT/",
    "https://[fc00::1]:PORT/",
    "https://[fd12:3456::1]:PORT/",
    "https://[fe80::1]:PORT/",
    "https://[fe80::1%25lo]:PORT/",
    "https://[fec0::1]:PORT/",
    "https://169.254.169.254/latest/meta-data/",
    "https://[fd00:ec2::254]/latest/meta-data/",
    "https://[::ffff:169.254.169.254]/latest/meta-data/",
    "https://2852039166/latest/meta-data/",
    // Reserved.
    "https://192.0.0.1:PORT/",
    "https://192.0.2.1:PORT/",
    "https://192.88.99.1:PORT/",
    "https://198.18.0.1:PORT/",
    "https://198.51.100.1:PORT/",
    "https://203.0.113.1:PORT/",
    "https://224.0.0.1:PORT/",
    "https://240.0.0.1:PORT/",
    "https://255.255.255.255:PORT/",
    "https://[100::1]:PORT/",
    "https://[2001:db8::1]:PORT/",
    "https://[3fff::1]:PORT/",
    "https://[5f00::1]:PORT/",
    "https://[ff02::1]:PORT/",
    // Somebody else's name in front.
    "https://example.com@127.0.0.1:PORT/",
    "https://example.com:443@127.0.0.1:PORT/",
    "https://example.com%40127.0.0.1:PORT/",
    "https://user:word@127.0.0.1:PORT/",
    "https://@127.0.0.1:PORT/",
    "https://127.0.0.1:PORT#@example.com/",
    "https://127.0.0.1:PORT\\@example.com/",
    "https:\\\\127.0.0.1:PORT\\",
    "https:127.0.0.1:PORT/",
    "https:/127.0.0.1:PORT/",
    "https:///127.0.0.1:PORT/",
    "https://example.com\r\nHost: 127.0.0.1:PORT/",
    "https://example.com\t@127.0.0.1:PORT/",
    " https://127.0.0.1:PORT/",
    "//127.0.0.1:PORT/",
    // Names that mean the machine itself when they are looked up.
    "https://127.0.0.1.nip.example:PORT/",
    "https://7f000001.nip.example:PORT/",
    "https://10.0.0.1.nip.example:PORT/",
    "https://meta.example:PORT/",
    "https://six.example:PORT/",
    "https://mapped.example:PORT/",
    "https://translated.example:PORT/",
    "https://nowhere.example:PORT/",
    "https://all-private.example:PORT/",
    "https://dotted.example.:PORT/",
    "https://xn--bcher-kva.example:PORT/",
    "https://bücher.example:PORT/",
    "https://single:PORT/",
    // Other schemes and ports.
    "http://127.0.0.1:PORT/",
    "http://localhost:PORT/",
    "http://[::1]:PORT/",
    "http://meta.example:PORT/",
    "ftp://127.0.0.1:PORT/",
    "gopher://127.0.0.1:PORT/_POST",
    "file:///etc/passwd",
    "file://127.0.0.1/etc/passwd",
    "dict://127.0.0.1:PORT/",
    "ws://127.0.0.1:PORT/",
    "wss://127.0.0.1:PORT/",
    "unix:///var/run/docker.sock",
    "http+unix://%2Fvar%2Frun%2Fdocker.sock/",
    "data:text/plain,hello",
    "javascript:fetch('https://127.0.0.1:PORT')",
    "https://127.0.0.1:0/",
    "https://127.0.0.1:65536/",
    "https://127.0.0.1:-1/",
    "https://",
    "https://:PORT/",
    "",
];

fn names() -> Names {
    Names::default()
        .with("127.0.0.1.nip.example", &[&["127.0.0.1"]])
        .with("7f000001.nip.example", &[&["127.0.0.1"]])
        .with("10.0.0.1.nip.example", &[&["10.0.0.1"]])
        .with("meta.example", &[&["169.254.169.254"]])
        .with("six.example", &[&["::1"]])
        .with("mapped.example", &[&["::ffff:127.0.0.1"]])
        .with("translated.example", &[&["64:ff9b::7f00:1"]])
        .with("nowhere.example", &[&[]])
        .with("all-private.example", &[&["127.0.0.1", "::1", "10.0.0.1", "fe80::1", "0.0.0.0"]])
        .with("dotted.example.", &[&["127.0.0.1"]])
        .with("xn--bcher-kva.example", &[&["127.0.0.1"]])
        .with("single", &[&["127.0.0.1"]])
        .with("localhost", &[&["127.0.0.1", "::1"]])
        .with("localhost.", &[&["127.0.0.1", "::1"]])
        .with("hook.localhost", &[&["127.0.0.1"]])
}

#[tokio::test]
async fn no_hostile_target_is_ever_dialled() {
    let receiver = Receiver::friendly("0.0.0.0:0").await;
    let port = receiver.address.port();
    // The second one lets plain http pass, for a network that none of these is in.
    for allowed in [vec![], vec!["10.9.9.0/24".parse().unwrap()]] {
        let sender = HookSender::with_names(Guard::new(allowed), names()).unwrap();
        let sender = sender.with_deadline(Duration::from_secs(5));
        for url in HOSTILE {
            let url = url.replace("PORT", &port.to_string());
            // Whether it could be registered does not matter: what is in the database may be older than the guard.
            let answer = send(&sender, &url).await;
            assert!(answer.status.is_none() && !answer.succeeded(), "{url}: {answer:?}");
            let error = answer.error.unwrap_or_else(|| panic!("{url} was not refused"));
            assert!(
                error.starts_with("must ")
                    || error.starts_with("lies outside")
                    || error.starts_with("has no address")
                    || error.starts_with("is not in a network"),
                "{url}: {error}"
            );
            // The words tell nothing of the network behind.
            assert!(!error.contains("10.0.0.1") && !error.contains("169.254"), "{url}: {error}");
        }
    }
    assert!(HOSTILE.len() >= 60);
    assert_eq!(receiver.connections(), 0, "somebody was let through");
    // The listener does count: the operator may allow what is forbidden otherwise.
    let sender = HookSender::with_names(loopback(), names()).unwrap();
    for host in ["127.0.0.1", "localhost", "0x7f.1", "meta.example", "127.0.0.1.nip.example"] {
        let answer = send(&sender, &format!("http://{host}:{port}/")).await;
        assert_eq!(answer.succeeded(), host != "meta.example", "{host}: {answer:?}");
    }
    assert_eq!(receiver.connections(), 4);
}

#[test]
fn what_names_no_name_is_refused_at_registration_already() {
    let guard = Guard::new(Vec::new());
    let taken = HOSTILE.iter().filter(|url| Target::parse(&url.replace("PORT", "4433"), &guard).is_ok());
    for url in taken {
        assert!(url.contains(".example") || url.contains("single"), "{url} was taken");
    }
}

#[tokio::test]
async fn a_name_that_changes_its_meaning_gains_nothing() {
    // 127.0.0.2 stands for the public network, and 127.0.0.1 for what must not be reached.
    let wanted = Receiver::friendly("127.0.0.2:0").await;
    let port = wanted.address.port();
    let forbidden = Receiver::friendly(&format!("127.0.0.1:{port}")).await;
    let guard = Guard::new(vec!["127.0.0.2/32".parse().unwrap()]);
    let names = Names::default()
        .with("rebinding.example", &[&["127.0.0.2"], &["127.0.0.1"], &["127.0.0.2"], &["::ffff:127.0.0.1"]])
        .with("both.example", &[&["127.0.0.1", "127.0.0.2"], &["127.0.0.2", "::1", "127.0.0.1"]]);
    let sender = HookSender::with_names(guard, names).unwrap();
    let url = format!("http://rebinding.example:{port}/");
    for expected in [true, false, true, false, false] {
        let answer = send(&sender, &url).await;
        assert_eq!(answer.succeeded(), expected, "{answer:?}");
    }
    for _ in 0..2 {
        let answer = send(&sender, &format!("http://both.example:{port}/")).await;
        assert!(answer.succeeded(), "{answer:?}");
    }
    assert_eq!((wanted.connections(), forbidden.connections()), (4, 0));
}

#[tokio::test]
async fn plain_http_goes_only_to_listed_networks() {
    // A public name would do with https; without, the answer must not leave the listed network.
    let names = Names::default().with("public.example", &[&["93.184.216.34"]]);
    let sender = HookSender::with_names(loopback(), names).unwrap();
    let answer = send(&sender, "http://public.example/").await;
    assert_eq!(
        answer.error.as_deref(),
        Some("is not in a network that the operator of this service allows without https")
    );
}

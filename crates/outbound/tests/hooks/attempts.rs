//! One attempt, with receivers of every manner: what arrives, what is recorded, and that each attempt is bounded.

use std::time::Duration;

use countersign_outbound::hooks::{Guard, HookAnswer, HookRequest, HookSender, service_signature};

use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::names::Names;
use crate::receiver::{Manner, Receiver, answer};

const BODY: &[u8] = r#"{"id":"evt_1","event":"document.completed","data":{"name":"Größe"}}"#.as_bytes();

pub fn secrets() -> Vec<String> {
    vec!["whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=".to_owned()]
}

pub fn loopback() -> Guard {
    Guard::new(vec!["127.0.0.0/8".parse().unwrap()])
}

pub async fn send(sender: &HookSender, url: &str) -> HookAnswer {
    let request = HookRequest {
        url,
        payload_id: "evt_1",
        event: "document.completed",
        delivery: "dlv_1",
        timestamp: 1_700_000_000,
        body: BODY,
        secrets: &secrets(),
        trace: None,
    };
    sender.send(&request).await
}

/// What comes of an attempt with a receiver of this manner, which ends what it says.
async fn with(manner: Manner) -> HookAnswer {
    within(Duration::from_secs(20), manner).await
}

/// The same with a receiver that comes to no end. It has the time to begin, however busy the machine is.
async fn with_endless(manner: Manner) -> HookAnswer {
    within(Duration::from_millis(1_200), manner).await
}

async fn within(deadline: Duration, manner: Manner) -> HookAnswer {
    let receiver = Receiver::start("127.0.0.1:0", manner).await;
    let sender = HookSender::new(loopback()).unwrap().with_deadline(deadline);
    let answer = send(&sender, &receiver.url()).await;
    assert_eq!(receiver.requests().len(), 1, "one attempt is one request");
    assert!(answer.duration < Duration::from_secs(10), "{answer:?}");
    answer
}

fn error(answer: &HookAnswer) -> &str {
    assert!(!answer.succeeded(), "{answer:?}");
    answer.error.as_deref().unwrap_or_else(|| panic!("no error in {answer:?}"))
}

#[tokio::test]
async fn a_delivery_arrives_as_it_was_signed() {
    let receiver = Receiver::friendly("127.0.0.1:0").await;
    let answer = send(&HookSender::new(loopback()).unwrap(), &receiver.url()).await;
    assert!(answer.succeeded(), "{answer:?}");
    assert_eq!((answer.status, answer.body.as_str(), answer.error), (Some(200), "thanks", None));
    let request = &receiver.requests()[0];
    assert_eq!(request.head[0], "POST /hook HTTP/1.1");
    assert_eq!(request.body, BODY);
    assert_eq!(request.header("content-type"), "application/json");
    assert!(request.header("user-agent").starts_with("Countersign"));
    assert_eq!(request.header("x-service-event"), "document.completed");
    let is_secret = |line: &String| line.starts_with("x-service-webhook-key:");
    assert!(!request.head.iter().any(is_secret), "nothing secret goes along");
    assert_eq!(request.header("x-service-delivery"), "dlv_1");
    assert_eq!(request.header("x-service-timestamp"), "1700000000");
    assert_eq!(request.header("x-service-signature"), service_signature(&secrets(), 1_700_000_000, BODY));
    assert_eq!(request.header("webhook-id"), "evt_1");
    assert_eq!(request.header("webhook-timestamp"), "1700000000");
    // No compression is offered, and none is undone.
    assert!(!request.head.iter().any(|line| line.starts_with("accept-encoding")), "{request:?}");
}

#[tokio::test]
async fn an_unhappy_answer_is_recorded() {
    let answered = with(answer("503 Busy", "Retry-After: 120\r\n", "later")).await;
    assert_eq!((answered.status, answered.body.as_str(), &answered.error), (Some(503), "later", &None));
    assert_eq!(answered.retry_after, Some(Duration::from_mins(2)));
    assert!(!answered.succeeded());
    let dated = with(answer("429 Slowly", "Retry-After: Tue, 14 Nov 2023 22:14:20 GMT\r\n", "")).await;
    assert_eq!(dated.retry_after, Some(Duration::from_mins(1)));
    assert!(with(answer("410 Gone", "", "")).await.is_gone());
}

#[tokio::test]
async fn an_answer_without_end_is_cut() {
    let first = b"HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n".to_vec();
    let answered = with(Manner::Endless(first, vec![b'a'; 65_536])).await;
    assert!(answered.succeeded(), "{answered:?}");
    assert_eq!(answered.body.len(), 20_000);
}

#[tokio::test]
async fn headers_without_end_are_refused() {
    let line = format!("x-more: {}\r\n", "a".repeat(1_000)).into_bytes();
    let answered = with_endless(Manner::Endless(b"HTTP/1.1 200 OK\r\n".to_vec(), line)).await;
    assert!(error(&answered).contains("answer"), "{answered:?}");
    let answered = with_endless(Manner::Endless(Vec::new(), b"HTTP/1.1 100 Continue\r\n\r\n".to_vec())).await;
    assert!(error(&answered).contains("answer"), "{answered:?}");
}

#[tokio::test]
async fn nothing_and_garbage_are_no_answers() {
    for bytes in [
        &b""[..],
        b"\0\xff\xfe not at all",
        b"HTTP/1.1 2000 OK\r\n\r\n",
        b"SSH-2.0-OpenSSH_9.6\r\n",
        b"HTTP/1.1 200",
    ] {
        let answered = with(Manner::Say(bytes.to_vec())).await;
        assert!(error(&answered).starts_with("gave no answer"), "{answered:?}");
        assert_eq!(answered.status, None);
    }
}

#[tokio::test]
async fn what_is_no_text_is_kept_as_far_as_it_is() {
    let answered = with(Manner::Say(b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\na\0\xffb".to_vec())).await;
    assert!(answered.succeeded());
    assert_eq!(answered.body, "a\u{FFFD}\u{FFFD}b");
    let zipped = with(Manner::Say(
        b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 9\r\n\r\nnot a zip".to_vec(),
    ))
    .await;
    assert_eq!((zipped.succeeded(), zipped.body.as_str()), (true, "not a zip"));
}

#[tokio::test]
async fn an_answer_that_breaks_off_is_a_failure() {
    for head in ["Content-Length: 100", "Transfer-Encoding: chunked"] {
        let answered = with(Manner::Say(format!("HTTP/1.1 200 OK\r\n{head}\r\n\r\n4\r\npart").into_bytes())).await;
        assert!(error(&answered).contains("broke off"), "{answered:?}");
        assert_eq!(answered.status, Some(200));
        assert!(answered.body.contains("part"), "{answered:?}");
    }
}

#[tokio::test]
async fn one_deadline_spans_everything() {
    // A name that nobody answers for.
    let names = Names::default().with("silent.example", &[]);
    let sender = HookSender::with_names(loopback(), names).unwrap();
    let sender = sender.with_deadline(Duration::from_millis(200));
    let answered = send(&sender, "https://silent.example/").await;
    assert_eq!(error(&answered), "did not answer within 200 ms");
    // A machine that takes the connection and says nothing, in TLS or not.
    let receiver = Receiver::start("127.0.0.1:0", Manner::Stall(Vec::new())).await;
    for url in [receiver.url(), format!("https://{}/", receiver.address)] {
        assert_eq!(error(&send(&sender, &url).await), "did not answer within 200 ms", "{url}");
    }
    // One that starts and does not end.
    let answered = with_endless(Manner::Stall(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nha".to_vec())).await;
    assert_eq!(error(&answered), "did not finish its answer within 1200 ms");
    assert_eq!((answered.status, answered.body.as_str()), (Some(200), "ha"));
    // One that never stops dripping: each byte is in time, the whole is not.
    for head in ["HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n", "HTTP/1.1 200 OK\r\nx-slow: "] {
        let answered = with_endless(Manner::Drip(head.into())).await;
        assert!(error(&answered).contains("within 1200 ms"), "{answered:?}");
    }
}

#[tokio::test]
async fn a_redirect_is_recorded_and_not_followed() {
    let elsewhere = Receiver::friendly("127.0.0.1:0").await;
    for status in ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"] {
        let answered = with(answer(status, &format!("Location: {}\r\n", elsewhere.url()), "there")).await;
        assert!(error(&answered).contains("redirect"), "{answered:?}");
        assert_eq!((answered.status, answered.body.as_str()), (status[..3].parse().ok(), "there"));
    }
    assert_eq!(elsewhere.connections(), 0);
}

#[tokio::test]
async fn nobody_there_is_told_as_such() {
    let sender = HookSender::with_names(loopback(), Names::default()).unwrap();
    // The port of a listener that is gone again.
    let gone = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    assert!(error(&send(&sender, &format!("http://{gone}/")).await).starts_with("can't be reached"));
    assert_eq!(error(&send(&sender, "https://unknown.example/").await), "has no address");
    // A receiver that knows no TLS.
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("https://{}/", listener.local_addr().unwrap());
    tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        stream.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await
    });
    let answered = send(&sender, &url).await;
    assert!(error(&answered).starts_with("can't be reached"), "{answered:?}");
}

#[tokio::test]
async fn a_connection_is_used_again() {
    let whole = b"HTTP/1.1 204 No Content\r\n\r\n".to_vec();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/", listener.local_addr().unwrap());
    let served = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let (mut bytes, mut served) = (Vec::new(), 0);
        while served < 3 {
            assert_ne!(stream.read_buf(&mut bytes).await.unwrap(), 0, "the connection was closed");
            while let Some(end) = bytes.windows(BODY.len()).position(|part| part == BODY) {
                bytes.drain(..end + BODY.len());
                stream.write_all(&whole).await.unwrap();
                served += 1;
            }
        }
    });
    let sender = HookSender::new(loopback()).unwrap();
    for _ in 0..3 {
        let answered = send(&sender, &url).await;
        assert!(answered.succeeded(), "{answered:?}");
    }
    served.await.unwrap();
}

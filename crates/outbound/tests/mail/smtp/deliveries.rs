//! Mails that arrive: what is in them, and over how many connections they came.

use countersign_outbound::{Ask, Copy, End, Letter, Recipient, Task, compose};
use mail_parser::{MessageParser, MimeHeaders};

use super::server::{Instead, Manners, Server};
use super::{jo, mailer, noon, send};
use crate::samples;

fn lf(text: &str) -> String {
    text.replace("\r\n", "\n").trim_end().to_owned()
}

#[tokio::test]
async fn a_mail_arrives_whole() {
    let server = Server::start(Manners::default()).await;
    let end = End { document: "Größe & Söhne".into(), sender: Some(samples::anna()) };
    let mail = compose(&Letter::Completed { end, copy: Copy::Attached(samples::pdf()) }, &samples::setting("de"));
    let sent =
        mailer(&server.url("smtp://", "?tls=none")).send(&jo(), &mail, "job_1@sign.acme.example", noon()).await;
    assert_eq!(sent, Ok(()));

    let arrived = server.mail();
    assert_eq!(arrived.from, "MAIL FROM:<no-reply@sign.acme.example>");
    assert_eq!(arrived.to, ["RCPT TO:<jo@example.com>"]);
    assert!(arrived.data.is_ascii() && arrived.data.split(|byte| *byte == b'\n').all(|line| line.len() < 999));

    let parsed = MessageParser::default().parse(&arrived.data).expect("a mail");
    let header = |name: &str| parsed.header_raw(name).map(|value| lf(value).trim().to_owned());
    let from = parsed.from().and_then(|from| from.first()).expect("From");
    assert_eq!(from.name(), Some("Acme Property über Countersign"));
    assert_eq!(from.address(), Some("no-reply@sign.acme.example"));
    let to = parsed.to().and_then(|to| to.first()).expect("To");
    assert_eq!((to.name(), to.address()), (Some("Jo Smith"), Some("jo@example.com")));
    let reply_to = parsed.reply_to().and_then(|to| to.first()).expect("Reply-To");
    assert_eq!((reply_to.name(), reply_to.address()), (Some("Anna Berg"), Some("anna@acme.example")));
    assert_eq!(parsed.subject(), Some("Abgeschlossen: „Größe & Söhne“"));
    assert_eq!(parsed.message_id(), Some("job_1@sign.acme.example"));
    assert_eq!(parsed.date().map(mail_parser::DateTime::to_timestamp), Some(noon().seconds()));
    assert_eq!(header("Auto-Submitted").as_deref(), Some("auto-generated"));
    assert_eq!(header("Content-Language").as_deref(), Some("de"));
    assert_eq!(header("List-Unsubscribe").as_deref(), Some("<https://sign.acme.example/u/k2PzYwB7>"));
    assert_eq!(header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));

    assert_eq!(parsed.body_text(0).map(|text| lf(&text)), Some(lf(&mail.text)));
    assert_eq!(parsed.body_html(0).map(|html| lf(&html)), Some(lf(&mail.html)));
    let logo = parsed.parts.iter().find(|part| part.content_id() == Some("logo")).expect("the logo");
    assert_eq!(logo.contents(), samples::setting("de").workspace.logo.expect("a logo").bytes);
    let file = parsed.attachments().find(|part| part.attachment_name().is_some()).expect("the PDF");
    assert_eq!(file.attachment_name(), Some("Lease for Garden Street 5.pdf"));
    assert_eq!(file.contents(), samples::pdf().bytes);
}

#[tokio::test]
async fn mail_to_members_can_not_be_unsubscribed_from_and_is_nobodys_to_answer() {
    let server = Server::start(Manners::default()).await;
    let letter = Letter::PasswordReset { link: "https://sign.acme.example/reset/1".into(), valid_until: None };
    let mail = compose(&letter, &samples::setting("en"));
    mailer(&server.url("smtp://", "")).send(&jo(), &mail, "<job_2@x.example>", noon()).await.expect("sent");
    let data = String::from_utf8(server.mail().data).expect("ASCII");
    for header in ["List-Unsubscribe", "Reply-To"] {
        assert!(!data.contains(header), "{header}");
    }
    assert!(data.contains("Message-ID: <job_2@x.example>\r\n"));
}

#[tokio::test]
async fn a_name_that_looks_encoded_is_not_decoded() {
    let server = Server::start(Manners::default()).await;
    let spoof = "=?utf-8?q?The_Bank?=";
    let mut setting = samples::setting("en");
    setting.workspace.name = spoof.into();
    let ask = Ask { sender: None, ..samples::ask(Task::Sign) };
    let mail = compose(&Letter::Invitation(ask), &setting);
    let to = Recipient { name: Some(spoof.into()), ..jo() };
    mailer(&server.url("smtp://", "")).send(&to, &mail, "1@x.example", noon()).await.expect("sent");
    let arrived = server.mail();
    let parsed = MessageParser::default().parse(&arrived.data).expect("a mail");
    let from = parsed.from().and_then(|from| from.first()).and_then(|from| from.name()).expect("From");
    let to = parsed.to().and_then(|to| to.first()).and_then(|to| to.name()).expect("To");
    for shown in [from, to, parsed.subject().expect("Subject")] {
        assert!(shown.contains("?utf-8?q?The_Bank?=") && !shown.contains("The Bank"), "{shown}");
    }
}

#[tokio::test]
async fn mails_share_a_connection() {
    let server = Server::start(Manners::default()).await;
    let mailer = mailer(&server.url("smtp://", ""));
    for _ in 0..3 {
        assert_eq!(send(&mailer).await, Ok(()));
    }
    assert_eq!((server.mails().len(), server.connections()), (3, 1));
}

#[tokio::test]
async fn a_flood_opens_few_connections() {
    let server = Server::start(Manners::default()).await;
    let mailer = std::sync::Arc::new(mailer(&server.url("smtp://", "")));
    let mut all = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let mailer = mailer.clone();
        all.spawn(async move { send(&mailer).await });
    }
    assert!(all.join_all().await.iter().all(Result::is_ok));
    assert_eq!(server.mails().len(), 20);
    assert!(server.connections() <= 4, "{}", server.connections());
}

#[tokio::test]
async fn a_connection_that_ended_meanwhile_is_replaced() {
    for end in [Instead::HangUp, Instead::Say("421 4.4.2 idle for too long")] {
        let server = Server::start(Manners { instead: vec![("NOOP", end)], ..Manners::default() }).await;
        let mailer = mailer(&server.url("smtp://", ""));
        assert_eq!(send(&mailer).await, Ok(()));
        assert_eq!(send(&mailer).await, Ok(()));
        assert_eq!((server.mails().len(), server.connections()), (2, 2));
    }
}

#[tokio::test]
async fn addresses_beyond_ascii_go_where_they_can() {
    let mail = compose(&Letter::Invitation(samples::ask(Task::Sign)), &samples::setting("en"));
    let plain = Server::start(Manners::default()).await;
    let sender = mailer(&plain.url("smtp://", ""));
    let to = |address: &str| Recipient { name: None, address: address.into() };

    // A domain can be written in ASCII, which every server takes.
    sender.send(&to("jo@münchen.example"), &mail, "1@x.example", noon()).await.expect("sent");
    assert_eq!(plain.mail().to, ["RCPT TO:<jo@xn--mnchen-3ya.example>"]);

    // What stands before the @ can't; the server has to know of it.
    let refused = sender.send(&to("jörg@example.com"), &mail, "2@x.example", noon()).await.expect_err("refused");
    assert!(refused.permanent && refused.message.contains("SMTPUTF8"), "{refused:?}");
    let modern = Server::start(Manners { smtp_utf8: true, ..Manners::default() }).await;
    let sender = mailer(&modern.url("smtp://", ""));
    sender.send(&to("jörg@example.com"), &mail, "2@x.example", noon()).await.expect("sent");
    let arrived = modern.mail();
    assert_eq!(arrived.to, ["RCPT TO:<jörg@example.com>"]);
    assert!(arrived.from.contains("SMTPUTF8"), "{}", arrived.from);
}

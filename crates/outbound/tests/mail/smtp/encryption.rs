//! Encryption and signing in.

use super::server::{Manners, Server};
use super::{mailer, send};

/// `\0user\0secret`, as AUTH PLAIN sends it.
const CREDENTIALS: &str = "AHVzZXIAc2VjcmV0";

fn polite() -> Manners {
    Manners { starttls: true, credentials: Some(CREDENTIALS), ..Manners::default() }
}

fn words(commands: &[String]) -> Vec<String> {
    commands.iter().map(|line| line.split(' ').next().unwrap_or_default().to_owned()).collect()
}

#[tokio::test]
async fn a_password_is_sent_once_the_line_is_encrypted() {
    let server = Server::start(polite()).await;
    let mailer = mailer(&server.url("smtp://user:secret@", &format!("?ca={}", server.ca())));
    assert_eq!(send(&mailer).await, Ok(()));
    let mail = server.mail();
    assert!(mail.encrypted && mail.signed_in);
    assert_eq!(words(&server.commands()), ["EHLO", "STARTTLS", "EHLO", "AUTH", "MAIL", "RCPT", "DATA"]);
}

#[tokio::test]
async fn smtps_is_encrypted_from_the_start() {
    let server = Server::start(Manners { wrapped: true, ..polite() }).await;
    let mailer = mailer(&server.url("smtps://user:secret@", &format!("?ca={}", server.ca())));
    assert_eq!(send(&mailer).await, Ok(()));
    assert!(server.mail().encrypted && server.mail().signed_in);
    assert_eq!(words(&server.commands()), ["EHLO", "AUTH", "MAIL", "RCPT", "DATA"]);
}

#[tokio::test]
async fn without_encryption_neither_password_nor_mail_is_sent() {
    let server = Server::start(Manners { starttls: false, ..polite() }).await;
    for url in [server.url("smtp://user:secret@", ""), server.url("smtp://", "?tls=required")] {
        let error = send(&mailer(&url)).await.expect_err("not sent");
        assert!(!error.permanent && error.message.contains("STARTTLS"), "{error:?}");
    }
    assert!(server.mails().is_empty());
    assert_eq!(words(&server.commands()), ["EHLO", "EHLO"]);
}

#[tokio::test]
async fn a_stranger_with_a_certificate_gets_nothing() {
    let stranger = Server::start(polite()).await;
    let another = Server::start(polite()).await;
    for ca in [String::new(), format!("?ca={}", another.ca())] {
        let error = send(&mailer(&stranger.url("smtp://user:secret@", &ca))).await.expect_err("not sent");
        assert!(!error.permanent && error.message.to_lowercase().contains("certificate"), "{error:?}");
    }
    assert!(stranger.mails().is_empty());
    assert!(!words(&stranger.commands()).contains(&"AUTH".to_owned()));
}

#[tokio::test]
async fn encryption_is_used_where_it_is_offered() {
    let server = Server::start(Manners { credentials: None, ..polite() }).await;
    assert_eq!(send(&mailer(&server.url("smtp://", ""))).await, Ok(()));
    assert!(server.mail().encrypted);

    let plain = Server::start(Manners { credentials: None, ..polite() }).await;
    assert_eq!(send(&mailer(&plain.url("smtp://", "?tls=none"))).await, Ok(()));
    assert!(!plain.mail().encrypted);
}

#[tokio::test]
async fn a_wrong_password_is_the_operators_to_mend() {
    let server = Server::start(polite()).await;
    let mailer = mailer(&server.url("smtp://user:wrong@", &format!("?ca={}", server.ca())));
    let error = send(&mailer).await.expect_err("not sent");
    assert!(!error.permanent && error.message.contains("535 5.7.8 wrong password"), "{error:?}");
    assert!(!error.message.contains("user:wrong"), "{error:?}");
    assert!(server.mails().is_empty());
    let error = mailer.check().await.expect_err("not signed in");
    assert!(error.message.contains("535"), "{error:?}");
}

#[tokio::test]
async fn a_look_at_the_server_sends_nothing() {
    let server = Server::start(polite()).await;
    let found =
        mailer(&server.url("smtp://user:secret@", &format!("?ca={}", server.ca()))).check().await.expect("fine");
    assert_eq!((found.encrypted, found.signed_in), (true, true));
    let found = mailer(&server.url("smtp://", "?tls=none")).check().await.expect("fine");
    assert_eq!((found.encrypted, found.signed_in), (false, false));
    assert!(server.mails().is_empty());
    let said = words(&server.commands());
    assert_eq!(said, ["EHLO", "STARTTLS", "EHLO", "AUTH", "MAIL", "QUIT", "EHLO", "MAIL", "QUIT"]);
}

#[test]
fn a_mailer_shows_no_password() {
    let mailer = mailer("smtps://user:secret@mail.example");
    assert!(!format!("{mailer:?}").contains("secret"), "{mailer:?}");
}

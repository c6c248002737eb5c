//! Mails that do not arrive, and what the caller is told.

use super::server::{Instead, Manners, Server};
use super::{mailer, send};

async fn server(instead: &[(&'static str, Instead)]) -> Server {
    Server::start(Manners { instead: instead.to_vec(), ..Manners::default() }).await
}

#[tokio::test]
async fn a_refused_mail_is_final_and_the_next_one_still_goes_out() {
    for (at, words) in
        [("RCPT", "550 5.1.1 No such user"), ("DATA", "554 5.7.1 Not today"), (".", "552 5.3.4 Too large")]
    {
        let server = server(&[(at, Instead::Say(words))]).await;
        let mailer = mailer(&server.url("smtp://", ""));
        let error = send(&mailer).await.expect_err("refused");
        assert!(error.permanent && !error.about_us, "{at}: {error:?}");
        assert_eq!(error.message, words, "{at}");
        assert_eq!(send(&mailer).await, Ok(()), "{at}");
        assert_eq!((server.mails().len(), server.connections()), (1, 1), "{at}");
    }
}

#[tokio::test]
async fn a_refusal_of_our_own_sender_is_the_operators_and_passes() {
    for (at, words) in [
        ("MAIL", "553 5.1.8 We do not know you"),
        ("MAIL", "550 No such domain"),
        ("RCPT", "550 5.4.5 Daily sending quota exceeded"),
        (".", "550 5.7.60 Client does not have permissions to send as this sender"),
    ] {
        let server = server(&[(at, Instead::Say(words))]).await;
        let mailer = mailer(&server.url("smtp://", ""));
        let error = send(&mailer).await.expect_err("refused");
        assert!(!error.permanent && error.about_us, "{at}: {error:?}");
        assert!(error.message.contains(words) && error.message.contains("smtp.from"), "{at}: {error:?}");
        assert!(error.gist.contains("smtp.from") && !error.gist.contains("Client"), "{at}: {error:?}");
        assert_eq!(send(&mailer).await, Ok(()), "{at}");
        assert_eq!((server.mails().len(), server.connections()), (1, 1), "{at}");
    }
}

#[tokio::test]
async fn a_look_at_the_server_tells_that_our_sender_is_refused() {
    let server = server(&[("MAIL", Instead::Say("550 5.1.8 We do not know you"))]).await;
    let error = mailer(&server.url("smtp://", "")).check().await.expect_err("refused");
    assert!(error.about_us && error.message.contains("We do not know you"), "{error:?}");
    assert!(server.mails().is_empty());
}

#[tokio::test]
async fn a_server_that_is_busy_is_asked_again_later() {
    for (at, words, connections) in [
        ("RCPT", "450 4.2.0 Greylisted, try again", 1),
        ("MAIL", "421 4.3.2 Going down", 2),
        (".", "451 4.3.0 Disk full", 1),
    ] {
        let server = server(&[(at, Instead::Say(words))]).await;
        let mailer = mailer(&server.url("smtp://", ""));
        let error = send(&mailer).await.expect_err("put off");
        assert!(!error.permanent, "{at}: {error:?}");
        assert_eq!(error.message, words, "{at}");
        assert_eq!(send(&mailer).await, Ok(()), "{at}");
        assert_eq!((server.mails().len(), server.connections()), (1, connections), "{at}");
    }
}

#[tokio::test]
async fn several_lines_of_answer_become_one() {
    let server =
        server(&[("RCPT", Instead::Say("550-5.1.1 No such user.\r\n550 5.1.1 See https://x.example"))]).await;
    let error = send(&mailer(&server.url("smtp://", ""))).await.expect_err("refused");
    assert!(error.permanent && !error.message.contains(['\r', '\n']), "{error:?}");
    assert!(error.message.contains("No such user") && error.message.contains("https://x.example"), "{error:?}");
}

#[tokio::test]
async fn the_log_is_told_nothing_that_a_server_quotes() {
    for (words, gist) in [
        ("550 5.1.1 <canary@example.com> is unknown", "answered 550 5.1.1"),
        ("450 <canary@example.com> comes later", "answered 450"),
        ("<canary@example.com> is what you asked for", "gave an answer that can't be read as one"),
        ("55x canary@example.com", "gave an answer that can't be read as one"),
    ] {
        let server = server(&[("RCPT", Instead::Say(words))]).await;
        let error = send(&mailer(&server.url("smtp://", ""))).await.expect_err("not sent");
        assert!(error.gist.ends_with(gist) && !error.gist.contains("canary"), "{words}: {error:?}");
        assert!(error.message.contains("canary"), "those who sent it may read it: {error:?}");
    }
    let server = server(&[("RCPT", Instead::HangUp)]).await;
    let error = send(&mailer(&server.url("smtp://", ""))).await.expect_err("not sent");
    assert!(error.gist.ends_with("incomplete response"), "{error:?}");
}

#[tokio::test]
async fn what_is_wrong_with_the_server_or_our_settings_passes() {
    for (at, words) in [
        ("+", "554 No SMTP service here"),
        ("EHLO", "550 Who are you?"),
        ("MAIL", "530 5.7.0 Must issue a STARTTLS command first"),
    ] {
        let server = server(&[(at, Instead::Say(words))]).await;
        let error = send(&mailer(&server.url("smtp://", ""))).await.expect_err("not sent");
        assert!(!error.permanent && error.message.contains(words), "{at}: {error:?}");
        assert!(error.message.contains("127.0.0.1:"), "{at}: {error:?}");
        assert!(server.mails().is_empty());
    }
}

#[tokio::test]
async fn a_lost_connection_passes() {
    for at in ["+", "EHLO", "MAIL", "RCPT", "DATA", "."] {
        let server = server(&[(at, Instead::HangUp)]).await;
        let mailer = mailer(&server.url("smtp://", ""));
        let error = send(&mailer).await.expect_err("not sent");
        assert!(!error.permanent && !error.message.is_empty(), "{at}: {error:?}");
        assert_eq!(send(&mailer).await, Ok(()), "{at}");
        assert_eq!((server.mails().len(), server.connections()), (1, 2), "{at}");
    }
}

#[tokio::test]
async fn a_silent_server_is_given_up_and_its_connection_not_used_again() {
    for at in ["+", "RCPT", "."] {
        let server = server(&[(at, Instead::Silence)]).await;
        let mailer = mailer(&server.url("smtp://", "?timeout=1"));
        let error = send(&mailer).await.expect_err("not sent");
        assert!(!error.permanent && error.message.contains("no answer within 1 s"), "{at}: {error:?}");
        assert_eq!(send(&mailer).await, Ok(()), "{at}");
        assert_eq!(server.connections(), 2, "{at}");
    }
}

#[tokio::test]
async fn nobody_there_passes() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let error = send(&mailer(&format!("smtp://{address}"))).await.expect_err("not sent");
    assert!(!error.permanent && error.message.contains(&address.to_string()), "{error:?}");
}

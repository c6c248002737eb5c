//! Whatever people type, it stays text: no header, no tag, no link, no second recipient comes of it.

use countersign_outbound::{
    AccountChange, Ask, Attachment, Composed, Copy, End, KnownPasskey, Letter, Mailer, Notice, Passed, Person,
    Recipient, SendError, Setting, Task, WebhookFault, Workspace, compose,
};
use model::locale::Language;
use proptest::prelude::*;

use crate::samples;
use crate::smtp::server::{Manners, Server};
use crate::smtp::{FROM, noon};

/// Pieces that mean something to one of the languages a mail is written in.
const PIECES: [&str; 34] = [
    "\r\n", "\n", "\r", "\r\nBcc: eve@evil.example\r\n", "\r\n\r\n<html>", "\r\n.\r\n", "\0", "\t", "\u{7f}",
    "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{2068}", "\u{2069}", "\u{FEFF}", "<script>alert(1)</script>",
    "</mj-text>", "<mj-raw><img src=x></mj-raw>", "<mj-include path=\"/etc/passwd\" />", "<!--", "-->",
    "<![CDATA[", "\" onload=\"x", "' x='", "{{ 7 * 7 }}", "{% include \"x\" %}", "{ $asker }", "&lt;&#60;",
    "=?utf-8?q?=0D=0ABcc:_eve?=", "https://evil.example/", "\",<eve@evil.example>", ";", "\\",
];

fn hostile() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => prop::sample::select(PIECES.to_vec()).prop_map(str::to_owned),
        2 => "[a-zA-Zäß日本語عرب ]{1,8}",
        1 => any::<char>().prop_map(String::from),
    ];
    // A first letter, so that no text is empty: an empty one leaves its part of the mail out.
    prop::collection::vec(piece, 0..8).prop_map(|pieces| format!("x{}", pieces.concat()))
}

/// Every letter, with the same text for everything that somebody could have typed.
fn letters(text: &str) -> Vec<Letter> {
    let own = || text.to_owned();
    let person = || Some(Person { name: Some(own()), address: own() });
    let link = || Some("https://sign.acme.example/x?a=1&b=2".to_owned());
    let ask = |task| Ask {
        document: own(),
        sender: person(),
        task,
        message: Some(own()),
        link: "https://sign.acme.example/s/1".into(),
        open_until: Some(own()),
    };
    let end = || End { document: own(), sender: person() };
    let file = || Attachment { name: own(), media_type: own(), bytes: vec![1, 2, 3] };
    vec![
        Letter::Invitation(ask(Task::Sign)),
        Letter::Reminder(ask(Task::Approve)),
        Letter::YourTurn(ask(Task::View)),
        Letter::Completed { end: end(), copy: Copy::Attached(file()) },
        Letter::Declined { end: end(), by: own() },
        Letter::Voided { end: end(), reason: Some(own()) },
        Letter::Expired(end()),
        Letter::SenderCompleted { document: own(), link: link(), attachment: Some(file()) },
        Letter::SenderDeclined { document: own(), link: link(), by: own(), reason: Some(own()) },
        Letter::SenderDelegated {
            document: own(),
            link: link(),
            passed: Passed { by: own(), to: own(), address: own(), note: Some(own()) },
        },
        Letter::SenderExpired { document: own(), link: link(), missing: vec![own(), own()] },
        Letter::Undelivered { document: own(), link: link(), address: own(), said: own() },
        Letter::WebhookDisabled { url: own(), fault: WebhookFault::Failing { since: own() }, link: link() },
        Letter::SealingWaits { document: own(), waiting: 1, reason: own(), link: link() },
        Letter::CertificateExpired { certificate: own(), expired_on: own(), link: link() },
        Letter::PasswordReset { link: "https://sign.acme.example/r/1".into(), valid_until: Some(own()) },
        Letter::NewAddress {
            present: own(),
            link: "https://sign.acme.example/r/1".into(),
            valid_until: Some(own()),
        },
        Letter::AddressTaken { present: own(), link: "https://sign.acme.example/r/1".into() },
        Letter::AccountChanged(Notice {
            change: AccountChange::AddressAsked { to: own() },
            when: own(),
            device: Some(own()),
            ip: Some(own()),
            passkeys: Vec::new(),
            codes_left: None,
            link: "https://sign.acme.example/reset".into(),
        }),
        Letter::AccountChanged(Notice {
            change: AccountChange::PasskeyAdded { name: own() },
            when: own(),
            device: Some(own()),
            ip: Some(own()),
            passkeys: vec![KnownPasskey { name: own(), since: own() }],
            codes_left: Some(3),
            link: "https://sign.acme.example/reset".into(),
        }),
        Letter::SetUp { by: person(), link: "https://sign.acme.example/r/1".into(), valid_until: Some(own()) },
    ]
}

fn setting(text: &str, language: &str) -> Setting {
    let workspace = Workspace { name: text.into(), ..samples::setting(language).workspace };
    Setting { workspace, base_url: text.into(), ..samples::setting(language) }
}

/// The HTML without anything that is text: tags and attributes, but not what stands in the attributes. Line breaks are
/// left out, since a message may have any number of them.
fn skeleton(html: &str) -> String {
    let (mut out, mut inside, mut quoted) = (String::new(), false, false);
    for c in html.chars() {
        match c {
            '<' if !quoted => inside = true,
            '"' if inside => quoted = !quoted,
            _ => {}
        }
        if inside && (!quoted || c == '"') {
            out.push(c);
        }
        if c == '>' && !quoted {
            inside = false;
        }
    }
    out.replace("<br />", "")
}

/// The addresses that a reader can click.
fn links(html: &str) -> Vec<&str> {
    html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn misleads(c: char) -> bool {
    (c.is_control() && c != '\n')
        || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn no_text_changes_the_page_around_it(
        text in hostile(),
        language in prop::sample::select(Language::ALL.map(Language::tag).to_vec()),
        which in any::<prop::sample::Index>(),
    ) {
        let (all, tame) = (letters(&text), letters("x"));
        let hostile = which.get(&all);
        let mail = compose(hostile, &setting(&text, language));
        let expected = compose(which.get(&tame), &setting("x", language));
        prop_assert_eq!(skeleton(&mail.html), skeleton(&expected.html), "{:?}", hostile);
        prop_assert_eq!(links(&mail.html), links(&expected.html));
        prop_assert!(!mail.subject.contains('\n') && !mail.from_name.contains('\n'));
        for words in [&mail.subject, &mail.from_name, &mail.text, &mail.html] {
            prop_assert!(!words.contains(misleads), "{:?}", words);
        }
        let kept: Composed = serde_json::from_str(&serde_json::to_string(&mail).unwrap()).unwrap();
        prop_assert_eq!(kept, mail);
        let letter: Letter = serde_json::from_str(&serde_json::to_string(hostile).unwrap()).unwrap();
        prop_assert_eq!(&letter, hostile);
    }

    #[test]
    fn no_text_adds_a_header_or_a_recipient(text in hostile(), address in hostile(), which in any::<prop::sample::Index>()) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let server = Server::start(Manners { smtp_utf8: true, ..Manners::default() }).await;
            let mailer = Mailer::new(&server.url("smtp://", "?tls=none"), FROM).unwrap();
            let mail = compose(which.get(&letters(&text)), &setting(&text, "en"));
            let to = Recipient { name: Some(text.clone()), address: "jo@example.com".into() };
            mailer.send(&to, &mail, &text, noon()).await.unwrap();
            let arrived = server.mail();
            assert_eq!(arrived.to, ["RCPT TO:<jo@example.com>"]);
            check_headers(&arrived.data, &mail);
            // An address that is no address is refused for good, before anybody hears of it.
            let to = Recipient { name: None, address: format!("jo@example.com{address}") };
            match mailer.send(&to, &mail, "1@x.example", noon()).await {
                Ok(()) => assert_eq!(server.mails().len(), 2),
                Err(SendError { permanent, message, .. }) => {
                    assert!(permanent && !message.contains(misleads) && !message.contains('\n'), "{message:?}");
                    assert_eq!(server.mails().len(), 1);
                }
            }
            let recipients = server.commands().iter().filter(|line| line.contains("eve@evil.example>")).count();
            assert_eq!(recipients, 0, "{:?}", server.commands());
        });
    }
}

/// Exactly the headers that belong there, once each, and a subject that reads as it was composed.
fn check_headers(data: &[u8], mail: &Composed) {
    let text = String::from_utf8_lossy(data);
    let (head, _) = text.split_once("\r\n\r\n").expect("headers");
    assert!(!head.replace("\r\n", "").contains(['\r', '\n', '\0']), "{head}");
    let mut names: Vec<&str> = head
        .split("\r\n")
        .filter(|line| !line.starts_with([' ', '\t']))
        .map(|line| line.split_once(':').expect("a header").0)
        .collect();
    names.sort_unstable();
    let mut expected = vec![
        "Auto-Submitted", "Content-Language", "Content-Type", "Date", "From", "MIME-Version", "Message-ID",
        "Subject", "To", "X-Auto-Response-Suppress",
    ];
    if mail.list_unsubscribe.is_some() {
        expected.extend(["List-Unsubscribe", "List-Unsubscribe-Post"]);
    }
    if names.contains(&"Reply-To") {
        expected.push("Reply-To");
    }
    expected.sort_unstable();
    assert_eq!(names, expected, "{head}");
    let parsed = mail_parser::MessageParser::default().parse(data).expect("a mail");
    let spaceless = |text: &str| text.split_whitespace().collect::<String>();
    let subject = parsed.subject().map(spaceless).expect("a subject");
    assert_eq!(subject, spaceless(&mail.subject));
    assert_eq!(parsed.to().map(|to| to.iter().count()), Some(1));
    assert_eq!(parsed.from().map(|from| from.iter().count()), Some(1));
}

#[test]
fn the_usual_suspects() {
    for text in PIECES {
        for letter in letters(&format!("x{text}y")) {
            let mail = compose(&letter, &setting(&format!("x{text}y"), "ar"));
            assert!(!mail.html.contains("<script") && !mail.html.contains("<mj-"), "{text:?}");
            assert!(!mail.text.contains("49") && !mail.html.contains(">49"), "{text:?}");
        }
    }
}

#[test]
fn a_message_is_shown_as_it_was_written() {
    let message = "Hello <Jo>,\n\nsee https://evil.example & \"this\".";
    let ask = Ask { message: Some(message.into()), ..samples::ask(Task::Sign) };
    let mail = compose(&Letter::Invitation(ask), &samples::setting("en"));
    assert!(mail.text.contains("> Hello <Jo>,\n>\n> see https://evil.example & \"this\"."), "{}", mail.text);
    let html = "Hello &#60;Jo&#62;,<br /><br />see https://evil.example &#38; &#34;this&#34;.</blockquote>";
    assert!(mail.html.contains(html), "{}", mail.html);
}

//! Every letter in every language, as it was when somebody last looked at it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use countersign_outbound::{Attachment, Composed, compose};
use model::locale::Language;

use crate::samples;

const RENEW: &str = "RENEW_SNAPSHOTS";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/mail/snapshots")
}

/// Headers and text of a mail.
fn text(mail: &Composed) -> String {
    let mut head = vec![format!("From: {}", mail.from_name), format!("Subject: {}", mail.subject)];
    head.extend(
        mail.reply_to.iter().map(|person| {
            format!("Reply-To: {} <{}>", person.name.as_deref().unwrap_or_default(), person.address)
        }),
    );
    head.extend(mail.list_unsubscribe.iter().map(|link| format!("List-Unsubscribe: <{link}>")));
    let file =
        |file: &Attachment| format!("Attachment: {} ({}, {} bytes)", file.name, file.media_type, file.bytes.len());
    head.extend(mail.attachments.iter().map(file));
    format!("{}\n\n{}", head.join("\n"), mail.text)
}

fn expected() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for sample in samples::all() {
        for language in Language::ALL.map(Language::tag) {
            let mail = compose(&sample.letter, &samples::setting(language));
            files.insert(format!("{}.{language}.txt", sample.name), text(&mail));
            if !sample.variant {
                // One tag to a line, so that a change is seen in a line.
                let html = mail.html.replace("><", ">\n<") + "\n";
                files.insert(format!("{}.{language}.html", sample.name), html);
            }
        }
    }
    files
}

#[test]
fn mails_are_as_they_were_when_somebody_last_looked() {
    let folder = folder();
    let expected = expected();
    if std::env::var_os(RENEW).is_some() {
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        for (name, content) in &expected {
            std::fs::write(folder.join(name), content).expect("a snapshot");
        }
        return;
    }
    let how = format!(
        "If that is meant, renew them with\n  {RENEW}=1 cargo test -p countersign-outbound snapshots\nand look at what \
         git shows before you commit; open the HTML in a browser."
    );
    let kept: BTreeSet<String> = std::fs::read_dir(&folder)
        .expect("tests/mail/snapshots")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"))
        .collect();
    for (name, content) in &expected {
        assert!(kept.contains(name), "There is no snapshot {name}. {how}");
        let before = std::fs::read_to_string(folder.join(name)).expect("a snapshot");
        let lines = before.lines().zip(content.lines()).enumerate().find(|(_, (before, now))| before != now);
        assert!(before == *content, "The snapshot {name} differs, first in {lines:#?}\n{how}");
    }
    let left: Vec<_> = kept.iter().filter(|name| !expected.contains_key(*name)).collect();
    assert!(left.is_empty(), "These snapshots belong to no letter any more: {left:?}. {how}");
}

/// A workspace that chose its own colour and name has both in all its mails, and ours in none.
#[test]
fn a_workspace_shows_its_own_colour_and_name() {
    for (colour, ink) in [("#ffd400", "#000000"), ("#7a1f3d", "#ffffff")] {
        for sample in samples::all() {
            let mut setting = samples::setting("de");
            let plain = compose(&sample.letter, &setting);
            setting.workspace.colour = Some(colour.parse().expect("a colour"));
            setting.workspace.sender = Some("Acme\nRentals".to_owned());
            let mail = compose(&sample.letter, &setting);
            assert_eq!(mail.from_name, "Acme Rentals");
            assert!(!mail.html.contains("#1d5bb5") && !mail.html.contains("#8fbcff"), "{}", sample.name);
            if plain.html.contains("#1d5bb5") {
                assert!(mail.html.contains(colour), "{}", sample.name);
            }
            if mail.html.contains(&format!("background:{colour}")) {
                assert!(mail.html.contains(&format!("color:{ink}")), "{}", sample.name);
            }
        }
    }
}

/// What every mail has to be, whatever it says.
#[test]
fn every_mail_keeps_the_rules_of_the_house() {
    for sample in samples::all() {
        for language in Language::ALL.map(Language::tag) {
            let mail = compose(&sample.letter, &samples::setting(language));
            let place = format!("{} in {language}", sample.name);
            let html = &mail.html;
            assert!(html.contains(&format!("<html lang=\"{language}\"")), "{place}");
            assert_eq!(html.contains("dir=\"rtl\""), language == "ar", "{place}");
            assert!(html.contains("<meta name=\"color-scheme\" content=\"light dark\""), "{place}");
            assert!(html.contains("prefers-color-scheme: dark"), "{place}");
            // Nothing is loaded from anywhere: no fonts, no pictures, no pixel that tells who reads.
            assert_eq!(html.matches("<img").count(), html.matches("src=\"cid:logo\"").count(), "{place}");
            for outside in ["<link", "@import", "url(", "<script", "background=\"http"] {
                assert!(!html.contains(outside), "{place}: {outside}");
            }
            assert_eq!(html.matches("<h1").count(), 1, "{place}");
            // Mail programs cut off what is longer than about 100 KB.
            assert!(html.len() < 40_000, "{place}: {} bytes", html.len());
            for words in [&mail.subject, &mail.text, html] {
                assert!(!words.contains("{ $") && !words.contains(['\u{2068}', '\u{2069}']), "{place}: {words}");
            }
            assert!(mail.subject.chars().count() < 100, "{place}: {}", mail.subject);
            if language != "en" {
                let english = compose(&sample.letter, &samples::setting("en"));
                assert_ne!(mail.subject, english.subject, "{place}");
            }
        }
    }
}

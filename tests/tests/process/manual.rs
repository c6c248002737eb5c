//! What packages bring beside the program: manual pages and completions, made by the program itself.

use std::process::Stdio;

use countersign_tests::Engine;

use crate::program::Place;

#[tokio::test]
async fn every_command_has_a_manual_page() {
    let place = Place::on(Engine::Sqlite).await;
    let page = place.run(&["man"]).await.ok().to_owned();
    assert!(page.contains(".TH countersign 1"), "{page}");
    let folder = place.folder().join("pages");
    place.run(&["man", "--folder", folder.to_str().unwrap()]).await.ok();
    let help = place.run(&["--help"]).await.ok().to_owned();
    let commands = help.split_once("Commands:").unwrap().1.split_once("Options:").unwrap().0;
    let commands: Vec<_> = commands.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.contains(&"serve") && commands.contains(&"completions"), "{commands:?}");
    for command in commands.into_iter().filter(|command| *command != "help") {
        let page = std::fs::read_to_string(folder.join(format!("countersign-{command}.1")));
        assert!(page.is_ok_and(|page| page.contains(".TH")), "{command} has a page");
    }
    assert!(!folder.join("countersign-render-worker.1").exists(), "what nobody calls has none");
    let failure = place.run(&["man", "--folder", "/dev/null/nowhere"]).await;
    assert!(failure.failure().contains("can't write manual pages to /dev/null/nowhere"), "{failure:?}");
}

#[tokio::test]
async fn shells_are_told_the_commands() {
    let place = Place::on(Engine::Sqlite).await;
    for shell in ["bash", "zsh", "fish"] {
        let script = place.run(&["completions", shell]).await.ok().to_owned();
        for word in ["countersign", "set-entitlements", "password-stdin", "forward-to"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
        // A shell that is there reads it.
        let Ok(mut child) = std::process::Command::new(shell).arg("-n").stdin(Stdio::piped()).spawn() else {
            continue;
        };
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), script.as_bytes()).unwrap();
        assert!(child.wait().unwrap().success(), "{shell} can't read its script");
    }
    assert!(place.run(&["completions", "tcsh"]).await.failure().contains("tcsh"));
}

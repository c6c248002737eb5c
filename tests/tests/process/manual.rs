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
    let commands = listed(&help);
    assert!(["serve", "completions"].iter().all(|name| commands.iter().any(|command| command == name)), "{help}");
    for command in commands {
        let page = std::fs::read_to_string(folder.join(format!("countersign-{command}.1")));
        assert!(page.is_ok_and(|page| page.contains(".TH")), "{command} has a page");
    }
    let transfer = std::fs::read_to_string(folder.join("countersign-transfer.1")).unwrap();
    assert!(transfer.contains("COUNTERSIGN_TRANSFER_TO"), "{transfer}");
    assert!(!folder.join("countersign-render-worker.1").exists(), "what nobody calls has none");
    let failure = place.run(&["man", "--folder", "/dev/null/nowhere"]).await;
    assert!(failure.failure().contains("can't write manual pages to /dev/null/nowhere"), "{failure:?}");
}

/// The commands that a help text lists.
fn listed(help: &str) -> Vec<String> {
    let Some((_, commands)) = help.split_once("Commands:") else { return Vec::new() };
    let commands = commands.split_once("Options:").map_or(commands, |(commands, _)| commands);
    let names = commands.lines().filter_map(|line| line.split_whitespace().next());
    names.filter(|name| *name != "help").map(str::to_owned).collect()
}

#[tokio::test]
async fn the_readme_names_every_command() {
    let place = Place::on(Engine::Sqlite).await;
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../README.md");
    let readme = std::fs::read_to_string(readme).unwrap();
    let table = readme.split_once("## Commands").unwrap().1.split_once("\n## ").unwrap().0;
    let commands = listed(place.run(&["--help"]).await.ok());
    assert!(commands.iter().any(|command| command == "serve"), "{commands:?}");
    for command in commands {
        let parts = listed(place.run(&[&command, "--help"]).await.ok());
        let whole = parts.iter().map(|part| format!("`countersign {command} {part}"));
        let whole: Vec<_> =
            if parts.is_empty() { vec![format!("`countersign {command}")] } else { whole.collect() };
        for command in whole {
            let is_there = [" ", "`"].iter().any(|end| table.contains(&format!("{command}{end}")));
            assert!(is_there, "{command}` is not in the README's table of commands");
        }
    }
}

#[tokio::test]
async fn shells_are_told_the_commands() {
    let place = Place::on(Engine::Sqlite).await;
    for shell in ["bash", "zsh", "fish"] {
        let script = place.run(&["completions", shell]).await.ok().to_owned();
        assert!(!script.contains("render-worker"), "{shell}: what nobody calls is not offered");
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

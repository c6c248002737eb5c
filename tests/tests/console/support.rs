//! What several areas need.

use countersign_tests::{Person, Workspace, World, eventually, link_in};
use serde_json::{Value, json};

/// The password of all people in the tests.
pub const PASSWORD: &str = "correct horse battery";

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("a text: {value}"))
}

/// The secret part of the link in the last mail of a kind to an address.
pub async fn secret(world: &World, workspace: &Workspace, kind: &str, email: &str, path: &str) -> String {
    // Some letters are made behind the answer, so that how long that takes tells nothing.
    let link = eventually(&format!("a {kind} to {email}"), async || {
        let mails = world.mails(workspace.id).await;
        let mail = mails.iter().rev().find(|kept| kept.mail.kind == kind && kept.mail.recipient == email);
        mail.map(|mail| link_in(mail, path))
    })
    .await;
    link.split_once('#').expect("a secret behind the mark").1.to_owned()
}

/// How many mails of a kind went to an address.
pub async fn letters(world: &World, workspace: &Workspace, kind: &str, email: &str) -> usize {
    let mails = world.mails(workspace.id).await;
    mails.iter().filter(|kept| kept.mail.kind == kind && kept.mail.recipient == email).count()
}

/// Invites somebody and gives the secret of the link.
pub async fn invited(world: &World, workspace: &Workspace, email: &str, role: &str) -> String {
    let administrator = workspace.administrator().await;
    // Who joins later stands behind in the list.
    world.clock.advance_millis(1);
    administrator.post("/team/invitations", json!({ "email": email, "role": role })).await.created();
    secret(world, workspace, "memberInvitation", email, "/join#").await
}

/// Somebody new in the workspace, signed in.
pub async fn joined(world: &World, workspace: &Workspace, email: &str, role: &str) -> Person {
    let token = invited(world, workspace, email, role).await;
    let person = Person::new(world.client());
    let given = json!({ "token": token, "name": "Ben Okafor", "password": PASSWORD });
    person.post("/invitations/accept", given).await.ok();
    person
}

/// Signs somebody in with a password.
pub async fn sign_in(person: &Person, email: &str, password: &str) -> countersign_tests::Answer {
    person.post("/session", json!({ "email": email, "password": password })).await
}

/// The events of the workspace's activity stream of a kind, newest first.
pub async fn events(workspace: &Workspace, event: &str) -> Vec<Value> {
    workspace.get(&format!("/activity?events={event}")).await.ok().as_array().cloned().unwrap_or_default()
}

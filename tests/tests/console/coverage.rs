//! Who gets in: every operation of the session API asks for a session, believes only our own pages, stays inside the
//! workspace, and leaves an administrator's work to administrators.
//!
//! The table below has a row for each operation of the OpenAPI document; `no_operation_is_without_these_tests` fails until
//! a new one has its row, and the row is all that its tests need.

use std::collections::BTreeSet;

use countersign_tests::{Answer, Person, Workspace, World, on_both_databases};
use model::Clock;
use model::people::Role;
use reqwest::Method;
use serde_json::Value;
use store::Write;

use crate::holdings::Holdings;
use crate::operations::{Operation, PICTURE, operations};

/// Who may ask for an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Who {
    /// Whoever stands at the door; it has checks of its own.
    Anybody,
    /// Everybody in the workspace.
    Member,
    /// Administrators.
    Administrator,
}

/// What an operation's address or body names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// Nothing of a workspace.
    Nothing,
    /// A template.
    Template,
    /// A document.
    Document,
    /// A file.
    File,
    /// An order of many documents.
    Bulk,
    /// A webhook.
    Webhook,
    /// A delivery to a webhook.
    Delivery,
    /// An export.
    Export,
    /// An API key.
    ApiKey,
    /// A mail in the local outbox.
    Mail,
    /// The workspace itself.
    Workspace,
    /// A member of the workspace.
    User,
    /// Somebody who was asked to join.
    Invitation,
    /// A session of whoever asks.
    Session,
    /// A passkey of whoever asks.
    Passkey,
    /// An example that comes with the program.
    Example,
}

use Names::{
    ApiKey, Bulk, Delivery, Document, Example, Export, File, Invitation, Mail, Nothing, Passkey, Session,
    Template, User, Webhook,
};
use Who::{Administrator, Anybody, Member};

/// What proves that it is still the same person.
const PROOF: &str = r#"{"password":"correct horse battery"}"#;

/// Operations that let everybody in and then find that something is missing which no table can hold: digits of this minute, a passkey,
/// the version of what is written. `two_step.rs`, `passkeys.rs` and `working_copies.rs` show them at work.
const LACKING: [(&str, u16); 8] = [
    ("POST /templates/{id}/working-copy/publish", 409),
    ("DELETE /account/address", 404),
    ("POST /account/passkeys", 410),
    ("PATCH /account/passkeys/{id}", 404),
    ("DELETE /account/passkeys/{id}", 404),
    ("POST /account/totp/confirm", 403),
    ("POST /account/totp/disable", 409),
    ("POST /account/recovery-codes", 409),
];

/// One row for each operation: who may ask for it, what it names, and a body that it would take.
const TABLE: &[(&str, Who, Names, &str)] = &[
    ("GET /session", Anybody, Nothing, ""),
    ("POST /session", Anybody, Nothing, r#"{"email":"eve@example.com","password":"guessed"}"#),
    ("DELETE /session", Anybody, Nothing, ""),
    ("GET /set-up", Anybody, Nothing, ""),
    (
        "POST /set-up",
        Anybody,
        Nothing,
        r#"{"workspace":"Taken","email":"eve@example.com","password":"very long"}"#,
    ),
    ("POST /session/second-step", Anybody, Nothing, r#"{"code":"123456"}"#),
    ("POST /password-reset", Anybody, Nothing, r#"{"email":"admin@acme.example"}"#),
    ("POST /password-reset/look", Anybody, Nothing, r#"{"token":"guessed"}"#),
    ("POST /password-reset/confirm", Anybody, Nothing, r#"{"token":"guessed","password":"very long"}"#),
    ("POST /address-change/look", Anybody, Nothing, r#"{"token":"guessed"}"#),
    ("POST /address-change/confirm", Anybody, Nothing, r#"{"token":"guessed"}"#),
    ("POST /invitations/look", Anybody, Nothing, r#"{"token":"guessed"}"#),
    ("POST /invitations/accept", Anybody, Nothing, r#"{"token":"guessed","password":"very long"}"#),
    ("PUT /session/workspace", Member, Names::Workspace, r#"{"workspaceId":"{id}"}"#),
    ("POST /session/passkey/challenge", Anybody, Nothing, ""),
    (
        "POST /session/passkey",
        Anybody,
        Nothing,
        r#"{"id":"eA","clientDataJson":"e30","authenticatorData":"eA","signature":"eA"}"#,
    ),
    ("POST /account/passkeys/challenge", Member, Nothing, PROOF),
    ("GET /account/passkeys", Member, Nothing, ""),
    (
        "POST /account/passkeys",
        Member,
        Nothing,
        r#"{"name":"Mine","clientDataJson":"e30","attestationObject":"eA"}"#,
    ),
    ("PATCH /account/passkeys/{id}", Member, Passkey, r#"{"name":"Mine"}"#),
    ("DELETE /account/passkeys/{id}", Member, Passkey, ""),
    ("GET /sessions", Member, Nothing, ""),
    ("DELETE /sessions", Member, Nothing, ""),
    ("DELETE /sessions/{id}", Member, Session, ""),
    ("PATCH /account", Member, Nothing, r#"{"name":"Ana"}"#),
    (
        "POST /account/password",
        Member,
        Nothing,
        r#"{"current":"correct horse battery","new":"correct horse battery"}"#,
    ),
    ("GET /account/address", Member, Nothing, ""),
    (
        "POST /account/address",
        Member,
        Nothing,
        r#"{"email":"new@acme.example","password":"correct horse battery"}"#,
    ),
    ("POST /account/address/resend", Member, Nothing, ""),
    ("DELETE /account/address", Member, Nothing, ""),
    ("POST /account/totp", Member, Nothing, PROOF),
    ("POST /account/totp/confirm", Member, Nothing, r#"{"code":"123456"}"#),
    ("POST /account/totp/disable", Member, Nothing, PROOF),
    ("POST /account/recovery-codes", Member, Nothing, PROOF),
    ("GET /team", Member, Nothing, ""),
    ("PATCH /team/{id}", Administrator, User, r#"{"role":"administrator"}"#),
    ("DELETE /team/{id}", Administrator, User, ""),
    ("POST /team/invitations", Administrator, Nothing, r#"{"email":"eve@example.com"}"#),
    ("POST /team/invitations/{id}/resend", Administrator, Invitation, ""),
    ("DELETE /team/invitations/{id}", Administrator, Invitation, ""),
    ("GET /home", Member, Nothing, ""),
    ("GET /templates", Member, Nothing, ""),
    ("POST /templates", Member, Nothing, r#"{"name":"Made"}"#),
    ("GET /templates/{id}", Member, Template, ""),
    ("PATCH /templates/{id}", Member, Template, r#"{"name":"Taken"}"#),
    ("DELETE /templates/{id}", Member, Template, ""),
    ("POST /templates/{id}/duplicate", Member, Template, r#"{"name":"Taken"}"#),
    ("PUT /templates/{id}/labels", Member, Template, r#"{"labels":["Taken"]}"#),
    ("GET /templates/{id}/working-copy", Member, Template, ""),
    ("PUT /templates/{id}/working-copy", Member, Template, r#"{"basedOn":1}"#),
    ("POST /templates/{id}/working-copy/discard", Member, Template, r#"{"version":1}"#),
    ("POST /templates/{id}/working-copy/publish", Member, Template, r#"{"version":1}"#),
    ("GET /unpublished-templates", Member, Nothing, ""),
    ("GET /templates/{id}/versions", Member, Template, ""),
    ("GET /templates/{id}/versions/{number}", Member, Template, ""),
    ("POST /templates/{id}/preview", Member, Template, "{}"),
    ("GET /templates/{id}/pages/{page}", Member, Template, ""),
    ("GET /template-examples", Member, Nothing, ""),
    ("POST /template-examples/{id}", Member, Example, "{}"),
    ("GET /template-labels", Member, Nothing, ""),
    ("POST /drafts/check", Member, Nothing, "{}"),
    ("POST /drafts/preview", Member, Nothing, r#"{"draft":{}}"#),
    ("POST /drafts/expression", Member, Nothing, r#"{"draft":{},"expression":"1 + 1"}"#),
    ("GET /drafts/functions", Member, Nothing, ""),
    ("GET /documents", Member, Nothing, ""),
    ("GET /documents/export", Member, Nothing, ""),
    ("POST /documents", Member, Template, r#"{"templateId":"{id}"}"#),
    ("POST /documents/bulk", Member, Template, r#"{"templateId":"{id}","documents":[{"name":"Many"}]}"#),
    ("GET /bulk/{id}", Member, Bulk, ""),
    ("GET /documents/{id}", Member, Document, ""),
    ("PATCH /documents/{id}", Member, Document, r#"{"name":"Taken"}"#),
    ("DELETE /documents/{id}", Member, Document, ""),
    ("PATCH /documents/{id}/values", Member, Document, r#"{"a":1}"#),
    ("GET /documents/{id}/pdf", Member, Document, ""),
    ("GET /documents/{id}/particulars", Member, Document, ""),
    ("GET /documents/{id}/audit-trail", Member, Document, ""),
    ("GET /documents/{id}/events", Member, Document, ""),
    ("GET /documents/{id}/preview", Member, Document, ""),
    ("GET /documents/{id}/pages/{page}", Member, Document, ""),
    ("POST /documents/{id}/invitation-preview", Member, Document, "{}"),
    ("POST /documents/{id}/download-bundle", Member, Document, r#"{"include":["response.json"]}"#),
    ("POST /documents/{id}/send", Member, Document, r#"{"recipients":[{"email":"eve@example.com"}]}"#),
    ("POST /documents/{id}/remind", Member, Document, ""),
    ("POST /documents/{id}/submit", Member, Document, r#"{"email":"cy@example.com"}"#),
    ("PATCH /documents/{id}/auto-reminder", Member, Document, r#"{"enabled":true}"#),
    ("PATCH /documents/{id}/respondents/{respondent}", Member, Document, r#"{"name":"Eve"}"#),
    ("POST /documents/{id}/respondents/{respondent}/link", Member, Document, ""),
    ("POST /documents/{id}/respondents/{respondent}/own-link", Member, Document, ""),
    ("POST /documents/{id}/void", Member, Document, r#"{"reason":"Taken"}"#),
    ("POST /documents/{id}/exports", Member, Document, r#"{"format":"json"}"#),
    ("GET /exports/{id}", Member, Export, ""),
    ("GET /exports/{id}/download-signed", Member, Export, ""),
    ("POST /files", Member, Nothing, crate::holdings::SMALL_PDF),
    ("GET /files/{id}", Member, File, ""),
    ("GET /activity", Member, Nothing, ""),
    ("GET /activity/export", Administrator, Nothing, ""),
    ("GET /webhooks", Administrator, Nothing, ""),
    ("POST /webhooks", Administrator, Nothing, r#"{"url":"http://127.0.0.1:9/","events":["document.opened"]}"#),
    ("GET /webhooks/{id}", Administrator, Webhook, ""),
    ("PATCH /webhooks/{id}", Administrator, Webhook, r#"{"description":"Taken"}"#),
    ("DELETE /webhooks/{id}", Administrator, Webhook, ""),
    ("POST /webhooks/{id}/rotate-secret", Administrator, Webhook, r#"{"overlapHours":0}"#),
    ("POST /webhooks/{id}/test", Administrator, Webhook, ""),
    ("GET /webhooks/{id}/deliveries", Administrator, Webhook, ""),
    ("POST /webhooks/deliveries/{id}/redeliver", Administrator, Delivery, ""),
    ("GET /webhooks-health", Administrator, Nothing, ""),
    ("GET /workspace", Administrator, Nothing, ""),
    ("PATCH /workspace", Administrator, Nothing, r#"{"mailSender":"Taken"}"#),
    ("DELETE /workspace", Administrator, Nothing, r#"{"name":"Acme"}"#),
    ("GET /workspace/logo", Member, Nothing, ""),
    ("PUT /workspace/logo", Administrator, Nothing, PICTURE),
    ("DELETE /workspace/logo", Administrator, Nothing, ""),
    ("GET /api-keys", Administrator, Nothing, ""),
    ("POST /api-keys", Administrator, Nothing, r#"{"name":"Made"}"#),
    ("DELETE /api-keys/{id}", Administrator, ApiKey, ""),
    ("GET /usage", Administrator, Nothing, ""),
    ("GET /sealing", Administrator, Nothing, ""),
    ("GET /outbox", Administrator, Nothing, ""),
    ("GET /outbox/{id}", Administrator, Mail, ""),
    ("GET /outbox/{id}/html", Administrator, Mail, ""),
    ("POST /audit/verification", Administrator, Nothing, ""),
];

#[test]
fn no_operation_is_without_these_tests() {
    let known: BTreeSet<_> = operations().iter().map(Operation::name).collect();
    let tested: BTreeSet<_> = TABLE.iter().map(|(name, ..)| (*name).to_owned()).collect();
    assert_eq!(tested.len(), TABLE.len(), "a row stands twice");
    let untested: Vec<_> = known.difference(&tested).collect();
    assert!(untested.is_empty(), "give these operations a row in the table of coverage.rs: {untested:#?}");
    let gone: Vec<_> = tested.difference(&known).collect();
    assert!(gone.is_empty(), "these operations are in the table but not in the interface: {gone:#?}");
}

pub struct Row {
    pub operation: Operation,
    who: Who,
    pub names: Names,
    pub body: &'static str,
}

/// The operations with their rows; what ends or removes something comes last.
pub fn rows() -> Vec<Row> {
    let row = |operation: Operation| {
        let (_, who, names, body) = TABLE.iter().find(|(name, ..)| *name == operation.name())?;
        Some(Row { operation, who: *who, names: *names, body })
    };
    let mut rows: Vec<_> = operations().into_iter().filter_map(row).collect();
    let last = |row: &Row| {
        let name = row.operation.name();
        let ends = name.ends_with("/submit") || name.ends_with("/void");
        (name == "DELETE /workspace", row.operation.method == Method::DELETE, ends, name.ends_with("/void"))
    };
    rows.sort_by_key(last);
    rows
}

/// All of an answer that may not tell one call from another.
fn essence(answer: &Answer) -> (u16, String) {
    (answer.status, answer.text())
}

/// What a workspace has done so far: whatever changes something leaves a trace there.
async fn traces(workspace: &Workspace) -> Value {
    workspace.get("/activity?limit=200").await.ok()
}

/// A member of the workspace, signed in. Nobody else in the tests is one, so the administrator of before becomes it, and
/// another takes that place.
async fn member(world: &World, workspace: &Workspace) -> Person {
    let other = world.workspace("Second administrator").await;
    let mut write = Write::new();
    store::users::join(&mut write, workspace.id, other.user, Role::Administrator, world.clock.now());
    store::users::change_role(&mut write, workspace.id, workspace.user, Role::Member);
    world.database().await.commit(write).await.unwrap();
    Person::signed_in(&workspace.node.client, &workspace.email).await
}

on_both_databases! {
    async fn without_a_session_nobody_gets_in(world: World) {
        let acme = world.workspace("Acme").await;
        let holdings = Holdings::of(&world, &acme).await;
        let before = traces(&acme).await;
        let nobody = Person::new(world.client());
        for row in rows().iter().filter(|row| row.who != Anybody) {
            let id = holdings.id(row.names);
            let answer = nobody.send(row.operation.request(&nobody, &id, row.body)).await;
            answer.error(401, "UNAUTHORIZED");
            let made_up = row.operation.request(&nobody, &id, row.body).header("cookie", "countersign=made-up");
            nobody.send(made_up).await.error(401, "UNAUTHORIZED");
            // A key opens the interface for programs, and not this one.
            let by_key = row.operation.request(&nobody, &id, row.body).header("x-api-key", &acme.key);
            nobody.send(by_key).await.error(401, "UNAUTHORIZED");
        }
        assert_eq!(traces(&acme).await, before, "nothing happened");
    }

    async fn other_sites_can_do_nothing_with_a_session(world: World) {
        let acme = world.workspace("Acme").await;
        let holdings = Holdings::of(&world, &acme).await;
        let person = acme.administrator().await;
        let before = traces(&acme).await;
        for row in rows().iter().filter(|row| !row.operation.method.is_safe()) {
            let id = holdings.id(row.names);
            for headers in [
                &[("origin", "https://evil.example")][..],
                &[("origin", "null")],
                &[("sec-fetch-site", "cross-site")],
                &[("sec-fetch-site", "same-site"), ("origin", "https://other.evil.example")],
                &[("referer", "https://evil.example/page")],
                &[],
            ] {
                let mut request = row.operation.foreign_request(&person, &id, row.body);
                for (name, value) in headers {
                    request = request.header(*name, *value);
                }
                let answer = person.send(request).await;
                assert_eq!(answer.status, 403, "{} with {headers:?}: {}", row.operation.name(), answer.text());
                answer.error(403, "FORBIDDEN");
            }
        }
        assert_eq!(traces(&acme).await, before, "nothing happened");
        person.get("/home").await.ok();
    }

    async fn no_operation_reaches_into_another_workspace(world: World) {
        let (acme, globex) = (world.workspace("Acme").await, world.workspace("Globex").await);
        let theirs = Holdings::of(&world, &globex).await;
        Holdings::logo(&acme).await;
        let person = acme.administrator().await;
        let before = traces(&globex).await;
        for row in rows().iter().filter(|row| row.who != Anybody) {
            let name = row.operation.name();
            let send = |id: String| person.send(row.operation.request(&person, &id, row.body));
            if LACKING.iter().any(|(lacking, _)| *lacking == name) {
                continue;
            }
            if matches!(row.names, Nothing | Example) {
                theirs.must_not_be_in(&send(theirs.id(row.names)).await, &name);
                continue;
            }
            let (found, never) = (send(theirs.id(row.names)).await, send(Holdings::never(row.names)).await);
            assert_eq!(found.status, 404, "{name}: {}", found.text());
            found.error(404, "NOT_FOUND");
            assert_eq!(essence(&found), essence(&never), "{name} tells what another workspace holds");
        }
        assert_eq!(traces(&globex).await, before, "nothing happened there");
    }

    async fn members_do_not_do_an_administrators_work(world: World) {
        let acme = world.workspace("Acme").await;
        let holdings = Holdings::of(&world, &acme).await;
        let person = member(&world, &acme).await;
        let before = traces(&acme).await;
        for row in rows().iter().filter(|row| row.who == Administrator) {
            let answer = person.send(row.operation.request(&person, &holdings.id(row.names), row.body)).await;
            assert_eq!(answer.status, 403, "{}: {}", row.operation.name(), answer.text());
            answer.error(403, "FORBIDDEN");
            // What was told to an administrator under a key is not told again: the key is not even looked at.
            let repeated = row.operation.request(&person, &holdings.id(row.names), row.body);
            let answer = person.send(repeated.header("idempotency-key", "k".repeat(256))).await;
            assert_eq!(answer.status, 403, "{} under a key: {}", row.operation.name(), answer.text());
        }
        assert_eq!(traces(&acme).await, before, "nothing happened");
    }

    async fn members_do_all_other_work(world: World) {
        let acme = world.workspace("Acme").await;
        let holdings = Holdings::of(&world, &acme).await;
        let person = member(&world, &acme).await;
        for row in rows().iter().filter(|row| row.who == Member) {
            let id = holdings.fresh_id(&acme, row.names, row.operation.method == Method::DELETE).await;
            let answer = person.send(row.operation.request(&person, &id, row.body)).await;
            let (name, status) = (row.operation.name(), answer.status);
            let lacking = LACKING.iter().find(|(lacking, _)| *lacking == name);
            let is_fine = lacking.map_or(status < 300, |(_, expected)| status == *expected);
            assert!(is_fine, "{name}: {status} {}", answer.text());
        }
    }

    async fn administrators_do_theirs(world: World) {
        // The refusals above prove nothing about a call that fails for everybody.
        let acme = world.workspace("Acme").await;
        let holdings = Holdings::of(&world, &acme).await;
        let person = acme.administrator().await;
        for row in rows().iter().filter(|row| row.who == Administrator) {
            let answer = person.send(row.operation.request(&person, &holdings.id(row.names), row.body)).await;
            assert!(answer.status < 300, "{}: {} {}", row.operation.name(), answer.status, answer.text());
        }
    }
}

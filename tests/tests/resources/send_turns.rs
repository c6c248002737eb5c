//! Sending a document: roles, turns, and people invited a second time.

use countersign_tests::{Workspace, World, mail_text, on_both_databases};
use serde_json::{Value, json};
use store::args;

use crate::support::{column, execute, text};

/// A document of a template with these roles, by its path.
async fn document(acme: &Workspace, roles: Value) -> String {
    let template = acme.template(json!({ "name": "Lease", "formSchema": { "roles": roles } })).await;
    format!("/documents/{}", acme.document(json!({ "templateId": template })).await)
}

async fn send(acme: &Workspace, path: &str, recipients: Value) -> Value {
    acme.post(&format!("{path}/send"), json!({ "recipients": recipients })).await.ok()["invitationsSent"].clone()
}

/// Lets a respondent have submitted or declined, as the signing page will.
async fn respond(world: &World, respondent: &Value, status: &str) {
    let sql = "UPDATE respondents SET status = $2, submitted_at = $3 WHERE id = $1";
    let moment = model::Clock::now(&world.clock);
    execute(world, sql, args![text(respondent), status, moment]).await;
}

/// How many mails somebody got. The clock stands still, so the order of mails is by chance.
async fn mails_to(world: &World, acme: &Workspace, email: &str) -> usize {
    world.mails(acme.id).await.iter().filter(|kept| kept.mail.recipient == email).count()
}

fn two_turns() -> Value {
    json!([{ "name": "Tenant", "order": 1 }, { "name": "Landlord", "order": 2 }])
}

on_both_databases! {
    async fn who_names_no_role_takes_the_only_one(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, json!([{ "name": "Tenant" }])).await;
        assert_eq!(send(&acme, &path, json!([{ "email": "ana@example.com" }])).await, 1);
        assert_eq!(acme.get(&path).await.ok()["respondents"][0]["role"], "Tenant");
        let twice = json!([{ "email": "bo@example.com" }, { "email": "bo@example.com", "role": "Tenant" }]);
        let answer = acme.post(&format!("{path}/send"), json!({ "recipients": twice })).await;
        answer.invalid("recipients[1].email");
    }

    async fn who_names_no_role_among_several_has_none(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, two_turns()).await;
        assert_eq!(send(&acme, &path, json!([{ "email": "ana@example.com" }])).await, 1);
        assert_eq!(acme.get(&path).await.ok()["respondents"][0]["role"], "");
    }

    async fn who_comes_later_is_not_invited_yet(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, two_turns()).await;
        let both = json!([
            { "email": "bo@example.com", "role": "Landlord" }, { "email": "ana@example.com", "role": "Tenant" },
        ]);
        assert_eq!(send(&acme, &path, both).await, 1);
        let shown = acme.get(&path).await.ok();
        assert_eq!(column(&shown["respondents"], "email"), ["ana@example.com", "bo@example.com"]);
        let mails = world.mails(acme.id).await;
        assert_eq!(mails.len(), 1);
        assert_eq!(json!(mails[0].mail.respondent), shown["respondents"][0]["id"]);
        let invited = acme.get("/activity?events=respondent.invited").await.ok();
        assert_eq!(invited.as_array().unwrap().len(), 1);
        assert_eq!(invited[0]["metadata"]["email"], "ana@example.com");
    }

    async fn equal_numbers_are_invited_together(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, json!([{ "name": "A" }, { "name": "B" }, { "name": "C", "order": 9 }])).await;
        let three = json!([
            { "email": "a@example.com", "role": "A" }, { "email": "b@example.com", "role": "B" },
            { "email": "c@example.com", "role": "C" },
        ]);
        assert_eq!(send(&acme, &path, three).await, 2);
    }

    async fn who_is_given_a_later_turn_waits_and_the_next_is_invited(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, two_turns()).await;
        let both = json!([
            { "email": "ana@example.com", "role": "Tenant" }, { "email": "bo@example.com", "role": "Landlord" },
        ]);
        assert_eq!(send(&acme, &path, both).await, 1);
        let later = json!([{ "email": "ana@example.com", "role": "Tenant", "order": 3 }]);
        assert_eq!(send(&acme, &path, later).await, 1, "it is another's turn now");
        assert_eq!(mails_to(&world, &acme, "bo@example.com").await, 1);
        let submit = async |role: &str| {
            let request = acme.request_v2(reqwest::Method::POST, &format!("{path}/submit"));
            acme.send(request.json(&json!({ "role": role }))).await
        };
        submit("Tenant").await.error(409, "CONFLICT");
        let _ = submit("Landlord").await.ok();
        let _ = submit("Tenant").await.ok();
        assert_eq!(acme.get(&path).await.ok()["completed"], true);
    }

    async fn who_was_invited_waits_for_somebody_who_is_put_before_them(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, json!([{ "name": "Tenant" }])).await;
        assert_eq!(send(&acme, &path, json!([{ "email": "ana@example.com" }])).await, 1);
        assert_eq!(mails_to(&world, &acme, "ana@example.com").await, 1);
        assert_eq!(send(&acme, &path, json!([{ "email": "zoe@example.com", "order": 0 }])).await, 1);
        let submit = async |email: &str| {
            let request = acme.request_v2(reqwest::Method::POST, &format!("{path}/submit"));
            acme.send(request.json(&json!({ "email": email }))).await
        };
        submit("ana@example.com").await.error(409, "CONFLICT");
        let _ = submit("zoe@example.com").await.ok();
        assert_eq!(mails_to(&world, &acme, "ana@example.com").await, 2, "it is her turn again");
        let _ = submit("ana@example.com").await.ok();
        assert_eq!(acme.get(&path).await.ok()["completed"], true);
    }

    async fn who_was_invited_and_has_to_wait_hears_of_the_end(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, json!([{ "name": "Tenant" }])).await;
        assert_eq!(send(&acme, &path, json!([{ "email": "ana@example.com" }])).await, 1);
        assert_eq!(mails_to(&world, &acme, "ana@example.com").await, 1);
        assert_eq!(send(&acme, &path, json!([{ "email": "zoe@example.com", "order": 0 }])).await, 1);
        let void = acme.request_v2(reqwest::Method::POST, &format!("{path}/void")).json(&json!({}));
        let _ = acme.send(void).await.ok();
        assert_eq!(mails_to(&world, &acme, "ana@example.com").await, 2, "the invitation and the end");
    }

    async fn a_recipients_own_number_overrides_the_roles(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, two_turns()).await;
        let turned = json!([
            { "email": "ana@example.com", "role": "Tenant", "order": 7 },
            { "email": "bo@example.com", "role": "Landlord", "order": 3 },
            { "email": "cy@example.com", "role": "Landlord", "order": 3 },
        ]);
        assert_eq!(send(&acme, &path, turned).await, 2);
        let shown = acme.get(&path).await.ok();
        assert_eq!(text(&shown["respondents"][2]["email"]), "ana@example.com");
    }

    async fn the_numbers_need_not_start_at_one(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, two_turns()).await;
        let landlord = json!([{ "email": "bo@example.com", "role": "Landlord" }]);
        assert_eq!(send(&acme, &path, landlord).await, 1, "nobody was invited to the role before");
    }

    async fn viewers_are_invited_at_once_and_hold_nobody_up(world: World) {
        let acme = world.workspace("Acme").await;
        let roles = json!([
            { "name": "Observer", "order": 1, "kind": "viewer" }, { "name": "Tenant", "order": 2 },
            { "name": "Boss", "order": 3, "kind": "approver" }, { "name": "Archive", "order": 4, "kind": "viewer" },
        ]);
        let path = document(&acme, roles).await;
        let four = json!([
            { "email": "o@example.com", "role": "Observer" }, { "email": "t@example.com", "role": "Tenant" },
            { "email": "b@example.com", "role": "Boss" }, { "email": "a@example.com", "role": "Archive" },
        ]);
        assert_eq!(send(&acme, &path, four).await, 3, "all but the approver, who waits for the tenant");
    }

    async fn somebody_invited_before_is_invited_again_and_not_duplicated(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, two_turns()).await;
        let ana = json!([{ "email": "ana@example.com", "role": "Tenant" }]);
        assert_eq!(send(&acme, &path, ana).await, 1);
        let first = acme.get(&path).await.ok()["respondents"].clone();
        let again = json!([{ "email": "ANA@example.com", "role": "Tenant", "message": "Again" }]);
        assert_eq!(world.mails(acme.id).await.len(), 1);
        assert_eq!(send(&acme, &path, again).await, 1);
        assert_eq!(acme.get(&path).await.ok()["respondents"], first);
        let mails = world.mails(acme.id).await;
        assert_eq!(mails.len(), 2);
        assert!(mails.iter().any(|mail| mail_text(mail).contains("Again")));
        let more = json!([{ "email": "bo@example.com", "role": "Tenant" }]);
        assert_eq!(send(&acme, &path, more).await, 1);
        assert_eq!(acme.get(&path).await.ok()["respondents"].as_array().unwrap().len(), 2);
    }

    async fn when_the_first_have_submitted_the_next_can_be_invited(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, two_turns()).await;
        let both = json!([
            { "email": "ana@example.com", "role": "Tenant" }, { "email": "bo@example.com", "role": "Landlord" },
        ]);
        assert_eq!(send(&acme, &path, both).await, 1);
        let bo = json!([{ "email": "bo@example.com", "role": "Landlord" }]);
        assert_eq!(send(&acme, &path, bo.clone()).await, 0, "Ana has not submitted");
        respond(&world, &acme.get(&path).await.ok()["respondents"][0]["id"], "submitted").await;
        assert_eq!(send(&acme, &path, bo).await, 1);
    }

    async fn who_has_submitted_or_declined_is_not_invited_again(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, two_turns()).await;
        let ana = json!([{ "email": "ana@example.com", "role": "Tenant" }]);
        assert_eq!(send(&acme, &path, ana.clone()).await, 1);
        let id = acme.get(&path).await.ok()["respondents"][0]["id"].clone();
        for status in ["submitted", "declined"] {
            respond(&world, &id, status).await;
            let more = json!([{ "email": "bo@example.com" }, ana[0]]);
            let answer = acme.post(&format!("{path}/send"), json!({ "recipients": more })).await;
            let error = answer.error(409, "CONFLICT");
            assert!(text(&error["message"]).contains("ana@example.com"), "{error}");
        }
        let shown = acme.get(&path).await.ok()["respondents"].clone();
        assert_eq!(shown.as_array().unwrap().len(), 1, "Bo was not invited either");
    }

    async fn a_submission_is_shown_with_its_time(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, two_turns()).await;
        let ana = json!([{ "email": "ana@example.com", "role": "Tenant" }]);
        assert_eq!(send(&acme, &path, ana).await, 1);
        respond(&world, &acme.get(&path).await.ok()["respondents"][0]["id"], "submitted").await;
        let shown = acme.get(&path).await.ok()["respondents"][0].clone();
        assert_eq!(shown["submitted"], true);
        crate::support::assert_moment(&shown["submittedAt"]);
    }

    async fn two_sends_at_once_invite_everybody_once(world: World) {
        let acme = world.workspace("Acme").await;
        let path = document(&acme, json!([])).await;
        let sends = (0..6).map(|number| {
            let (acme, path) = (acme.clone(), path.clone());
            let recipients =
                json!([{ "email": "ana@example.com" }, { "email": format!("p{number}@example.com") }]);
            async move { send(&acme, &path, recipients).await }
        });
        futures::future::join_all(sends).await;
        let mut people = column(&acme.get(&path).await.ok()["respondents"], "email");
        people.sort();
        assert_eq!(people.len(), 7, "{people:?}");
        people.dedup();
        assert_eq!(people.len(), 7);
    }
}

//! What people filled in goes along where a webhook asks for it, and nowhere else.

use app::Call;
use app::respondents::erase;
use countersign_tests::{Workspace, eventually, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::receiver::{Receiver, Reply};
use crate::signing::{Signer, sealed, send};
use crate::support::{Hook, activity, call, feed, get, hook, patch, post, text};

const ANA: &str = "ana.lima@example.com";
/// As the answers are, each digit where it was.
const DATA: &str = r#"{"rent":950.10,"sum":12345678901234567890.5,"tenant":"Ana Lima"}"#;

/// A webhook for what tells of a document's completion, in both ways.
async fn asking(acme: &Workspace, url: &str) -> Hook {
    let events = ["recipient.submitted", "document.completed"];
    let made =
        post(acme, "/webhooks", json!({ "url": url, "events": events, "includeAnswers": true })).await.created();
    assert_eq!(made["includeAnswers"], true);
    Hook { id: text(&made["id"]).to_owned(), secret: text(&made["secret"]).to_owned() }
}

/// A document that holds these values, signed by Ana.
async fn completed(acme: &Workspace, values: &str) -> String {
    let fields = json!({"fields": [{"id": "tenant", "type": "text"}, {"id": "sign", "type": "signature", "required": true}]});
    let template = acme.template(json!({"name": "Lease", "formSchema": fields})).await;
    let body = format!(r#"{{"templateId":"{template}","data":{values}}}"#);
    let request = acme.request(Method::POST, "/documents").header("content-type", "application/json").body(body);
    let document = text(&acme.send(request).await.created()["id"]).to_owned();
    send(acme, &document, json!([{"email": ANA, "name": "Ana Lima"}])).await;
    let ana = Signer::of(acme, &document, ANA).await;
    let answers = json!({"values": {"tenant": "Ana Lima"}, "signatures": {"sign": {"typed": "Ana Lima"}}});
    let _ = ana.submit(answers).await.ok();
    let _ = sealed(acme, &document).await;
    document
}

/// The body of the delivery of an event that came to a receiver, as it came.
async fn told_of(receiver: &Receiver, event: &str) -> String {
    let told = eventually(event, async || {
        receiver.told().into_iter().find(|told| told.header("x-service-event") == event)
    });
    String::from_utf8(told.await.body).unwrap()
}

async fn all_pass(acme: &Workspace, made: &Hook, count: usize) -> Vec<Value> {
    eventually("all deliveries", async || {
        let all = made.deliveries(acme).await;
        (all.len() == count && all.iter().all(|one| one["status"] == "succeeded")).then_some(all)
    })
    .await
}

on_both_databases! {
    async fn they_are_told_as_the_document_shows_them_to_who_asks(world: World) {
        let acme = world.workspace("Acme").await;
        let (asks, other) = (Receiver::start().await, Receiver::start().await);
        let made = asking(&acme, &asks.url()).await;
        let _ = hook(&acme, &other.url(), json!(["document.completed"])).await;
        let document = completed(&acme, DATA).await;
        let told = told_of(&asks, "document.completed").await;
        assert!(told.contains(&format!(r#""responseData":{DATA}"#)), "{told}");
        let shown = get(&acme, &format!("/documents/{document}")).await;
        assert!(shown.text().contains(&format!(r#""responseData":{DATA}"#)), "{}", shown.text());
        for without in [told_of(&asks, "recipient.submitted").await, told_of(&other, "document.completed").await] {
            assert!(!without.contains("responseData"), "{without}");
        }
        // What is kept of it has none of them.
        let listed = all_pass(&acme, &made, 2).await;
        assert!(listed.iter().all(|one| one["payload"]["data"]["document"].is_object()), "{listed:?}");
        assert!(!json!(listed).to_string().contains("responseData"), "{listed:?}");
        assert!(!json!(feed(&acme).await).to_string().contains("responseData"));
        // But for the answers it is the same payload.
        let mut told: Value = serde_json::from_str(&told).unwrap();
        told["data"]["document"].as_object_mut().unwrap().shift_remove("responseData");
        let kept = listed.iter().find(|one| one["event"] == "document.completed").unwrap();
        assert_eq!(kept["payload"], told);
    }

    async fn whether_they_are_told_is_said_and_changed(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let made = hook(&acme, &receiver.url(), json!(["document.completed"])).await;
        assert_eq!(made.shown(&acme).await["includeAnswers"], false, "unless somebody says so");
        let _ = completed(&acme, DATA).await;
        let told = told_of(&receiver, "document.completed").await;
        assert!(!told.contains("responseData"), "{told}");
        let delivery = made.has_status(&acme, "succeeded").await;
        let changed = patch(&acme, &made.path(), json!({"includeAnswers": true})).await.ok();
        assert_eq!((&changed["includeAnswers"], &changed["events"]), (&json!(true), &json!(["document.completed"])));
        assert_eq!(patch(&acme, &made.path(), json!({"description": "x"})).await.ok()["includeAnswers"], true);
        patch(&acme, &made.path(), json!({"includeAnswers": "yes"})).await.invalid("includeAnswers");
        // What is delivered again goes by what is asked now.
        let again = format!("/webhooks/deliveries/{}/redeliver", text(&delivery["id"]));
        let _ = call(&acme, Method::POST, &again, None).await.created();
        let told = receiver.wait_for(2).await.remove(1).json();
        assert_eq!(told["data"]["document"]["responseData"]["tenant"], "Ana Lima");
        let rows = acme.get("/activity?events=webhook.created,webhook.updated").await.ok();
        let noted: Vec<_> = rows.as_array().unwrap().iter().map(|row| row["metadata"]["includeAnswers"].clone()).collect();
        assert!(noted.contains(&json!(false)) && noted.contains(&json!(true)), "the activity stream tells: {rows}");
        assert_eq!(activity(&acme, "webhook.").await, ["webhook.created", "webhook.updated", "webhook.updated"]);
    }

    async fn who_was_erased_is_told_no_more(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::answering(Reply::Status(500)).await);
        let made = asking(&acme, &receiver.url()).await;
        let _ = completed(&acme, DATA).await;
        let told = told_of(&receiver, "document.completed").await;
        assert!(told.contains("Ana Lima"), "{told}");
        eventually("both attempts to be written down", async || {
            made.deliveries(&acme).await.iter().all(|one| one["attempts"].as_array().unwrap().len() == 1).then_some(())
        }).await;
        erase(&world.node.app, &Call::by_system(acme.id), ANA).await.unwrap();
        assert_eq!(made.deliveries(&acme).await, [] as [Value; 0]);
    }

    async fn a_deleted_document_has_none_and_what_receivers_said_goes_with_it(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let echo = "HTTP/1.1 500 Oh\r\ncontent-length: 8\r\n\r\nAna Lima";
        let made = asking(&acme, &receiver.url()).await;
        receiver.usually(Reply::Bytes(echo.as_bytes().to_vec()));
        let document = completed(&acme, DATA).await;
        let said = |deliveries: &[Value]| {
            let one = deliveries.iter().find(|one| one["event"] == "document.completed")?;
            Some(text(&one["attempts"].as_array()?.first()?["body"]).to_owned())
        };
        let before = eventually("an attempt", async || said(&made.deliveries(&acme).await)).await;
        assert_eq!(before, "Ana Lima");
        let _ = acme.delete(&format!("/documents/{document}")).await.ok();
        assert_eq!(said(&made.deliveries(&acme).await).unwrap(), "", "it may have said what it was told");
        receiver.usually(Reply::Status(200));
        let count = receiver.told().len();
        world.clock.advance_millis(crate::support::HOUR);
        crate::support::open(&acme).await;
        let told = eventually("the next attempt", async || {
            let told = receiver.told().into_iter().skip(count);
            told.map(|told| told.json()).find(|told| told["event"] == "document.completed")
        }).await;
        assert!(told["data"]["document"].get("responseData").is_none(), "{told}");
        assert_eq!(told["data"]["document"]["id"], document);
    }

    async fn more_than_a_receiver_may_take_is_null(world: World) {
        let (acme, receiver) = (world.workspace("Acme").await, Receiver::start().await);
        let _ = asking(&acme, &receiver.url()).await;
        let long: serde_json::Map<_, _> = (0..4).map(|number| (format!("v{number}"), json!("é".repeat(90_000)))).collect();
        let document = completed(&acme, &json!(long).to_string()).await;
        let told: Value = serde_json::from_str(&told_of(&receiver, "document.completed").await).unwrap();
        assert_eq!(told["data"]["document"].get("responseData"), Some(&Value::Null));
        let shown = get(&acme, &format!("/documents/{document}")).await.ok();
        assert_eq!(shown["responseData"]["v3"], long["v3"]);
    }
}

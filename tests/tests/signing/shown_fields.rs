//! Fields that take no answer: what they show, what is signed and what the service fills in is nobody's to send, unless it is what
//! stands there.

use countersign_tests::{Workspace, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Signer, send, shown, submit};

const ANA: &str = "ana@example.com";

/// An order whose price is shown, and whose note is filled in.
async fn template(acme: &Workspace) -> String {
    acme.template(json!({
        "name": "Order", "isPubliclyFillable": true,
        "symbolTable": {
            "price": {"type": "money", "currency": "EUR"}, "pieces": {"type": "number", "default": 3},
            "town": {"type": "text"}},
        "formSchema": {"roles": [{"name": "Buyer"}], "fields": [
            {"id": "priceShown", "type": "money", "role": "Buyer", "variable": "price", "readOnly": true},
            {"id": "piecesShown", "type": "number", "role": "Buyer", "variable": "pieces", "readOnly": true},
            {"id": "townShown", "type": "text", "role": "Buyer", "variable": "town", "readOnly": true},
            {"id": "where", "type": "text", "role": "Buyer", "variable": "town"},
            {"id": "note", "type": "text", "role": "Buyer"},
            {"id": "who", "type": "fullName", "role": "Buyer", "readOnly": true},
            {"id": "day", "type": "signedDate", "role": "Buyer"},
            {"id": "sign", "type": "signature", "role": "Buyer"}]},
    }))
    .await
}

async fn sent(acme: &Workspace) -> String {
    let template = template(acme).await;
    let data = json!({"price": {"amount": "12.50", "currency": "EUR"}});
    let document = acme.document(json!({"templateId": template, "data": data})).await;
    send(acme, &document, json!([{"email": ANA, "name": "Ana Lima", "role": "Buyer"}])).await;
    document
}

/// Answers to fields that take none, and where each is named.
fn wrong() -> [(Value, &'static str); 7] {
    [
        (json!({"priceShown": {"amount": "1.00", "currency": "EUR"}}), "values.priceShown"),
        (json!({"priceShown": null}), "values.priceShown"),
        (json!({"piecesShown": 4}), "values.piecesShown"),
        (json!({"townShown": "Ulm", "where": "Bonn"}), "values.townShown"),
        (json!({"who": "Ben Ode"}), "values.who"),
        (json!({"day": "2020-01-01"}), "values.day"),
        (json!({"sign": "Ana Lima"}), "values.sign"),
    ]
}

fn with(base: &Value, values: &Value) -> Value {
    let mut body = base.clone();
    body["values"] = values.clone();
    body
}

on_both_databases! {
    async fn a_program_is_told_what_it_can_not_answer(world: World) {
        let acme = world.workspace("Acme").await;
        let document = sent(&acme).await;
        let base = json!({"email": ANA});
        for (values, place) in wrong() {
            submit(&acme, &document, with(&base, &values)).await.invalid(place);
        }
        // By the name of the variable it is the same.
        let by_name = submit(&acme, &document, with(&base, &json!({"price": 1, "pieces": 9, "note": "x"}))).await;
        by_name.invalid("values.priceShown");
        by_name.invalid("values.piecesShown");
        let message = by_name.text();
        assert!(message.contains("leave it out"), "{message}");
        assert_eq!(shown(&acme, &document).await["status"], "sent", "nothing happened");
    }

    async fn a_whole_record_may_be_sent_back(world: World) {
        let acme = world.workspace("Acme").await;
        let today = json!(null);
        for values in [
            json!({"priceShown": {"currency": "EUR", "amount": 12.5}, "piecesShown": 3, "townShown": null, "who": "Ana Lima", "day": today, "sign": ""}),
            json!({"price": 12.5, "pieces": "3.0", "town": "Ulm"}),
            json!({"townShown": "Ulm", "where": "Ulm"}),
            json!({"townShown": "", "where": "Ulm"}),
        ] {
            let document = sent(&acme).await;
            let done = submit(&acme, &document, json!({"email": ANA, "values": values})).await.ok();
            let kept = &done["document"]["responseData"];
            assert_eq!(kept["price"], json!({"amount": "12.50", "currency": "EUR"}), "{values}");
            if values.to_string().contains("Ulm") {
                assert_eq!(kept["town"], "Ulm", "what one field shows, another takes: {values}");
            }
        }
    }

    async fn pages_are_told_too_and_drafts_keep_none(world: World) {
        let acme = world.workspace("Acme").await;
        let document = sent(&acme).await;
        let ana = Signer::of(&acme, &document, ANA).await;
        let look = ana.ready().await;
        for (values, place) in wrong() {
            ana.post("submit", json!({"values": values})).await.invalid(place);
            let _ = ana.post("draft", json!({"values": values})).await.ok();
            let form = ana.post("evaluate", json!({"values": values})).await.ok();
            let id = place.strip_prefix("values.").unwrap();
            let stands = if id == "townShown" { &json!("Bonn") } else { &look["form"]["values"][id] };
            assert_eq!(&form["values"][id], stands, "it shows what stands there");
        }
        let again = ana.look().await.ok()["form"]["values"].clone();
        let mut before = look["form"]["values"].clone();
        // Of all that, one field takes an answer; what shows the same variable follows it.
        (before["where"], before["townShown"]) = (json!("Bonn"), json!("Bonn"));
        assert_eq!(again, before);
        // All that the page was given may be sent back.
        let _ = ana.post("submit", json!({"values": again})).await.ok();
        assert_eq!(shown(&acme, &document).await["responseData"]["town"], "Bonn");
    }

    async fn public_pages_too(world: World) {
        let acme = world.workspace("Acme").await;
        let path = format!("/f/{}", template(&acme).await);
        let base = json!({"email": "guest@example.com", "name": "Gus Guest", "consent": true});
        let fill = async |values: &Value| {
            world.client().send(world.client().request(Method::POST, &path).json(&with(&base, values))).await
        };
        for (values, place) in wrong() {
            if values != json!({"priceShown": null}) {
                fill(&values).await.invalid(place);
            }
        }
        // Nothing stands where nobody has put a price.
        let _ = fill(&json!({"priceShown": null, "piecesShown": 3, "who": "Gus Guest", "note": "x"})).await.created();
    }
}

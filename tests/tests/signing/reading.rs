//! What somebody is shown before they sign, and after others closed the document.

use countersign_tests::{SMALL_PDF, Workspace, World, on_both_databases};
use reqwest::Method;
use serde_json::{Value, json};

use crate::attached_files::{dot, upload};
use crate::support::{Signer, lease, note, send, shown, signed};

/// What ends somebody's reading.
#[derive(Debug, Clone, Copy)]
enum End {
    Submitted,
    Declined,
    Voided,
    LinkOver,
}

const ENDS: [End; 4] = [End::Submitted, End::Declined, End::Voided, End::LinkOver];

impl End {
    async fn come(self, world: &World, acme: &Workspace, document: &str, ana: &Signer) {
        match self {
            Self::Submitted => drop(ana.submit(json!({"values": {}})).await.ok()),
            Self::Declined => drop(ana.post("decline", json!({"reason": "No"})).await.ok()),
            Self::Voided => {
                let reason = json!({"reason": "A mistake"});
                let void = acme.request_v2(Method::POST, &format!("/documents/{document}/void")).json(&reason);
                drop(acme.send(void).await.ok());
            }
            Self::LinkOver => world.clock.advance_millis(31 * 86_400_000),
        }
    }
}

/// Two people are asked about a template, and one reads it.
async fn read_by_ana(acme: &Workspace, shown: &Value) -> (String, Signer) {
    let content = json!({"type": "doc", "content": [shown]});
    let place = |y: f64| json!({"page": 1, "x": 0.1, "y": y, "width": 0.3, "height": 0.04});
    let placement = |y: f64| if shown["type"] == "pdf" { place(y) } else { Value::Null };
    let fields = json!([
        {"id": "a", "type": "text", "role": "A", "placement": placement(0.3)},
        {"id": "b", "type": "text", "role": "B", "placement": placement(0.6)}]);
    let form = json!({"roles": [{"name": "A"}, {"name": "B"}], "fields": fields});
    let template = acme.template(json!({"name": "Form", "content": content, "formSchema": form})).await;
    let document = acme.document(json!({"templateId": template})).await;
    send(
        acme,
        &document,
        json!([{"email": "ana@example.com", "role": "A"}, {"email": "bo@example.com", "role": "B"}]),
    )
    .await;
    let ana = Signer::of(acme, &document, "ana@example.com").await;
    let _ = ana.ready().await;
    (document, ana)
}

on_both_databases! {
    async fn the_document_can_be_had_as_a_file_for_as_long_as_it_may_be_read(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        ana.get("document").await.error(409, "CONFLICT");
        let _ = ana.ready().await;
        let pdf = ana.get("document").await;
        assert_eq!((pdf.status, pdf.header("content-type")), (200, "application/pdf"));
        assert!(pdf.bytes.starts_with(b"%PDF-"));
        let _ = ana.submit(signed("sign")).await.ok();
        ana.get("document").await.error(409, "CONFLICT");
    }

    async fn through_an_old_link_nothing_is_read_any_more(world: World) {
        let acme = world.workspace("Acme").await;
        let page = acme.send(acme.request_v2(Method::POST, "/files?name=page.pdf").body(SMALL_PDF)).await.created();
        let picture = upload(&acme, dot()).await;
        let over_a_page = json!({"type": "pdf", "attrs": {"file": page["id"]}});
        let with_picture = json!({"type": "image", "attrs": {"file": picture}});
        for (shown, address) in [(over_a_page, "pages/1".to_owned()), (with_picture, format!("files/{picture}"))] {
            for end in ENDS {
                let (document, ana) = read_by_ana(&acme, &shown).await;
                assert_eq!(ana.get(&address).await.status, 200, "{address}");
                end.come(&world, &acme, &document, &ana).await;
                for address in [address.as_str(), "document"] {
                    assert_eq!(ana.get(address).await.status, 409, "{address}, {end:?}");
                }
            }
        }
    }

    async fn why_somebody_declined_is_told_to_the_sender_and_not_to_the_others(world: World) {
        let acme = world.workspace("Acme").await;
        let document = lease(&acme).await;
        let people = json!([{"email": "ana@example.com", "role": "Tenant"}, {"email": "ben@example.com", "role": "Landlord"}]);
        send(&acme, &document, people).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let ben = Signer::of(&acme, &document, "ben@example.com").await;
        let _ = ana.ready().await;
        let _ = ana.post("decline", json!({"reason": "My illness"})).await.ok();
        assert_eq!(ana.look().await.ok()["document"]["reason"], json!("My illness"));
        let others = ben.look().await.ok();
        assert_eq!((&others["document"]["status"], &others["document"]["reason"]), (&json!("declined"), &json!(null)));
        assert!(shown(&acme, &document).await.to_string().contains("My illness"));
    }

    async fn whether_mails_come_is_said(world: World) {
        let acme = world.workspace("Acme").await;
        let document = note(&acme).await;
        for notify in [true, false] {
            let invited = json!({"recipients": [{"email": "ana@example.com"}], "notify": notify});
            let _ = acme.post(&format!("/documents/{document}/send"), invited).await.ok();
            let ana = Signer::of(&acme, &document, "ana@example.com").await;
            assert_eq!(ana.look().await.ok()["respondent"]["notified"], json!(notify));
        }
    }

    async fn what_could_never_be_printed_is_not_signed(world: World) {
        let acme = world.workspace("Acme").await;
        let fields = (0..6).map(|number| json!({"id": format!("note{number}"), "type": "multiline"}));
        let fields: Vec<_> = fields.chain([json!({"id": "sign", "type": "signature", "required": true})]).collect();
        let template = acme.template(json!({"name": "Notes", "formSchema": {"fields": fields}})).await;
        let document = acme.document(json!({"templateId": template})).await;
        send(&acme, &document, json!([{"email": "ana@example.com"}])).await;
        let ana = Signer::of(&acme, &document, "ana@example.com").await;
        let _ = ana.ready().await;
        let mut answers = signed("sign");
        for number in 0..6 {
            answers["values"][format!("note{number}")] = json!("x\n".repeat(20_000));
        }
        let refused = ana.submit(answers).await.error(409, "CONFLICT");
        assert!(refused.to_string().contains("can be printed"), "{refused}");
        let _ = ana.submit(signed("sign")).await.ok();
    }
}

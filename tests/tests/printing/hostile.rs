//! What is made to harm: a clear answer, the service up, others unaffected.

use countersign_tests::on_both_databases;
use serde_json::{Value, json};

use crate::support::{document, paragraph, printed, upload, with_content};

fn nested(depth: usize) -> Value {
    let mut node =
        json!({ "type": "bulletList", "content": [{ "type": "listItem", "content": [paragraph("deep")] }] });
    for _ in 1..depth {
        node = json!({ "type": "bulletList", "content": [{ "type": "listItem", "content": [node] }] });
    }
    json!([node])
}

/// A PNG that says it has 30,000 × 30,000 pixels.
fn bomb() -> Vec<u8> {
    let mut bytes = crate::support::png(1, 1);
    bytes[16..20].copy_from_slice(&30_000u32.to_be_bytes());
    bytes[20..24].copy_from_slice(&30_000u32.to_be_bytes());
    let sum = crc32(&bytes[12..29]);
    bytes[29..33].copy_from_slice(&sum.to_be_bytes());
    bytes
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0u32, |sum, byte| {
        (0..8)
            .fold(sum ^ u32::from(*byte), |sum, _| if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 })
    })
}

on_both_databases! {
    async fn bombs_get_an_answer_and_the_next_document_is_printed(world: World) {
        let acme = world.workspace("Acme").await;
        let cell = json!({ "type": "table", "content": [{ "type": "tableRow", "content": [{ "type": "tableCell", "attrs": { "colspan": 1_000_000 } }] }] });
        let link = json!({ "type": "paragraph", "content": [{ "type": "text", "text": "x", "marks": [{ "type": "link", "attrs": { "href": "file:///etc/passwd" } }] }] });
        for (what, content) in [("colspan", json!([cell])), ("nesting", nested(20)), ("link", json!([link])), ("words", json!([paragraph(&"word ".repeat(100_000))]))] {
            let answer = acme.post("/templates", with_content(content)).await;
            assert_eq!(answer.status, 400, "{what}: {}", answer.text());
            assert_eq!(answer.json()["error"]["code"], "VALIDATION_ERROR", "{what}");
        }
        let answer = upload(&acme, "bomb.png", bomb()).await;
        assert_eq!(answer.status, 400, "{}", answer.text());
        assert!(answer.text().contains("pixels"), "{}", answer.text());
        let id = document(&acme, with_content(nested(10)), json!({})).await;
        assert!(printed(&acme, &id).await.contains("deep"));
    }

    async fn expressions_that_explode_are_stopped(world: World) {
        let acme = world.workspace("Acme").await;
        let mut template = with_content(json!([{ "type": "paragraph", "content": [{ "type": "text", "text": "Result: " }, { "type": "variable", "attrs": { "name": "boom" } }] }]));
        template["symbolTable"] = json!({ "xs": { "type": "list" } });
        template["expressionTable"] = json!({ "boom": { "expression": "xs.map(|a| xs.map(|b| xs.map(|c| 1)))" } });
        let id = document(&acme, template, json!({ "xs": vec![1; 1_000] })).await;
        assert!(printed(&acme, &id).await.contains("Result:"));
    }

    async fn control_and_bidi_characters_are_refused_or_cleaned(world: World) {
        let acme = world.workspace("Acme").await;
        let answer = acme.post("/templates", with_content(json!([paragraph("a\u{0}b")]))).await;
        assert_eq!(answer.status, 400, "{}", answer.text());
        let id = document(&acme, with_content(json!([paragraph("pay \u{202e}001\u{202c} now \u{200f}x")])), json!({})).await;
        let text = printed(&acme, &id).await;
        assert!(text.contains("001"), "what is stored is what is shown: {text}");
    }
}

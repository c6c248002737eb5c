//! PDFs of documents: standards, languages, sameness.

use countersign_tests::on_both_databases;
use serde_json::{Value, json};

use crate::support::{document, look, paragraph, pdf, printed, with_content};

/// Strings that would do something if text could become markup.
const MARKUP: [&str; 6] =
    ["#panic()", "$x^2$", "#import \"@preview/x:1.0.0\"", "*bold* _it_", "= Heading", "<label> @ref \\ `raw`"];

on_both_databases! {
    async fn text_is_data_wherever_it_stands(world: World) {
        let acme = world.workspace("Acme").await;
        for text in MARKUP {
            let mut template = with_content(json!([
                { "type": "heading", "attrs": { "level": 1 }, "content": [{ "type": "text", "text": text }] },
                { "type": "paragraph", "content": [{ "type": "variable", "attrs": { "name": "x" } }] }]));
            template["symbolTable"] = json!({ "x": { "type": "text" } });
            let id = document(&acme, template, json!({ "x": text })).await;
            let found = printed(&acme, &id).await.matches(text).count();
            assert!(found >= 2, "{text}: {found}");
        }
    }

    async fn pdfs_are_tagged_archivable_and_the_same_twice(world: World) {
        let acme = world.workspace("Acme").await;
        let content = json!([
            { "type": "heading", "attrs": { "level": 1 }, "content": [{ "type": "text", "text": "Lease" }] },
            paragraph("Words"),
            { "type": "bulletList", "content": [{ "type": "listItem", "content": [paragraph("Point")] }] }]);
        let id = document(&acme, with_content(content), json!({})).await;
        let first = pdf(&acme, &id).await;
        let info = look(&first, "pdfinfo", &[], &[]);
        assert!(info.contains("Tagged:          yes"), "{info}");
        let meta = look(&first, "pdfinfo", &["-meta"], &[]);
        assert!(meta.contains("<pdfaid:part>2</pdfaid:part>") && meta.contains("<pdfuaid:part>1</pdfuaid:part>"), "{meta}");
        assert_eq!(pdf(&acme, &id).await, first);
    }

    async fn days_are_those_of_the_workspace_at_once(world: World) {
        let acme = world.workspace("Acme").await;
        let administrator = acme.administrator().await;
        let mut template = with_content(json!([{ "type": "paragraph", "content": [
            { "type": "variable", "attrs": { "name": "day" } }] }]));
        template["expressionTable"] = json!({ "day": { "expression": "today()" } });
        let id = document(&acme, template.clone(), json!({})).await;
        let template = acme.template(template).await;
        // They are 25 hours apart, so there is no moment at which both have the same day.
        let (mut printed_days, mut names) = (Vec::new(), Vec::new());
        for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
            administrator.patch("/workspace", json!({ "timeZone": zone })).await.ok();
            printed_days.push(printed(&acme, &id).await);
            let made = acme.post("/documents", json!({ "templateId": template })).await.created();
            names.push(made["name"].as_str().unwrap().to_owned());
        }
        assert_ne!(printed_days[0], printed_days[1], "what was printed before is not shown");
        assert!(names[0] > names[1], "a generated name has the workspace's day: {names:?}");
    }

    async fn page_set_up_header_and_footer_are_printed(world: World) {
        let acme = world.workspace("Acme").await;
        let template = json!({ "name": "T", "content": { "type": "doc",
            "attrs": { "page": { "size": "letter", "orientation": "landscape", "margin": 20 },
                       "header": [{ "type": "text", "text": "Strictly private" }],
                       "footer": [{ "type": "text", "text": "Page " }, { "type": "pageNumber" }, { "type": "text", "text": " of " }, { "type": "pageCount" }] },
            "content": [paragraph("One"), { "type": "pageBreak" }, paragraph("Two")] } });
        let id = document(&acme, template, json!({})).await;
        let bytes = pdf(&acme, &id).await;
        let info = look(&bytes, "pdfinfo", &[], &[]);
        assert!(info.contains("792 x 612 pts") && info.contains("Pages:           2"), "{info}");
        let text = printed(&acme, &id).await;
        assert_eq!(text.matches("Strictly private").count(), 2, "{text}");
        assert!(text.contains("Page 1 of 2") && text.contains("Page 2 of 2"), "{text}");
    }

    async fn missing_values_leave_blanks_and_never_an_error(world: World) {
        let acme = world.workspace("Acme").await;
        let mut template = with_content(json!([{ "type": "paragraph", "content": [
            { "type": "text", "text": "Tenant: " }, { "type": "variable", "attrs": { "name": "tenant" } },
            { "type": "text", "text": ", twice the rent: " }, { "type": "variable", "attrs": { "name": "twice" } }] }]));
        template["symbolTable"] = json!({ "tenant": { "type": "text" }, "rent": { "type": "number" } });
        template["expressionTable"] = json!({ "twice": { "expression": "rent * 2" } });
        let id = document(&acme, template, json!({})).await;
        let text = printed(&acme, &id).await;
        assert!(text.contains("Tenant:") && text.contains("twice the rent:"), "{text}");
    }

    async fn right_to_left_and_other_scripts_are_printed(world: World) {
        let acme = world.workspace("Acme").await;
        for (language, text) in [("ar", "عقد إيجار"), ("he", "חוזה שכירות"), ("el", "Μισθωτήριο"), ("ru", "Договор аренды")] {
            let template = json!({ "name": "T", "content": { "type": "doc", "attrs": { "language": language }, "content": [paragraph(text)] } });
            let id = document(&acme, template, json!({})).await;
            let found = printed(&acme, &id).await;
            let letters = |text: &str| { let mut letters: Vec<char> = text.chars().filter(|c| c.is_alphabetic()).collect(); letters.sort_unstable(); letters };
            assert!(letters(text).iter().all(|c| letters(&found).contains(c)), "{language}: {found}");
        }
    }

    async fn a_document_with_too_much_gets_a_clear_answer(world: World) {
        let acme = world.workspace("Acme").await;
        let mut template = with_content(json!([{ "type": "repeat", "attrs": { "over": "xs", "as": "x" }, "content": [
            { "type": "repeat", "attrs": { "over": "xs", "as": "y" }, "content": [paragraph("Again and again")] }] }]));
        template["symbolTable"] = json!({ "xs": { "type": "list" } });
        let id = document(&acme, template, json!({ "xs": Value::Array(vec![json!(1); 1_000]) })).await;
        let answer = acme.get(&format!("/documents/{id}/pdf")).await;
        assert_eq!((answer.status, answer.json()["error"]["code"].as_str()), (409, Some("CONFLICT")), "{}", answer.text());
        assert!(answer.text().contains("too much"), "{}", answer.text());
    }

    async fn ten_thousand_rows_are_printed(world: World) {
        let acme = world.workspace("Acme").await;
        let mut template = with_content(json!([{ "type": "table", "content": [{ "type": "repeat", "attrs": { "over": "xs", "as": "x" }, "content": [
            { "type": "tableRow", "content": [{ "type": "tableCell", "content": [{ "type": "paragraph", "content": [{ "type": "variable", "attrs": { "name": "x" } }] }] }] }] }] }]));
        template["symbolTable"] = json!({ "xs": { "type": "list" } });
        let rows: Vec<u32> = (1..=10_000).collect();
        let id = document(&acme, template, json!({ "xs": rows })).await;
        let answer = acme.get(&format!("/documents/{id}/pdf")).await;
        match answer.status {
            200 => assert!(crate::support::sound_text(&answer.bytes).contains("10,000")),
            status => assert_eq!((status, answer.json()["error"]["code"].as_str()), (409, Some("CONFLICT")), "{}", answer.text()),
        }
    }
}

//! The export of answers as a table.

use countersign_tests::{Answer, Workspace, on_both_databases};
use model::Clock;
use model::id::DocumentId;
use model::random::SystemRandom;
use reqwest::Method;
use serde_json::json;
use store::{Write, args};

use crate::support::text;

const FIXED: [&str; 9] =
    ["id", "name", "status", "templateId", "respondents", "createdAt", "sentAt", "completedAt", "externalId"];

async fn export(acme: &Workspace, query: &str) -> Answer {
    acme.send(acme.request_v2(Method::GET, &format!("/documents/export{query}"))).await
}

/// The head beyond the columns that every table has, and the rows.
fn read(answer: &Answer) -> (Vec<String>, Vec<csv::StringRecord>) {
    assert_eq!(
        (answer.status, answer.header("content-type")),
        (200, "text/csv; charset=utf-8"),
        "{}",
        answer.text()
    );
    let table = answer.text();
    let mut table = csv::Reader::from_reader(table.strip_prefix('\u{feff}').expect("a mark").as_bytes());
    let head: Vec<_> = table.headers().unwrap().iter().map(str::to_owned).collect();
    assert_eq!(head[..FIXED.len()], FIXED);
    (head[FIXED.len()..].to_vec(), table.into_records().map(|row| row.expect("a row")).collect())
}

fn answers(row: &csv::StringRecord) -> Vec<&str> {
    row.iter().skip(FIXED.len()).collect()
}

on_both_databases! {
    async fn each_document_is_a_row_and_each_field_a_column(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({
            "name": "Lease",
            "symbolTable": {
                "rent": {"type": "money", "label": "Rent", "currency": "EUR"}, "since": {"type": "date"},
                "note": {"type": "text", "label": "=Note"}, "floor": {"type": "number", "label": "Rent"},
                "fees": {"type": "list", "columns": {"what": {"type": "text"}, "price": {"type": "number"}}},
            },
            "formSchema": {"roles": [{"name": "Tenant"}], "fields": [
                {"id": "pets", "type": "multiselect", "label": "Pets", "role": "Tenant",
                 "options": [{"value": "c", "label": "Cat"}, {"value": "d", "label": "Dog"}]},
                {"id": "monthly", "type": "money", "variable": "rent", "role": "Tenant"},
                {"id": "sign", "type": "signature", "role": "Tenant"}]},
        })).await;
        let values = json!({
            "pets": ["d", "c"], "rent": {"amount": "-950.50", "currency": "EUR"}, "since": "2026-12-01", "note": "+1, \"Łódź\"\n2;=cmd|'/C calc'!A0",
            "floor": -3, "fees": [{"what": "key", "price": 5}], "unknown": "left out",
        });
        let first = acme.document(json!({"templateId": template, "name": "@One", "data": values})).await;
        world.clock.advance_millis(1_000);
        let second = acme.document(json!({"templateId": template, "name": "Two"})).await;
        acme.post(&format!("/documents/{second}/send"), json!({"recipients": [
            {"email": "ana@example.com", "name": "Ana", "role": "Tenant"}]})).await.ok();
        let answer = export(&acme, &format!("?templateId={template}")).await;
        assert!(answer.header("content-disposition").contains("answers.csv"));
        assert_eq!(answer.header("x-export-truncated"), "");
        let (head, rows) = read(&answer);
        assert_eq!(head, ["Pets", "Rent [rent] (EUR)", "since", "'=Note", "Rent [floor]", "fees"]);
        assert_eq!(rows.len(), 2);
        assert_eq!((&rows[0][0], &rows[0][1], &rows[0][2], &rows[0][3]), (second.as_str(), "Two", "sent", template.as_str()));
        assert_eq!(&rows[0][4], "Ana <ana@example.com> (Tenant, invited)");
        assert!(!rows[0][6].is_empty() && rows[0][7].is_empty());
        assert!(answers(&rows[0]).iter().all(|cell| cell.is_empty()), "{:?}", rows[0]);
        assert_eq!((&rows[1][0], &rows[1][1], &rows[1][2]), (first.as_str(), "'@One", "draft"));
        assert_eq!(
            answers(&rows[1]),
            ["Dog; Cat", "-950.50", "2026-12-01", "'+1, \"Łódź\"\n2;'=cmd|'/C calc'!A0", "-3", r#"[{"what":"key","price":5}]"#],
        );
        let noted = acme.get("/activity?events=document.downloaded").await.ok();
        assert_eq!((&noted[0]["templateId"], &noted[0]["metadata"]["documents"]), (&json!(template), &json!(2)));
    }

    async fn semicolons_and_decimal_commas_are_for_spreadsheets_that_expect_them(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "A", "symbolTable": {
            "rent": {"type": "money", "currency": "EUR"}, "size": {"type": "number"}, "note": {"type": "text"},
        }})).await;
        let values = json!({"rent": {"amount": "-950.50", "currency": "EUR"}, "size": 1.5, "note": "a; 1.5, b"});
        acme.document(json!({"templateId": template, "name": "One; two", "data": values})).await;
        let lines = |answer: &Answer| answer.text().lines().map(str::to_owned).collect::<Vec<_>>();
        let [head, row] = lines(&export(&acme, "?separator=semicolon").await).try_into().unwrap();
        assert!(head.starts_with("\u{feff}id;name;status;templateId;respondents;"), "{head}");
        assert!(row.contains(";\"One; two\";draft;") && row.ends_with(";-950,50;1,5;\"a; 1.5, b\""), "{row}");
        let [_, row] = lines(&export(&acme, "?separator=comma").await).try_into().unwrap();
        assert!(row.contains(",One; two,draft,") && row.ends_with(",-950.50,1.5,\"a; 1.5, b\""), "{row}");
        export(&acme, "?separator=tab").await.invalid("separator");
    }

    async fn a_table_that_is_cut_says_so(world: World) {
        const SQL: &str = "INSERT INTO documents (id, workspace_id, name, template_id, body_hash, status, response_data,
                               reminder_enabled, reminder_days, version, created_at, updated_at)
                           SELECT $1, workspace_id, name, template_id, body_hash, status, response_data, reminder_enabled,
                                  reminder_days, 1, created_at, updated_at FROM documents WHERE id = $2";
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "A"})).await;
        let first = acme.document(json!({"templateId": template})).await;
        let database = world.database().await;
        let mut write = Write::new();
        for _ in 1..10_000 {
            write.one("document", SQL, args![DocumentId::new(world.clock.now(), &SystemRandom), first.as_str()]);
        }
        database.commit(write).await.unwrap();
        assert_eq!(export(&acme, "").await.header("x-export-truncated"), "");
        acme.document(json!({"templateId": template})).await;
        let answer = export(&acme, "?separator=semicolon").await;
        assert_eq!(answer.header("x-export-truncated"), "true");
        assert_eq!(answer.text().lines().count(), 10_001);
        database.close().await;
    }

    async fn what_older_documents_have_comes_last_and_filters_hold(world: World) {
        let acme = world.workspace("Acme").await;
        let one = json!({"old": {"type": "text"}, "kept": {"type": "text", "label": "Was"}});
        let template = acme.template(json!({"name": "A", "symbolTable": one})).await;
        let older = acme.document(json!({"templateId": template, "data": {"old": "1", "kept": "2"}})).await;
        world.clock.advance_millis(1_000);
        let two = json!({"kept": {"type": "text", "label": "Is"}, "fresh": {"type": "text"}});
        acme.patch(&format!("/templates/{template}"), json!({"symbolTable": two})).await.ok();
        let newer = acme.document(json!({"templateId": template, "data": {"kept": "3", "fresh": "4"}})).await;
        world.clock.advance_millis(1_000);
        let other = acme.template(json!({"name": "B", "symbolTable": {"extra": {"type": "text"}}})).await;
        acme.document(json!({"templateId": other, "name": "Elsewhere", "data": {"extra": "5"}})).await;
        let (head, rows) = read(&export(&acme, &format!("?templateId={template}")).await);
        assert_eq!(head, ["Is", "fresh", "old"]);
        assert_eq!((&rows[0][0], answers(&rows[0])), (newer.as_str(), vec!["3", "4", ""]));
        assert_eq!((&rows[1][0], answers(&rows[1])), (older.as_str(), vec!["2", "", "1"]));
        let (head, rows) = read(&export(&acme, "?q=elsewhere").await);
        assert_eq!((head, rows.len()), (vec!["extra".to_owned()], 1));
        let (head, rows) = read(&export(&acme, "?status=completed").await);
        assert_eq!((head.len(), rows.len()), (0, 0));
        assert_eq!(read(&export(&acme, "").await).1.len(), 3);
        export(&acme, "?status=lost").await.invalid("status");
        let listed = acme.send(acme.request_v2(Method::GET, &format!("/documents?templateId={template}"))).await.ok();
        assert_eq!(text(&listed[0]["id"]), newer, "in the order of the list");
    }

    async fn more_than_a_piece_is_told_in_order(world: World) {
        let acme = world.workspace("Acme").await;
        let template = acme.template(json!({"name": "A", "symbolTable": {"n": {"type": "number"}}})).await;
        for n in 0..120 {
            acme.document(json!({"templateId": template, "data": {"n": n}})).await;
            world.clock.advance_millis(1);
        }
        let (_, rows) = read(&export(&acme, "").await);
        let numbers: Vec<i64> = rows.iter().map(|row| row[FIXED.len()].parse().unwrap()).collect();
        assert_eq!(numbers, (0..120).rev().collect::<Vec<_>>());
    }
}

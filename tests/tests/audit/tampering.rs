//! Every way in which somebody who rules the database could change what happened, and that it is found.

use countersign_tests::{Engine, World, on_both_databases};
use store::args;
use store::engine::Arg;

use crate::support::{Scene, execute, must_hold, verify};

/// An entry by its place in the chain; 0 means the last one.
const AT: &str = "seq = (
    SELECT l.seq FROM audit_links l WHERE l.workspace_id = $1 AND l.position = (
        SELECT CASE WHEN CAST($2 AS BIGINT) = 0 THEN max(m.position) ELSE CAST($2 AS BIGINT) END
        FROM audit_links m WHERE m.workspace_id = $1))";

/// Tampers with a fresh workspace and expects a problem of that kind.
async fn is_found(world: &World, what: &str, code: &str, statements: impl Fn(&Scene) -> Vec<(String, Vec<Arg>)>) {
    let scene = Scene::new(world, what).await;
    must_hold(world, scene.workspace.id).await;
    execute(world, statements(&scene)).await;
    let report = verify(world, scene.workspace.id).await;
    let codes: Vec<_> = report.problems.iter().map(|problem| problem.code).collect();
    assert!(codes.contains(&code), "{what}: expected {code} in {:#?}", report.problems);
    assert!(report.problems.iter().all(|problem| !problem.place.is_empty() && !problem.message.is_empty()));
}

fn entry(scene: &Scene, set: &str, position: i64) -> (String, Vec<Arg>) {
    (format!("UPDATE activity SET {set} WHERE {AT}"), args![scene.workspace.id, position])
}

on_both_databases! {
    async fn an_entry_that_was_altered(world: World) {
        let alterations = [
            ("event", "event = 'document.voided'"),
            ("actor type", "actor_type = 'system'"),
            ("actor", "actor_id = 'usr_01jcmwk1x3f2q8z5v7t9r4n6ab'"),
            ("user", "actor_user_id = NULL"),
            ("actor's name", "actor_name = 'Eve'"),
            ("template", "template_id = NULL"),
            ("message", "message = 'Nothing happened'"),
            ("metadata", "metadata = '{}'"),
            ("no metadata", "metadata = 'not JSON'"),
            ("address", "ip = '203.0.113.9'"),
            ("moment", "created_at = created_at + 1"),
            ("id", "id = 'act_01jcmwk1x3f2q8z5v7t9r4n6ab'"),
            ("document", "document_id = 'doc_01jcmwk1x3f2q8z5v7t9r4n6ab'"),
            ("workspace", "workspace_id = 'wsp_01jcmwk1x3f2q8z5v7t9r4n6ab'"),
            ("salt", "salt = NULL"),
            ("number in the document", "trail_number = 77"),
            ("hash in the document", "trail_hash = NULL"),
            ("commitment", "commitment = salt"),
            ("mark of erasure", "erased_at = 5"),
        ];
        for (what, set) in alterations {
            let code = match what {
                "id" => "reordered",
                "number in the document" => "removed",
                _ => "altered",
            };
            is_found(&world, what, code, |scene| vec![entry(scene, set, 5)]).await;
        }
    }

    async fn an_entry_that_was_removed(world: World) {
        for position in [1i64, 5, 0] {
            let what = format!("removed {position}");
            is_found(&world, &what, "removed", |scene| {
                vec![(format!("DELETE FROM activity WHERE {AT}"), args![scene.workspace.id, position])]
            })
            .await;
        }
    }

    async fn an_entry_that_was_removed_with_its_link(world: World) {
        for position in [1i64, 5, 0] {
            is_found(&world, &format!("links {position}"), "removed", |scene| {
                let both = args![scene.workspace.id, position];
                let gone = "DELETE FROM audit_links
                            WHERE workspace_id = $1 AND seq NOT IN (SELECT a.seq FROM activity a WHERE a.workspace_id = $1)";
                let entry = format!("DELETE FROM activity WHERE {AT}");
                vec![(entry, both), (gone.to_owned(), args![scene.workspace.id])]
            })
            .await;
        }
        // With the head brought in line, the document that the entry was about still knows how long its chain was.
        is_found(&world, "all traces", "document", |scene| {
            let id = scene.workspace.id;
            let document = args![id, scene.sent.as_str()];
            let last = "seq = (SELECT max(a.seq) FROM activity a WHERE a.workspace_id = $1 AND a.document_id = $2)";
            vec![
                (format!("DELETE FROM audit_links WHERE workspace_id = $1 AND {last}"), document.clone()),
                (format!("DELETE FROM activity WHERE workspace_id = $1 AND {last}"), document),
            ]
        })
        .await;
    }

    async fn entries_that_were_exchanged(world: World) {
        is_found(&world, "exchanged", "reordered", |scene| {
            let id = args![scene.workspace.id];
            let swap = "UPDATE audit_links SET seq = (
                            SELECT l.seq FROM audit_links l
                            WHERE l.workspace_id = audit_links.workspace_id AND l.position = 11 - audit_links.position)
                        WHERE workspace_id = $1 AND position IN (5, 6)";
            vec![(swap.to_owned(), id)]
        })
        .await;
        is_found(&world, "exchanged links", "altered", |scene| {
            let to = |from: i64, to: i64| {
                let sql = format!("UPDATE audit_links SET position = {to} WHERE workspace_id = $1 AND position = {from}");
                (sql, args![scene.workspace.id])
            };
            vec![to(5, -5), to(6, 5), to(-5, 6)]
        })
        .await;
    }

    async fn an_entry_that_was_put_in(world: World) {
        let columns = "id, workspace_id, event, actor_type, actor_name, document_id, message, metadata, words, created_at, salt";
        // As one that was always there, before all others.
        is_found(&world, "early", "inserted", |scene| {
            let id = scene.workspace.id;
            let sqlite = format!("INSERT INTO activity (seq, {columns}) SELECT -seq, {columns} FROM activity WHERE {AT}");
            let postgres = format!(
                "INSERT INTO activity (seq, {columns}) OVERRIDING SYSTEM VALUE SELECT -seq, {columns} FROM activity WHERE {AT}"
            );
            if world.databases().engine() == Engine::Sqlite {
                vec![(sqlite, args![id, 5i64])]
            } else {
                vec![(postgres, args![id, 5i64]), ("DELETE FROM audit_pending".to_owned(), args![])]
            }
        })
        .await;
        // As the newest one, which is linked like any other: the document does not know it.
        for (what, number) in [("late", "NULL"), ("late with a number", "trail_number + 1")] {
            is_found(&world, what, if number == "NULL" { "inserted" } else { "document" }, |scene| {
                let sql = format!(
                    "INSERT INTO activity ({columns}, trail_number, trail_hash)
                     SELECT {columns}, {number}, trail_hash FROM activity
                     WHERE workspace_id = $1 AND document_id = $2
                       AND trail_number = (SELECT d.trail_length FROM documents d WHERE d.id = $2)"
                );
                vec![(sql, args![scene.workspace.id, scene.sent.as_str()])]
            })
            .await;
        }
    }

    async fn links_and_heads_that_were_altered(world: World) {
        let cases = [
            ("link gone", "removed", "DELETE FROM audit_links WHERE workspace_id = $1 AND position = 5"),
            ("first link gone", "removed", "DELETE FROM audit_links WHERE workspace_id = $1 AND position = 1"),
            ("length of the head", "removed", "UPDATE audit_heads SET length = length + 1 WHERE workspace_id = $1"),
            ("shorter head", "head", "UPDATE audit_heads SET length = length - 1 WHERE workspace_id = $1"),
            ("no head", "head", "DELETE FROM audit_heads WHERE workspace_id = $1"),
        ];
        for (what, code, sql) in cases {
            is_found(&world, what, code, |scene| {
                vec![(sql.to_owned(), args![scene.workspace.id])]
            })
            .await;
        }
        for (what, code, sql) in [
            ("hash of the head", "head", "UPDATE audit_heads SET hash = $2 WHERE workspace_id = $1"),
            ("hash of a link", "altered", "UPDATE audit_links SET hash = $2 WHERE workspace_id = $1 AND position = 5"),
        ] {
            is_found(&world, what, code, |scene| vec![(sql.to_owned(), args![scene.workspace.id, [7u8; 32]])]).await;
        }
    }

    async fn documents_that_do_not_fit_their_chain(world: World) {
        let cases = [
            ("shorter", "UPDATE documents SET trail_length = trail_length - 1 WHERE id = $1"),
            ("longer", "UPDATE documents SET trail_length = trail_length + 1 WHERE id = $1"),
            ("no end", "UPDATE documents SET trail_head = NULL WHERE id = $1"),
            ("gone", "DELETE FROM documents WHERE id = $1"),
            ("elsewhere", "UPDATE documents SET workspace_id = 'wsp_01jcmwk1x3f2q8z5v7t9r4n6ab' WHERE id = $1"),
        ];
        for (what, sql) in cases {
            is_found(&world, what, "document", |scene| vec![(sql.to_owned(), args![scene.sent.as_str()])]).await;
        }
    }

    async fn an_entry_that_was_blanked_without_a_word(world: World) {
        is_found(&world, "blanked", "erased", |scene| {
            // The commitment that stands for the words can't be worked out in SQL; any entry will do to show that an
            // erasure that nobody speaks of is found, so the link is taken over as well.
            let set = "actor_name = '', message = '', metadata = '{}', ip = NULL, salt = NULL, erased_at = 5, commitment = salt";
            vec![
                entry(scene, set, 5),
                ("DELETE FROM audit_links WHERE workspace_id = $1 AND position = 4".to_owned(), args![scene.workspace.id]),
            ]
        })
        .await;
    }
}

//! Sessions end when nobody uses them.

use countersign_tests::on_both_databases;

const HOUR: i64 = 60 * 60 * 1000;

on_both_databases! {
    async fn a_session_that_nobody_uses_ends_after_a_day(world: World) {
        let acme = world.workspace("Acme").await;
        let (here, elsewhere) = (acme.administrator().await, acme.administrator().await);
        world.clock.advance_millis(24 * HOUR - 1);
        here.get("/team").await.ok();
        world.clock.advance_millis(1);
        elsewhere.get("/team").await.error(401, "UNAUTHORIZED");
        assert_eq!(here.get("/sessions").await.ok().as_array().unwrap().len(), 1, "one that has ended is not listed");
        // What was asked a moment after was not written down.
        world.clock.advance_millis(24 * HOUR - 2);
        here.get("/team").await.ok();
    }
}

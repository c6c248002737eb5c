//! One slow or dead receiver costs the others nothing.

use std::time::Duration;

use countersign_tests::{World, WorldOptions, on_both_databases};

use crate::receiver::{Receiver, Reply};
use crate::support::{engine, fed, open, opened_hook};

on_both_databases! {
    async fn who_is_slow_or_dead_costs_only_itself(world: World) {
        // Longer than all of this takes on any machine.
        let options = WorldOptions { hook_deadline: Some(Duration::from_mins(10)), ..WorldOptions::default() };
        let world = World::start_with(engine(&world), options).await;
        let acme = world.workspace("Acme").await;
        let (silent, dripping) = (Receiver::answering(Reply::Silence).await, Receiver::answering(Reply::Drip).await);
        let healthy = Receiver::start().await;
        let slow = [opened_hook(&acme, &silent.url()).await, opened_hook(&acme, &dripping.url()).await];
        opened_hook(&acme, "http://127.0.0.1:9/").await;
        opened_hook(&acme, &healthy.url()).await;
        for _ in 0..10 {
            open(&acme).await;
        }
        healthy.wait_for(10).await;
        assert_eq!(healthy.payload_ids(), fed(&acme, 10).await, "all of them, in order");
        // They are still at the first.
        silent.wait_for(1).await;
        dripping.wait_for(1).await;
        for hook in slow {
            assert!(hook.deliveries(&acme).await.iter().all(|row| row["attempts"].as_array().unwrap().is_empty()));
        }
    }
}

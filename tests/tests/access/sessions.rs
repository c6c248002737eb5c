//! Signing in to the console, and the link by which an instance is set up.

use app::accounts::Profile;
use app::sessions::{SignIn, SignInOutcome, Token, Visit, resume, sign_in, sign_out};
use app::team;
use app::workspaces::{self, SetUp, SetUpLink};
use countersign_tests::{Workspace, World, on_both_databases};
use model::email::EmailAddress;
use model::people::Role;
use model::plan::Plan;
use model::{Clock, Error, Result, Timestamp};

use crate::support::{demote, holds, operator_of, second_administrator, stored};

const PASSWORD: &str = "correct horse battery";

async fn try_with(world: &World, email: &str, password: &str) -> Result<(Token, Timestamp)> {
    let visit = Visit { ip: None, user_agent: Some(model::UserAgent::of("a browser")) };
    let wanted = SignIn { email: email.to_owned(), password: password.to_owned(), visit };
    match sign_in(&world.node.app, wanted).await? {
        SignInOutcome::Done(opened) => Ok((opened.token, opened.expires_at)),
        asked @ SignInOutcome::SecondStep { .. } => panic!("no second step is on: {asked:?}"),
    }
}

async fn signed_in(world: &World, workspace: &Workspace) -> Token {
    try_with(world, &workspace.email, PASSWORD).await.unwrap().0
}

fn wanted(name: &str, link: Option<SetUpLink>) -> SetUp {
    let email = format!("{}@example.com", name.to_lowercase());
    let (password, profile) = (Some(PASSWORD.to_owned()), Profile::default());
    SetUp { workspace: name.to_owned(), email, password, profile, plan: Plan::Business, link }
}

on_both_databases! {
    async fn a_password_is_stored_as_an_argon2id_hash(world: World) {
        let acme = world.workspace("Acme").await;
        let email = EmailAddress::parse(&acme.email).unwrap();
        let account = store::users::by_email(&world.database().await, &email).await.unwrap().unwrap();
        let hash = account.password_hash.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m="), "{hash}");
        let stored = stored(&world).await;
        assert!(holds(&stored, &hash) && !holds(&stored, PASSWORD));
    }

    async fn two_with_one_password_have_different_hashes(world: World) {
        let (one, two) = (world.workspace("One").await, world.workspace("Two").await);
        let database = world.database().await;
        let hash = async |workspace: &Workspace| {
            let email = EmailAddress::parse(&workspace.email).unwrap();
            store::users::by_email(&database, &email).await.unwrap().unwrap().password_hash.unwrap()
        };
        assert_ne!(hash(&one).await, hash(&two).await);
    }

    async fn the_right_password_signs_in(world: World) {
        let acme = world.workspace("Acme").await;
        let token = signed_in(&world, &acme).await;
        let who = resume(&world.node.app, &token).await.unwrap().unwrap();
        assert_eq!(who.user.email.as_str(), acme.email);
        assert_eq!(who.workspace.id, acme.id);
        assert_eq!(who.workspace.name.as_str(), "Acme");
        assert_eq!(who.role, Role::Administrator);
        try_with(&world, &acme.email.to_uppercase(), PASSWORD).await.unwrap();
        let signed_in = acme.get("/activity?events=user.signedIn").await.ok();
        assert_eq!(signed_in.as_array().unwrap().len(), 2);
        assert_eq!(signed_in[0]["actorId"], acme.user.to_string());
    }

    async fn a_wrong_password_and_an_unknown_address_are_refused_alike(world: World) {
        let acme = world.workspace("Acme").await;
        let mut refusals = Vec::new();
        for (email, password) in [
            (acme.email.as_str(), "correct horse batterz"), (&acme.email, ""), ("nobody@example.com", PASSWORD),
            ("not an address", PASSWORD),
        ] {
            let error = try_with(&world, email, password).await.unwrap_err();
            assert!(matches!(error, Error::Forbidden(_)), "{error:?}");
            refusals.push(error.to_string());
        }
        refusals.dedup();
        assert_eq!(refusals.len(), 1, "{refusals:?}");
        assert_eq!(acme.get("/activity?events=user.signedIn").await.ok().as_array().unwrap().len(), 0);
    }

    async fn a_session_lasts_fourteen_days(world: World) {
        let acme = world.workspace("Acme").await;
        let (token, expires_at) = try_with(&world, &acme.email, PASSWORD).await.unwrap();
        assert_eq!(expires_at, world.clock.now().plus_days(14));
        // It is used each day, or it would end earlier.
        for _ in 0..14 {
            world.clock.advance_millis(23 * 60 * 60 * 1000);
            assert!(resume(&world.node.app, &token).await.unwrap().is_some());
        }
        world.clock.set(expires_at.plus_millis(-1));
        assert!(resume(&world.node.app, &token).await.unwrap().is_some());
        world.clock.set(expires_at);
        assert!(resume(&world.node.app, &token).await.unwrap().is_none());
    }

    async fn a_session_ends_with_signing_out_and_no_other_does(world: World) {
        let acme = world.workspace("Acme").await;
        let (one, two) = (signed_in(&world, &acme).await, signed_in(&world, &acme).await);
        for _ in 0..2 {
            sign_out(&world.node.app, &one).await.unwrap();
            assert!(resume(&world.node.app, &one).await.unwrap().is_none());
        }
        assert!(resume(&world.node.app, &two).await.unwrap().is_some());
        assert!(resume(&world.node.app, &Token::sent("invented")).await.unwrap().is_none());
    }

    async fn a_session_has_the_present_rights_and_ends_with_the_membership(world: World) {
        let acme = world.workspace("Acme").await;
        let token = signed_in(&world, &acme).await;
        demote(&world, &acme).await;
        assert_eq!(resume(&world.node.app, &token).await.unwrap().unwrap().role, Role::Member);
        team::remove(&world.node.app, &operator_of(&acme), acme.user).await.unwrap();
        assert!(resume(&world.node.app, &token).await.unwrap().is_none());
        assert!(try_with(&world, &acme.email, PASSWORD).await.is_err());
    }

    async fn the_token_of_a_session_is_stored_nowhere(world: World) {
        let acme = world.workspace("Acme").await;
        let token = signed_in(&world, &acme).await;
        let stored = stored(&world).await;
        assert!(holds(&stored, "a browser") && !holds(&stored, token.reveal()));
    }

    async fn the_last_administrator_stays(world: World) {
        let acme = world.workspace("Acme").await;
        let (app, call) = (&world.node.app, operator_of(&acme));
        let refused = team::remove(app, &call, acme.user).await;
        assert!(matches!(refused, Err(Error::Conflict(_))), "{refused:?}");
        let refused = team::change_role(app, &call, acme.user, Role::Member).await;
        assert!(matches!(refused, Err(Error::Conflict(_))), "{refused:?}");
        second_administrator(&world, &acme).await;
        team::remove(app, &call, acme.user).await.unwrap();
    }

    async fn a_set_up_link_works_once(world: World) {
        let app = &world.node.app;
        let link = workspaces::new_set_up_link(app).await.unwrap();
        assert!(app.is_set_up_link(&link).await.unwrap());
        assert!(!app.is_set_up_link(&Token::sent("invented")).await.unwrap());
        workspaces::set_up(app, wanted("One", Some(link.clone()))).await.unwrap();
        assert!(!app.is_set_up_link(&link).await.unwrap());
        let refused = workspaces::set_up(app, wanted("Two", Some(link))).await;
        assert!(matches!(refused, Err(Error::Conflict(_))), "{refused:?}");
        assert_eq!(workspaces::all(app).await.unwrap().len(), 1);
    }

    async fn of_two_who_use_a_set_up_link_at_once_one_succeeds(world: World) {
        let app = &world.node.app;
        let link = workspaces::new_set_up_link(app).await.unwrap();
        let set_up = |name| workspaces::set_up(app, wanted(name, Some(link.clone())));
        let (one, two) = tokio::join!(set_up("One"), set_up("Two"));
        assert!(one.is_ok() != two.is_ok(), "{one:?} {two:?}");
        assert_eq!(workspaces::all(app).await.unwrap().len(), 1);
    }

    async fn a_set_up_link_is_useless_once_there_is_a_workspace(world: World) {
        let app = &world.node.app;
        let link = workspaces::new_set_up_link(app).await.unwrap();
        // The operator was faster, on the command line.
        world.workspace("Acme").await;
        assert!(!app.is_set_up_link(&link).await.unwrap());
        let refused = workspaces::set_up(app, wanted("Other", Some(link))).await;
        assert!(matches!(refused, Err(Error::Conflict(_))), "{refused:?}");
    }

    async fn a_new_set_up_link_replaces_the_one_before_and_lasts_a_week(world: World) {
        let app = &world.node.app;
        let old = workspaces::new_set_up_link(app).await.unwrap();
        let new = workspaces::new_set_up_link(app).await.unwrap();
        assert!(!app.is_set_up_link(&old).await.unwrap());
        world.clock.advance_millis(7 * 86_400_000 - 1);
        assert!(app.is_set_up_link(&new).await.unwrap());
        world.clock.advance_millis(1);
        assert!(!app.is_set_up_link(&new).await.unwrap());
        let refused = workspaces::set_up(app, wanted("Acme", Some(new))).await;
        assert!(matches!(refused, Err(Error::Conflict(_))), "{refused:?}");
        assert!(workspaces::none_yet(app).await.unwrap());
    }

    async fn a_password_that_is_too_short_is_refused(world: World) {
        let mut short = wanted("Acme", None);
        short.password = Some("123456789".to_owned());
        let refused = workspaces::set_up(&world.node.app, short).await;
        assert!(matches!(refused, Err(Error::Validation(_))), "{refused:?}");
        assert!(workspaces::none_yet(&world.node.app).await.unwrap());
    }
}

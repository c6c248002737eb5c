//! Making a workspace with its first administrator and a first API key.

use model::activity::Event;
use model::api_key::ApiKeySecret;
use model::email::EmailAddress;
use model::error::{Error, Problems, Result};
use model::id::{UserId, WorkspaceId};
use model::name::Name;
use model::people::{Actor, Role, User};
use model::plan::Plan;
use model::workspace::{Entitlements, Workspace};
use serde_json::json;
use store::one_time_links::{self, Purpose};
use store::{StoreError, lost};

use crate::accounts::Profile;
use crate::change::{About, Change};
use crate::sessions::Token;
use crate::{App, Call, api_keys, passwords};

/// How long the set-up link that is printed at the first start works.
const LINK_DAYS: i64 = 7;

/// What a new workspace is made of.
#[derive(Debug)]
pub struct SetUp {
    /// What people will call it.
    pub workspace: String,
    /// The address of its first administrator.
    pub email: String,
    /// Their password; one is made where none is given. Somebody who has one already keeps it.
    pub password: Option<String>,
    /// What they are called, with their language and time zone, which are the workspace's as well. Somebody who has an
    /// account already keeps theirs.
    pub profile: Profile,
    /// Its plan.
    pub plan: Plan,
    /// The one-time link, where somebody in a browser sets the instance up; the operator needs none.
    pub link: Option<SetUpLink>,
}

/// What was made. The two secrets are never to be had again.
#[derive(Debug)]
pub struct Credentials {
    /// The workspace.
    pub workspace: WorkspaceId,
    /// Its administrator.
    pub user: UserId,
    /// A first API key.
    pub api_key: ApiKeySecret,
    /// The password: the one given, or the one made; none where the administrator had one already.
    pub password: Option<String>,
}

/// The secret part of a set-up link.
pub type SetUpLink = Token;

/// Makes a set-up link in place of any before it.
///
/// # Errors
/// When the database does not answer.
pub async fn new_set_up_link(app: &App) -> Result<SetUpLink> {
    let link = Token::generate(app.random());
    let now = app.now();
    let mut write = store::Write::new();
    one_time_links::replace(&mut write, Purpose::SetUp, link.hash(), now, now.plus_days(LINK_DAYS));
    app.database().commit(write).await?;
    Ok(link)
}

impl App {
    /// Whether a set-up link would still work.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn is_set_up_link(&self, link: &SetUpLink) -> Result<bool> {
        Ok(one_time_links::is_valid(self.database(), Purpose::SetUp, link.hash(), self.now()).await?)
    }
}

/// Sets a workspace up.
///
/// # Errors
/// When the input is not valid, the link does not work any more, or the database does not answer.
pub async fn set_up(app: &App, wanted: SetUp) -> Result<Credentials> {
    let mut problems = Problems::new();
    let name = problems.take("workspace", Name::parse(&wanted.workspace, app.limits()));
    let email = problems.take("email", EmailAddress::parse(&wanted.email));
    let known = match &email {
        Some(email) => store::users::by_email(app.database(), email).await?,
        None => None,
    };
    // Somebody who has a password already keeps it, so what was given does not matter.
    if let (None, Some(given)) = (&known, &wanted.password) {
        problems.take("password", passwords::check(given));
    }
    let now = app.now();
    let stranger = EmailAddress::stored(String::new());
    let mut given = User {
        id: app.new_id(),
        email: email.clone().unwrap_or(stranger),
        name: None,
        language: None,
        time_zone: None,
        created_at: now,
    };
    wanted.profile.put_into(&mut given, app, &mut problems);
    problems.done()?;
    let Some(name) = name else { return Err(Error::Validation(Vec::new())) };
    let password = match (&known, wanted.password) {
        (Some(_), _) => None,
        (None, Some(given)) => Some(given),
        (None, None) => Some(passwords::generate(app.random())),
    };
    let hash = match &password {
        Some(password) => Some(passwords::hash(password.clone(), app.random()).await?),
        None => None,
    };

    let (language, time_zone) = (given.language.unwrap_or_default(), given.time_zone.clone().unwrap_or_default());
    let user = known.map_or(given, |account| account.user);
    let workspace = Workspace {
        id: app.new_id(),
        name,
        plan: wanted.plan,
        entitlements: Entitlements::default(),
        language,
        time_zone,
        created_at: now,
    };
    let actor = Actor::User { id: user.id, name: user.email.to_string() };
    let call = Call { actor, ..Call::by_system(workspace.id) };
    let mut change = Change::new(app, &call);
    if let Some(link) = &wanted.link {
        one_time_links::spend(change.write(), Purpose::SetUp, link.hash(), now);
    }
    // Once there is a workspace, a link that was printed before must not open a second way in.
    one_time_links::cancel(change.write(), Purpose::SetUp);
    store::workspaces::insert(change.write(), &workspace);
    if let Some(hash) = &hash {
        store::users::insert(change.write(), &user, Some(hash));
    }
    store::users::join(change.write(), workspace.id, user.id, Role::Administrator, now);
    change.record(
        Event::UserJoined,
        About::NOTHING,
        format!("{} joined as administrator", user.email),
        json!({ "userId": user.id, "email": user.email.as_str(), "role": Role::Administrator.name() }),
    );
    let first = Name::stored("First key".to_owned());
    let created = api_keys::add(app, &mut change, workspace.id, user.id, first);
    match change.commit(()).await {
        Ok(()) => Ok(Credentials { workspace: workspace.id, user: user.id, api_key: created.secret, password }),
        Err(StoreError::Lost(lost::LINK)) => Err(Error::conflict(
            "this set-up link has been used or has expired; start the service again for a new one",
        )),
        Err(StoreError::Lost(lost::USER)) => {
            Err(Error::conflict("this address was added at the same moment; try again"))
        }
        Err(error) => Err(error.into()),
    }
}

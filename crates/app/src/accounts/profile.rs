//! What somebody says of themselves.

use model::error::{Problems, Result};
use model::id::UserId;
use model::locale::{Language, ZoneName};
use model::name::Name;
use model::people::User;
use store::Write;

use crate::App;

/// What is to be changed; what is left out stays, and an empty text takes away what is there.
#[derive(Debug, Default)]
pub struct Profile {
    /// What they are called.
    pub name: Option<String>,
    /// The language that they read.
    pub language: Option<String>,
    /// The time zone that they live in.
    pub time_zone: Option<String>,
}

impl Profile {
    /// Puts what was given into a user.
    pub(crate) fn put_into(self, user: &mut User, app: &App, problems: &mut Problems) {
        if let Some(name) = self.name {
            user.name = given(&name)
                .and_then(|name| problems.take("name", Name::parse(name, app.limits())))
                .map(|name| name.to_string());
        }
        if let Some(language) = self.language {
            user.language = given(&language).and_then(|tag| problems.take("language", tag.parse::<Language>()));
        }
        if let Some(zone) = self.time_zone {
            user.time_zone = given(&zone).and_then(|zone| problems.take("timeZone", zone.parse::<ZoneName>()));
        }
    }
}

fn given(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|text| !text.is_empty())
}

/// Changes somebody's profile. It is theirs and no workspace's, so no activity stream tells of it.
///
/// # Errors
/// When something is not valid, or the database does not answer.
pub async fn change_profile(app: &App, user: UserId, profile: Profile) -> Result<User> {
    let mut user = super::account(app, user).await?.user;
    let mut problems = Problems::new();
    profile.put_into(&mut user, app, &mut problems);
    problems.done()?;
    let mut write = Write::new();
    store::users::update(&mut write, &user);
    app.database().commit(write).await?;
    Ok(user)
}

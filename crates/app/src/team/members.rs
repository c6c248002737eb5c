//! The people of a workspace. Administrators only.

use model::Result;
use model::activity::Event;
use model::error::Error;
use model::id::{UserId, UserKind};
use model::people::{Membership, Role};
use serde_json::json;
use store::{StoreError, lost};

use crate::change::{About, Change};
use crate::{App, Call};

/// The members, the first one in front.
///
/// # Errors
/// When the caller is no administrator, or the database does not answer.
pub async fn members(app: &App, call: &Call) -> Result<Vec<Membership>> {
    call.must_be_administrator()?;
    Ok(store::users::members(app.database(), call.workspace).await?)
}

/// Changes what a member may do; the keys that they made follow at once.
///
/// # Errors
/// When the caller is no administrator, there is no such member, it is the last administrator, or the database does not
/// answer.
pub async fn change_role(app: &App, call: &Call, user: UserId, role: Role) -> Result<()> {
    let member = changeable(app, call, user, role == Role::Administrator).await?;
    let mut change = Change::new(app, call);
    store::users::change_role(change.write(), call.workspace, user, role);
    change.record(
        Event::UserRoleChanged,
        About::NOTHING,
        format!("{} is now {}", member.user.email, role.name()),
        json!({ "userId": user, "email": member.user.email.as_str(), "role": role.name() }),
    );
    settled(change).await?;
    app.keys_changed_everywhere().await;
    Ok(())
}

/// Takes somebody out of the workspace; the keys that they made are revoked, and the sessions that show it end.
///
/// # Errors
/// When the caller is no administrator, there is no such member, it is the last administrator, or the database does not
/// answer.
pub async fn remove(app: &App, call: &Call, user: UserId) -> Result<()> {
    let member = changeable(app, call, user, false).await?;
    let mut change = Change::new(app, call);
    store::users::leave(change.write(), call.workspace, user);
    // For ever: they must not come back with somebody who is invited again.
    let now = change.now();
    store::api_keys::revoke_all_of(change.write(), call.workspace, user, now);
    store::sessions::end_in(change.write(), call.workspace, user);
    change.record(
        Event::UserRemoved,
        About::NOTHING,
        format!("{} was removed", member.user.email),
        json!({ "userId": user, "email": member.user.email.as_str() }),
    );
    settled(change).await?;
    app.keys_changed_everywhere().await;
    Ok(())
}

/// The member, if a change leaves the workspace with an administrator.
async fn changeable(app: &App, call: &Call, user: UserId, stays_administrator: bool) -> Result<Membership> {
    let members = members(app, call).await?;
    let others = members.iter().any(|one| one.user.id != user && one.role == Role::Administrator);
    let member = members.into_iter().find(|one| one.user.id == user).ok_or(Error::no::<UserKind>())?;
    if member.role == Role::Administrator && !stays_administrator && !others {
        return Err(the_last());
    }
    Ok(member)
}

/// Two administrators who take each other's place at the same moment both saw the other: the statement looks again.
async fn settled(change: Change<'_>) -> Result<()> {
    match change.commit(()).await {
        Err(StoreError::Lost(lost::MEMBERSHIP)) => Err(the_last()),
        other => Ok(other?),
    }
}

fn the_last() -> Error {
    Error::conflict("the workspace needs at least one administrator")
}

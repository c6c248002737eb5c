//! Changing a template. Documents made from it before keep what they were made from.

use model::activity::Event;
use model::body::JsonObject;
use model::error::Result;
use model::id::TemplateId;
use model::name::Name;
use model::template::Template;
use serde_json::json;

use super::save::sound;
use super::{show, single_use};
use crate::change::{About, Change};
use crate::retry::until_settled;
use crate::{App, Call, Receipt};

/// What is to be changed; what is left out stays.
#[derive(Debug, Default)]
pub struct TemplateChanges {
    /// What people will call it.
    pub name: Option<String>,
    /// The document tree.
    pub content: Option<JsonObject>,
    /// The variables.
    pub symbol_table: Option<JsonObject>,
    /// The computed values.
    pub expression_table: Option<JsonObject>,
    /// Roles and fields.
    pub form_schema: Option<JsonObject>,
    /// Whether anybody may fill it at its public page.
    pub publicly_fillable: Option<bool>,
    /// Whether only signed-in users may use the public page.
    pub require_login: Option<bool>,
    /// Whether it is for one document. It may only be kept.
    pub single_use: Option<bool>,
}

/// Changes a template.
///
/// # Errors
/// When the input is not valid, there is no such template, or the database does not answer.
pub async fn update<R: Receipt>(
    app: &App,
    call: &Call,
    id: TemplateId,
    changes: TemplateChanges,
    answer: impl Fn(&Template) -> R,
) -> Result<R> {
    let name = changes.checked_name(app)?;
    until_settled(|| async {
        let mut template = show(app, call, id).await?;
        let before = template.clone();
        let mut change = Change::new(app, call);
        changes.apply(&mut template, name.as_ref());
        single_use::keep(&mut template.summary, changes.single_use)?;
        // What is as it was is no change.
        if template == before {
            return Ok(change.commit(answer(&template)).await?);
        }
        put_in_place(app, &mut change, &mut template).await?;
        Ok(change.commit(answer(&template)).await?)
    })
    .await
}

/// Puts what a template is from now on in the place of what it was, with the version and the entry that tell of it. What is
/// new in it is checked, and stands in `template` as it is stored.
pub(super) async fn put_in_place(app: &App, change: &mut Change<'_>, template: &mut Template) -> Result<()> {
    let (call, now) = (change.call(), change.now());
    let before = template.body_hash.clone();
    // A body that stays as it is may be older than what is asked of a new one: its template can be called otherwise all the same.
    if template.body.hash() != before {
        let sound = sound(app, call.workspace, std::mem::take(&mut template.body)).await?;
        sound.write(change, call.workspace);
        (template.body, template.body_hash) = (sound.body, sound.hash);
    }
    template.summary.updated_at = now;
    if let Some(clear_after) = &mut template.summary.clear_after {
        *clear_after = single_use::first_look(now);
    }
    single_use::check(&template.summary)?;
    template.version += 1;
    store::templates::update(change.write(), call.workspace, template);
    if template.body_hash != before {
        store::template_versions::insert(change.write(), call.workspace, template, &call.actor, now);
    }
    change.record(
        Event::TemplateUpdated,
        About::template(template.summary.id),
        format!("Template “{}” was changed", template.summary.name),
        json!({ "name": template.summary.name.as_str() }),
    );
    Ok(())
}

impl TemplateChanges {
    /// The name that is given, where one is.
    pub(super) fn checked_name(&self, app: &App) -> Result<Option<Name>> {
        let name = self.name.as_deref().map(|name| Name::parse(name, app.limits())).transpose();
        name.map_err(|error| model::Error::field("name", error.to_string()))
    }

    /// Makes the changes.
    pub(super) fn apply(&self, template: &mut Template, name: Option<&Name>) {
        fn set<T: Clone>(place: &mut T, value: Option<&T>) {
            if let Some(value) = value {
                *place = value.clone();
            }
        }
        set(&mut template.summary.name, name);
        set(&mut template.summary.publicly_fillable, self.publicly_fillable.as_ref());
        set(&mut template.public_link.require_login, self.require_login.as_ref());
        set(&mut template.body.content, self.content.as_ref());
        set(&mut template.body.symbol_table, self.symbol_table.as_ref());
        set(&mut template.body.expression_table, self.expression_table.as_ref());
        set(&mut template.body.form_schema, self.form_schema.as_ref());
    }
}

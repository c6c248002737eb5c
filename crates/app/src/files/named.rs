//! Attached files in print: people read a file by its name, not by its id. Its hash stands beside the name, so that the
//! sealed document says which file it was.

use std::collections::BTreeMap;

use model::error::Result;
use model::id::WorkspaceId;
use template::Template;
use template::form::FieldType;
use template::print::{Answer, Print};

use super::find;
use crate::App;

/// Digits of the hash that are printed.
const DIGITS: usize = 16;

/// Puts names in the place of the ids of attached files.
pub(crate) async fn name_files(
    app: &App,
    workspace: WorkspaceId,
    template: &Template,
    print: &mut Print,
) -> Result<()> {
    let attaches = |field: &template::print::Field| {
        template.form.field(&field.id).is_some_and(|field| field.kind == FieldType::File)
    };
    let mut ids = Vec::new();
    print.each_field(&mut |field| {
        if let (true, Some(Answer::Text { text })) = (attaches(field), &field.answer) {
            ids.push(text.clone());
        }
    });
    let mut names = BTreeMap::new();
    for id in ids {
        if let Ok(known) = id.parse()
            && let Some(file) = find(app, workspace, known).await?
        {
            let digits: String = file.sha256.chars().take(DIGITS).collect();
            names.insert(id, format!("{} (SHA-256 {digits}…)", file.name));
        }
    }
    print.each_field(&mut |field| {
        if let (true, Some(Answer::Text { text })) = (attaches(field), &mut field.answer)
            && let Some(name) = names.get(text.as_str())
        {
            text.clone_from(name);
        }
    });
    Ok(())
}

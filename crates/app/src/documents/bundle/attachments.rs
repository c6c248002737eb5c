//! The files that people attached to a document, in its bundle: under names that are safe wherever it is unpacked.

use futures::TryStreamExt;
use model::document::Document;
use model::error::{Error, Result};
use model::file::{FileKind, UploadedFile};
use model::file_name;
use model::id::WorkspaceId;
use model::values::Values;
use store::blobs::names;
use template::form::FieldType;

use super::packer::Packer;
use crate::{App, files, templates};

/// The folder of a bundle that holds them.
pub(crate) const FOLDER: &str = "attachments/";
/// How much is kept of a file's own name, so that the whole can be unpacked anywhere.
const LONGEST: usize = 80;

/// A file that was attached.
#[derive(Debug, Clone)]
pub(super) struct Attachment {
    /// Its name in the bundle.
    name: String,
    /// The name of the value that holds it.
    field: String,
    file: UploadedFile,
}

/// The files that the fields of a document hold, in the order of its form. One that was removed meanwhile is left out.
pub(super) async fn of(app: &App, workspace: WorkspaceId, document: &Document) -> Result<Vec<Attachment>> {
    let template = templates::parsed::stored(app, workspace, &document.body).await?;
    let values = Values::stored(document.values.text()).map_err(Error::internal)?;
    let mut named = template.files_named_in(&values);
    let mut found = Vec::new();
    for field in &template.form.fields {
        if !matches!(field.kind, FieldType::File | FieldType::Image) {
            continue;
        }
        // Several fields may ask for one value.
        let Some(place) = named.iter().position(|one| one.name == field.name()) else { continue };
        let one = named.swap_remove(place);
        if let Ok(id) = one.id.parse()
            && let Some(file) = files::find(app, workspace, id).await?
        {
            let name = name(found.len() + 1, &file.name, file.kind);
            found.push(Attachment { name, field: one.name, file });
        }
    }
    Ok(found)
}

impl Attachment {
    /// Puts it into the bundle, piece by piece.
    pub async fn pack(&self, app: &App, workspace: WorkspaceId, packer: &mut Packer<'_>) -> Result<()> {
        packer.start(self.name.clone(), Some(self.field.clone()))?;
        let blob = names::uploaded(workspace, &self.file.sha256);
        let content = app.blobs().stream(&blob).await?;
        let content = content.ok_or_else(|| Error::internal(format!("the bytes of {blob} are gone")))?;
        let mut content = std::pin::pin!(content);
        while let Some(piece) = content.try_next().await? {
            packer.write(&piece).await?;
        }
        Ok(())
    }
}

/// The name of a file in the bundle. Its number keeps it apart from others that are called the same, or the same but for
/// the case of letters, and from the names that some systems keep for themselves. It ends as what it is.
fn name(number: usize, given: &str, kind: FileKind) -> String {
    let given = file_name::on_any_system(given, kind, usize::MAX);
    let stem: String = file_name::stem(&given, kind).chars().take(LONGEST).collect();
    format!("{FOLDER}{number}-{}.{}", stem.trim_matches(['.', ' ']), kind.ending())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_safe_and_tell_what_a_file_is() {
        for (given, kind, safe) in [
            ("Passport.PDF", FileKind::Pdf, "attachments/1-Passport.pdf"),
            ("me.jpeg", FileKind::Jpeg, "attachments/1-me.jpg"),
            ("run.exe", FileKind::Pdf, "attachments/1-run.exe.pdf"),
            ("../../etc/passwd", FileKind::Png, "attachments/1-_.._etc_passwd.png"),
            ("C:\\a|b?.png", FileKind::Png, "attachments/1-C__a_b_.png"),
            ("fdp\u{202e}exe.pdf", FileKind::Pdf, "attachments/1-fdp_exe.pdf"),
            ("证件 ō.webp", FileKind::Webp, "attachments/1-证件 ō.webp"),
            ("con", FileKind::Pdf, "attachments/1-con.pdf"),
            (". .", FileKind::Pdf, "attachments/1-.pdf"),
        ] {
            assert_eq!(name(1, given, kind), safe, "{given}");
        }
        let long = name(12, &"ä".repeat(300), FileKind::Pdf);
        assert_eq!(long, format!("attachments/12-{}.pdf", "ä".repeat(LONGEST)));
    }
}

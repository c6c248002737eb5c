//! Exports: a document made into a file beside the requests, kept for a while and then removed.

use std::str::FromStr;

use crate::Timestamp;
use crate::error::{Error, Result};
use crate::id::{DocumentId, ExportId};

/// How long a file is kept.
const KEPT_DAYS: i64 = 7;

/// What a document is exported as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExportFormat {
    /// The PDF, sealed once there is a seal.
    Pdf,
    /// A ZIP with everything about the document.
    Bundle,
    /// The document with its values and what happened to it, for programs.
    Json,
}

/// The text is not the name of a format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("must be one of pdf, bundle, json")]
pub struct UnknownFormat;

impl ExportFormat {
    const ALL: [Self; 3] = [Self::Pdf, Self::Bundle, Self::Json];

    /// Its name in the interface.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Bundle => "bundle",
            Self::Json => "json",
        }
    }

    /// How the names of its files end.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Bundle => "zip",
            Self::Json => "json",
        }
    }

    /// The media type of its files.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Bundle => "application/zip",
            Self::Json => "application/json",
        }
    }
}

impl FromStr for ExportFormat {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Self, UnknownFormat> {
        Self::ALL.into_iter().find(|format| format.name() == text).ok_or(UnknownFormat)
    }
}

/// How far an export has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExportStatus {
    /// It waits for its turn, or to be tried again.
    Queued,
    /// It is being made.
    Running,
    /// Its file is there.
    Completed,
    /// It was given up.
    Failed,
    /// Its file was kept for its time and is gone.
    Expired,
}

/// The store holds a status that this version does not know.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown status of an export {0:?}")]
pub struct UnknownExportStatus(String);

impl ExportStatus {
    const ALL: [Self; 5] = [Self::Queued, Self::Running, Self::Completed, Self::Failed, Self::Expired];

    /// Its name in the interface.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Running => "running",
            Self::Completed => "completed",
            Self::Failed => "failed",
            Self::Expired => "expired",
        }
    }

    /// Whether it is still to be made.
    #[must_use]
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Queued | Self::Running)
    }
}

impl FromStr for ExportStatus {
    type Err = UnknownExportStatus;

    fn from_str(text: &str) -> Result<Self, UnknownExportStatus> {
        let found = Self::ALL.into_iter().find(|status| status.name() == text);
        found.ok_or_else(|| UnknownExportStatus(text.to_owned()))
    }
}

/// A finished file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportFile {
    /// Its length in bytes.
    pub size: i64,
    /// The SHA-256 of its bytes, in hexadecimal digits.
    pub sha256: String,
}

/// An export of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export {
    /// Its id.
    pub id: ExportId,
    /// The document.
    pub document: DocumentId,
    /// What the document was called, for the name of the file.
    pub name: String,
    /// What it is exported as.
    pub format: ExportFormat,
    /// How far it has come.
    pub status: ExportStatus,
    /// How much of it is done, in hundredths.
    pub progress: i64,
    /// The file, once it was finished.
    pub file: Option<ExportFile>,
    /// Why it failed, or why the last attempt did.
    pub error: Option<String>,
    /// When it was asked for.
    pub created_at: Timestamp,
    /// When the file was finished.
    pub completed_at: Option<Timestamp>,
    /// Until when the file is kept.
    pub expires_at: Option<Timestamp>,
}

impl Export {
    /// A new one of a document.
    #[must_use]
    pub fn new(id: ExportId, document: DocumentId, name: &str, format: ExportFormat, now: Timestamp) -> Self {
        Self {
            id,
            document,
            name: name.to_owned(),
            format,
            status: ExportStatus::Queued,
            progress: 0,
            file: None,
            error: None,
            created_at: now,
            completed_at: None,
            expires_at: None,
        }
    }

    /// The file is there.
    pub fn complete(&mut self, file: ExportFile, now: Timestamp) {
        self.status = ExportStatus::Completed;
        self.progress = 100;
        self.file = Some(file);
        self.error = None;
        self.completed_at = Some(now);
        self.expires_at = Some(now.plus_days(KEPT_DAYS));
    }

    /// Says so where the time of the file is over, whether or not it was removed yet.
    #[must_use]
    pub fn as_of(mut self, now: Timestamp) -> Self {
        if self.status == ExportStatus::Completed && self.expires_at.is_some_and(|end| end <= now) {
            self.status = ExportStatus::Expired;
        }
        self
    }

    /// The file, where it can be had.
    ///
    /// # Errors
    /// A conflict before it is completed or when it failed; gone once its time is over.
    pub fn ready(&self) -> Result<&ExportFile> {
        match (self.status, &self.file) {
            (ExportStatus::Completed, Some(file)) => Ok(file),
            (ExportStatus::Failed, _) => {
                let why = self.error.as_deref().unwrap_or("it could not be made");
                Err(Error::conflict(format!("the export failed: {why}")))
            }
            (ExportStatus::Expired, _) => {
                let message = "the export has expired and its file is removed; make a new one with POST /documents/{id}/exports";
                Err(Error::Gone(message.to_owned()))
            }
            (status, _) => {
                Err(Error::conflict(format!("the export is {}; ask again when it is completed", status.name())))
            }
        }
    }

    /// What its file is called.
    #[must_use]
    pub fn file_name(&self) -> String {
        format!("{}.{}", self.name, self.format.ending())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn export() -> Export {
        Export::new(
            ExportId::NOTHING,
            DocumentId::NOTHING,
            "Lease",
            ExportFormat::Bundle,
            Timestamp::from_millis(0),
        )
    }

    #[test]
    fn names_are_read_again() {
        for format in ExportFormat::ALL {
            assert_eq!(format.name().parse(), Ok(format));
        }
        for status in ExportStatus::ALL {
            assert_eq!(status.name().parse(), Ok(status));
        }
        assert_eq!("PDF".parse::<ExportFormat>(), Err(UnknownFormat));
        assert!("done".parse::<ExportStatus>().is_err());
    }

    #[test]
    fn a_file_can_be_had_from_its_completion_until_its_end() {
        let mut export = export();
        assert!(matches!(export.ready(), Err(Error::Conflict(_))));
        let file = ExportFile { size: 3, sha256: "ab".to_owned() };
        export.complete(file.clone(), Timestamp::from_millis(5));
        let end = Timestamp::from_millis(5).plus_days(7);
        assert_eq!(export.clone().as_of(end.plus_millis(-1)).ready().ok(), Some(&file));
        assert!(matches!(export.clone().as_of(end).ready(), Err(Error::Gone(_))));
        assert_eq!(export.file_name(), "Lease.zip");
        export.status = ExportStatus::Failed;
        export.error = Some("the document was deleted".to_owned());
        assert_eq!(export.ready().unwrap_err().to_string(), "the export failed: the document was deleted");
    }
}

//! Files: in a folder of the machine, or in an S3 bucket. They are written once, under a name that says what they hold;
//! the database is the authority on which ones count.

mod bucket;
mod copying;
mod leftovers;
pub mod names;
mod transfer;
mod trouble;

use std::path::{Path as FsPath, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures::{Stream, StreamExt, TryStreamExt};
use object_store::aws::AmazonS3;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::prefix::PrefixStore;
use object_store::signer::{Method, SignedUrlOptions, Signer};
use object_store::{ObjectStore, ObjectStoreExt};

pub use copying::Listed;
pub use transfer::{CopiedFiles, copy_all};
use trouble::{Trouble, failure, late, names_no_bucket};

use crate::StoreError;

/// How long a place may take to begin an answer, tries included, before whoever asked is told "not now".
const PATIENCE: Duration = Duration::from_secs(8);
/// Bytes that a place takes in a second at the least, for how long a file may take to be written.
const SLOWEST: u64 = 256 * 1024;

/// How often a file is read whose bytes did not all come.
const TRIES: u32 = 2;

/// Where files are kept.
#[derive(Clone, Debug)]
pub struct Blobs {
    place: Arc<dyn ObjectStore>,
    /// The bucket as readers reach it, where there is one, and the folder in it: it makes addresses that work without a
    /// key.
    bucket: Option<(AmazonS3, String)>,
    /// The folder, where they are on this machine.
    folder: Option<PathBuf>,
}

impl Blobs {
    /// Opens the place at an address: `file:/path/to/folder` or `s3://bucket/prefix` with the usual `AWS_*` variables.
    ///
    /// # Errors
    /// When the address is of neither kind, the folder can't be made, or the variables do not fit.
    pub fn open(url: &str) -> Result<Self, StoreError> {
        Self::open_at(url, None)
    }

    /// The same, where readers reach the bucket under another address than this service does.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn open_at(url: &str, public_endpoint: Option<&str>) -> Result<Self, StoreError> {
        if let Some(path) = url.strip_prefix("file:") {
            let path = FsPath::new(path.strip_prefix("//").unwrap_or(path));
            std::fs::create_dir_all(path).map_err(|error| {
                StoreError::FilesUnavailable(Box::new(Trouble::Folder(path.to_owned(), error)))
            })?;
            let folder = LocalFileSystem::new_with_prefix(path)
                .map_err(failure)?
                .with_fsync(true)
                .with_automatic_cleanup(true);
            Ok(Self { place: Arc::new(folder), bucket: None, folder: Some(path.to_owned()) })
        } else if url.starts_with("s3://") {
            // reqwest, which object_store uses, takes the process's provider. A second call finds it there.
            let _ = rustls::crypto::ring::default_provider().install_default();
            let address = url::Url::parse(url).map_err(|error| StoreError::Refused(Box::new(error)))?;
            let bucket = bucket::open(url, None)?;
            let public = bucket::open(url, public_endpoint)?;
            let prefix = address.path().trim_matches('/');
            let place: Arc<dyn ObjectStore> = match prefix {
                "" => Arc::new(bucket),
                prefix => Arc::new(PrefixStore::new(bucket, prefix)),
            };
            Ok(Self { place, bucket: Some((public, prefix.to_owned())), folder: None })
        } else {
            Err(StoreError::Refused("an address of files starts with file: or s3://".into()))
        }
    }

    /// The folder that they lie in, where they are on this machine.
    #[must_use]
    pub fn folder(&self) -> Option<&FsPath> {
        self.folder.as_deref()
    }

    /// Writes a file. To write the same name again is harmless: the name says what it holds.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn put(&self, name: &str, content: Bytes) -> Result<(), StoreError> {
        let patience = PATIENCE + Duration::from_secs(content.len() as u64 / SLOWEST);
        let path = Path::from(name);
        let put = tokio::time::timeout(patience, self.place.put(&path, content.into()));
        put.await.map_err(|_| late(patience))?.map(drop).map_err(failure)
    }

    /// Reads a file, or nothing where there is none.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn get(&self, name: &str) -> Result<Option<Bytes>, StoreError> {
        let mut tries = 0;
        loop {
            tries += 1;
            match bounded(self.place.get(&Path::from(name))).await? {
                Ok(found) => match found.bytes().await {
                    // An answer that was cut in the middle is asked for again.
                    Err(_) if tries < TRIES => {}
                    content => return content.map(Some).map_err(failure),
                },
                Err(error) => return missing(error),
            }
        }
    }

    /// Deletes a file; one that is not there is what was wanted.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn delete(&self, name: &str) -> Result<(), StoreError> {
        match bounded(self.place.delete(&Path::from(name))).await? {
            Ok(()) => Ok(()),
            Err(error) => missing::<()>(error).map(drop),
        }
    }

    /// Reads a file piece by piece, or nothing where there is none.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn stream(
        &self,
        name: &str,
    ) -> Result<Option<impl Stream<Item = Result<Bytes, StoreError>> + Send + use<>>, StoreError> {
        Ok(self.sized_stream(name).await?.map(|(_, content)| content))
    }

    /// The same with the length of the file.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn sized_stream(
        &self,
        name: &str,
    ) -> Result<Option<(u64, impl Stream<Item = Result<Bytes, StoreError>> + Send + use<>)>, StoreError> {
        match bounded(self.place.get(&Path::from(name))).await? {
            Ok(found) => Ok(Some((found.meta.size, found.into_stream().map_err(failure)))),
            Err(error) => missing(error),
        }
    }

    /// Deletes all files whose names begin with that folder.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn delete_folder(&self, name: &str) -> Result<(), StoreError> {
        let mut files = self.place.list(Some(&Path::from(name)));
        while let Some(file) = files.next().await {
            let file = file.map_err(failure)?.location;
            self.delete(file.as_ref()).await?;
        }
        Ok(())
    }

    /// An address at which the place itself gives a file to whoever has it, for so long, under that file name; none where
    /// the place can't do that.
    ///
    /// # Errors
    /// When the place can't sign, for want of credentials.
    pub async fn address(
        &self,
        name: &str,
        file_name: &str,
        media_type: &str,
        lasting: Duration,
    ) -> Result<Option<String>, StoreError> {
        let Some((bucket, prefix)) = &self.bucket else { return Ok(None) };
        let encoded = url::form_urlencoded::byte_serialize(file_name.as_bytes()).collect::<String>();
        let disposition = format!("attachment; filename*=UTF-8''{}", encoded.replace('+', "%20"));
        let options = SignedUrlOptions::default().with_query([
            ("response-content-disposition", disposition.as_str()),
            ("response-content-type", media_type),
        ]);
        let path = Path::from(format!("{prefix}/{name}"));
        let address = bucket.signed_url_opts(Method::GET, &path, lasting, &options).await.map_err(failure)?;
        Ok(Some(address.into()))
    }

    /// Checks that the place is there and answers, by asking which files there are in a folder that need not be.
    ///
    /// # Errors
    /// When it does not.
    pub async fn check(&self) -> Result<(), StoreError> {
        // A missing bucket can't be told from a missing file by asking for one file.
        let mut found = self.place.list(Some(&Path::from(names::CHECK)));
        bounded(found.next()).await?.transpose().map(drop).map_err(failure)
    }

    /// Checks that files can be written, read and deleted.
    ///
    /// # Errors
    /// When they can't.
    pub async fn try_out(&self) -> Result<(), StoreError> {
        const NAME: &str = "check/doctor";
        let content = Bytes::from_static(b"ok");
        self.check().await?;
        self.put(NAME, content.clone()).await?;
        let read = self.get(NAME).await?;
        self.delete(NAME).await?;
        if read == Some(content) {
            Ok(())
        } else {
            Err(StoreError::FilesUnavailable("what was written could not be read again".into()))
        }
    }
}

/// Waits for an answer as long as whoever asked can be kept waiting.
async fn bounded<T>(work: impl Future<Output = T>) -> Result<T, StoreError> {
    tokio::time::timeout(PATIENCE, work).await.map_err(|_| late(PATIENCE))
}

/// A file that is missing is no failure; a bucket that is missing is one.
fn missing<T>(error: object_store::Error) -> Result<Option<T>, StoreError> {
    match error {
        object_store::Error::NotFound { .. } if !names_no_bucket(&error) => Ok(None),
        error => Err(failure(error)),
    }
}

/// Whether files can't be used until an operator mends it: a wrong key, or no bucket.
#[must_use]
pub fn is_lasting(error: &StoreError) -> bool {
    let StoreError::FilesUnavailable(cause) = error else { return false };
    cause.downcast_ref::<Trouble>().is_some_and(Trouble::is_lasting)
}

//! Files: in a folder of the machine, or in an S3 bucket. They are written once, under a name that says what they hold;
//! the database is the authority on which ones count.

use std::path::Path as FsPath;
use std::sync::Arc;

use bytes::Bytes;
use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::prefix::PrefixStore;
use object_store::{ObjectStore, ObjectStoreExt};

use crate::StoreError;

/// Where files are kept.
#[derive(Clone, Debug)]
pub struct Blobs(Arc<dyn ObjectStore>);

impl Blobs {
    /// Opens the place at an address: `file:/path/to/folder` or `s3://bucket/prefix` with the usual `AWS_*` variables.
    ///
    /// # Errors
    /// When the address is of neither kind, the folder can't be made, or the variables do not fit.
    pub fn open(url: &str) -> Result<Self, StoreError> {
        if let Some(path) = url.strip_prefix("file:") {
            let path = FsPath::new(path.strip_prefix("//").unwrap_or(path));
            std::fs::create_dir_all(path).map_err(|error| StoreError::Unavailable(Box::new(error)))?;
            let folder = LocalFileSystem::new_with_prefix(path).map_err(failure)?.with_fsync(true);
            Ok(Self(Arc::new(folder)))
        } else if url.starts_with("s3://") {
            // reqwest, which object_store uses, takes the process's provider. A second call finds it there.
            let _ = rustls::crypto::ring::default_provider().install_default();
            let address = url::Url::parse(url).map_err(|error| StoreError::Refused(Box::new(error)))?;
            let bucket = AmazonS3Builder::from_env().with_url(url).build().map_err(failure)?;
            Ok(Self(match address.path().trim_matches('/') {
                "" => Arc::new(bucket),
                prefix => Arc::new(PrefixStore::new(bucket, prefix)),
            }))
        } else {
            Err(StoreError::Refused("an address of files starts with file: or s3://".into()))
        }
    }

    /// Writes a file. To write the same name again is harmless: the name says what it holds.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn put(&self, name: &str, content: Bytes) -> Result<(), StoreError> {
        self.0.put(&Path::from(name), content.into()).await.map(drop).map_err(failure)
    }

    /// Reads a file, or nothing where there is none.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn get(&self, name: &str) -> Result<Option<Bytes>, StoreError> {
        match self.0.get(&Path::from(name)).await {
            Ok(found) => found.bytes().await.map(Some).map_err(failure),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(failure(error)),
        }
    }

    /// Deletes a file; one that is not there is what was wanted.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn delete(&self, name: &str) -> Result<(), StoreError> {
        match self.0.delete(&Path::from(name)).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(failure(error)),
        }
    }

    /// Checks that the place answers, by asking for a file that need not be there.
    ///
    /// # Errors
    /// When it does not.
    pub async fn check(&self) -> Result<(), StoreError> {
        match self.0.head(&Path::from("check")).await {
            Ok(_) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(failure(error)),
        }
    }
}

fn failure(error: object_store::Error) -> StoreError {
    StoreError::Unavailable(Box::new(error))
}

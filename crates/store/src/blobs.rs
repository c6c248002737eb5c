//! Files: in a folder of the machine, or in an S3 bucket. They are written once, under a name that says what they hold;
//! the database is the authority on which ones count.

use std::path::{Path as FsPath, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures::{Stream, StreamExt, TryStreamExt};
use object_store::aws::{AmazonS3, AmazonS3Builder};
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::prefix::PrefixStore;
use object_store::signer::{Method, SignedUrlOptions, Signer};
use object_store::{ObjectStore, ObjectStoreExt};

use crate::StoreError;

/// Where files are kept.
#[derive(Clone, Debug)]
pub struct Blobs {
    place: Arc<dyn ObjectStore>,
    /// The bucket, where there is one, and the folder in it: it can make addresses that work without a key.
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
        if let Some(path) = url.strip_prefix("file:") {
            let path = FsPath::new(path.strip_prefix("//").unwrap_or(path));
            std::fs::create_dir_all(path).map_err(|error| StoreError::Unavailable(Box::new(error)))?;
            let folder = LocalFileSystem::new_with_prefix(path).map_err(failure)?.with_fsync(true);
            Ok(Self { place: Arc::new(folder), bucket: None, folder: Some(path.to_owned()) })
        } else if url.starts_with("s3://") {
            // reqwest, which object_store uses, takes the process's provider. A second call finds it there.
            let _ = rustls::crypto::ring::default_provider().install_default();
            let address = url::Url::parse(url).map_err(|error| StoreError::Refused(Box::new(error)))?;
            let bucket = AmazonS3Builder::from_env().with_url(url).build().map_err(failure)?;
            let prefix = address.path().trim_matches('/');
            let place: Arc<dyn ObjectStore> = match prefix {
                "" => Arc::new(bucket.clone()),
                prefix => Arc::new(PrefixStore::new(bucket.clone(), prefix)),
            };
            Ok(Self { place, bucket: Some((bucket, prefix.to_owned())), folder: None })
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
        self.place.put(&Path::from(name), content.into()).await.map(drop).map_err(failure)
    }

    /// Reads a file, or nothing where there is none.
    ///
    /// # Errors
    /// When the place does not answer.
    pub async fn get(&self, name: &str) -> Result<Option<Bytes>, StoreError> {
        match self.place.get(&Path::from(name)).await {
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
        match self.place.delete(&Path::from(name)).await {
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(failure(error)),
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
        match self.place.get(&Path::from(name)).await {
            Ok(found) => Ok(Some(found.into_stream().map_err(failure))),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(failure(error)),
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

    /// Checks that the place answers, by asking for a file that need not be there.
    ///
    /// # Errors
    /// When it does not.
    pub async fn check(&self) -> Result<(), StoreError> {
        match self.place.head(&Path::from("check")).await {
            Ok(_) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(failure(error)),
        }
    }
}

fn failure(error: object_store::Error) -> StoreError {
    StoreError::Unavailable(Box::new(error))
}

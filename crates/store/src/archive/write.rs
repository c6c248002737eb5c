//! Making an archive of a running instance.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use futures::TryStreamExt;
use model::Clock;
use model::hex::hex;
use sha2::{Digest, Sha256};

use super::manifest::{About, FORMAT, Manifest};
use super::pack::Packer;
use super::{ABOUT, BLOBS, KEYS, ROWS};
use crate::blobs::Blobs;
use crate::blobs::names::named_hash;
use crate::dump::{CopyError, Encoder, Progress, Source};
use crate::engine::Database;
use crate::file_holds::Holding;

/// What goes into an archive.
pub struct Contents<'a> {
    /// The database.
    pub database: &'a Database,
    /// The files.
    pub blobs: &'a Blobs,
    /// The keys that lie in the data folder.
    pub keys: Vec<KeyFile>,
    /// The settings that hold the others.
    pub keys_elsewhere: Vec<String>,
    /// The version of the program.
    pub version: &'a str,
    /// The clock.
    pub clock: Arc<dyn Clock>,
    /// What tells this copy from others under way.
    pub id: String,
}

/// A key that lies in a file.
pub struct KeyFile {
    /// The name of the file.
    pub name: String,
    /// Its content.
    pub content: Vec<u8>,
}

/// What was written.
#[derive(Debug)]
pub struct Written {
    /// What the archive holds.
    pub manifest: Manifest,
    /// Files that do not hold what their names say. They are in it as they are.
    pub damaged: Vec<String>,
    /// Whether files were held until it was written; not where the database's disk was full.
    pub held: bool,
}

/// Writes an archive while the instance runs. It has its name only once it is whole, and is for its owner's eyes alone.
///
/// Rows come first and files after that: files are written before the row that names them and never changed, so all that
/// the rows name are there; and those of documents that are deleted meanwhile are held until the end, unless there is no room
/// to note that.
///
/// # Errors
/// When there is a file already, its disk is full, or the database or the files do not answer.
pub async fn write(path: &Path, contents: Contents<'_>, progress: &dyn Progress) -> Result<Written, CopyError> {
    let partial = Partial::create(path)?;
    // Nobody else gives it that name from here on.
    if path.exists() {
        let words = format!("there is already a file at {}; name another, or remove it", path.display());
        return Err(CopyError::refused(words));
    }
    let hold = match Holding::begin(contents.database, contents.id.clone(), Arc::clone(&contents.clock)).await {
        Ok(hold) => Some(hold),
        // Nobody needs a backup more than who has no room left. Nothing is deleted meanwhile either: that is written down first.
        Err(error) if error.is_full_disk() => None,
        Err(error) => return Err(error.into()),
    };
    let mut written = fill(partial.file()?, &contents, progress).await?;
    match hold {
        Some(hold) => hold.end().await?,
        None => written.held = false,
    }
    partial.rename()?;
    Ok(written)
}

async fn fill(file: File, contents: &Contents<'_>, progress: &dyn Progress) -> Result<Written, CopyError> {
    let mut source = Source::open(contents.database).await?;
    let about = About {
        format: FORMAT,
        version: contents.version.to_owned(),
        engine: contents.database.dialect().name().to_owned(),
        migrations: source.migrations().await?,
        created_at: contents.clock.now().to_string(),
    };
    let mut packer = Packer::start(file);
    let text = serde_json::to_vec_pretty(&about).map_err(|error| CopyError::refused(error.to_string()))?;
    packer.entry(ABOUT.to_owned(), text.into()).await?;
    for key in &contents.keys {
        packer.entry(format!("{KEYS}{}", key.name), key.content.clone().into()).await?;
    }
    let tables = rows(&mut source, &mut packer, progress).await?;
    let counters = source.counters().await?;
    // The moment is over; what is left are files, which never change.
    drop(source);
    let (files, damaged) = files(contents.blobs, &mut packer, progress).await?;
    let manifest = Manifest {
        about,
        tables,
        counters,
        files,
        keys: contents.keys.iter().map(|key| key.name.clone()).collect(),
        keys_elsewhere: contents.keys_elsewhere.clone(),
        entries: 0,
        checksums: BTreeMap::new(),
    };
    packer.finish(manifest.clone()).await?;
    Ok(Written { manifest, damaged, held: true })
}

async fn rows(
    source: &mut Source,
    packer: &mut Packer,
    progress: &dyn Progress,
) -> Result<BTreeMap<String, crate::dump::Digest>, CopyError> {
    let tables = source.tables().to_vec();
    let mut total = 0;
    for table in &tables {
        total += source.count(table).await?;
    }
    progress.begin("copying rows", Some(total));
    let mut digests = BTreeMap::new();
    for table in &tables {
        let mut encoder = Encoder::of(table);
        let mut number = 0;
        let mut name = || {
            number += 1;
            format!("{ROWS}{}/{number:06}.jsonl.gz", table.name)
        };
        let pack = async |batch: crate::engine::Rows| {
            progress.advance(batch.len() as u64);
            for row in batch {
                if let Some(piece) = encoder.add(&row) {
                    packer.entry(name(), packed(&piece)?).await?;
                }
            }
            Ok(())
        };
        let digest = source.read(table, pack).await?;
        if let Some(piece) = encoder.finish() {
            packer.entry(name(), packed(&piece)?).await?;
        }
        digests.insert(table.name.clone(), digest);
    }
    Ok(digests)
}

fn packed(piece: &str) -> Result<Bytes, CopyError> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    let packed = encoder.write_all(piece.as_bytes()).and_then(|()| encoder.finish());
    packed.map(Bytes::from).map_err(|error| CopyError::Archive("rows can't be packed".to_owned(), error))
}

/// Packs all files. Gives how many there were, and which do not hold what their names say.
async fn files(
    blobs: &Blobs,
    packer: &mut Packer,
    progress: &dyn Progress,
) -> Result<(u64, Vec<String>), CopyError> {
    progress.begin("copying files", None);
    let (mut count, mut damaged) = (0, Vec::new());
    let mut listed = std::pin::pin!(blobs.all_copied());
    while let Some(file) = listed.try_next().await? {
        // One that was removed since the list was made is nothing that the rows name: those are held.
        let Some((size, content)) = blobs.sized_stream(&file.name).await? else { continue };
        packer.begin(format!("{BLOBS}{}", file.name), size).await?;
        let mut content = std::pin::pin!(content);
        let mut hash = Sha256::new();
        while let Some(piece) = content.try_next().await? {
            hash.update(&piece);
            packer.bytes(piece).await?;
        }
        if named_hash(&file.name).is_some_and(|named| named != hex(&hash.finalize())) {
            damaged.push(file.name);
        }
        count += 1;
        progress.advance(1);
    }
    Ok((count, damaged))
}

/// A file under a passing name, which is gone unless it gets its own.
struct Partial {
    passing: PathBuf,
    path: PathBuf,
    file: File,
    renamed: bool,
}

impl Partial {
    fn create(path: &Path) -> Result<Self, CopyError> {
        let mut passing = path.as_os_str().to_owned();
        passing.push(".partial");
        let passing = PathBuf::from(passing);
        let failed = |error| CopyError::Archive(format!("{} can't be written", passing.display()), error);
        let taken = || {
            let words = format!("another backup writes {} now; name another file", passing.display());
            CopyError::refused(words)
        };
        let create = || OpenOptions::new().create_new(true).write(true).mode(0o600).open(&passing);
        let file = match create() {
            // What an attempt left that was cut short makes way. It is not written over: it may be somebody else's, who
            // could read it, or lead elsewhere.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                if passing.is_symlink() && !passing.exists() {
                    let words = format!(
                        "{} is a link that leads to nothing; remove it, or name another file",
                        passing.display()
                    );
                    return Err(CopyError::refused(words));
                }
                let left = File::open(&passing).map_err(failed)?;
                left.try_lock().map_err(|_| taken())?;
                // Another may have made room, and begun, before this one was locked.
                if !is_at(&left, &passing) {
                    return Err(taken());
                }
                std::fs::remove_file(&passing).and_then(|()| create()).map_err(failed)?
            }
            created => created.map_err(failed)?,
        };
        // Between making and locking, somebody may have taken it for one that was left.
        if file.try_lock().is_err() || !is_at(&file, &passing) {
            return Err(taken());
        }
        Ok(Self { passing, path: path.to_owned(), file, renamed: false })
    }

    fn file(&self) -> Result<File, CopyError> {
        self.file.try_clone().map_err(|error| CopyError::Archive("the archive can't be opened".to_owned(), error))
    }

    fn rename(mut self) -> Result<(), CopyError> {
        if !is_at(&self.file, &self.passing) {
            let words = format!("somebody put another file at {}; start again", self.passing.display());
            return Err(CopyError::refused(words));
        }
        let named = std::fs::rename(&self.passing, &self.path).and_then(|()| {
            let folder = self.path.parent().filter(|folder| !folder.as_os_str().is_empty());
            File::open(folder.unwrap_or_else(|| Path::new(".")))?.sync_all()
        });
        self.renamed = true;
        named.map_err(|error| CopyError::Archive(format!("{} can't be named", self.path.display()), error))
    }
}

/// Whether a file that was opened is still the one of that name.
fn is_at(file: &File, path: &Path) -> bool {
    match (file.metadata(), std::fs::metadata(path)) {
        (Ok(opened), Ok(named)) => (opened.dev(), opened.ino()) == (named.dev(), named.ino()),
        _ => false,
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // What lies there otherwise is somebody else's.
        if !self.renamed && is_at(&self.file, &self.passing) {
            let _ = std::fs::remove_file(&self.passing);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_got_its_own_name_meanwhile_is_not_taken_for_a_partial_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let (passing, path) = (folder.path().join("b.tar.partial"), folder.path().join("b.tar"));
        let opened = File::create(&passing).expect("a file");
        assert!(is_at(&opened, &passing));
        std::fs::rename(&passing, &path).expect("its name");
        assert!(!is_at(&opened, &passing), "there is none");
        File::create(&passing).expect("a file");
        assert!(!is_at(&opened, &passing), "it is another one");
    }
}

//! The words that a search looks for.
//!
//! A word that is asked for may go on: `contract` also finds `contracts`. SQLite's search index gathers all rows of all words
//! that begin so before it hands out the first one, which for a common word takes longer than everything else. The rows of
//! a whole word it hands out as they are asked for. It knows its words in their order, so the few longer ones that nearly
//! every word has are looked up first and asked for by name.

use crate::args;
use crate::engine::{Database, StoreError};

/// Longer words that are asked for by name, at most: a word that has more of them was not typed to its end, or is short.
const MOST: usize = 3;

/// What stands for a word that was asked for.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Sought {
    /// Any of these words, as they are.
    Whole(Vec<String>),
    /// Any word that begins so.
    Beginning(String),
}

/// Each word as the beginning of whatever word.
pub(crate) fn beginnings(words: &[String]) -> Vec<Sought> {
    words.iter().cloned().map(Sought::Beginning).collect()
}

/// Each word and the longer ones that SQLite's search index knows, by the table of its words.
pub(crate) async fn known(
    database: &Database,
    vocabulary: &str,
    words: &[String],
) -> Result<Vec<Sought>, StoreError> {
    let mut sought = Vec::with_capacity(words.len());
    for word in words {
        sought.push(known_of(database, vocabulary, word).await?);
    }
    Ok(sought)
}

async fn known_of(database: &Database, vocabulary: &str, word: &str) -> Result<Sought, StoreError> {
    let mut whole = vec![word.to_owned()];
    loop {
        // The next one in order: nothing lies between a word and the same with a zero behind it.
        let after = format!("{}\0", whole.last().map_or(word, String::as_str));
        let sql = format!("SELECT term FROM {vocabulary} WHERE term >= $1 LIMIT 1");
        match database.look_up_one::<String>(sql, args![after]).await? {
            Some(next) if next.starts_with(word) && whole.len() > MOST => {
                return Ok(Sought::Beginning(word.to_owned()));
            }
            Some(next) if next.starts_with(word) => whole.push(next),
            _ => return Ok(Sought::Whole(whole)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Write;

    #[tokio::test]
    async fn a_few_longer_words_are_asked_for_by_name_and_many_by_their_beginning() {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("test.db").display());
        let database = Database::open(&url).await.expect("a database");
        crate::migrate(&database).await.expect("tables");
        let mut write = Write::new();
        for (number, words) in
            ["rent rental rents müll", "ward warden wardens", "wardrobe wards zone"].iter().enumerate()
        {
            let number = i64::try_from(number).expect("few");
            write.any("INSERT INTO activity_search (rowid, words) VALUES ($1, $2)", args![number, *words]);
        }
        database.commit(write).await.expect("rows");
        let known =
            async |word: &str| known_of(&database, "activity_search_words", word).await.expect("an answer");
        let whole = |words: &[&str]| Sought::Whole(words.iter().map(|word| (*word).to_owned()).collect());
        assert_eq!(known("rent").await, whole(&["rent", "rental", "rents"]));
        assert_eq!(known("wardr").await, whole(&["wardr", "wardrobe"]));
        assert_eq!(known("zone").await, whole(&["zone"]));
        assert_eq!(known("mü").await, whole(&["mü", "müll"]));
        assert_eq!(known("nothing").await, whole(&["nothing"]));
        assert_eq!(known("ward").await, Sought::Beginning("ward".to_owned()));
    }
}

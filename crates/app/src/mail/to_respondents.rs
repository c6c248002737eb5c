//! Mail to several who were invited to a document.

use model::document::Document;
use model::respondent::Respondent;

use crate::change::Change;
use crate::jobs::{Job, Post, RespondentNews};

/// Tells people the same news of a document.
pub(crate) fn tell_respondents<'a>(
    change: &mut Change<'_>,
    document: &Document,
    people: impl Iterator<Item = &'a Respondent>,
    news: RespondentNews,
) {
    for one in people {
        let post = Post::to_respondent(document.summary.id, one.id, news);
        change.enqueue(&Job::Mail(post), change.now());
    }
}

//! The way of a document through the hands of its respondents, as one state machine without input or output.
//!
//! Every move is a method of [`Document`]: it either changes document and respondent and says what has to follow, or
//! changes nothing and says which state forbids it.

use crate::Timestamp;
use crate::document::{Document, Status};
use crate::error::{Error, Result};
use crate::form::RoleKind;
use crate::id::RespondentId;
use crate::respondent::{Consent, Respondent, RespondentStatus, present_turn};

/// What followed from a submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submitted {
    /// Whether it was the last one: the document is completed.
    pub completed: bool,
    /// Whose turn has come by it.
    pub invited: Vec<RespondentId>,
}

/// Why somebody can't act on a document now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Barrier {
    /// Somebody before them has not submitted.
    Waiting,
    /// They submitted.
    Submitted,
    /// They, or somebody else, declined.
    Declined,
    /// Everybody submitted.
    Completed,
    /// The sender took it back.
    Voided,
    /// The document's time is over.
    Expired,
    /// The link's time is over.
    LinkExpired,
}

impl Barrier {
    /// The barrier in words, as the reason of a refusal.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Waiting => "it is not your turn yet: others have to submit first",
            Self::Submitted => "you have already submitted this document",
            Self::Declined => "the document was declined",
            Self::Completed => "the document is completed",
            Self::Voided => "the sender has withdrawn the document",
            Self::Expired => "the document has expired",
            Self::LinkExpired => "the signing link has expired; ask the sender for a new one",
        }
    }

    fn error(self) -> Error {
        Error::conflict(self.reason())
    }
}

impl Document {
    /// The respondent of that id.
    ///
    /// # Errors
    /// When the document has none.
    pub fn respondent(&self, id: RespondentId) -> Result<&Respondent> {
        self.respondents.iter().find(|one| one.id == id).ok_or(Error::NotFound("respondent"))
    }

    /// The respondent of that id, to be changed.
    ///
    /// # Errors
    /// When the document has none.
    pub fn respondent_mut(&mut self, id: RespondentId) -> Result<&mut Respondent> {
        self.respondents.iter_mut().find(|one| one.id == id).ok_or(Error::NotFound("respondent"))
    }

    /// Whether its time is over, be it noted already or not.
    #[must_use]
    pub fn is_past(&self, now: Timestamp) -> bool {
        self.summary.status == Status::Expired
            || (!self.summary.status.is_final() && self.expires_at.is_some_and(|end| end <= now))
    }

    /// Whether mail to somebody whom it is still open for did not arrive.
    #[must_use]
    pub fn mail_is_lost(&self) -> bool {
        !self.summary.status.is_final() && self.respondents.iter().any(Respondent::is_out_of_reach)
    }

    /// Fails when it has ended, or its time is over, be that noted already or not. A draft has no time to keep to.
    ///
    /// # Errors
    /// A conflict that says which state forbids what was wanted.
    pub fn must_be_open(&self, wanted: &str, now: Timestamp) -> Result<()> {
        self.summary.status.must_be_open(wanted)?;
        if self.summary.sent() && self.is_past(now) {
            return Err(Error::conflict(format!("the document has expired and can no longer {wanted}")));
        }
        Ok(())
    }

    /// What keeps a respondent from acting, if anything.
    ///
    /// # Errors
    /// When the document has no such respondent.
    pub fn barrier(&self, id: RespondentId, now: Timestamp) -> Result<Option<Barrier>> {
        let respondent = self.respondent(id)?;
        let barrier = match self.summary.status {
            Status::Completed => Some(Barrier::Completed),
            Status::Declined => Some(Barrier::Declined),
            Status::Voided => Some(Barrier::Voided),
            Status::Draft | Status::Sent | Status::InProgress | Status::Expired if self.is_past(now) => {
                Some(Barrier::Expired)
            }
            _ => match respondent.status {
                RespondentStatus::Waiting => Some(Barrier::Waiting),
                RespondentStatus::Submitted => Some(Barrier::Submitted),
                RespondentStatus::Declined => Some(Barrier::Declined),
                RespondentStatus::Invited | RespondentStatus::Opened => None,
            },
        };
        Ok(barrier)
    }

    fn must_be_free(&self, id: RespondentId, now: Timestamp) -> Result<()> {
        self.barrier(id, now)?.map_or(Ok(()), |barrier| Err(barrier.error()))
    }

    /// A respondent opens the document. Tells whether it was the first time; the second changes nothing.
    ///
    /// # Errors
    /// A conflict that says what keeps them from it.
    pub fn open(&mut self, id: RespondentId, now: Timestamp) -> Result<bool> {
        self.must_be_free(id, now)?;
        let respondent = self.respondent_mut(id)?;
        if respondent.opened_at.is_some() {
            return Ok(false);
        }
        respondent.opened_at = Some(now);
        respondent.status = RespondentStatus::Opened;
        self.get_going(now);
        Ok(true)
    }

    /// A respondent agrees to sign electronically. Tells whether that is new.
    ///
    /// # Errors
    /// A conflict where the document was not opened, or that says what keeps them from it.
    pub fn consent(&mut self, id: RespondentId, version: &str, now: Timestamp) -> Result<bool> {
        self.must_be_free(id, now)?;
        let respondent = self.respondent_mut(id)?;
        if respondent.opened_at.is_none() {
            return Err(Error::conflict("open the document before you agree to sign it"));
        }
        if respondent.consent.as_ref().is_some_and(|given| given.version == version) {
            return Ok(false);
        }
        respondent.consent = Some(Consent { at: now, version: version.to_owned() });
        self.touch(now);
        Ok(true)
    }

    /// A respondent submits. Those whose turn comes by it are invited, with links until `link_ends`; the last one completes
    /// the document.
    ///
    /// # Errors
    /// A conflict that says what keeps them from it.
    pub fn submit(&mut self, id: RespondentId, now: Timestamp, link_ends: Timestamp) -> Result<Submitted> {
        self.must_be_free(id, now)?;
        let respondent = self.respondent_mut(id)?;
        if respondent.kind == RoleKind::Viewer {
            return Err(Error::conflict("viewers have nothing to submit"));
        }
        respondent.status = RespondentStatus::Submitted;
        respondent.submitted_at = Some(now);
        self.get_going(now);
        let completed = self.respondents.iter().all(|one| !one.holds_up());
        let mut invited = Vec::new();
        if completed {
            self.complete(now);
        } else {
            invited = self.invite_next(now, link_ends);
            if !self.respondents.iter().any(Respondent::is_reminded) {
                self.reminder.next_at = None;
            }
        }
        Ok(Submitted { completed, invited })
    }

    /// It is completed by the sender's side alone, as nobody was invited to it.
    ///
    /// # Errors
    /// A conflict where it is not a draft.
    pub fn complete_alone(&mut self, now: Timestamp) -> Result<()> {
        self.must_be_open("be submitted", now)?;
        if self.summary.status != Status::Draft {
            return Err(Error::conflict("the document was sent meanwhile; say for whom it is submitted"));
        }
        self.complete(now);
        self.touch(now);
        Ok(())
    }

    /// It is completed once everybody has read it, where nobody is to submit anything. Tells whether it is.
    pub fn complete_by_reading(&mut self, now: Timestamp) -> bool {
        let is_read = self.respondents.iter().all(|one| one.kind == RoleKind::Viewer && one.opened_at.is_some());
        if is_read {
            self.complete(now);
        }
        is_read
    }

    fn complete(&mut self, now: Timestamp) {
        self.summary.status = Status::Completed;
        self.completed_at = Some(now);
        self.reminder.next_at = None;
    }

    /// It was sent to those who are among its respondents now.
    pub fn send(&mut self, expires_at: Option<Timestamp>, now: Timestamp) {
        if self.summary.status == Status::Draft {
            self.summary.status = Status::Sent;
        }
        self.summary.sent_at.get_or_insert(now);
        self.expires_at = expires_at.or(self.expires_at);
        self.touch(now);
        self.schedule_reminder(now);
    }

    /// Whom it is told that it ended before it was complete: all who know of it and get mail.
    pub fn told_of_its_end(&self) -> impl Iterator<Item = &Respondent> {
        let knows = |one: &Respondent| one.invited_at.is_some() || one.status != RespondentStatus::Waiting;
        self.respondents.iter().filter(move |one| one.notify && knows(one))
    }

    /// A respondent declines, which ends the document for everybody.
    ///
    /// # Errors
    /// A conflict that says what keeps them from it.
    pub fn decline(&mut self, id: RespondentId, reason: &str, now: Timestamp) -> Result<()> {
        self.must_be_free(id, now)?;
        let respondent = self.respondent_mut(id)?;
        if respondent.kind == RoleKind::Viewer {
            return Err(Error::conflict("viewers have nothing to decline"));
        }
        respondent.status = RespondentStatus::Declined;
        respondent.declined_at = Some(now);
        self.close(Status::Declined, Some(reason.to_owned()), now);
        Ok(())
    }

    /// The sender takes the document back.
    ///
    /// # Errors
    /// A conflict where it is past that.
    pub fn void(&mut self, reason: Option<String>, now: Timestamp) -> Result<()> {
        self.must_be_open("be voided", now)?;
        self.close(Status::Voided, reason, now);
        Ok(())
    }

    /// The document's time is over. Tells whether that is new.
    pub fn expire(&mut self, now: Timestamp) -> bool {
        let due = self.summary.sent() && self.summary.status != Status::Expired && self.is_past(now);
        if due {
            self.close(Status::Expired, None, now);
        }
        due
    }

    /// Says so where its time is over, whether or not that was noted yet. For who is shown it: nothing that is written may
    /// come of it, since those who have to be told would not be.
    #[must_use]
    pub fn as_of(mut self, now: Timestamp) -> Self {
        if self.summary.sent() && self.is_past(now) {
            self.summary.status = Status::Expired;
        }
        self
    }

    /// Invites everybody who waits and whose turn it is. Their links end then, whenever they were first named.
    pub fn invite_next(&mut self, now: Timestamp, link_ends: Timestamp) -> Vec<RespondentId> {
        let turn = present_turn(&self.respondents);
        let mut invited = Vec::new();
        for one in &mut self.respondents {
            if one.status == RespondentStatus::Waiting && turn.is_none_or(|turn| one.order <= turn) {
                one.invite(now);
                one.link.expires_at = Some(link_ends);
                invited.push(one.id);
            }
        }
        if !invited.is_empty() {
            self.schedule_reminder(now);
        }
        invited
    }

    /// Has those wait, again, who were invited and come after the present turn: somebody before them was added, or they were
    /// given a later turn.
    pub fn hold_back(&mut self) -> Vec<RespondentId> {
        let Some(turn) = present_turn(&self.respondents) else { return Vec::new() };
        let held = self.respondents.iter_mut().filter(|one| one.is_awaited() && one.order > turn);
        held.map(|one| {
            one.status = RespondentStatus::Waiting;
            one.id
        })
        .collect()
    }

    /// The moment as of which it reads: the present one, until somebody has submitted what they read; then that of the first
    /// who did.
    #[must_use]
    pub fn reads_as_of(&self, now: Timestamp) -> Timestamp {
        self.respondents.iter().filter_map(|one| one.submitted_at).min().unwrap_or(now)
    }

    /// The sender has changed what it says: whoever has opened it and not submitted opens it again first, so that nobody signs
    /// what they have not seen; who has to wait again as well. They need not agree again to sign electronically. Gives who
    /// that is.
    pub fn has_to_be_read_anew(&mut self) -> Vec<RespondentId> {
        let opened = self.respondents.iter_mut().filter(|one| one.opened_at.is_some() && one.holds_up());
        opened
            .map(|one| {
                one.reads_anew();
                one.id
            })
            .collect()
    }

    /// Sets when the next reminder is due: counted from the last invitation, or from the last reminder where that was later.
    /// None is, where there is nobody to remind.
    pub fn schedule_reminder(&mut self, now: Timestamp) {
        let reminded = || self.respondents.iter().filter(|one| one.is_reminded());
        let last_invited = reminded().filter_map(|one| one.invited_at).max();
        let last = last_invited.max(last_invited.and(self.reminder.counted_from()));
        self.reminder.schedule(last, now);
    }

    fn get_going(&mut self, now: Timestamp) {
        if matches!(self.summary.status, Status::Draft | Status::Sent) {
            self.summary.status = Status::InProgress;
        }
        self.touch(now);
    }

    fn close(&mut self, status: Status, reason: Option<String>, now: Timestamp) {
        self.summary.status = status;
        self.closing_reason = reason;
        self.reminder.next_at = None;
        self.touch(now);
    }

    /// Notes that the document changed: a new version at this moment.
    pub fn touch(&mut self, now: Timestamp) {
        self.summary.updated_at = now;
        self.version += 1;
    }
}

//! What people agree to before they sign electronically. A change of the text is a new version: the audit trail says which
//! one somebody agreed to.

use model::activity::Event;
use model::document::Document;
use model::error::{Error, Result};
use model::hex::hex;
use model::id::RespondentId;
use serde::Serialize;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::language;
use super::session::{Session, of_visit};
use super::visit::{Visitor, visit};
use crate::App;
use crate::change::Change;
use crate::retry::until_settled;

/// A text to agree to.
#[derive(Debug, Clone, Serialize)]
pub struct ConsentText {
    /// Its version.
    pub version: String,
    /// The language that it is in.
    pub language: &'static str,
    /// The text; blank lines part its paragraphs.
    pub text: String,
}

const VERSION: &str = "1";

/// The text that is in force, in a language.
pub(crate) fn text(app: &App, language: &'static str) -> ConsentText {
    if let Some(own) = &app.signing().consent_text {
        let version = hex(&Sha256::digest(own.as_bytes())[..6]);
        return ConsentText { version: format!("own-{version}"), language, text: own.clone() };
    }
    let text = match language {
        "de" => {
            "Sie können dieses Dokument elektronisch unterschreiben. Ihre elektronische Unterschrift gilt wie eine von Hand \
             geschriebene, soweit das Gesetz nichts anderes verlangt.\n\nWir halten fest, wann und von welcher Adresse aus Sie \
             das Dokument öffnen und unterschreiben, und bewahren diesen Nachweis zusammen mit dem Dokument auf.\n\nSie müssen \
             nicht elektronisch unterschreiben: Sie können ablehnen oder den Absender um eine Fassung auf Papier bitten."
        }
        "fr" => {
            "Vous pouvez signer ce document par voie électronique. Votre signature électronique vaut comme une signature \
             manuscrite, sauf si la loi exige autre chose.\n\nNous enregistrons quand et depuis quelle adresse vous ouvrez et \
             signez le document, et gardons cette preuve avec lui.\n\nVous n’êtes pas obligé de signer par voie électronique : \
             vous pouvez refuser ou demander une version papier à l’expéditeur."
        }
        "es" => {
            "Puede firmar este documento electrónicamente. Su firma electrónica vale como una manuscrita, salvo que la ley \
             exija otra cosa.\n\nRegistramos cuándo y desde qué dirección abre y firma el documento, y guardamos esa prueba \
             junto con él.\n\nNo está obligado a firmar electrónicamente: puede rechazarlo o pedir al remitente una versión en \
             papel."
        }
        "ar" => {
            "يمكنك توقيع هذا المستند إلكترونيًا. لتوقيعك الإلكتروني قيمة التوقيع بخط اليد ما لم يشترط القانون غير ذلك.\n\n\
             نسجّل متى ومن أي عنوان تفتح المستند وتوقّعه، ونحفظ هذا الإثبات مع المستند.\n\n\
             لست ملزمًا بالتوقيع الإلكتروني: يمكنك الرفض أو طلب نسخة ورقية من المرسِل."
        }
        _ => {
            "You can sign this document electronically. Your electronic signature counts like one written by hand, unless the \
             law asks for something else.\n\nWe record when and from which address you open and sign the document, and keep \
             that proof together with it.\n\nYou do not have to sign electronically: you can decline, or ask the sender for a \
             paper copy."
        }
    };
    ConsentText { version: VERSION.to_owned(), language, text: text.to_owned() }
}

/// The text that somebody was shown and agrees to. What is noted is what they have read, so a page says which one it was: it may
/// speak another language by now.
#[derive(Debug, Default)]
pub struct Agreed {
    /// Its version; whichever is in force where left out.
    pub version: Option<String>,
    /// Its language; the one that the visitor is spoken to in where left out.
    pub language: Option<String>,
}

impl Agreed {
    /// The text; an error where it is not in force.
    pub(crate) fn text(&self, app: &App, spoken: &'static str) -> Result<ConsentText> {
        let language = match &self.language {
            Some(tag) => language::known(tag).ok_or_else(|| {
                Error::field("language", format!("must be one of {}", language::LANGUAGES.join(", ")))
            })?,
            None => spoken,
        };
        let present = text(app, language);
        if self.version.as_ref().is_some_and(|version| *version != present.version) {
            let message = "the text was changed in the meantime; read it again and agree to the present version";
            return Err(Error::conflict(message));
        }
        Ok(present)
    }
}

/// Notes that somebody agreed to sign electronically.
///
/// # Errors
/// When the link is not one of ours, the version is not the one in force, the state forbids it, or the database does not
/// answer.
pub async fn consent(app: &App, visitor: &Visitor, agreed: &Agreed) -> Result<Session> {
    until_settled(|| async {
        let mut visit = visit(app, visitor).await?;
        visit.must_be_free(app)?;
        let agreed = agreed.text(app, visit.language)?;
        let mut change = Change::new(app, &visit.call);
        let now = change.now();
        if visit.document.consent(visit.id, &agreed.version, now)? {
            record(&mut change, &mut visit.document, visit.id, &agreed)?;
            super::write(&mut change, &visit.call, &visit.document, visit.id);
            change.commit(()).await?;
        }
        Ok(of_visit(app, &visit).await?)
    })
    .await
}

/// Records that somebody agreed to a text.
pub(crate) fn record(
    change: &mut Change<'_>,
    document: &mut Document,
    id: RespondentId,
    agreed: &ConsentText,
) -> Result<()> {
    let respondent = document.respondent(id)?;
    let message = format!("{} agreed to sign “{}” electronically", respondent.email, document.summary.name);
    let hash = hex(&Sha256::digest(agreed.text.as_bytes()));
    let metadata = json!({
        "respondentId": id, "email": respondent.email.as_str(), "consentVersion": agreed.version,
        "consentLanguage": agreed.language, "consentSha256": hash,
    });
    change.record_on(document, Event::RespondentConsented, message, metadata);
    Ok(())
}

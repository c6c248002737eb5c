//! The texts that are built in for people to agree to, in every language. Whoever changes one gives it another version, in
//! `consent.rs`: what was agreed to before is told by the old one.

use model::locale::Language;

/// What those agree to who sign.
pub(super) fn to_sign(language: Language) -> &'static str {
    match language {
        Language::German => {
            "Sie können dieses Dokument elektronisch unterschreiben. Ihre elektronische Unterschrift gilt wie eine von Hand \
             geschriebene, soweit das Gesetz nichts anderes verlangt.\n\nWir halten fest, wann und von welcher Adresse aus Sie \
             das Dokument öffnen und unterschreiben, und bewahren diesen Nachweis zusammen mit dem Dokument auf.\n\nSie müssen \
             nicht elektronisch unterschreiben: Sie können ablehnen oder den Absender um eine Fassung auf Papier bitten."
        }
        Language::French => {
            "Vous pouvez signer ce document par voie électronique. Votre signature électronique vaut comme une signature \
             manuscrite, sauf si la loi exige autre chose.\n\nNous enregistrons quand et depuis quelle adresse vous ouvrez et \
             signez le document, et gardons cette preuve avec lui.\n\nVous n’êtes pas obligé de signer par voie électronique : \
             vous pouvez refuser ou demander une version papier à l’expéditeur."
        }
        Language::Spanish => {
            "Puede firmar este documento electrónicamente. Su firma electrónica vale como una manuscrita, salvo que la ley \
             exija otra cosa.\n\nRegistramos cuándo y desde qué dirección abre y firma el documento, y guardamos esa prueba \
             junto con él.\n\nNo está obligado a firmar electrónicamente: puede rechazarlo o pedir al remitente una versión en \
             papel."
        }
        Language::Arabic => {
            "يمكنك توقيع هذا المستند إلكترونيًا. لتوقيعك الإلكتروني قيمة التوقيع بخط اليد ما لم يشترط القانون غير ذلك.\n\n\
             نسجّل متى ومن أي عنوان تفتح المستند وتوقّعه، ونحفظ هذا الإثبات مع المستند.\n\n\
             لست ملزمًا بالتوقيع الإلكتروني: يمكنك الرفض أو طلب نسخة ورقية من المرسِل."
        }
        Language::English => {
            "You can sign this document electronically. Your electronic signature counts like one written by hand, unless the \
             law asks for something else.\n\nWe record when and from which address you open and sign the document, and keep \
             that proof together with it.\n\nYou do not have to sign electronically: you can decline, or ask the sender for a \
             paper copy."
        }
    }
}

/// What those agree to who approve: they sign nothing.
pub(super) fn to_approve(language: Language) -> &'static str {
    match language {
        Language::German => {
            "Sie können dieses Dokument elektronisch freigeben. Ihre Freigabe gilt wie eine auf Papier, soweit das Gesetz nichts \
             anderes verlangt. Sie ist keine Unterschrift.\n\nWir halten fest, wann und von welcher Adresse aus Sie das Dokument \
             öffnen und freigeben, und bewahren diesen Nachweis zusammen mit dem Dokument auf.\n\nSie müssen nicht elektronisch \
             freigeben: Sie können ablehnen oder den Absender um eine Fassung auf Papier bitten."
        }
        Language::French => {
            "Vous pouvez approuver ce document par voie électronique. Votre approbation vaut comme une approbation sur papier, \
             sauf si la loi exige autre chose. Elle n’est pas une signature.\n\nNous enregistrons quand et depuis quelle adresse \
             vous ouvrez et approuvez le document, et gardons cette preuve avec lui.\n\nVous n’êtes pas obligé d’approuver par \
             voie électronique\u{a0}: vous pouvez refuser ou demander une version papier à l’expéditeur."
        }
        Language::Spanish => {
            "Puede aprobar este documento electrónicamente. Su aprobación vale como una en papel, salvo que la ley exija otra \
             cosa. No es una firma.\n\nRegistramos cuándo y desde qué dirección abre y aprueba el documento, y guardamos esa \
             prueba junto con él.\n\nNo está obligado a aprobarlo electrónicamente: puede rechazarlo o pedir al remitente una \
             versión en papel."
        }
        Language::Arabic => {
            "يمكنك الموافقة على هذا المستند إلكترونيًا. لموافقتك قيمة الموافقة على الورق ما لم يشترط القانون غير ذلك. وهي ليست توقيعًا.\n\n\
             نسجّل متى ومن أي عنوان تفتح المستند وتوافق عليه، ونحفظ هذا الإثبات مع المستند.\n\n\
             لست ملزمًا بالموافقة إلكترونيًا: يمكنك الرفض أو طلب نسخة ورقية من المرسِل."
        }
        Language::English => {
            "You can approve this document electronically. Your approval counts like one on paper, unless the law asks for \
             something else. It is not a signature.\n\nWe record when and from which address you open and approve the document, \
             and keep that proof together with it.\n\nYou do not have to approve electronically: you can decline, or ask the \
             sender for a paper copy."
        }
    }
}

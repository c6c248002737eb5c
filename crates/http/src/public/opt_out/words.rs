//! What the page says, in the languages of the mails that lead to it.

use model::locale::Language;

/// The words of one language. `{workspace}` and `{email}` stand for what the link is about.
pub(super) struct Words {
    pub question: &'static str,
    pub question_more: &'static str,
    pub stop: &'static str,
    pub stopped: &'static str,
    pub stopped_more: &'static str,
    pub resume: &'static str,
    pub unknown: &'static str,
    pub unknown_more: &'static str,
}

impl Words {
    pub const fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::French => &FRENCH,
            Language::Spanish => &SPANISH,
            Language::Arabic => &ARABIC,
        }
    }
}

static ENGLISH: Words = Words {
    question: "Stop reminders from {workspace}?",
    question_more: "Then we send no more reminders from {workspace} to {email}. New documents still reach you.",
    stop: "Stop reminders",
    stopped: "No more reminders",
    stopped_more: "{email} gets no more reminders from {workspace}. New documents still reach you.",
    resume: "Send me reminders again",
    unknown: "This link does not work",
    unknown_more: "Perhaps it was cut off. Please copy the whole link from the mail, or use the newest mail.",
};

static GERMAN: Words = Words {
    question: "Keine Erinnerungen von {workspace} mehr?",
    question_more: "Dann senden wir keine Erinnerungen von {workspace} mehr an {email}. Neue Dokumente erhalten Sie weiterhin.",
    stop: "Erinnerungen abbestellen",
    stopped: "Keine Erinnerungen mehr",
    stopped_more: "{email} erhält keine Erinnerungen von {workspace} mehr. Neue Dokumente erhalten Sie weiterhin.",
    resume: "Erinnerungen wieder senden",
    unknown: "Dieser Link funktioniert nicht",
    unknown_more: "Vielleicht wurde er abgeschnitten. Bitte kopieren Sie den ganzen Link aus der Mail, oder nehmen Sie die neueste Mail.",
};

static FRENCH: Words = Words {
    question: "Ne plus recevoir de rappels de {workspace} ?",
    question_more: "Nous n’enverrons plus de rappels de {workspace} à {email}. Les nouveaux documents vous parviendront toujours.",
    stop: "Arrêter les rappels",
    stopped: "Plus de rappels",
    stopped_more: "{email} ne reçoit plus de rappels de {workspace}. Les nouveaux documents vous parviendront toujours.",
    resume: "Recevoir de nouveau les rappels",
    unknown: "Ce lien ne fonctionne pas",
    unknown_more: "Il a peut-être été coupé. Copiez le lien entier depuis le message, ou utilisez le message le plus récent.",
};

static SPANISH: Words = Words {
    question: "¿Dejar de recibir recordatorios de {workspace}?",
    question_more: "No enviaremos más recordatorios de {workspace} a {email}. Los documentos nuevos le seguirán llegando.",
    stop: "Dejar de recibir recordatorios",
    stopped: "No habrá más recordatorios",
    stopped_more: "{email} ya no recibe recordatorios de {workspace}. Los documentos nuevos le seguirán llegando.",
    resume: "Volver a recibir recordatorios",
    unknown: "Este enlace no funciona",
    unknown_more: "Quizá quedó cortado. Copie el enlace completo del mensaje o use el mensaje más reciente.",
};

static ARABIC: Words = Words {
    question: "إيقاف التذكيرات من {workspace}؟",
    question_more: "لن نرسل بعد ذلك تذكيرات من {workspace} إلى {email}. ستصلك المستندات الجديدة كالمعتاد.",
    stop: "إيقاف التذكيرات",
    stopped: "لا مزيد من التذكيرات",
    stopped_more: "لم تعد تصل إلى {email} تذكيرات من {workspace}. ستصلك المستندات الجديدة كالمعتاد.",
    resume: "استئناف التذكيرات",
    unknown: "هذا الرابط لا يعمل",
    unknown_more: "ربما قُطع جزء منه. انسخ الرابط كاملًا من الرسالة أو استخدم أحدث رسالة.",
};

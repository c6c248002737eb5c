//! What error pages say, by status. Programs are told more exactly, in English; people are told what they can do.

use axum::http::StatusCode;

use model::locale::Language;

/// A title, and a sentence or two below it.
pub(super) type Said = (&'static str, &'static str);

/// The words of one language.
pub(super) struct Words {
    sign_in_first: Said,
    forbidden: Said,
    missing: Said,
    gone: Said,
    too_often: Said,
    busy: Said,
    broken: Said,
    refused: Said,
    /// What stands before the number of a request.
    pub report: &'static str,
    pub sign_in: &'static str,
    pub start: &'static str,
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

    pub fn about(&self, status: StatusCode) -> Said {
        match status {
            StatusCode::UNAUTHORIZED => self.sign_in_first,
            StatusCode::FORBIDDEN => self.forbidden,
            StatusCode::NOT_FOUND => self.missing,
            StatusCode::GONE => self.gone,
            StatusCode::TOO_MANY_REQUESTS => self.too_often,
            StatusCode::SERVICE_UNAVAILABLE => self.busy,
            status if status.is_server_error() => self.broken,
            _ => self.refused,
        }
    }
}

static ENGLISH: Words = Words {
    sign_in_first: (
        "Please sign in",
        "This page is for members of the workspace. Sign in, then open its address again.",
    ),
    forbidden: (
        "You can’t do this",
        "Your account may not see this page. Ask an administrator of your workspace.",
    ),
    missing: (
        "There is nothing here",
        "The address may have a typing error, or the link was cut off or is too old. Open it again from where you got it.",
    ),
    gone: (
        "This is no longer here",
        "The link was used, replaced or is too old. Ask whoever sent it for a new one.",
    ),
    too_often: ("That was too often", "Wait a minute and try again."),
    busy: ("Please try again shortly", "The service has a problem at the moment. Try again in a minute."),
    broken: ("Something went wrong", "That was a fault of ours. Try again in a moment."),
    refused: ("That didn’t work", "Go back and try again."),
    report: "If it happens again, tell the person who runs this service, and give them this number of the request:",
    sign_in: "Sign in",
    start: "Back to the start",
};

static GERMAN: Words = Words {
    sign_in_first: (
        "Bitte melden Sie sich an",
        "Diese Seite ist für Mitglieder des Arbeitsbereichs. Melden Sie sich an und öffnen Sie die Adresse dann noch einmal.",
    ),
    forbidden: (
        "Das dürfen Sie nicht",
        "Ihr Konto darf diese Seite nicht sehen. Fragen Sie einen Administrator Ihres Arbeitsbereichs.",
    ),
    missing: (
        "Hier ist nichts",
        "Vielleicht ist die Adresse vertippt, oder der Link ist abgeschnitten oder zu alt. Öffnen Sie ihn noch einmal dort, wo Sie ihn herhaben.",
    ),
    gone: (
        "Das ist nicht mehr da",
        "Der Link wurde schon verwendet, ersetzt oder ist zu alt. Bitten Sie den Absender um einen neuen.",
    ),
    too_often: ("Das war zu oft", "Warten Sie eine Minute und versuchen Sie es noch einmal."),
    busy: (
        "Bitte versuchen Sie es gleich noch einmal",
        "Der Dienst hat gerade ein Problem. Versuchen Sie es in einer Minute noch einmal.",
    ),
    broken: ("Etwas ist schiefgegangen", "Das war ein Fehler von uns. Versuchen Sie es gleich noch einmal."),
    refused: ("Das hat nicht geklappt", "Gehen Sie zurück und versuchen Sie es noch einmal."),
    report: "Wenn es wieder passiert, sagen Sie es der Person, die diesen Dienst betreibt, und nennen Sie ihr diese Nummer:",
    sign_in: "Anmelden",
    start: "Zurück zum Anfang",
};

static FRENCH: Words = Words {
    sign_in_first: (
        "Veuillez vous connecter",
        "Cette page est réservée aux membres de l’espace de travail. Connectez-vous, puis ouvrez de nouveau son adresse.",
    ),
    forbidden: (
        "Vous ne pouvez pas faire cela",
        "Votre compte ne peut pas voir cette page. Demandez à un administrateur de votre espace de travail.",
    ),
    missing: (
        "Il n’y a rien ici",
        "L’adresse contient peut-être une faute, ou le lien a été coupé ou est trop ancien. Ouvrez-le de nouveau depuis l’endroit où vous l’avez trouvé.",
    ),
    gone: (
        "Ce n’est plus là",
        "Le lien a déjà servi, a été remplacé ou est trop ancien. Demandez-en un nouveau à l’expéditeur.",
    ),
    too_often: ("Trop de tentatives", "Attendez une minute et réessayez."),
    busy: (
        "Veuillez réessayer dans un instant",
        "Le service a un problème en ce moment. Réessayez dans une minute.",
    ),
    broken: ("Un problème est survenu", "C’était une erreur de notre part. Réessayez dans un instant."),
    refused: ("Cela n’a pas fonctionné", "Revenez en arrière et réessayez."),
    report: "Si cela se reproduit, prévenez la personne qui gère ce service et donnez-lui ce numéro :",
    sign_in: "Se connecter",
    start: "Retour au début",
};

static SPANISH: Words = Words {
    sign_in_first: (
        "Inicie sesión",
        "Esta página es para miembros del espacio de trabajo. Inicie sesión y abra de nuevo su dirección.",
    ),
    forbidden: (
        "No puede hacer esto",
        "Su cuenta no puede ver esta página. Pregunte a un administrador de su espacio de trabajo.",
    ),
    missing: (
        "Aquí no hay nada",
        "Quizá la dirección tiene un error, o el enlace quedó cortado o es demasiado antiguo. Ábralo de nuevo desde donde lo recibió.",
    ),
    gone: (
        "Esto ya no está",
        "El enlace ya se usó, se sustituyó o es demasiado antiguo. Pida uno nuevo a quien se lo envió.",
    ),
    too_often: ("Demasiados intentos", "Espere un minuto e inténtelo de nuevo."),
    busy: (
        "Inténtelo de nuevo en un momento",
        "El servicio tiene un problema en este momento. Inténtelo de nuevo en un minuto.",
    ),
    broken: ("Algo ha fallado", "Ha sido un error nuestro. Inténtelo de nuevo en un momento."),
    refused: ("No ha funcionado", "Vuelva atrás e inténtelo de nuevo."),
    report: "Si vuelve a ocurrir, avise a la persona que gestiona este servicio y dele este número:",
    sign_in: "Iniciar sesión",
    start: "Volver al inicio",
};

static ARABIC: Words = Words {
    sign_in_first: ("سجّل الدخول أولًا", "هذه الصفحة لأعضاء مساحة العمل. سجّل الدخول ثم افتح عنوانها مرة أخرى."),
    forbidden: ("لا يمكنك فعل ذلك", "لا يُسمح لحسابك برؤية هذه الصفحة. اسأل أحد مسؤولي مساحة العمل."),
    missing: (
        "لا يوجد شيء هنا",
        "ربما في العنوان خطأ، أو قُطع جزء من الرابط أو انتهت صلاحيته. افتحه مرة أخرى من حيث حصلت عليه.",
    ),
    gone: ("لم يعد هذا موجودًا", "استُخدم الرابط أو استُبدل أو انتهت صلاحيته. اطلب رابطًا جديدًا ممن أرسله."),
    too_often: ("محاولات كثيرة", "انتظر دقيقة وحاول مرة أخرى."),
    busy: ("حاول مرة أخرى بعد قليل", "في الخدمة مشكلة الآن. حاول مرة أخرى بعد دقيقة."),
    broken: ("حدث خطأ ما", "كان هذا خطأ من جهتنا. حاول مرة أخرى بعد قليل."),
    refused: ("لم ينجح ذلك", "ارجع وحاول مرة أخرى."),
    report: "إذا تكرر ذلك، فأخبر من يدير هذه الخدمة وأعطه رقم الطلب هذا:",
    sign_in: "تسجيل الدخول",
    start: "العودة إلى البداية",
};

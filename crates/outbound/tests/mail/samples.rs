//! Every letter there is, with facts that are easy to recognise.

use countersign_outbound::{
    AccountChange, Ask, Attachment, Copy, End, KnownPasskey, Letter, LinkedCopy, Notice, Passed, Person, Picture,
    Setting, Task, WebhookFault, Workspace,
};

/// A letter under the name of its snapshots.
pub struct Sample {
    pub name: &'static str,
    pub letter: Letter,
    /// A variant of another letter: its text is kept, its HTML says nothing new.
    pub variant: bool,
}

fn letter(name: &'static str, letter: Letter) -> Sample {
    Sample { name, letter, variant: false }
}

fn variant(name: &'static str, letter: Letter) -> Sample {
    Sample { name, letter, variant: true }
}

pub fn anna() -> Person {
    Person { name: Some("Anna Berg".into()), address: "anna@acme.example".into() }
}

pub fn ask(task: Task) -> Ask {
    Ask {
        document: "Lease for Garden Street 5".into(),
        sender: Some(anna()),
        task,
        message: Some(
            "Hello Jo,\n\nhere is the lease as we agreed on the phone.\nCall me if anything is unclear.".into(),
        ),
        link: "https://sign.acme.example/s/3Jx9vTqkB0mWl2cYt8RzEw7NfHs4Ua6P".into(),
        open_until: Some("2026-12-14".into()),
    }
}

pub fn pdf() -> Attachment {
    Attachment {
        name: "Lease for Garden Street 5.pdf".into(),
        media_type: "application/pdf".into(),
        bytes: b"%PDF-1.7 the finished lease".to_vec(),
    }
}

fn end() -> End {
    End { document: "Lease for Garden Street 5".into(), sender: Some(anna()) }
}

/// The setting of every sample. The logo is a PNG of one pixel.
pub fn setting(language: &str) -> Setting {
    let png = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0,
        0, 1, 8, 2, 0, 0, 0, 0x90, 0x77, 0x53, 0xDE,
    ];
    Setting {
        language: language.into(),
        base_url: "https://sign.acme.example/".into(),
        workspace: Workspace {
            name: "Acme Property".into(),
            logo: Some(Picture { media_type: "image/png".into(), bytes: png.to_vec() }),
            ..Workspace::default()
        },
        opt_out: Some("https://sign.acme.example/u/k2PzYwB7".into()),
    }
}

pub fn all() -> Vec<Sample> {
    let document = "Lease for Garden Street 5".to_owned();
    let link = Some("https://sign.acme.example/documents/doc_01jcw9".to_owned());
    let bare = Ask { sender: None, message: None, open_until: None, ..ask(Task::Sign) };
    let mut all = to_recipients(bare);
    all.extend(to_senders(&document, link.as_ref()));
    all.extend(to_members(&document, link.as_ref()));
    all.extend(about_accounts());
    all
}

fn to_recipients(bare: Ask) -> Vec<Sample> {
    let link = "https://sign.acme.example/s/3Jx9vTqkB0mWl2cYt8RzEw7NfHs4Ua6P".to_owned();
    let copy = LinkedCopy { link, until: Some("31 March 2027".into()), asks_code: false };
    let guarded = LinkedCopy { asks_code: true, ..copy.clone() };
    vec![
        letter("invitation", Letter::Invitation(ask(Task::Sign))),
        variant("invitation-approve", Letter::Invitation(ask(Task::Approve))),
        variant("invitation-view", Letter::Invitation(ask(Task::View))),
        variant("invitation-bare", Letter::Invitation(bare)),
        letter("reminder", Letter::Reminder(ask(Task::Sign))),
        variant("reminder-approve", Letter::Reminder(ask(Task::Approve))),
        variant("reminder-view", Letter::Reminder(ask(Task::View))),
        letter("your-turn", Letter::YourTurn(ask(Task::Sign))),
        variant("your-turn-approve", Letter::YourTurn(ask(Task::Approve))),
        variant("your-turn-view", Letter::YourTurn(ask(Task::View))),
        letter("completed", Letter::Completed { end: end(), copy: Copy::Attached(pdf()) }),
        letter("completed-linked", Letter::Completed { end: end(), copy: Copy::Linked(copy) }),
        variant("completed-guarded", Letter::Completed { end: end(), copy: Copy::Linked(guarded) }),
        letter("declined", Letter::Declined { end: end(), by: "Jo Smith".into() }),
        letter("voided", Letter::Voided { end: end(), reason: Some("The flat is no longer free.".into()) }),
        letter("expired", Letter::Expired(end())),
    ]
}

fn to_senders(document: &str, link: Option<&String>) -> Vec<Sample> {
    let (document, link) = (document.to_owned(), link.cloned());
    vec![
        letter(
            "sender-completed",
            Letter::SenderCompleted { document: document.clone(), link: link.clone(), attachment: Some(pdf()) },
        ),
        letter(
            "sender-declined",
            Letter::SenderDeclined {
                document: document.clone(),
                link: link.clone(),
                by: "Jo Smith".into(),
                reason: Some("The rent is not what we agreed.\nPlease see § 4.".into()),
            },
        ),
        letter(
            "sender-delegated",
            Letter::SenderDelegated {
                document: document.clone(),
                link: link.clone(),
                passed: Passed {
                    by: "Jo Smith".into(),
                    to: "Li Wei".into(),
                    address: "li@example.com".into(),
                    note: Some("Li looks after the flats now.".into()),
                },
            },
        ),
        letter(
            "sender-expired",
            Letter::SenderExpired {
                document: document.clone(),
                link: link.clone(),
                missing: vec!["Jo Smith".into(), "li@example.com".into()],
            },
        ),
        letter(
            "undelivered",
            Letter::Undelivered {
                document,
                link,
                address: "jo@exmaple.com".into(),
                said: "550 5.1.1 <jo@exmaple.com>: Recipient address rejected: User unknown".into(),
            },
        ),
    ]
}

fn to_members(document: &str, link: Option<&String>) -> Vec<Sample> {
    let reset = "https://sign.acme.example/reset/8sVqk2Pz".to_owned();
    let url = "https://hooks.acme.example/countersign?tenant=5".to_owned();
    let failing = WebhookFault::Failing { since: "2026-11-09".into() };
    let hook = Some("https://sign.acme.example/webhooks/whk_01jcw9".to_owned());
    let set_up = |by| Letter::SetUp { by, link: reset.clone(), valid_until: Some("2026-11-22".into()) };
    vec![
        letter(
            "webhook-disabled",
            Letter::WebhookDisabled { url: url.clone(), fault: failing, link: hook.clone() },
        ),
        variant("webhook-disabled-gone", Letter::WebhookDisabled { url, fault: WebhookFault::Gone, link: hook }),
        letter(
            "sealing-waits",
            Letter::SealingWaits {
                document: document.to_owned(),
                waiting: 1,
                reason: "the time-stamp authority https://tsa.example.com answered 503".into(),
                link: link.cloned(),
            },
        ),
        variant(
            "sealing-waits-several",
            Letter::SealingWaits {
                document: document.to_owned(),
                waiting: 12,
                reason: "the sealing key can’t be read".into(),
                link: link.cloned(),
            },
        ),
        letter(
            "certificate-expired",
            Letter::CertificateExpired {
                certificate: "CN=Acme Property, O=Acme Ltd, C=DE".into(),
                expired_on: "2026-11-14".into(),
                link: Some("https://sign.acme.example/".into()),
            },
        ),
        letter(
            "password-reset",
            Letter::PasswordReset { link: reset.clone(), valid_until: Some("2026-11-15 10:30".into()) },
        ),
        letter(
            "new-address",
            Letter::NewAddress {
                present: anna().address,
                link: "https://sign.acme.example/address#k2PzYwB7".into(),
                valid_until: Some("2026-11-16 10:30".into()),
            },
        ),
        letter(
            "address-taken",
            Letter::AddressTaken { present: anna().address, link: "https://sign.acme.example/signin".into() },
        ),
        letter("set-up", set_up(Some(anna()))),
        variant("set-up-alone", set_up(None)),
    ]
}

fn about_accounts() -> Vec<Sample> {
    let notice = |change| Notice {
        change,
        when: "2026-11-15 10:30 UTC+1".into(),
        device: Some("Firefox on Windows".into()),
        ip: Some("203.0.113.7".into()),
        passkeys: Vec::new(),
        codes_left: None,
        link: "https://sign.acme.example/reset".into(),
    };
    let told = |change| Letter::AccountChanged(notice(change));
    let passkeys = vec![
        KnownPasskey { name: "Anna’s laptop".into(), since: "2025-03-02".into() },
        KnownPasskey { name: "Phone".into(), since: "2026-11-14".into() },
    ];
    let reset = Letter::AccountChanged(Notice { passkeys, ..notice(AccountChange::PasswordReset) });
    let given = Notice { device: None, ip: None, ..notice(AccountChange::PasswordGiven) };
    let taken = Notice { change: AccountChange::PasswordGivenAndSecondStepRemoved, ..given.clone() };
    let address = || "anna@berg.example".to_owned();
    let given_address = Notice { device: None, ip: None, ..notice(AccountChange::AddressGiven { to: address() }) };
    let used = Notice { codes_left: Some(7), ..notice(AccountChange::RecoveryCodeUsed) };
    vec![
        letter("account-password-changed", told(AccountChange::PasswordChanged)),
        letter("account-password-reset", reset),
        variant("account-password-reset-bare", told(AccountChange::PasswordReset)),
        variant("account-password-reset-passkeys-removed", told(AccountChange::PasswordResetAndPasskeysRemoved)),
        variant("account-password-given", Letter::AccountChanged(given)),
        variant("account-password-given-second-step-removed", Letter::AccountChanged(taken)),
        variant("account-second-step-on", told(AccountChange::SecondStepOn)),
        variant("account-second-step-off", told(AccountChange::SecondStepOff)),
        variant("account-new-recovery-codes", told(AccountChange::NewRecoveryCodes)),
        variant("account-recovery-code-used", Letter::AccountChanged(used)),
        letter("account-passkey-added", told(AccountChange::PasskeyAdded { name: "Phone".into() })),
        variant("account-passkey-removed", told(AccountChange::PasskeyRemoved { name: "Phone".into() })),
        letter("account-address-asked", told(AccountChange::AddressAsked { to: address() })),
        letter("account-address-changed", told(AccountChange::AddressChanged { to: address() })),
        variant("account-address-given", Letter::AccountChanged(given_address)),
    ]
}

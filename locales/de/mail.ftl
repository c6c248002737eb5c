# The words of every mail that Countersign sends. Comments are in locales/en/mail.ftl.

## Around every mail

from-name = { $workspace } über Countersign
link-hint = Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:
link-personal = Dieser Link gilt nur für Sie. Bitte geben Sie ihn nicht weiter.
text-label = { $label }:
quote-from = Nachricht von { $name }
quote-reason = Begründung
quote-server = Antwort des Mailservers
quote-cause = Ursache
quote-passkeys = Passkeys, die Ihr Konto öffnen
fact-document = Dokument
fact-waiting = Wartende Dokumente
fact-sender = Von
fact-open-until = Offen bis
fact-valid-until = Der Link gilt bis
fact-missing = Es fehlen noch
fact-address = Adresse
fact-webhook = Webhook
fact-certificate = Zertifikat
fact-expired-on = Abgelaufen am
fact-when = Wann
fact-device = Gerät
fact-ip = Internetadresse
fact-passkey = Passkey
fact-codes-left = Verbleibende Wiederherstellungscodes
fact-present-address = Bisherige Adresse
fact-new-address = Neue Adresse
footer-recipient = Sie erhalten diese E-Mail, weil { $asker } Sie als Empfänger dieses Dokuments angegeben hat.
footer-sender = Sie erhalten diese E-Mail, weil Sie dieses Dokument verschickt haben.
footer-administrator = Sie erhalten diese E-Mail, weil Sie { $workspace } verwalten.
footer-member = Sie erhalten diese E-Mail wegen Ihres Kontos bei { $workspace }.
footer-invited = Sie erhalten diese E-Mail, weil jemand bei { $workspace } uns Ihre Adresse gegeben hat.
footer-site = Verschickt mit Countersign auf { $site }
footer-opt-out = Keine Erinnerungen mehr von { $workspace }

## To somebody who is asked to sign, approve or read

invitation-subject = { $task ->
    [sign] { $asker } bittet Sie, „{ $document }“ zu unterschreiben
    [approve] { $asker } bittet Sie, „{ $document }“ freizugeben
   *[view] { $asker } schickt Ihnen „{ $document }“ zum Lesen
}
invitation-preheader = { $task ->
    [sign] Lesen und unterschreiben Sie im Browser. Sie brauchen kein Konto.
    [approve] Lesen Sie im Browser und geben Sie frei oder lehnen Sie ab. Sie brauchen kein Konto.
   *[view] Lesen Sie es im Browser. Sie brauchen kein Konto.
}
invitation-heading = { $task ->
    [sign] Bitte unterschreiben Sie „{ $document }“
    [approve] Bitte geben Sie „{ $document }“ frei
   *[view] „{ $document }“ liegt für Sie zum Lesen bereit
}
invitation-body = { $task ->
    [sign] { $asker } hat dieses Dokument für Sie vorbereitet und bittet um Ihre Unterschrift.
    [approve] { $asker } hat dieses Dokument vorbereitet und bittet um Ihre Freigabe.
   *[view] { $asker } hat dieses Dokument vorbereitet und möchte, dass Sie es lesen. Zu unterschreiben gibt es nichts.
}
invitation-how = { $task ->
    [sign] Sie können alles lesen, bevor Sie sich entscheiden. Das geht am Telefon oder am Computer und ohne Konto.
    [approve] Sie können alles lesen, bevor Sie sich entscheiden. Das geht am Telefon oder am Computer und ohne Konto.
   *[view] Das geht am Telefon oder am Computer und ohne Konto.
}
invitation-button = { $task ->
    [sign] Lesen und unterschreiben
    [approve] Lesen und entscheiden
   *[view] Dokument lesen
}
unexpected = { $task ->
    [view] Sie haben das nicht erwartet? Dann brauchen Sie nichts zu tun.
   *[other] Sie haben das nicht erwartet? Dann brauchen Sie nichts zu tun: Nichts wird unterschrieben oder freigegeben, solange Sie das Dokument nicht öffnen und zustimmen.
}

reminder-subject = { $task ->
    [sign] Erinnerung: „{ $document }“ wartet auf Ihre Unterschrift
    [approve] Erinnerung: „{ $document }“ wartet auf Ihre Freigabe
   *[view] Erinnerung: „{ $document }“ liegt für Sie zum Lesen bereit
}
reminder-preheader = { $asker } wartet noch auf Ihre Antwort.
reminder-body = { $task ->
    [sign] { $asker } hat Sie gebeten, dieses Dokument zu unterschreiben, und wartet noch auf Ihre Unterschrift.
    [approve] { $asker } hat Sie gebeten, dieses Dokument freizugeben, und wartet noch auf Ihre Entscheidung.
   *[view] { $asker } hat Ihnen dieses Dokument zum Lesen geschickt. Sie haben es noch nicht geöffnet.
}
reminder-decline = { $task ->
    [view] Das geht am Telefon oder am Computer und ohne Konto.
   *[other] Wenn Sie nicht einverstanden sind, können Sie auf derselben Seite ablehnen und sagen, warum.
}

your-turn-subject = { $task ->
    [sign] Sie sind an der Reihe: Bitte unterschreiben Sie „{ $document }“
    [approve] Sie sind an der Reihe: Bitte geben Sie „{ $document }“ frei
   *[view] „{ $document }“ liegt jetzt für Sie zum Lesen bereit
}
your-turn-preheader = Alle vor Ihnen sind fertig.
your-turn-body = { $task ->
    [sign] Alle vor Ihnen sind fertig. Jetzt bittet { $asker } um Ihre Unterschrift.
    [approve] Alle vor Ihnen sind fertig. Jetzt bittet { $asker } um Ihre Freigabe.
   *[view] Alle vor Ihnen sind fertig. Jetzt können Sie das Dokument lesen.
}

## To the recipients, when the document has come to its end

completed-subject = Abgeschlossen: „{ $document }“
completed-preheader = Alle sind fertig. Hier ist Ihr Exemplar.
completed-heading = „{ $document }“ ist abgeschlossen
completed-body = Alle sind fertig. Für Sie ist nichts mehr zu tun.
completed-attached = Das fertige Dokument liegt dieser E-Mail als PDF bei. Bitte bewahren Sie es auf.
completed-linked = Sie können das fertige Dokument als PDF herunterladen. Bitte bewahren Sie es auf.
completed-code = Dafür brauchen Sie den Zugangscode, den Sie vom Absender bekommen haben.
completed-button = PDF herunterladen

declined-subject = Abgelehnt: „{ $document }“
declined-preheader = Das Dokument kann nicht mehr unterschrieben werden.
declined-heading = „{ $document }“ wurde abgelehnt
declined-body = { $name } hat dieses Dokument abgelehnt. Deshalb kann es niemand mehr unterschreiben. Für Sie ist nichts mehr zu tun.

voided-subject = Zurückgezogen: „{ $document }“
voided-preheader = Das Dokument kann nicht mehr unterschrieben werden.
voided-heading = „{ $document }“ wurde zurückgezogen
voided-body = { $asker } hat dieses Dokument zurückgezogen. Deshalb kann es niemand mehr unterschreiben. Ihr Link dazu gilt nicht mehr, und für Sie ist nichts mehr zu tun.

expired-subject = Abgelaufen: „{ $document }“
expired-preheader = Das Dokument kann nicht mehr unterschrieben werden.
expired-heading = „{ $document }“ ist abgelaufen
expired-body = Die Zeit für dieses Dokument ist vorbei, und nicht alle haben unterschrieben.
expired-next = Wenn es Ihnen noch wichtig ist, bitten Sie { $asker }, es noch einmal zu schicken.

## To whoever sent the document

sender-completed-preheader = Alle sind fertig.
sender-completed-body = Alle sind fertig. Das Dokument ist abgeschlossen.
sender-completed-attached = Das PDF liegt dieser E-Mail bei.
open-document = Dokument öffnen

sender-declined-subject = { $name } hat „{ $document }“ abgelehnt
sender-declined-preheader = Das Dokument kann nicht mehr unterschrieben werden.
sender-declined-body = { $name } hat dieses Dokument abgelehnt. Deshalb kann es niemand mehr unterschreiben. Die anderen wissen Bescheid.
sender-declined-next = Für einen neuen Versuch ändern Sie, was im Wege stand, und schicken Sie ein neues Dokument.

sender-delegated-subject = { $name } hat „{ $document }“ an { $other } weitergegeben
sender-delegated-preheader = Die Einladung an { $other } ist unterwegs.
sender-delegated-heading = „{ $document }“ wurde weitergegeben
sender-delegated-body = { $name } sollte dieses Dokument unterschreiben oder freigeben und hat an seiner Stelle { $other } benannt. { $other } bekommt eine Einladung; der Link von { $name } funktioniert nicht mehr.
sender-delegated-next = Wenn das nicht richtig ist, berichtigen Sie den Empfänger am Dokument oder ziehen Sie es zurück.

sender-expired-preheader = Nicht alle haben rechtzeitig unterschrieben.
sender-expired-body = Die Zeit für dieses Dokument ist vorbei, und nicht alle haben unterschrieben.
sender-expired-next = Für einen neuen Versuch schicken Sie ein neues Dokument mit einem späteren Datum.

undelivered-subject = E-Mail an { $address } konnte nicht zugestellt werden
undelivered-preheader = Bitte prüfen Sie die Adresse.
undelivered-heading = Ihre E-Mail ist nicht angekommen
undelivered-body = Wir konnten die E-Mail über „{ $document }“ nicht an { $address } zustellen. Diese Person weiß also noch nichts davon.
undelivered-next = Bitte prüfen Sie die Adresse. Ist sie falsch, verbessern Sie sie beim Dokument, dann schicken wir die E-Mail noch einmal.

## To the administrators of a workspace

webhook-disabled-subject = Ein Webhook wurde abgeschaltet
webhook-disabled-preheader = Er erhält keine Ereignisse von { $workspace } mehr.
webhook-disabled-heading = Ein Webhook wurde abgeschaltet
webhook-disabled-gone = Die Adresse unten hat uns mitgeteilt, dass es sie nicht mehr gibt (Status 410). Deshalb schicken wir keine Ereignisse mehr dorthin.
webhook-disabled-failing = Seit { $since } konnten wir an die Adresse unten keine Ereignisse mehr zustellen. Deshalb schicken wir keine mehr dorthin.
webhook-disabled-next = Sobald die Adresse wieder erreichbar ist, schalten Sie den Webhook ein. Was er verpasst hat, steht dort und kann noch einmal geschickt werden.
webhook-disabled-button = Webhook öffnen

sealing-waits-subject = Fertige Dokumente warten auf ihr Siegel
sealing-waits-preheader = Nichts ist verloren. Jemand muss die Ursache beheben.
sealing-waits-heading = Fertige Dokumente warten auf ihr Siegel
sealing-waits-body = Ein fertiges Dokument kann gerade nicht versiegelt werden. Die Beteiligten haben ihr Exemplar deshalb noch nicht. Nichts ist verloren: Wir versuchen es weiter und verschicken die Exemplare, sobald es geht.
sealing-waits-next = Bitte geben Sie das an die Person weiter, die Ihr Countersign betreibt. Der Befehl „countersign doctor“ hilft, die Ursache zu finden.

certificate-expired-subject = Das Zertifikat, das Ihre Dokumente versiegelt, ist abgelaufen
certificate-expired-preheader = Neue Dokumente können erst mit einem neuen Zertifikat versiegelt werden.
certificate-expired-heading = Das Zertifikat für Siegel ist abgelaufen
certificate-expired-body = Das Zertifikat, das fertige Dokumente versiegelt, gilt nicht mehr. Schon versiegelte Dokumente behalten ihr Siegel; neue warten, bis es ein neues Zertifikat gibt.
certificate-expired-next = Bitte geben Sie das an die Person weiter, die Ihr Countersign betreibt. Der Befehl „countersign doctor“ sagt, was zu tun ist.
open-console = Countersign öffnen

## About an account

password-reset-subject = Wählen Sie ein neues Passwort
password-reset-preheader = Jemand möchte ein neues Passwort für Ihr Konto.
password-reset-heading = Wählen Sie ein neues Passwort
password-reset-body = Jemand, hoffentlich Sie selbst, hat um ein neues Passwort für Ihr Konto bei { $workspace } gebeten.
password-reset-button = Passwort wählen
password-reset-ignore = Das waren nicht Sie? Dann brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.

new-address-subject = Ist das Ihre neue Adresse?
new-address-preheader = Bestätigen Sie sie, dann melden Sie sich künftig damit an.
new-address-heading = Bestätigen Sie Ihre neue Adresse
new-address-body = Jemand, hoffentlich Sie selbst, möchte sich künftig mit dieser Adresse in seinem Konto bei { $workspace } anmelden.
new-address-button = Adresse bestätigen
new-address-ignore = Das waren nicht Sie? Dann brauchen Sie nichts zu tun. Ohne Ihre Bestätigung ändert sich nichts.

address-taken-preheader = Diese Adresse hat schon ein Konto.
address-taken-heading = Diese Adresse hat schon ein Konto
address-taken-body = Jemand möchte sich künftig mit dieser Adresse in seinem Konto bei { $workspace } anmelden. Das geht nicht, denn diese Adresse gehört zu einem eigenen Konto.
address-taken-button = Anmelden
address-taken-yours = Das waren Sie? Dann können Sie sich mit dieser Adresse schon jetzt anmelden oder für das andere Konto eine andere wählen.
address-taken-ignore = Das waren nicht Sie? Dann brauchen Sie nichts zu tun. An Ihrem Konto ändert sich nichts, und niemand hat erfahren, dass es eines gibt.

account-changed-subject = { $change ->
    [passwordChanged] Ihr Passwort wurde geändert
    [passwordReset] Ihr Passwort wurde zurückgesetzt
    [passwordResetAndPasskeysRemoved] Ihr Passwort wurde zurückgesetzt
    [passwordGiven] Sie haben ein neues Passwort bekommen
    [passwordGivenAndSecondStepRemoved] Sie haben ein neues Passwort bekommen
    [secondStepOn] Der zweite Schritt beim Anmelden wurde eingeschaltet
    [secondStepOff] Der zweite Schritt beim Anmelden wurde ausgeschaltet
    [newRecoveryCodes] Es gibt neue Wiederherstellungscodes
    [recoveryCodeUsed] Jemand hat sich mit einem Wiederherstellungscode angemeldet
    [passkeyAdded] Zu Ihrem Konto kam ein Passkey hinzu
    [addressAsked] Jemand möchte die Adresse Ihres Kontos ändern
    [addressChanged] Die Adresse Ihres Kontos wurde geändert
    [addressGiven] Die Adresse Ihres Kontos wurde geändert
   *[passkeyRemoved] Ein Passkey Ihres Kontos wurde entfernt
}
account-changed-preheader = { $change ->
    [addressAsked] Es ändert sich nichts, bis die neue Adresse bestätigt ist.
   *[other] Wenn Sie das waren, brauchen Sie nichts zu tun.
}
account-changed-body = { $change ->
    [passwordChanged] Das Passwort Ihres Kontos bei { $workspace } wurde geändert. Wer anderswo angemeldet war, wurde abgemeldet.
    [passwordReset] Für Ihr Konto bei { $workspace } wurde über den Link in einer E-Mail an Sie ein neues Passwort gewählt. Wer angemeldet war, wurde abgemeldet.
    [passwordResetAndPasskeysRemoved] Für Ihr Konto bei { $workspace } wurde über den Link in einer E-Mail an Sie ein neues Passwort gewählt, und alle Passkeys wurden entfernt. Wer angemeldet war, wurde abgemeldet.
    [passwordGiven] Wer dieses Countersign betreibt, hat Ihrem Konto bei { $workspace } ein neues Passwort gegeben. Wer angemeldet war, wurde abgemeldet.
    [passwordGivenAndSecondStepRemoved] Wer dieses Countersign betreibt, hat Ihrem Konto bei { $workspace } ein neues Passwort gegeben und den zweiten Schritt beim Anmelden sowie alle Passkeys entfernt. Wer angemeldet war, wurde abgemeldet.
    [secondStepOn] Für die Anmeldung bei Ihrem Konto bei { $workspace } braucht es ab jetzt neben dem Passwort einen Code aus einer Authenticator-App.
    [secondStepOff] Für die Anmeldung bei Ihrem Konto bei { $workspace } genügt ab jetzt das Passwort. Die Wiederherstellungscodes gelten nicht mehr.
    [newRecoveryCodes] Ihr Konto bei { $workspace } hat neue Wiederherstellungscodes. Die früheren gelten nicht mehr.
    [recoveryCodeUsed] Jemand hat sich mit Ihrem Passwort und einem Ihrer Wiederherstellungscodes bei Ihrem Konto bei { $workspace } angemeldet. Dieser Code gilt nicht mehr.
    [passkeyAdded] Mit diesem Passkey kann man sich ab jetzt ohne Passwort bei Ihrem Konto bei { $workspace } anmelden.
    [addressAsked] Jemand, hoffentlich Sie selbst, möchte sich bei Ihrem Konto bei { $workspace } künftig mit der Adresse unten statt mit dieser anmelden. Es ändert sich nichts, solange der Link in der E-Mail an jene Adresse nicht verwendet wird.
    [addressChanged] Bei Ihrem Konto bei { $workspace } melden Sie sich ab jetzt mit der Adresse unten an. Mit dieser geht es nicht mehr. Wer anderswo angemeldet war, wurde abgemeldet.
    [addressGiven] Wer dieses Countersign betreibt, hat die Adresse Ihres Kontos bei { $workspace } in die unten genannte geändert. Wer angemeldet war, wurde abgemeldet.
   *[passkeyRemoved] Mit diesem Passkey kann man sich nicht mehr bei Ihrem Konto bei { $workspace } anmelden.
}
account-changed-was-you = { $change ->
    [addressAsked] Das waren Sie? Dann öffnen Sie den Link in der E-Mail an die neue Adresse.
   *[other] Das waren Sie? Dann brauchen Sie nichts zu tun.
}
account-changed-not-you = { $change ->
    [addressAsked] Das waren nicht Sie? Dann wählen Sie sofort über die Schaltfläche oben ein neues Passwort: Damit werden alle abgemeldet, und Ihre Adresse bleibt, wie sie ist. Wer das verlangt hat, kennt Ihr Passwort oder hatte Ihr Gerät; sagen Sie deshalb auch denen Bescheid, die Ihr Countersign betreiben.
    [addressChanged] Das waren nicht Sie? Dann sagen Sie sofort denen Bescheid, die Ihr Countersign betreiben. Sie können dem Konto diese Adresse zurückgeben.
    [addressGiven] Das waren nicht Sie? Dann sagen Sie sofort denen Bescheid, die Ihr Countersign betreiben. Sie können dem Konto diese Adresse zurückgeben.
   *[other] Das waren nicht Sie? Dann wählen Sie sofort über die Schaltfläche oben ein neues Passwort: Damit werden alle abgemeldet. Sehen Sie danach die Passkeys und den zweiten Schritt Ihres Kontos durch, und sagen Sie denen Bescheid, die Ihr Countersign betreiben.
}
account-changed-passkeys = Mit den folgenden Passkeys kann man sich weiterhin bei Ihrem Konto anmelden. Wenn Sie einen davon nicht kennen, entfernen Sie ihn auf der Seite Ihres Kontos.
account-changed-passkey = { $name }, hinzugefügt am { $date }
account-changed-button = Neues Passwort wählen

set-up-subject = Sie sind zu { $workspace } eingeladen
set-up-preheader = Wählen Sie ein Passwort, um zu beginnen.
set-up-heading = Willkommen bei { $workspace }
set-up-body = Sie haben ein Konto bei { $workspace } bekommen. Dort werden Dokumente vorbereitet, verschickt und unterschrieben. Wählen Sie ein Passwort, um zu beginnen.
set-up-body-by = { $name } hat Ihnen ein Konto bei { $workspace } gegeben. Dort werden Dokumente vorbereitet, verschickt und unterschrieben. Wählen Sie ein Passwort, um zu beginnen.
set-up-button = Passwort wählen
set-up-ignore = Sie haben das nicht erwartet? Dann brauchen Sie nichts zu tun.

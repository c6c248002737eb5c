# Das Konto und die Seiten vor der Anmeldung.

## Wörter, die mehrere Seiten brauchen

account-email = E-Mail-Adresse
account-password = Passwort
account-new-password = Neues Passwort
account-present-password = Aktuelles Passwort
account-password-rule = Mindestens { $count } Zeichen. Einige Wörter hintereinander sind leicht zu merken und schwer zu erraten.
account-password-short = Bitte mindestens { $count } Zeichen.
account-password-wrong = Das ist nicht Ihr Passwort.
account-password-show = Passwort zeigen
account-name = Ihr Name
account-language = Sprache
account-time-zone = Zeitzone
account-or = oder
account-back-to-sign-in = Zurück zur Anmeldung

## Anmelden

account-sign-in-title = Anmelden
account-sign-in = Anmelden
account-sign-in-wrong = Adresse oder Passwort stimmt nicht.
account-forgot = Passwort vergessen?
account-with-passkey = Mit einem Passkey anmelden
account-with-single = Mit { $name } anmelden
account-single-failed = Die Anmeldung ist nicht gelungen
account-problem-late = Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Versuchen Sie es noch einmal.
account-problem-cancelled = Die Anmeldung wurde dort abgebrochen. Versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.
account-problem-email = Ihre Adresse wurde dort nicht bestätigt, daher können wir nicht sicher sein, dass sie Ihnen gehört.
account-problem-member = Ihre Adresse gehört hier zu keinem Arbeitsbereich. Bitten Sie einen Administrator um eine Einladung.
account-problem-failed = Der andere Dienst hat nicht geantwortet, wie er sollte. Versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.
account-passkey-wrong = Dieser Passkey ist hier nicht bekannt. Melden Sie sich mit Ihrem Passwort an.

account-step-title = Noch ein Schritt
account-step-digits = Öffnen Sie Ihre Authentifizierungs-App und geben Sie die sechs Ziffern ein, die sie für Countersign zeigt.
account-step-recovery = Geben Sie einen der Wiederherstellungscodes ein, die Sie aufbewahrt haben. Jeder gilt einmal.
account-digits = Sechs Ziffern
account-recovery-code = Wiederherstellungscode
account-code-wrong = Dieser Code stimmt nicht oder wurde schon benutzt.
account-step-over = Das hat zu lange gedauert. Beginnen Sie noch einmal mit Ihrem Passwort.
account-step-lost = Ich habe meine App nicht zur Hand
account-step-use-digits = Die Ziffern meiner App verwenden
account-step-passkey = Ihr Arbeitsbereich verlangt einen zweiten Schritt. Melden Sie sich mit Ihrem Passkey an.
account-step-passkey-lost = Wenn Sie ihn nicht mehr haben, bitten Sie die Betreiber Ihres Countersign, Sie wieder hereinzulassen.
account-step-again = Von vorn beginnen

## Ein neues Passwort

account-reset-title = Passwort zurücksetzen
account-reset-what = Nennen Sie uns Ihre Adresse. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.
account-reset-send = Link senden
account-reset-sent = Sehen Sie in Ihr Postfach
account-reset-sent-what = Wenn { $email } hier ein Konto hat, ist ein Link unterwegs. Er gilt eine Stunde.
account-reset-choose = Neues Passwort wählen
account-reset-for = Für das Konto von { $email }. Sie werden überall abgemeldet.
account-reset-set = Passwort festlegen
account-reset-passkeys-what = { $count ->
    [one] Mit diesem Passkey kann man sich ohne Passwort bei Ihrem Konto anmelden:
   *[other] Mit diesen Passkeys kann man sich ohne Passwort bei Ihrem Konto anmelden:
}
account-reset-passkey-added = hinzugefügt
account-reset-passkeys = { $count ->
    [one] Diesen Passkey entfernen
   *[other] Diese Passkeys entfernen
}
account-reset-passkeys-help = Wer in Ihrem Konto war, kann einen hinzugefügt haben. Ihre eigenen können Sie nach dem Anmelden wieder hinzufügen.
account-reset-over = Dieser Link wurde schon benutzt oder ist abgelaufen.
account-reset-again = Neuen Link anfordern
account-reset-done = Ihr Passwort ist geändert
account-reset-done-what = Sie können sich jetzt damit anmelden.

## Einem Arbeitsbereich beitreten

account-join-title = Einem Arbeitsbereich beitreten
account-join-to = { $workspace } beitreten
account-join-what = Sie sind zu { $workspace } eingeladen.
account-join-by = { $name } lädt Sie zu { $workspace } ein.
account-join-member = Sie können dort mit Vorlagen und Dokumenten arbeiten.
account-join-administrator = Sie werden dort Administrator und dürfen alles ändern.
account-join-over = Diese Einladung wurde schon benutzt, zurückgezogen oder ist abgelaufen. Bitten Sie die Person, die Sie eingeladen hat, um eine neue.
account-join-sign-in = Sie haben bereits ein Konto. Melden Sie sich als { $email } an, um beizutreten.
account-join-other = Die Einladung gilt für { $email }, Sie sind aber als { $other } angemeldet.
account-join-change = Als jemand anderes anmelden
account-join = Beitreten
account-join-new = Konto anlegen und beitreten
account-join-address = An diese Adresse ging die Einladung.

## Der erste Start

account-set-up-title = Countersign einrichten
account-set-up-what = Eine Minute, dann können Sie Ihr erstes Dokument senden.
account-set-up = Einrichten
account-set-up-is = Countersign ist bereits eingerichtet. Melden Sie sich an.
account-set-up-link = Um Countersign einzurichten, öffnen Sie den Link, den der Dienst beim Start ausgegeben hat. Er sieht so aus:
account-set-up-link-again = Der Link gilt einmal und sieben Tage lang. Starten Sie den Dienst neu, um einen neuen zu erhalten.
account-set-up-language = Für Sie und für alles, was Ihr Arbeitsbereich versendet.
account-set-up-done = Fertig
account-set-up-done-what = Ihr Arbeitsbereich ist bereit, und Sie sind sein Administrator.
account-set-up-go = Zum Arbeitsbereich
account-workspace = Name Ihres Arbeitsbereichs
account-workspace-what = Meist Ihre Firma oder Ihr Team. Empfänger sehen ihn in E-Mails.
account-first-key = Ihr erster API-Schlüssel
account-first-key-what = Für Programme, die Countersign nutzen. Brauchen Sie ihn jetzt nicht, können Sie jederzeit in den Einstellungen einen anlegen.

## Ihr Konto

account-title = Ihr Konto
account-what = Wer Sie sind und wie Sie sich anmelden.
account-profile = Profil
account-profile-what = Ihr Name steht in den Einladungen, die Sie versenden.
account-language-workspace = Wie der Arbeitsbereich
account-time-zone-workspace = Wie der Arbeitsbereich ({ $zone })
account-address-what = Mit dieser Adresse melden Sie sich an, und E-Mails zu Ihrem Konto gehen dorthin.
account-address-single = Auch { $name } kennt Sie unter dieser Adresse. Wenn Sie sie nur hier ändern, melden Sie sich danach mit Ihrem Passwort oder einem Passkey an.
account-address-no-password = Sie haben kein Passwort: Nur Single Sign-on lässt Sie mit dieser Adresse herein. Wählen Sie unten ein Passwort, bevor Sie sie ändern, damit Sie nicht ausgesperrt sind.
account-address-change = Adresse ändern
account-address-new = Neue E-Mail-Adresse
account-address-new-what = Wir senden einen Link dorthin. Nichts ändert sich, bevor Sie ihn öffnen und bestätigen.
account-address-send = Link senden
account-address-sent = Ein Link an { $email } ist unterwegs.
account-address-waits = Ihre Bestätigung steht aus
account-address-waits-what = Öffnen Sie den Link in der E-Mail an { $email } und bestätigen Sie dort. Bis dahin melden Sie sich mit Ihrer bisherigen Adresse an.
account-address-keep = Bisherige Adresse behalten
account-address-kept = Ihre Adresse bleibt, wie sie ist.
account-address-title = Bestätigen Sie Ihre neue Adresse
account-address-for = Sobald Sie bestätigen, melden Sie sich mit { $new } an und nicht mehr mit { $email }.
account-address-signs-out = Sie werden überall abgemeldet, außer dort, wo Sie darum gebeten haben.
account-address-confirm = Adresse bestätigen
account-address-done = Ihre Adresse ist geändert
account-address-done-what = Ab jetzt melden Sie sich mit { $email } an.
account-address-over = Dieser Link wurde schon benutzt, ersetzt oder zurückgezogen, oder er ist abgelaufen. In Ihrem Konto können Sie einen neuen anfordern.
account-password-what = Wenn Sie es ändern, werden Sie überall sonst abgemeldet.
account-password-change = Passwort ändern
account-password-choose = Passwort wählen
account-password-changed = Ihr Passwort ist geändert. Sie sind überall sonst abgemeldet.
account-proof = Geben Sie Ihr Passwort ein, damit wir sicher sind, dass Sie es sind.

account-two-step = Anmeldung in zwei Schritten
account-two-step-what = Zum Passwort geben Sie sechs Ziffern aus einer App auf Ihrem Telefon ein. Wer Ihr Passwort erfährt, kann sich trotzdem nicht anmelden.
account-two-step-short = Zwei Schritte
account-two-step-missing = Kein zweiter Schritt
account-two-step-on = Einschalten
account-two-step-off = Ausschalten
account-two-step-on-title = Anmeldung in zwei Schritten einschalten
account-two-step-off-title = Anmeldung in zwei Schritten ausschalten
account-two-step-off-what = Danach genügt Ihr Passwort allein. Ihre Wiederherstellungscodes gelten nicht mehr.
account-two-step-is-off = Die Anmeldung in zwei Schritten ist aus.
account-on = Ein
account-off = Aus
account-app-title = App verbinden
account-app-scan = Scannen Sie dies mit einer Authentifizierungs-App, zum Beispiel der in Ihrem Passwortmanager.
account-app-picture = QR-Code für Ihre Authentifizierungs-App. Dasselbe steht darunter als Text.
account-app-type = Oder geben Sie dies in der App ein
account-app-digits = Die App zeigt sechs Ziffern. Geben Sie sie hier ein, um abzuschließen.
account-digits-wrong = Diese Ziffern stimmen nicht. Prüfen Sie die Uhr Ihres Telefons und versuchen Sie die nächsten.
account-codes = Wiederherstellungscodes
account-codes-what = Wenn Sie Ihr Telefon verlieren, lässt Sie jeder dieser Codes einmal hinein. Bewahren Sie sie sicher auf, nicht auf dem Telefon.
account-codes-download = Herunterladen
account-codes-kept = Ich habe sie aufbewahrt
account-codes-new = Neue Wiederherstellungscodes
account-codes-new-what = Die Codes, die Sie jetzt haben, gelten dann nicht mehr.
account-codes-left = { $count ->
    [0] Sie haben keine Wiederherstellungscodes mehr. Erzeugen Sie neue.
    [one] Ein Wiederherstellungscode ist übrig. Erzeugen Sie neue.
   *[other] { $count } Wiederherstellungscodes sind übrig.
}

account-passkey = Passkey
account-passkeys = Passkeys
account-passkeys-what = Melden Sie sich mit Fingerabdruck, Gesicht oder Geräte-PIN an statt mit einem Passwort.
account-passkeys-none = Sie haben noch keine Passkeys.
account-passkeys-unknown = Dieser Browser kann keine Passkeys anlegen, oder die Seite ist nicht über https geöffnet.
account-passkey-add = Passkey hinzufügen
account-passkey-added = Der Passkey ist hinzugefügt.
account-passkey-name = Name
account-passkey-name-what = Damit Sie ihn wiedererkennen, zum Beispiel „Laptop im Büro“.
account-passkey-rename = Umbenennen
account-passkey-remove = Entfernen
account-passkey-remove-title = Den Passkey „{ $name }“ entfernen?
account-passkey-remove-what = Mit „{ $name }“ können Sie sich dann nicht mehr anmelden. Entfernen Sie ihn auch von Ihrem Gerät.
account-passkey-removed = Der Passkey ist entfernt.
account-last-used = Zuletzt benutzt
account-added = Hinzugefügt

account-sessions = Wo Sie angemeldet sind
account-sessions-what = Wenn Sie etwas davon nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.
account-session-this = Dieser Browser
account-session-unknown = Unbekanntes Gerät
account-session-end = Abmelden
account-session-end-of = Abmelden: { $device }
account-session-ended = Dort abgemeldet.
account-sessions-end-all = Überall sonst abmelden
account-sessions-end-all-title = Überall sonst abmelden?
account-sessions-end-all-what = Alle Browser außer diesem müssen sich neu anmelden.
account-sessions-ended = Überall sonst abgemeldet.

## Das Team

account-team-what = Alle, die in { $workspace } arbeiten können.
account-members = Mitglieder
account-member = Mitglied
account-member-what = Arbeitet mit Vorlagen und Dokumenten.
account-administrator = Administrator
account-administrator-what = Ändert auch Team, Einstellungen, API-Schlüssel und Webhooks.
account-role = Rolle
account-role-of = Rolle von { $name }
account-role-changed = Die Rolle von { $name } ist geändert.
account-you = Sie
account-joined = Beigetreten
account-remove = Entfernen
account-remove-of = { $name } entfernen
account-remove-title = { $name } entfernen?
account-remove-what = { $name } wird sofort abgemeldet und kann diesen Arbeitsbereich nicht mehr öffnen. Von dieser Person angelegte API-Schlüssel gelten nicht mehr. Ihre Dokumente bleiben.
account-removed = { $name } ist entfernt.
account-leave = Arbeitsbereich verlassen
account-leave-title = { $workspace } verlassen?
account-leave-what = Sie werden sofort abgemeldet und können diesen Arbeitsbereich nicht mehr öffnen. Von Ihnen angelegte API-Schlüssel gelten nicht mehr. Ihre Dokumente bleiben.
account-leave-only = Nur Sie verwalten diesen Arbeitsbereich. Übertragen Sie das zuerst auch einer anderen Person.
account-invite = Jemanden einladen
account-invite-what = Die Person erhält eine E-Mail mit einem Link, der sieben Tage gilt.
account-invite-language = Sprache der E-Mail
account-invite-send = Einladung senden
account-invite-known = Diese Adresse ist schon im Arbeitsbereich oder eingeladen.
account-invited = Die Einladung an { $email } ist unterwegs.
account-invitations = Einladungen
account-invitations-what = Diese Personen sind noch nicht beigetreten.
account-expired = Abgelaufen
account-link-ends = Der Link gilt bis
account-link-ended = Der Link galt bis
account-resend = Erneut senden
account-withdraw = Zurückziehen
account-withdraw-title = Einladung an { $email } zurückziehen?
account-withdraw-what = Der Link in der E-Mail an { $email } gilt dann nicht mehr.
account-withdrawn = Die Einladung an { $email } ist zurückgezogen.

account-demand-title = Zweiten Schritt einrichten
account-demand-why = { $workspace } verlangt von allen beim Anmelden einen zweiten Schritt. Richten Sie hier einen ein, um fortzufahren: eine Authenticator-App oder einen Passkey.
account-demand-done = Ihr zweiter Schritt ist eingerichtet. Sie können bei { $workspace } fortfahren.
account-demand-passkey = Sie haben einen Passkey. Melden Sie sich damit an, dann können Sie fortfahren.
account-demand-elsewhere = Stattdessen zu { $workspace } gehen

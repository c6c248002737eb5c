# Einstellungen des Arbeitsbereichs.

settings-title = Einstellungen
settings-about = Wie { $workspace } aussieht und arbeitet.
settings-group-workspace = Arbeitsbereich
settings-group-developers = Für Entwickler
settings-group-documents = Dokumente und E-Mails
settings-group-danger = Was sich nicht rückgängig machen lässt

## Erscheinungsbild

settings-branding-title = Allgemein
settings-branding-short = Name, Logo, Farbe und der Absender Ihrer E-Mails
settings-branding-about = Was Menschen sehen, die ein Dokument von Ihnen erhalten: in E-Mails und auf der Seite, auf der sie unterschreiben.
settings-branding-name = Name des Arbeitsbereichs
settings-branding-name-help = Empfänger sehen ihn in E-Mails und beim Unterschreiben.
settings-branding-sender = Absendername der E-Mails
settings-branding-sender-help = Lassen Sie das Feld leer, um den Namen des Arbeitsbereichs zu verwenden.
settings-branding-sender-usual = { $name } über Countersign
settings-branding-colour = Farbe
settings-branding-colour-help = Für Schaltflächen in E-Mails und beim Unterschreiben. Bleibt das Feld leer, gilt unsere.
settings-branding-pick = Farbe vom Bildschirm aufnehmen
settings-branding-hue = Farbton
settings-branding-saturation = Helligkeit und Sättigung
settings-branding-preview = Kleine Vorschau einer Einladung
settings-branding-from = Von:
settings-branding-sample = Bitte unterschreiben Sie dieses Dokument
settings-branding-sample-button = Dokument öffnen
settings-branding-locale = Sprache und Zeitzone
settings-branding-locale-help = Für das, was Sie senden, wenn für einen Empfänger keine eigene Sprache gewählt ist.
settings-branding-zone = Zeitzone
settings-branding-logo = Logo
settings-branding-logo-help = PNG oder JPEG mit höchstens 200 kB. Es steht am Kopf jeder E-Mail.
settings-branding-logo-now = Das Logo des Arbeitsbereichs
settings-branding-logo-choose = Bild auswählen
settings-branding-logo-change = Anderes Bild auswählen
settings-branding-logo-remove = Logo entfernen
settings-branding-logo-remove-what = E-Mails werden dann ohne Bild verschickt. Sie können es jederzeit wieder hochladen.

## Team

settings-team-title = Team
settings-team-short = Wer hier arbeitet und was sie dürfen

## API-Schlüssel

settings-api-keys-title = API-Schlüssel
settings-api-keys-short = Eigene Programme Dokumente erstellen und senden lassen
settings-api-keys-about = Ein Programm mit einem Schlüssel kann das, was Sie hier können. Geben Sie jedem Programm einen eigenen, damit Sie ihn wieder entziehen können.
settings-api-keys-new = Neuer Schlüssel
settings-api-keys-make = Schlüssel erstellen
settings-api-keys-made = Ihr neuer Schlüssel
settings-api-keys-secret = API-Schlüssel
settings-api-keys-secret-how = Ihr Programm sendet ihn in der Kopfzeile X-Api-Key.
settings-api-keys-kept = Ich habe ihn gesichert
settings-api-keys-name = Name
settings-api-keys-name-help = Wofür der Schlüssel ist, damit Sie ihn wiedererkennen.
settings-api-keys-name-example = Buchhaltung
settings-api-keys-name-missing = Geben Sie dem Schlüssel einen Namen.
settings-api-keys-created = Erstellt
settings-api-keys-used = Zuletzt verwendet
settings-api-keys-never = Nie
settings-api-keys-revoke = Widerrufen
settings-api-keys-revoke-name = Schlüssel { $name } widerrufen
settings-api-keys-revoke-title = „{ $name }“ widerrufen?
settings-api-keys-revoke-what = Programme mit diesem Schlüssel werden ab sofort abgewiesen. Das lässt sich nicht rückgängig machen.
settings-api-keys-revoke-done = „{ $name }“ wurde widerrufen
settings-api-keys-revoked = { $count ->
    [one] Ein widerrufener Schlüssel
   *[other] { $count } widerrufene Schlüssel
}
settings-api-keys-empty = Kein Schlüssel ist in Gebrauch
settings-api-keys-empty-next = Erstellen Sie einen, um ein Programm anzubinden, zum Beispiel Ihre Buchhaltung oder Ihre Website.
settings-api-keys-no-plan = Ihr Tarif enthält die API nicht. Wenden Sie sich an den Betreiber dieses Dienstes.
settings-api-keys-docs = Was Programme tun können, beschreibt die
settings-api-keys-docs-link = Dokumentation für Entwickler

## Tarif und Nutzung

settings-plan-title = Tarif und Nutzung
settings-plan-short = Wie viel Ihres Tarifs genutzt ist, Tag für Tag
settings-plan-about = Nur Aufrufe von Programmen zählen. Was Sie hier im Browser tun, ist frei.
settings-plan-month = Aufrufe in diesem Monat
settings-plan-name-starter = Tarif: Starter
settings-plan-name-pro = Tarif: Pro
settings-plan-name-business = Tarif: Business
settings-plan-name-enterprise = Tarif: Enterprise
settings-plan-of = von { $limit }
settings-plan-left = Übrige Aufrufe: { $remaining }.
settings-plan-resets = Die Zählung beginnt neu am
settings-plan-minute = In einer Minute werden höchstens { $perMinute } Aufrufe angenommen.
settings-plan-ask = Wenn Sie mehr brauchen, bitten Sie den Betreiber dieses Dienstes um einen größeren Tarif.
settings-plan-days = Die letzten 31 Tage
settings-plan-view = Darstellung
settings-plan-what = Was gezählt wird
settings-plan-chart = Diagramm
settings-plan-table = Tabelle
settings-plan-calls = Aufrufe
settings-plan-documentsCreated = Erstellte Dokumente
settings-plan-documentsCompleted = Abgeschlossene Dokumente
settings-plan-date = Tag
settings-plan-day = { $day }: { $count }
settings-plan-total = Insgesamt: { $count }
settings-plan-utc = Tage beginnen um Mitternacht UTC.

## Versiegelung

settings-sealing-title = Versiegelung
settings-sealing-short = Das Zertifikat, das fertige Dokumente schützt
settings-sealing-about = Jedes abgeschlossene Dokument wird versiegelt, damit alle prüfen können, dass danach nichts verändert wurde.
settings-sealing-fine = Alles ist versiegelt
settings-sealing-fine-what = Kein Dokument wartet auf sein Siegel.
settings-sealing-broken = Dokumente können zurzeit nicht versiegelt werden
settings-sealing-broken-advice = Abgeschlossene Dokumente warten und werden versiegelt, sobald dies behoben ist. Sagen Sie es dem Betreiber dieses Dienstes:
settings-sealing-seals-wait = { $count ->
    [one] Ein Dokument wartet auf sein Siegel
   *[other] { $count } Dokumente warten auf ihr Siegel
}
settings-sealing-stamps-wait = { $count ->
    [one] Ein versiegeltes Dokument wartet auf seinen Zeitstempel
   *[other] { $count } versiegelte Dokumente warten auf ihren Zeitstempel
}
settings-sealing-wait-since = Es wird von selbst erneut versucht. Das älteste wartet seit
settings-sealing-certificate = Verwendetes Zertifikat
settings-sealing-generated = Dieser Dienst hat es selbst erstellt und erneuert es rechtzeitig.
settings-sealing-supplied = Der Betreiber dieses Dienstes hat es hinterlegt.
settings-sealing-self-signed = Da keine öffentliche Stelle dafür bürgt, zeigen PDF-Programme den Unterzeichner als unbekannt an.
settings-sealing-subject = Ausgestellt für
settings-sealing-issuer = Ausgestellt von
settings-sealing-valid = Gültig
settings-sealing-span = { $from } bis { $to }
settings-sealing-soon = Läuft bald ab
settings-sealing-serial = Seriennummer
settings-sealing-fingerprint = Fingerabdruck (SHA-256)
settings-sealing-authority = Zeitstempel
settings-sealing-authority-what = Eine unabhängige Stelle bestätigt, wann jedes Dokument versiegelt wurde.
settings-sealing-authority-none = Es ist keine Zeitstempelstelle eingerichtet. Siegel tragen die Zeit dieses Dienstes. Der Betreiber kann eine einrichten.
settings-sealing-address = Adresse
settings-sealing-answered = Letzter Zeitstempel
settings-sealing-never = Noch keiner

## E-Mails

settings-outbox-title = E-Mail-Protokoll
settings-outbox-short = Was verschickt wurde, was misslang, was hier liegt
settings-outbox-about = Alle E-Mails dieses Arbeitsbereichs, die neuesten zuerst.
settings-outbox-local = Es ist kein Mailserver eingerichtet
settings-outbox-local-what = E-Mails werden nicht verschickt, sondern hier aufbewahrt, damit Sie alles ausprobieren und Links selbst weitergeben können. Der Betreiber dieses Dienstes kann einen Mailserver einrichten.
settings-outbox-empty = Noch keine E-Mails
settings-outbox-empty-next = Senden Sie ein Dokument, dann sehen Sie hier, was an wen ging.
settings-outbox-subject = Betreff
settings-outbox-status = Status
settings-outbox-when = Wann
settings-outbox-kept = Hier aufbewahrt
settings-outbox-sent = Verschickt
settings-outbox-failed = Nicht zugestellt
settings-outbox-failed-why = Warum sie nicht zugestellt wurde
settings-outbox-mail = E-Mail
settings-outbox-all = Alle E-Mails
settings-outbox-to = An
settings-outbox-from = Von
settings-outbox-reply = Antworten gehen an
settings-outbox-document = Dokument
settings-outbox-document-open = Dokument öffnen
settings-outbox-files = Angehängt
settings-outbox-view = Darstellung
settings-outbox-as-mail = Als E-Mail
settings-outbox-as-text = Als Text
settings-outbox-not-kept = Der Inhalt wird nicht aufbewahrt
settings-outbox-not-kept-why = E-Mails enthalten persönliche Links. Darum wird ihr Inhalt nur aufbewahrt, wo es keinen Mailserver gibt.

## Signing

settings-security-title = Anmeldung
settings-security-short = Was Mitglieder zum Anmelden brauchen
settings-security-about = Was Mitglieder brauchen, um sich bei diesem Arbeitsbereich anzumelden.
settings-security-require = Mitglieder brauchen einen zweiten Schritt
settings-security-require-help = Wer keinen hat, muss zuerst einen einrichten, bevor er etwas von diesem Arbeitsbereich sieht: eine Authenticator-App oder einen Passkey. Mitglieder, die über Single Sign-on kommen, werden nicht gefragt; dafür sorgt ihr Identitätsanbieter. API-Schlüssel gelten weiter wie bisher. Die Teamseite zeigt, wer einen zweiten Schritt hat.
settings-security-own = Sie haben selbst keinen zweiten Schritt. Richten Sie einen ein, bevor Sie ihn von anderen verlangen.
settings-security-own-link = Zu Ihrem Konto

settings-signing-title = Unterschreiben
settings-signing-short = Was Empfänger dürfen
settings-signing-about = Was Empfänger außer Unterschreiben und Ablehnen dürfen.
settings-signing-delegate = Empfänger dürfen Dokumente weitergeben
settings-signing-delegate-help = Wer unterschreiben oder freigeben soll, darf jemand anderen an seiner Stelle benennen. Diese Person bekommt eine eigene Einladung, der Absender erfährt es, und das Protokoll hält es fest. Wer einen Link hat, kann die E-Mail ohnehin weiterleiten; so ist es nachvollziehbar.

## Aufbewahrung

settings-retention-title = Aufbewahrung
settings-retention-short = Wie lange fertige Dokumente bleiben
settings-retention-about = Der Datenschutz verlangt oft, zu löschen, was nicht mehr gebraucht wird. Hier entscheiden Sie, wann.
settings-retention-question = Was soll mit fertigen Dokumenten geschehen?
settings-retention-forever = Behalten, bis jemand sie löscht
settings-retention-days = Nach einiger Zeit löschen
settings-retention-how-many = Tage nach dem Ende
settings-retention-how-many-help = Gezählt ab dem Abschluss, der Ablehnung, dem Zurückziehen oder dem Ablauf eines Dokuments.
settings-retention-warning = Gelöschte Dokumente lassen sich nicht zurückholen
settings-retention-warning-what = Auch das versiegelte PDF, alle Antworten und angehängte Dateien werden gelöscht. Was geschah, bleibt im Aktivitätsprotokoll.
settings-retention-sure = { $days ->
    [one] Fertige Dokumente nach einem Tag löschen?
   *[other] Fertige Dokumente nach { $days } Tagen löschen?
}
settings-retention-sure-what = Ältere Dokumente werden innerhalb von Minuten endgültig gelöscht.
settings-retention-sure-action = Alte Dokumente löschen

## Einbetten

settings-embedding-title = Einbetten
settings-embedding-short = Auf der eigenen Website unterschreiben lassen
settings-embedding-about = Zeigen Sie Formulare und Unterschriftsseiten auf Ihrer eigenen Website, ohne Menschen anderswohin zu schicken.
settings-embedding-origins = Websites, die das dürfen
settings-embedding-origins-help = Die Adresse jeder Website ohne Pfad, etwa https://www.example.com. Browser zeigen Ihre Seiten auf diesen Websites und auf keinen anderen.
settings-embedding-origin = Website { $number }
settings-embedding-add = Website hinzufügen
settings-embedding-remove = Website { $number } entfernen
settings-embedding-snippet = Code für Ihre Website
settings-embedding-snippet-help = Setzen Sie dies dorthin, wo das Formular stehen soll. Anstelle der Worte in der zweiten Zeile kommt der Link eines Formulars oder einer Einladung.
settings-embedding-link-here = LINK DES FORMULARS

## Gefahrenbereich

settings-danger-title = Arbeitsbereich löschen
settings-danger-short = Alles darin, endgültig
settings-danger-about = Das kann niemand rückgängig machen, auch nicht der Betreiber dieses Dienstes.
settings-danger-heading = Diesen Arbeitsbereich löschen
settings-danger-what = Mit { $workspace } wird gelöscht:
settings-danger-documents = alle Vorlagen, Dokumente, versiegelten PDFs, hochgeladenen Dateien und das Aktivitätsprotokoll
settings-danger-people = die Konten von Personen, die in keinem anderen Arbeitsbereich sind
settings-danger-keys = alle API-Schlüssel und Webhooks; Programme damit werden sofort abgewiesen
settings-danger-links = alle Links zu Unterschriftsseiten und Formularen
settings-danger-before = Laden Sie vorher herunter, was Sie brauchen. Danach sind Sie abgemeldet.
settings-danger-delete = Arbeitsbereich löschen
settings-danger-sure = { $workspace } löschen?
settings-danger-sure-what = Alles darin wird endgültig gelöscht. Es gibt keinen Weg zurück.

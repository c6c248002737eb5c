# Dokumente: Liste, neu, senden, eines davon, viele auf einmal.

documents-title = Dokumente
documents-one = Dokument
documents-what = Alles, was aus Ihren Vorlagen entstanden ist, das Neueste zuerst.
documents-new = Neues Dokument
documents-bulk = An viele senden
documents-export-answers = Antworten exportieren
documents-yes = Ja
documents-no = Nein
documents-hash = Prüfsumme

## Die Liste

documents-search = Suche
documents-search-hint = Dokument oder Person
documents-filters = Filter
documents-filter-status = Stand
documents-filter-template = Vorlage
documents-filter-from = Erstellt ab
documents-filter-to = Erstellt bis
documents-filter-all = Alle
documents-filter-clear = Alle Filter entfernen
documents-status-waiting = Wartet auf jemanden
documents-mail-lost = E-Mail kam zurück
documents-mail-lost-of = E-Mail kam zurück: { $name }
documents-template-unknown = Andere Vorlage
documents-column-name = Name
documents-column-people = Personen
documents-people-more = und { $count } weitere
documents-column-status = Stand
documents-column-updated = Geändert
documents-column-created = Erstellt
documents-none = Noch keine Dokumente
documents-none-what = Ein Dokument entsteht aus einer Vorlage: Sie tragen ein, was Sie wissen; die Eingeladenen ergänzen den Rest und unterschreiben.
documents-none-action = Erstes Dokument erstellen
documents-none-found = Nichts gefunden
documents-none-found-what = Kein Dokument passt. Versuchen Sie es mit anderen Wörtern oder entfernen Sie die Filter.

## Ein neues Dokument

documents-new-title = Neues Dokument
documents-choose-template = Welche Vorlage möchten Sie verwenden?
documents-template-search = Vorlage suchen
documents-template-none-found = Keine Vorlage heißt so.
documents-template-changed = Geändert
documents-no-templates = Zuerst brauchen Sie eine Vorlage
documents-no-templates-what = Eine Vorlage ist der Text mit seinen Lücken. Nehmen Sie ein Beispiel, schreiben Sie selbst oder laden Sie ein PDF hoch.
documents-own-pdf = Eigenes PDF senden
documents-own-pdf-what = Hochladen, Stellen zum Ausfüllen und Unterschreiben markieren, senden.
documents-other-template = Andere Vorlage
documents-back-to-fields = Zurück zu den Feldern
documents-name = Name des Dokuments
documents-name-what = So nennen es Sie und die Eingeladenen. Bleibt das Feld leer, entsteht der Name aus Vorlage und Datum.
documents-name-needed = Bitte geben Sie einen Namen ein.
documents-values = Angaben
documents-values-required = Bitte füllen Sie aus, was mit * bezeichnet ist.
documents-values-none = Diese Vorlage hat keine Variablen.
documents-values-asked = Wonach andere gefragt werden
documents-value-asked-of = { $role } wird danach gefragt; Sie können es schon eintragen.
documents-value-asked-later = Danach wird gefragt, wer das Dokument ausfüllt.
documents-value-none = Bitte wählen
documents-value-currency = Währung von { $label }
documents-value-row = Zeile { $row }
documents-value-cell = { $column }, Zeile { $row }
documents-value-add-row = Zeile hinzufügen
documents-value-add-row-to = Zeile zu { $label } hinzufügen
documents-value-remove-row = Zeile { $row } entfernen
documents-value-picture = Bild wählen
documents-value-other-picture = Anderes Bild
documents-value-no-picture = Kein Bild
documents-value-wrong-number = Bitte geben Sie eine Zahl ein, etwa 12,50.
documents-value-wrong-decimals = Bitte geben Sie einen Betrag mit nicht mehr Nachkommastellen ein, als seine Währung hat, etwa 1500 oder 12,50.
documents-value-wrong-currency = Bitte geben Sie die drei Buchstaben einer Währung ein, etwa EUR.
documents-value-wrong-moment = Bitte geben Sie Datum und Uhrzeit ein.
documents-preview = Vorschau
documents-page-count = { $count ->
    [one] Eine Seite
   *[other] { $count } Seiten
}
documents-page-of = Seite { $page } von { $count }
documents-page-next = Nächste Seite
documents-page-before = Vorige Seite
documents-page-first = Die ersten { $count } werden gezeigt.
documents-warnings = Die Vorlage warnt
documents-make = Als Entwurf speichern
documents-make-and-send = Weiter zum Senden
documents-made = Dokument erstellt
documents-leave = Verlassen, ohne zu speichern?
documents-leave-what = Was Sie ausgefüllt haben, ist nicht gespeichert und ginge verloren.
documents-leave-action = Ohne Speichern verlassen
documents-signed-out = Was Sie eingegeben haben, ist noch da. Melden Sie sich in einem neuen Tab wieder an, kommen Sie hierher zurück und wählen Sie „{ $cancel }“, um weiterzumachen.
documents-signed-out-link = In einem neuen Tab anmelden
documents-missing-title = Einige Angaben fehlen
documents-missing = { $count ->
    [one] { $names } ist leer und bleibt im Dokument frei.
   *[other] Diese Angaben sind leer und bleiben im Dokument frei: { $names }.
}
documents-missing-action = Trotzdem weiter
documents-test-title = Einen Test an sich selbst senden
documents-test-what-title = Dies ist ein Test
documents-test-what = Beispielwerte sind eingetragen, wo wir welche haben. Im nächsten Schritt steht Ihre eigene Adresse anstelle der anderen; niemand sonst bekommt eine E-Mail.

## Senden

documents-send = Senden
documents-send-title = „{ $name }“ senden
documents-send-people = Personen
documents-send-in-turn = Sie werden nacheinander eingeladen: die Nächsten, wenn die davor fertig sind.
documents-send-at-once = Alle werden gleichzeitig eingeladen.
documents-send-step = Schritt { $step }
documents-send-person = Person { $number }
documents-kind-signer = unterschreibt
documents-kind-approver = gibt frei
documents-kind-viewer = bekommt eine Kopie
documents-send-email = E-Mail-Adresse
documents-send-name = Name
documents-send-more = Sprache, Reihenfolge, Zugangscode
documents-send-language = Sprache
documents-send-language-own = Die des Arbeitsbereichs
documents-send-turn = Reihenfolge
documents-send-code = Zugangscode
documents-send-code-what = Mit einem Zugangscode ist das Dokument erst nach dessen Eingabe zu sehen. Teilen Sie ihn selbst mit, nicht per E-Mail. 4 bis 64 Zeichen.
documents-send-add = Person hinzufügen
documents-send-add-to = Hinzufügen: { $role }
documents-send-remove = { $name } entfernen
documents-send-uninvited-title = Jemand fehlt
documents-send-uninvited = { $count ->
    [one] Niemand ist als { $roles } eingeladen. Diese Felder bleiben leer, und das Dokument wird ohne sie fertig.
   *[other] Niemand ist eingeladen als: { $roles }. Diese Felder bleiben leer, und das Dokument wird ohne sie fertig.
}
documents-send-without-title = Ohne { $roles } senden?
documents-send-without = Ohne senden
documents-send-without-not = Adresse ergänzen
documents-send-how = Wie kommen sie an den Link?
documents-send-by-mail = Per E-Mail
documents-send-by-mail-what = Wir laden sie ein und schicken ihnen die unterschriebene Kopie.
documents-send-by-mail-kept = Es ist kein Mailserver eingerichtet: Die Einladungen werden aufbewahrt, und niemand erhält eine. Geben Sie die Links selbst weiter, oder lassen Sie zuerst einen Mailserver einrichten.
documents-send-by-links = Ich gebe die Links selbst weiter
documents-send-by-links-what = Es geht keine E-Mail hinaus. Sie erhalten für jede Person einen Link zum Weitergeben.
documents-send-message = Nachricht
documents-send-message-what = Steht in der Einladung. Noch { $left } Zeichen.
documents-send-preview = Vorschau der E-Mail
documents-send-preview-for = So liest sie
documents-send-expires = Letzter Tag zum Unterschreiben
documents-send-expires-what = Nach diesem Tag kann niemand mehr unterschreiben. Leer: ohne Grenze.
documents-send-expired = Dieser Tag ist vorbei. Bitte wählen Sie einen späteren.
documents-send-return-offer = Zurück zu einer eigenen Seite führen
documents-send-return = Seite zum Zurückkehren
documents-send-return-what = Wer unterschrieben oder abgelehnt hat, findet eine Schaltfläche, die zu dieser Seite führt. Sie beginnt mit https://.
documents-send-return-known = Wer unterschrieben oder abgelehnt hat, findet eine Schaltfläche, die zu dieser Seite führt. Sie können eine andere angeben.
documents-send-nobody = Bitte geben Sie die Adresse von mindestens einer Person ein.
documents-send-email-wrong = Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel ana@example.com.
documents-send-later = Nicht jetzt
documents-send-now = { $count ->
    [0] Senden
    [one] An eine Person senden
   *[other] An { $count } Personen senden
}
documents-sent-mail = Die Einladungen sind unterwegs
documents-sent-kept = Die Einladungen sind aufbewahrt: Es ist kein Mailserver eingerichtet
documents-sent-links = Das Dokument kann unterschrieben werden

## Ein Dokument: wer

documents-people = Personen
documents-people-none = Noch niemand ist eingeladen.
documents-people-invite = Personen einladen
documents-progress = { $done } von { $count } unterschrieben
documents-progress-done = { $done } von { $count } fertig
documents-actions-of = Aktionen für { $name }
documents-has-code = Zugangscode
documents-no-mail = ohne E-Mail
documents-step-submitted = Unterschrieben
documents-step-submitted-approver = Freigegeben
documents-step-submitted-viewer = Gelesen
documents-step-declined = Abgelehnt
documents-step-consented = Stimmte dem elektronischen Unterschreiben zu
documents-step-consented-approver = Stimmte dem elektronischen Freigeben zu
documents-step-opened = Geöffnet
documents-step-invited = Eingeladen
documents-step-reminded = zuletzt erinnert
documents-step-none = Wird eingeladen, sobald die Reihe daran ist
documents-correct = Adresse, Namen oder Code berichtigen
documents-correct-what = Mit einer anderen Adresse gilt der alte Link nicht mehr, und eine neue Einladung geht hinaus.
documents-correct-action = Berichtigen
documents-corrected = Angaben geändert
documents-correct-code-keep = Zugangscode behalten
documents-correct-code-none = Kein Zugangscode
documents-correct-code-change = Neuen Zugangscode festlegen
documents-correct-code-remove = Zugangscode wegnehmen
documents-correct-code-new = Neuer Zugangscode
documents-correct-code-wrong = Bitte geben Sie 4 bis 64 Zeichen ein.
documents-correct-code-what = Der Link bleibt derselbe. Wer durch falsche Codes gesperrt war, kann es sofort wieder versuchen. Teilen Sie den Code selbst mit, nicht per E-Mail.
documents-undelivered = E-Mail nicht zustellbar
documents-undelivered-unknown = Dieses Postfach gibt es nicht: Vielleicht ist die Adresse falsch geschrieben oder nicht mehr in Gebrauch.
documents-undelivered-full = Das Postfach ist voll.
documents-undelivered-refused = Der Mailserver dort nimmt keine E-Mails von hier an.
documents-undelivered-unreachable = Der Mailserver dort war nicht zu erreichen.
documents-undelivered-ours = Unser eigener Mailserver nimmt keine E-Mails von diesem Dienst an. Die Adresse kann richtig sein; bitte sagen Sie der Administration Bescheid.
documents-undelivered-other = Der Mailserver dort hat die E-Mail nicht angenommen.
documents-undelivered-said = Was der Mailserver sagte
documents-undelivered-correct = Adresse berichtigen
documents-lost = Die E-Mail an { $names } kam zurück
documents-lost-what = Dort weiß also noch niemand von dem Dokument. Berichtigen Sie die Adresse, oder erstellen Sie einen Link zum Unterschreiben und geben Sie ihn selbst weiter.
documents-link = Link zum Unterschreiben erstellen
documents-links = Links zum Unterschreiben erstellen
documents-link-what = { $count ->
    [one] Für { $names } entsteht ein neuer Link, den Sie weitergeben können.
   *[other] Es entstehen neue Links, die Sie weitergeben können an: { $names }.
}
documents-link-old = Früher verschickte Links gelten dann nicht mehr.
documents-link-action = { $count ->
    [one] Link erstellen
   *[other] Links erstellen
}
documents-link-once = Jetzt kopieren
documents-link-once-what = Wer den Link hat, kann damit unterschreiben; geben Sie ihn also nur dieser Person. Er wird nicht noch einmal gezeigt; Sie können jederzeit einen neuen erstellen.
documents-link-until = Gilt bis

## Ein Dokument: was darin steht

documents-answers = Was eingetragen wurde
documents-answers-none = Noch ist nichts eingetragen.
documents-answers-before = Vorab eingetragen
documents-answers-anybody = Ohne Rolle
documents-signed = unterschrieben
documents-file = Datei herunterladen
documents-pages = Seiten
documents-pages-all = Alle Seiten zeigen
documents-facts = Angaben
documents-fact-created = Erstellt
documents-fact-completed = Abgeschlossen
documents-fact-expires = Kann unterschrieben werden bis
documents-fact-never = Ohne Grenze
documents-fact-template = Vorlage
documents-fact-reminders = Automatische Erinnerungen
documents-fact-reminders-off = Aus
documents-fact-next = Nächste:
documents-fact-return = Seite zum Zurückkehren
documents-fact-external = Ihr Zeichen

## Ein Dokument: das Siegel

documents-seal-done = Versiegelt
documents-seal-waiting = Das Siegel entsteht
documents-seal-waiting-what = Alle haben unterschrieben. Das versiegelte PDF ist meist in wenigen Sekunden da.
documents-seal-none = Noch nicht versiegelt
documents-seal-none-what = Haben alle unterschrieben, wird das PDF versiegelt, sodass jede spätere Änderung auffällt.
documents-seal-what = Jede Änderung am PDF nach diesem Zeitpunkt fällt auf.
documents-seal-level-b = Es ist mit dem Zertifikat dieses Dienstes unterzeichnet.
documents-seal-level-t = Es ist mit dem Zertifikat dieses Dienstes unterzeichnet, und eine unabhängige Stelle bestätigt die Zeit.
documents-seal-level-lt = Es ist unterzeichnet, eine unabhängige Stelle bestätigt die Zeit, und alles zum späteren Prüfen ist enthalten.
documents-seal-level-lta = Es ist unterzeichnet, eine unabhängige Stelle bestätigt die Zeit, und es bleibt viele Jahre prüfbar.
documents-seal-level = Stufe
documents-seal-hash = Fingerabdruck (SHA-256)
documents-seal-verify = Ein PDF selbst prüfen

## Ein Dokument: was geschah

documents-timeline = Verlauf
documents-timeline-live = live
documents-timeline-lost = verbindet neu …
documents-timeline-failed = Der Verlauf kann gerade nicht gezeigt werden
documents-timeline-more = Einzelheiten
documents-timeline-less = Weniger
documents-timeline-about = zu: { $what }
documents-timeline-ip = Von der Adresse
documents-timeline-hash = Glied { $number } der Prüfkette:
documents-actor-system = Der Dienst
documents-actor-key = API-Schlüssel
documents-event-created = Das Dokument wurde erstellt
documents-event-changed = Das Dokument wurde geändert
documents-event-renamed = Das Dokument wurde umbenannt
documents-event-values = Werte wurden geändert: { $names }
documents-event-labels = Ihr Zeichen oder eigene Daten wurden geändert
documents-event-deleted = Das Dokument wurde gelöscht
documents-event-sent = { $count ->
    [one] An eine Person gesendet
   *[other] An { $count } Personen gesendet
}
documents-event-first-opened = Zum ersten Mal geöffnet
documents-event-completed = Von allen abgeschlossen
documents-event-declined = Das Dokument ist abgelehnt
documents-event-voided = Das Dokument wurde zurückgezogen
documents-event-expired = Die Zeit zum Unterschreiben ist um
documents-event-sealed = Das PDF wurde versiegelt
documents-event-downloaded = Das PDF wurde heruntergeladen
documents-event-invited = { $email } wurde eingeladen
documents-event-opened = { $email } hat das Dokument geöffnet
documents-event-consented = { $email } stimmte dem elektronischen Unterschreiben zu
documents-event-consented-approver = { $email } stimmte dem elektronischen Freigeben zu
documents-event-submitted = { $email } hat unterschrieben
documents-event-submitted-approver = { $email } hat freigegeben
documents-event-refused = { $email } hat abgelehnt
documents-event-delegated = { $from } gab es an { $to } weiter
documents-event-reminded = { $email } wurde erinnert
documents-event-code-refused = Am Link von { $email } wurde ein falscher Zugangscode eingegeben
documents-event-erased = Personenbezogene Daten wurden gelöscht
documents-event-link = Ein neuer Link für { $email } wurde erstellt
documents-event-corrected = Die Angaben zu { $email } wurden berichtigt
documents-event-undelivered = E-Mail an { $email } war nicht zustellbar
documents-event-reminders-on = Automatische Erinnerungen wurden eingeschaltet
documents-event-reminders-off = Automatische Erinnerungen wurden ausgeschaltet
documents-event-time = Die Zeit zum Unterschreiben wurde geändert

## Ein Dokument: was zu tun ist

documents-remind = Jetzt erinnern
documents-remind-again = Nochmals erinnern
documents-remind-last = zuletzt { $when }
documents-remind-sure = Nochmals erinnern?
documents-remind-sure-what = Die letzte Erinnerung ging { $when } hinaus. Eine weitere E-Mail ginge an { $names }.
documents-reminded = { $count ->
    [one] Eine Erinnerung ist unterwegs
   *[other] { $count } Erinnerungen sind unterwegs
}
documents-reminded-kept = Die Erinnerung ist aufbewahrt: Es ist kein Mailserver eingerichtet
documents-reminders = Automatische Erinnerungen
documents-reminders-what = Wer an der Reihe ist, bekommt eine E-Mail, bis alles erledigt ist. Wer keine Erinnerungen möchte, kann sie in der E-Mail abbestellen.
documents-reminders-enabled = Erinnerungen senden
documents-reminders-cadence = Wie oft
documents-reminders-on = Ab jetzt wird erinnert
documents-reminders-off = Es wird nicht mehr erinnert
documents-cadence = { $days ->
    [one] Jeden Tag
   *[other] Alle { $days } Tage
}
documents-expiry = Letzten Tag ändern
documents-expiry-in = In { $days } Tagen
documents-expiry-saved = Der letzte Tag ist geändert
documents-rename = Umbenennen
documents-edit-values = Angaben ändern
documents-edit-values-out = Das Dokument ist schon unterwegs: Die Eingeladenen werden sehen, was Sie ändern.
documents-edit-values-signed = Es wurde schon unterschrieben; ändern lässt sich nur noch, was andere erst ausfüllen sollen. Für alles andere ziehen Sie das Dokument zurück und senden Sie ein neues.
documents-again = Neues Dokument wie dieses
documents-again-title = Wie „{ $name }“
documents-again-what = Was Sie dort eingetragen hatten, steht hier wieder; ändern Sie, was Sie möchten. Wer eingeladen war, wird beim Senden vorgeschlagen. Antworten und Unterschriften werden nicht übernommen.
documents-invite-more = Weitere Personen einladen
documents-pdf = PDF herunterladen
documents-trail = Prüfprotokoll
documents-trail-pdf = Prüfprotokoll als PDF
documents-bundle = Alles als ZIP
documents-void = Zurückziehen
documents-void-title = Dieses Dokument zurückziehen?
documents-void-what = Niemand kann „{ $name }“ mehr unterschreiben, und alle Eingeladenen erfahren es. Das lässt sich nicht rückgängig machen.
documents-void-reason = Grund
documents-void-reason-what = Die Eingeladenen lesen ihn. Sie können das Feld leer lassen.
documents-void-action = Dokument zurückziehen
documents-voided = Das Dokument ist zurückgezogen
documents-delete-title = Dieses Dokument löschen?
documents-delete = „{ $name }“ wird endgültig gelöscht, mit allen Angaben und dem PDF. Das lässt sich nicht rückgängig machen.
documents-delete-out = „{ $name }“ liegt gerade zum Unterschreiben vor. Es wird endgültig gelöscht, mit allen Angaben, und die Links gelten nicht mehr. Das lässt sich nicht rückgängig machen.
documents-delete-action = Endgültig löschen
documents-deleted = Das Dokument ist gelöscht
documents-end-declined = { $name } hat abgelehnt
documents-end-voided = Dieses Dokument wurde zurückgezogen
documents-end-expired = Die Zeit zum Unterschreiben ist um
documents-end-reason = Grund:
documents-end-no-reason = Niemand kann es mehr unterschreiben.

## Viele auf einmal

documents-bulk-what = Eine Tabelle, ein Dokument je Zeile: in einem Zug erstellt, ausgefüllt und gesendet.
documents-bulk-step-file = Ihre Tabelle
documents-bulk-step-file-what = Für die Vorlage „{ $name }“. Die erste Zeile nennt die Spalten; bis zu { $most } Zeilen.
documents-bulk-drop = Legen Sie eine CSV-Datei hier ab. Jede Tabellenkalkulation kann eine speichern.
documents-bulk-file = Datei wählen
documents-bulk-other-file = Andere Datei wählen
documents-bulk-example = Leere Tabelle herunterladen
documents-bulk-example-name = tabelle
documents-bulk-unreadable = Diese Datei ist nicht lesbar
documents-bulk-unreadable-empty = Sie ist leer.
documents-bulk-unreadable-no-rows = Sie hat nur eine Zeile. Die erste Zeile nennt die Spalten, jede weitere ist ein Dokument.
documents-bulk-unreadable-open-quote = Ein Anführungszeichen wird geöffnet und nie geschlossen. Speichern Sie die Tabelle noch einmal als CSV.
documents-bulk-unreadable-spreadsheet = Dies ist eine Arbeitsmappe. Speichern Sie sie als CSV: in der Tabellenkalkulation „Speichern unter“, dann „CSV“.
documents-bulk-unreadable-large = Sie ist größer als 10 MB.
documents-bulk-step-columns = Was die Spalten bedeuten
documents-bulk-step-columns-what = Wir haben es aus den Namen geraten. Unter jedem steht der erste Wert.
documents-bulk-column = Spalte { $number }
documents-bulk-ignored = Nicht verwenden
documents-bulk-email-of = { $role }: E-Mail-Adresse
documents-bulk-name-of = { $role }: Name
documents-bulk-no-email = Keine Spalte enthält E-Mail-Adressen
documents-bulk-no-email-what = Die Dokumente entstehen als Entwürfe, und niemand wird eingeladen.
documents-bulk-unmapped = In allen Dokumenten frei: { $names }
documents-bulk-order = Welcher Tag ist { $day }?
documents-bulk-order-day-first = Tag, Monat, Jahr
documents-bulk-order-month-first = Monat, Tag, Jahr
documents-bulk-step-rows = Zeilen prüfen
documents-bulk-step-rows-what = So haben wir Ihre Tabelle verstanden. Noch ist nichts gesendet.
documents-bulk-rows = Zeilen der Tabelle
documents-bulk-written = In Ihrer Tabelle:
documents-bulk-line = Zeile
documents-bulk-good = { $count ->
    [one] Eine Zeile ist gut
   *[other] { $count } Zeilen sind gut
}
documents-bulk-faulty = { $count ->
    [one] Eine Zeile braucht eine Korrektur
   *[other] { $count } Zeilen brauchen eine Korrektur
}
documents-bulk-only-faulty = Nur Zeilen, die eine Korrektur brauchen
documents-bulk-shown = { $shown } von { $count } Zeilen
documents-bulk-repeated = { $count ->
    [one] Eine Zeile sagt genau dasselbe wie eine frühere
   *[other] { $count } Zeilen sagen genau dasselbe wie eine frühere
}
documents-bulk-repeated-lines = Jede davon wird ein eigenes Dokument. Zeilen: { $lines }
documents-bulk-same-as = Genau wie Zeile { $line }
documents-bulk-wrong-number = { $place }: keine Zahl
documents-bulk-wrong-currency = { $place }: kein Betrag in { $options }
documents-bulk-wrong-code = { $place }: Nennen Sie die Währung mit ihren drei Buchstaben, wie in 500 USD
documents-bulk-wrong-decimals = { $place }: mehr Nachkommastellen, als { $options } hat; schreiben Sie den Betrag ohne Zeichen zwischen den Tausendern
documents-bulk-wrong-date = { $place }: kein Datum wie 2026-11-14 oder 14.11.2026
documents-bulk-wrong-order = { $place }: Wählen Sie oben, ob Tag oder Monat zuerst steht
documents-bulk-wrong-moment = { $place }: keine Zeitangabe wie 2026-11-14 09:30
documents-bulk-wrong-boolean = { $place }: weder Ja noch Nein
documents-bulk-wrong-choice = { $place }: keines von { $options }
documents-bulk-wrong-email = { $place }: keine E-Mail-Adresse
documents-bulk-wrong-nobody = Keine E-Mail-Adresse; niemand würde eingeladen
documents-bulk-wrong-uninvited = { $place }: leer; das Dokument würde ohne die Unterschrift von { $options } fertig
documents-bulk-wrong-empty = { $place }: leer, wird aber gebraucht
documents-bulk-step-send = Senden
documents-bulk-leave-out = { $count ->
    [one] Die Zeile auslassen, die eine Korrektur braucht
   *[other] Die { $count } Zeilen auslassen, die eine Korrektur brauchen
}
documents-bulk-not-yet = Berichtigen Sie die Zeilen in Ihrer Datei und wählen Sie sie erneut, oder lassen Sie sie aus.
documents-bulk-too-many = Höchstens { $most } Dokumente gehen auf einmal; dies sind { $count }. Teilen Sie die Tabelle.
documents-bulk-send = { $count ->
    [one] Ein Dokument senden
   *[other] { $count } Dokumente senden
}
documents-bulk-make = { $count ->
    [one] Einen Entwurf erstellen
   *[other] { $count } Entwürfe erstellen
}
documents-bulk-confirm-title = { $count ->
    [one] Ein Dokument?
   *[other] { $count } Dokumente?
}
documents-bulk-confirm-mail = Dokumente aus „{ $name }“: { $count }. Per E-Mail eingeladene Personen: { $people }, jede, sobald sie an der Reihe ist. Einladungen lassen sich nicht zurückholen.
documents-bulk-confirm-links = Dokumente aus „{ $name }“: { $count }. Personen: { $people }. Es geht keine E-Mail hinaus; die Links finden Sie auf den Seiten der Dokumente.
documents-bulk-confirm-drafts = { $count ->
    [one] Aus „{ $name }“ entsteht ein Entwurf. Niemand wird eingeladen.
   *[other] Aus „{ $name }“ entstehen { $count } Entwürfe. Niemand wird eingeladen.
}
documents-bulk-confirm = { $count ->
    [one] Ja, dieses
   *[other] Ja, alle { $count }
}
documents-bulk-running = Die Dokumente entstehen
documents-bulk-over = Fertig
documents-bulk-done = { $done } von { $count } Dokumenten erstellt
documents-bulk-leave = Sie können diese Seite verlassen: Die Arbeit geht weiter, und die Dokumente erscheinen in Ihrer Liste.
documents-bulk-all-good = Alle Dokumente sind erstellt
documents-bulk-all-good-what = Sie finden sie in Ihrer Liste.
documents-bulk-failed = { $count ->
    [one] Ein Dokument konnte nicht erstellt werden
   *[other] { $count } Dokumente konnten nicht erstellt werden
}
documents-bulk-why = Was falsch war
documents-bulk-failures = Diese Zeilen als CSV herunterladen
documents-bulk-failures-name = zeilen-zu-berichtigen
documents-bulk-look = Dokumente ansehen
documents-bulk-again = Weitere Tabelle senden

# Where no mail server is set.
documents-kept = Es ist kein Mailserver eingerichtet
documents-kept-what = Deshalb bewahrt dieser Dienst seine E-Mails auf und verschickt keine.
documents-kept-open = Die E-Mail an { $recipient } öffnen
documents-kept-more = { $count ->
    [one] und eine weitere im E-Mail-Protokoll
   *[other] und { $count } weitere im E-Mail-Protokoll
}

documents-template-unpublished = Die Vorlage hat unveröffentlichte Änderungen
documents-template-unpublished-what = Das Dokument entsteht aus der Version, die am { $when } veröffentlicht wurde, ohne diese Änderungen.
documents-template-empty = Die Vorlage ist noch leer
documents-template-empty-what = Es ist noch nichts veröffentlicht, das Dokument wäre also eine leere Seite. Öffnen Sie die Vorlage, schreiben Sie sie und veröffentlichen Sie sie zuerst.
documents-template-open = Vorlage öffnen

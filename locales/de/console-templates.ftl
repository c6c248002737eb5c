# Vorlagen: die Liste, das Anlegen, die Übersicht und das Platzieren von Feldern auf einer hochgeladenen PDF-Datei.

## The list

templates-title = Vorlagen
templates-one = Vorlage
templates-what = Woraus Dokumente entstehen: Texte, Variablen und die Felder, die ausgefüllt und unterschrieben werden.
templates-new = Neue Vorlage
templates-search = Vorlagen nach Namen suchen
templates-search-clear = Suche leeren
templates-name = Name
templates-labels = Etiketten
templates-labels-none = Noch keine Etiketten
templates-labels-edit = Etiketten ändern
templates-labels-of = Etiketten von { $name }
templates-labels-help = Tippen Sie ein Wort und drücken Sie die Eingabetaste.
templates-changed = Geändert
templates-public-link = Öffentlicher Link
templates-public = Öffentlich
templates-not-public = Aus
templates-actions-of = Aktionen für { $name }
templates-use = Neues Dokument
templates-duplicate = Duplizieren
templates-export-answers = Antworten exportieren
templates-copy-of = Kopie von { $name }
templates-duplicated = Dies ist eine Kopie von { $name }.
templates-duplicate-failed = Die Vorlage konnte nicht dupliziert werden
templates-delete-title = { $name } löschen?
templates-delete-body = Die Vorlage und alle ihre Versionen werden endgültig gelöscht. Bereits daraus erstellte Dokumente bleiben, wie sie sind.
templates-deleted = { $name } wurde gelöscht.
templates-delete-failed = Die Vorlage konnte nicht gelöscht werden
templates-empty = Noch keine Vorlagen
templates-empty-what = Eine Vorlage schreiben Sie einmal und verwenden sie immer wieder. Am schnellsten geht es, wenn Sie ein Beispiel nehmen und anpassen.
templates-start-example = Mit einem Beispiel beginnen
templates-upload-pdf = PDF hochladen
templates-none-found = Keine Vorlage passt
templates-none-found-what = Versuchen Sie ein anderes Wort oder zeigen Sie wieder alle Vorlagen.
templates-show-all = Alle anzeigen

## Making one

templates-new-what = Wählen Sie, womit Sie beginnen. Alles lässt sich später ändern.
templates-way-example = Aus einem Beispiel
templates-way-blank = Leer
templates-way-markdown = Aus Markdown
templates-way-pdf = Aus einer PDF-Datei
templates-example-use = Dieses Beispiel verwenden
templates-example-mutual-nda = Zwei Parteien versprechen einander, Erfahrenes geheim zu halten. Beide unterschreiben gleichzeitig.
templates-example-offer-letter = Bietet eine Stelle an, mit dem Gehalt in Worten und einer Liste der Leistungen. Die Bewerberin oder der Bewerber nimmt an und unterschreibt.
templates-example-invoice = Zeilen mit Mengen und Preisen, genaue Summen, Steuern nach Satz und ein Rabatt. Die Kundschaft gibt sie frei.
templates-example-lease = Ein Mietvertrag für eine Wohnung; Kaution, Daten und Verlängerung werden berechnet. Mietende und Vermietende unterschreiben, die Verwaltung erhält eine Kopie.
templates-example-consent-form = Einwilligung zur Teilnahme an einer Studie: Kästchen zum Ankreuzen und eine Frage, die von einer anderen abhängt.
templates-example-purchase-order = Eine Bestellung mit Zeilen und Summen. Ab einer Grenze unterschreibt eine zweite Person, bevor sie an den Lieferanten geht.
templates-example-statement-of-work = Beschreibt ein Projekt: was geliefert wird, wann und für welches Honorar, zum Festpreis oder nach Zeit.
templates-example-certificate = Eine Urkunde im Querformat mit großer Schrift und einem Bild, unterschrieben von Lehrkraft und Leitung.
templates-example-arabic-contract = Ein Dienstleistungsvertrag auf Arabisch, auf einer Seite, die von rechts nach links läuft.
templates-example-uploaded-pdf = Ein Formular, das anderswo als PDF entstanden ist. Auf seinen Seiten wurden Felder platziert.
templates-name-help = Ihr Team sieht ihn in Listen. Er lässt sich später ändern.
templates-name-missing = Geben Sie einen Namen ein.
templates-blank-create = Anlegen und Editor öffnen
templates-create = Vorlage anlegen
templates-choose-file = Datei wählen
templates-unnamed = Vorlage ohne Titel
templates-markdown-drop = Ziehen Sie eine Markdown-Datei hierher oder tippen Sie unten
templates-markdown-text = Text in Markdown
templates-markdown-missing = Tippen oder fügen Sie zuerst einen Text ein.
templates-markdown-unreadable = { $file } ist keine Textdatei. Wählen Sie eine Datei, die ein Texteditor öffnen kann.
templates-markdown-name-help = Bleibt das Feld leer, wird die erste Überschrift zum Namen.
templates-markdown-marks = Neben Markdown können Sie schreiben:
templates-markdown-variable = ein Wert, den jedes Dokument einsetzt
templates-markdown-if = ein Teil, der nur unter einer Bedingung gedruckt wird
templates-markdown-each = ein Teil, der für jeden Eintrag einer Liste wiederholt wird
templates-send-pdf = PDF senden
templates-send-pdf-what = Laden Sie es hoch, markieren Sie, wo ausgefüllt und unterschrieben wird, und senden Sie es.
templates-send-pdf-back = Neues Dokument
templates-pdf-drop = Ziehen Sie eine PDF-Datei hierher
templates-pdf-help = Die Seiten bleiben, wie sie sind; Sie platzieren Felder darauf.
templates-pdf-other = Diese Datei ist kein PDF. Speichern Sie sie zuerst als PDF und wählen Sie dieses.
templates-pdf-failed = Die Datei konnte nicht übernommen werden
templates-pages = { $count ->
    [one] Eine Seite
   *[other] { $count } Seiten
}
templates-pdf-found = { $count ->
    [one] Das Formularfeld der PDF-Datei übernehmen
   *[other] Die { $count } Formularfelder der PDF-Datei übernehmen
}
templates-pdf-found-help = Sie werden zu Feldern der ersten unterzeichnenden Person. Auswahllisten werden zu Textfeldern.
templates-once-keep-too = Als Vorlage für das nächste Mal behalten
templates-once-keep-too-help = Sonst ist es nur für dieses eine Dokument da und verschwindet mit ihm.
templates-once = Nur für ein Dokument
templates-once-what = Sie steht nicht in der Liste der Vorlagen. Sie wird einen Tag, nachdem das letzte Dokument aus ihr gelöscht wurde, selbst gelöscht – oder, solange es kein Dokument gibt, nach 30 Tagen, an denen niemand an ihr gearbeitet hat.
templates-once-keep = Als Vorlage behalten
templates-once-kept = Sie steht jetzt in der Liste der Vorlagen
templates-pdf-create = Anlegen und Felder platzieren
templates-first-role = Unterzeichner

## The overview

templates-place = Felder platzieren
templates-rename = Umbenennen
templates-about = Auf einen Blick
templates-documents = Daraus erstellte Dokumente
templates-form = Wer was ausfüllt
templates-form-empty = Noch muss niemand etwas ausfüllen oder unterschreiben. Bearbeiten Sie die Vorlage, um Personen und Felder hinzuzufügen.
templates-no-role = Alle
templates-role-empty = Keine Felder
templates-required = Pflicht
templates-step = Schritt { $order }
templates-kind-signer = Unterschreibt
templates-kind-approver = Gibt frei
templates-kind-viewer = Erhält eine Kopie
templates-fields-all = { $count ->
    [one] Das Feld anzeigen
   *[other] Alle { $count } Felder anzeigen
}
templates-page-picture = Seite { $page } von { $name }
templates-page-of = Seite { $page } von { $count }
templates-page-before = Vorige Seite
templates-page-next = Nächste Seite
templates-public-switch = Wer den Link hat, kann sie ausfüllen
templates-public-help = Jedes Ausfüllen ergibt ein Dokument. Wer ausfüllt, übernimmt die erste Rolle.
templates-public-login = Nur Mitglieder dieses Arbeitsbereichs
templates-public-login-help = Sie müssen sich zuerst anmelden.
templates-public-no-fields = Es gibt noch nichts auszufüllen: Die öffentliche Seite wäre nur zum Lesen.
templates-public-others-title = Hier können nicht alle unterschreiben
templates-public-others = Wer die öffentliche Seite ausfüllt, unterschreibt als { $role }, und damit ist das Dokument fertig. Niemand wird gebeten, als { $others } zu handeln. Sollen alle unterschreiben, erstellen Sie ein Dokument und senden Sie es.
templates-public-others-action = Trotzdem öffnen
templates-public-address = Adresse
templates-qr-alt = QR-Code, der zu { $name } führt
templates-qr-help = Zum Drucken oder Zeigen: Eine Kamera öffnet die Seite.
templates-qr-download = Als SVG herunterladen
templates-embed = Auf Ihrer Website
templates-embed-element = Element
templates-embed-frame = Rahmen
templates-embed-help = Ihre Website muss in den Einstellungen des Arbeitsbereichs zu den erlaubten Seiten gehören.
templates-versions = Versionen
templates-versions-all = Jede Version zeigen
templates-version = Version { $number }
templates-version-now = aktuell
templates-version-look = Ansehen
templates-version-look-at = Ansehen: Version { $number }
templates-version-restore = Diese Version wiederherstellen
templates-version-restore-help = Sie wird zur neuesten Version; nichts geht verloren.
templates-version-restored = Version { $number } ist wiederhergestellt.

## Types of fields

templates-type-signature = Unterschrift
templates-type-initials = Kürzel
templates-type-fullName = Voller Name
templates-type-signedDate = Datum der Unterschrift
templates-type-text = Text
templates-type-multiline = Mehrere Zeilen
templates-type-number = Zahl
templates-type-money = Betrag
templates-type-date = Datum
templates-type-email = E-Mail
templates-type-phone = Telefon
templates-type-checkbox = Kästchen
templates-type-radio = Auswahl
templates-type-select = Liste
templates-type-multiselect = Mehrfachauswahl
templates-type-file = Datei
templates-type-image = Bild

## Placing fields

templates-place-back = Zurück zur Vorlage
templates-place-done = Fertig
templates-place-pages = Seiten
templates-place-panel = Eigenschaften
templates-place-empty = Ziehen Sie ein Feld auf die Seite oder wählen Sie eines, um es hier hinzuzufügen.
templates-place-keys = Pfeiltasten verschieben das Feld, mit der Umschalttaste in größeren Schritten, mit Alt ändern sie die Größe. Die Leertaste nimmt es in die Auswahl auf, die Eingabetaste öffnet die Eigenschaften, Entf löscht es.
templates-palette = Felder
templates-palette-signing = Zum Unterschreiben
templates-palette-filling = Zum Ausfüllen
templates-tab-field = Feld
templates-tab-roles = Personen
templates-redo = Wiederholen
templates-choose-all = Alle Felder auswählen
templates-save-now = Jetzt speichern
templates-zoom-in = Größer
templates-zoom-out = Kleiner
templates-align = Ausrichten
templates-align-several = Ausrichten: Wählen Sie zuerst mehrere Felder
templates-align-left = Linke Kanten
templates-align-right = Rechte Kanten
templates-align-top = Obere Kanten
templates-align-bottom = Untere Kanten
templates-align-size = Gleiche Größe
templates-align-across = Gleiche Abstände nebeneinander
templates-align-down = Gleiche Abstände untereinander
templates-all-pages = Auf alle Seiten kopieren
templates-nothing-chosen = Wählen Sie ein Feld auf der Seite, um seine Eigenschaften zu sehen, oder fügen Sie eines hinzu.
templates-chosen = { $count ->
    [one] Ein Feld
   *[other] { $count } Felder ausgewählt
}
templates-field-add = Feld hinzufügen
templates-field-told = { $name }, { $type }, { $role }
templates-field-wrong = { $told }, muss korrigiert werden
templates-field-label = Wonach es fragt
templates-field-label-help = Sieht, wer es ausfüllt.
templates-field-role = Ausgefüllt von
templates-field-required = Muss ausgefüllt werden
templates-field-help = Hilfetext
templates-field-options = Auswahlmöglichkeiten
templates-field-options-help = Je Zeile eine.
templates-option = Möglichkeit { $count }
templates-field-more = Mehr
templates-field-when = Nur zeigen, wenn
templates-field-when-help = Eine Bedingung, zum Beispiel: agree == true
templates-field-variable = Vorab ausgefüllt aus
templates-field-variable-help = Mit einer Variablen kann es schon beim Versenden ausgefüllt werden.
templates-field-variable-new = Neue Variable
templates-field-variable-none = Nichts
templates-field-read-only = Zeigt nur seinen Wert
templates-field-id = Name für Programme
templates-field-id-help = Buchstaben und Ziffern. Bedingungen und die API verwenden ihn.
templates-field-place = Position
templates-field-page = Seite
templates-field-x = Von links (mm)
templates-field-y = Von oben (mm)
templates-field-width = Breite (mm)
templates-field-height = Höhe (mm)
templates-rules = Regeln für die Antwort
templates-rule-min = Mindestens
templates-rule-max = Höchstens
templates-rule-minLength = Wenigste Zeichen
templates-rule-maxLength = Meiste Zeichen
templates-rule-min-day = Frühester Tag
templates-rule-max-day = Spätester Tag
templates-rule-pattern = Muster
templates-rule-pattern-help = Ein regulärer Ausdruck, dem die ganze Antwort entsprechen muss.
templates-rule-message = Hinweis, wenn nicht
templates-roles-help = Jede Person hat eine Farbe. Wer denselben Schritt hat, ist gleichzeitig an der Reihe.
templates-role-name = Name der Rolle
templates-role-kind = Aufgabe
templates-role-order = Schritt
templates-role-remove = { $name } entfernen
templates-role-add = Person hinzufügen
templates-role-new = Person { $count }
templates-role-of-new = Neue Felder sind für
templates-role-fields = { $count ->
    [one] Ein Feld
   *[other] { $count } Felder
}

## What is said of changes to those who do not see them

templates-said-place = { $name }: Seite { $page }, { $left } mm von links, { $top } mm von oben, { $width } mal { $height } mm
templates-said-added = { $name } auf Seite { $page } hinzugefügt
templates-said-removed = { $count ->
    [one] Feld gelöscht
   *[other] { $count } Felder gelöscht
}
templates-said-duplicated = { $count ->
    [one] Feld dupliziert
   *[other] { $count } Felder dupliziert
}
templates-said-aligned = { $count ->
    [one] Feld ausgerichtet
   *[other] { $count } Felder ausgerichtet
}
templates-said-all-pages = Auf alle { $count } Seiten kopiert
templates-said-undone = Rückgängig gemacht
templates-said-redone = Wiederholt

## Saving

templates-saving = Speichert …
templates-save-failed = Nicht gespeichert, neuer Versuch folgt
templates-save-held = Nicht gespeichert
templates-refused = Das lässt sich noch nicht speichern
templates-conflict = Jemand anderes hat diese Felder geändert
templates-conflict-what = Übernehmen Sie den anderen Stand oder speichern Sie Ihren darüber. Was dort noch nicht veröffentlicht ist, geht dann verloren.
templates-conflict-theirs = Anderen Stand übernehmen
templates-conflict-mine = Meinen speichern
templates-kept = Hier gibt es Änderungen, die nie gespeichert wurden
templates-kept-what = Sie wurden am { $when } in diesem Browser vorgenommen.
templates-kept-take = Damit weiterarbeiten
templates-kept-drop = Verwerfen
templates-leave = Ohne Speichern verlassen?
templates-leave-what = Ihre letzten Änderungen sind nicht gespeichert und gingen verloren.
templates-leave-action = Verlassen

templates-unpublished = Unveröffentlichte Änderungen
templates-unpublished-when = Unveröffentlichte Änderungen – Dokumente entstehen weiterhin aus der Version vom { $when }.
templates-unpublished-by = Zuletzt geändert von { $who }, { $when }.
templates-unpublished-what = Aus dem, was Sie hier sehen, entstehen Dokumente. { $who } hat seither an der Vorlage geschrieben, zuletzt am { $when }.
templates-unpublished-look = Änderungen ansehen
templates-published = Veröffentlicht – Dokumente entstehen aus dem, was Sie hier sehen.
templates-publish = Veröffentlichen
templates-publish-send = Weiter zum Senden
templates-publish-send-what = Markieren Sie, wo ausgefüllt und unterschrieben wird, und gehen Sie dann weiter.
templates-publish-state = Woraus Dokumente entstehen
templates-publish-first = Noch nicht veröffentlicht – ein Dokument wäre jetzt leer.
templates-publish-empty = Diese Vorlage ist noch leer.
templates-publish-done = Veröffentlicht. Neue Dokumente entstehen daraus.
templates-discard = Änderungen verwerfen
templates-discard-title = Unveröffentlichte Änderungen verwerfen?
templates-discard-what = Die Vorlage wird wieder zur Version vom { $when }. Was seither geschrieben wurde, geht für alle verloren, die daran arbeiten.
templates-discard-empty = Die Vorlage ist wieder leer. Was bisher geschrieben wurde, geht für alle verloren, die daran arbeiten.
templates-discarded = Die Änderungen wurden verworfen.
templates-overtaken = Die Vorlage wurde inzwischen geändert
templates-overtaken-what = Am { $when } wurde eine andere Version veröffentlicht, etwa von einem Programm. Was Sie sehen, enthält sie nicht. Veröffentlichen Sie, um sie zu ersetzen, oder verwerfen Sie Ihre Änderungen, um von ihr aus weiterzuarbeiten.
templates-overtaken-title = Die andere Version ersetzen?
templates-overtaken-sure = Die Version vom { $when } geht nicht in Ihre ein; sie bleibt unter den Versionen erhalten.
templates-exchange = Neueres PDF unter die Felder legen
templates-exchange-title = { $count ->
    [one] Ein Feld entfernen?
   *[other] { $count } Felder entfernen?
}
templates-exchange-what = { $pages ->
    [one] Das neue PDF hat eine Seite.
   *[other] Das neue PDF hat { $pages } Seiten.
} Diese Felder liegen auf Seiten, die es nicht hat:
templates-exchange-field = { $name }, Seite { $page }
templates-exchange-action = Austauschen und entfernen
templates-exchanged = Das PDF wurde ausgetauscht. Prüfen Sie, ob die Felder noch richtig liegen, und veröffentlichen Sie dann.
templates-exchange-failed = Das PDF konnte nicht ausgetauscht werden

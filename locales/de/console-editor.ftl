# Der Editor für Vorlagen.

## Around the text

editor-back = Zurück zur Vorlage
editor-text = Text der Vorlage
editor-text-help = Tippen Sie /, um etwas einzufügen. Mit Escape gelangen Sie zur Werkzeugleiste.
editor-name-of-template = Name der Vorlage
editor-panels = Bereiche
editor-toolbar = Text gestalten
editor-done = Fertig
editor-add = Hinzufügen
editor-saved = Gespeichert
editor-saving = Wird gespeichert …
editor-unsaved = Noch nicht gespeichert
editor-save-failed = Nicht gespeichert
editor-problems = { $count ->
    [one] Eine Stelle zu berichtigen
   *[other] { $count } Stellen zu berichtigen
}
editor-problems-what = Ihre Änderungen werden gespeichert, sobald diese Stellen berichtigt sind. Wählen Sie eine aus, um dorthin zu gelangen.
editor-leave = Verlassen, ohne zu speichern?
editor-leave-what = Ihre letzten Änderungen konnten nicht gespeichert werden. Sie gehen verloren, wenn Sie die Seite jetzt verlassen.
editor-leave-action = Ohne Speichern verlassen
editor-elsewhere = Jemand anderes hat diese Vorlage geändert
editor-elsewhere-what = Gespeichert wird erst, wenn Sie wählen: Laden Sie die geänderte Version und verlieren Sie, was Sie seither geschrieben haben, oder speichern Sie Ihre darüber. Was dort noch nicht veröffentlicht ist, geht dann verloren.
editor-elsewhere-only = Was Sie sehen, ist nicht mehr das, was gespeichert ist.
editor-elsewhere-load = Geänderte Version laden
editor-elsewhere-mine = Meine speichern
editor-tab-preview = Vorschau
editor-tab-variables = Variablen
editor-tab-computed = Berechnungen
editor-tab-fields = Personen und Felder
editor-tab-page = Seite
editor-tab-history = Verlauf

## The toolbar

editor-undo = Rückgängig
editor-redo = Wiederholen
editor-insert = Einfügen
editor-style = Art des Absatzes
editor-paragraph = Text
editor-heading = Überschrift { $level }
editor-heading-numbered = Überschrift nummerieren
editor-bold = Fett
editor-italic = Kursiv
editor-underline = Unterstrichen
editor-strike = Durchgestrichen
editor-looks = Weitere Gestaltung
editor-code = Feste Zeichenbreite
editor-subscript = Tiefgestellt
editor-superscript = Hochgestellt
editor-highlight = Hervorheben
editor-highlight-with = Mit { $colour } hervorheben
editor-color = Schriftfarbe
editor-color-with = Schrift in { $colour }
editor-colour-none = Keine Farbe
editor-size = Größe in Punkt
editor-size-points = { $size } Punkt
editor-size-usual = Übliche Größe
editor-clear-looks = Alle Gestaltung entfernen
editor-link = Link
editor-link-address = Wohin der Link führt
editor-link-help = Eine Webadresse, eine E-Mail-Adresse oder eine Telefonnummer
editor-link-wrong = Die Adresse muss mit https://, http://, mailto: oder tel: beginnen
editor-link-put = Link setzen
editor-link-remove = Link entfernen
editor-bullets = Aufzählung
editor-numbers = Nummerierte Liste
editor-list-style = Art der Nummern
editor-list-restart = Bei 1 beginnen
editor-quote = Zitat
editor-align = Ausrichtung
editor-align-start = Am Anfang
editor-align-center = Zentriert
editor-align-end = Am Ende
editor-align-justify = Blocksatz
editor-edit-nearest = Wert, Bedingung oder Wiederholung am Cursor bearbeiten

## Insertions

editor-group-values = Werte
editor-group-fields = Zum Ausfüllen
editor-group-logic = Bedingungen und Wiederholungen
editor-group-text = Text
editor-group-page = Auf der Seite
editor-group-new = Neu
editor-insert-here = Am Cursor einfügen
editor-insert-new-variable = Neue Variable
editor-insert-variable-named = Neue Variable „{ $name }“
editor-insert-new-field = neues Feld
editor-insert-condition = Bedingung
editor-insert-condition-note = nur sichtbar, wenn …
editor-insert-repeat = Wiederholung
editor-insert-repeat-note = einmal je Eintrag einer Liste
editor-table = Tabelle
editor-image = Bild
editor-columns = Spalten
editor-columns-count = { $count } Spalten
editor-columns-remove = Spalten entfernen
editor-rule = Trennlinie
editor-page-break = Seitenumbruch

## Tables

editor-table-row-above = Zeile darüber
editor-table-row-below = Zeile darunter
editor-table-row-remove = Zeile entfernen
editor-table-column-before = Spalte davor
editor-table-column-after = Spalte danach
editor-table-column-remove = Spalte entfernen
editor-table-column-widths = Breiten der Spalten
editor-table-column = Spalte { $number }
editor-table-widths-help = Die Zahlen stehen im Verhältnis zueinander: Eine Spalte mit 2 ist doppelt so breit wie eine mit 1.
editor-table-merge = Gewählte Zellen verbinden
editor-table-split = Zelle teilen
editor-table-head-row = Kopfzeile ein oder aus
editor-table-head-cell = Kopfzelle ein oder aus
editor-table-repeat = Diese Zeilen je Eintrag einer Liste wiederholen
editor-table-condition = Diese Zeilen nur zeigen, wenn …
editor-table-remove = Tabelle entfernen

## Chips, conditions, repeats, pictures

editor-chip-variable = Variable
editor-chip-computed = Berechnung
editor-chip-field = Feld
editor-logic-if = Nur wenn
editor-logic-each = Für jedes { $name } aus
editor-logic-edit = Bearbeiten
editor-logic-unwrap = Entfernen, Inhalt behalten
editor-logic-remove = Mit Inhalt entfernen
editor-inspect-variable = Wert im Text
editor-inspect-field = Feld im Text
editor-inspect-image = Bild
editor-inspect-logic = Bedingung oder Wiederholung
editor-inspect-around = Bedingung oder Wiederholung
editor-place-value = Was hier gedruckt wird
editor-place-field = Was hier ausgefüllt wird
editor-edit-value = Bearbeiten
editor-edit-field = Feld bearbeiten
editor-remove-here = Hier entfernen
editor-condition-when = Nur sichtbar, wenn
editor-condition-when-help = Ein Ausdruck, der wahr oder falsch ist, etwa rent > 1000 oder isSet(company).
editor-repeat-over = Wiederholt für jeden Eintrag von
editor-repeat-over-help = Eine Liste aus Ihren Variablen oder Berechnungen.
editor-repeat-as = Ein Eintrag heißt
editor-repeat-as-help = Unter diesem Namen werden seine Werte innen gedruckt; { $name } ist seine Stelle in der Liste.
editor-image-alt = Was das Bild zeigt
editor-image-alt-help = Für Menschen, die es nicht sehen können. Lassen Sie es leer, wenn das Bild nur schmückt.
editor-image-width = Breite: { $percent } %
editor-image-replace = Ersetzen
editor-image-failed = Das Bild konnte nicht hochgeladen werden

## Expressions

editor-expression = Ausdruck
editor-expression-help = Tippen Sie die ersten Buchstaben eines Namens oder einer Funktion, oder drücken Sie Strg und die Leertaste.
editor-completions = Passende Namen und Funktionen
editor-completions-count = { $count ->
    [one] Ein Vorschlag
   *[other] { $count } Vorschläge
}
editor-result = Mit den Beispielwerten:
editor-result-none = noch nichts, da ein Wert fehlt
editor-result-held = Der Wert erscheint, sobald die übrigen Fehler behoben sind.
editor-result-wrong = Nicht richtig:
editor-result-wrong-at = Zeile { $line }, Spalte { $column }:

## Variables and calculations

editor-variables-what = Was sich von Dokument zu Dokument ändert.
editor-variables-none = Noch keine Variablen
editor-variables-none-help = Ein Name, ein Datum, ein Betrag: was für jedes Dokument neu ausgefüllt wird. Tippen Sie / in den Text, um dort eine anzulegen.
editor-variable-new-name = Neuer Wert
editor-variable-remove = { $name } entfernen?
editor-variable-remove-used = { $count ->
    [one] Sie wird an einer Stelle verwendet, die danach geändert werden muss.
   *[other] Sie wird an { $count } Stellen verwendet, die danach geändert werden müssen.
}
editor-computed-what = Werte, die sich aus anderen ergeben.
editor-computed-none = Noch keine Berechnungen
editor-computed-none-help = Eine Summe, ein Ablaufdatum, ein Satz, der von einer Auswahl abhängt.
editor-computed-new-name = ergebnis
editor-name = Name
editor-name-help = So wird er in Ausdrücken geschrieben. Eine Umbenennung ändert alle Stellen, die ihn verwenden.
editor-name-wrong = Nur Buchstaben, Ziffern und Unterstriche, am Anfang ein Buchstabe
editor-name-taken = Etwas anderes heißt schon so
editor-name-empty = Ein Name ist nötig
editor-label = Bezeichnung
editor-label-help = Was Menschen lesen; sonst der Name.
editor-description = Erklärung
editor-description-help = Ein Satz für die Person, die den Wert angibt.
editor-required-variable = Muss angegeben werden
editor-default = Wert, wenn keiner angegeben wird
editor-default-remove = Den Wert für fehlende Angaben entfernen
editor-type = Art
editor-type-any = Was sich ergibt
editor-type-text = Text
editor-type-number = Zahl
editor-type-money = Geldbetrag
editor-type-date = Datum
editor-type-datetime = Datum und Uhrzeit
editor-type-boolean = Ja oder nein
editor-type-email = E-Mail-Adresse
editor-type-choice = Auswahl
editor-type-list = Liste
editor-type-image = Bild
editor-true = Ja
editor-false = Nein
editor-currency = Währung
editor-currency-help = Drei Buchstaben, etwa EUR
editor-format = Gedruckt als
editor-format-usual = Wie üblich
editor-format-percent = Prozent
editor-format-words = In Worten
editor-format-symbol = Mit Währungszeichen
editor-format-code = Mit Währungskürzel
editor-format-amount = Nur die Zahl
editor-format-short = Kurz
editor-format-medium = Mittel
editor-format-long = Lang
editor-format-full = Mit Wochentag
editor-format-iso = 2026-11-14
editor-format-upper = IN GROSSBUCHSTABEN
editor-format-lower = in kleinbuchstaben
editor-format-yesno = Ja oder nein
editor-format-check = Kästchen mit Kreuz
editor-options = Zur Auswahl
editor-option-value = Auswahl { $number }
editor-option-label = Was Menschen für Auswahl { $number } lesen
editor-option-remove = Auswahl { $number } entfernen
editor-option-add = Auswahl hinzufügen
editor-option-first = Erste Auswahl
editor-option-new = Auswahl { $number }
editor-columns-of-list = Jeder Eintrag der Liste enthält
editor-column-add = Wert hinzufügen
editor-column-name = wert
editor-move-up = Nach oben
editor-move-up-of = Nach oben: { $of }
editor-move-down = Nach unten
editor-move-down-of = Nach unten: { $of }
editor-remove = Entfernen
editor-remove-of = Entfernen: { $of }

## People and fields

editor-roles = Wer beteiligt ist
editor-roles-none = Fügen Sie die Personen hinzu, die unterschreiben, zustimmen oder eine Kopie erhalten, etwa Mieter und Vermieterin.
editor-role-add = Person hinzufügen
editor-role-first = Unterzeichnende Person
editor-role-next = Zweite unterzeichnende Person
editor-role-name = Rolle { $number }
editor-role-kind = Aufgabe
editor-role-kind-signer = Füllt aus und unterschreibt
editor-role-kind-approver = Stimmt zu
editor-role-kind-viewer = Erhält eine Kopie
editor-role-order = Reihenfolge
editor-role-order-help = Kleinere Zahlen sind zuerst an der Reihe; gleiche Zahlen gleichzeitig.
editor-role-remove = { $name } entfernen?
editor-role-remove-used = { $count ->
    [one] Ein Feld gehört dieser Person und wird dann niemandem gehören.
   *[other] { $count } Felder gehören dieser Person und werden dann niemandem gehören.
}
editor-fields = Felder
editor-fields-none = Ein Feld wird von einer Person ausgefüllt oder unterschrieben. Fügen Sie hier eines hinzu, oder tippen Sie / in den Text, wo es hingehört.
editor-field-remove = Feld { $name } entfernen?
editor-field-remove-what = Es wird auch aus dem Text entfernt.
editor-field-role = Auszufüllen von
editor-field-nobody = Noch niemand
editor-field-help = Hilfe
editor-field-help-help = Ein Satz, der beim Antworten hilft.
editor-field-required = Muss ausgefüllt werden
editor-field-readonly = Zeigt nur seinen Wert
editor-field-variable = Verbunden mit der Variablen
editor-field-variable-help = Das Feld zeigt ihren Wert und ändert ihn.
editor-field-visible = Nur sichtbar, wenn
editor-field-visible-help = Ein Ausdruck. Lassen Sie ihn leer, um das Feld immer zu zeigen.
editor-field-signature = Unterschrift
editor-field-initials = Kürzel
editor-field-fullName = Vollständiger Name
editor-field-signedDate = Datum der Unterschrift
editor-field-text = Textzeile
editor-field-multiline = Mehrere Zeilen Text
editor-field-number = Zahl
editor-field-money = Geldbetrag
editor-field-date = Datum
editor-field-email = E-Mail-Adresse
editor-field-phone = Telefonnummer
editor-field-checkbox = Kästchen zum Ankreuzen
editor-field-radio = Eines von mehreren, alle sichtbar
editor-field-select = Eines von mehreren, aus einer Liste
editor-field-multiselect = Einige von mehreren
editor-field-file = Angehängte Datei
editor-field-image = Bild
editor-validation-min = Mindestens
editor-validation-max = Höchstens
editor-validation-min-date = Nicht vor dem
editor-validation-max-date = Nicht nach dem
editor-validation-minlength = Wenigste Zeichen
editor-validation-maxlength = Meiste Zeichen
editor-validation-pattern = Muster
editor-validation-pattern-help = Ein regulärer Ausdruck, dem die ganze Antwort entsprechen muss.
editor-validation-message = Was Menschen lesen, wenn es nicht passt
editor-validation-message-help = Leer lassen für die üblichen Worte.

## The page

editor-page-size = Papier
editor-page-size-a4 = A4 (210 × 297 mm)
editor-page-size-letter = Letter (8½ × 11 Zoll)
editor-page-size-legal = Legal (8½ × 14 Zoll)
editor-orientation = Ausrichtung des Papiers
editor-orientation-portrait = Hochformat
editor-orientation-landscape = Querformat
editor-margins = Ränder
editor-margin-top = Oben
editor-margin-bottom = Unten
editor-margin-left = Links
editor-margin-right = Rechts
editor-header = Oben auf jeder Seite
editor-footer = Unten auf jeder Seite
editor-line-value = Wert einfügen
editor-line-number = Seitenzahl einfügen
editor-page-number = Nummer der Seite
editor-page-count = Anzahl der Seiten
editor-language = Sprache des Dokuments
editor-language-help = Wie Daten und Zahlen geschrieben werden und in welche Richtung die Seite läuft: en, de-AT, ar.
editor-font = Schrift
editor-font-usual = Wie üblich
editor-font-serif = Mit Serifen
editor-font-sans = Ohne Serifen
editor-font-mono = Feste Zeichenbreite

## Preview

editor-preview-page = Seite { $page } von { $count }
editor-preview-blanks = Lücken zeigen
editor-preview-held = So sah die Vorlage zuletzt ohne Fehler aus. Die Vorschau ändert sich, sobald sie behoben sind.
editor-preview-warnings = Bitte ansehen
editor-preview-earlier = Frühere Seiten
editor-preview-later = Spätere Seiten
editor-sample = Beispielwerte
editor-sample-what = Was Sie leer lassen, wird erfunden.
editor-sample-none = Es gibt noch keine Variablen.
editor-sample-clear = Alle leeren
editor-sample-wrong = Ein Beispielwert passt nicht:
editor-sample-row-add = Eintrag hinzufügen
editor-sample-row-remove = Eintrag { $number } entfernen
editor-sample-cell = { $name }, Eintrag { $number }

## History

editor-history-what = Jede veröffentlichte Version bleibt erhalten. Sehen Sie sich eine frühere an und greifen Sie sie bei Bedarf wieder auf.
editor-history-all = Jede Version zeigen
editor-version = Version { $number }
editor-version-now = veröffentlicht
editor-version-look = Ansehen
editor-version-look-at = Version { $number } ansehen
editor-restore = Diese Version wiederherstellen
editor-restore-title = Diese Version wiederherstellen?
editor-restore-what = Was Sie sehen, wird wieder, was es damals war. Dokumente folgen, sobald Sie veröffentlichen; was jetzt veröffentlicht ist, bleibt im Verlauf. Unveröffentlichte Änderungen gehen verloren.
editor-restored = Die Version ist wieder da. Veröffentlichen Sie sie, damit Dokumente daraus entstehen.

# Der Rahmen um jede Seite der Konsole und Wörter, die alle ihre Seiten teilen.

## Around every page

frame-skip = Zum Inhalt springen
frame-menu = Menü öffnen
frame-navigation = Hauptnavigation
frame-home = Start
frame-templates = Vorlagen
frame-documents = Dokumente
frame-activity = Aktivität
frame-webhooks = Webhooks
frame-settings = Einstellungen
frame-go-home = Zur Startseite
frame-go-templates = Zu den Vorlagen
frame-go-documents = Zu den Dokumenten
frame-go-activity = Zur Aktivität
frame-go-webhooks = Zu den Webhooks
frame-go-settings = Zu den Einstellungen

## Workspace and account

frame-workspace-switch = Arbeitsbereich wechseln
frame-workspaces = Ihre Arbeitsbereiche
frame-account = Ihr Konto
frame-language = Sprache
frame-colours = Farben
frame-light = Hell
frame-dark = Dunkel
frame-auto = Wie dieses Gerät
frame-sign-out = Abmelden

## Commands and shortcuts

frame-search = Suchen
frame-palette = Seite, Dokument oder Befehl finden
frame-palette-hint = Was möchten Sie tun?
frame-palette-none = Nichts passt.
frame-palette-documents = Dokumente nach „{ $words }“ durchsuchen
frame-palette-found-documents = Dokumente
frame-palette-found-templates = Vorlagen
frame-shortcuts = Tastenkürzel
frame-shortcut-does = Was geschieht
frame-shortcut-keys = Tasten
frame-shortcuts-plain = Kürzel aus einzelnen Tasten verwenden
frame-shortcuts-plain-help = Schalten Sie dies aus, wenn Sie diktieren oder Tasten versehentlich drücken.

## Buttons and small words

frame-close = Schließen
frame-cancel = Abbrechen
frame-save = Speichern
frame-saved = Gespeichert
frame-delete = Löschen
frame-edit = Bearbeiten
frame-continue = Weiter
frame-undo = Rückgängig
frame-more = Mehr anzeigen
frame-actions = Aktionen
frame-optional = optional
frame-loading = Wird geladen …
frame-try-again = Erneut versuchen
frame-copy = Kopieren: { $what }
frame-copied = Kopiert
frame-rows = { $count ->
    [one] Eine Zeile
   *[other] { $count } Zeilen
}
frame-confirm-typed = Geben Sie zum Fortfahren ein: { $words }
frame-secret-once = Dies wird nur einmal angezeigt
frame-secret-advice = Kopieren Sie es jetzt und bewahren Sie es sicher auf. Später kann es niemand mehr nachsehen.

## Where documents and people stand

frame-status-draft = Entwurf
frame-status-sent = Gesendet
frame-status-in-progress = In Bearbeitung
frame-status-completed = Abgeschlossen
frame-status-declined = Abgelehnt
frame-status-voided = Zurückgezogen
frame-status-expired = Abgelaufen
frame-status-waiting = Noch nicht an der Reihe
frame-status-invited = Eingeladen
frame-status-opened = Geöffnet
frame-status-submitted = Unterschrieben
frame-status-approved = Freigegeben
frame-status-read = Gelesen
frame-status-undelivered = Nicht zugestellt
frame-status-unsigned = Nicht unterschrieben

## When something goes wrong

frame-request-id = Anfragenummer
frame-failure-page = Diese Seite kann nicht angezeigt werden
frame-failure-offline = Keine Verbindung
frame-failure-offline-advice = Der Dienst war nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
frame-failure-input = Etwas muss korrigiert werden
frame-failure-input-advice = Prüfen Sie Ihre Angaben und senden Sie sie erneut.
frame-failure-signed-out = Sie sind abgemeldet
frame-failure-signed-out-advice = Melden Sie sich erneut an, um fortzufahren.
frame-failure-forbidden = Das dürfen Sie nicht
frame-failure-forbidden-advice = Fragen Sie eine Administratorin oder einen Administrator Ihres Arbeitsbereichs.
frame-failure-missing = Das gibt es hier nicht
frame-failure-missing-advice = Vielleicht wurde es gelöscht, oder der Link ist unvollständig.
frame-failure-conflict = Das hat sich inzwischen geändert
frame-failure-conflict-advice = Laden Sie die Seite neu, um den jetzigen Stand zu sehen.
frame-failure-busy = Zu viele Anfragen
frame-failure-busy-advice = { $seconds ->
    [one] Warten Sie eine Sekunde und versuchen Sie es erneut.
   *[other] Warten Sie { $seconds } Sekunden und versuchen Sie es erneut.
}
frame-failure-broken = Bei uns ist etwas schiefgegangen
frame-failure-broken-advice = Versuchen Sie es gleich noch einmal. Wenn es wieder geschieht, nennen Sie dem Betreiber dieses Dienstes die Anfragenummer.
frame-not-found = Diese Seite gibt es nicht
frame-not-found-what = Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen.

## A name, and what is said of it

frame-of = { $name }: { $said }

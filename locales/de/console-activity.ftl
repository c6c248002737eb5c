# Das Aktivitätsprotokoll.

activity-title = Aktivität
activity-about = Alles, was in diesem Arbeitsbereich geschah. Nichts davon lässt sich unbemerkt ändern.
activity-empty = Noch ist nichts geschehen
activity-empty-next = Sobald jemand eine Vorlage erstellt oder ein Dokument sendet, steht es hier.
activity-none-found = Nichts passt
activity-none-found-next = Versuchen Sie es mit weniger Wörtern oder einem längeren Zeitraum.
activity-what = Was
activity-who = Wer
activity-when = Wann
activity-about-what = Betrifft
activity-address = Internetadresse
activity-record = Wie festgehalten
activity-id = Eintrag
activity-more = Weitere Einzelheiten
activity-open-document = Dokument öffnen
activity-open-template = Vorlage öffnen
activity-same-actor = Alles, was sie getan haben
activity-export = Als CSV exportieren

## Etwas suchen

activity-filters = Filter
activity-search = Suchen
activity-search-hint = Namen, Adressen
activity-events = Was geschah
activity-events-all = Alles
activity-clear-events = Auswahl der Ereignisse leeren
activity-actor = Wer es tat
activity-actor-all = Alle
activity-actor-user = Jemand aus dem Team
activity-actor-apiKey = Ein Programm
activity-actor-respondent = Ein Empfänger
activity-actor-system = Der Dienst
activity-from = Von
activity-to = Bis
activity-clear = Filter leeren
activity-group-document = Dokumente
activity-group-respondent = Empfänger
activity-group-template = Vorlagen
activity-group-file = Dateien und Exporte
activity-group-people = Personen
activity-group-workspace = Arbeitsbereich

## Das Protokoll prüfen

activity-verify = Auf Manipulation prüfen
activity-verify-title = Wurde etwas manipuliert?
activity-verify-busy = Jeder Eintrag wird geprüft. Das kann eine Weile dauern.
activity-verify-holds = Nichts wurde manipuliert
activity-verify-holds-what = Jeder Eintrag folgt aus dem vorherigen, und die Unterschriften des Dienstes bestätigen sie. Nichts wurde später geändert, entfernt oder hinzugefügt.
activity-verify-broken = { $count ->
    [one] Eine Stelle ist nicht so, wie sie geschrieben wurde
   *[other] { $count } Stellen sind nicht so, wie sie geschrieben wurden
}
activity-verify-broken-what = Jemand mit Zugang zur Datenbank könnte etwas geändert haben, oder sie wurde beschädigt. Sagen Sie es dem Betreiber dieses Dienstes und bewahren Sie dieses Ergebnis auf.
activity-verify-more = { $count ->
    [one] Und eine weitere.
   *[other] Und { $count } weitere.
}
activity-verify-entries = Einträge
activity-verify-documents = Dokumente
activity-verify-checkpoints = Unterschriften des Dienstes
activity-verify-erased = Einträge mit gelöschten Personendaten
activity-verify-head = Fingerabdruck des Protokolls
activity-verify-head-what = Notieren Sie ihn mit Datum an einem anderen Ort. Damit lässt sich später zeigen, dass das Protokoll bis heute nicht ausgetauscht wurde.

## Was geschah

activity-event-template-created = Vorlage erstellt
activity-event-template-updated = Vorlage geändert
activity-event-template-deleted = Vorlage gelöscht
activity-event-document-created = Dokument erstellt
activity-event-document-updated = Dokument geändert
activity-event-document-deleted = Dokument gelöscht
activity-event-document-sent = Dokument gesendet
activity-event-document-opened = Dokument geöffnet
activity-event-document-completed = Dokument abgeschlossen
activity-event-document-declined = Dokument abgelehnt
activity-event-document-voided = Dokument zurückgezogen
activity-event-document-expired = Dokument abgelaufen
activity-event-document-sealed = Dokument versiegelt
activity-event-document-downloaded = Dokument heruntergeladen
activity-event-respondent-invited = Empfänger eingeladen
activity-event-respondent-opened = Empfänger hat das Dokument geöffnet
activity-event-respondent-consented = Empfänger stimmte dem elektronischen Unterschreiben oder Freigeben zu
activity-event-respondent-submitted = Empfänger hat abgegeben
activity-event-respondent-declined = Empfänger hat abgelehnt
activity-event-respondent-delegated = Empfänger gab es weiter
activity-event-respondent-reminded = Empfänger erinnert
activity-event-respondent-code-refused = Falscher Zugangscode
activity-event-respondent-opted-out = Empfänger möchte keine Erinnerungen mehr
activity-event-respondent-erased = Personendaten gelöscht
activity-event-file-uploaded = Datei hochgeladen
activity-event-api-key-created = API-Schlüssel erstellt
activity-event-api-key-revoked = API-Schlüssel widerrufen
activity-event-webhook-created = Webhook angemeldet
activity-event-webhook-updated = Webhook geändert
activity-event-webhook-deleted = Webhook gelöscht
activity-event-webhook-disabled = Webhook abgeschaltet
activity-event-webhook-enabled = Webhook eingeschaltet
activity-event-webhook-secret-rotated = Geheimnis des Webhooks ersetzt
activity-event-export-created = Export angefordert
activity-event-export-completed = Export fertig
activity-event-export-failed = Export fehlgeschlagen
activity-event-user-invited = Teammitglied eingeladen
activity-event-user-joined = Teammitglied beigetreten
activity-event-user-removed = Teammitglied entfernt
activity-event-user-role-changed = Rolle geändert
activity-event-user-signed-in = Angemeldet
activity-event-user-sign-in-failed = Anmeldung abgewiesen
activity-event-user-updated = Konto geändert
activity-event-workspace-updated = Einstellungen geändert

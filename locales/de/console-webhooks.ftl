# Webhooks.

webhooks-title = Webhooks
webhooks-webhook-detail-title = Webhook
webhooks-about = Ein Webhook sagt einem Ihrer Programme Bescheid, sobald mit einem Dokument etwas geschieht, damit niemand nachfragen muss.
webhooks-empty = Noch keine Webhooks
webhooks-empty-next = Melden Sie die Adresse Ihres Programms an. Es erfährt dann, wenn jemand unterschreibt oder ein Dokument abgeschlossen ist.
webhooks-no-plan = Ihr Tarif enthält keine Webhooks
webhooks-no-plan-next = Wenden Sie sich an den Betreiber dieses Dienstes.
webhooks-new = Neuer Webhook
webhooks-register = Anmelden
webhooks-edit = Webhook ändern
webhooks-made = Der Webhook ist angemeldet
webhooks-address = Adresse
webhooks-address-help = Wo Ihr Programm zuhört. Sie muss mit https:// beginnen.
webhooks-address-missing = Geben Sie die Adresse Ihres Programms an.
webhooks-events = Ereignisse
webhooks-events-missing = Wählen Sie mindestens ein Ereignis.
webhooks-answers = Antworten
webhooks-answers-tell = Auch die Antworten mitteilen
webhooks-answers-help = Wenn ein Dokument abgeschlossen ist, enthält die Nachricht, was alle ausgefüllt haben. Ihr Programm hat dann personenbezogene Daten: Was hier später gelöscht wird, bleibt dort, bis Sie es auch dort löschen.
webhooks-answers-sent = Werden mitgeteilt, wenn ein Dokument abgeschlossen ist
webhooks-answers-kept = Werden nicht mitgeteilt
webhooks-note = Notiz
webhooks-note-help = Wofür er ist, damit Sie ihn wiedererkennen.
webhooks-secret = Signaturgeheimnis
webhooks-secret-what = Damit prüft Ihr Programm, dass eine Nachricht wirklich von uns kommt.
webhooks-secret-kept = Ich habe es gesichert

## Ereignisse

webhooks-event = Ereignis
webhooks-event-document-opened = Ein Dokument wurde geöffnet
webhooks-event-document-opened-what = Ein Empfänger hat es zum ersten Mal geöffnet.
webhooks-event-recipient-submitted = Jemand hat unterschrieben
webhooks-event-recipient-submitted-what = Ein Empfänger hat ausgefüllt und abgegeben; andere stehen vielleicht noch aus.
webhooks-event-recipient-delegated = Jemand hat ein Dokument weitergegeben
webhooks-event-recipient-delegated-what = Ein Empfänger hat eine andere Person an seiner Stelle benannt.
webhooks-event-document-completed = Ein Dokument ist abgeschlossen
webhooks-event-document-completed-what = Alle haben abgegeben, und das versiegelte PDF ist fertig.
webhooks-event-document-sent = Ein Dokument wurde gesendet
webhooks-event-document-sent-what = Es ging an seine Empfänger oder an weitere.
webhooks-event-document-declined = Ein Dokument wurde abgelehnt
webhooks-event-document-declined-what = Ein Empfänger hat die Unterschrift verweigert und gesagt, warum.
webhooks-event-document-voided = Ein Dokument wurde zurückgezogen
webhooks-event-document-voided-what = Wer es gesendet hat, hat es zurückgenommen.
webhooks-event-document-expired = Ein Dokument ist abgelaufen
webhooks-event-document-expired-what = Seine Zeit war um, bevor alle unterschrieben hatten.
webhooks-event-export-completed = Ein Export ist fertig
webhooks-event-export-completed-what = Die angeforderte Datei kann heruntergeladen werden.
webhooks-event-webhook-test = Test

## Wie es ihm geht

webhooks-health = Zustand
webhooks-health-healthy = Funktioniert
webhooks-health-failing = Fehlerhaft
webhooks-health-disabled = Aus
webhooks-health-untried = Noch unbenutzt
webhooks-recent = Letzte Zustellungen
webhooks-recent-words = Zuletzt angekommen: { $arrived } von { $count }
webhooks-pending = { $more ->
    [true] mehr als { $count } warten
   *[other] { $count ->
        [one] eine wartet
       *[other] { $count } warten
    }
}
webhooks-last = Zuletzt angekommen
webhooks-last-failure = Zuletzt misslungen
webhooks-failing-since = Nichts kommt an seit
webhooks-never = Nie
webhooks-disabled-gone = Abgeschaltet: Der Empfänger sagte, die Adresse gebe es nicht mehr
webhooks-disabled-failing = Abgeschaltet: Fünf Tage lang kam nichts an
webhooks-disabled-switchedOff = Dieser Webhook ist abgeschaltet
webhooks-disabled-what = Er erfährt nichts. Was er verpasst, bleibt unten aufgeführt und kann erneut zugestellt werden. Aus seit

## Was man tun kann

webhooks-test = Test senden
webhooks-enable = Einschalten
webhooks-enabled = Der Webhook ist eingeschaltet
webhooks-switch-off = Abschalten
webhooks-switched-off = Der Webhook ist abgeschaltet
webhooks-rotate = Geheimnis ersetzen
webhooks-rotate-do = Neues Geheimnis erstellen
webhooks-rotated = Das neue Geheimnis
webhooks-rotate-what = Sie erhalten ein neues Geheimnis. Eine Weile ist jede Nachricht mit beiden signiert, damit Ihr Programm umstellen kann, ohne eine zu verpassen.
webhooks-overlap = Stunden, für die das alte noch gilt
webhooks-overlap-help = 0 bis 168. Wählen Sie 0, wenn jemand anderes das alte Geheimnis kennt.
webhooks-delete = Löschen
webhooks-delete-sure = Diesen Webhook löschen?
webhooks-delete-what = { $url } erfährt nichts mehr, und auch die Liste der Zustellungen wird gelöscht. Das lässt sich nicht rückgängig machen.
webhooks-deleted = Der Webhook wurde gelöscht

## Zustellungen

webhooks-deliveries = Zustellungen
webhooks-deliveries-empty = Nichts wurde zugestellt
webhooks-deliveries-empty-next = Hier stehen die Zustellungen der letzten 30 Tage. Senden Sie einen Test, um eine zu sehen.
webhooks-delivery-status = Status
webhooks-delivery-any-status = Jeder Status
webhooks-delivery-any-event = Jedes Ereignis
webhooks-delivery-pending = Wartet
webhooks-delivery-succeeded = Angekommen
webhooks-delivery-failed = Misslungen
webhooks-delivery-skipped = Ausgelassen
webhooks-delivery-id = Zustellung
webhooks-payload-id = Nachricht
webhooks-answer = Antwort
webhooks-attempts = Versuche
webhooks-attempts-none = Es wurde noch nicht versucht.
webhooks-attempts-skipped = Nicht gesendet, da der Webhook abgeschaltet war.
webhooks-attempt-answered = Antwort { $status }
webhooks-attempt-silent = Keine Antwort
webhooks-attempt-took = { $milliseconds } ms
webhooks-attempt-body = Was der Empfänger sagte
webhooks-when = Wann
webhooks-next = Nächster Versuch
webhooks-request = Was gesendet wird
webhooks-request-answers = Beim Senden kommen die Antworten hinzu. In dieser Liste werden sie nicht aufbewahrt.
webhooks-request-gone = Was gesendet wurde, ist nicht mehr aufbewahrt.
webhooks-redeliver = Erneut zustellen
webhooks-redelivered = Es ist wieder unterwegs

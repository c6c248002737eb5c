# Die erste Seite.

home-title = Start
home-title-named = Guten Tag, { $name }
home-what-first = Drei Schritte, und Ihr erstes Dokument ist unterschrieben.
home-new = Neues Dokument

## Die ersten Schritte eines neuen Arbeitsbereichs

home-steps = Ihre ersten Schritte
home-step-done = (erledigt)
home-step-template = Eine Vorlage anlegen
home-step-template-what = Beginnen Sie mit einem fertigen Beispiel, etwa einem Mietvertrag oder einer Geheimhaltungsvereinbarung. Sie können später jedes Wort ändern.
home-step-template-action = Beispiel wählen
home-step-sent = Einen Test an sich selbst senden
home-step-sent-what = Sehen Sie, was Ihre Empfänger sehen: die E-Mail, die Seite zum Unterschreiben, das versiegelte PDF.
home-step-sent-action = Test senden
home-step-key = Eigene Programme verbinden
home-step-key-what = Legen Sie einen API-Schlüssel an, damit Ihre Software Dokumente erstellen und senden kann.
home-step-key-action = API-Schlüssel anlegen
home-template-made = Die Vorlage „{ $name }“ gehört Ihnen

## Was auf einen selbst wartet

home-asked = Wartet auf Sie
home-asked-sign = Unterschreiben
home-asked-approve = Genehmigen
home-asked-read = Lesen
home-asked-until = offen bis

## Was auf wen wartet

home-waiting = Wartet auf andere
home-waiting-all = Alle anzeigen
home-waiting-for = Wartet auf { $names }
home-waiting-nobody = Im Moment ist niemand gefragt
home-waiting-since = angefragt
home-waiting-none = Nichts wartet auf andere
home-waiting-none-what = Wenn Sie ein Dokument senden, sehen Sie hier, wer noch nicht unterschrieben hat.
home-remind = Erinnern
home-correct = Adresse berichtigen
home-reminded-now = Eben erinnert

## Was abgeschlossen wurde

home-completed = Zuletzt abgeschlossen
home-completed-all = Alle abgeschlossenen
home-completed-none = Hier erscheinen Dokumente, die alle unterschrieben haben.
home-sealed = versiegelt

## Der Tarif

home-usage = API-Aufrufe in diesem Monat
home-usage-plan = Tarif und Nutzung
home-usage-words = { $used } von { $limit } verbraucht
home-usage-what = Nur Ihre Programme verbrauchen sie, nicht das, was Sie hier tun. Die Zählung beginnt neu am
home-usage-out = Der Tarif ist verbraucht: Ihre Programme werden abgewiesen bis

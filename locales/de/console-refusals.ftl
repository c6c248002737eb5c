# Why the service did not do what the console asked for, in words for whoever asked.

## What is wrong with a field

refusals-missing = Füllen Sie dieses Feld aus.
refusals-proof = Geben Sie das ein, damit wir wissen, dass Sie es sind.
refusals-too-short = Geben Sie mindestens so viele Zeichen ein: { $min }.
refusals-too-long = Das ist zu lang: höchstens { $max } Zeichen.
refusals-length = Geben Sie { $min } bis { $max } Zeichen ein.
refusals-odd-characters = Darin steht ein Zeichen, das nicht verwendet werden kann. Tippen Sie es neu, statt es einzufügen.
refusals-email = Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.
refusals-phone = Geben Sie eine Telefonnummer ein, etwa +49 30 123456.
refusals-amount = Geben Sie einen Betrag ein.
refusals-digits = Geben Sie eine Zahl mit höchstens { $max } Ziffern ein.
refusals-decimals = Geben Sie einen Betrag mit höchstens { $max } Nachkommastellen ein, wie { $currency } sie hat.
refusals-whole-amount = Geben Sie einen ganzen Betrag ein: { $currency } hat keine Nachkommastellen.
refusals-above-zero = Geben Sie eine Zahl über 0 ein.
refusals-number = Geben Sie eine Zahl ein.
refusals-range = Geben Sie eine Zahl von { $min } bis { $max } ein.
refusals-whole-number = Geben Sie eine ganze Zahl ein.
refusals-at-least = Geben Sie { $min } oder mehr ein.
refusals-at-most = Geben Sie { $max } oder weniger ein.
refusals-date = Geben Sie ein Datum ein.
refusals-moment = Geben Sie Datum und Uhrzeit ein.
refusals-future = Wählen Sie einen Zeitpunkt in der Zukunft.
refusals-before = Der Anfang liegt nach dem Ende.
refusals-time-over = Die Frist war abgelaufen, bevor das Dokument gesendet wurde. Wählen Sie einen anderen Tag.
refusals-yes-or-no = Wählen Sie Ja oder Nein.
refusals-text = Geben Sie einen Text ein.
refusals-list = Hier ist eine Liste gefragt.
refusals-pattern = Das hat nicht die verlangte Form.
refusals-role = Wählen Sie eine der Rollen: { $known }.
refusals-option = Wählen Sie eines davon: { $known }.
refusals-nobody = Nennen Sie mindestens eine Person.
refusals-too-many-people = Das sind zu viele Personen; möglich sind höchstens { $max }.
refusals-twice = Diese Adresse steht zweimal in derselben Rolle.
refusals-language = Geben Sie ein Sprachkürzel ein, etwa de oder pt-BR.
refusals-time-zone = Wählen Sie eine Zeitzone, etwa Europe/Berlin.
refusals-colour = Geben Sie eine Farbe mit sechs Stellen ein, etwa #2546c4.
refusals-site = Geben Sie die Adresse einer Website ohne Pfad ein, etwa https://www.example.com.
refusals-site-https = Die Adresse muss mit https:// beginnen.
refusals-too-many-sites = Das sind zu viele Websites; möglich sind höchstens { $max }.
refusals-own-second-step = Richten Sie zuerst für Ihr eigenes Konto einen zweiten Schritt ein.
refusals-own-address = Das ist schon Ihre Adresse.
refusals-workspace-name = Tippen Sie den Namen des Arbeitsbereichs, Buchstabe für Buchstabe.
refusals-return-address = Geben Sie die ganze Adresse einer Seite ein, wie https://www.example.com/danke.
refusals-address = Geben Sie eine Webadresse ein, etwa https://example.com/hook.
refusals-address-https = Geben Sie eine Adresse ein, die mit https:// beginnt.
refusals-address-inside = Diese Adresse liegt in einem Netz, das der Betreiber dieses Dienstes nicht erlaubt hat.
refusals-address-password = Lassen Sie Benutzername und Passwort aus der Adresse weg.
refusals-address-part = Lassen Sie weg, was hinter dem # steht; es wird nie gesendet.
refusals-link = Geben Sie eine Adresse ein, die mit https://, http://, mailto: oder tel: beginnt.
refusals-no-event = Wählen Sie mindestens ein Ereignis.
refusals-too-many-documents = Das sind zu viele Dokumente; auf einmal gehen höchstens { $max }.

## Templates and their fields

refusals-no-option = Geben Sie mindestens eine Antwort zur Auswahl ein.
refusals-same-option = Zwei Antworten sind gleich.
refusals-least-above-most = Das Mindeste ist mehr als das Höchste.
refusals-expression = Dieses Muster ist nicht lesbar: { $error }
refusals-same-name = Etwas anderes heißt schon so. Wählen Sie einen anderen Namen.
refusals-reserved-name = Dieser Name hat in Formeln eine eigene Bedeutung. Wählen Sie einen anderen.
refusals-name-form = Ein Name beginnt mit einem Buchstaben und enthält nur Buchstaben, Ziffern und Unterstriche.
refusals-unknown-name = Es gibt nichts, das { $name } heißt.
refusals-unknown-field = Es gibt kein Feld, das { $name } heißt.
refusals-other-type = { $name } ist von anderer Art ({ $type }), die dieses Feld nicht füllen kann.
refusals-circle = Das braucht sein eigenes Ergebnis: { $circle }
refusals-no-place = Dieses Feld hat noch keinen Platz auf den Seiten.
refusals-off-page = Das Feld liegt nicht ganz auf der Seite.
refusals-currency = Geben Sie die drei Großbuchstaben einer Währung ein, etwa EUR.
refusals-margins = Ränder sind 0 mm oder mehr und lassen mindestens 40 mm für den Text.

## Files

refusals-picture-kind = Wählen Sie ein Bild in PNG oder JPEG.
refusals-file-lost = Diese Datei ist nicht mehr da. Wählen Sie sie noch einmal.
refusals-not-a-pdf = Diese Datei ist ein Bild. Wählen Sie ein PDF.
refusals-not-a-picture = Diese Datei ist ein PDF. Wählen Sie ein Bild.
refusals-no-such-page = Diese Seite hat das PDF nicht; es hat { $pages }.
refusals-file-kind = Das ist keine Datei in PDF, PNG, JPEG oder WebP. Wählen Sie eine andere.
refusals-file-empty = In dieser Datei steht nichts. Wählen Sie eine andere.
refusals-file-large = Die Datei ist zu groß. Wählen Sie eine kleinere.
refusals-file-long = Das PDF hat mehr als { $limit } Seiten. Teilen Sie es und verwenden Sie die Teile.
refusals-file-wide = Das Bild ist zu groß: { $width } × { $height } Pixel. Verkleinern Sie es und wählen Sie es noch einmal.
refusals-file-print-anew = Dieses PDF ist so gemacht, dass es hier nicht verwendet werden kann. Drucken Sie es in ein neues PDF und wählen Sie dieses.
refusals-file-locked = Dieses PDF ist durch ein Passwort geschützt. Entfernen Sie den Schutz und wählen Sie es noch einmal.
refusals-file-damaged = Diese Datei ist beschädigt. Öffnen Sie sie in einem anderen Programm, speichern Sie sie neu und wählen Sie diese.

## Why something can't be done

refusals-closed = Das Dokument ist nicht mehr offen, deshalb geht das nicht mehr.
refusals-expired = Die Frist dieses Dokuments ist abgelaufen, deshalb geht das nicht mehr.
refusals-done-before = { $who } hat schon unterschrieben oder abgelehnt.
refusals-invited-before = { $email } ist in dieser Rolle schon eingeladen.
refusals-member-before = { $email } ist schon in diesem Arbeitsbereich.
refusals-not-sent = Das Dokument wurde noch nicht gesendet, deshalb kann niemand daran erinnert werden.
refusals-values-fixed = Jemand hat schon unterschrieben, deshalb kann sich { $name } nicht mehr ändern. Ziehen Sie das Dokument zurück und senden Sie ein neues.
refusals-name-fixed = Jemand hat schon unterschrieben, und das Dokument zeigt seinen Namen, deshalb kann dieser sich nicht mehr ändern. Ziehen Sie das Dokument zurück und senden Sie ein neues.
refusals-last-administrator = Der Arbeitsbereich braucht mindestens einen Administrator.
refusals-many-webhooks = Der Arbeitsbereich hat { $count } Webhooks, mehr sind nicht möglich. Löschen Sie einen, der nicht gebraucht wird.
refusals-others = Andere ändern das gerade auch. Versuchen Sie es noch einmal.
refusals-no-workspace = Dieses Konto ist in keinem Arbeitsbereich mehr. Bitten Sie um eine Einladung.
refusals-here-already = Sie sind schon in diesem Arbeitsbereich.
refusals-wrong-password = Adresse oder Passwort stimmt nicht.
refusals-wrong-code = Dieser Code stimmt nicht oder wurde schon verwendet.
refusals-wrong-digits = Diese Ziffern stimmen nicht. Prüfen Sie die Uhr Ihres Geräts und versuchen Sie die nächsten.
refusals-begin-again = Das hat zu lange gedauert oder wurde schon verwendet. Fangen Sie von vorn an.
refusals-second-step-lacks = Dieser Arbeitsbereich verlangt einen zweiten Schritt. Richten Sie in Ihrem Konto einen ein, oder melden Sie sich mit einem Passkey an.
refusals-two-step-on = Die Anmeldung in zwei Schritten ist schon eingeschaltet.
refusals-two-step-off = Die Anmeldung in zwei Schritten ist ausgeschaltet.
refusals-too-many-passkeys = Sie haben schon { $most } Passkeys. Entfernen Sie zuerst einen.
refusals-passkey-known = Dieser Passkey ist schon bekannt.
refusals-address-taken = Diese Adresse gehört zu einem anderen Konto. Wählen Sie eine andere.
refusals-password-first = Wählen Sie zuerst ein Passwort.
refusals-sign-in-again = Melden Sie sich ab und wieder an, und tun Sie dies innerhalb von 15 Minuten.
refusals-passkey-unknown = Dieser Passkey ist hier nicht bekannt.
refusals-turn = Andere unterschreiben vor Ihnen. Sie erfahren es, wenn Sie an der Reihe sind.
refusals-link-over = Dieser Link wurde schon verwendet oder ist zu alt. Fordern Sie einen neuen an.
refusals-invitation-over = Diese Einladung wurde schon verwendet, zurückgezogen oder ist zu alt. Bitten Sie um eine neue.
refusals-set-up-over = Dieser Einrichtungslink wurde schon verwendet oder ist zu alt. Starten Sie den Dienst neu, um einen neuen zu erhalten.
refusals-webhook-off = Der Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.

## What a printed document lacks

refusals-no-font = Seite { $page }: Keine Schrift hat „{ $text }“. Wer diesen Dienst betreibt, kann eine hinzufügen.
refusals-not-archivable = Das PDF ist nicht ganz barrierefrei und archivierbar: { $reason }
refusals-no-picture = Das Bild { $file } fehlt oder kann nicht gelesen werden.
refusals-warning-not-true = { $expression }: Eine Bedingung muss wahr oder falsch ergeben. Gefunden: { $given }.
refusals-warning-not-list = { $expression }: Nur eine Liste kann wiederholt werden. Gefunden: { $given }.

## What a receiver of webhooks did

refusals-receiver-unknown = Zu diesem Namen ist keine Adresse bekannt.
refusals-receiver-away = Nicht erreichbar ({ $cause })
refusals-receiver-slow = Hat nicht rechtzeitig geantwortet.
refusals-receiver-broke = Die Antwort brach ab.
refusals-receiver-redirect = Hat mit einer anderen Adresse geantwortet. Webhooks gehen nur an die eingetragene Adresse.
refusals-receiver-unreadable = Die Antwort ist nicht lesbar ({ $cause })

## Where in a text something is wrong

refusals-at-line = Zeile { $line }: { $what }
refusals-at-column = Spalte { $column }: { $what }
refusals-at-line-column = Zeile { $line }, Spalte { $column }: { $what }
refusals-in-expression = { $expression }: { $what }

## Kinds of values, in the sentences below

refusals-kind-missing = ein fehlender Wert
refusals-kind-text = ein Text
refusals-kind-number = eine Zahl
refusals-kind-money = ein Geldbetrag
refusals-kind-date = ein Datum
refusals-kind-datetime = ein Datum mit Uhrzeit
refusals-kind-boolean = wahr oder falsch
refusals-kind-list = eine Liste
refusals-kind-record = eine Gruppe von Werten
refusals-kind-image = ein Bild
refusals-kind-whole = eine ganze Zahl
refusals-kind-list-or-text = eine Liste oder ein Text
refusals-kind-decimals = eine Zahl von Nachkommastellen
refusals-count-none = keinen Wert
refusals-count-one = einen Wert
refusals-count-least = { $least } Werte oder mehr
refusals-count-range = { $least } bis { $most } Werte
refusals-count-some = { $count } Werte

## What is wrong with an expression

refusals-mistake-near = Meinten Sie { $near }?
refusals-mistake-function = Es gibt keine Funktion { $name }.
refusals-mistake-operator = { $name } geht in Ausdrücken nicht.
refusals-mistake-between = { $sign } passt nicht zu diesen Werten: { $left }, { $right }.
refusals-mistake-money = { $sign } geht nicht zwischen zwei Geldbeträgen.
refusals-mistake-nought = Hier wird durch 0 geteilt.
refusals-mistake-large = Das Ergebnis ist eine zu große Zahl.
refusals-mistake-power = Nach ** steht eine ganze Zahl, und das Ergebnis hat höchstens 28 Ziffern.
refusals-mistake-far = Das Ergebnis ist ein Datum nach dem Jahr 9999.
refusals-mistake-needs = Hier gebraucht: { $wanted }. Gefunden: { $given }.
refusals-mistake-sign-needs = { $sign } braucht: { $wanted }. Gefunden: { $given }.
refusals-mistake-sum = Nur Zahlen und Beträge lassen sich zusammenzählen. Gefunden: { $given }.
refusals-mistake-order = Das lässt sich nicht ordnen: { $left }, { $right }.
refusals-mistake-condition = Hier gebraucht: wahr oder falsch. Gefunden: { $given }.
refusals-mistake-gives = Das Ergebnis ist { $given }, verlangt ist: { $type }.
refusals-mistake-steps = Das auszurechnen dauert zu lange. Machen Sie es einfacher oder die Listen kürzer.
refusals-mistake-long = Das Ergebnis ist zu lang.
refusals-mistake-compare = Das lässt sich nicht vergleichen: { $left }, { $right }.
refusals-mistake-currencies = { $left } und { $right } gehen nicht zusammen.
refusals-mistake-list-has-no = Eine Liste hat kein { $name }. Um es von jedem Eintrag zu nehmen, schreiben Sie .map(|item| item.{ $name })
refusals-mistake-has-no = Hier gibt es kein { $name }: { $given }.
refusals-mistake-index = Zwischen [ und ] steht eine ganze Zahl.
refusals-mistake-no-items = Mit [ ] lässt sich hieraus nichts nehmen: { $given }.
refusals-mistake-bars = Was mit |item| beginnt, kann nur an map, filter und dergleichen gegeben werden.
refusals-mistake-bars-hold = Zwischen den Strichen steht ein Eintrag, auf Wunsch mit seiner Nummer: |item, number|
refusals-mistake-dot = Nach dem Punkt steht ein Name.
refusals-mistake-shout = { $name } wird ohne Ausrufezeichen geschrieben.
refusals-mistake-two = { $name } nimmt zwei Werte.
refusals-mistake-choose = choose nimmt eine Bedingung und zwei Werte.
refusals-mistake-or-else = orElse nimmt einen Wert und einen, der gilt, wo er fehlt.
refusals-mistake-on-list = { $name } steht hinter einer Liste: items.{ $name }(|item| …)
refusals-mistake-statement = Hier kann nur ein einzelner Ausdruck stehen, etwa if a > b {"{"} x {"}"} else {"{"} y {"}"}
refusals-mistake-value = Hier fehlt ein Wert.
refusals-mistake-unreadable = Das ist nicht lesbar.
refusals-mistake-ends = Das endet zu früh.
refusals-mistake-brace = Hier fehlt ein {"{"} oder {"}"}.
refusals-mistake-quotes = Ein Text steht zwischen geraden Anführungszeichen: "…"
refusals-mistake-deep = Zu viele Klammern stehen ineinander.
refusals-mistake-reserved = { $word } hat eine eigene Bedeutung und geht hier nicht.
refusals-mistake-equals = Hier lässt sich kein Wert ändern. Zum Vergleichen schreiben Sie ==
refusals-mistake-and = Für „und“ schreiben Sie &&
refusals-mistake-or = Für „oder“ schreiben Sie ||
refusals-mistake-decimals = Gerundet wird auf 0 bis { $max } Nachkommastellen.
refusals-mistake-turn = { $from } lässt sich nicht in { $to } umrechnen.
refusals-mistake-takes = { $name } nimmt { $takes }, nicht { $given }.
refusals-mistake-no-date = Dieses Datum gibt es nicht: { $year }-{ $month }-{ $day }
refusals-mistake-date-takes = date nimmt einen Text, oder Jahr, Monat und Tag.

## What is wrong with Markdown

refusals-markdown-empty = { $tag } nennt nichts. Schreiben Sie eine Variable wie {"{"}{"{"}customer{"}"}{"}"}.
refusals-markdown-field = { $tag } muss ein Feld des Formulars nennen, wie {"{"}{"{"}field:signature{"}"}{"}"}.
refusals-markdown-if = { $tag } braucht einen Ausdruck, wie {"{"}{"{"}#if total > 1000{"}"}{"}"}.
refusals-markdown-each = { $tag } muss eine Liste nennen und wie ein Eintrag heißt: {"{"}{"{"}#each items as item{"}"}{"}"}
refusals-markdown-else = { $tag } ist nicht bekannt. Schreiben Sie ein zweites {"{"}{"{"}#if …{"}"}{"}"} mit der umgekehrten Bedingung.
refusals-markdown-format = { $tag } muss nach dem Strich ein Format haben, wie {"{"}{"{"}start | long{"}"}{"}"}.
refusals-markdown-unknown = { $tag } ist nicht bekannt. Es gibt #if, /if, #each, /each, field: und pagebreak.
refusals-markdown-open = In derselben Zeile fehlt {"}"}{"}"}: { $tag }
refusals-markdown-nowhere = { $tag } steht, wo nichts gedruckt wird.
refusals-markdown-own-line = { $tag } muss in einer eigenen Zeile stehen.
refusals-markdown-before = { $tag } kommt vor { $close }, das zu Zeile { $begun } gehört.
refusals-markdown-closes-none = { $tag } schließt nichts: Hier ist kein { $open } offen.
refusals-markdown-not-closed = { $tag } wird nicht geschlossen. { $close } muss folgen.
refusals-markdown-not-here = { $tag } kann nicht in der Adresse eines Links und nicht in Datei oder Beschreibung eines Bildes stehen.
refusals-markdown-deep = Zu viele Listen, Zitate, Tabellen, Bedingungen und Wiederholungen stehen ineinander; möglich sind { $max }.
refusals-markdown-many = Der Text hat zu viele Teile.
refusals-markdown-picture = Ein Bild ist eine hochgeladene Datei, angegeben durch ihre Kennung: ![…](fil_…)
refusals-markdown-picture-width = Was in Anführungszeichen hinter einem Bild steht, ist seine Breite, von 1 % bis 100 %.
refusals-unpublished-elsewhere = Jemand anderes hat geändert, was noch nicht veröffentlicht ist. Laden Sie die Seite neu und sehen Sie es sich zuerst an.
refusals-template-overtaken = Die Vorlage wurde inzwischen geändert. Sehen Sie sich zuerst die andere Version an.
refusals-nothing-unpublished = Es ist nichts mehr zu veröffentlichen. Jemand hat es inzwischen veröffentlicht oder verworfen. Laden Sie die Seite neu.

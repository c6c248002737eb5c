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
refusals-workspace-name = Tippen Sie den Namen des Arbeitsbereichs, Buchstabe für Buchstabe.
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
refusals-two-step-on = Die Anmeldung in zwei Schritten ist schon eingeschaltet.
refusals-two-step-off = Die Anmeldung in zwei Schritten ist ausgeschaltet.
refusals-too-many-passkeys = Sie haben schon { $most } Passkeys. Entfernen Sie zuerst einen.
refusals-passkey-known = Dieser Passkey ist schon bekannt.
refusals-passkey-unknown = Dieser Passkey ist hier nicht bekannt.
refusals-link-over = Dieser Link wurde schon verwendet oder ist zu alt. Fordern Sie einen neuen an.
refusals-invitation-over = Diese Einladung wurde schon verwendet, zurückgezogen oder ist zu alt. Bitten Sie um eine neue.
refusals-set-up-over = Dieser Einrichtungslink wurde schon verwendet oder ist zu alt. Starten Sie den Dienst neu, um einen neuen zu erhalten.
refusals-webhook-off = Der Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.

## What a printed document lacks

refusals-no-font = Seite { $page }: Keine Schrift hat „{ $text }“. Wer diesen Dienst betreibt, kann eine hinzufügen.
refusals-not-archivable = Das PDF ist nicht ganz barrierefrei und archivierbar: { $reason }
refusals-no-picture = Das Bild { $file } fehlt oder kann nicht gelesen werden.

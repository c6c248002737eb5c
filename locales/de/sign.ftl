# Die Seiten, auf denen Menschen Dokumente unterschreiben und ausfüllen.

## Around every page

language = Sprache
made-with = Gesendet mit Countersign
close = Schließen
cancel = Abbrechen
remove = Entfernen
try-again = Erneut versuchen
sending = Wird gesendet …
fetching = Einen Moment …

## The first screen

landing-signer = { $from } bittet Sie um Ihre Unterschrift
landing-approver = { $from } bittet Sie um Ihre Freigabe
landing-viewer = { $from } teilt ein Dokument mit Ihnen
landing-changed = Das Dokument wurde geändert, seit Sie es geöffnet haben. Bitte lesen Sie es noch einmal; was Sie ausgefüllt haben, ist noch da.
landing-note = Mit dem Öffnen ist nichts unterschrieben. Sie können alles lesen, bevor Sie sich entscheiden.
landing-note-viewer = Sie lesen dieses Dokument nur. Es wird nichts von Ihnen verlangt und nichts unterschrieben.
for = Für
until = Bis
review = Dokument ansehen
code-label = Zugangscode
code-help = Sie haben ihn getrennt vom Link vom Absender bekommen.
code-missing = Geben Sie den Zugangscode ein.
code-wrong = Dieser Code stimmt nicht. Prüfen Sie ihn und versuchen Sie es noch einmal.
code-spent = Dieser Code wurde zu oft falsch eingegeben und öffnet nichts mehr. Bitten Sie den Absender um einen neuen.

## Consent

consent-sign-title = Elektronisch unterschreiben
consent-sign-agree = Ich habe das gelesen und bin einverstanden, elektronisch zu unterschreiben.
consent-approve-title = Elektronisch freigeben
consent-approve-agree = Ich habe das gelesen und bin einverstanden, elektronisch freizugeben.
consent-required = Setzen Sie das Häkchen, um fortzufahren.
consent-version = Mit Ihrer Zustimmung wird Fassung { $version } dieses Textes gespeichert.

## The document

hint-signer = Lesen Sie das Dokument und füllen Sie die markierten Stellen aus. Ihre Eingaben werden laufend gespeichert.
hint-approver = Lesen Sie das Dokument und geben Sie es dann frei oder lehnen Sie es ab.
hint-viewer = Sie können dieses Dokument lesen. Für Sie gibt es nichts auszufüllen.
end-of-document = Ende des Dokuments
document-download = Dokument herunterladen
document-missing = Das Dokument kann gerade nicht heruntergeladen werden. Versuchen Sie es später noch einmal, oder bitten Sie den Absender darum.
more-fields = Außerdem auszufüllen
finish = Unterschreiben und abschließen
approve = Freigeben
send = Absenden
save-for-later = Speichern und später fortfahren
start = Beginnen
next = Weiter
progress = Fortschritt
progress-count = { $done } von { $all }
progress-none = Keine Pflichtangaben
saving = Wird gespeichert …
saved = Gespeichert
not-saved = Noch nicht gespeichert
not-saved-because = Noch nicht gespeichert: Mit „{ $label }“ stimmt etwas nicht.
show-field = Zeigen
offline = Keine Verbindung. Ihre Eingaben bleiben auf dieser Seite erhalten.
field-unnamed = Antwort
optional = (freiwillig)
choose = Bitte wählen …
blank = noch auszufüllen: { $label }
blank-of-others = { $label }
unanswered = noch nicht ausgefüllt
ticked = angekreuzt
not-ticked = nicht angekreuzt
date-by-service = wird beim Abschließen eingetragen
view = Ansicht
view-pages = Seiten
view-list = Liste der Felder
page-of = Seite { $number } von { $count }
table-scrolls = Tabelle
page-picture = Seite { $number } von { $count }, als Bild. Mit „{ document-download }“ weiter oben bekommen Sie ein PDF, das ein Screenreader vorlesen kann.
pages-hint = Die Seiten werden als Bilder gezeigt. Um sie vorlesen zu lassen oder größer zu lesen, wählen Sie „{ document-download }“.
page-failed = Diese Seite konnte nicht geladen werden.
page-cut = Die Seite um dieses Feld
sheet-done = Fertig

## Files

file-choose = Datei wählen
file-replace = Andere wählen
file-attached = Eine Datei ist angehängt
upload-preview = { $label }: das gewählte Bild
image-choose = Bild wählen
uploading = { $name } wird gesendet …
file-too-large = Die Datei ist zu groß. Wählen Sie eine kleinere.
file-failed = Die Datei konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung und wählen Sie sie noch einmal.
file-kind = Das ist keine Datei in PDF, PNG, JPEG oder WebP. Wählen Sie eine andere.
file-empty = In dieser Datei steht nichts. Wählen Sie eine andere.
file-too-long = Das PDF hat mehr als { $limit } Seiten. Wählen Sie ein kürzeres.
file-too-wide = Das Bild ist zu groß: { $width } × { $height } Pixel. Verkleinern Sie es und wählen Sie es noch einmal.
file-print-anew = Dieses PDF ist so gemacht, dass es hier nicht verwendet werden kann. Drucken Sie es in ein neues PDF und wählen Sie dieses.
file-locked = Dieses PDF ist durch ein Passwort geschützt. Entfernen Sie den Schutz und wählen Sie es noch einmal.
file-damaged = Diese Datei ist beschädigt. Öffnen Sie sie in einem anderen Programm, speichern Sie sie neu und wählen Sie diese.
file-name = Der Name der Datei kann nicht verwendet werden. Benennen Sie sie um und wählen Sie sie noch einmal.
file-lost = Diese Datei ist nicht mehr da. Wählen Sie sie noch einmal.
image-kind = Das ist kein Bild in PNG, JPEG oder WebP. Wählen Sie ein anderes.

## Signatures

signature-make = Hier unterschreiben
signature-place = Unterschrift hier einsetzen
signature-yours = Ihre Unterschrift
signature-change = Ändern
signature-change-of = Ändern: { $label }
signature-remove-of = Entfernen: { $label }
initials-make = Hier paraphieren
initials-place = Kürzel hier einsetzen
initials-yours = Ihr Kürzel
signature-dialog = Ihre Unterschrift
initials-dialog = Ihr Kürzel
signature-way = Wie möchten Sie unterschreiben?
signature-draw = Zeichnen
signature-type = Tippen
signature-upload = Hochladen
signature-pad = Fläche zum Zeichnen. Mit der Tastatur unterschreiben Sie unter „Tippen“.
signature-pad-hint = Hier zeichnen
undo = Rückgängig
clear = Leeren
signature-type-label = Ihr Name
signature-other-hand = Andere Handschrift
initials-type-label = Ihr Kürzel
signature-upload-help = Ein Bild Ihrer Unterschrift: PNG, JPEG oder WebP.
initials-upload-help = Ein Bild Ihres Kürzels: PNG, JPEG oder WebP.
signature-upload-preview = Das gewählte Bild
signature-upload-kind = Das ist kein Bild in PNG, JPEG oder WebP. Wählen Sie ein anderes.
signature-upload-large = Das Bild ist größer als 15 MB. Wählen Sie ein kleineres.
signature-upload-broken = Dieses Bild ist nicht lesbar. Wählen Sie ein anderes, zeichnen oder tippen Sie.
signature-empty-draw = Zeichnen Sie zuerst in die Fläche, oder tippen Sie stattdessen.
signature-dot = Das ist nur ein Punkt. Zeichnen Sie Ihre Unterschrift, oder tippen Sie sie.
initials-dot = Das ist nur ein Punkt. Zeichnen Sie Ihr Kürzel, oder tippen Sie es.
signature-empty-type = Tippen Sie zuerst Ihren Namen.
initials-empty-type = Tippen Sie zuerst Ihr Kürzel.
signature-empty-upload = Wählen Sie zuerst ein Bild.
signature-adopt = Diese Unterschrift verwenden
signature-adopt-note = Sie wird für die anderen Stellen in diesem Dokument behalten; dort genügt ein Klick.
initials-adopt = Dieses Kürzel verwenden
initials-adopt-note = Es wird für die anderen Stellen in diesem Dokument behalten; dort genügt ein Klick.

## What is wrong with an answer

missing = Füllen Sie dieses Feld aus.
missing-checkbox = Setzen Sie dieses Häkchen.
missing-choice = Wählen Sie eine Antwort.
missing-signature = Unterschreiben Sie hier.
missing-initials = Setzen Sie hier Ihr Kürzel ein.
missing-file = Wählen Sie eine Datei.
missing-image = Wählen Sie ein Bild.
not-a-number = Geben Sie eine Zahl ein.
not-a-date = Geben Sie ein ganzes Datum ein: Tag, Monat und Jahr.
not-an-email = Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.
not-a-phone = Geben Sie eine Telefonnummer ein: Ziffern, Leerzeichen und +.
not-an-option = Wählen Sie eine der angebotenen Antworten.
not-matching = Das hat nicht die verlangte Form.
too-small = Geben Sie { $min } oder mehr ein.
too-large = Geben Sie { $max } oder weniger ein.
too-early = Wählen Sie { $min } oder ein späteres Datum.
too-late = Wählen Sie { $max } oder ein früheres Datum.
too-short =
    { $min ->
        [one] Geben Sie mindestens ein Zeichen ein.
       *[other] Geben Sie mindestens { $min } Zeichen ein.
    }
too-long =
    { $max ->
        [one] Geben Sie höchstens ein Zeichen ein; es sind { $length }.
       *[other] Geben Sie höchstens { $max } Zeichen ein; es sind { $length }.
    }
too-long-by-far = Das ist zu lang: höchstens { $max } Zeichen.
too-many-digits = Geben Sie eine Zahl mit höchstens 28 Ziffern ein.
too-many-decimals = Geben Sie einen Betrag mit höchstens { $max } Nachkommastellen ein.
whole-amount = Geben Sie einen ganzen Betrag ein, ohne Nachkommastellen.
odd-characters = Darin steht ein Zeichen, das nicht verwendet werden kann. Tippen Sie es neu, statt es einzufügen.
signature-refused = Diese Unterschrift kann nicht verwendet werden. Erstellen Sie sie noch einmal.
form-changed = Das Dokument hat sich inzwischen geändert. Laden Sie die Seite neu.
failed-answered-before = Jemand anderes, der dieselben Felder ausfüllt, hat inzwischen eine andere Antwort abgegeben. Sie kann nicht mehr geändert werden. Lesen Sie das Dokument noch einmal, bevor Sie unterschreiben.
failed-form-changed = Das Formular wurde geändert, seit Sie es geöffnet haben. Lesen Sie es noch einmal, bevor Sie es absenden.
failed-sent-before = Ihr erster Versuch ist doch angekommen, mit den Antworten von damals. Senden Sie nur dann noch einmal ab, wenn auch die geänderten Antworten eingehen sollen.
failed-still-sending = Ihre Antworten sind noch unterwegs. Versuchen Sie es gleich noch einmal.
other-currency = Geben Sie einen Betrag in { $currency } an.
summary-title =
    { $count ->
        [one] Eine Angabe fehlt noch
       *[other] { $count } Angaben fehlen oder stimmen nicht
    }
summary-wrong = Eine Angabe stimmt noch nicht
summary-not-sent = Noch nicht gesendet
summary-unsure = Es ist nicht bekannt, ob es angekommen ist
unsure-again = Sie können es gefahrlos noch einmal versuchen: Nichts wird doppelt abgeschickt.

## Declining

decline = Ablehnen
decline-title = Unterschrift ablehnen?
decline-text = { $from } erfährt davon, mit Ihrer Begründung. Das Dokument kann danach nicht mehr unterschrieben werden.
decline-reason = Warum lehnen Sie ab?
decline-missing = Sagen Sie in ein paar Worten, warum.
decline-confirm = Dokument ablehnen

## Passing it on to somebody else

delegate-signer = Jemand anderes soll unterschreiben
delegate-approver = Jemand anderes soll freigeben
delegate-title = Dokument weitergeben
delegate-text = Die andere Person bekommt eine eigene Einladung. Ihr Link funktioniert dann nicht mehr, und was Sie ausgefüllt haben, wird verworfen. { $from } erfährt, dass Sie es weitergegeben haben und an wen.
delegate-name = Name der anderen Person
delegate-email = E-Mail-Adresse der anderen Person
delegate-note = Notiz an den Absender
delegate-note-wrong = Schreiben Sie höchstens 2.000 Zeichen oder lassen Sie es leer.
delegate-confirm = Weitergeben
delegate-same = Das ist Ihre eigene Adresse. Geben Sie die einer anderen Person ein.
delegate-takes-part = Diese Person ist an dem Dokument schon beteiligt. Fragen Sie den Absender.
delegate-off = Dieses Dokument kann hier nicht weitergegeben werden. Bitten Sie den Absender, jemand anderen einzuladen.
delegate-code = Der Zugangscode wurde nur Ihnen gegeben. Bitten Sie den Absender, jemand anderen einzuladen.
delegate-by-hand = Der Absender verteilt die Links zu diesem Dokument selbst. Bitten Sie ihn, jemand anderen einzuladen.
delegated-title = Weitergegeben
delegated-text = { $who } ({ $email }) ist jetzt an Ihrer Stelle eingeladen.
delegated-remedy = { $from } erfährt davon. Ihr eigener Link funktioniert nicht mehr, und Sie müssen nichts weiter tun.

## Going on later

left-title = Gespeichert
left-text = Ihre Eingaben sind gespeichert. Öffnen Sie denselben Link wieder, wann immer Sie fortfahren möchten.
left-failed-title = Noch nicht gespeichert
left-failed-text = Ihre Eingaben konnten nicht gesendet werden, sind aber noch auf dieser Seite. Lassen Sie sie offen und versuchen Sie es mit Verbindung noch einmal.
left-refused-text = Mit „{ $label }“ stimmt etwas nicht, deshalb konnte es nicht gespeichert werden. Gehen Sie zum Dokument zurück, um es zu berichtigen. Auf dieser Seite steht es noch.
back-to-document = Zurück zum Dokument

## What happened to a document

waiting-title = Sie sind noch nicht an der Reihe
waiting-text =
    { $count ->
        [one] Vor Ihnen unterschreibt noch eine Person.
       *[other] Vor Ihnen unterschreiben noch { $count } Personen.
    }
waiting-remedy = Sie bekommen eine E-Mail, sobald Sie an der Reihe sind. Bis dahin ist nichts zu tun.
waiting-remedy-quiet = Öffnen Sie diesen Link später noch einmal, oder sehen Sie hier noch einmal nach. Bis dahin ist nichts zu tun.
look-again = Noch einmal nachsehen
submitted-title = Danke, Sie haben unterschrieben
submitted-text = Ihr Teil ist erledigt. Andere müssen noch unterschreiben.
submitted-remedy = Sie bekommen Ihre Ausfertigung per E-Mail, sobald alle unterschrieben haben.
submitted-remedy-quiet = Sobald alle unterschrieben haben, finden Sie Ihr Exemplar hier, unter demselben Link.
approved-title = Danke, Sie haben freigegeben
approved-text = Ihr Teil ist erledigt. Andere sind noch dabei.
approved-remedy = Sie bekommen Ihre Ausfertigung per E-Mail, sobald alle fertig sind.
approved-remedy-quiet = Sobald alle fertig sind, finden Sie Ihr Exemplar hier, unter demselben Link.
completed-title = Alles erledigt
completed-text = Alle haben unterschrieben. Das Dokument ist vollständig und versiegelt.
completing-text = Alle haben unterschrieben. Das Dokument ist vollständig; Ihr versiegeltes Exemplar wird gerade erstellt.
completed-remedy = Bewahren Sie eine Ausfertigung auf. Sie haben sie auch per E-Mail bekommen.
completed-remedy-quiet = Bewahren Sie ein Exemplar für Ihre Unterlagen auf.
preparing = Ihre Ausfertigung wird erstellt. Sie erscheint gleich hier und kommt auch per E-Mail.
preparing-quiet = Ihr Exemplar wird gerade erstellt. Es erscheint gleich hier.
copy-comes = Es erscheint gleich hier und kommt auch per E-Mail.
copy-comes-quiet = Es erscheint gleich hier.
download = Ausfertigung herunterladen
back-to = Zurück zu { $host }
declined-title = Dieses Dokument wurde abgelehnt
declined-text = { $who } hat es abgelehnt; es kann nicht mehr unterschrieben werden.
declined-remedy = Wenn das ein Versehen ist, bitten Sie { $from } um ein neues Dokument.
declined-mine-title = Sie haben abgelehnt
declined-mine-text = { $from } hat davon erfahren, mit Ihrer Begründung.
declined-mine-remedy = War das ein Versehen, bitten Sie { $from } um ein neues Dokument.
voided-title = Dieses Dokument wurde zurückgezogen
voided-text = { $from } hat es zurückgezogen; es gibt nichts mehr zu unterschreiben.
voided-remedy = Bei Fragen wenden Sie sich an { $from }.
expired-title = Die Frist ist abgelaufen
expired-text = Dieses Dokument konnte bis { $until } unterschrieben werden.
expired-remedy = Soll es noch unterschrieben werden, bitten Sie { $from }, es erneut zu senden.
linkExpired-title = Dieser Link ist zu alt
linkExpired-text = Links gelten nur eine begrenzte Zeit, damit niemand über eine alte E-Mail hineinkommt. Das Dokument selbst kann noch offen sein.
linkExpired-remedy = Bitten Sie { $from } um einen neuen Link.
unknown-title = Dieser Link führt nirgendwohin
unknown-text = Hinter ihm liegt kein Dokument. Vielleicht fehlt ein Teil des Links, oder das Dokument wurde gelöscht.
unknown-remedy = Öffnen Sie den Link noch einmal aus der E-Mail oder kopieren Sie ihn ganz. Hilft das nicht, bitten Sie den Absender um einen neuen.
replaced-title = Es gibt einen neueren Link
replaced-text = Dieser Link wurde durch einen neueren ersetzt und gilt nicht mehr.
replaced-remedy = Öffnen Sie die neueste E-Mail zu diesem Dokument und nehmen Sie den Link darin.
no-token-title = Öffnen Sie den Link aus Ihrer E-Mail
no-token-text = Diese Seite braucht den Link, den Sie bekommen haben. Öffnen Sie die E-Mail und wählen Sie noch einmal die Schaltfläche darin.
unreachable-title = Das Dokument kann gerade nicht gezeigt werden
nothing-lost = Nichts, was Sie auf dieser Seite eingegeben haben, ist verloren.

## What goes wrong on the way

failed-network = Es besteht keine Verbindung zum Dienst. Prüfen Sie Ihr Netz und versuchen Sie es noch einmal.
failed-server = Der Dienst hat gerade ein Problem. Versuchen Sie es in einer Minute noch einmal.
failed-too-many = Das war zu oft. Warten Sie eine Minute und versuchen Sie es noch einmal.
failed-too-many-seconds =
    { $seconds ->
        [one] Das war zu oft. Versuchen Sie es in einer Sekunde noch einmal.
       *[other] Das war zu oft. Versuchen Sie es in { $seconds } Sekunden noch einmal.
    }
failed-too-many-minutes = Das war zu oft. Versuchen Sie es in { $minutes } Minuten noch einmal.
failed-too-large = Was Sie gesendet haben, ist zu groß.
failed-not-opened = Das Dokument ist noch nicht geöffnet. Laden Sie die Seite neu und öffnen Sie es zuerst.
failed-not-agreed = Sie haben noch nicht zugestimmt, das elektronisch zu tun. Lesen Sie den Text am Ende des Dokuments und setzen Sie das Häkchen.
failed-text-changed = Dieser Text hat sich inzwischen geändert. Lesen Sie ihn noch einmal, bevor Sie zustimmen.
failed-closed = Das Dokument ist nicht mehr offen, deshalb geht das nicht mehr. Laden Sie die Seite neu, um zu sehen, wie es steht.
failed-code = Dieses Dokument verlangt einen Zugangscode. Laden Sie die Seite neu und geben Sie den Code ein, den Sie vom Absender haben.
failed-gone = Das ist nicht mehr da. Laden Sie die Seite neu.
failed-unknown = Das hat nicht geklappt. Versuchen Sie es noch einmal.

## The public form

fill-about = { $workspace } bittet Sie auszufüllen
fill-who = Über Sie
fill-name = Ihr Name
fill-email = Ihre E-Mail-Adresse
fill-email-help = Dorthin wird Ihre Ausfertigung gesendet.
fill-begin = Beginnen
fill-hint = Füllen Sie die markierten Stellen aus. Nichts wird gesendet, bevor Sie „{ send }“ wählen.
fill-thanks-title = Vielen Dank
fill-thanks-text = Ihre Antworten zu „{ $name }“ sind angekommen.
fill-mail = Ihre Ausfertigung kommt per E-Mail an { $email }.
fill-gone-title = Dieses Formular gibt es hier nicht
fill-gone-text = Es wurde geschlossen, oder der Link ist unvollständig. Fragen Sie, von wem Sie ihn haben.
fill-login-title = Dieses Formular verlangt eine Anmeldung
fill-login-text = Es steht nur Menschen mit einem Konto in diesem Arbeitsbereich offen.
fill-login-go = Anmelden

## A name, and what is said of it

of = { $name }: { $said }

# Die Seite, auf der jeder ein versiegeltes Dokument prüfen kann.

## Around every page

language = Sprache
made-with = Countersign
try-again = Erneut versuchen

## Choosing a file

verify-title = Dokument prüfen
verify-text = Finden Sie heraus, ob ein Dokument hier versiegelt wurde und ob es noch so ist wie damals.
verify-choose = PDF oder ZIP wählen
verify-drop = oder hier ablegen
verify-privacy = Die Datei wird angesehen und nicht aufbewahrt.
verify-busy = { $name } wird geprüft …

## The verdict

verdict-intact-title = Unverändert
verdict-intact-text = Dieses Dokument wurde hier versiegelt und seitdem nicht verändert.
verdict-part-title = Teilweise unversehrt
verdict-part-text = Das PDF dieses Pakets wurde hier versiegelt und seitdem nicht verändert. Ein Teil seines Verlaufs ist leer: siehe unten.
verdict-changed-title = Verändert
verdict-changed-text = Dieses Dokument wurde hier versiegelt, ist aber nicht mehr so wie damals. Verlassen Sie sich nicht darauf.
verdict-foreign-title = Nicht von uns versiegelt
verdict-foreign-text = Dieses Dokument trägt ein Siegel, aber von jemand anderem. Wir können nicht dafür einstehen.
verdict-unsealed-title = Nicht versiegelt
verdict-unsealed-text = Dieses Dokument trägt kein Siegel. Vielleicht ist es ein Entwurf oder eine gedruckte und eingescannte Kopie.
verdict-unreadable-title = Nicht lesbar
verdict-unreadable-text = Das ist weder ein PDF noch ein Bündel, das wir lesen können. Wählen Sie die Datei so, wie Sie sie bekommen haben.
verdict-large-title = Zu groß
verdict-large-text = Dieses Bündel enthält mehr, als wir auf einmal prüfen. Entpacken Sie es und wählen Sie response.pdf allein.

## What is wrong

problems = Was gefunden wurde
problem-bytesAltered = Inhalt wurde verändert
problem-appended = Nach dem Siegel wurde etwas angefügt
problem-shadow = Verborgener Inhalt wurde vorbereitet
problem-seal = Ein Siegel ist ungültig
problem-certificate = Ein Zertifikat ist ungültig
problem-bundleFile = Eine Datei des Bündels stimmt nicht
problem-bundleTooLarge = Das Bündel ist zu groß
problem-particulars = Technische Einzelheiten (Englisch)

## What the file says

record = Das Dokument
record-name = Name
record-workspace = Gesendet von
record-completed = Abgeschlossen
record-id = Kennung
signers = Unterschrieben von
signed-at = Unterschrieben am { $when }
approved-at = Genehmigt am { $when }
submitted-for-at = Am { $when } von einem Programm des Absenders für sie abgegeben
by-handed-link = Über einen Link, den die Seite des Absenders zum Weitergeben bekam
seals = Siegel
seal-intact = Das Siegel ist unversehrt
seal-broken = Das Siegel ist gebrochen
seal-outgrown = Was versiegelt wurde, ist unverändert; später kam etwas dazu, das nicht unter dem Siegel steht
seal-ours = Von diesem Dienst
seal-foreign = Von einem anderen Dienst
seal-at = Versiegelt am { $when }
seal-stamped = Zeit von einer Zeitstempelstelle bestätigt: { $when }
seal-level = Stufe
certificate = Zertifikat
certificate-subject = Inhaber
certificate-issuer = Ausgestellt von
certificate-serial = Seriennummer
certificate-valid = Gültig
timeline = Verlauf
timeline-sealed = Das Siegel bürgt für die Einträge 1 bis { $sealed } von { $entries }.
timeline-later = Was danach kommt, wurde nach dem Siegel angefügt und ist von ihm nicht abgedeckt. Es ist so vertrauenswürdig wie die Person, von der Sie die Datei haben:
timeline-blank =
    { $blank ->
        [one] Ein Eintrag, den das Siegel abdeckt, ist leer. Das ist so, wenn eine Person auf Verlangen gelöscht wurde; die Worte kann aber auch entfernt haben, wer Ihnen die Datei gab. Bitten Sie den Absender erneut um das Paket und vergleichen Sie.
       *[other] { $blank } Einträge, die das Siegel abdeckt, sind leer. Das ist so, wenn eine Person auf Verlangen gelöscht wurde; die Worte kann aber auch entfernt haben, wer Ihnen die Datei gab. Bitten Sie den Absender erneut um das Paket und vergleichen Sie.
    }
files = Dateien des Bündels
file-good = Wie versiegelt
file-listed = Wie in der Liste des Pakets; das Siegel deckt es nicht ab
file-partly = Teilweise vom Siegel abgedeckt; siehe Verlauf
file-bad = Nicht wie versiegelt

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
failed-too-large = Die Datei ist zu groß, um hier geprüft zu werden. Ist es ein ZIP, entpacken Sie es und wählen Sie response.pdf allein.
failed-unknown = Das hat nicht geklappt. Versuchen Sie es noch einmal.

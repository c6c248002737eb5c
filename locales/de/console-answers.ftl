# Answers of many documents as a table.

answers-title = Antworten als Tabelle
answers-what = Eine Zeile für jedes gefundene Dokument, eine Spalte für jedes Feld. Tabellenprogramme öffnen die Datei (CSV).
answers-separator = Zwischen den Zellen
answers-comma = Komma
answers-comma-what = Englisch und andere Sprachen, die 0.5 schreiben; Programme
answers-semicolon = Semikolon
answers-semicolon-what = Deutsch, Französisch, Spanisch und andere Sprachen, die 0,5 schreiben
answers-action = Herunterladen
answers-again = Noch einmal herunterladen
answers-cut = Nicht alle Dokumente sind in der Datei
answers-cut-what = Sie enthält die neuesten 10.000. Wählen Sie in der Liste der Dokumente mit „Erstellt ab“ und „Erstellt bis“ einen kürzeren Zeitraum und exportieren Sie jeden Teil, oder rufen Sie die Dokumente über die Programmierschnittstelle ab.

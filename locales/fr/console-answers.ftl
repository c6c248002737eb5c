# Answers of many documents as a table.

answers-title = Réponses sous forme de tableau
answers-what = Une ligne par document trouvé, une colonne par champ. Les tableurs ouvrent ce fichier (CSV).
answers-separator = Entre les cellules
answers-comma = Virgule
answers-comma-what = Anglais et autres langues qui écrivent 0.5 ; programmes
answers-semicolon = Point-virgule
answers-semicolon-what = Allemand, français, espagnol et autres langues qui écrivent 0,5
answers-action = Télécharger
answers-again = Télécharger à nouveau
answers-cut = Tous les documents ne sont pas dans le fichier
answers-cut-what = Il contient les 10 000 plus récents. Choisissez une période plus courte avec « Créé à partir du » et « Créé jusqu’au » dans la liste des documents et exportez chaque partie, ou passez par l’interface de programmation.

# L’éditeur de modèles.

## Around the text

editor-back = Retour au modèle
editor-text = Texte du modèle
editor-text-help = Tapez / pour insérer quelque chose. La touche Échap mène à la barre d’outils.
editor-name-of-template = Nom du modèle
editor-panels = Volets
editor-toolbar = Mettre le texte en forme
editor-done = Terminé
editor-add = Ajouter
editor-saved = Enregistré
editor-saving = Enregistrement…
editor-unsaved = Pas encore enregistré
editor-save-failed = Non enregistré
editor-problems = { $count ->
    [1] Un point à corriger
   *[other] { $count } points à corriger
}
editor-problems-what = Vos modifications seront enregistrées dès que ces points seront corrigés. Choisissez-en un pour vous y rendre.
editor-leave = Quitter sans enregistrer ?
editor-leave-what = Vos dernières modifications n’ont pas pu être enregistrées. Elles seront perdues si vous quittez maintenant.
editor-leave-action = Quitter sans enregistrer
editor-elsewhere = Quelqu’un d’autre a modifié ce modèle
editor-elsewhere-what = Rien n’est enregistré avant votre choix : chargez sa version et perdez ce que vous avez écrit depuis, ou enregistrez la vôtre par-dessus. Ce qui n’y est pas publié est alors perdu.
editor-elsewhere-only = Ce que vous voyez n’est plus ce qui est enregistré.
editor-elsewhere-load = Charger sa version
editor-elsewhere-mine = Enregistrer la mienne
editor-tab-preview = Aperçu
editor-tab-variables = Variables
editor-tab-computed = Calculs
editor-tab-fields = Personnes et champs
editor-tab-page = Page
editor-tab-history = Historique

## The toolbar

editor-undo = Annuler
editor-redo = Rétablir
editor-insert = Insérer
editor-style = Type de paragraphe
editor-paragraph = Texte
editor-heading = Titre { $level }
editor-heading-numbered = Numéroter ce titre
editor-bold = Gras
editor-italic = Italique
editor-underline = Souligné
editor-strike = Barré
editor-looks = Autres mises en forme
editor-code = Chasse fixe
editor-subscript = Indice
editor-superscript = Exposant
editor-highlight = Surligner
editor-highlight-with = Surligner avec { $colour }
editor-color = Couleur des lettres
editor-color-with = Lettres en { $colour }
editor-colour-none = Aucune couleur
editor-size = Taille en points
editor-size-points = { $size } points
editor-size-usual = Taille habituelle
editor-clear-looks = Effacer toute la mise en forme
editor-link = Lien
editor-link-address = Où mène le lien
editor-link-help = Une adresse web, une adresse e-mail ou un numéro de téléphone
editor-link-wrong = L’adresse doit commencer par https://, http://, mailto: ou tel:
editor-link-put = Créer le lien
editor-link-remove = Supprimer le lien
editor-bullets = Liste à puces
editor-numbers = Liste numérotée
editor-list-style = Type de numéros
editor-list-restart = Commencer à 1
editor-quote = Citation
editor-align = Alignement
editor-align-start = Au début
editor-align-center = Centré
editor-align-end = À la fin
editor-align-justify = Justifié
editor-edit-nearest = Modifier la valeur, la condition ou la répétition au curseur

## Insertions

editor-group-values = Valeurs
editor-group-fields = À remplir
editor-group-logic = Conditions et répétitions
editor-group-text = Texte
editor-group-page = Sur la page
editor-group-new = Nouveau
editor-insert-here = Insérer au curseur
editor-insert-new-variable = Nouvelle variable
editor-insert-variable-named = Nouvelle variable « { $name } »
editor-insert-new-field = nouveau champ
editor-insert-condition = Condition
editor-insert-condition-note = affiché seulement si…
editor-insert-repeat = Répétition
editor-insert-repeat-note = une fois par élément d’une liste
editor-table = Tableau
editor-image = Image
editor-columns = Colonnes
editor-columns-count = { $count } colonnes
editor-columns-remove = Supprimer les colonnes
editor-rule = Ligne horizontale
editor-page-break = Saut de page

## Tables

editor-table-row-above = Ligne au-dessus
editor-table-row-below = Ligne au-dessous
editor-table-row-remove = Supprimer la ligne
editor-table-column-before = Colonne avant
editor-table-column-after = Colonne après
editor-table-column-remove = Supprimer la colonne
editor-table-column-widths = Largeurs des colonnes
editor-table-column = Colonne { $number }
editor-table-widths-help = Les nombres sont proportionnels entre eux : une colonne à 2 est deux fois plus large qu’une colonne à 1.
editor-table-merge = Fusionner les cellules choisies
editor-table-split = Scinder la cellule
editor-table-head-row = Ligne d’en-tête, oui ou non
editor-table-head-cell = Cellule d’en-tête, oui ou non
editor-table-repeat = Répéter ces lignes pour chaque élément d’une liste
editor-table-condition = Afficher ces lignes seulement si…
editor-table-remove = Supprimer le tableau

## Chips, conditions, repeats, pictures

editor-chip-variable = Variable
editor-chip-computed = Calcul
editor-chip-field = Champ
editor-logic-if = Seulement si
editor-logic-each = Pour chaque { $name } de
editor-logic-edit = Modifier
editor-logic-unwrap = Supprimer, garder le contenu
editor-logic-remove = Supprimer avec le contenu
editor-inspect-variable = Valeur dans le texte
editor-inspect-field = Champ dans le texte
editor-inspect-image = Image
editor-inspect-logic = Condition ou répétition
editor-inspect-around = Condition ou répétition
editor-place-value = Ce qui est imprimé ici
editor-place-field = Ce qui est rempli ici
editor-edit-value = Modifier
editor-edit-field = Modifier le champ
editor-remove-here = Retirer d’ici
editor-condition-when = Affiché seulement si
editor-condition-when-help = Une expression vraie ou fausse, par exemple rent > 1000 ou isSet(company).
editor-repeat-over = Répété pour chaque élément de
editor-repeat-over-help = Une liste parmi vos variables ou vos calculs.
editor-repeat-as = Un élément s’appelle
editor-repeat-as-help = Ses valeurs s’impriment à l’intérieur sous ce nom ; { $name } est sa place dans la liste.
editor-image-alt = Ce que montre l’image
editor-image-alt-help = Pour les personnes qui ne la voient pas. Laissez vide si l’image n’est qu’un ornement.
editor-image-width = Largeur : { $percent } %
editor-image-replace = Remplacer
editor-image-failed = L’image n’a pas pu être envoyée

## Expressions

editor-expression = Expression
editor-expression-help = Tapez les premières lettres d’un nom ou d’une fonction, ou appuyez sur Ctrl et la barre d’espace.
editor-completions = Noms et fonctions qui conviennent
editor-completions-count = { $count ->
    [1] Une suggestion
   *[other] { $count } suggestions
}
editor-result = Avec les valeurs d’exemple :
editor-result-none = rien pour l’instant, car une valeur manque
editor-result-held = La valeur s’affiche dès que les autres erreurs sont corrigées.
editor-result-wrong = Incorrect :
editor-result-wrong-at = Ligne { $line }, colonne { $column } :

## Variables and calculations

editor-variables-what = Ce qui change d’un document à l’autre.
editor-variables-none = Aucune variable
editor-variables-none-help = Un nom, une date, un montant : ce qui est rempli à nouveau pour chaque document. Tapez / dans le texte pour en créer une à sa place.
editor-variable-new-name = Nouvelle valeur
editor-variable-remove = Supprimer { $name } ?
editor-variable-remove-used = { $count ->
    [1] Elle est utilisée à un endroit, qu’il faudra modifier ensuite.
   *[other] Elle est utilisée à { $count } endroits, qu’il faudra modifier ensuite.
}
editor-computed-what = Valeurs calculées à partir d’autres.
editor-computed-none = Aucun calcul
editor-computed-none-help = Un total, une date d’échéance, une phrase qui dépend d’un choix.
editor-computed-new-name = resultat
editor-name = Nom
editor-name-help = Tel qu’il s’écrit dans les expressions. Le renommer modifie tous les endroits qui l’utilisent.
editor-name-wrong = Lettres, chiffres et traits de soulignement seulement, en commençant par une lettre
editor-name-taken = Autre chose porte déjà ce nom
editor-name-empty = Un nom est nécessaire
editor-label = Libellé
editor-label-help = Ce que les gens lisent ; à défaut, le nom.
editor-description = Explication
editor-description-help = Une phrase pour la personne qui donne la valeur.
editor-required-variable = Doit être indiqué
editor-default = Valeur si aucune n’est donnée
editor-default-remove = Supprimer la valeur utilisée si aucune n’est donnée
editor-type = Type
editor-type-any = Selon le résultat
editor-type-text = Texte
editor-type-number = Nombre
editor-type-money = Montant
editor-type-date = Date
editor-type-datetime = Date et heure
editor-type-boolean = Oui ou non
editor-type-email = Adresse e-mail
editor-type-choice = Choix
editor-type-list = Liste
editor-type-image = Image
editor-true = Oui
editor-false = Non
editor-currency = Devise
editor-currency-help = Trois lettres, par exemple EUR
editor-format = Imprimé comme
editor-format-usual = Comme d’habitude
editor-format-percent = Pour cent
editor-format-words = En toutes lettres
editor-format-symbol = Avec le symbole de la devise
editor-format-code = Avec le code de la devise
editor-format-amount = Le nombre seul
editor-format-short = Court
editor-format-medium = Moyen
editor-format-long = Long
editor-format-full = Avec le jour de la semaine
editor-format-iso = 2026-11-14
editor-format-upper = EN CAPITALES
editor-format-lower = en minuscules
editor-format-yesno = Oui ou non
editor-format-check = Une case cochée
editor-options = Choix possibles
editor-option-value = Choix { $number }
editor-option-label = Ce que les gens lisent pour le choix { $number }
editor-option-remove = Supprimer le choix { $number }
editor-option-add = Ajouter un choix
editor-option-first = Premier choix
editor-option-new = Choix { $number }
editor-columns-of-list = Chaque élément de la liste contient
editor-column-add = Ajouter une valeur
editor-column-name = valeur
editor-move-up = Monter
editor-move-up-of = Monter : { $of }
editor-move-down = Descendre
editor-move-down-of = Descendre : { $of }
editor-remove = Supprimer
editor-remove-of = Supprimer : { $of }

## People and fields

editor-roles = Qui participe
editor-roles-none = Ajoutez les personnes qui signent, approuvent ou reçoivent une copie, par exemple locataire et bailleur.
editor-role-add = Ajouter une personne
editor-role-first = Signataire
editor-role-next = Deuxième signataire
editor-role-name = Rôle { $number }
editor-role-kind = Ce qu’elle fait
editor-role-kind-signer = Remplit et signe
editor-role-kind-approver = Approuve
editor-role-kind-viewer = Reçoit une copie
editor-role-order = Tour
editor-role-order-help = Les plus petits nombres passent d’abord ; à nombre égal, en même temps.
editor-role-remove = Supprimer { $name } ?
editor-role-remove-used = { $count ->
    [1] Un champ appartient à cette personne et n’appartiendra plus à personne.
   *[other] { $count } champs appartiennent à cette personne et n’appartiendront plus à personne.
}
editor-fields = Champs
editor-fields-none = Un champ est rempli ou signé par une personne. Ajoutez-en un ici, ou tapez / dans le texte à sa place.
editor-field-remove = Supprimer le champ { $name } ?
editor-field-remove-what = Il est aussi retiré du texte.
editor-field-role = Rempli par
editor-field-nobody = Personne pour l’instant
editor-field-help = Aide
editor-field-help-help = Une phrase qui aide à répondre.
editor-field-required = Doit être rempli
editor-field-readonly = Montre seulement sa valeur
editor-field-variable = Lié à la variable
editor-field-variable-help = Le champ montre sa valeur et la modifie.
editor-field-visible = Affiché seulement si
editor-field-visible-help = Une expression. Laissez vide pour toujours afficher le champ.
editor-field-signature = Signature
editor-field-initials = Paraphe
editor-field-fullName = Nom complet
editor-field-signedDate = Date de signature
editor-field-text = Ligne de texte
editor-field-multiline = Plusieurs lignes de texte
editor-field-number = Nombre
editor-field-money = Montant
editor-field-date = Date
editor-field-email = Adresse e-mail
editor-field-phone = Numéro de téléphone
editor-field-checkbox = Case à cocher
editor-field-radio = Un parmi plusieurs, tous visibles
editor-field-select = Un parmi plusieurs, dans une liste
editor-field-multiselect = Quelques-uns parmi plusieurs
editor-field-file = Fichier joint
editor-field-image = Image
editor-validation-min = Au moins
editor-validation-max = Au plus
editor-validation-min-date = Pas avant le
editor-validation-max-date = Pas après le
editor-validation-minlength = Caractères au moins
editor-validation-maxlength = Caractères au plus
editor-validation-pattern = Motif
editor-validation-pattern-help = Une expression régulière à laquelle toute la réponse doit correspondre.
editor-validation-message = Ce que les gens lisent si cela ne convient pas
editor-validation-message-help = Laissez vide pour les mots habituels.

## The page

editor-page-size = Papier
editor-page-size-a4 = A4 (210 × 297 mm)
editor-page-size-letter = Letter (8½ × 11 po)
editor-page-size-legal = Legal (8½ × 14 po)
editor-orientation = Orientation du papier
editor-orientation-portrait = Portrait
editor-orientation-landscape = Paysage
editor-margins = Marges
editor-margin-top = Haut
editor-margin-bottom = Bas
editor-margin-left = Gauche
editor-margin-right = Droite
editor-header = En haut de chaque page
editor-footer = En bas de chaque page
editor-line-value = Insérer une valeur
editor-line-number = Insérer un numéro de page
editor-page-number = Numéro de la page
editor-page-count = Nombre de pages
editor-language = Langue du document
editor-language-help = Comment s’écrivent les dates et les nombres, et dans quel sens va la page : en, de-AT, ar.
editor-font = Police
editor-font-usual = Comme d’habitude
editor-font-serif = Avec empattements
editor-font-sans = Sans empattements
editor-font-mono = Chasse fixe

## Preview

editor-preview-page = Page { $page } sur { $count }
editor-preview-blanks = Laisser des blancs
editor-preview-held = Voici le modèle tel qu’il était sans erreur. L’aperçu change dès qu’elles sont corrigées.
editor-preview-warnings = À regarder
editor-preview-earlier = Pages précédentes
editor-preview-later = Pages suivantes
editor-sample = Valeurs d’exemple
editor-sample-what = Ce que vous laissez vide est inventé.
editor-sample-none = Il n’y a pas encore de variables.
editor-sample-clear = Tout effacer
editor-sample-wrong = Une valeur d’exemple ne convient pas :
editor-sample-row-add = Ajouter un élément
editor-sample-row-remove = Supprimer l’élément { $number }
editor-sample-cell = { $name }, élément { $number }

## History

editor-history-what = Chaque version publiée est gardée. Regardez une version antérieure et reprenez-la si vous le souhaitez.
editor-history-all = Montrer chaque version
editor-version = Version { $number }
editor-version-now = publiée
editor-version-look = Voir
editor-version-look-at = Voir la version { $number }
editor-restore = Rétablir cette version
editor-restore-title = Rétablir cette version ?
editor-restore-what = Ce que vous voyez redevient ce qu’il était alors. Les documents suivent quand vous publiez ; ce qui est publié maintenant reste dans l’historique. Les modifications non publiées sont perdues.
editor-restored = La version est de retour. Publiez-la pour que les documents en soient issus.

# Modèles : la liste, la création, la vue d’ensemble et le placement des champs sur un PDF importé.

## The list

templates-title = Modèles
templates-one = Modèle
templates-what = Ce à partir de quoi les documents sont créés : textes, variables et champs à remplir et à signer.
templates-new = Nouveau modèle
templates-search = Rechercher un modèle par son nom
templates-search-clear = Effacer la recherche
templates-name = Nom
templates-labels = Étiquettes
templates-labels-none = Pas encore d’étiquette
templates-labels-edit = Modifier les étiquettes
templates-labels-of = Étiquettes de { $name }
templates-labels-help = Saisissez un mot et appuyez sur Entrée.
templates-changed = Modifié
templates-public-link = Lien public
templates-public = Public
templates-not-public = Désactivé
templates-actions-of = Actions pour { $name }
templates-use = Nouveau document
templates-duplicate = Dupliquer
templates-export-answers = Exporter les réponses
templates-copy-of = Copie de { $name }
templates-duplicated = Ceci est une copie de { $name }.
templates-duplicate-failed = Le modèle n’a pas pu être dupliqué
templates-delete-title = Supprimer { $name } ?
templates-delete-body = Le modèle et toutes ses versions seront définitivement supprimés. Les documents déjà créés restent inchangés.
templates-deleted = { $name } a été supprimé.
templates-delete-failed = Le modèle n’a pas pu être supprimé
templates-empty = Pas encore de modèle
templates-empty-what = Un modèle s’écrit une fois et sert autant que vous voulez. Le plus rapide est de partir d’un exemple et de l’adapter.
templates-start-example = Partir d’un exemple
templates-upload-pdf = Importer un PDF
templates-none-found = Aucun modèle ne correspond
templates-none-found-what = Essayez un autre mot ou affichez de nouveau tous les modèles.
templates-show-all = Tout afficher

## Making one

templates-new-what = Choisissez comment commencer. Tout pourra être modifié ensuite.
templates-way-example = À partir d’un exemple
templates-way-blank = Vierge
templates-way-markdown = À partir de Markdown
templates-way-pdf = À partir d’un PDF
templates-example-use = Utiliser cet exemple
templates-example-mutual-nda = Deux parties s’engagent à garder secret ce qu’elles apprennent. Les deux signent en même temps.
templates-example-offer-letter = Propose un emploi, avec le salaire en toutes lettres et la liste des avantages. La personne accepte et signe.
templates-example-invoice = Des lignes avec quantités et prix, des totaux exacts, les taxes par taux et une remise. Le client approuve.
templates-example-lease = Un bail d’habitation ; dépôt, dates et reconduction sont calculés. Locataire et bailleur signent, l’agence reçoit une copie.
templates-example-consent-form = Consentement à participer à une étude : des cases à cocher et une question qui dépend d’une autre.
templates-example-purchase-order = Une commande avec lignes et totaux. Au-delà d’un seuil, une deuxième personne signe avant l’envoi au fournisseur.
templates-example-statement-of-work = Décrit un projet : ce qui est livré, quand et à quel prix, au forfait ou au temps passé.
templates-example-certificate = Un certificat en format paysage, en grands caractères avec une image, signé par l’enseignant et la direction.
templates-example-arabic-contract = Un contrat de services en arabe, sur une page qui se lit de droite à gauche.
templates-example-uploaded-pdf = Un formulaire fait ailleurs au format PDF. Des champs ont été placés sur ses pages.
templates-name-help = Votre équipe le voit dans les listes. Il pourra être modifié.
templates-name-missing = Saisissez un nom.
templates-blank-create = Créer et ouvrir l’éditeur
templates-create = Créer le modèle
templates-choose-file = Choisir un fichier
templates-unnamed = Modèle sans titre
templates-markdown-drop = Déposez un fichier Markdown ici ou écrivez ci-dessous
templates-markdown-text = Texte en Markdown
templates-markdown-missing = Saisissez ou collez d’abord un texte.
templates-markdown-unreadable = { $file } n’est pas un fichier texte. Choisissez un fichier qu’un éditeur de texte peut ouvrir.
templates-markdown-name-help = Si ce champ reste vide, le premier titre devient le nom.
templates-markdown-marks = En plus de Markdown, vous pouvez écrire :
templates-markdown-variable = une valeur propre à chaque document
templates-markdown-if = une partie imprimée seulement sous condition
templates-markdown-each = une partie répétée pour chaque élément d’une liste
templates-send-pdf = Envoyer un PDF
templates-send-pdf-what = Téléversez-le, marquez où l’on remplit et signe, puis envoyez-le.
templates-send-pdf-back = Nouveau document
templates-pdf-drop = Déposez un PDF ici
templates-pdf-help = Ses pages restent telles quelles ; vous y placez des champs.
templates-pdf-other = Ce fichier n’est pas un PDF. Enregistrez-le d’abord en PDF, puis choisissez-le.
templates-pdf-failed = Le fichier n’a pas pu être importé
templates-pages = { $count ->
    [1] Une page
   *[other] { $count } pages
}
templates-pdf-found = { $count ->
    [1] Reprendre le champ de formulaire du PDF
   *[other] Reprendre les { $count } champs de formulaire du PDF
}
templates-pdf-found-help = Ils deviennent des champs du premier signataire. Les listes deviennent des champs de texte.
templates-once-keep-too = Le garder comme modèle pour la prochaine fois
templates-once-keep-too-help = Sinon, il ne sert qu’à ce document et disparaît avec lui.
templates-once = Pour un seul document
templates-once-what = Il ne figure pas dans la liste des modèles. Il est supprimé un jour après la suppression du dernier document créé à partir de lui – ou, tant qu’il n’y a aucun document, après 30 jours sans que personne n’y travaille.
templates-once-keep = Garder comme modèle
templates-once-kept = Il figure maintenant dans la liste des modèles
templates-pdf-create = Créer et placer les champs
templates-first-role = Signataire

## The overview

templates-place = Placer les champs
templates-rename = Renommer
templates-about = En bref
templates-documents = Documents créés à partir de ce modèle
templates-form = Qui remplit quoi
templates-form-empty = Personne n’a encore rien à remplir ni à signer. Modifiez le modèle pour ajouter des personnes et des champs.
templates-no-role = Tout le monde
templates-role-empty = Aucun champ
templates-required = obligatoire
templates-step = Étape { $order }
templates-kind-signer = Signe
templates-kind-approver = Approuve
templates-kind-viewer = Reçoit une copie
templates-fields-all = { $count ->
    [1] Afficher le champ
   *[other] Afficher les { $count } champs
}
templates-page-picture = Page { $page } de { $name }
templates-page-of = Page { $page } sur { $count }
templates-page-before = Page précédente
templates-page-next = Page suivante
templates-public-switch = Toute personne ayant le lien peut le remplir
templates-public-help = Chaque envoi crée un document. La personne prend le premier rôle.
templates-public-login = Réservé aux membres de cet espace de travail
templates-public-login-help = Ils doivent d’abord se connecter.
templates-public-no-fields = Il n’y a encore rien à remplir : la page publique serait en lecture seule.
templates-public-others-title = Tout le monde ne peut pas signer ici
templates-public-others = Qui remplit la page publique signe comme { $role }, et le document est alors terminé. Personne n’est invité à agir comme { $others }. Pour que tous signent, créez un document et envoyez-le.
templates-public-others-action = L’ouvrir quand même
templates-public-address = Adresse
templates-qr-alt = Code QR menant à { $name }
templates-qr-help = À imprimer ou à afficher : un appareil photo ouvre la page.
templates-qr-download = Télécharger en SVG
templates-embed = Sur votre site web
templates-embed-element = Élément
templates-embed-frame = Cadre
templates-embed-help = Votre site doit figurer parmi les sites autorisés dans les paramètres de l’espace de travail.
templates-versions = Versions
templates-versions-all = Montrer chaque version
templates-version = Version { $number }
templates-version-now = actuelle
templates-version-look = Voir
templates-version-look-at = Voir la version { $number }
templates-version-restore = Rétablir cette version
templates-version-restore-help = Elle devient la dernière version ; rien n’est perdu.
templates-version-restored = La version { $number } est rétablie.

## Types of fields

templates-type-signature = Signature
templates-type-initials = Paraphe
templates-type-fullName = Nom complet
templates-type-signedDate = Date de signature
templates-type-text = Texte
templates-type-multiline = Plusieurs lignes
templates-type-number = Nombre
templates-type-money = Montant
templates-type-date = Date
templates-type-email = E-mail
templates-type-phone = Téléphone
templates-type-checkbox = Case à cocher
templates-type-radio = Choix
templates-type-select = Liste
templates-type-multiselect = Choix multiples
templates-type-file = Fichier
templates-type-image = Image

## Placing fields

templates-place-back = Retour au modèle
templates-place-done = Terminé
templates-place-pages = Pages
templates-place-panel = Propriétés
templates-place-empty = Faites glisser un champ sur la page ou choisissez-en un pour l’ajouter ici.
templates-place-keys = Les flèches déplacent le champ, avec Maj par grands pas, avec Alt elles le redimensionnent. Espace l’ajoute à la sélection, Entrée ouvre ses propriétés, Suppr le supprime.
templates-palette = Champs
templates-palette-signing = Pour signer
templates-palette-filling = À remplir
templates-tab-field = Champ
templates-tab-roles = Personnes
templates-redo = Rétablir
templates-choose-all = Sélectionner tous les champs
templates-save-now = Enregistrer maintenant
templates-zoom-in = Agrandir
templates-zoom-out = Réduire
templates-align = Aligner
templates-align-several = Aligner : sélectionnez d’abord plusieurs champs
templates-align-left = Bords gauches
templates-align-right = Bords droits
templates-align-top = Bords supérieurs
templates-align-bottom = Bords inférieurs
templates-align-size = Même taille
templates-align-across = Espacer également en largeur
templates-align-down = Espacer également en hauteur
templates-all-pages = Copier sur toutes les pages
templates-nothing-chosen = Choisissez un champ sur la page pour voir ses propriétés, ou ajoutez-en un.
templates-chosen = { $count ->
    [1] Un champ
   *[other] { $count } champs sélectionnés
}
templates-field-add = Ajouter un champ
templates-field-told = { $name }, { $type }, { $role }
templates-field-wrong = { $told }, à corriger
templates-field-label = Ce qu’il demande
templates-field-label-help = Visible pour la personne qui remplit.
templates-field-role = Rempli par
templates-field-required = Doit être rempli
templates-field-help = Texte d’aide
templates-field-options = Choix possibles
templates-field-options-help = Un par ligne.
templates-option = Choix { $count }
templates-field-more = Plus
templates-field-when = Afficher seulement si
templates-field-when-help = Une condition, par exemple : agree == true
templates-field-variable = Prérempli à partir de
templates-field-variable-help = Une variable permet de le remplir avant l’envoi.
templates-field-variable-new = Nouvelle variable
templates-field-variable-none = Rien
templates-field-read-only = Affiche seulement sa valeur
templates-field-id = Nom pour les programmes
templates-field-id-help = Lettres et chiffres. Utilisé par les conditions et l’API.
templates-field-place = Position
templates-field-page = Page
templates-field-x = Depuis la gauche (mm)
templates-field-y = Depuis le haut (mm)
templates-field-width = Largeur (mm)
templates-field-height = Hauteur (mm)
templates-rules = Règles pour la réponse
templates-rule-min = Au moins
templates-rule-max = Au plus
templates-rule-minLength = Caractères au minimum
templates-rule-maxLength = Caractères au maximum
templates-rule-min-day = Premier jour
templates-rule-max-day = Dernier jour
templates-rule-pattern = Motif
templates-rule-pattern-help = Une expression régulière à laquelle toute la réponse doit correspondre.
templates-rule-message = Message sinon
templates-roles-help = Chaque personne a une couleur. Celles de la même étape agissent en même temps.
templates-role-name = Nom du rôle
templates-role-kind = Ce qu’elle fait
templates-role-order = Étape
templates-role-remove = Retirer { $name }
templates-role-add = Ajouter une personne
templates-role-new = Personne { $count }
templates-role-of-new = Les nouveaux champs sont pour
templates-role-fields = { $count ->
    [0] Aucun champ
    [1] Un champ
   *[other] { $count } champs
}

## What is said of changes to those who do not see them

templates-said-place = { $name } : page { $page }, { $left } mm depuis la gauche, { $top } mm depuis le haut, { $width } sur { $height } mm
templates-said-added = { $name } ajouté à la page { $page }
templates-said-removed = { $count ->
    [1] Champ supprimé
   *[other] { $count } champs supprimés
}
templates-said-duplicated = { $count ->
    [1] Champ dupliqué
   *[other] { $count } champs dupliqués
}
templates-said-aligned = { $count ->
    [1] Champ aligné
   *[other] { $count } champs alignés
}
templates-said-all-pages = Copié sur les { $count } pages
templates-said-undone = Annulé
templates-said-redone = Rétabli

## Saving

templates-saving = Enregistrement…
templates-save-failed = Non enregistré, nouvel essai
templates-save-held = Non enregistré
templates-refused = Impossible d’enregistrer pour l’instant
templates-conflict = Quelqu’un d’autre a modifié ces champs
templates-conflict-what = Reprenez son état ou enregistrez le vôtre par-dessus. Ce qui n’y est pas publié est alors perdu.
templates-conflict-theirs = Reprendre le sien
templates-conflict-mine = Enregistrer le mien
templates-kept = Des modifications n’ont jamais été enregistrées
templates-kept-what = Elles ont été faites dans ce navigateur le { $when }.
templates-kept-take = Les reprendre
templates-kept-drop = Les abandonner
templates-leave = Quitter sans enregistrer ?
templates-leave-what = Vos dernières modifications ne sont pas enregistrées et seraient perdues.
templates-leave-action = Quitter

templates-unpublished = Modifications non publiées
templates-unpublished-when = Modifications non publiées – les documents sont encore créés à partir de la version du { $when }.
templates-unpublished-by = Dernière modification par { $who }, { $when }.
templates-unpublished-what = Les documents sont créés à partir de ce que vous voyez ici. { $who } a écrit dans le modèle depuis, en dernier le { $when }.
templates-unpublished-look = Voir les modifications
templates-published = Publié – les documents sont créés à partir de ce que vous voyez ici.
templates-publish = Publier
templates-publish-send = Continuer vers l’envoi
templates-publish-send-what = Marquez où l’on remplit et signe, puis continuez.
templates-publish-state = D’où viennent les documents
templates-publish-first = Pas encore publié – un document créé maintenant serait vide.
templates-publish-empty = Ce modèle est encore vide.
templates-publish-done = Publié. Les nouveaux documents en sont issus.
templates-discard = Abandonner les modifications
templates-discard-title = Abandonner les modifications non publiées ?
templates-discard-what = Le modèle redevient la version du { $when }. Ce qui a été écrit depuis est perdu, pour toutes les personnes qui y travaillent.
templates-discard-empty = Le modèle redevient vide. Ce qui a été écrit est perdu, pour toutes les personnes qui y travaillent.
templates-discarded = Les modifications ont été abandonnées.
templates-overtaken = Le modèle a été modifié entre-temps
templates-overtaken-what = Une autre version a été publiée le { $when }, par exemple par un programme. Ce que vous voyez ne la contient pas. Publiez pour la remplacer, ou abandonnez vos modifications pour repartir d’elle.
templates-overtaken-title = Remplacer l’autre version ?
templates-overtaken-sure = La version du { $when } n’entre pas dans la vôtre ; elle reste dans les versions.
templates-exchange = Mettre un PDF plus récent sous les champs
templates-exchange-title = { $count ->
    [one] Retirer { $count } champ ?
   *[other] Retirer { $count } champs ?
}
templates-exchange-what = { $pages ->
    [one] Le nouveau PDF a { $pages } page.
   *[other] Le nouveau PDF a { $pages } pages.
} Ces champs sont sur des pages qu’il n’a pas :
templates-exchange-field = { $name }, page { $page }
templates-exchange-action = Échanger et les retirer
templates-exchanged = Le PDF a été échangé. Regardez si les champs sont encore bien placés, puis publiez.
templates-exchange-failed = Le PDF n’a pas pu être échangé

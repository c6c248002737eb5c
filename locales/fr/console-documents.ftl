# Documents : liste, nouveau, envoi, un document, plusieurs à la fois.

documents-title = Documents
documents-one = Document
documents-what = Tout ce qui est issu de vos modèles, le plus récent d’abord.
documents-new = Nouveau document
documents-bulk = Envoyer à plusieurs
documents-export-answers = Exporter les réponses
documents-yes = Oui
documents-no = Non
documents-hash = Empreinte

## La liste

documents-search = Rechercher
documents-search-hint = Document ou personne
documents-filters = Filtres
documents-filter-status = État
documents-filter-template = Modèle
documents-filter-from = Créé à partir du
documents-filter-to = Créé jusqu’au
documents-filter-all = Tous
documents-filter-clear = Retirer tous les filtres
documents-status-waiting = En attente de quelqu’un
documents-mail-lost = E-mail revenu
documents-mail-lost-of = E-mail revenu : { $name }
documents-template-unknown = Un autre modèle
documents-column-name = Nom
documents-column-people = Personnes
documents-people-more = et { $count } de plus
documents-column-status = État
documents-column-updated = Modifié
documents-column-created = Créé
documents-none = Pas encore de documents
documents-none-what = Un document naît d’un modèle : vous remplissez ce que vous savez, les personnes invitées complètent le reste et signent.
documents-none-action = Créer le premier document
documents-none-found = Rien trouvé
documents-none-found-what = Aucun document ne correspond. Essayez d’autres mots ou retirez les filtres.

## Un nouveau document

documents-new-title = Nouveau document
documents-choose-template = Quel modèle voulez-vous utiliser ?
documents-template-search = Trouver un modèle
documents-template-none-found = Aucun modèle ne porte ce nom.
documents-template-changed = Modifié
documents-no-templates = Il vous faut d’abord un modèle
documents-no-templates-what = Un modèle est le texte avec ses blancs. Partez d’un exemple, écrivez-le ou téléversez un PDF.
documents-own-pdf = Envoyer un PDF à vous
documents-own-pdf-what = Téléversez-le, marquez où l’on remplit et signe, puis envoyez-le.
documents-other-template = Un autre modèle
documents-back-to-fields = Retour aux champs
documents-name = Nom du document
documents-name-what = C’est ainsi que vous et les personnes invitées l’appelez. Laissé vide, il vient du modèle et de la date.
documents-name-needed = Veuillez lui donner un nom.
documents-values = Détails
documents-values-required = Veuillez remplir ce qui est marqué d’un *.
documents-values-none = Ce modèle n’a pas de variables.
documents-values-asked = Ce qui est demandé aux autres
documents-value-asked-of = { $role } devra l’indiquer ; vous pouvez déjà le remplir.
documents-value-asked-later = Sera demandé à qui remplit le document.
documents-value-none = Veuillez choisir
documents-value-currency = Devise de { $label }
documents-value-row = Ligne { $row }
documents-value-cell = { $column }, ligne { $row }
documents-value-add-row = Ajouter une ligne
documents-value-add-row-to = Ajouter une ligne à { $label }
documents-value-remove-row = Retirer la ligne { $row }
documents-value-picture = Choisir une image
documents-value-other-picture = Une autre image
documents-value-no-picture = Pas d’image
documents-value-wrong-number = Veuillez saisir un nombre, par exemple 12,50.
documents-value-wrong-decimals = Saisissez un montant sans plus de décimales que n’en a sa devise, par exemple 1500 ou 12,50.
documents-value-wrong-currency = Veuillez saisir les trois lettres d’une devise, par exemple EUR.
documents-value-wrong-moment = Veuillez saisir une date et une heure.
documents-preview = Aperçu
documents-page-count = { $count ->
    [1] Une page
   *[other] { $count } pages
}
documents-page-of = Page { $page } sur { $count }
documents-page-next = Page suivante
documents-page-before = Page précédente
documents-page-first = Les { $count } premières sont affichées.
documents-warnings = Le modèle avertit
documents-make = Enregistrer comme brouillon
documents-make-and-send = Continuer vers l’envoi
documents-made = Document créé
documents-leave = Quitter sans enregistrer ?
documents-leave-what = Ce que vous avez rempli n’est pas enregistré et serait perdu.
documents-leave-action = Quitter sans enregistrer
documents-signed-out = Ce que vous avez saisi est toujours là. Reconnectez-vous dans un nouvel onglet, puis revenez ici et choisissez « { $cancel } » pour continuer.
documents-signed-out-link = Se connecter dans un nouvel onglet
documents-missing-title = Des valeurs manquent
documents-missing = { $count ->
    [1] { $names } est vide et restera en blanc dans le document.
   *[other] Ces valeurs sont vides et resteront en blanc dans le document : { $names }.
}
documents-missing-action = Continuer quand même
documents-test-title = Vous envoyer un essai
documents-test-what-title = Ceci est un essai
documents-test-what = Des valeurs d’exemple sont remplies quand nous en avons. À l’étape suivante, votre propre adresse remplace celle des autres : personne d’autre ne reçoit d’e-mail.

## Envoyer

documents-send = Envoyer
documents-send-title = Envoyer « { $name } »
documents-send-people = Personnes
documents-send-in-turn = Elles sont invitées l’une après l’autre : les suivantes quand les précédentes ont terminé.
documents-send-at-once = Toutes sont invitées en même temps.
documents-send-step = Étape { $step }
documents-send-person = Personne { $number }
documents-kind-signer = signe
documents-kind-approver = approuve
documents-kind-viewer = reçoit une copie
documents-send-email = Adresse e-mail
documents-send-name = Nom
documents-send-more = Langue, ordre, code d’accès
documents-send-language = Langue
documents-send-language-own = Celle de l’espace
documents-send-turn = Tour
documents-send-code = Code d’accès
documents-send-code-what = Avec un code d’accès, le document ne s’affiche qu’après sa saisie. Communiquez-le vous-même, pas par e-mail. De 4 à 64 caractères.
documents-send-add = Ajouter une personne
documents-send-add-to = Ajouter : { $role }
documents-send-remove = Retirer { $name }
documents-send-uninvited-title = Il manque quelqu’un
documents-send-uninvited = { $count ->
    [1] Personne n’est invité comme { $roles }. Ces champs restent vides, et le document se termine sans eux.
   *[other] Personne n’est invité comme : { $roles }. Ces champs restent vides, et le document se termine sans eux.
}
documents-send-without-title = Envoyer sans { $roles } ?
documents-send-without = Envoyer sans
documents-send-without-not = Ajouter l’adresse
documents-send-how = Comment reçoivent-elles le lien ?
documents-send-by-mail = Par e-mail
documents-send-by-mail-what = Nous les invitons et leur envoyons la copie signée.
documents-send-by-mail-kept = Aucun serveur de messagerie n’est configuré : les invitations sont gardées et personne n’en reçoit. Transmettez les liens vous-même, ou faites d’abord configurer un serveur.
documents-send-by-links = Je transmets les liens moi-même
documents-send-by-links-what = Aucun e-mail n’est envoyé. Vous recevez un lien à transmettre pour chaque personne.
documents-send-message = Message
documents-send-message-what = Figure dans l’invitation. Caractères restants : { $left }.
documents-send-preview = Aperçu de l’e-mail
documents-send-preview-for = Tel que le lit
documents-send-expires = Dernier jour pour signer
documents-send-expires-what = Après ce jour, plus personne ne peut signer. Vide : sans limite.
documents-send-expired = Ce jour est passé. Veuillez en choisir un plus tard.
documents-send-return-offer = Ramener les personnes vers une de vos pages
documents-send-return = Page de retour
documents-send-return-what = Après avoir signé ou refusé, chacun trouve un bouton qui mène à cette page. Elle commence par https://.
documents-send-return-known = Après avoir signé ou refusé, chacun trouve un bouton qui mène à cette page. Vous pouvez en indiquer une autre.
documents-send-nobody = Veuillez saisir l’adresse d’au moins une personne.
documents-send-email-wrong = Veuillez saisir une adresse e-mail, par exemple ana@example.com.
documents-send-later = Pas maintenant
documents-send-now = { $count ->
    [0] Envoyer
    [1] Envoyer à une personne
   *[other] Envoyer à { $count } personnes
}
documents-sent-mail = Les invitations sont en route
documents-sent-kept = Les invitations sont gardées : aucun serveur de messagerie n’est configuré
documents-sent-links = Le document est prêt à être signé

## Un document : qui

documents-people = Personnes
documents-people-none = Personne n’est encore invité.
documents-people-invite = Inviter des personnes
documents-progress = Signé : { $done } sur { $count }
documents-progress-done = Terminé : { $done } sur { $count }
documents-actions-of = Actions pour { $name }
documents-has-code = code d’accès
documents-no-mail = sans e-mail
documents-step-submitted = Signé
documents-step-submitted-approver = Approuvé
documents-step-submitted-viewer = Lu
documents-step-declined = Refusé
documents-step-consented = A accepté de signer électroniquement
documents-step-consented-approver = A accepté d’approuver électroniquement
documents-step-opened = Ouvert
documents-step-invited = Invitation
documents-step-reminded = dernière relance
documents-step-none = Invitation quand ce sera son tour
documents-correct = Corriger l’adresse, le nom ou le code
documents-correct-what = Avec une autre adresse, l’ancien lien ne fonctionne plus et une nouvelle invitation est envoyée.
documents-correct-action = Corriger
documents-corrected = Coordonnées mises à jour
documents-correct-code-keep = Garder le code d’accès
documents-correct-code-none = Pas de code d’accès
documents-correct-code-change = Définir un nouveau code d’accès
documents-correct-code-remove = Retirer le code d’accès
documents-correct-code-new = Nouveau code d’accès
documents-correct-code-wrong = Veuillez saisir de 4 à 64 caractères.
documents-correct-code-what = Le lien reste le même. Une personne bloquée par des codes erronés peut réessayer aussitôt. Communiquez le code vous-même, pas par e-mail.
documents-undelivered = E-mail non distribué
documents-undelivered-unknown = Cette boîte n’existe pas : l’adresse est peut-être mal écrite ou n’est plus utilisée.
documents-undelivered-full = La boîte aux lettres est pleine.
documents-undelivered-refused = Le serveur de messagerie du destinataire refuse nos e-mails.
documents-undelivered-unreachable = Le serveur de messagerie du destinataire est injoignable.
documents-undelivered-ours = Notre propre serveur de messagerie refuse les e-mails de ce service. L’adresse est peut-être juste ; prévenez votre administrateur.
documents-undelivered-other = Le serveur de messagerie du destinataire n’a pas pris l’e-mail.
documents-undelivered-said = Réponse du serveur de messagerie
documents-undelivered-correct = Corriger l’adresse
documents-lost = L’e-mail à { $names } est revenu
documents-lost-what = Personne n’y connaît donc encore le document. Corrigez l’adresse, ou créez un lien de signature et transmettez-le vous-même.
documents-link = Créer un lien de signature
documents-links = Créer des liens de signature
documents-link-what = { $count ->
    [1] Un nouveau lien est créé pour { $names }, à transmettre par vos soins.
   *[other] De nouveaux liens sont créés, à transmettre par vos soins à : { $names }.
}
documents-link-old = Les liens envoyés auparavant ne fonctionnent plus.
documents-link-action = { $count ->
    [1] Créer le lien
   *[other] Créer les liens
}
documents-link-once = À copier maintenant
documents-link-once-what = Qui possède un lien peut signer avec : ne le transmettez qu’à cette personne. Il n’est plus affiché ensuite ; vous pouvez toujours en créer un nouveau.
documents-link-until = Valable jusqu’au

## Un document : ce qu’il contient

documents-answers = Ce qui a été rempli
documents-answers-none = Rien n’a encore été rempli.
documents-answers-before = Rempli à l’avance
documents-answers-anybody = Sans rôle
documents-signed = signé
documents-file = Télécharger le fichier
documents-pages = Pages
documents-pages-all = Afficher toutes les pages
documents-facts = Informations
documents-fact-created = Créé
documents-fact-completed = Terminé
documents-fact-expires = Peut être signé jusqu’au
documents-fact-never = Sans limite
documents-fact-template = Modèle
documents-fact-reminders = Relances automatiques
documents-fact-reminders-off = Désactivées
documents-fact-next = Prochaine :
documents-fact-return = Page de retour
documents-fact-external = Votre référence

## Un document : le sceau

documents-seal-done = Scellé
documents-seal-waiting = Le sceau est en préparation
documents-seal-waiting-what = Tout le monde a signé. Le PDF scellé est en général prêt en quelques secondes.
documents-seal-none = Pas encore scellé
documents-seal-none-what = Quand tous ont signé, le PDF est scellé : toute modification ultérieure se voit.
documents-seal-what = Toute modification du PDF après ce moment se voit.
documents-seal-level-b = Il est signé avec le certificat de ce service.
documents-seal-level-t = Il est signé avec le certificat de ce service, et une autorité indépendante confirme l’heure.
documents-seal-level-lt = Il est signé, une autorité indépendante confirme l’heure, et tout ce qu’il faut pour le vérifier plus tard est à l’intérieur.
documents-seal-level-lta = Il est signé, une autorité indépendante confirme l’heure, et il reste vérifiable pendant de longues années.
documents-seal-level = Niveau
documents-seal-hash = Empreinte (SHA-256)
documents-seal-verify = Vérifier un PDF vous-même

## Un document : ce qui s’est passé

documents-timeline = Historique
documents-timeline-live = en direct
documents-timeline-lost = reconnexion…
documents-timeline-failed = L’historique ne peut pas être affiché pour l’instant
documents-timeline-more = Détails
documents-timeline-less = Moins de détails
documents-timeline-about = de : { $what }
documents-timeline-ip = Depuis l’adresse
documents-timeline-hash = Maillon { $number } de la chaîne d’audit :
documents-actor-system = Le service
documents-actor-key = clé d’API
documents-event-created = Le document a été créé
documents-event-changed = Le document a été modifié
documents-event-renamed = Le document a été renommé
documents-event-values = Des valeurs ont été modifiées : { $names }
documents-event-labels = Votre référence ou vos données ont été modifiées
documents-event-deleted = Le document a été supprimé
documents-event-sent = { $count ->
    [1] Envoyé à une personne
   *[other] Envoyé à { $count } personnes
}
documents-event-first-opened = Ouvert pour la première fois
documents-event-completed = Terminé par tous
documents-event-declined = Le document est refusé
documents-event-voided = Le document a été retiré
documents-event-expired = Le délai de signature est écoulé
documents-event-sealed = Le PDF a été scellé
documents-event-downloaded = Le PDF a été téléchargé
documents-event-invited = { $email } a reçu une invitation
documents-event-opened = { $email } a ouvert le document
documents-event-consented = { $email } a accepté de signer électroniquement
documents-event-consented-approver = { $email } a accepté d’approuver électroniquement
documents-event-submitted = { $email } a signé
documents-event-submitted-approver = { $email } a approuvé
documents-event-refused = { $email } a refusé
documents-event-delegated = { $from } l’a transmis à { $to }
documents-event-reminded = { $email } a reçu une relance
documents-event-code-refused = Un code d’accès erroné a été saisi avec le lien de { $email }
documents-event-erased = Des données personnelles ont été effacées
documents-event-link = Un nouveau lien a été créé pour { $email }
documents-event-corrected = Les coordonnées de { $email } ont été corrigées
documents-event-undelivered = L’e-mail à { $email } n’a pas pu être remis
documents-event-reminders-on = Les relances automatiques ont été activées
documents-event-reminders-off = Les relances automatiques ont été désactivées
documents-event-time = Le délai de signature a été modifié

## Un document : que faire

documents-remind = Relancer maintenant
documents-remind-again = Relancer encore
documents-remind-last = dernière { $when }
documents-remind-sure = Relancer encore une fois ?
documents-remind-sure-what = La dernière relance est partie { $when }. Un autre e-mail partirait à { $names }.
documents-reminded = { $count ->
    [1] Une relance est en route
   *[other] { $count } relances sont en route
}
documents-reminded-kept = La relance est gardée : aucun serveur de messagerie n’est configuré
documents-reminders = Relances automatiques
documents-reminders-what = Chaque personne dont c’est le tour reçoit un e-mail jusqu’à ce qu’elle ait terminé. Qui n’en veut pas peut les arrêter depuis l’e-mail.
documents-reminders-enabled = Envoyer des relances
documents-reminders-cadence = Fréquence
documents-reminders-on = Des relances seront désormais envoyées
documents-reminders-off = Plus aucune relance ne sera envoyée
documents-cadence = { $days ->
    [1] Chaque jour
   *[other] Tous les { $days } jours
}
documents-expiry = Changer le dernier jour
documents-expiry-in = Dans { $days } jours
documents-expiry-saved = Le dernier jour est changé
documents-rename = Renommer
documents-edit-values = Modifier les valeurs
documents-edit-values-out = Le document est déjà parti : les personnes invitées verront ce que vous changez.
documents-edit-values-signed = Quelqu’un a déjà signé : seul ce que d’autres doivent encore remplir peut changer. Pour le reste, retirez le document et envoyez-en un autre.
documents-again = Nouveau document comme celui-ci
documents-again-title = Comme « { $name } »
documents-again-what = Ce que vous y aviez rempli figure de nouveau ici ; modifiez ce que vous voulez. Les personnes invitées sont proposées à l’envoi. Aucune réponse ni signature n’est reprise.
documents-invite-more = Inviter d’autres personnes
documents-pdf = Télécharger le PDF
documents-trail = journal d’audit
documents-trail-pdf = Journal d’audit en PDF
documents-bundle = Le tout en ZIP
documents-void = Retirer
documents-void-title = Retirer ce document ?
documents-void-what = Plus personne ne pourra signer « { $name } », et toutes les personnes invitées en sont averties. C’est irréversible.
documents-void-reason = Motif
documents-void-reason-what = Les personnes invitées le lisent. Vous pouvez le laisser vide.
documents-void-action = Retirer le document
documents-voided = Le document est retiré
documents-delete-title = Supprimer ce document ?
documents-delete = « { $name } » est supprimé définitivement, avec ses réponses et son PDF. C’est irréversible.
documents-delete-out = « { $name } » est en cours de signature. Il est supprimé définitivement, avec ses réponses, et les liens ne fonctionnent plus. C’est irréversible.
documents-delete-action = Supprimer définitivement
documents-deleted = Le document est supprimé
documents-end-declined = { $name } a refusé
documents-end-voided = Ce document a été retiré
documents-end-expired = Le délai de signature est écoulé
documents-end-reason = Motif :
documents-end-no-reason = Plus personne ne peut le signer.

## Plusieurs à la fois

documents-bulk-what = Un tableau, un document par ligne : créés, remplis et envoyés d’un coup.
documents-bulk-step-file = Votre tableau
documents-bulk-step-file-what = Pour le modèle « { $name } ». La première ligne nomme les colonnes ; { $most } lignes au plus.
documents-bulk-drop = Déposez ici un fichier CSV. Tout tableur sait en enregistrer un.
documents-bulk-file = Choisir un fichier
documents-bulk-other-file = Choisir un autre fichier
documents-bulk-example = Télécharger un tableau vide
documents-bulk-example-name = tableau
documents-bulk-unreadable = Ce fichier ne peut pas être lu
documents-bulk-unreadable-empty = Il est vide.
documents-bulk-unreadable-no-rows = Il n’a qu’une ligne. La première nomme les colonnes, chaque ligne suivante est un document.
documents-bulk-unreadable-open-quote = Un guillemet est ouvert et jamais fermé. Enregistrez-le à nouveau en CSV depuis votre tableur.
documents-bulk-unreadable-spreadsheet = C’est un classeur. Enregistrez-le en CSV : dans votre tableur, « Enregistrer sous », puis « CSV ».
documents-bulk-unreadable-large = Il dépasse 10 Mo.
documents-bulk-step-columns = Ce que signifient les colonnes
documents-bulk-step-columns-what = Nous l’avons deviné d’après leurs noms. Sous chacun figure la première valeur.
documents-bulk-column = Colonne { $number }
documents-bulk-ignored = Ne pas utiliser
documents-bulk-email-of = { $role } : adresse e-mail
documents-bulk-name-of = { $role } : nom
documents-bulk-no-email = Aucune colonne ne contient d’adresses
documents-bulk-no-email-what = Les documents seront créés comme brouillons, et personne n’est invité.
documents-bulk-unmapped = En blanc dans tous les documents : { $names }
documents-bulk-order = Quel jour est { $day } ?
documents-bulk-order-day-first = Jour, mois, année
documents-bulk-order-month-first = Mois, jour, année
documents-bulk-step-rows = Vérifier les lignes
documents-bulk-step-rows-what = Voici comment nous avons compris votre tableau. Rien n’est encore envoyé.
documents-bulk-rows = Lignes du tableau
documents-bulk-written = Dans votre tableau :
documents-bulk-line = Ligne
documents-bulk-good = { $count ->
    [0] Aucune ligne n’est bonne
    [1] Une ligne est bonne
   *[other] { $count } lignes sont bonnes
}
documents-bulk-faulty = { $count ->
    [1] Une ligne est à corriger
   *[other] { $count } lignes sont à corriger
}
documents-bulk-only-faulty = Seulement les lignes à corriger
documents-bulk-shown = { $shown } lignes sur { $count }
documents-bulk-repeated = { $count ->
    [1] Une ligne dit exactement la même chose qu’une ligne précédente
   *[other] { $count } lignes disent exactement la même chose qu’une ligne précédente
}
documents-bulk-repeated-lines = Chacune devient un document à part. Lignes : { $lines }
documents-bulk-same-as = Identique à la ligne { $line }
documents-bulk-wrong-number = { $place } : pas un nombre
documents-bulk-wrong-currency = { $place } : pas un montant en { $options }
documents-bulk-wrong-code = { $place } : indiquez la devise par ses trois lettres, comme dans 500 USD
documents-bulk-wrong-decimals = { $place } : plus de décimales que n’en a { $options }. Écrivez le montant sans signe entre les milliers
documents-bulk-wrong-date = { $place } : pas une date comme 2026-11-14
documents-bulk-wrong-order = { $place } : choisissez plus haut si le jour ou le mois vient en premier
documents-bulk-wrong-moment = { $place } : pas une date et heure comme 2026-11-14 09:30
documents-bulk-wrong-boolean = { $place } : ni oui ni non
documents-bulk-wrong-choice = { $place } : aucun de { $options }
documents-bulk-wrong-email = { $place } : pas une adresse e-mail
documents-bulk-wrong-nobody = Pas d’adresse e-mail : personne ne serait invité
documents-bulk-wrong-uninvited = { $place } : vide. Le document se terminerait sans la signature de { $options }
documents-bulk-wrong-empty = { $place } : vide, alors que la valeur est requise
documents-bulk-step-send = Envoyer
documents-bulk-leave-out = { $count ->
    [1] Laisser de côté la ligne à corriger
   *[other] Laisser de côté les { $count } lignes à corriger
}
documents-bulk-not-yet = Corrigez les lignes dans votre fichier et choisissez-le à nouveau, ou laissez-les de côté.
documents-bulk-too-many = On peut créer { $most } documents à la fois au plus ; il y en a { $count }. Partagez votre tableau.
documents-bulk-send = { $count ->
    [1] Envoyer un document
   *[other] Envoyer { $count } documents
}
documents-bulk-make = { $count ->
    [1] Créer un brouillon
   *[other] Créer { $count } brouillons
}
documents-bulk-confirm-title = { $count ->
    [1] Un document ?
   *[other] { $count } documents ?
}
documents-bulk-confirm-mail = Documents issus de « { $name } » : { $count }. Personnes invitées par e-mail : { $people }, chacune dès que c’est son tour. Les invitations ne peuvent pas être rappelées.
documents-bulk-confirm-links = Documents issus de « { $name } » : { $count }. Personnes : { $people }. Aucun e-mail n’est envoyé ; vous trouvez les liens sur les pages des documents.
documents-bulk-confirm-drafts = { $count ->
    [1] Un brouillon est créé à partir de « { $name } ». Personne n’est invité.
   *[other] { $count } brouillons sont créés à partir de « { $name } ». Personne n’est invité.
}
documents-bulk-confirm = { $count ->
    [1] Oui, celui-ci
   *[other] Oui, les { $count }
}
documents-bulk-running = Les documents sont en cours de création
documents-bulk-over = Terminé
documents-bulk-done = Documents créés : { $done } sur { $count }
documents-bulk-leave = Vous pouvez quitter cette page : le travail continue, et les documents apparaissent dans votre liste.
documents-bulk-all-good = Tous les documents sont créés
documents-bulk-all-good-what = Vous les trouvez dans votre liste.
documents-bulk-failed = { $count ->
    [1] Un document n’a pas pu être créé
   *[other] { $count } documents n’ont pas pu être créés
}
documents-bulk-why = Ce qui n’allait pas
documents-bulk-failures = Télécharger ces lignes en CSV
documents-bulk-failures-name = lignes-a-corriger
documents-bulk-look = Voir les documents
documents-bulk-again = Envoyer un autre tableau

# Where no mail server is set.
documents-kept = Aucun serveur de messagerie n’est configuré
documents-kept-what = Ce service garde donc ses e-mails et n’en envoie aucun.
documents-kept-open = Ouvrir l’e-mail à { $recipient }
documents-kept-more = { $count ->
    [1] et un autre dans le journal des e-mails
   *[other] et { $count } autres dans le journal des e-mails
}

documents-template-unpublished = Le modèle a des modifications non publiées
documents-template-unpublished-what = Le document est créé à partir de la version publiée le { $when }, sans elles.
documents-template-empty = Le modèle est encore vide
documents-template-empty-what = Rien n’est encore publié : le document serait une page vide. Ouvrez d’abord le modèle, écrivez-le et publiez-le.
documents-template-open = Ouvrir le modèle

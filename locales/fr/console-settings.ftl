# Paramètres de l’espace de travail.

settings-title = Paramètres
settings-about = L’apparence et le fonctionnement de { $workspace }.
settings-group-workspace = Espace de travail
settings-group-developers = Pour les développeurs
settings-group-documents = Documents et e-mails
settings-group-danger = Ce qui est irréversible

## Identité visuelle

settings-branding-title = Général
settings-branding-short = Nom, logo, couleur et expéditeur de vos e-mails
settings-branding-about = Ce que voient les personnes qui reçoivent un document de votre part : dans les e-mails et sur la page de signature.
settings-branding-name = Nom de l’espace de travail
settings-branding-name-help = Les destinataires le voient dans les e-mails et au moment de signer.
settings-branding-sender = Nom de l’expéditeur des e-mails
settings-branding-sender-help = Laissez vide pour utiliser le nom de l’espace de travail.
settings-branding-sender-usual = { $name } via Countersign
settings-branding-colour = Couleur
settings-branding-colour-help = Pour les boutons des e-mails et des pages de signature. Laissez vide pour utiliser la nôtre.
settings-branding-pick = Prélever une couleur à l’écran
settings-branding-hue = Teinte
settings-branding-saturation = Luminosité et saturation
settings-branding-preview = Petit aperçu d’une invitation
settings-branding-from = De :
settings-branding-sample = Veuillez signer ce document
settings-branding-sample-button = Ouvrir le document
settings-branding-locale = Langue et fuseau horaire
settings-branding-locale-help = De ce que vous envoyez, quand aucune langue n’est choisie pour un destinataire.
settings-branding-zone = Fuseau horaire
settings-branding-logo = Logo
settings-branding-logo-help = Un fichier PNG ou JPEG de 200 ko au plus. Il figure en tête de chaque e-mail.
settings-branding-logo-now = Le logo de l’espace de travail
settings-branding-logo-choose = Choisir une image
settings-branding-logo-change = Choisir une autre image
settings-branding-logo-remove = Retirer le logo
settings-branding-logo-remove-what = Les e-mails seront alors envoyés sans image. Vous pourrez la remettre à tout moment.

## Équipe

settings-team-title = Équipe
settings-team-short = Qui travaille ici, et avec quels droits

## Clés d’API

settings-api-keys-title = Clés d’API
settings-api-keys-short = Laisser vos programmes créer et envoyer des documents
settings-api-keys-about = Un programme muni d’une clé peut faire ce que vous faites ici. Donnez à chacun sa propre clé, afin de pouvoir la lui retirer.
settings-api-keys-new = Nouvelle clé
settings-api-keys-make = Créer la clé
settings-api-keys-made = Votre nouvelle clé
settings-api-keys-secret = Clé d’API
settings-api-keys-secret-how = Votre programme l’envoie dans l’en-tête X-Api-Key.
settings-api-keys-kept = Je l’ai conservée
settings-api-keys-name = Nom
settings-api-keys-name-help = À quoi sert la clé, pour la reconnaître plus tard.
settings-api-keys-name-example = Logiciel de comptabilité
settings-api-keys-name-missing = Donnez un nom à la clé.
settings-api-keys-created = Créée
settings-api-keys-used = Dernière utilisation
settings-api-keys-never = Jamais
settings-api-keys-revoke = Révoquer
settings-api-keys-revoke-name = Révoquer la clé { $name }
settings-api-keys-revoke-title = Révoquer « { $name } » ?
settings-api-keys-revoke-what = Les programmes qui utilisent cette clé seront refusés dès maintenant. C’est irréversible.
settings-api-keys-revoke-done = « { $name } » a été révoquée
settings-api-keys-revoked = { $count ->
    [1] Une clé révoquée
   *[other] { $count } clés révoquées
}
settings-api-keys-empty = Aucune clé n’est utilisée
settings-api-keys-empty-next = Créez-en une pour relier un programme, par exemple votre comptabilité ou votre site.
settings-api-keys-no-plan = Votre formule ne comprend pas l’API. Adressez-vous à l’exploitant de ce service.
settings-api-keys-docs = Ce que peuvent faire les programmes est décrit dans la
settings-api-keys-docs-link = documentation pour développeurs

## Formule et utilisation

settings-plan-title = Formule et utilisation
settings-plan-short = La part utilisée de votre formule, jour par jour
settings-plan-about = Seuls les appels des programmes comptent. Ce que vous faites ici dans le navigateur est libre.
settings-plan-month = Appels de ce mois
settings-plan-name-starter = Formule : Starter
settings-plan-name-pro = Formule : Pro
settings-plan-name-business = Formule : Business
settings-plan-name-enterprise = Formule : Enterprise
settings-plan-of = sur { $limit }
settings-plan-left = Appels restants : { $remaining }.
settings-plan-resets = Le compte repart à zéro le
settings-plan-minute = Au plus { $perMinute } appels sont acceptés par minute.
settings-plan-ask = S’il vous en faut davantage, demandez une formule plus grande à l’exploitant de ce service.
settings-plan-days = Les 31 derniers jours
settings-plan-view = Présentation
settings-plan-what = Ce qui est compté
settings-plan-chart = Graphique
settings-plan-table = Tableau
settings-plan-calls = Appels
settings-plan-documentsCreated = Documents créés
settings-plan-documentsCompleted = Documents terminés
settings-plan-date = Jour
settings-plan-day = { $day } : { $count }
settings-plan-total = En tout : { $count }
settings-plan-utc = Les jours commencent à minuit UTC.

## Scellement

settings-sealing-title = Scellement
settings-sealing-short = Le certificat qui protège les documents terminés
settings-sealing-about = Chaque document terminé est scellé, pour que chacun puisse vérifier que rien n’a été modifié ensuite.
settings-sealing-fine = Tout est scellé
settings-sealing-fine-what = Aucun document n’attend son sceau.
settings-sealing-broken = Les documents ne peuvent pas être scellés pour le moment
settings-sealing-broken-advice = Les documents terminés attendent et seront scellés dès que ce sera réparé. Prévenez l’exploitant de ce service :
settings-sealing-seals-wait = { $count ->
    [1] Un document attend son sceau
   *[other] { $count } documents attendent leur sceau
}
settings-sealing-stamps-wait = { $count ->
    [1] Un document scellé attend son horodatage
   *[other] { $count } documents scellés attendent leur horodatage
}
settings-sealing-wait-since = De nouveaux essais ont lieu automatiquement. Le plus ancien attend depuis
settings-sealing-certificate = Certificat utilisé
settings-sealing-generated = Ce service l’a créé lui-même et le renouvelle à temps.
settings-sealing-supplied = Il a été fourni par l’exploitant de ce service.
settings-sealing-self-signed = Comme aucune autorité publique ne s’en porte garante, les lecteurs PDF affichent un signataire inconnu.
settings-sealing-subject = Établi pour
settings-sealing-issuer = Délivré par
settings-sealing-valid = Valable
settings-sealing-span = du { $from } au { $to }
settings-sealing-soon = Expire bientôt
settings-sealing-serial = Numéro de série
settings-sealing-fingerprint = Empreinte (SHA-256)
settings-sealing-authority = Horodatage
settings-sealing-authority-what = Une autorité indépendante confirme quand chaque document a été scellé.
settings-sealing-authority-none = Aucune autorité d’horodatage n’est configurée. Les sceaux portent l’heure de ce service. L’exploitant peut en configurer une.
settings-sealing-address = Adresse
settings-sealing-answered = Dernier horodatage
settings-sealing-never = Aucun encore

## E-mails

settings-outbox-title = Journal des e-mails
settings-outbox-short = Ce qui est parti, ce qui a échoué, ce qui est gardé ici
settings-outbox-about = Tous les e-mails de cet espace de travail, les plus récents d’abord.
settings-outbox-local = Aucun serveur de messagerie n’est configuré
settings-outbox-local-what = Les e-mails ne sont pas envoyés mais gardés ici, pour que vous puissiez tout essayer et transmettre les liens vous-même. L’exploitant de ce service peut configurer un serveur.
settings-outbox-empty = Pas encore d’e-mails
settings-outbox-empty-next = Envoyez un document, et vous verrez ici ce qui a été envoyé et à qui.
settings-outbox-subject = Objet
settings-outbox-status = État
settings-outbox-when = Quand
settings-outbox-kept = Gardé ici
settings-outbox-sent = Envoyé
settings-outbox-failed = Non remis
settings-outbox-failed-why = Pourquoi il n’a pas été remis
settings-outbox-mail = E-mail
settings-outbox-all = Tous les e-mails
settings-outbox-to = À
settings-outbox-from = De
settings-outbox-reply = Les réponses vont à
settings-outbox-document = Document
settings-outbox-document-open = Ouvrir le document
settings-outbox-files = Joints
settings-outbox-view = Présentation
settings-outbox-as-mail = Comme un e-mail
settings-outbox-as-text = En texte
settings-outbox-not-kept = Son contenu n’est pas gardé
settings-outbox-not-kept-why = Les e-mails contiennent des liens personnels ; leur contenu n’est gardé que là où il n’y a pas de serveur de messagerie.

## Signing

settings-security-title = Connexion
settings-security-short = Ce qu’il faut aux membres pour se connecter
settings-security-about = Ce qu’il faut aux membres pour se connecter à cet espace de travail.
settings-security-require = Les membres ont besoin d’une deuxième étape
settings-security-require-help = Qui n’en a pas doit d’abord en configurer une avant de voir quoi que ce soit de cet espace : une application d’authentification ou une clé d’accès. Les membres qui passent par l’authentification unique ne sont pas concernés ; leur fournisseur d’identité s’en charge. Les clés d’API continuent comme avant. La page de l’équipe montre qui a une deuxième étape.
settings-security-own = Vous n’avez pas vous-même de deuxième étape. Configurez-en une avant de la demander aux autres.
settings-security-own-link = Aller à votre compte

settings-signing-title = Signature
settings-signing-short = Ce que peuvent faire les destinataires
settings-signing-about = Ce que les destinataires peuvent faire en plus de signer et de refuser.
settings-signing-delegate = Les destinataires peuvent transmettre les documents
settings-signing-delegate-help = La personne qui doit signer ou approuver peut en désigner une autre à sa place. Celle-ci reçoit sa propre invitation, l’expéditeur en est informé et la piste d’audit le mentionne. Qui a un lien peut de toute façon transférer l’e-mail ; ainsi, il en reste une trace.

## Conservation

settings-retention-title = Conservation
settings-retention-short = La durée de conservation des documents terminés
settings-retention-about = La protection des données demande souvent d’effacer ce qui n’est plus nécessaire. Vous décidez ici du moment.
settings-retention-question = Que faire des documents terminés ?
settings-retention-forever = Les garder jusqu’à ce que quelqu’un les supprime
settings-retention-days = Les supprimer après un certain temps
settings-retention-how-many = Jours après la fin
settings-retention-how-many-help = Comptés depuis que le document a été terminé, refusé, retiré ou a expiré.
settings-retention-warning = Les documents supprimés ne peuvent pas être récupérés
settings-retention-warning-what = Le PDF scellé, toutes les réponses et les fichiers joints disparaissent aussi. Ce qui s’est passé reste dans le journal d’activité.
settings-retention-sure = { $days ->
    [1] Supprimer les documents terminés après un jour ?
   *[other] Supprimer les documents terminés après { $days } jours ?
}
settings-retention-sure-what = Les documents plus anciens seront supprimés en quelques minutes, définitivement.
settings-retention-sure-action = Supprimer les anciens documents

## Intégration

settings-embedding-title = Intégration
settings-embedding-short = Faire signer sur votre propre site
settings-embedding-about = Affichez formulaires et pages de signature sur votre propre site, sans envoyer les gens ailleurs.
settings-embedding-origins = Sites autorisés
settings-embedding-origins-help = L’adresse de chaque site sans chemin, par exemple https://www.example.com. Les navigateurs affichent vos pages sur ces sites et sur aucun autre.
settings-embedding-origin = Site { $number }
settings-embedding-add = Ajouter un site
settings-embedding-remove = Retirer le site { $number }
settings-embedding-snippet = Code pour votre site
settings-embedding-snippet-help = Placez-le là où le formulaire doit apparaître. À la place des mots de la deuxième ligne vient le lien d’un formulaire ou d’une invitation.
settings-embedding-link-here = LIEN DU FORMULAIRE

## Zone de danger

settings-danger-title = Supprimer l’espace de travail
settings-danger-short = Tout ce qu’il contient, définitivement
settings-danger-about = Personne ne peut revenir en arrière, pas même l’exploitant de ce service.
settings-danger-heading = Supprimer cet espace de travail
settings-danger-what = Avec { $workspace } sont supprimés :
settings-danger-documents = tous les modèles, documents, PDF scellés, fichiers envoyés et le journal d’activité
settings-danger-people = les comptes des personnes qui ne sont dans aucun autre espace
settings-danger-keys = toutes les clés d’API et tous les webhooks ; les programmes qui s’en servent sont refusés aussitôt
settings-danger-links = tous les liens vers des pages de signature et des formulaires
settings-danger-before = Téléchargez d’abord ce dont vous avez besoin. Vous serez ensuite déconnecté.
settings-danger-delete = Supprimer l’espace de travail
settings-danger-sure = Supprimer { $workspace } ?
settings-danger-sure-what = Tout ce qu’il contient est supprimé définitivement. Il n’y a pas de retour possible.

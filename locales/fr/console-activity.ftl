# Le journal d’activité.

activity-title = Activité
activity-about = Tout ce qui s’est passé dans cet espace de travail. Rien ne peut y être modifié sans que cela se voie.
activity-empty = Rien ne s’est encore passé
activity-empty-next = Dès que quelqu’un crée un modèle ou envoie un document, c’est noté ici.
activity-none-found = Rien ne correspond
activity-none-found-next = Essayez avec moins de mots ou une période plus longue.
activity-what = Quoi
activity-who = Qui
activity-when = Quand
activity-about-what = Objet
activity-address = Adresse internet
activity-record = Tel qu’enregistré
activity-id = Entrée
activity-more = Plus de détails
activity-open-document = Ouvrir le document
activity-open-template = Ouvrir le modèle
activity-same-actor = Tout ce qu’a fait cette personne
activity-export = Exporter en CSV

## Chercher

activity-filters = Filtres
activity-search = Rechercher
activity-search-hint = Noms, adresses
activity-events = Ce qui s’est passé
activity-events-all = Tout
activity-clear-events = Effacer le choix d’événements
activity-actor = Qui l’a fait
activity-actor-all = Tout le monde
activity-actor-user = Quelqu’un de l’équipe
activity-actor-apiKey = Un programme
activity-actor-respondent = Un destinataire
activity-actor-system = Le service
activity-from = Du
activity-to = Au
activity-clear = Effacer les filtres
activity-group-document = Documents
activity-group-respondent = Destinataires
activity-group-template = Modèles
activity-group-file = Fichiers et exports
activity-group-people = Personnes
activity-group-workspace = Espace de travail

## Vérifier le journal

activity-verify = Vérifier l’intégrité
activity-verify-title = Quelque chose a-t-il été falsifié ?
activity-verify-busy = Chaque entrée est vérifiée. Cela peut prendre un moment.
activity-verify-holds = Rien n’a été falsifié
activity-verify-holds-what = Chaque entrée découle de la précédente, et les signatures du service les confirment. Rien n’a été modifié, retiré ou ajouté après coup.
activity-verify-broken = { $count ->
    [1] Un endroit n’est plus tel qu’il a été écrit
   *[other] { $count } endroits ne sont plus tels qu’ils ont été écrits
}
activity-verify-broken-what = Quelqu’un ayant accès à la base de données a pu modifier quelque chose, ou elle a été endommagée. Prévenez l’exploitant de ce service et conservez ce résultat.
activity-verify-more = { $count ->
    [1] Et un autre.
   *[other] Et { $count } autres.
}
activity-verify-entries = Entrées
activity-verify-documents = Documents
activity-verify-checkpoints = Signatures du service
activity-verify-erased = Entrées aux données personnelles effacées
activity-verify-head = Empreinte du journal
activity-verify-head-what = Notez-la ailleurs, avec la date. Elle permet de montrer plus tard que le journal jusqu’à ce jour n’a pas été remplacé.

## Ce qui s’est passé

activity-event-template-created = Modèle créé
activity-event-template-updated = Modèle modifié
activity-event-template-deleted = Modèle supprimé
activity-event-document-created = Document créé
activity-event-document-updated = Document modifié
activity-event-document-deleted = Document supprimé
activity-event-document-sent = Document envoyé
activity-event-document-opened = Document ouvert
activity-event-document-completed = Document terminé
activity-event-document-declined = Document refusé
activity-event-document-voided = Document retiré
activity-event-document-expired = Document expiré
activity-event-document-sealed = Document scellé
activity-event-document-downloaded = Document téléchargé
activity-event-respondent-invited = Destinataire invité
activity-event-respondent-opened = Le destinataire a ouvert le document
activity-event-respondent-consented = Le destinataire a accepté de signer ou d’approuver électroniquement
activity-event-respondent-submitted = Le destinataire a répondu
activity-event-respondent-declined = Le destinataire a refusé
activity-event-respondent-delegated = Le destinataire l’a transmis
activity-event-respondent-reminded = Rappel envoyé au destinataire
activity-event-respondent-code-refused = Code d’accès erroné
activity-event-respondent-opted-out = Le destinataire ne veut plus de rappels
activity-event-respondent-erased = Données personnelles effacées
activity-event-file-uploaded = Fichier envoyé
activity-event-api-key-created = Clé d’API créée
activity-event-api-key-revoked = Clé d’API révoquée
activity-event-webhook-created = Webhook enregistré
activity-event-webhook-updated = Webhook modifié
activity-event-webhook-deleted = Webhook supprimé
activity-event-webhook-disabled = Webhook désactivé
activity-event-webhook-enabled = Webhook activé
activity-event-webhook-secret-rotated = Secret du webhook remplacé
activity-event-export-created = Export demandé
activity-event-export-completed = Export terminé
activity-event-export-failed = Export échoué
activity-event-user-invited = Collègue invité
activity-event-user-joined = Collègue arrivé
activity-event-user-removed = Collègue retiré
activity-event-user-role-changed = Rôle modifié
activity-event-user-signed-in = Connexion
activity-event-user-sign-in-failed = Connexion refusée
activity-event-user-updated = Compte modifié
activity-event-workspace-updated = Paramètres modifiés

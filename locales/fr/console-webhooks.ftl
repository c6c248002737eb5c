# Webhooks.

webhooks-title = Webhooks
webhooks-webhook-detail-title = Webhook
webhooks-about = Un webhook prévient l’un de vos programmes dès qu’il arrive quelque chose à un document ; personne n’a besoin de demander.
webhooks-empty = Pas encore de webhooks
webhooks-empty-next = Enregistrez l’adresse de votre programme ; il sera prévenu quand quelqu’un signe ou qu’un document est terminé.
webhooks-no-plan = Votre formule ne comprend pas les webhooks
webhooks-no-plan-next = Adressez-vous à l’exploitant de ce service.
webhooks-new = Nouveau webhook
webhooks-register = Enregistrer
webhooks-edit = Modifier le webhook
webhooks-made = Le webhook est enregistré
webhooks-address = Adresse
webhooks-address-help = Là où votre programme écoute. Elle doit commencer par https://.
webhooks-address-missing = Indiquez l’adresse de votre programme.
webhooks-events = Événements
webhooks-events-missing = Choisissez au moins un événement.
webhooks-answers = Réponses
webhooks-answers-tell = Communiquer aussi les réponses
webhooks-answers-help = Quand un document est terminé, le message contient ce que chacun a rempli. Votre programme détient alors des données personnelles : ce qui est supprimé ici plus tard y reste jusqu’à ce que vous l’y supprimiez aussi.
webhooks-answers-sent = Communiquées quand un document est terminé
webhooks-answers-kept = Non communiquées
webhooks-note = Note
webhooks-note-help = À quoi il sert, pour le reconnaître plus tard.
webhooks-secret = Secret de signature
webhooks-secret-what = Il permet à votre programme de vérifier qu’un message vient bien de nous.
webhooks-secret-kept = Je l’ai conservé

## Événements

webhooks-event = Événement
webhooks-event-document-opened = Un document a été ouvert
webhooks-event-document-opened-what = Un destinataire l’a ouvert pour la première fois.
webhooks-event-recipient-submitted = Quelqu’un a signé
webhooks-event-recipient-submitted-what = Un destinataire a rempli et répondu ; d’autres doivent peut-être encore le faire.
webhooks-event-recipient-delegated = Quelqu’un a transmis un document
webhooks-event-recipient-delegated-what = Un destinataire a désigné une autre personne à sa place.
webhooks-event-document-completed = Un document est terminé
webhooks-event-document-completed-what = Tout le monde a répondu et le PDF scellé est prêt.
webhooks-event-document-sent = Un document a été envoyé
webhooks-event-document-sent-what = Il est parti vers ses destinataires, ou vers d’autres encore.
webhooks-event-document-declined = Un document a été refusé
webhooks-event-document-declined-what = Un destinataire a refusé de signer et a dit pourquoi.
webhooks-event-document-voided = Un document a été retiré
webhooks-event-document-voided-what = La personne qui l’avait envoyé l’a repris.
webhooks-event-document-expired = Un document a expiré
webhooks-event-document-expired-what = Son délai était écoulé avant que tout le monde ait signé.
webhooks-event-export-completed = Un export est prêt
webhooks-event-export-completed-what = Le fichier demandé peut être téléchargé.
webhooks-event-webhook-test = Test

## Son état

webhooks-health = État
webhooks-health-healthy = Fonctionne
webhooks-health-failing = En échec
webhooks-health-disabled = Arrêté
webhooks-health-untried = Pas encore utilisé
webhooks-recent = Dernières livraisons
webhooks-recent-words = Livraisons arrivées récemment : { $arrived } sur { $count }
webhooks-pending = { $more ->
    [true] plus de { $count } en attente
   *[other] { $count } en attente
}
webhooks-last = Dernière arrivée
webhooks-last-failure = Dernier échec
webhooks-failing-since = Rien n’arrive depuis
webhooks-never = Jamais
webhooks-disabled-gone = Arrêté : le récepteur a dit que l’adresse n’existe plus
webhooks-disabled-failing = Arrêté : rien n’est arrivé pendant cinq jours
webhooks-disabled-switchedOff = Ce webhook est arrêté
webhooks-disabled-what = Il n’est prévenu de rien. Ce qu’il manque reste listé ci-dessous et peut être livré à nouveau. Arrêté depuis

## Ce que l’on peut faire

webhooks-test = Envoyer un test
webhooks-enable = Activer
webhooks-enabled = Le webhook est activé
webhooks-switch-off = Arrêter
webhooks-switched-off = Le webhook est arrêté
webhooks-rotate = Remplacer le secret
webhooks-rotate-do = Créer un nouveau secret
webhooks-rotated = Le nouveau secret
webhooks-rotate-what = Vous recevez un nouveau secret. Pendant un temps, chaque message est signé avec les deux, pour que votre programme puisse changer sans rien manquer.
webhooks-overlap = Heures pendant lesquelles l’ancien reste valable
webhooks-overlap-help = De 0 à 168. Choisissez 0 si quelqu’un d’autre connaît l’ancien secret.
webhooks-delete = Supprimer
webhooks-delete-sure = Supprimer ce webhook ?
webhooks-delete-what = { $url } n’est plus prévenu de rien, et la liste de ses livraisons disparaît aussi. C’est irréversible.
webhooks-deleted = Le webhook a été supprimé

## Livraisons

webhooks-deliveries = Livraisons
webhooks-deliveries-empty = Rien n’a été livré
webhooks-deliveries-empty-next = Les livraisons des 30 derniers jours figurent ici. Envoyez un test pour en voir une.
webhooks-delivery-status = État
webhooks-delivery-any-status = Tous les états
webhooks-delivery-any-event = Tous les événements
webhooks-delivery-pending = En attente
webhooks-delivery-succeeded = Arrivée
webhooks-delivery-failed = Échouée
webhooks-delivery-skipped = Omise
webhooks-delivery-id = Livraison
webhooks-payload-id = Message
webhooks-answer = Réponse
webhooks-attempts = Tentatives
webhooks-attempts-none = Aucune tentative n’a encore eu lieu.
webhooks-attempts-skipped = Non envoyée, car le webhook était arrêté.
webhooks-attempt-answered = Réponse { $status }
webhooks-attempt-silent = Pas de réponse
webhooks-attempt-took = { $milliseconds } ms
webhooks-attempt-body = Ce que le récepteur a dit
webhooks-when = Quand
webhooks-next = Prochaine tentative
webhooks-request = Ce qui est envoyé
webhooks-request-answers = Les réponses sont ajoutées au moment de l’envoi. Elles ne sont pas conservées dans cette liste.
webhooks-request-gone = Ce qui a été envoyé n’est plus conservé.
webhooks-redeliver = Livrer à nouveau
webhooks-redelivered = C’est reparti

# La première page.

home-title = Accueil
home-title-named = Bonjour, { $name }
home-what-first = Trois étapes, et votre premier document est signé.
home-new = Nouveau document

## Les premiers pas d’un nouvel espace

home-steps = Vos premiers pas
home-step-done = (fait)
home-step-template = Créer un modèle
home-step-template-what = Partez d’un exemple tout prêt, comme un bail ou un accord de confidentialité. Vous pourrez en changer chaque mot.
home-step-template-action = Choisir un exemple
home-step-sent = Vous envoyer un essai
home-step-sent-what = Voyez ce que verront vos destinataires : l’e-mail, la page de signature, le PDF scellé.
home-step-sent-action = Envoyer un essai
home-step-key = Relier vos propres programmes
home-step-key-what = Créez une clé d’API pour que vos logiciels puissent créer et envoyer des documents.
home-step-key-action = Créer une clé d’API
home-template-made = Le modèle « { $name } » est à vous

## Ce qui vous attend

home-asked = En attente de votre part
home-asked-sign = Signer
home-asked-approve = Approuver
home-asked-read = Lire
home-asked-until = ouvert jusqu’au

## Ce qui attend qui

home-waiting = En attente d’autres personnes
home-waiting-all = Tout afficher
home-waiting-for = En attente de { $names }
home-waiting-nobody = Personne n’est sollicité pour l’instant
home-waiting-since = demande envoyée
home-waiting-none = Rien n’attend d’autres personnes
home-waiting-none-what = Quand vous envoyez un document, vous voyez ici qui n’a pas encore signé.
home-remind = Relancer
home-correct = Corriger l’adresse
home-reminded-now = Relance à l’instant

## Ce qui est terminé

home-completed = Terminés récemment
home-completed-all = Tous les terminés
home-completed-none = Les documents que tous ont signés apparaissent ici.
home-sealed = scellé

## L’offre

home-usage = Appels d’API ce mois-ci
home-usage-plan = Offre et utilisation
home-usage-words = { $used } sur { $limit } utilisés
home-usage-what = Seuls vos programmes en consomment, pas ce que vous faites ici. Le compte repart le
home-usage-out = L’offre est épuisée : vos programmes sont refusés jusqu’au

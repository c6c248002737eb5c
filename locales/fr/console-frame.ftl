# Le cadre de chaque page de la console, et les mots que toutes partagent.

## Around every page

frame-skip = Aller au contenu
frame-menu = Ouvrir le menu
frame-navigation = Navigation principale
frame-home = Accueil
frame-templates = Modèles
frame-documents = Documents
frame-activity = Activité
frame-webhooks = Webhooks
frame-settings = Paramètres
frame-go-home = Aller à l’accueil
frame-go-templates = Aller aux modèles
frame-go-documents = Aller aux documents
frame-go-activity = Aller à l’activité
frame-go-webhooks = Aller aux webhooks
frame-go-settings = Aller aux paramètres

## Workspace and account

frame-workspace-switch = Changer d’espace de travail
frame-workspaces = Vos espaces de travail
frame-account = Votre compte
frame-language = Langue
frame-colours = Couleurs
frame-light = Clair
frame-dark = Sombre
frame-auto = Comme cet appareil
frame-sign-out = Se déconnecter

## Commands and shortcuts

frame-search = Rechercher
frame-palette = Trouver une page, un document ou une commande
frame-palette-hint = Que souhaitez-vous faire ?
frame-palette-none = Rien ne correspond.
frame-palette-documents = Rechercher « { $words } » dans les documents
frame-palette-found-documents = Documents
frame-palette-found-templates = Modèles
frame-shortcuts = Raccourcis clavier
frame-shortcut-does = Ce qui se passe
frame-shortcut-keys = Touches
frame-shortcuts-plain = Utiliser les raccourcis à une touche
frame-shortcuts-plain-help = Désactivez ceci si vous dictez ou appuyez sur des touches par mégarde.

## Buttons and small words

frame-close = Fermer
frame-cancel = Annuler
frame-save = Enregistrer
frame-saved = Enregistré
frame-delete = Supprimer
frame-edit = Modifier
frame-continue = Continuer
frame-undo = Annuler l’action
frame-more = Afficher plus
frame-actions = Actions
frame-optional = facultatif
frame-loading = Chargement…
frame-try-again = Réessayer
frame-copy = Copier : { $what }
frame-copied = Copié
frame-rows = { $count ->
    [0] Aucune ligne
    [1] Une ligne
   *[other] { $count } lignes
}
frame-confirm-typed = Pour continuer, saisissez : { $words }
frame-secret-once = Ceci n’est affiché qu’une seule fois
frame-secret-advice = Copiez-le maintenant et conservez-le en lieu sûr. Personne ne pourra le retrouver plus tard.

## Where documents and people stand

frame-status-draft = Brouillon
frame-status-sent = Envoyé
frame-status-in-progress = En cours
frame-status-completed = Terminé
frame-status-declined = Refusé
frame-status-voided = Retiré
frame-status-expired = Expiré
frame-status-waiting = Pas encore son tour
frame-status-invited = Invité
frame-status-opened = Ouvert
frame-status-submitted = Signé
frame-status-approved = Approuvé
frame-status-read = Lu
frame-status-undelivered = Non distribué
frame-status-unsigned = N’a pas signé

## When something goes wrong

frame-request-id = Numéro de la demande
frame-failure-page = Cette page ne peut pas être affichée
frame-failure-offline = Pas de connexion
frame-failure-offline-advice = Le service est injoignable. Vérifiez votre connexion et réessayez.
frame-failure-input = Quelque chose est à corriger
frame-failure-input-advice = Vérifiez votre saisie et renvoyez-la.
frame-failure-signed-out = Vous êtes déconnecté
frame-failure-signed-out-advice = Reconnectez-vous pour continuer.
frame-failure-forbidden = Vous n’y êtes pas autorisé
frame-failure-forbidden-advice = Adressez-vous à un administrateur de votre espace de travail.
frame-failure-missing = Ceci n’est pas ici
frame-failure-missing-advice = Cela a peut-être été supprimé, ou le lien est incomplet.
frame-failure-conflict = Ceci a changé entre-temps
frame-failure-conflict-advice = Rechargez la page pour voir l’état actuel.
frame-failure-busy = Trop de demandes
frame-failure-busy-advice = { $seconds ->
    [1] Attendez une seconde et réessayez.
   *[other] Attendez { $seconds } secondes et réessayez.
}
frame-failure-broken = Un problème est survenu de notre côté
frame-failure-broken-advice = Réessayez dans un instant. Si cela se reproduit, communiquez le numéro de la demande à qui gère ce service.
frame-not-found = Cette page n’existe pas
frame-not-found-what = L’adresse contient peut-être une faute de frappe, ou la page a été déplacée.

## A name, and what is said of it

frame-of = { $name } : { $said }

# Les pages sur lesquelles on signe et remplit des documents.

## Around every page

language = Langue
made-with = Envoyé avec Countersign
close = Fermer
cancel = Annuler
remove = Retirer
try-again = Réessayer
sending = Envoi en cours…
fetching = Un instant…

## The first screen

landing-signer = { $from } vous demande de signer
landing-approver = { $from } vous demande votre approbation
landing-viewer = { $from } partage un document avec vous
landing-changed = L’expéditeur a modifié le document depuis que vous l’avez ouvert. Veuillez le relire ; ce que vous avez rempli est conservé.
landing-note = Ouvrir le document ne signe rien. Vous pouvez tout lire avant de vous décider.
landing-note-viewer = Ce document est à lire seulement. Rien ne vous est demandé et rien n’est signé.
for = Pour
until = Jusqu’au
review = Consulter le document
code-label = Code d’accès
code-help = L’expéditeur vous l’a donné séparément du lien.
code-missing = Saisissez le code d’accès.
code-wrong = Ce code n’est pas le bon. Vérifiez-le et réessayez.
code-spent = Ce code a été essayé trop souvent et n’ouvre plus rien. Demandez-en un autre à l’expéditeur.

## Consent

consent-sign-title = Signer électroniquement
consent-sign-agree = J’ai lu ce texte et j’accepte de signer électroniquement.
consent-approve-title = Approuver électroniquement
consent-approve-agree = J’ai lu ce texte et j’accepte d’approuver électroniquement.
consent-required = Cochez la case pour continuer.
consent-version = La version { $version } de ce texte est conservée avec votre consentement.

## The document

hint-signer = Lisez le document et remplissez les endroits marqués. Vos réponses sont enregistrées au fur et à mesure.
hint-approver = Lisez le document, puis approuvez-le ou refusez-le.
hint-viewer = Vous pouvez lire ce document. Vous n’avez rien à remplir.
end-of-document = Fin du document
document-download = Télécharger le document
document-missing = Le document ne peut pas être téléchargé pour l’instant. Réessayez plus tard, ou demandez-le à l’expéditeur.
more-fields = Également à remplir
finish = Signer et terminer
approve = Approuver
send = Envoyer
save-for-later = Enregistrer et continuer plus tard
start = Commencer
next = Suivant
progress = Progression
progress-count = { $done } sur { $all }
progress-none = Rien d’obligatoire
saving = Enregistrement…
saved = Enregistré
not-saved = Pas encore enregistré
not-saved-because = Pas encore enregistré : il y a un problème avec « { $label } ».
show-field = Afficher
offline = Pas de connexion. Vos réponses restent sur cette page.
field-unnamed = Réponse
optional = (facultatif)
choose = Choisir…
blank = à remplir : { $label }
blank-of-others = { $label }
unanswered = pas encore rempli
ticked = coché
not-ticked = non coché
date-by-service = inscrite quand vous terminez
view = Affichage
view-pages = Pages
view-list = Liste des champs
page-of = Page { $number } sur { $count }
table-scrolls = Tableau
page-picture = Page { $number } sur { $count }, sous forme d’image. « { document-download } » plus haut vous donne un PDF qu’un lecteur d’écran peut lire.
pages-hint = Les pages sont affichées sous forme d’images. Pour les faire lire à voix haute ou les lire en plus grand, choisissez « { document-download } ».
page-failed = Cette page n’a pas pu être chargée.
page-cut = La page autour de ce champ
sheet-done = Terminé

## Files

file-choose = Choisir un fichier
file-replace = En choisir un autre
file-attached = Un fichier est joint
upload-preview = { $label } : l’image choisie
image-choose = Choisir une image
uploading = Envoi de { $name }…
file-too-large = Le fichier est trop volumineux. Choisissez-en un plus petit.
file-failed = Le fichier n’a pas pu être envoyé. Vérifiez votre connexion et choisissez-le de nouveau.
file-kind = Ce n’est pas un fichier PDF, PNG, JPEG ou WebP. Choisissez-en un autre.
file-empty = Ce fichier est vide. Choisissez-en un autre.
file-too-long = Le PDF a plus de { $limit } pages. Choisissez-en un plus court.
file-too-wide = L’image est trop grande : { $width } × { $height } pixels. Réduisez-la et choisissez-la de nouveau.
file-print-anew = Ce PDF est fait d’une manière qui ne convient pas ici. Imprimez-le dans un nouveau PDF et choisissez celui-ci.
file-locked = Ce PDF est protégé par un mot de passe. Retirez la protection et choisissez-le de nouveau.
file-damaged = Ce fichier est endommagé. Ouvrez-le dans un autre programme, enregistrez-le de nouveau et choisissez celui-ci.
file-name = Le nom du fichier ne peut pas être utilisé. Renommez-le et choisissez-le de nouveau.
file-lost = Ce fichier n’est plus là. Choisissez-le de nouveau.
image-kind = Ce n’est pas une image PNG, JPEG ou WebP. Choisissez-en une autre.

## Signatures

signature-make = Signer ici
signature-place = Apposer votre signature ici
signature-yours = Votre signature
signature-change = Modifier
signature-change-of = Modifier : { $label }
signature-remove-of = Retirer : { $label }
initials-make = Parapher ici
initials-place = Apposer votre paraphe ici
initials-yours = Votre paraphe
signature-dialog = Votre signature
initials-dialog = Votre paraphe
signature-way = Comment voulez-vous signer ?
signature-draw = Dessiner
signature-type = Taper
signature-upload = Importer
signature-pad = Zone de dessin. Pour signer au clavier, choisissez « Taper ».
signature-pad-hint = Dessinez ici
undo = Annuler le trait
clear = Effacer
signature-type-label = Votre nom
signature-other-hand = Une autre écriture
initials-type-label = Vos initiales
signature-upload-help = Une image de votre signature : PNG, JPEG ou WebP.
initials-upload-help = Une image de votre paraphe : PNG, JPEG ou WebP.
signature-upload-preview = L’image choisie
signature-upload-kind = Ce n’est pas une image PNG, JPEG ou WebP. Choisissez-en une autre.
signature-upload-large = L’image dépasse 15 Mo. Choisissez-en une plus petite.
signature-upload-broken = Cette image est illisible. Choisissez-en une autre, ou dessinez ou tapez votre signature.
signature-empty-draw = Dessinez d’abord dans la zone, ou tapez votre signature.
signature-dot = Ce n’est qu’un point. Dessinez votre signature, ou tapez-la.
initials-dot = Ce n’est qu’un point. Dessinez votre paraphe, ou tapez-le.
signature-empty-type = Tapez d’abord votre nom.
initials-empty-type = Tapez d’abord vos initiales.
signature-empty-upload = Choisissez d’abord une image.
signature-adopt = Utiliser cette signature
signature-adopt-note = Elle est gardée pour les autres endroits de ce document, où un clic suffit.
initials-adopt = Utiliser ce paraphe
initials-adopt-note = Il est gardé pour les autres endroits de ce document, où un clic suffit.

## What is wrong with an answer

missing = Remplissez ce champ.
missing-checkbox = Cochez cette case.
missing-choice = Choisissez une réponse.
missing-signature = Signez ici.
missing-initials = Apposez votre paraphe ici.
missing-file = Choisissez un fichier.
missing-image = Choisissez une image.
not-a-number = Saisissez un nombre.
not-a-date = Saisissez une date complète : jour, mois et année.
not-an-email = Saisissez une adresse e-mail, comme nom@example.com.
not-a-phone = Saisissez un numéro de téléphone : chiffres, espaces et +.
not-an-option = Choisissez l’une des réponses proposées.
not-matching = Cela n’a pas la forme demandée.
too-small = Saisissez { $min } ou plus.
too-large = Saisissez { $max } ou moins.
too-early = Choisissez le { $min } ou une date ultérieure.
too-late = Choisissez le { $max } ou une date antérieure.
too-short =
    { $min ->
        [1] Saisissez au moins un caractère.
       *[other] Saisissez au moins { $min } caractères.
    }
too-long =
    { $max ->
        [1] Saisissez au plus un caractère ; il y en a { $length }.
       *[other] Saisissez au plus { $max } caractères ; il y en a { $length }.
    }
too-long-by-far = C’est trop long : au plus { $max } caractères.
too-many-digits = Saisissez un nombre d’au plus 28 chiffres.
too-many-decimals = Saisissez un montant avec au plus { $max } décimales.
whole-amount = Saisissez un montant entier, sans décimales.
odd-characters = Un caractère ne peut pas être utilisé. Saisissez le texte au lieu de le coller.
signature-refused = Cette signature ne peut pas être utilisée. Refaites-la.
form-changed = Le document a changé entre-temps. Rechargez la page.
failed-answered-before = Quelqu’un d’autre, qui remplit les mêmes champs, a entre-temps envoyé une autre réponse. Elle ne peut plus être modifiée. Relisez le document avant de le signer.
failed-form-changed = Le formulaire a été modifié depuis que vous l’avez ouvert. Relisez-le avant de l’envoyer.
failed-sent-before = Votre premier envoi est bien arrivé, avec les réponses telles qu’elles étaient alors. Ne renvoyez que si les réponses modifiées doivent être transmises aussi.
failed-still-sending = Vos réponses sont encore en route. Réessayez dans un instant.
other-currency = Indiquez un montant en { $currency }.
summary-title =
    { $count ->
        [1] Il manque une réponse
       *[other] { $count } réponses manquent ou sont à corriger
    }
summary-wrong = Une réponse n’est pas correcte
summary-not-sent = Pas encore envoyé
summary-unsure = On ne sait pas si l’envoi est arrivé
unsure-again = Vous pouvez réessayer sans risque : rien n’est envoyé deux fois.

## Declining

decline = Refuser
decline-title = Refuser de signer ?
decline-text = Votre motif est transmis à { $from }. Le document ne pourra plus être signé.
decline-reason = Pourquoi refusez-vous ?
decline-missing = Dites pourquoi en quelques mots.
decline-confirm = Refuser le document

## Passing it on to somebody else

delegate-signer = Une autre personne doit signer
delegate-approver = Une autre personne doit approuver
delegate-title = Transmettre le document
delegate-text = L’autre personne reçoit sa propre invitation. Votre lien ne fonctionne plus, et ce que vous avez rempli est effacé. { $from } apprend que vous l’avez transmis, et à qui.
delegate-name = Nom de l’autre personne
delegate-email = Son adresse e-mail
delegate-note = Un mot à l’expéditeur
delegate-note-wrong = Écrivez 2 000 caractères au plus, ou laissez vide.
delegate-confirm = Transmettre
delegate-same = C’est votre propre adresse. Saisissez celle d’une autre personne.
delegate-takes-part = Cette personne participe déjà au document. Adressez-vous à l’expéditeur.
delegate-off = Ce document ne peut pas être transmis d’ici. Demandez à l’expéditeur d’inviter une autre personne.
delegate-code = Le code d’accès n’a été donné qu’à vous. Demandez à l’expéditeur d’inviter une autre personne.
delegate-by-hand = L’expéditeur distribue lui-même les liens vers ce document. Demandez-lui d’inviter une autre personne.
delegated-title = Document transmis
delegated-text = { $who } ({ $email }) est maintenant invité à votre place.
delegated-remedy = { $from } en est informé. Votre propre lien ne fonctionne plus, et vous n’avez plus rien à faire.

## Going on later

left-title = Enregistré
left-text = Vos réponses sont enregistrées. Ouvrez à nouveau le même lien quand vous voudrez continuer.
left-failed-title = Pas encore enregistré
left-failed-text = Vos réponses n’ont pas pu être envoyées, mais elles sont encore sur cette page. Gardez-la ouverte et réessayez une fois connecté.
left-refused-text = Il y a un problème avec « { $label } », la réponse n’a donc pas pu être enregistrée. Revenez au document pour la corriger. Elle est toujours sur cette page.
back-to-document = Retour au document

## What happened to a document

waiting-title = Ce n’est pas encore votre tour
waiting-text =
    { $count ->
        [1] Une personne signe avant vous.
       *[other] { $count } personnes signent avant vous.
    }
waiting-remedy = Vous recevrez un e-mail dès que ce sera votre tour. D’ici là, il n’y a rien à faire.
waiting-remedy-quiet = Ouvrez ce lien à nouveau plus tard, ou vérifiez ici. Il n’y a rien à faire d’ici là.
look-again = Vérifier de nouveau
submitted-title = Merci, vous avez signé
submitted-text = Votre partie est terminée. D’autres doivent encore signer.
submitted-remedy = Vous recevrez votre exemplaire par e-mail dès que tout le monde aura signé.
submitted-remedy-quiet = Dès que tout le monde aura signé, votre exemplaire sera ici, derrière le même lien.
approved-title = Merci, vous avez approuvé
approved-text = Votre partie est terminée. D’autres y travaillent encore.
approved-remedy = Vous recevrez votre exemplaire par e-mail dès que tout le monde aura terminé.
approved-remedy-quiet = Dès que tout le monde aura terminé, votre exemplaire sera ici, derrière le même lien.
completed-title = Tout est terminé
completed-text = Tout le monde a signé. Le document est complet et scellé.
completing-text = Tout le monde a signé. Le document est complet ; votre exemplaire scellé est en cours de préparation.
completed-remedy = Gardez un exemplaire. Il vous a aussi été envoyé par e-mail.
completed-remedy-quiet = Gardez-en un exemplaire pour vos dossiers.
preparing = Votre exemplaire est en préparation. Il apparaîtra ici dans un instant et arrivera aussi par e-mail.
preparing-quiet = Votre exemplaire est en cours de préparation. Il apparaît ici dans un instant.
copy-comes = Il apparaît ici dans un instant et arrive aussi par e-mail.
copy-comes-quiet = Il apparaît ici dans un instant.
download = Télécharger votre exemplaire
back-to = Retour à { $host }
declined-title = Ce document a été refusé
declined-text = { $who } l’a refusé ; il ne peut plus être signé.
declined-remedy = Si vous pensez que c’est une erreur, demandez un nouveau document à { $from }.
declined-mine-title = Vous avez refusé
declined-mine-text = Votre motif a été transmis à { $from }.
declined-mine-remedy = Si ce n’était pas voulu, demandez un nouveau document à { $from }.
voided-title = Ce document a été retiré
voided-text = { $from } l’a retiré ; il n’y a plus rien à signer.
voided-remedy = Pour toute question, adressez-vous à { $from }.
expired-title = Le délai de signature est passé
expired-text = Ce document pouvait être signé jusqu’au { $until }.
expired-remedy = S’il doit encore être signé, demandez à { $from } de le renvoyer.
linkExpired-title = Ce lien est trop ancien
linkExpired-text = Les liens ne valent qu’un temps, pour que personne n’entre par un vieil e-mail. Le document lui-même est peut-être encore ouvert.
linkExpired-remedy = Demandez un nouveau lien à { $from }.
unknown-title = Ce lien ne mène nulle part
unknown-text = Il n’y a pas de document derrière. Une partie du lien manque peut-être, ou le document a été supprimé.
unknown-remedy = Ouvrez de nouveau le lien depuis l’e-mail, ou copiez-le en entier. Sinon, demandez-en un nouveau à l’expéditeur.
replaced-title = Il existe un lien plus récent
replaced-text = Ce lien a été remplacé par un plus récent et ne fonctionne plus.
replaced-remedy = Ouvrez le dernier e-mail au sujet de ce document et utilisez son lien.
no-token-title = Ouvrez le lien de votre e-mail
no-token-text = Cette page a besoin du lien qui vous a été envoyé. Ouvrez l’e-mail et choisissez de nouveau son bouton.
unreachable-title = Le document ne peut pas être affiché pour le moment
nothing-lost = Rien de ce que vous avez saisi sur cette page n’est perdu.

## What goes wrong on the way

failed-network = Le service est injoignable. Vérifiez votre réseau et réessayez.
failed-server = Le service a un problème en ce moment. Réessayez dans une minute.
failed-too-many = Trop de tentatives. Attendez une minute et réessayez.
failed-too-many-seconds =
    { $seconds ->
        [1] Trop de tentatives. Réessayez dans une seconde.
       *[other] Trop de tentatives. Réessayez dans { $seconds } secondes.
    }
failed-too-many-minutes = Trop de tentatives. Réessayez dans { $minutes } minutes.
failed-too-large = Ce que vous avez envoyé est trop volumineux.
failed-not-opened = Le document n’est pas encore ouvert. Rechargez la page et ouvrez-le d’abord.
failed-not-agreed = Vous n’avez pas encore accepté de le faire électroniquement. Lisez le texte à la fin du document et cochez la case.
failed-text-changed = Ce texte a changé entre-temps. Relisez-le avant d’accepter.
failed-closed = Le document n’est plus ouvert, ce n’est donc plus possible. Rechargez la page pour voir où il en est.
failed-code = Ce document demande un code d’accès. Rechargez la page et saisissez celui que l’expéditeur vous a donné.
failed-gone = Ce n’est plus là. Rechargez la page.
failed-unknown = Cela n’a pas fonctionné. Réessayez.

## The public form

fill-about = { $workspace } vous demande de remplir
fill-who = À propos de vous
fill-name = Votre nom
fill-email = Votre adresse e-mail
fill-email-help = Votre exemplaire y est envoyé.
fill-begin = Commencer
fill-hint = Remplissez les endroits marqués. Rien n’est envoyé avant que vous choisissiez « { send } ».
fill-thanks-title = Merci
fill-thanks-text = Vos réponses à « { $name } » sont arrivées.
fill-mail = Votre exemplaire arrive par e-mail à { $email }.
fill-gone-title = Ce formulaire n’est pas ici
fill-gone-text = Il a été fermé, ou le lien est incomplet. Demandez à la personne qui vous l’a donné.
fill-login-title = Ce formulaire demande une connexion
fill-login-text = Il n’est ouvert qu’aux personnes qui ont un compte dans cet espace de travail.
fill-login-go = Se connecter

## A name, and what is said of it

of = { $name } : { $said }

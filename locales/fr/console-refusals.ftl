# Why the service did not do what the console asked for, in words for whoever asked.

## What is wrong with a field

refusals-missing = Remplissez ce champ.
refusals-proof = Saisissez ceci pour confirmer que c’est bien vous.
refusals-too-short = Saisissez au moins ce nombre de caractères : { $min }.
refusals-too-long = C’est trop long : au plus { $max } caractères.
refusals-length = Saisissez de { $min } à { $max } caractères.
refusals-odd-characters = Un caractère ne peut pas être utilisé. Saisissez le texte au lieu de le coller.
refusals-email = Saisissez une adresse e-mail, comme nom@example.com.
refusals-phone = Saisissez un numéro de téléphone, comme +49 30 123456.
refusals-amount = Saisissez un montant.
refusals-digits = Saisissez un nombre d’au plus { $max } chiffres.
refusals-above-zero = Saisissez un nombre supérieur à 0.
refusals-number = Saisissez un nombre.
refusals-range = Saisissez un nombre de { $min } à { $max }.
refusals-whole-number = Saisissez un nombre entier.
refusals-at-least = Saisissez { $min } ou plus.
refusals-at-most = Saisissez { $max } ou moins.
refusals-date = Saisissez une date.
refusals-moment = Saisissez une date et une heure.
refusals-future = Choisissez un moment dans l’avenir.
refusals-before = Le début se situe après la fin.
refusals-time-over = Le délai était passé avant l’envoi du document. Choisissez un autre jour.
refusals-yes-or-no = Choisissez oui ou non.
refusals-text = Saisissez un texte.
refusals-list = Une liste est demandée ici.
refusals-pattern = Cela n’a pas la forme demandée.
refusals-role = Choisissez l’un des rôles : { $known }.
refusals-option = Choisissez l’une de ces valeurs : { $known }.
refusals-nobody = Indiquez au moins une personne.
refusals-too-many-people = Il y a trop de personnes ; { $max } au plus sont possibles.
refusals-twice = Cette adresse figure deux fois dans le même rôle.
refusals-language = Saisissez un code de langue, comme de ou pt-BR.
refusals-time-zone = Choisissez un fuseau horaire, comme Europe/Berlin.
refusals-colour = Saisissez une couleur à six chiffres, comme #2546c4.
refusals-site = Saisissez l’adresse d’un site sans chemin, comme https://www.example.com.
refusals-site-https = L’adresse doit commencer par https://.
refusals-too-many-sites = Il y a trop de sites ; { $max } au plus sont possibles.
refusals-workspace-name = Saisissez le nom de l’espace de travail, lettre par lettre.
refusals-address = Saisissez une adresse web, comme https://example.com/hook.
refusals-address-https = Saisissez une adresse qui commence par https://.
refusals-address-inside = Cette adresse se trouve dans un réseau que l’exploitant de ce service n’a pas autorisé.
refusals-address-password = Retirez le nom d’utilisateur et le mot de passe de l’adresse.
refusals-address-part = Retirez ce qui suit le # ; ce n’est jamais envoyé.
refusals-link = Saisissez une adresse qui commence par https://, http://, mailto: ou tel:.
refusals-no-event = Choisissez au moins un événement.
refusals-too-many-documents = Il y a trop de documents ; { $max } au plus partent à la fois.

## Templates and their fields

refusals-no-option = Indiquez au moins une réponse à choisir.
refusals-same-option = Deux réponses sont identiques.
refusals-least-above-most = Le minimum dépasse le maximum.
refusals-expression = Ce motif n’est pas lisible : { $error }
refusals-same-name = Ce nom est déjà pris. Choisissez-en un autre.
refusals-reserved-name = Ce nom a un sens propre dans les formules. Choisissez-en un autre.
refusals-name-form = Un nom commence par une lettre et ne contient que des lettres, des chiffres et des traits de soulignement.
refusals-unknown-name = Rien ne s’appelle { $name }.
refusals-unknown-field = Aucun champ ne s’appelle { $name }.
refusals-other-type = { $name } est d’un autre type ({ $type }), que ce champ ne peut pas remplir.
refusals-circle = Ceci a besoin de son propre résultat : { $circle }
refusals-no-place = Ce champ n’a pas encore de place sur les pages.
refusals-off-page = Le champ dépasse de la page.
refusals-currency = Saisissez les trois majuscules d’une devise, comme EUR.
refusals-margins = Les marges sont de 0 mm ou plus et laissent au moins 40 mm au texte.

## Files

refusals-picture-kind = Choisissez une image PNG ou JPEG.
refusals-file-lost = Ce fichier n’est plus là. Choisissez-le de nouveau.
refusals-not-a-pdf = Ce fichier est une image. Choisissez un PDF.
refusals-not-a-picture = Ce fichier est un PDF. Choisissez une image.
refusals-no-such-page = Le PDF n’a pas cette page ; il en a { $pages }.
refusals-file-kind = Ce n’est pas un fichier PDF, PNG, JPEG ou WebP. Choisissez-en un autre.
refusals-file-empty = Ce fichier est vide. Choisissez-en un autre.
refusals-file-large = Le fichier est trop volumineux. Choisissez-en un plus petit.
refusals-file-long = Le PDF a plus de { $limit } pages. Divisez-le et utilisez les parties.
refusals-file-wide = L’image est trop grande : { $width } × { $height } pixels. Réduisez-la et choisissez-la de nouveau.
refusals-file-print-anew = Ce PDF est fait d’une manière qui ne convient pas ici. Imprimez-le dans un nouveau PDF et choisissez celui-ci.
refusals-file-locked = Ce PDF est protégé par un mot de passe. Retirez la protection et choisissez-le de nouveau.
refusals-file-damaged = Ce fichier est endommagé. Ouvrez-le dans un autre programme, enregistrez-le de nouveau et choisissez celui-ci.

## Why something can't be done

refusals-closed = Le document n’est plus ouvert, ce n’est donc plus possible.
refusals-expired = Le délai de ce document est passé, ce n’est donc plus possible.
refusals-done-before = { $who } a déjà signé ou refusé.
refusals-invited-before = { $email } est déjà invité dans ce rôle.
refusals-member-before = { $email } est déjà dans cet espace de travail.
refusals-not-sent = Le document n’a pas encore été envoyé, personne ne peut donc recevoir de rappel.
refusals-values-fixed = Quelqu’un a déjà signé, { $name } ne peut donc plus changer. Retirez le document et envoyez-en un autre.
refusals-name-fixed = Quelqu’un a déjà signé et le document affiche son nom, qui ne peut donc plus changer. Retirez le document et envoyez-en un autre.
refusals-last-administrator = L’espace de travail a besoin d’au moins un administrateur.
refusals-many-webhooks = L’espace de travail a { $count } webhooks, le maximum. Supprimez-en un dont vous n’avez pas besoin.
refusals-others = D’autres modifient ceci au même moment. Réessayez.
refusals-no-workspace = Ce compte n’est plus dans aucun espace de travail. Demandez une invitation.
refusals-here-already = Vous êtes déjà dans cet espace de travail.
refusals-wrong-password = L’adresse ou le mot de passe n’est pas correct.
refusals-wrong-code = Ce code n’est pas correct ou a déjà été utilisé.
refusals-wrong-digits = Ces chiffres ne sont pas corrects. Vérifiez l’heure de votre appareil et essayez les suivants.
refusals-begin-again = Cela a pris trop de temps ou a déjà servi. Recommencez.
refusals-two-step-on = La connexion en deux étapes est déjà activée.
refusals-two-step-off = La connexion en deux étapes est désactivée.
refusals-too-many-passkeys = Vous avez déjà { $most } clés d’accès. Supprimez-en une d’abord.
refusals-passkey-known = Cette clé d’accès est déjà connue.
refusals-passkey-unknown = Cette clé d’accès n’est pas connue ici.
refusals-link-over = Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.
refusals-invitation-over = Cette invitation a déjà servi, a été retirée ou est trop ancienne. Demandez-en une nouvelle.
refusals-set-up-over = Ce lien d’installation a déjà servi ou est trop ancien. Redémarrez le service pour en obtenir un nouveau.
refusals-webhook-off = Le webhook est désactivé. Activez-le d’abord.

## What a printed document lacks

refusals-no-font = Page { $page } : aucune police n’a « { $text } ». La personne qui gère ce service peut en ajouter une.
refusals-not-archivable = Le PDF n’est pas entièrement accessible et archivable : { $reason }
refusals-no-picture = L’image { $file } manque ou est illisible.

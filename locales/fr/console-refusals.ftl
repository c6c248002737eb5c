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
refusals-decimals = Saisissez un montant avec au plus { $max } décimales, comme en a { $currency }.
refusals-whole-amount = Saisissez un montant entier : { $currency } n’a pas de décimales.
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
refusals-own-second-step = Configurez d’abord une deuxième étape pour votre propre compte.
refusals-own-address = C’est déjà votre adresse.
refusals-workspace-name = Saisissez le nom de l’espace de travail, lettre par lettre.
refusals-return-address = Saisissez l’adresse complète d’une page, comme https://www.example.com/merci.
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
refusals-invited-before = { $email } a déjà une invitation dans ce rôle.
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
refusals-second-step-lacks = Cet espace de travail demande une deuxième étape. Configurez-en une dans votre compte, ou connectez-vous avec une clé d’accès.
refusals-two-step-on = La connexion en deux étapes est déjà activée.
refusals-two-step-off = La connexion en deux étapes est désactivée.
refusals-too-many-passkeys = Vous avez déjà { $most } clés d’accès. Supprimez-en une d’abord.
refusals-passkey-known = Cette clé d’accès est déjà connue.
refusals-address-taken = Cette adresse appartient à un autre compte. Choisissez-en une autre.
refusals-password-first = Choisissez d’abord un mot de passe.
refusals-sign-in-again = Déconnectez-vous, reconnectez-vous, puis recommencez dans les 15 minutes.
refusals-passkey-unknown = Cette clé d’accès n’est pas connue ici.
refusals-turn = D’autres signent avant vous. Vous serez averti quand ce sera votre tour.
refusals-link-over = Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.
refusals-invitation-over = Cette invitation a déjà servi, a été retirée ou est trop ancienne. Demandez-en une nouvelle.
refusals-set-up-over = Ce lien d’installation a déjà servi ou est trop ancien. Redémarrez le service pour en obtenir un nouveau.
refusals-webhook-off = Le webhook est désactivé. Activez-le d’abord.

## What a printed document lacks

refusals-no-font = Page { $page } : aucune police n’a « { $text } ». La personne qui gère ce service peut en ajouter une.
refusals-not-archivable = Le PDF n’est pas entièrement accessible et archivable : { $reason }
refusals-no-picture = L’image { $file } manque ou est illisible.
refusals-warning-not-true = { $expression } : une condition doit donner vrai ou faux. Trouvé : { $given }.
refusals-warning-not-list = { $expression } : seule une liste peut être répétée. Trouvé : { $given }.

## What a receiver of webhooks did

refusals-receiver-unknown = Aucune adresse n’est connue pour ce nom.
refusals-receiver-away = Injoignable ({ $cause })
refusals-receiver-slow = N’a pas répondu à temps.
refusals-receiver-broke = La réponse s’est interrompue.
refusals-receiver-redirect = A répondu par une autre adresse. Les webhooks ne vont qu’à l’adresse indiquée.
refusals-receiver-unreadable = La réponse est illisible ({ $cause })

## Where in a text something is wrong

refusals-at-line = Ligne { $line } : { $what }
refusals-at-column = Colonne { $column } : { $what }
refusals-at-line-column = Ligne { $line }, colonne { $column } : { $what }
refusals-in-expression = { $expression } : { $what }

## Kinds of values, in the sentences below

refusals-kind-missing = une valeur absente
refusals-kind-text = un texte
refusals-kind-number = un nombre
refusals-kind-money = un montant
refusals-kind-date = une date
refusals-kind-datetime = une date et une heure
refusals-kind-boolean = vrai ou faux
refusals-kind-list = une liste
refusals-kind-record = un groupe de valeurs
refusals-kind-image = une image
refusals-kind-whole = un nombre entier
refusals-kind-list-or-text = une liste ou un texte
refusals-kind-decimals = un nombre de décimales
refusals-count-none = aucune valeur
refusals-count-one = une valeur
refusals-count-least = { $least } valeurs ou plus
refusals-count-range = de { $least } à { $most } valeurs
refusals-count-some = { $count } valeurs

## What is wrong with an expression

refusals-mistake-near = Vouliez-vous dire { $near } ?
refusals-mistake-function = Il n’y a pas de fonction { $name }.
refusals-mistake-operator = { $name } n’est pas possible dans une expression.
refusals-mistake-between = { $sign } ne convient pas à ces valeurs : { $left }, { $right }.
refusals-mistake-money = { $sign } n’est pas possible entre deux montants.
refusals-mistake-nought = Ceci divise par 0.
refusals-mistake-large = Le résultat est un nombre trop grand.
refusals-mistake-power = Après ** vient un nombre entier, et le résultat a au plus 28 chiffres.
refusals-mistake-far = Le résultat est une date après l’an 9999.
refusals-mistake-needs = Attendu ici : { $wanted }. Trouvé : { $given }.
refusals-mistake-sign-needs = { $sign } attend : { $wanted }. Trouvé : { $given }.
refusals-mistake-sum = Seuls des nombres et des montants s’additionnent. Trouvé : { $given }.
refusals-mistake-order = Ceci ne peut pas être trié : { $left }, { $right }.
refusals-mistake-condition = Attendu ici : vrai ou faux. Trouvé : { $given }.
refusals-mistake-gives = Le résultat est { $given }, alors qu’il faut : { $type }.
refusals-mistake-steps = Le calcul est trop long. Simplifiez-le ou raccourcissez ses listes.
refusals-mistake-long = Le résultat est trop long.
refusals-mistake-compare = Ceci ne se compare pas : { $left }, { $right }.
refusals-mistake-currencies = { $left } et { $right } ne vont pas ensemble.
refusals-mistake-list-has-no = Une liste n’a pas de { $name }. Pour le prendre de chaque élément, écrivez .map(|item| item.{ $name })
refusals-mistake-has-no = Il n’y a pas de { $name } ici : { $given }.
refusals-mistake-index = Entre [ et ] vient un nombre entier.
refusals-mistake-no-items = On ne peut rien en tirer avec [ ] : { $given }.
refusals-mistake-bars = Ce qui commence par |item| ne se donne qu’à map, filter et semblables.
refusals-mistake-bars-hold = Entre les barres vient un élément, et son numéro si vous voulez : |item, number|
refusals-mistake-dot = Un nom suit le point.
refusals-mistake-shout = { $name } s’écrit sans point d’exclamation.
refusals-mistake-two = { $name } prend deux valeurs.
refusals-mistake-choose = choose prend une condition et deux valeurs.
refusals-mistake-or-else = orElse prend une valeur, et une autre pour quand elle manque.
refusals-mistake-on-list = { $name } suit une liste : items.{ $name }(|item| …)
refusals-mistake-statement = Ici ne peut venir qu’une seule expression, comme if a > b {"{"} x {"}"} else {"{"} y {"}"}
refusals-mistake-value = Il manque une valeur ici.
refusals-mistake-unreadable = Ceci est illisible.
refusals-mistake-ends = Ceci se termine trop tôt.
refusals-mistake-brace = Il manque un {"{"} ou un {"}"} ici.
refusals-mistake-quotes = Un texte se met entre guillemets droits : "…"
refusals-mistake-deep = Trop de parenthèses sont imbriquées.
refusals-mistake-reserved = { $word } a un sens propre et n’est pas possible ici.
refusals-mistake-equals = Une valeur ne peut pas être modifiée ici. Pour comparer, écrivez ==
refusals-mistake-and = Pour « et », écrivez &&
refusals-mistake-or = Pour « ou », écrivez ||
refusals-mistake-decimals = On arrondit de 0 à { $max } décimales.
refusals-mistake-turn = { $from } ne se convertit pas en { $to }.
refusals-mistake-takes = { $name } prend { $takes }, et non { $given }.
refusals-mistake-no-date = Cette date n’existe pas : { $year }-{ $month }-{ $day }
refusals-mistake-date-takes = date prend un texte, ou une année, un mois et un jour.

## What is wrong with Markdown

refusals-markdown-empty = { $tag } ne nomme rien. Écrivez une variable comme {"{"}{"{"}customer{"}"}{"}"}.
refusals-markdown-field = { $tag } doit nommer un champ du formulaire, comme {"{"}{"{"}field:signature{"}"}{"}"}.
refusals-markdown-if = { $tag } a besoin d’une expression, comme {"{"}{"{"}#if total > 1000{"}"}{"}"}.
refusals-markdown-each = { $tag } doit nommer une liste et dire comment s’appelle un élément : {"{"}{"{"}#each items as item{"}"}{"}"}
refusals-markdown-else = { $tag } n’est pas connu. Écrivez un deuxième {"{"}{"{"}#if …{"}"}{"}"} avec la condition contraire.
refusals-markdown-format = { $tag } doit avoir un seul format après la barre, comme {"{"}{"{"}start | long{"}"}{"}"}.
refusals-markdown-unknown = { $tag } n’est pas connu. Il y a #if, /if, #each, /each, field: et pagebreak.
refusals-markdown-open = Il manque {"}"}{"}"} sur la même ligne : { $tag }
refusals-markdown-nowhere = { $tag } se trouve là où rien n’est imprimé.
refusals-markdown-own-line = { $tag } doit se trouver seul sur sa ligne.
refusals-markdown-before = { $tag } vient avant { $close }, qu’attend la ligne { $begun }.
refusals-markdown-closes-none = { $tag } ne ferme rien : aucun { $open } n’est ouvert ici.
refusals-markdown-not-closed = { $tag } n’est pas fermé. { $close } doit suivre.
refusals-markdown-not-here = { $tag } n’est possible ni dans l’adresse d’un lien, ni dans le fichier ou la description d’une image.
refusals-markdown-deep = Trop de listes, citations, tableaux, conditions et répétitions sont imbriqués ; { $max } au plus.
refusals-markdown-many = Le texte a trop de parties.
refusals-markdown-picture = Une image est un fichier envoyé, indiqué par son identifiant : ![…](fil_…)
refusals-markdown-picture-width = Ce qui suit une image entre guillemets est sa largeur, de 1 % à 100 %.
refusals-unpublished-elsewhere = Quelqu’un d’autre a modifié ce qui n’est pas encore publié. Rechargez la page et regardez-le d’abord.
refusals-template-overtaken = Le modèle a été modifié entre-temps. Regardez d’abord l’autre version.
refusals-nothing-unpublished = Il ne reste rien à publier. Quelqu’un l’a publié ou abandonné entre-temps. Rechargez la page.

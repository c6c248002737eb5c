# Le compte, et les pages avant la connexion.

## Mots communs à plusieurs pages

account-email = Adresse e-mail
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-present-password = Mot de passe actuel
account-password-rule = Au moins { $count } caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.
account-password-short = Utilisez au moins { $count } caractères.
account-password-wrong = Ce n’est pas votre mot de passe.
account-password-show = Afficher le mot de passe
account-name = Votre nom
account-language = Langue
account-time-zone = Fuseau horaire
account-or = ou
account-back-to-sign-in = Retour à la connexion

## Connexion

account-sign-in-title = Connexion
account-sign-in = Se connecter
account-sign-in-wrong = L’adresse ou le mot de passe est incorrect.
account-forgot = Mot de passe oublié ?
account-with-passkey = Se connecter avec une clé d’accès
account-with-single = Se connecter avec { $name }
account-single-failed = La connexion a échoué
account-problem-late = Cela a pris trop de temps, ou a été commencé dans un autre navigateur. Réessayez.
account-problem-cancelled = La connexion y a été interrompue. Réessayez, ou utilisez votre mot de passe.
account-problem-email = Votre adresse n’y a pas été confirmée, nous ne pouvons donc pas être sûrs qu’elle est à vous.
account-problem-member = Votre adresse ne fait partie d’aucun espace de travail ici. Demandez une invitation à un administrateur.
account-problem-failed = L’autre service n’a pas répondu comme il devait. Réessayez, ou utilisez votre mot de passe.
account-passkey-wrong = Cette clé d’accès n’est pas connue ici. Connectez-vous avec votre mot de passe.

account-step-title = Encore une étape
account-step-digits = Ouvrez votre application d’authentification et saisissez les six chiffres qu’elle affiche pour Countersign.
account-step-recovery = Saisissez l’un des codes de secours que vous avez conservés. Chacun sert une fois.
account-digits = Six chiffres
account-recovery-code = Code de secours
account-code-wrong = Ce code est incorrect ou a déjà servi.
account-step-over = Cela a pris trop de temps. Recommencez avec votre mot de passe.
account-step-lost = Je n’ai pas mon application sous la main
account-step-use-digits = Utiliser les chiffres de mon application
account-step-passkey = Votre espace de travail demande une deuxième étape. Connectez-vous avec votre clé d’accès.
account-step-passkey-lost = Si vous ne l’avez plus, demandez à la personne qui exploite votre Countersign de vous redonner accès.
account-step-again = Recommencer

## Un nouveau mot de passe

account-reset-title = Réinitialiser votre mot de passe
account-reset-what = Indiquez votre adresse. Nous vous enverrons un lien pour choisir un nouveau mot de passe.
account-reset-send = Envoyer le lien
account-reset-sent = Consultez votre messagerie
account-reset-sent-what = Si { $email } a un compte ici, un lien est en route. Il est valable une heure.
account-reset-choose = Choisir un nouveau mot de passe
account-reset-for = Pour le compte de { $email }. Vous serez déconnecté partout.
account-reset-set = Définir le mot de passe
account-reset-passkeys-what = { $count ->
    [1] Cette clé d’accès permet de se connecter à votre compte sans mot de passe :
   *[other] Ces clés d’accès permettent de se connecter à votre compte sans mot de passe :
}
account-reset-passkey-added = ajoutée
account-reset-passkeys = { $count ->
    [1] Retirer cette clé d’accès
   *[other] Retirer ces clés d’accès
}
account-reset-passkeys-help = Une personne entrée dans votre compte a pu en ajouter une. Vous pourrez rajouter les vôtres après la connexion.
account-reset-over = Ce lien a déjà servi ou a expiré.
account-reset-again = Demander un nouveau lien
account-reset-done = Votre mot de passe est modifié
account-reset-done-what = Vous pouvez maintenant vous connecter avec celui-ci.

## Rejoindre un espace de travail

account-join-title = Rejoindre un espace de travail
account-join-to = Rejoindre { $workspace }
account-join-what = Vous avez reçu une invitation à rejoindre { $workspace }.
account-join-by = { $name } vous invite à rejoindre { $workspace }.
account-join-member = Vous pourrez y travailler avec des modèles et des documents.
account-join-administrator = Vous y serez administrateur et pourrez tout modifier.
account-join-over = Cette invitation a déjà servi, a été retirée ou a expiré. Demandez-en une nouvelle à la personne qui vous l’a envoyée.
account-join-sign-in = Vous avez déjà un compte. Connectez-vous en tant que { $email } pour rejoindre l’espace.
account-join-other = L’invitation est destinée à { $email }, mais vous êtes connecté en tant que { $other }.
account-join-change = Se connecter avec un autre compte
account-join = Rejoindre
account-join-new = Créer le compte et rejoindre
account-join-address = L’invitation a été envoyée à cette adresse.

## Premier démarrage

account-set-up-title = Configurer Countersign
account-set-up-what = Une minute, et vous pourrez envoyer votre premier document.
account-set-up = Configurer
account-set-up-is = Countersign est déjà configuré. Connectez-vous pour l’utiliser.
account-set-up-link = Pour configurer Countersign, ouvrez le lien que le service a affiché au démarrage. Il ressemble à ceci :
account-set-up-link-again = Le lien sert une fois et reste valable sept jours. Redémarrez le service pour en obtenir un nouveau.
account-set-up-language = Pour vous, et pour ce que votre espace de travail envoie.
account-set-up-done = C’est prêt
account-set-up-done-what = Votre espace de travail est prêt, et vous en êtes l’administrateur.
account-set-up-go = Aller à votre espace de travail
account-workspace = Nom de votre espace de travail
account-workspace-what = En général votre entreprise ou votre équipe. Les destinataires le voient dans les e-mails.
account-first-key = Votre première clé d’API
account-first-key-what = Pour les programmes qui utilisent Countersign. Si vous n’en avez pas besoin maintenant, vous pourrez en créer une à tout moment dans les paramètres.

## Votre compte

account-title = Votre compte
account-what = Qui vous êtes, et comment vous vous connectez.
account-profile = Profil
account-profile-what = Votre nom figure dans les invitations que vous envoyez.
account-language-workspace = Comme l’espace de travail
account-time-zone-workspace = Comme l’espace de travail ({ $zone })
account-address-what = Vous vous connectez avec cette adresse, et les e-mails sur votre compte y sont envoyés.
account-address-single = { $name } vous connaît aussi sous cette adresse. Si vous ne la changez qu’ici, connectez-vous ensuite avec votre mot de passe ou une clé d’accès.
account-address-no-password = Vous n’avez pas de mot de passe : seule l’authentification unique vous laisse entrer, avec cette adresse. Choisissez un mot de passe ci-dessous avant de la changer, pour ne pas rester à la porte.
account-address-change = Changer l’adresse
account-address-new = Nouvelle adresse e-mail
account-address-new-what = Nous y envoyons un lien. Rien ne change avant que vous l’ouvriez et confirmiez.
account-address-send = Envoyer le lien
account-address-sent = Un lien est en route vers { $email }.
account-address-waits = En attente de votre confirmation
account-address-waits-what = Ouvrez le lien dans l’e-mail envoyé à { $email } et confirmez. D’ici là, vous vous connectez avec votre adresse actuelle.
account-address-keep = Garder l’adresse actuelle
account-address-kept = Votre adresse reste inchangée.
account-address-title = Confirmez votre nouvelle adresse
account-address-for = Ensuite, vous vous connecterez avec { $new }, et non plus avec { $email }.
account-address-signs-out = Vous serez déconnecté partout, sauf là où vous en avez fait la demande.
account-address-confirm = Confirmer l’adresse
account-address-done = Votre adresse est changée
account-address-done-what = Désormais, vous vous connectez avec { $email }.
account-address-over = Ce lien a déjà servi, a été remplacé ou retiré, ou il a expiré. Vous pouvez en demander un nouveau dans votre compte.
account-password-what = Le modifier vous déconnecte partout ailleurs.
account-password-change = Modifier le mot de passe
account-password-choose = Choisir un mot de passe
account-password-changed = Votre mot de passe est modifié. Vous êtes déconnecté partout ailleurs.
account-proof = Saisissez votre mot de passe, pour que nous soyons sûrs que c’est vous.

account-two-step = Connexion en deux étapes
account-two-step-what = En plus du mot de passe, vous saisissez six chiffres d’une application sur votre téléphone. Même en connaissant votre mot de passe, personne d’autre ne peut se connecter.
account-two-step-short = Deux étapes
account-two-step-missing = Pas de deuxième étape
account-two-step-on = Activer
account-two-step-off = Désactiver
account-two-step-on-title = Activer la connexion en deux étapes
account-two-step-off-title = Désactiver la connexion en deux étapes
account-two-step-off-what = Votre mot de passe suffira alors. Vos codes de secours ne serviront plus.
account-two-step-is-off = La connexion en deux étapes est désactivée.
account-on = Activée
account-off = Désactivée
account-app-title = Connecter votre application
account-app-scan = Scannez ceci avec une application d’authentification, par exemple celle de votre gestionnaire de mots de passe.
account-app-picture = Code QR pour votre application d’authentification. Le même contenu figure ci-dessous en texte.
account-app-type = Ou saisissez ceci dans l’application
account-app-digits = L’application affiche six chiffres. Saisissez-les ici pour terminer.
account-digits-wrong = Ces chiffres sont incorrects. Vérifiez l’heure de votre téléphone et essayez les suivants.
account-codes = Codes de secours
account-codes-what = Si vous perdez votre téléphone, chacun de ces codes vous permet d’entrer une fois. Conservez-les en lieu sûr, pas sur le téléphone.
account-codes-download = Télécharger
account-codes-kept = Je les ai conservés
account-codes-new = Nouveaux codes de secours
account-codes-new-what = Les codes que vous avez maintenant ne serviront plus.
account-codes-left = { $count ->
    [0] Il ne vous reste aucun code de secours. Créez-en de nouveaux.
    [one] Il vous reste { $count } code de secours. Créez-en de nouveaux.
   *[other] Il vous reste { $count } codes de secours.
}

account-passkey = Clé d’accès
account-passkeys = Clés d’accès
account-passkeys-what = Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe.
account-passkeys-none = Vous n’avez pas encore de clé d’accès.
account-passkeys-unknown = Ce navigateur ne peut pas créer de clés d’accès, ou la page n’est pas ouverte en https.
account-passkey-add = Ajouter une clé d’accès
account-passkey-added = La clé d’accès est ajoutée.
account-passkey-name = Nom
account-passkey-name-what = Pour la reconnaître, par exemple « Ordinateur du bureau ».
account-passkey-rename = Renommer
account-passkey-remove = Supprimer
account-passkey-remove-title = Supprimer la clé d’accès « { $name } » ?
account-passkey-remove-what = Vous ne pourrez plus vous connecter avec « { $name } ». Supprimez-la aussi de votre appareil.
account-passkey-removed = La clé d’accès est supprimée.
account-last-used = Dernière utilisation
account-added = Ajoutée

account-sessions = Où vous êtes connecté
account-sessions-what = Si vous n’en reconnaissez pas une, déconnectez-la et changez votre mot de passe.
account-session-this = Ce navigateur
account-session-unknown = Appareil inconnu
account-session-end = Déconnecter
account-session-end-of = Déconnecter : { $device }
account-session-ended = Déconnecté à cet endroit.
account-sessions-end-all = Déconnecter partout ailleurs
account-sessions-end-all-title = Déconnecter partout ailleurs ?
account-sessions-end-all-what = Tous les navigateurs sauf celui-ci devront se connecter à nouveau.
account-sessions-ended = Déconnecté partout ailleurs.

## L’équipe

account-team-what = Toutes les personnes qui peuvent travailler dans { $workspace }.
account-members = Membres
account-member = Membre
account-member-what = Travaille avec les modèles et les documents.
account-administrator = Administrateur
account-administrator-what = Modifie aussi l’équipe, les paramètres, les clés d’API et les webhooks.
account-role = Rôle
account-role-of = Rôle de { $name }
account-role-changed = Le rôle de { $name } est modifié.
account-you = Vous
account-joined = Arrivée
account-remove = Retirer
account-remove-of = Retirer { $name }
account-remove-title = Retirer { $name } ?
account-remove-what = { $name } est déconnecté immédiatement et ne peut plus ouvrir cet espace de travail. Les clés d’API créées par cette personne ne fonctionnent plus. Ses documents restent.
account-removed = { $name } est retiré.
account-leave = Quitter l’espace de travail
account-leave-title = Quitter { $workspace } ?
account-leave-what = Vous êtes déconnecté immédiatement et ne pouvez plus ouvrir cet espace de travail. Les clés d’API que vous avez créées ne fonctionnent plus. Vos documents restent.
account-leave-only = Vous êtes la seule personne à administrer cet espace. Confiez d’abord ce rôle à quelqu’un d’autre.
account-invite = Inviter quelqu’un
account-invite-what = La personne reçoit un e-mail avec un lien valable sept jours.
account-invite-language = Langue de l’e-mail
account-invite-send = Envoyer l’invitation
account-invite-known = Cette adresse est déjà dans l’espace de travail ou invitée.
account-invited = L’invitation à { $email } est en route.
account-invitations = Invitations
account-invitations-what = Ces personnes n’ont pas encore rejoint l’espace.
account-expired = Expirée
account-link-ends = Le lien est valable jusqu’au
account-link-ended = Le lien a expiré le
account-resend = Renvoyer
account-withdraw = Retirer
account-withdraw-title = Retirer l’invitation à { $email } ?
account-withdraw-what = Le lien dans l’e-mail à { $email } ne fonctionnera plus.
account-withdrawn = L’invitation à { $email } est retirée.

account-demand-title = Configurer une deuxième étape
account-demand-why = { $workspace } demande à tous ses membres une deuxième étape de connexion. Configurez-en une ici pour continuer : une application d’authentification ou une clé d’accès.
account-demand-done = Votre deuxième étape est configurée. Vous pouvez continuer vers { $workspace }.
account-demand-passkey = Vous avez une clé d’accès. Connectez-vous avec elle pour continuer.
account-demand-elsewhere = Aller plutôt vers { $workspace }

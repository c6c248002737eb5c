# The words of every mail that Countersign sends. Comments are in locales/en/mail.ftl.

## Around every mail

from-name = { $workspace } via Countersign
link-hint = Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :
link-personal = Ce lien vous est personnel. Merci de ne pas le transmettre.
text-label = { $label }{"\u00A0"}:
quote-from = Message de { $name }
quote-reason = Motif
quote-server = Réponse du serveur de messagerie
quote-cause = Cause
quote-passkeys = Clés d’accès qui ouvrent votre compte
fact-document = Document
fact-waiting = Documents en attente
fact-sender = De
fact-open-until = Ouvert jusqu’au
fact-valid-until = Le lien est valable jusqu’au
fact-missing = Il manque encore
fact-address = Adresse
fact-webhook = Webhook
fact-certificate = Certificat
fact-expired-on = Expiré le
fact-when = Quand
fact-device = Appareil
fact-ip = Adresse Internet
fact-passkey = Clé d’accès
fact-codes-left = Codes de secours restants
fact-present-address = Adresse actuelle
fact-new-address = Nouvelle adresse
footer-recipient = Vous recevez ce message parce que { $asker } vous a indiqué comme destinataire de ce document.
footer-sender = Vous recevez ce message parce que vous avez envoyé ce document.
footer-administrator = Vous recevez ce message parce que vous administrez { $workspace }.
footer-member = Vous recevez ce message parce que vous avez un compte chez { $workspace }.
footer-invited = Vous recevez ce message parce que quelqu’un chez { $workspace } nous a donné votre adresse.
footer-site = Envoyé avec Countersign sur { $site }
footer-opt-out = Ne plus recevoir de rappels de { $workspace }

## To somebody who is asked to sign, approve or read

invitation-subject = { $task ->
    [sign] { $asker } vous demande de signer « { $document } »
    [approve] { $asker } vous demande d’approuver « { $document } »
   *[view] { $asker } vous envoie « { $document } » pour lecture
}
invitation-preheader = { $task ->
    [sign] Lisez et signez dans votre navigateur, sans créer de compte.
    [approve] Lisez, puis approuvez ou refusez dans votre navigateur, sans créer de compte.
   *[view] Lisez-le dans votre navigateur, sans créer de compte.
}
invitation-heading = { $task ->
    [sign] Merci de signer « { $document } »
    [approve] Merci d’approuver « { $document } »
   *[view] Vous pouvez lire « { $document } »
}
invitation-body = { $task ->
    [sign] { $asker } a préparé ce document pour vous et vous demande de le signer.
    [approve] { $asker } a préparé ce document et vous demande de l’approuver.
   *[view] { $asker } a préparé ce document et souhaite que vous le lisiez. Vous n’avez rien à signer.
}
invitation-how = { $task ->
    [sign] Vous pouvez tout lire avant de décider, sur un téléphone ou un ordinateur, sans créer de compte.
    [approve] Vous pouvez tout lire avant de décider, sur un téléphone ou un ordinateur, sans créer de compte.
   *[view] Vous pouvez le faire sur un téléphone ou un ordinateur, sans créer de compte.
}
invitation-button = { $task ->
    [sign] Lire et signer
    [approve] Lire et décider
   *[view] Lire le document
}
unexpected = { $task ->
    [view] Vous n’attendiez pas ce message ? Vous pouvez l’ignorer.
   *[other] Vous n’attendiez pas ce message ? Vous pouvez l’ignorer : rien n’est signé ni approuvé tant que vous n’ouvrez pas le document et ne donnez pas votre accord.
}

reminder-subject = { $task ->
    [sign] Rappel : « { $document } » attend votre signature
    [approve] Rappel : « { $document } » attend votre approbation
   *[view] Rappel : vous pouvez lire « { $document } »
}
reminder-preheader = { $asker } attend encore votre réponse.
reminder-body = { $task ->
    [sign] { $asker } vous a demandé de signer ce document et attend encore votre signature.
    [approve] { $asker } vous a demandé d’approuver ce document et attend encore votre décision.
   *[view] { $asker } vous a envoyé ce document pour lecture. Vous ne l’avez pas encore ouvert.
}
reminder-decline = { $task ->
    [view] Vous pouvez le faire sur un téléphone ou un ordinateur, sans créer de compte.
   *[other] Si vous n’êtes pas d’accord, vous pouvez refuser sur la même page et dire pourquoi.
}

your-turn-subject = { $task ->
    [sign] C’est à vous : merci de signer « { $document } »
    [approve] C’est à vous : merci d’approuver « { $document } »
   *[view] Vous pouvez maintenant lire « { $document } »
}
your-turn-preheader = Les personnes avant vous ont terminé.
your-turn-body = { $task ->
    [sign] Les personnes avant vous ont terminé. { $asker } vous demande maintenant de signer.
    [approve] Les personnes avant vous ont terminé. { $asker } vous demande maintenant d’approuver.
   *[view] Les personnes avant vous ont terminé. Vous pouvez maintenant lire le document.
}

## To the recipients, when the document has come to its end

completed-subject = Terminé : « { $document } »
completed-preheader = Tout le monde a terminé. Voici votre exemplaire.
completed-heading = « { $document } » est terminé
completed-body = Tout le monde a terminé. Vous n’avez plus rien à faire.
completed-attached = Le document final est joint à ce message au format PDF. Conservez-le.
completed-linked = Vous pouvez télécharger le document final au format PDF. Conservez-le.
completed-code = Vous avez besoin du code d’accès que l’expéditeur vous a donné.
completed-button = Télécharger le PDF

declined-subject = Refusé : « { $document } »
declined-preheader = Le document ne peut plus être signé.
declined-heading = « { $document } » a été refusé
declined-body = { $name } a refusé ce document : plus personne ne peut le signer. Vous n’avez plus rien à faire.

voided-subject = Retiré : « { $document } »
voided-preheader = Le document ne peut plus être signé.
voided-heading = « { $document } » a été retiré
voided-body = { $asker } a retiré ce document : plus personne ne peut le signer. Votre lien ne fonctionne plus et vous n’avez plus rien à faire.

expired-subject = Expiré : « { $document } »
expired-preheader = Le document ne peut plus être signé.
expired-heading = « { $document } » a expiré
expired-body = Le délai pour signer ce document est passé et tout le monde ne l’a pas signé.
expired-next = S’il est encore important pour vous, demandez à { $asker } de l’envoyer à nouveau.

## To whoever sent the document

sender-completed-preheader = Tout le monde a terminé.
sender-completed-body = Tout le monde a terminé. Le document est complet.
sender-completed-attached = Le PDF est joint à ce message.
open-document = Ouvrir le document

sender-declined-subject = { $name } a refusé « { $document } »
sender-declined-preheader = Plus personne ne peut signer ce document.
sender-declined-body = { $name } a refusé ce document : plus personne ne peut le signer. Les autres en sont informés.
sender-declined-next = Pour réessayer, modifiez ce qui posait problème et envoyez un nouveau document.

sender-delegated-subject = { $name } a transmis « { $document } » à { $other }
sender-delegated-preheader = L’invitation à { $other } est en route.
sender-delegated-heading = « { $document } » a été transmis
sender-delegated-body = { $name } devait signer ou approuver ce document et a désigné { $other } à sa place. { $other } reçoit une invitation, et le lien de { $name } ne fonctionne plus.
sender-delegated-next = Si ce n’est pas ce qu’il faut, corrigez le destinataire sur la page du document, ou retirez-le.

sender-expired-preheader = Tout le monde n’a pas signé à temps.
sender-expired-body = Le délai pour signer ce document est passé et tout le monde ne l’a pas signé.
sender-expired-next = Pour réessayer, envoyez un nouveau document avec une date plus lointaine.

undelivered-subject = Le message à { $address } n’a pas pu être remis
undelivered-preheader = Merci de vérifier l’adresse.
undelivered-heading = Votre message n’est pas arrivé
undelivered-body = Nous n’avons pas pu remettre le message concernant « { $document } » à { $address }. Cette personne n’est donc pas encore au courant.
undelivered-next = Merci de vérifier l’adresse. Si elle est fausse, corrigez-la dans le document et nous enverrons le message à nouveau.

## To the administrators of a workspace

webhook-disabled-subject = Un webhook a été désactivé
webhook-disabled-preheader = Il ne reçoit plus d’événements de { $workspace }.
webhook-disabled-heading = Un webhook a été désactivé
webhook-disabled-gone = L’adresse ci-dessous a répondu qu’elle n’existe plus (statut 410). Nous ne lui envoyons donc plus d’événements.
webhook-disabled-failing = Depuis le { $since }, nous ne parvenons plus à envoyer d’événements à l’adresse ci-dessous. Nous ne lui en envoyons donc plus.
webhook-disabled-next = Quand l’adresse fonctionnera de nouveau, réactivez le webhook. Ce qu’il a manqué y est listé et peut être renvoyé.
webhook-disabled-button = Ouvrir le webhook

sealing-waits-subject = Des documents terminés attendent d’être scellés
sealing-waits-preheader = Rien n’est perdu. Quelqu’un doit corriger la cause.
sealing-waits-heading = Des documents terminés attendent d’être scellés
sealing-waits-body = Un document terminé ne peut pas être scellé pour le moment. Les participants n’ont donc pas encore leur exemplaire. Rien n’est perdu : nous continuons d’essayer et les exemplaires partiront dès que possible.
sealing-waits-next = Merci de transmettre ce message à la personne qui gère votre Countersign. La commande « countersign doctor » aide à trouver la cause.

certificate-expired-subject = Le certificat qui scelle vos documents a expiré
certificate-expired-preheader = Les nouveaux documents ne peuvent pas être scellés avant son remplacement.
certificate-expired-heading = Le certificat de scellement a expiré
certificate-expired-body = Le certificat qui scelle les documents terminés n’est plus valable. Les documents déjà scellés le restent ; les nouveaux attendent un nouveau certificat.
certificate-expired-next = Merci de transmettre ce message à la personne qui gère votre Countersign. La commande « countersign doctor » indique quoi faire.
open-console = Ouvrir Countersign

## About an account

password-reset-subject = Choisissez un nouveau mot de passe
password-reset-preheader = Quelqu’un a demandé un nouveau mot de passe pour votre compte.
password-reset-heading = Choisissez un nouveau mot de passe
password-reset-body = Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte chez { $workspace }.
password-reset-button = Choisir un mot de passe
password-reset-ignore = Ce n’était pas vous ? Vous pouvez ignorer ce message. Votre mot de passe reste inchangé.

new-address-subject = Est-ce votre nouvelle adresse ?
new-address-preheader = Confirmez-la, et vous vous connecterez désormais avec elle.
new-address-heading = Confirmez votre nouvelle adresse
new-address-body = Quelqu’un, vous sans doute, souhaite désormais se connecter à son compte chez { $workspace } avec cette adresse.
new-address-button = Confirmer l’adresse
new-address-ignore = Ce n’était pas vous ? Vous pouvez ignorer ce message. Sans votre confirmation, rien ne change.

address-taken-preheader = Cette adresse a déjà un compte.
address-taken-heading = Cette adresse a déjà un compte
address-taken-body = Quelqu’un souhaite désormais se connecter à son compte chez { $workspace } avec cette adresse. Ce n’est pas possible, car cette adresse appartient à un autre compte.
address-taken-button = Se connecter
address-taken-yours = C’était vous ? Vous pouvez déjà vous connecter avec cette adresse, ou en choisir une autre pour l’autre compte.
address-taken-ignore = Ce n’était pas vous ? Vous pouvez ignorer ce message. Rien ne change dans votre compte, et personne n’a appris qu’il existe.

account-changed-subject = { $change ->
    [passwordChanged] Votre mot de passe a été modifié
    [passwordReset] Votre mot de passe a été réinitialisé
    [passwordResetAndPasskeysRemoved] Votre mot de passe a été réinitialisé
    [passwordGiven] Un nouveau mot de passe vous a été donné
    [passwordGivenAndSecondStepRemoved] Un nouveau mot de passe vous a été donné
    [secondStepOn] La deuxième étape de connexion a été activée
    [secondStepOff] La deuxième étape de connexion a été désactivée
    [newRecoveryCodes] De nouveaux codes de secours ont été créés
    [recoveryCodeUsed] Un code de secours a servi à se connecter
    [passkeyAdded] Une clé d’accès a été ajoutée à votre compte
    [addressAsked] Quelqu’un souhaite changer l’adresse de votre compte
    [addressChanged] L’adresse de votre compte a été changée
    [addressGiven] L’adresse de votre compte a été changée
   *[passkeyRemoved] Une clé d’accès a été retirée de votre compte
}
account-changed-preheader = { $change ->
    [addressAsked] Rien ne change tant que la nouvelle adresse n’est pas confirmée.
   *[other] Si c’était vous, vous n’avez rien à faire.
}
account-changed-body = { $change ->
    [passwordChanged] Le mot de passe de votre compte chez { $workspace } a été modifié. Toutes les autres sessions ont été fermées.
    [passwordReset] Un nouveau mot de passe a été choisi pour votre compte chez { $workspace } par le lien d’un e-mail qui vous était adressé. Toutes les sessions ont été fermées.
    [passwordResetAndPasskeysRemoved] Un nouveau mot de passe a été choisi pour votre compte chez { $workspace } par le lien d’un e-mail qui vous était adressé, et toutes les clés d’accès ont été retirées. Toutes les sessions ont été fermées.
    [passwordGiven] La personne qui exploite ce Countersign a donné un nouveau mot de passe à votre compte chez { $workspace }. Toutes les sessions ont été fermées.
    [passwordGivenAndSecondStepRemoved] La personne qui exploite ce Countersign a donné un nouveau mot de passe à votre compte chez { $workspace } et a retiré la deuxième étape de connexion ainsi que toutes les clés d’accès. Toutes les sessions ont été fermées.
    [secondStepOn] Désormais, la connexion à votre compte chez { $workspace } demande, en plus du mot de passe, un code d’une application d’authentification.
    [secondStepOff] Désormais, le mot de passe suffit pour se connecter à votre compte chez { $workspace }. Les codes de secours ne fonctionnent plus.
    [newRecoveryCodes] Votre compte chez { $workspace } a de nouveaux codes de secours. Les précédents ne fonctionnent plus.
    [recoveryCodeUsed] Quelqu’un s’est connecté à votre compte chez { $workspace } avec votre mot de passe et l’un de vos codes de secours. Ce code ne fonctionne plus.
    [passkeyAdded] Cette clé d’accès permet désormais de se connecter sans mot de passe à votre compte chez { $workspace }.
    [addressAsked] Quelqu’un, vous sans doute, a demandé à se connecter à votre compte chez { $workspace } avec l’adresse ci-dessous au lieu de celle-ci. Rien ne change tant que le lien de l’e-mail envoyé à cette adresse n’a pas servi.
    [addressChanged] Désormais, vous vous connectez à votre compte chez { $workspace } avec l’adresse ci-dessous. Celle-ci ne fonctionne plus. Toutes les autres sessions ont été fermées.
    [addressGiven] La personne qui exploite ce Countersign a remplacé l’adresse de votre compte chez { $workspace } par celle ci-dessous. Toutes les sessions ont été fermées.
   *[passkeyRemoved] Cette clé d’accès ne permet plus de se connecter à votre compte chez { $workspace }.
}
account-changed-was-you = { $change ->
    [addressAsked] C’était vous ? Ouvrez le lien dans l’e-mail envoyé à la nouvelle adresse.
   *[other] C’était vous ? Vous n’avez rien à faire.
}
account-changed-not-you = { $change ->
    [addressAsked] Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe avec le bouton ci-dessus : cela ferme toutes les sessions, et votre adresse reste inchangée. La personne qui a fait cette demande connaît votre mot de passe ou avait votre appareil ; prévenez donc aussi la personne qui exploite votre Countersign.
    [addressChanged] Ce n’était pas vous ? Prévenez tout de suite la personne qui exploite votre Countersign. Elle peut rendre cette adresse au compte.
    [addressGiven] Ce n’était pas vous ? Prévenez tout de suite la personne qui exploite votre Countersign. Elle peut rendre cette adresse au compte.
   *[other] Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe avec le bouton ci-dessus : cela ferme toutes les sessions. Vérifiez ensuite les clés d’accès et la deuxième étape de votre compte, et prévenez la personne qui exploite votre Countersign.
}
account-changed-passkeys = Les clés d’accès ci-dessous permettent toujours de se connecter à votre compte. Si vous n’en reconnaissez pas une, retirez-la sur la page de votre compte.
account-changed-passkey = { $name }, ajoutée le { $date }
account-changed-button = Choisir un nouveau mot de passe

set-up-subject = Vous êtes invité(e) chez { $workspace }
set-up-preheader = Choisissez un mot de passe pour commencer.
set-up-heading = Bienvenue chez { $workspace }
set-up-body = Un compte vous a été ouvert chez { $workspace }, où l’on prépare, envoie et signe des documents. Choisissez un mot de passe pour commencer.
set-up-body-by = { $name } vous a ouvert un compte chez { $workspace }, où l’on prépare, envoie et signe des documents. Choisissez un mot de passe pour commencer.
set-up-button = Choisir un mot de passe
set-up-ignore = Vous n’attendiez pas ce message ? Vous pouvez l’ignorer.

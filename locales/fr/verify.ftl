# La page sur laquelle chacun peut vérifier un document scellé.

## Around every page

language = Langue
made-with = Countersign
try-again = Réessayer

## Choosing a file

verify-title = Vérifier un document
verify-text = Apprenez si un document a été scellé ici et s’il est resté tel qu’il était.
verify-choose = Choisir un PDF ou un ZIP
verify-drop = ou le déposer ici
verify-privacy = Le fichier est examiné et n’est pas conservé.
verify-busy = Examen de { $name }…

## The verdict

verdict-intact-title = Intact
verdict-intact-text = Ce document a été scellé ici et n’a pas changé depuis.
verdict-part-title = Intact en partie
verdict-part-text = Le PDF de ce paquet a été scellé ici et n’a pas changé depuis. Une partie de sa chronologie est vide : voir plus bas.
verdict-changed-title = Modifié
verdict-changed-text = Ce document a été scellé ici, mais il n’est plus tel qu’il était. Ne vous y fiez pas.
verdict-foreign-title = Pas scellé par nous
verdict-foreign-text = Ce document porte un sceau, mais d’un autre. Nous ne pouvons pas en répondre.
verdict-unsealed-title = Pas scellé
verdict-unsealed-text = Ce document ne porte aucun sceau. C’est peut-être un brouillon, ou une copie imprimée puis numérisée.
verdict-unreadable-title = Illisible
verdict-unreadable-text = Ce n’est ni un PDF ni un dossier que nous pouvons lire. Choisissez le fichier tel que vous l’avez reçu.
verdict-large-title = Trop volumineux
verdict-large-text = Ce dossier contient plus que ce que nous vérifions en une fois. Décompressez-le et choisissez response.pdf seul.

## What is wrong

problems = Ce qui a été trouvé
problem-bytesAltered = Le contenu a été altéré
problem-appended = Quelque chose a été ajouté après le sceau
problem-shadow = Un contenu caché a été préparé
problem-seal = Un sceau n’est pas valide
problem-certificate = Un certificat n’est pas valide
problem-bundleFile = Un fichier du dossier ne correspond pas
problem-bundleTooLarge = Le dossier est trop volumineux
problem-particulars = Détails techniques (en anglais)

## What the file says

record = Le document
record-name = Nom
record-workspace = Envoyé par
record-completed = Terminé
record-id = Identifiant
signers = Signé par
signed-at = Signé le { $when }
approved-at = Approuvé le { $when }
submitted-for-at = Envoyé pour eux par un programme de l’expéditeur le { $when }
by-handed-link = Par un lien remis à l’expéditeur pour qu’il le transmette
seals = Sceaux
seal-intact = Le sceau est intact
seal-broken = Le sceau est rompu
seal-outgrown = Ce qui a été scellé est inchangé, mais un ajout ultérieur n’est pas couvert par le sceau
seal-ours = Apposé par ce service
seal-foreign = Apposé par un autre service
seal-at = Scellé le { $when }
seal-stamped = Heure confirmée par une autorité d’horodatage : { $when }
seal-level = Niveau
certificate = Certificat
certificate-subject = Titulaire
certificate-issuer = Émis par
certificate-serial = Numéro de série
certificate-valid = Valable
timeline = Chronologie
timeline-sealed = Le sceau garantit les entrées 1 à { $sealed } sur { $entries }.
timeline-later = Ce qui suit a été ajouté après le sceau, qui ne le couvre pas. Sa fiabilité est celle de la personne qui vous a remis le fichier :
timeline-blank =
    { $blank ->
        [one] { $blank } entrée couverte par le sceau est vide. C’est le cas lorsqu’une personne a été effacée à sa demande ; mais la personne qui vous a remis le fichier peut aussi avoir retiré les mots. Redemandez le paquet à l’expéditeur et comparez.
       *[other] { $blank } entrées couvertes par le sceau sont vides. C’est le cas lorsqu’une personne a été effacée à sa demande ; mais la personne qui vous a remis le fichier peut aussi avoir retiré les mots. Redemandez le paquet à l’expéditeur et comparez.
    }
files = Fichiers du dossier
file-good = Tel que scellé
file-listed = Conforme à la liste du paquet ; le sceau ne le couvre pas
file-partly = Couvert en partie par le sceau ; voir la chronologie
file-bad = Pas tel que scellé

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
failed-too-large = Le fichier est trop volumineux pour être vérifié ici. S’il s’agit d’un ZIP, décompressez-le et choisissez response.pdf seul.
failed-unknown = Cela n’a pas fonctionné. Réessayez.

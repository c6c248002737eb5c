# The account, and the screens before somebody is signed in.

account-title = Votre compte
account-sign-in-title = Se connecter
account-set-up-title = Configurer Countersign
account-reset-title = Réinitialiser votre mot de passe
account-join-title = Rejoindre un espace de travail
account-empty = Il n’y a encore rien ici

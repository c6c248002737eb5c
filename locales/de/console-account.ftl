# The account, and the screens before somebody is signed in.

account-title = Ihr Konto
account-sign-in-title = Anmelden
account-set-up-title = Countersign einrichten
account-reset-title = Passwort zurücksetzen
account-join-title = Einem Arbeitsbereich beitreten
account-empty = Hier ist noch nichts

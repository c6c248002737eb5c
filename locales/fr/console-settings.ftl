# Settings of the workspace.

settings-title = Paramètres
settings-empty = Il n’y a encore rien ici

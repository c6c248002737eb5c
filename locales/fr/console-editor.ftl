# The template editor.

editor-title = Modifier le modèle
editor-empty = Il n’y a encore rien ici

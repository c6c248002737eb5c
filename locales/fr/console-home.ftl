# The first page.

home-title = Accueil
home-empty = Il n’y a encore rien ici

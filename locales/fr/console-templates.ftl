# Templates.

templates-title = Modèles
templates-template-detail-title = Modèle
templates-empty = Il n’y a encore rien ici

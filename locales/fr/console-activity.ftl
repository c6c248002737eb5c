# The activity stream.

activity-title = Activité
activity-empty = Il n’y a encore rien ici

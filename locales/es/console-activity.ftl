# The activity stream.

activity-title = Actividad
activity-empty = Aquí todavía no hay nada

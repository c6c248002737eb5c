# Settings of the workspace.

settings-title = Ajustes
settings-empty = Aquí todavía no hay nada

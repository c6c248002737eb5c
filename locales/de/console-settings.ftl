# Settings of the workspace.

settings-title = Einstellungen
settings-empty = Hier ist noch nichts

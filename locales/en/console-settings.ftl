# Settings of the workspace.

settings-title = Settings
settings-empty = There is nothing here yet

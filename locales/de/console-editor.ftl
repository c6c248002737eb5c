# The template editor.

editor-title = Vorlage bearbeiten
editor-empty = Hier ist noch nichts

# The template editor.

editor-title = Edit template
editor-empty = There is nothing here yet

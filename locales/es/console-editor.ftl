# The template editor.

editor-title = Editar plantilla
editor-empty = Aquí todavía no hay nada

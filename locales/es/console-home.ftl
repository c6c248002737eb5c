# The first page.

home-title = Inicio
home-empty = Aquí todavía no hay nada

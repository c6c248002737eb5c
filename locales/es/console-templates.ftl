# Templates.

templates-title = Plantillas
templates-template-detail-title = Plantilla
templates-empty = Aquí todavía no hay nada

# Templates.

templates-title = Vorlagen
templates-template-detail-title = Vorlage
templates-empty = Hier ist noch nichts

# Documents.

documents-title = Dokumente
documents-new-document-title = Neues Dokument
documents-document-detail-title = Dokument
documents-bulk-send-title = An viele senden
documents-empty = Hier ist noch nichts

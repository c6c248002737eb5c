# Documents.

documents-title = Documentos
documents-new-document-title = Documento nuevo
documents-document-detail-title = Documento
documents-bulk-send-title = Envío múltiple
documents-empty = Aquí todavía no hay nada

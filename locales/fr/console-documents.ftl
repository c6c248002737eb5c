# Documents.

documents-title = Documents
documents-new-document-title = Nouveau document
documents-document-detail-title = Document
documents-bulk-send-title = Envoi groupé
documents-empty = Il n’y a encore rien ici

# Documents.

documents-title = Documents
documents-new-document-title = New document
documents-document-detail-title = Document
documents-bulk-send-title = Send to many
documents-empty = There is nothing here yet

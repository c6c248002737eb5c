# Documents.

documents-title = المستندات
documents-new-document-title = مستند جديد
documents-document-detail-title = مستند
documents-bulk-send-title = إرسال إلى عدة أشخاص
documents-empty = لا يوجد شيء هنا بعد

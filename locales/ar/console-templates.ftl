# Templates.

templates-title = القوالب
templates-template-detail-title = قالب
templates-empty = لا يوجد شيء هنا بعد

# Webhooks.

webhooks-title = خطافات الويب
webhooks-webhook-detail-title = خطاف ويب
webhooks-empty = لا يوجد شيء هنا بعد

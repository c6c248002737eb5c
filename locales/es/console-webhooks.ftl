# Webhooks.

webhooks-title = Webhooks
webhooks-webhook-detail-title = Webhook
webhooks-empty = Aquí todavía no hay nada

# Webhooks.

webhooks-title = Webhooks
webhooks-webhook-detail-title = Webhook
webhooks-empty = Hier ist noch nichts

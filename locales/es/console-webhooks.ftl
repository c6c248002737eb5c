# Webhooks.

webhooks-title = Webhooks
webhooks-webhook-detail-title = Webhook
webhooks-about = Un webhook avisa a uno de sus programas en cuanto le pasa algo a un documento; así nadie tiene que preguntar.
webhooks-empty = Aún no hay webhooks
webhooks-empty-next = Registre la dirección de su programa y se le avisará cuando alguien firme o se complete un documento.
webhooks-no-plan = Su plan no incluye webhooks
webhooks-no-plan-next = Consulte a quien gestiona este servicio.
webhooks-new = Webhook nuevo
webhooks-register = Registrar
webhooks-edit = Cambiar el webhook
webhooks-made = El webhook está registrado
webhooks-address = Dirección
webhooks-address-help = Donde escucha su programa. Debe empezar por https://.
webhooks-address-missing = Indique la dirección de su programa.
webhooks-events = Sucesos
webhooks-events-missing = Elija al menos un suceso.
webhooks-answers = Respuestas
webhooks-answers-tell = Comunicar también las respuestas
webhooks-answers-help = Cuando un documento se completa, el mensaje lleva lo que cada uno rellenó. Su programa tiene entonces datos personales: lo que aquí se borre después seguirá allí hasta que lo borre también allí.
webhooks-answers-sent = Se comunican cuando un documento se completa
webhooks-answers-kept = No se comunican
webhooks-note = Nota
webhooks-note-help = Para qué sirve, y así reconocerlo después.
webhooks-secret = Secreto de firma
webhooks-secret-what = Con él su programa comprueba que un mensaje viene realmente de nosotros.
webhooks-secret-kept = Ya lo he guardado

## Sucesos

webhooks-event = Suceso
webhooks-event-document-opened = Se abrió un documento
webhooks-event-document-opened-what = Un destinatario lo abrió por primera vez.
webhooks-event-recipient-submitted = Alguien firmó
webhooks-event-recipient-submitted-what = Un destinatario rellenó y envió; puede que falten otros.
webhooks-event-recipient-delegated = Alguien pasó un documento
webhooks-event-recipient-delegated-what = Un destinatario nombró a otra persona en su lugar.
webhooks-event-document-completed = Un documento está completado
webhooks-event-document-completed-what = Todos han enviado y el PDF sellado está listo.
webhooks-event-document-sent = Se envió un documento
webhooks-event-document-sent-what = Salió hacia sus destinatarios, o hacia más de ellos.
webhooks-event-document-declined = Se rechazó un documento
webhooks-event-document-declined-what = Un destinatario se negó a firmar y dijo por qué.
webhooks-event-document-voided = Se retiró un documento
webhooks-event-document-voided-what = Quien lo envió lo retiró.
webhooks-event-document-expired = Un documento caducó
webhooks-event-document-expired-what = Su plazo terminó antes de que todos firmaran.
webhooks-event-export-completed = Una exportación está lista
webhooks-event-export-completed-what = El archivo solicitado se puede descargar.
webhooks-event-webhook-test = Prueba

## Cómo va

webhooks-health = Estado
webhooks-health-healthy = Funciona
webhooks-health-failing = Con fallos
webhooks-health-disabled = Apagado
webhooks-health-untried = Aún sin usar
webhooks-recent = Últimas entregas
webhooks-recent-words = Entregas recientes que llegaron: { $arrived } de { $count }
webhooks-pending = { $more ->
    [true] más de { $count } en espera
   *[other] { $count } en espera
}
webhooks-last = Última llegada
webhooks-last-failure = Último fallo
webhooks-failing-since = No llega nada desde
webhooks-never = Nunca
webhooks-disabled-gone = Apagado: el receptor dijo que la dirección ya no existe
webhooks-disabled-failing = Apagado: no llegó nada durante cinco días
webhooks-disabled-switchedOff = Este webhook está apagado
webhooks-disabled-what = No se le avisa de nada. Lo que se pierde queda en la lista de abajo y puede entregarse de nuevo. Apagado desde

## Qué se puede hacer

webhooks-test = Enviar una prueba
webhooks-enable = Encender
webhooks-enabled = El webhook está encendido
webhooks-switch-off = Apagar
webhooks-switched-off = El webhook está apagado
webhooks-rotate = Sustituir el secreto
webhooks-rotate-do = Crear un secreto nuevo
webhooks-rotated = El secreto nuevo
webhooks-rotate-what = Recibe un secreto nuevo. Durante un tiempo cada mensaje va firmado con ambos, para que su programa pueda cambiar sin perder ninguno.
webhooks-overlap = Horas durante las que el antiguo sigue valiendo
webhooks-overlap-help = De 0 a 168. Elija 0 si otra persona conoce el secreto antiguo.
webhooks-delete = Eliminar
webhooks-delete-sure = ¿Eliminar este webhook?
webhooks-delete-what = A { $url } ya no se le avisa de nada, y la lista de sus entregas también desaparece. No se puede deshacer.
webhooks-deleted = El webhook se ha eliminado

## Entregas

webhooks-deliveries = Entregas
webhooks-deliveries-empty = No se ha entregado nada
webhooks-deliveries-empty-next = Aquí figuran las entregas de los últimos 30 días. Envíe una prueba para ver una.
webhooks-delivery-status = Estado
webhooks-delivery-any-status = Cualquier estado
webhooks-delivery-any-event = Cualquier suceso
webhooks-delivery-pending = En espera
webhooks-delivery-succeeded = Llegó
webhooks-delivery-failed = Falló
webhooks-delivery-skipped = Omitida
webhooks-delivery-id = Entrega
webhooks-payload-id = Mensaje
webhooks-answer = Respuesta
webhooks-attempts = Intentos
webhooks-attempts-none = Aún no se ha intentado.
webhooks-attempts-skipped = No se envió, porque el webhook estaba apagado.
webhooks-attempt-answered = Respondió { $status }
webhooks-attempt-silent = Sin respuesta
webhooks-attempt-took = { $milliseconds } ms
webhooks-attempt-body = Lo que dijo el receptor
webhooks-when = Cuándo
webhooks-next = Próximo intento
webhooks-request = Lo que se envía
webhooks-request-answers = Las respuestas se añaden al enviar. No se guardan en esta lista.
webhooks-request-gone = Lo enviado ya no se guarda.
webhooks-redeliver = Entregar de nuevo
webhooks-redelivered = Va de nuevo en camino

# El registro de actividad.

activity-title = Actividad
activity-about = Todo lo que ha pasado en este espacio de trabajo. Nada puede cambiarse sin que se note.
activity-empty = Todavía no ha pasado nada
activity-empty-next = En cuanto alguien cree una plantilla o envíe un documento, se anotará aquí.
activity-none-found = No hay coincidencias
activity-none-found-next = Pruebe con menos palabras o un período más largo.
activity-what = Qué
activity-who = Quién
activity-when = Cuándo
activity-about-what = Sobre
activity-address = Dirección de internet
activity-record = Tal como se registró
activity-id = Entrada
activity-more = Más detalles
activity-open-document = Abrir el documento
activity-open-template = Abrir la plantilla
activity-same-actor = Todo lo que hizo
activity-export = Exportar como CSV

## Buscar

activity-filters = Filtros
activity-search = Buscar
activity-search-hint = Nombres, direcciones
activity-events = Qué pasó
activity-events-all = Cualquier cosa
activity-clear-events = Borrar la selección de sucesos
activity-actor = Quién lo hizo
activity-actor-all = Cualquiera
activity-actor-user = Alguien del equipo
activity-actor-apiKey = Un programa
activity-actor-respondent = Un destinatario
activity-actor-system = El servicio
activity-from = Desde
activity-to = Hasta
activity-clear = Borrar los filtros
activity-group-document = Documentos
activity-group-respondent = Destinatarios
activity-group-template = Plantillas
activity-group-file = Archivos y exportaciones
activity-group-people = Personas
activity-group-workspace = Espacio de trabajo

## Comprobar el registro

activity-verify = Comprobar manipulaciones
activity-verify-title = ¿Se ha manipulado algo?
activity-verify-busy = Se comprueba cada entrada. Puede tardar un poco.
activity-verify-holds = No se ha manipulado nada
activity-verify-holds-what = Cada entrada se sigue de la anterior y las firmas del servicio lo confirman. Nada se cambió, quitó o añadió después.
activity-verify-broken = { $count ->
    [one] Un lugar no está como se escribió
   *[other] { $count } lugares no están como se escribieron
}
activity-verify-broken-what = Alguien con acceso a la base de datos pudo cambiar algo, o se dañó. Avise a quien gestiona este servicio y conserve este resultado.
activity-verify-more = { $count ->
    [one] Y uno más.
   *[other] Y { $count } más.
}
activity-verify-entries = Entradas
activity-verify-documents = Documentos
activity-verify-checkpoints = Firmas del servicio
activity-verify-erased = Entradas con datos personales borrados
activity-verify-head = Huella del registro
activity-verify-head-what = Anótela en otro lugar, con la fecha. Con ella se puede mostrar más tarde que el registro hasta hoy no fue sustituido.

## Qué pasó

activity-event-template-created = Plantilla creada
activity-event-template-updated = Plantilla modificada
activity-event-template-deleted = Plantilla eliminada
activity-event-document-created = Documento creado
activity-event-document-updated = Documento modificado
activity-event-document-deleted = Documento eliminado
activity-event-document-sent = Documento enviado
activity-event-document-opened = Documento abierto
activity-event-document-completed = Documento completado
activity-event-document-declined = Documento rechazado
activity-event-document-voided = Documento retirado
activity-event-document-expired = Documento caducado
activity-event-document-sealed = Documento sellado
activity-event-document-downloaded = Documento descargado
activity-event-respondent-invited = Destinatario invitado
activity-event-respondent-opened = El destinatario abrió el documento
activity-event-respondent-consented = El destinatario aceptó firmar o aprobar electrónicamente
activity-event-respondent-submitted = El destinatario respondió
activity-event-respondent-declined = El destinatario rechazó
activity-event-respondent-delegated = El destinatario lo pasó
activity-event-respondent-reminded = Recordatorio al destinatario
activity-event-respondent-code-refused = Código de acceso incorrecto
activity-event-respondent-opted-out = El destinatario no quiere más recordatorios
activity-event-respondent-erased = Datos personales borrados
activity-event-file-uploaded = Archivo subido
activity-event-api-key-created = Clave de API creada
activity-event-api-key-revoked = Clave de API revocada
activity-event-webhook-created = Webhook registrado
activity-event-webhook-updated = Webhook modificado
activity-event-webhook-deleted = Webhook eliminado
activity-event-webhook-disabled = Webhook desactivado
activity-event-webhook-enabled = Webhook activado
activity-event-webhook-secret-rotated = Secreto del webhook sustituido
activity-event-export-created = Exportación solicitada
activity-event-export-completed = Exportación terminada
activity-event-export-failed = Exportación fallida
activity-event-user-invited = Colega invitado
activity-event-user-joined = Colega incorporado
activity-event-user-removed = Colega retirado
activity-event-user-role-changed = Función cambiada
activity-event-user-signed-in = Inicio de sesión
activity-event-user-sign-in-failed = Inicio de sesión rechazado
activity-event-user-updated = Cuenta modificada
activity-event-workspace-updated = Ajustes cambiados

# Documentos: lista, nuevo, envío, uno de ellos, muchos a la vez.

documents-title = Documentos
documents-one = Documento
documents-what = Todo lo que se ha hecho con sus plantillas, lo más reciente primero.
documents-new = Documento nuevo
documents-bulk = Enviar a muchos
documents-export-answers = Exportar respuestas
documents-yes = Sí
documents-no = No
documents-hash = Huella

## La lista

documents-search = Buscar
documents-search-hint = Documento o persona
documents-filters = Filtros
documents-filter-status = Estado
documents-filter-template = Plantilla
documents-filter-from = Creado desde
documents-filter-to = Creado hasta
documents-filter-all = Todos
documents-filter-clear = Quitar todos los filtros
documents-status-waiting = A la espera de alguien
documents-mail-lost = Correo devuelto
documents-mail-lost-of = Correo devuelto: { $name }
documents-template-unknown = Otra plantilla
documents-column-name = Nombre
documents-column-people = Personas
documents-people-more = y { $count } más
documents-column-status = Estado
documents-column-updated = Cambiado
documents-column-created = Creado
documents-none = Aún no hay documentos
documents-none-what = Un documento nace de una plantilla: usted rellena lo que sabe y las personas invitadas completan el resto y firman.
documents-none-action = Crear el primer documento
documents-none-found = No se ha encontrado nada
documents-none-found-what = Ningún documento coincide. Pruebe con otras palabras o quite los filtros.

## Un documento nuevo

documents-new-title = Documento nuevo
documents-choose-template = ¿Qué plantilla quiere usar?
documents-template-search = Buscar una plantilla
documents-template-none-found = Ninguna plantilla se llama así.
documents-template-changed = Cambiada
documents-no-templates = Primero necesita una plantilla
documents-no-templates-what = Una plantilla es el texto con sus huecos. Parta de un ejemplo, escríbala o suba un PDF.
documents-own-pdf = Enviar un PDF propio
documents-own-pdf-what = Súbalo, marque dónde se rellena y se firma, y envíelo.
documents-other-template = Otra plantilla
documents-back-to-fields = Volver a los campos
documents-name = Nombre del documento
documents-name-what = Así lo llaman usted y las personas invitadas. Si lo deja vacío, se forma con la plantilla y la fecha.
documents-name-needed = Por favor, dele un nombre.
documents-values = Datos
documents-values-required = Rellene lo que está marcado con *.
documents-values-none = Esta plantilla no tiene variables.
documents-values-asked = Lo que se pide a otros
documents-value-asked-of = Se le pide a { $role }; puede rellenarlo ya.
documents-value-asked-later = Se le pide a quien rellene el documento.
documents-value-none = Elija
documents-value-currency = Moneda de { $label }
documents-value-row = Fila { $row }
documents-value-cell = { $column }, fila { $row }
documents-value-add-row = Añadir una fila
documents-value-add-row-to = Añadir una fila a { $label }
documents-value-remove-row = Quitar la fila { $row }
documents-value-picture = Elegir una imagen
documents-value-other-picture = Otra imagen
documents-value-no-picture = Sin imagen
documents-value-wrong-number = Escriba un número, por ejemplo 12,50.
documents-value-wrong-decimals = Escriba un importe sin más decimales de los que tiene su moneda, por ejemplo 1500 o 12,50.
documents-value-wrong-currency = Escriba las tres letras de una moneda, por ejemplo EUR.
documents-value-wrong-moment = Escriba una fecha y una hora.
documents-preview = Vista previa
documents-page-count = { $count ->
    [one] Una página
   *[other] { $count } páginas
}
documents-page-of = Página { $page } de { $count }
documents-page-next = Página siguiente
documents-page-before = Página anterior
documents-page-first = Se muestran las primeras { $count }.
documents-warnings = La plantilla advierte
documents-make = Guardar como borrador
documents-make-and-send = Continuar al envío
documents-made = Documento creado
documents-leave = ¿Salir sin guardar?
documents-leave-what = Lo que ha rellenado no está guardado y se perdería.
documents-leave-action = Salir sin guardar
documents-signed-out = Lo que ha rellenado sigue aquí. Inicie sesión de nuevo en otra pestaña, vuelva a esta y elija «{ $cancel }» para continuar.
documents-signed-out-link = Iniciar sesión en otra pestaña
documents-missing-title = Faltan algunos datos
documents-missing = { $count ->
    [one] { $names } está vacío y quedará en blanco en el documento.
   *[other] Estos datos están vacíos y quedarán en blanco en el documento: { $names }.
}
documents-missing-action = Continuar de todos modos
documents-test-title = Enviarse una prueba
documents-test-what-title = Esto es una prueba
documents-test-what = Hay datos de ejemplo donde los tenemos. En el paso siguiente figura su propia dirección en lugar de las demás: nadie más recibe un correo.

## Enviar

documents-send = Enviar
documents-send-title = Enviar «{ $name }»
documents-send-people = Personas
documents-send-in-turn = Se invita por pasos: a los siguientes cuando los anteriores han terminado.
documents-send-at-once = Se invita a todos a la vez.
documents-send-step = Paso { $step }
documents-send-person = Persona { $number }
documents-kind-signer = firma
documents-kind-approver = aprueba
documents-kind-viewer = recibe una copia
documents-send-email = Correo electrónico
documents-send-name = Nombre
documents-send-more = Idioma, orden, código de acceso
documents-send-language = Idioma
documents-send-language-own = El del espacio
documents-send-turn = Turno
documents-send-code = Código de acceso
documents-send-code-what = Con un código de acceso, el documento solo se ve después de escribirlo. Comuníquelo usted, no por correo. De 4 a 64 caracteres.
documents-send-add = Añadir una persona
documents-send-add-to = Añadir: { $role }
documents-send-remove = Quitar a { $name }
documents-send-uninvited-title = Falta alguien
documents-send-uninvited = { $count ->
    [one] No se invita a nadie como { $roles }. Esos campos quedan vacíos y el documento se completa sin ellos.
   *[other] No se invita a nadie como: { $roles }. Esos campos quedan vacíos y el documento se completa sin ellos.
}
documents-send-without-title = ¿Enviar sin { $roles }?
documents-send-without = Enviar sin
documents-send-without-not = Añadir la dirección
documents-send-how = ¿Cómo reciben el enlace?
documents-send-by-mail = Por correo electrónico
documents-send-by-mail-what = Les invitamos y les enviamos la copia firmada.
documents-send-by-mail-kept = No hay servidor de correo configurado: las invitaciones se guardan y nadie las recibe. Entregue usted los enlaces o haga configurar antes un servidor.
documents-send-by-links = Yo entrego los enlaces
documents-send-by-links-what = No se envía ningún correo. Recibe un enlace para cada persona.
documents-send-message = Mensaje
documents-send-message-what = Aparece en la invitación. Caracteres restantes: { $left }.
documents-send-preview = Vista previa del correo
documents-send-preview-for = Como lo lee
documents-send-expires = Último día para firmar
documents-send-expires-what = Después de ese día nadie puede firmar. Vacío: sin límite.
documents-send-expired = Ese día ya ha pasado. Elija uno posterior.
documents-send-return-offer = Llevar de vuelta a una página suya
documents-send-return = Página de vuelta
documents-send-return-what = Después de firmar o rechazar, cada persona encuentra un botón que lleva a esta página. Empieza por https://.
documents-send-return-known = Después de firmar o rechazar, cada persona encuentra un botón que lleva a esta página. Puede indicar otra.
documents-send-nobody = Escriba la dirección de al menos una persona.
documents-send-email-wrong = Escriba un correo electrónico, por ejemplo ana@example.com.
documents-send-later = Ahora no
documents-send-now = { $count ->
    [0] Enviar
    [one] Enviar a una persona
   *[other] Enviar a { $count } personas
}
documents-sent-mail = Las invitaciones están en camino
documents-sent-kept = Las invitaciones se guardan: no hay servidor de correo configurado
documents-sent-links = El documento está listo para firmar

## Un documento: quién

documents-people = Personas
documents-people-none = Aún no se ha invitado a nadie.
documents-people-invite = Invitar a personas
documents-progress = Firmado: { $done } de { $count }
documents-progress-done = Terminado: { $done } de { $count }
documents-actions-of = Acciones para { $name }
documents-has-code = código de acceso
documents-no-mail = sin correo
documents-step-submitted = Firmado
documents-step-submitted-approver = Aprobado
documents-step-submitted-viewer = Leído
documents-step-declined = Rechazado
documents-step-consented = Aceptó firmar electrónicamente
documents-step-consented-approver = Aceptó aprobar electrónicamente
documents-step-opened = Abierto
documents-step-invited = Invitación
documents-step-reminded = último recordatorio
documents-step-none = Se invitará cuando le toque
documents-correct = Corregir dirección, nombre o código
documents-correct-what = Con otra dirección el enlace anterior deja de valer y se envía una invitación nueva.
documents-correct-action = Corregir
documents-corrected = Datos actualizados
documents-correct-code-keep = Mantener el código de acceso
documents-correct-code-none = Sin código de acceso
documents-correct-code-change = Poner un código de acceso nuevo
documents-correct-code-remove = Quitar el código de acceso
documents-correct-code-new = Código de acceso nuevo
documents-correct-code-wrong = Escriba de 4 a 64 caracteres.
documents-correct-code-what = El enlace sigue siendo el mismo. Quien quedó bloqueado por códigos erróneos puede volver a intentarlo enseguida. Comunique usted el código, no por correo.
documents-undelivered = No se pudo entregar el correo
documents-undelivered-unknown = Ese buzón no existe: la dirección puede estar mal escrita o ya no usarse.
documents-undelivered-full = El buzón está lleno.
documents-undelivered-refused = Su servidor de correo no acepta correo de aquí.
documents-undelivered-unreachable = No se pudo contactar con su servidor de correo.
documents-undelivered-ours = Nuestro propio servidor de correo no acepta correo de este servicio. La dirección puede ser correcta; avise a su administrador.
documents-undelivered-other = Su servidor de correo no aceptó el mensaje.
documents-undelivered-said = Lo que dijo el servidor de correo
documents-undelivered-correct = Corregir la dirección
documents-lost = El correo a { $names } ha vuelto
documents-lost-what = Así que allí nadie sabe aún del documento. Corrija la dirección, o cree un enlace de firma y entréguelo usted.
documents-link = Crear un enlace de firma
documents-links = Crear enlaces de firma
documents-link-what = { $count ->
    [one] Se crea un enlace nuevo para { $names }, que usted entrega.
   *[other] Se crean enlaces nuevos, que usted entrega a: { $names }.
}
documents-link-old = Los enlaces enviados antes dejan de valer.
documents-link-action = { $count ->
    [one] Crear el enlace
   *[other] Crear los enlaces
}
documents-link-once = Cópielo ahora
documents-link-once-what = Quien tiene un enlace puede firmar con él: entréguelo solo a esa persona. No se muestra de nuevo; siempre puede crear otro.
documents-link-until = Vale hasta el

## Un documento: lo que contiene

documents-answers = Lo que se ha rellenado
documents-answers-none = Aún no se ha rellenado nada.
documents-answers-before = Rellenado de antemano
documents-answers-anybody = Sin rol
documents-signed = firmado
documents-file = Descargar el archivo
documents-pages = Páginas
documents-pages-all = Mostrar todas las páginas
documents-facts = Datos
documents-fact-created = Creado
documents-fact-completed = Completado
documents-fact-expires = Se puede firmar hasta
documents-fact-never = Sin límite
documents-fact-template = Plantilla
documents-fact-reminders = Recordatorios automáticos
documents-fact-reminders-off = Desactivados
documents-fact-next = Próximo:
documents-fact-return = Página de vuelta
documents-fact-external = Su referencia

## Un documento: el sello

documents-seal-done = Sellado
documents-seal-waiting = Se está haciendo el sello
documents-seal-waiting-what = Todos han firmado. El PDF sellado suele estar en unos segundos.
documents-seal-none = Aún sin sellar
documents-seal-none-what = Cuando todos han firmado, el PDF se sella para que se note cualquier cambio posterior.
documents-seal-what = Cualquier cambio en el PDF después de ese momento se nota.
documents-seal-level-b = Está firmado con el certificado de este servicio.
documents-seal-level-t = Está firmado con el certificado de este servicio, y una autoridad independiente confirma la hora.
documents-seal-level-lt = Está firmado, una autoridad independiente confirma la hora y contiene todo lo necesario para comprobarlo más tarde.
documents-seal-level-lta = Está firmado, una autoridad independiente confirma la hora y podrá comprobarse durante muchos años.
documents-seal-level = Nivel
documents-seal-hash = Huella (SHA-256)
documents-seal-verify = Comprobar usted un PDF

## Un documento: lo que ha pasado

documents-timeline = Historial
documents-timeline-live = en directo
documents-timeline-lost = reconectando…
documents-timeline-failed = Ahora no se puede mostrar el historial
documents-timeline-more = Detalles
documents-timeline-less = Menos detalles
documents-timeline-about = de: { $what }
documents-timeline-ip = Desde la dirección
documents-timeline-hash = Eslabón { $number } de la cadena de auditoría:
documents-actor-system = El servicio
documents-actor-key = clave de API
documents-event-created = Se creó el documento
documents-event-changed = Se cambió el documento
documents-event-renamed = Se cambió el nombre del documento
documents-event-values = Se cambiaron valores: { $names }
documents-event-labels = Se cambiaron su referencia o sus datos
documents-event-deleted = Se eliminó el documento
documents-event-sent = { $count ->
    [one] Enviado a una persona
   *[other] Enviado a { $count } personas
}
documents-event-first-opened = Abierto por primera vez
documents-event-completed = Completado por todos
documents-event-declined = El documento se ha rechazado
documents-event-voided = Se retiró el documento
documents-event-expired = Ha terminado el plazo para firmar
documents-event-sealed = Se selló el PDF
documents-event-downloaded = Se descargó el PDF
documents-event-invited = Se invitó a { $email }
documents-event-opened = { $email } abrió el documento
documents-event-consented = { $email } aceptó firmar electrónicamente
documents-event-consented-approver = { $email } aceptó aprobar electrónicamente
documents-event-submitted = { $email } ha firmado
documents-event-submitted-approver = { $email } ha aprobado
documents-event-refused = { $email } ha rechazado
documents-event-delegated = { $from } lo pasó a { $to }
documents-event-reminded = Se envió un recordatorio a { $email }
documents-event-code-refused = Se introdujo un código de acceso incorrecto en el enlace de { $email }
documents-event-erased = Se borraron datos personales
documents-event-link = Se creó un enlace nuevo para { $email }
documents-event-corrected = Se corrigieron los datos de { $email }
documents-event-undelivered = No se pudo entregar el correo a { $email }
documents-event-reminders-on = Se activaron los recordatorios automáticos
documents-event-reminders-off = Se desactivaron los recordatorios automáticos
documents-event-time = Se cambió el plazo para firmar

## Un documento: qué hacer

documents-remind = Recordar ahora
documents-remind-again = Recordar otra vez
documents-remind-last = último { $when }
documents-remind-sure = ¿Recordar otra vez?
documents-remind-sure-what = El último recordatorio salió { $when }. Se enviaría otro correo a { $names }.
documents-reminded = { $count ->
    [one] Un recordatorio está en camino
   *[other] { $count } recordatorios están en camino
}
documents-reminded-kept = El recordatorio se guarda: no hay servidor de correo configurado
documents-reminders = Recordatorios automáticos
documents-reminders-what = A quien le toca recibe un correo hasta que termine. Quien no quiera recordatorios puede detenerlos desde el correo.
documents-reminders-enabled = Enviar recordatorios
documents-reminders-cadence = Con qué frecuencia
documents-reminders-on = Desde ahora se envían recordatorios
documents-reminders-off = Ya no se envían recordatorios
documents-cadence = { $days ->
    [one] Cada día
   *[other] Cada { $days } días
}
documents-expiry = Cambiar el último día
documents-expiry-in = En { $days } días
documents-expiry-saved = El último día está cambiado
documents-rename = Cambiar el nombre
documents-edit-values = Cambiar los datos
documents-edit-values-out = El documento ya está en camino: las personas invitadas verán lo que cambie.
documents-edit-values-signed = Alguien ya ha firmado, así que solo puede cambiar lo que otros aún tienen que rellenar. Para lo demás, retire el documento y envíe otro.
documents-again = Nuevo documento como este
documents-again-title = Como «{ $name }»
documents-again-what = Lo que rellenó allí vuelve a estar aquí; cambie lo que quiera. Al enviarlo se proponen las personas invitadas. No se conserva ninguna respuesta ni firma.
documents-invite-more = Invitar a más personas
documents-pdf = Descargar PDF
documents-trail = registro de auditoría
documents-trail-pdf = Registro de auditoría en PDF
documents-bundle = Todo en un ZIP
documents-void = Retirar
documents-void-title = ¿Retirar este documento?
documents-void-what = Nadie podrá firmar «{ $name }», y se avisa a todas las personas invitadas. No se puede deshacer.
documents-void-reason = Motivo
documents-void-reason-what = Lo leen las personas invitadas. Puede dejarlo vacío.
documents-void-action = Retirar el documento
documents-voided = El documento está retirado
documents-delete-title = ¿Eliminar este documento?
documents-delete = «{ $name }» se elimina para siempre, con sus respuestas y su PDF. No se puede deshacer.
documents-delete-out = «{ $name }» está pendiente de firma. Se elimina para siempre, con sus respuestas, y los enlaces dejan de valer. No se puede deshacer.
documents-delete-action = Eliminar para siempre
documents-deleted = El documento está eliminado
documents-end-declined = { $name } ha rechazado
documents-end-voided = Este documento se retiró
documents-end-expired = Ha terminado el plazo para firmar
documents-end-reason = Motivo:
documents-end-no-reason = Ya nadie puede firmarlo.

## Muchos a la vez

documents-bulk-what = Una tabla, un documento por fila: creados, rellenados y enviados de una vez.
documents-bulk-step-file = Su tabla
documents-bulk-step-file-what = Para la plantilla «{ $name }». La primera línea nombra las columnas; hasta { $most } filas.
documents-bulk-drop = Suelte aquí un archivo CSV. Cualquier hoja de cálculo puede guardar uno.
documents-bulk-file = Elegir un archivo
documents-bulk-other-file = Elegir otro archivo
documents-bulk-example = Descargar una tabla vacía
documents-bulk-example-name = tabla
documents-bulk-unreadable = Este archivo no se puede leer
documents-bulk-unreadable-empty = Está vacío.
documents-bulk-unreadable-no-rows = Solo tiene una línea. La primera nombra las columnas; cada línea siguiente es un documento.
documents-bulk-unreadable-open-quote = Unas comillas se abren y no se cierran. Guárdelo de nuevo como CSV desde su hoja de cálculo.
documents-bulk-unreadable-spreadsheet = Esto es un libro de cálculo. Guárdelo como CSV: en su hoja de cálculo, «Guardar como» y después «CSV».
documents-bulk-unreadable-large = Ocupa más de 10 MB.
documents-bulk-step-columns = Qué significan las columnas
documents-bulk-step-columns-what = Lo hemos supuesto por sus nombres. Debajo de cada uno está su primer valor.
documents-bulk-column = Columna { $number }
documents-bulk-ignored = No usar
documents-bulk-email-of = { $role }: correo electrónico
documents-bulk-name-of = { $role }: nombre
documents-bulk-no-email = Ninguna columna contiene direcciones
documents-bulk-no-email-what = Los documentos se crearán como borradores y no se invita a nadie.
documents-bulk-unmapped = En blanco en todos los documentos: { $names }
documents-bulk-order = ¿Qué día es { $day }?
documents-bulk-order-day-first = Día, mes, año
documents-bulk-order-month-first = Mes, día, año
documents-bulk-step-rows = Revisar las filas
documents-bulk-step-rows-what = Así hemos entendido su tabla. Todavía no se ha enviado nada.
documents-bulk-rows = Filas de la tabla
documents-bulk-written = En su tabla:
documents-bulk-line = Línea
documents-bulk-good = { $count ->
    [one] Una fila está bien
   *[other] { $count } filas están bien
}
documents-bulk-faulty = { $count ->
    [one] Una fila necesita una corrección
   *[other] { $count } filas necesitan una corrección
}
documents-bulk-only-faulty = Solo filas por corregir
documents-bulk-shown = { $shown } de { $count } filas
documents-bulk-repeated = { $count ->
    [one] Una fila dice exactamente lo mismo que una anterior
   *[other] { $count } filas dicen exactamente lo mismo que una anterior
}
documents-bulk-repeated-lines = Cada una será un documento aparte. Líneas: { $lines }
documents-bulk-same-as = Idéntica a la línea { $line }
documents-bulk-wrong-number = { $place }: no es un número
documents-bulk-wrong-currency = { $place }: no es un importe en { $options }
documents-bulk-wrong-code = { $place }: indique la moneda con sus tres letras, como en 500 USD
documents-bulk-wrong-decimals = { $place }: más decimales de los que tiene { $options }; escriba el importe sin signo entre los millares
documents-bulk-wrong-date = { $place }: no es una fecha como 2026-11-14
documents-bulk-wrong-order = { $place }: elija arriba si va primero el día o el mes
documents-bulk-wrong-moment = { $place }: no es una fecha y hora como 2026-11-14 09:30
documents-bulk-wrong-boolean = { $place }: ni sí ni no
documents-bulk-wrong-choice = { $place }: ninguno de { $options }
documents-bulk-wrong-email = { $place }: no es un correo electrónico
documents-bulk-wrong-nobody = Sin correo electrónico: no se invitaría a nadie
documents-bulk-wrong-uninvited = { $place }: vacío; el documento se completaría sin la firma de { $options }
documents-bulk-wrong-empty = { $place }: vacío, y es obligatorio
documents-bulk-step-send = Enviar
documents-bulk-leave-out = { $count ->
    [one] Dejar fuera la fila por corregir
   *[other] Dejar fuera las { $count } filas por corregir
}
documents-bulk-not-yet = Corrija las filas en su archivo y elíjalo de nuevo, o déjelas fuera.
documents-bulk-too-many = Se pueden crear como máximo { $most } documentos a la vez; estos son { $count }. Divida la tabla.
documents-bulk-send = { $count ->
    [one] Enviar un documento
   *[other] Enviar { $count } documentos
}
documents-bulk-make = { $count ->
    [one] Crear un borrador
   *[other] Crear { $count } borradores
}
documents-bulk-confirm-title = { $count ->
    [one] ¿Un documento?
   *[other] ¿{ $count } documentos?
}
documents-bulk-confirm-mail = Documentos de «{ $name }»: { $count }. Personas invitadas por correo: { $people }, cada una cuando le toque. Las invitaciones no se pueden recuperar.
documents-bulk-confirm-links = Documentos de «{ $name }»: { $count }. Personas: { $people }. No se envía ningún correo; los enlaces están en las páginas de los documentos.
documents-bulk-confirm-drafts = { $count ->
    [one] Se crea un borrador de «{ $name }». No se invita a nadie.
   *[other] Se crean { $count } borradores de «{ $name }». No se invita a nadie.
}
documents-bulk-confirm = { $count ->
    [one] Sí, este
   *[other] Sí, los { $count }
}
documents-bulk-running = Se están creando los documentos
documents-bulk-over = Terminado
documents-bulk-done = { $done } de { $count } documentos creados
documents-bulk-leave = Puede salir de esta página: el trabajo sigue y los documentos aparecen en su lista.
documents-bulk-all-good = Todos los documentos están creados
documents-bulk-all-good-what = Los encuentra en su lista.
documents-bulk-failed = { $count ->
    [one] No se pudo crear un documento
   *[other] No se pudieron crear { $count } documentos
}
documents-bulk-why = Qué estaba mal
documents-bulk-failures = Descargar estas filas como CSV
documents-bulk-failures-name = filas-por-corregir
documents-bulk-look = Ver los documentos
documents-bulk-again = Enviar otra tabla

# Where no mail server is set.
documents-kept = No hay servidor de correo configurado
documents-kept-what = Por eso este servicio guarda sus correos y no envía ninguno.
documents-kept-open = Abrir el correo a { $recipient }
documents-kept-more = { $count ->
    [one] y uno más en el registro de correos
   *[other] y { $count } más en el registro de correos
}

documents-template-unpublished = La plantilla tiene cambios sin publicar
documents-template-unpublished-what = El documento se crea a partir de la versión publicada el { $when }, sin ellos.
documents-template-empty = La plantilla todavía está vacía
documents-template-empty-what = Aún no hay nada publicado, así que el documento sería una página vacía. Abra primero la plantilla, escríbala y publíquela.
documents-template-open = Abrir la plantilla

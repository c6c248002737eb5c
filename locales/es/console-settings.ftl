# Ajustes del espacio de trabajo.

settings-title = Ajustes
settings-about = El aspecto y el funcionamiento de { $workspace }.
settings-group-workspace = Espacio de trabajo
settings-group-developers = Para desarrolladores
settings-group-documents = Documentos y correos
settings-group-danger = Lo que no se puede deshacer

## Imagen

settings-branding-title = General
settings-branding-short = Nombre, logotipo, color y remitente de sus correos
settings-branding-about = Lo que ven quienes reciben un documento suyo: en los correos y en la página donde firman.
settings-branding-name = Nombre del espacio de trabajo
settings-branding-name-help = Los destinatarios lo ven en los correos y al firmar.
settings-branding-sender = Nombre del remitente de los correos
settings-branding-sender-help = Déjelo vacío para usar el nombre del espacio de trabajo.
settings-branding-sender-usual = { $name } a través de Countersign
settings-branding-colour = Color
settings-branding-colour-help = Para los botones de los correos y de las páginas de firma. Déjelo vacío para usar el nuestro.
settings-branding-pick = Tomar un color de la pantalla
settings-branding-hue = Tono
settings-branding-saturation = Brillo e intensidad
settings-branding-preview = Pequeña vista previa de una invitación
settings-branding-from = De:
settings-branding-sample = Firme este documento, por favor
settings-branding-sample-button = Abrir el documento
settings-branding-locale = Idioma y zona horaria
settings-branding-locale-help = De lo que usted envía, cuando no se ha elegido idioma para un destinatario.
settings-branding-zone = Zona horaria
settings-branding-logo = Logotipo
settings-branding-logo-help = Un PNG o JPEG de 200 kB como máximo. Encabeza todos los correos.
settings-branding-logo-now = El logotipo del espacio de trabajo
settings-branding-logo-choose = Elegir una imagen
settings-branding-logo-change = Elegir otra imagen
settings-branding-logo-remove = Quitar el logotipo
settings-branding-logo-remove-what = Los correos se enviarán entonces sin imagen. Puede volver a subirla cuando quiera.

## Equipo

settings-team-title = Equipo
settings-team-short = Quién trabaja aquí y qué puede hacer

## Claves de API

settings-api-keys-title = Claves de API
settings-api-keys-short = Permita que sus programas creen y envíen documentos
settings-api-keys-about = Un programa con una clave puede hacer lo que usted hace aquí. Dé a cada programa su propia clave, para poder retirársela.
settings-api-keys-new = Clave nueva
settings-api-keys-make = Crear la clave
settings-api-keys-made = Su clave nueva
settings-api-keys-secret = Clave de API
settings-api-keys-secret-how = Su programa la envía en la cabecera X-Api-Key.
settings-api-keys-kept = Ya la he guardado
settings-api-keys-name = Nombre
settings-api-keys-name-help = Para qué sirve la clave, y así reconocerla después.
settings-api-keys-name-example = Programa de contabilidad
settings-api-keys-name-missing = Dé un nombre a la clave.
settings-api-keys-created = Creada
settings-api-keys-used = Último uso
settings-api-keys-never = Nunca
settings-api-keys-revoke = Revocar
settings-api-keys-revoke-name = Revocar la clave { $name }
settings-api-keys-revoke-title = ¿Revocar «{ $name }»?
settings-api-keys-revoke-what = Los programas que usan esta clave serán rechazados desde ahora. No se puede deshacer.
settings-api-keys-revoke-done = «{ $name }» se ha revocado
settings-api-keys-revoked = { $count ->
    [one] Una clave revocada
   *[other] { $count } claves revocadas
}
settings-api-keys-empty = No hay ninguna clave en uso
settings-api-keys-empty-next = Cree una para conectar un programa, por ejemplo su contabilidad o su sitio web.
settings-api-keys-no-plan = Su plan no incluye la API. Consulte a quien gestiona este servicio.
settings-api-keys-docs = Lo que pueden hacer los programas se describe en la
settings-api-keys-docs-link = documentación para desarrolladores

## Plan y uso

settings-plan-title = Plan y uso
settings-plan-short = Cuánto de su plan se ha usado, día a día
settings-plan-about = Solo cuentan las llamadas de programas. Lo que usted hace aquí en el navegador es libre.
settings-plan-month = Llamadas de este mes
settings-plan-name-starter = Plan: Starter
settings-plan-name-pro = Plan: Pro
settings-plan-name-business = Plan: Business
settings-plan-name-enterprise = Plan: Enterprise
settings-plan-of = de { $limit }
settings-plan-left = Llamadas que quedan: { $remaining }.
settings-plan-resets = La cuenta vuelve a empezar el
settings-plan-minute = Se admiten como máximo { $perMinute } llamadas por minuto.
settings-plan-ask = Si necesita más, pida un plan mayor a quien gestiona este servicio.
settings-plan-days = Los últimos 31 días
settings-plan-view = Cómo se muestra
settings-plan-what = Qué se cuenta
settings-plan-chart = Gráfico
settings-plan-table = Tabla
settings-plan-calls = Llamadas
settings-plan-documentsCreated = Documentos creados
settings-plan-documentsCompleted = Documentos completados
settings-plan-date = Día
settings-plan-day = { $day }: { $count }
settings-plan-total = En total: { $count }
settings-plan-utc = Los días empiezan a medianoche UTC.

## Sellado

settings-sealing-title = Sellado
settings-sealing-short = El certificado que protege los documentos terminados
settings-sealing-about = Cada documento completado se sella, para que cualquiera pueda comprobar que nada cambió después.
settings-sealing-fine = Todo está sellado
settings-sealing-fine-what = Ningún documento espera su sello.
settings-sealing-broken = Por ahora no se pueden sellar documentos
settings-sealing-broken-advice = Los documentos completados esperan y se sellarán en cuanto se arregle. Avise a quien gestiona este servicio:
settings-sealing-seals-wait = { $count ->
    [one] Un documento espera su sello
   *[other] { $count } documentos esperan su sello
}
settings-sealing-stamps-wait = { $count ->
    [one] Un documento sellado espera su sello de tiempo
   *[other] { $count } documentos sellados esperan su sello de tiempo
}
settings-sealing-wait-since = Se vuelve a intentar automáticamente. El más antiguo espera desde
settings-sealing-certificate = Certificado en uso
settings-sealing-generated = Este servicio lo creó y lo renueva a tiempo.
settings-sealing-supplied = Lo aportó quien gestiona este servicio.
settings-sealing-self-signed = Como ninguna autoridad pública responde por él, los lectores de PDF muestran un firmante desconocido.
settings-sealing-subject = Expedido a
settings-sealing-issuer = Expedido por
settings-sealing-valid = Validez
settings-sealing-span = del { $from } al { $to }
settings-sealing-soon = Caduca pronto
settings-sealing-serial = Número de serie
settings-sealing-fingerprint = Huella (SHA-256)
settings-sealing-authority = Sellos de tiempo
settings-sealing-authority-what = Una autoridad independiente confirma cuándo se selló cada documento.
settings-sealing-authority-none = No hay ninguna autoridad de sellado de tiempo configurada. Los sellos llevan la hora de este servicio. Quien lo gestiona puede configurar una.
settings-sealing-address = Dirección
settings-sealing-answered = Último sello de tiempo
settings-sealing-never = Ninguno todavía

## Correos

settings-outbox-title = Registro de correos
settings-outbox-short = Lo que se envió, lo que falló y lo que se guarda aquí
settings-outbox-about = Todos los correos de este espacio de trabajo, los más recientes primero.
settings-outbox-local = No hay servidor de correo configurado
settings-outbox-local-what = Los correos no se envían: se guardan aquí, para que pueda probarlo todo y pasar los enlaces usted mismo. Quien gestiona este servicio puede configurar un servidor.
settings-outbox-empty = Aún no hay correos
settings-outbox-empty-next = Envíe un documento y verá aquí qué se envió y a quién.
settings-outbox-subject = Asunto
settings-outbox-status = Estado
settings-outbox-when = Cuándo
settings-outbox-kept = Guardado aquí
settings-outbox-sent = Enviado
settings-outbox-failed = No entregado
settings-outbox-failed-why = Por qué no se entregó
settings-outbox-mail = Correo
settings-outbox-all = Todos los correos
settings-outbox-to = Para
settings-outbox-from = De
settings-outbox-reply = Las respuestas van a
settings-outbox-document = Documento
settings-outbox-document-open = Abrir el documento
settings-outbox-files = Adjuntos
settings-outbox-view = Cómo se muestra
settings-outbox-as-mail = Como correo
settings-outbox-as-text = Como texto
settings-outbox-not-kept = Su contenido no se guarda
settings-outbox-not-kept-why = Los correos contienen enlaces personales; su contenido solo se guarda donde no hay servidor de correo.

## Signing

settings-security-title = Inicio de sesión
settings-security-short = Lo que necesitan los miembros para entrar
settings-security-about = Lo que necesitan los miembros para entrar en este espacio de trabajo.
settings-security-require = Los miembros necesitan un segundo paso
settings-security-require-help = Quien no lo tenga deberá configurar uno antes de ver nada de este espacio: una aplicación de autenticación o una llave de acceso. A los miembros que entran con inicio de sesión único no se les pide; de eso se ocupa su proveedor de identidad. Las claves de API siguen como antes. La página del equipo muestra quién tiene un segundo paso.
settings-security-own = Usted no tiene un segundo paso. Configure uno antes de pedírselo a los demás.
settings-security-own-link = Ir a su cuenta

settings-signing-title = Firma
settings-signing-short = Lo que pueden hacer los destinatarios
settings-signing-about = Lo que los destinatarios pueden hacer además de firmar y rechazar.
settings-signing-delegate = Los destinatarios pueden pasar los documentos
settings-signing-delegate-help = Quien debe firmar o aprobar puede nombrar a otra persona en su lugar. Esa persona recibe su propia invitación, el remitente recibe aviso y queda en el registro de auditoría. Quien tiene un enlace puede reenviar el correo de todos modos; así queda constancia.

## Conservación

settings-retention-title = Conservación
settings-retention-short = Cuánto tiempo se guardan los documentos terminados
settings-retention-about = La protección de datos suele exigir borrar lo que ya no se necesita. Aquí decide usted cuándo.
settings-retention-question = ¿Qué debe pasar con los documentos terminados?
settings-retention-forever = Guardarlos hasta que alguien los elimine
settings-retention-days = Eliminarlos al cabo de un tiempo
settings-retention-how-many = Días después del final
settings-retention-how-many-help = Desde que el documento se completó, se rechazó, se retiró o caducó.
settings-retention-warning = Los documentos eliminados no se pueden recuperar
settings-retention-warning-what = También desaparecen el PDF sellado, todas las respuestas y los archivos adjuntos. Lo sucedido queda en el registro de actividad.
settings-retention-sure = { $days ->
    [one] ¿Eliminar los documentos terminados al cabo de un día?
   *[other] ¿Eliminar los documentos terminados al cabo de { $days } días?
}
settings-retention-sure-what = Los documentos más antiguos se eliminan en unos minutos, para siempre.
settings-retention-sure-action = Eliminar documentos antiguos

## Inserción

settings-embedding-title = Inserción
settings-embedding-short = Que firmen dentro de su propio sitio web
settings-embedding-about = Muestre formularios y páginas de firma en su propio sitio web, sin enviar a nadie a otro lugar.
settings-embedding-origins = Sitios que pueden hacerlo
settings-embedding-origins-help = La dirección de cada sitio sin ruta, por ejemplo https://www.example.com. Los navegadores muestran sus páginas en estos sitios y en ningún otro.
settings-embedding-origin = Sitio { $number }
settings-embedding-add = Añadir un sitio
settings-embedding-remove = Quitar el sitio { $number }
settings-embedding-snippet = Código para su sitio web
settings-embedding-snippet-help = Póngalo donde deba aparecer el formulario. En lugar de las palabras de la segunda línea va el enlace de un formulario o de una invitación.
settings-embedding-link-here = ENLACE DEL FORMULARIO

## Zona de peligro

settings-danger-title = Eliminar el espacio de trabajo
settings-danger-short = Todo lo que contiene, para siempre
settings-danger-about = Nadie puede deshacerlo, ni siquiera quien gestiona este servicio.
settings-danger-heading = Eliminar este espacio de trabajo
settings-danger-what = Con { $workspace } se elimina lo siguiente:
settings-danger-documents = todas las plantillas, los documentos, los PDF sellados, los archivos subidos y el registro de actividad
settings-danger-people = las cuentas de quienes no están en ningún otro espacio
settings-danger-keys = todas las claves de API y los webhooks; los programas que los usan se rechazan de inmediato
settings-danger-links = todos los enlaces a páginas de firma y formularios
settings-danger-before = Descargue antes lo que necesite. Después se cerrará su sesión.
settings-danger-delete = Eliminar el espacio de trabajo
settings-danger-sure = ¿Eliminar { $workspace }?
settings-danger-sure-what = Todo lo que contiene se elimina para siempre. No hay vuelta atrás.

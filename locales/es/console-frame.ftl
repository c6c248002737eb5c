# El marco de cada página de la consola, y las palabras que todas comparten.

## Around every page

frame-skip = Saltar al contenido
frame-menu = Abrir el menú
frame-navigation = Navegación principal
frame-home = Inicio
frame-templates = Plantillas
frame-documents = Documentos
frame-activity = Actividad
frame-webhooks = Webhooks
frame-settings = Ajustes
frame-go-home = Ir al inicio
frame-go-templates = Ir a las plantillas
frame-go-documents = Ir a los documentos
frame-go-activity = Ir a la actividad
frame-go-webhooks = Ir a los webhooks
frame-go-settings = Ir a los ajustes

## Workspace and account

frame-workspace-switch = Cambiar de espacio de trabajo
frame-workspaces = Sus espacios de trabajo
frame-account = Su cuenta
frame-language = Idioma
frame-colours = Colores
frame-light = Claro
frame-dark = Oscuro
frame-auto = Como este dispositivo
frame-sign-out = Cerrar sesión

## Commands and shortcuts

frame-search = Buscar
frame-palette = Buscar una página, un documento o un comando
frame-palette-hint = ¿Qué desea hacer?
frame-palette-none = Nada coincide.
frame-palette-documents = Buscar «{ $words }» en los documentos
frame-palette-found-documents = Documentos
frame-palette-found-templates = Plantillas
frame-shortcuts = Atajos de teclado
frame-shortcut-does = Qué hace
frame-shortcut-keys = Teclas
frame-shortcuts-plain = Usar atajos de una sola tecla
frame-shortcuts-plain-help = Desactívelo si dicta o si pulsa teclas sin querer.

## Buttons and small words

frame-close = Cerrar
frame-cancel = Cancelar
frame-save = Guardar
frame-saved = Guardado
frame-delete = Eliminar
frame-edit = Editar
frame-continue = Continuar
frame-undo = Deshacer
frame-more = Mostrar más
frame-actions = Acciones
frame-optional = opcional
frame-loading = Cargando…
frame-try-again = Intentar de nuevo
frame-copy = Copiar: { $what }
frame-copied = Copiado
frame-rows = { $count ->
    [one] Una fila
   *[other] { $count } filas
}
frame-confirm-typed = Para continuar, escriba: { $words }
frame-secret-once = Esto se muestra una sola vez
frame-secret-advice = Cópielo ahora y guárdelo en un lugar seguro. Nadie podrá consultarlo más tarde.

## Where documents and people stand

frame-status-draft = Borrador
frame-status-sent = Enviado
frame-status-in-progress = En curso
frame-status-completed = Completado
frame-status-declined = Rechazado
frame-status-voided = Retirado
frame-status-expired = Caducado
frame-status-waiting = Aún no es su turno
frame-status-invited = Invitado
frame-status-opened = Abierto
frame-status-submitted = Firmado
frame-status-approved = Aprobado
frame-status-read = Leído
frame-status-undelivered = No entregado
frame-status-unsigned = No ha firmado

## When something goes wrong

frame-request-id = Número de la solicitud
frame-failure-page = No se puede mostrar esta página
frame-failure-offline = Sin conexión
frame-failure-offline-advice = No se pudo contactar con el servicio. Compruebe su conexión e inténtelo de nuevo.
frame-failure-input = Hay algo que corregir
frame-failure-input-advice = Revise lo que ha escrito y envíelo de nuevo.
frame-failure-signed-out = Se ha cerrado la sesión
frame-failure-signed-out-advice = Inicie sesión de nuevo para continuar.
frame-failure-forbidden = No tiene permiso para esto
frame-failure-forbidden-advice = Pregunte a un administrador de su espacio de trabajo.
frame-failure-missing = Esto no está aquí
frame-failure-missing-advice = Quizá se eliminó, o el enlace está incompleto.
frame-failure-conflict = Esto ha cambiado entretanto
frame-failure-conflict-advice = Vuelva a cargar la página para ver el estado actual.
frame-failure-busy = Demasiadas solicitudes
frame-failure-busy-advice = { $seconds ->
    [one] Espere un segundo e inténtelo de nuevo.
   *[other] Espere { $seconds } segundos e inténtelo de nuevo.
}
frame-failure-broken = Algo ha fallado por nuestra parte
frame-failure-broken-advice = Inténtelo de nuevo en un momento. Si sigue ocurriendo, indique el número de la solicitud a quien gestiona este servicio.
frame-not-found = Esta página no existe
frame-not-found-what = Quizá la dirección tenga un error, o la página se ha trasladado.

## A name, and what is said of it

frame-of = { $name }: { $said }

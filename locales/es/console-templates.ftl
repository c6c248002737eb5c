# Plantillas: la lista, la creación, la vista general y la colocación de campos sobre un PDF subido.

## The list

templates-title = Plantillas
templates-one = Plantilla
templates-what = De lo que se hacen los documentos: textos, variables y los campos que se rellenan y se firman.
templates-new = Nueva plantilla
templates-search = Buscar plantillas por nombre
templates-search-clear = Borrar la búsqueda
templates-name = Nombre
templates-labels = Etiquetas
templates-labels-none = Todavía sin etiquetas
templates-labels-edit = Cambiar etiquetas
templates-labels-of = Etiquetas de { $name }
templates-labels-help = Escriba una palabra y pulse Intro.
templates-changed = Modificada
templates-public-link = Enlace público
templates-public = Pública
templates-not-public = Desactivado
templates-actions-of = Acciones para { $name }
templates-use = Nuevo documento
templates-duplicate = Duplicar
templates-export-answers = Exportar respuestas
templates-copy-of = Copia de { $name }
templates-duplicated = Esta es una copia de { $name }.
templates-duplicate-failed = No se pudo duplicar la plantilla
templates-delete-title = ¿Eliminar { $name }?
templates-delete-body = La plantilla y todas sus versiones se eliminan para siempre. Los documentos ya creados quedan como están.
templates-deleted = Se eliminó { $name }.
templates-delete-failed = No se pudo eliminar la plantilla
templates-empty = Todavía no hay plantillas
templates-empty-what = Una plantilla se escribe una vez y se usa siempre que quiera. Lo más rápido es partir de un ejemplo y adaptarlo.
templates-start-example = Empezar con un ejemplo
templates-upload-pdf = Subir un PDF
templates-none-found = Ninguna plantilla coincide
templates-none-found-what = Pruebe con otra palabra o vuelva a mostrar todas las plantillas.
templates-show-all = Mostrar todas

## Making one

templates-new-what = Elija cómo empezar. Todo se puede cambiar después.
templates-way-example = De un ejemplo
templates-way-blank = En blanco
templates-way-markdown = De Markdown
templates-way-pdf = De un PDF
templates-example-use = Usar este ejemplo
templates-example-mutual-nda = Dos partes se comprometen a guardar en secreto lo que sepan. Ambas firman a la vez.
templates-example-offer-letter = Ofrece un empleo, con el salario en letras y una lista de beneficios. La persona acepta y firma.
templates-example-invoice = Líneas con cantidades y precios, sumas exactas, impuestos por tipo y un descuento. El cliente la aprueba.
templates-example-lease = Un alquiler de vivienda con fianza, fechas y renovación calculadas. Firman inquilino y propietario; la agencia recibe una copia.
templates-example-consent-form = Consentimiento para participar en un estudio: casillas y una pregunta que depende de otra.
templates-example-purchase-order = Un pedido con líneas y sumas. Por encima de un límite firma una segunda persona antes de que llegue al proveedor.
templates-example-statement-of-work = Describe un proyecto: qué se entrega, cuándo y por qué precio, fijo o por tiempo.
templates-example-certificate = Un certificado apaisado con letra grande y una imagen, firmado por docente y dirección.
templates-example-arabic-contract = Un contrato de servicios en árabe, en una página que va de derecha a izquierda.
templates-example-uploaded-pdf = Un formulario hecho en otro sitio como PDF. En sus páginas se colocaron campos.
templates-name-help = Su equipo lo ve en las listas. Se puede cambiar después.
templates-name-missing = Escriba un nombre.
templates-blank-create = Crear y abrir el editor
templates-create = Crear plantilla
templates-choose-file = Elegir un archivo
templates-unnamed = Plantilla sin título
templates-markdown-drop = Suelte aquí un archivo Markdown o escriba abajo
templates-markdown-text = Texto en Markdown
templates-markdown-missing = Escriba o pegue primero un texto.
templates-markdown-unreadable = { $file } no es un archivo de texto. Elija uno que un editor de texto pueda abrir.
templates-markdown-name-help = Si queda vacío, el nombre será el primer título.
templates-markdown-marks = Además de Markdown puede escribir:
templates-markdown-variable = un valor que cada documento completa
templates-markdown-if = una parte que se imprime solo si se cumple una condición
templates-markdown-each = una parte que se repite por cada elemento de una lista
templates-send-pdf = Enviar un PDF
templates-send-pdf-what = Súbalo, marque dónde se rellena y se firma, y envíelo.
templates-send-pdf-back = Documento nuevo
templates-pdf-drop = Suelte aquí un PDF
templates-pdf-help = Sus páginas quedan como están; usted coloca campos en ellas.
templates-pdf-other = Este archivo no es un PDF. Guárdelo primero como PDF y elíjalo.
templates-pdf-failed = No se pudo aceptar el archivo
templates-pages = { $count ->
    [one] Una página
   *[other] { $count } páginas
}
templates-pdf-found = { $count ->
    [one] Aprovechar el campo de formulario del PDF
   *[other] Aprovechar los { $count } campos de formulario del PDF
}
templates-pdf-found-help = Serán campos de la primera persona que firme. Las listas pasan a ser campos de texto.
templates-once-keep-too = Guardarlo como plantilla para la próxima vez
templates-once-keep-too-help = Si no, sirve solo para este documento y desaparece con él.
templates-once = Para un solo documento
templates-once-what = No está en la lista de plantillas. Se elimina un día después de que se elimine el último documento creado a partir de ella o, mientras no haya ningún documento, tras 30 días en los que nadie trabaje en ella.
templates-once-keep = Guardar como plantilla
templates-once-kept = Ahora está en la lista de plantillas
templates-pdf-create = Crear y colocar campos
templates-first-role = Firmante

## The overview

templates-place = Colocar campos
templates-rename = Cambiar el nombre
templates-about = De un vistazo
templates-documents = Documentos creados con ella
templates-form = Quién rellena qué
templates-form-empty = Nadie tiene que rellenar ni firmar nada todavía. Edite la plantilla para añadir personas y campos.
templates-no-role = Cualquiera
templates-role-empty = Sin campos
templates-required = obligatorio
templates-step = Paso { $order }
templates-kind-signer = Firma
templates-kind-approver = Aprueba
templates-kind-viewer = Recibe una copia
templates-fields-all = { $count ->
    [one] Mostrar el campo
   *[other] Mostrar los { $count } campos
}
templates-page-picture = Página { $page } de { $name }
templates-page-of = Página { $page } de { $count }
templates-page-before = Página anterior
templates-page-next = Página siguiente
templates-public-switch = Cualquiera con el enlace puede rellenarla
templates-public-help = Cada vez que alguien la rellena se crea un documento. Esa persona toma el primer rol.
templates-public-login = Solo miembros de este espacio de trabajo
templates-public-login-help = Primero tienen que iniciar sesión.
templates-public-no-fields = Todavía no hay nada que rellenar: la página pública sería solo de lectura.
templates-public-others-title = Aquí no pueden firmar todos
templates-public-others = Quien rellena la página pública firma como { $role }, y con ello el documento queda completo. A nadie se le pide que actúe como { $others }. Para que firmen todos, cree un documento y envíelo.
templates-public-others-action = Abrirla de todos modos
templates-public-address = Dirección
templates-qr-alt = Código QR que lleva a { $name }
templates-qr-help = Imprímalo o muéstrelo: una cámara abre la página.
templates-qr-download = Descargar como SVG
templates-embed = En su sitio web
templates-embed-element = Elemento
templates-embed-frame = Marco
templates-embed-help = Su sitio debe estar entre los permitidos en los ajustes del espacio de trabajo.
templates-versions = Versiones
templates-versions-all = Mostrar cada versión
templates-version = Versión { $number }
templates-version-now = actual
templates-version-look = Ver
templates-version-look-at = Ver la versión { $number }
templates-version-restore = Restaurar esta versión
templates-version-restore-help = Pasa a ser la versión más reciente; no se pierde nada.
templates-version-restored = Se restauró la versión { $number }.

## Types of fields

templates-type-signature = Firma
templates-type-initials = Iniciales
templates-type-fullName = Nombre completo
templates-type-signedDate = Fecha de firma
templates-type-text = Texto
templates-type-multiline = Varias líneas
templates-type-number = Número
templates-type-money = Importe
templates-type-date = Fecha
templates-type-email = Correo electrónico
templates-type-phone = Teléfono
templates-type-checkbox = Casilla
templates-type-radio = Opción
templates-type-select = Lista
templates-type-multiselect = Varias opciones
templates-type-file = Archivo
templates-type-image = Imagen

## Placing fields

templates-place-back = Volver a la plantilla
templates-place-done = Listo
templates-place-pages = Páginas
templates-place-panel = Propiedades
templates-place-empty = Arrastre un campo a la página o elija uno para añadirlo aquí.
templates-place-keys = Las flechas mueven el campo, con Mayús a pasos mayores y con Alt cambian su tamaño. Espacio lo añade a la selección, Intro abre sus propiedades, Supr lo elimina.
templates-palette = Campos
templates-palette-signing = Para firmar
templates-palette-filling = Para rellenar
templates-tab-field = Campo
templates-tab-roles = Personas
templates-redo = Rehacer
templates-choose-all = Seleccionar todos los campos
templates-save-now = Guardar ahora
templates-zoom-in = Ampliar
templates-zoom-out = Reducir
templates-align = Alinear
templates-align-several = Alinear: seleccione antes varios campos
templates-align-left = Bordes izquierdos
templates-align-right = Bordes derechos
templates-align-top = Bordes superiores
templates-align-bottom = Bordes inferiores
templates-align-size = Mismo tamaño
templates-align-across = Mismo espacio a lo ancho
templates-align-down = Mismo espacio a lo alto
templates-all-pages = Copiar a todas las páginas
templates-nothing-chosen = Elija un campo de la página para ver sus propiedades o añada uno.
templates-chosen = { $count ->
    [one] Un campo
   *[other] { $count } campos seleccionados
}
templates-field-add = Añadir campo
templates-field-told = { $name }, { $type }, { $role }
templates-field-wrong = { $told }, hay que corregirlo
templates-field-label = Qué pide
templates-field-label-help = Lo ve quien lo rellena.
templates-field-role = Lo rellena
templates-field-required = Es obligatorio
templates-field-help = Texto de ayuda
templates-field-options = Opciones
templates-field-options-help = Una por línea.
templates-option = Opción { $count }
templates-field-more = Más
templates-field-when = Mostrar solo si
templates-field-when-help = Una condición, por ejemplo: agree == true
templates-field-variable = Se rellena antes con
templates-field-variable-help = Con una variable puede rellenarlo quien envía el documento.
templates-field-variable-new = Nueva variable
templates-field-variable-none = Nada
templates-field-read-only = Solo muestra su valor
templates-field-id = Nombre para programas
templates-field-id-help = Letras y cifras. Lo usan las condiciones y la API.
templates-field-place = Posición
templates-field-page = Página
templates-field-x = Desde la izquierda (mm)
templates-field-y = Desde arriba (mm)
templates-field-width = Ancho (mm)
templates-field-height = Alto (mm)
templates-rules = Reglas de la respuesta
templates-rule-min = Como mínimo
templates-rule-max = Como máximo
templates-rule-minLength = Mínimo de caracteres
templates-rule-maxLength = Máximo de caracteres
templates-rule-min-day = Primer día
templates-rule-max-day = Último día
templates-rule-pattern = Patrón
templates-rule-pattern-help = Una expresión regular que debe cumplir toda la respuesta.
templates-rule-message = Qué decir si no se cumple
templates-roles-help = Cada persona tiene un color. Las del mismo paso actúan a la vez.
templates-role-name = Nombre del rol
templates-role-kind = Qué hace
templates-role-order = Paso
templates-role-remove = Quitar { $name }
templates-role-add = Añadir una persona
templates-role-new = Persona { $count }
templates-role-of-new = Los campos nuevos son para
templates-role-fields = { $count ->
    [one] Un campo
   *[other] { $count } campos
}

## What is said of changes to those who do not see them

templates-said-place = { $name }: página { $page }, { $left } mm desde la izquierda, { $top } mm desde arriba, { $width } por { $height } mm
templates-said-added = { $name } añadido en la página { $page }
templates-said-removed = { $count ->
    [one] Campo eliminado
   *[other] { $count } campos eliminados
}
templates-said-duplicated = { $count ->
    [one] Campo duplicado
   *[other] { $count } campos duplicados
}
templates-said-aligned = { $count ->
    [one] Campo alineado
   *[other] { $count } campos alineados
}
templates-said-all-pages = Copiado a las { $count } páginas
templates-said-undone = Deshecho
templates-said-redone = Rehecho

## Saving

templates-saving = Guardando…
templates-save-failed = Sin guardar, se intentará de nuevo
templates-save-held = Sin guardar
templates-refused = Todavía no se puede guardar
templates-conflict = Otra persona ha cambiado estos campos
templates-conflict-what = Tome su estado o guarde el suyo encima. Lo que allí no esté publicado se pierde entonces.
templates-conflict-theirs = Tomar el suyo
templates-conflict-mine = Guardar el mío
templates-kept = Aquí hay cambios que nunca se guardaron
templates-kept-what = Se hicieron en este navegador el { $when }.
templates-kept-take = Seguir con ellos
templates-kept-drop = Descartarlos
templates-leave = ¿Salir sin guardar?
templates-leave-what = Sus últimos cambios no están guardados y se perderían.
templates-leave-action = Salir

templates-unpublished = Cambios sin publicar
templates-unpublished-when = Cambios sin publicar: los documentos todavía se crean a partir de la versión del { $when }.
templates-unpublished-by = Último cambio de { $who }, { $when }.
templates-unpublished-what = Los documentos se crean a partir de lo que ve aquí. { $who } ha escrito en la plantilla desde entonces, por última vez el { $when }.
templates-unpublished-look = Ver los cambios
templates-published = Publicada: los documentos se crean a partir de lo que ve aquí.
templates-publish = Publicar
templates-publish-send = Continuar al envío
templates-publish-send-what = Marque dónde se rellena y se firma, y continúe.
templates-publish-state = De dónde salen los documentos
templates-publish-first = Aún sin publicar: un documento creado ahora estaría vacío.
templates-publish-empty = Esta plantilla todavía está vacía.
templates-publish-done = Publicada. Los documentos nuevos se crean a partir de esto.
templates-discard = Descartar cambios
templates-discard-title = ¿Descartar los cambios sin publicar?
templates-discard-what = La plantilla vuelve a la versión del { $when }. Lo que se ha escrito desde entonces se pierde, para todas las personas que trabajan en ella.
templates-discard-empty = La plantilla queda vacía otra vez. Lo que se ha escrito se pierde, para todas las personas que trabajan en ella.
templates-discarded = Se descartaron los cambios.
templates-overtaken = La plantilla se cambió entretanto
templates-overtaken-what = El { $when } se publicó otra versión, por ejemplo desde un programa. Lo que ve no la contiene. Publique para ponerla en su lugar, o descarte sus cambios para seguir desde ella.
templates-overtaken-title = ¿Sustituir la otra versión?
templates-overtaken-sure = La versión del { $when } no entra en la suya; queda entre las versiones.
templates-exchange = Poner un PDF más reciente bajo los campos
templates-exchange-title = { $count ->
    [one] ¿Quitar un campo?
   *[other] ¿Quitar { $count } campos?
}
templates-exchange-what = { $pages ->
    [one] El nuevo PDF tiene una página.
   *[other] El nuevo PDF tiene { $pages } páginas.
} Estos campos están en páginas que no tiene:
templates-exchange-field = { $name }, página { $page }
templates-exchange-action = Cambiar y quitarlos
templates-exchanged = Se cambió el PDF. Mire si los campos siguen bien colocados y publique después.
templates-exchange-failed = No se pudo cambiar el PDF

# El editor de plantillas.

## Around the text

editor-back = Volver a la plantilla
editor-text = Texto de la plantilla
editor-text-help = Escriba / para insertar algo. Pulse Escape para ir a la barra de herramientas.
editor-name-of-template = Nombre de la plantilla
editor-panels = Paneles
editor-toolbar = Dar formato al texto
editor-done = Listo
editor-add = Añadir
editor-saved = Guardado
editor-saving = Guardando…
editor-unsaved = Aún sin guardar
editor-save-failed = No guardado
editor-problems = { $count ->
    [one] Una cosa por corregir
   *[other] { $count } cosas por corregir
}
editor-problems-what = Sus cambios se guardarán en cuanto esto esté corregido. Elija una para ir a su lugar.
editor-leave = ¿Salir sin guardar?
editor-leave-what = Sus últimos cambios no se pudieron guardar. Se perderán si sale ahora.
editor-leave-action = Salir sin guardar
editor-elsewhere = Otra persona ha cambiado esta plantilla
editor-elsewhere-what = No se guarda nada hasta que elija: cargue su versión y pierda lo que ha escrito desde entonces, o guarde la de usted encima. Lo que allí no esté publicado se pierde entonces.
editor-elsewhere-only = Lo que ve ya no es lo que está guardado.
editor-elsewhere-load = Cargar su versión
editor-elsewhere-mine = Guardar la mía
editor-tab-preview = Vista previa
editor-tab-variables = Variables
editor-tab-computed = Cálculos
editor-tab-fields = Personas y campos
editor-tab-page = Página
editor-tab-history = Historial

## The toolbar

editor-undo = Deshacer
editor-redo = Rehacer
editor-insert = Insertar
editor-style = Tipo de párrafo
editor-paragraph = Texto
editor-heading = Título { $level }
editor-heading-numbered = Numerar este título
editor-bold = Negrita
editor-italic = Cursiva
editor-underline = Subrayado
editor-strike = Tachado
editor-looks = Más formatos
editor-code = Ancho fijo
editor-subscript = Subíndice
editor-superscript = Superíndice
editor-highlight = Resaltar
editor-highlight-with = Resaltar con { $colour }
editor-color = Color de las letras
editor-color-with = Letras en { $colour }
editor-colour-none = Sin color
editor-size = Tamaño en puntos
editor-size-points = { $size } puntos
editor-size-usual = Tamaño habitual
editor-clear-looks = Quitar todo el formato
editor-link = Enlace
editor-link-address = Adónde lleva el enlace
editor-link-help = Una dirección web, un correo electrónico o un teléfono
editor-link-wrong = La dirección debe empezar por https://, http://, mailto: o tel:
editor-link-put = Poner enlace
editor-link-remove = Quitar enlace
editor-bullets = Lista con viñetas
editor-numbers = Lista numerada
editor-list-style = Tipo de números
editor-list-restart = Empezar en 1
editor-quote = Cita
editor-align = Alineación
editor-align-start = Al principio
editor-align-center = Centrado
editor-align-end = Al final
editor-align-justify = Justificado
editor-edit-nearest = Editar el valor, la condición o la repetición junto al cursor

## Insertions

editor-group-values = Valores
editor-group-fields = Para rellenar
editor-group-logic = Condiciones y repeticiones
editor-group-text = Texto
editor-group-page = En la página
editor-group-new = Nuevo
editor-insert-here = Insertar en el cursor
editor-insert-new-variable = Variable nueva
editor-insert-variable-named = Variable nueva «{ $name }»
editor-insert-new-field = campo nuevo
editor-insert-condition = Condición
editor-insert-condition-note = se muestra solo si…
editor-insert-repeat = Repetición
editor-insert-repeat-note = una vez por cada elemento de una lista
editor-table = Tabla
editor-image = Imagen
editor-columns = Columnas
editor-columns-count = { $count } columnas
editor-columns-remove = Quitar las columnas
editor-rule = Línea horizontal
editor-page-break = Salto de página

## Tables

editor-table-row-above = Fila encima
editor-table-row-below = Fila debajo
editor-table-row-remove = Quitar fila
editor-table-column-before = Columna antes
editor-table-column-after = Columna después
editor-table-column-remove = Quitar columna
editor-table-column-widths = Anchos de las columnas
editor-table-column = Columna { $number }
editor-table-widths-help = Los números guardan proporción entre sí: una columna con 2 es el doble de ancha que una con 1.
editor-table-merge = Unir las celdas elegidas
editor-table-split = Dividir la celda
editor-table-head-row = Fila de encabezado, sí o no
editor-table-head-cell = Celda de encabezado, sí o no
editor-table-repeat = Repetir estas filas por cada elemento de una lista
editor-table-condition = Mostrar estas filas solo si…
editor-table-remove = Quitar la tabla

## Chips, conditions, repeats, pictures

editor-chip-variable = Variable
editor-chip-computed = Cálculo
editor-chip-field = Campo
editor-logic-if = Solo si
editor-logic-each = Por cada { $name } de
editor-logic-edit = Editar
editor-logic-unwrap = Quitar y conservar el contenido
editor-logic-remove = Quitar con el contenido
editor-inspect-variable = Valor en el texto
editor-inspect-field = Campo en el texto
editor-inspect-image = Imagen
editor-inspect-logic = Condición o repetición
editor-inspect-around = Condición o repetición
editor-place-value = Lo que se imprime aquí
editor-place-field = Lo que se rellena aquí
editor-edit-value = Editar
editor-edit-field = Editar el campo
editor-remove-here = Quitar de aquí
editor-condition-when = Se muestra solo si
editor-condition-when-help = Una expresión verdadera o falsa, como rent > 1000 o isSet(company).
editor-repeat-over = Se repite por cada elemento de
editor-repeat-over-help = Una lista entre sus variables o cálculos.
editor-repeat-as = Un elemento se llama
editor-repeat-as-help = Con este nombre se imprimen dentro sus valores; { $name } es su lugar en la lista.
editor-image-alt = Lo que muestra la imagen
editor-image-alt-help = Para quienes no pueden verla. Déjelo vacío si la imagen es solo un adorno.
editor-image-width = Ancho: { $percent } %
editor-image-replace = Sustituir
editor-image-failed = No se pudo subir la imagen

## Expressions

editor-expression = Expresión
editor-expression-help = Escriba las primeras letras de un nombre o de una función, o pulse Ctrl y la barra espaciadora.
editor-completions = Nombres y funciones que encajan
editor-completions-count = { $count ->
    [one] Una sugerencia
   *[other] { $count } sugerencias
}
editor-result = Con los valores de ejemplo:
editor-result-none = nada todavía, porque falta un valor
editor-result-held = El valor aparece cuando se corrijan los demás errores.
editor-result-wrong = No es correcto:
editor-result-wrong-at = Línea { $line }, columna { $column }:

## Variables and calculations

editor-variables-what = Lo que cambia de un documento a otro.
editor-variables-none = Aún no hay variables
editor-variables-none-help = Un nombre, una fecha, un importe: lo que se rellena de nuevo en cada documento. Escriba / en el texto para crear una en su lugar.
editor-variable-new-name = Valor nuevo
editor-variable-remove = ¿Quitar { $name }?
editor-variable-remove-used = { $count ->
    [one] Se usa en un lugar, que después habrá que cambiar.
   *[other] Se usa en { $count } lugares, que después habrá que cambiar.
}
editor-computed-what = Valores que se calculan a partir de otros.
editor-computed-none = Aún no hay cálculos
editor-computed-none-help = Un total, una fecha de vencimiento, una frase que depende de una elección.
editor-computed-new-name = resultado
editor-name = Nombre
editor-name-help = Como se escribe en las expresiones. Al cambiarlo, cambian todos los lugares que lo usan.
editor-name-wrong = Solo letras, cifras y guiones bajos, y una letra al principio
editor-name-taken = Otra cosa tiene ya este nombre
editor-name-empty = Hace falta un nombre
editor-label = Etiqueta
editor-label-help = Lo que lee la gente; si no, el nombre.
editor-description = Explicación
editor-description-help = Una frase para quien da el valor.
editor-required-variable = Hay que indicarlo
editor-default = Valor si no se da ninguno
editor-default-remove = Quitar el valor que se usa si no se da ninguno
editor-type = Tipo
editor-type-any = Según el resultado
editor-type-text = Texto
editor-type-number = Número
editor-type-money = Importe
editor-type-date = Fecha
editor-type-datetime = Fecha y hora
editor-type-boolean = Sí o no
editor-type-email = Correo electrónico
editor-type-choice = Elección
editor-type-list = Lista
editor-type-image = Imagen
editor-true = Sí
editor-false = No
editor-currency = Moneda
editor-currency-help = Tres letras, como EUR
editor-format = Se imprime como
editor-format-usual = Como siempre
editor-format-percent = Por ciento
editor-format-words = En palabras
editor-format-symbol = Con el símbolo de la moneda
editor-format-code = Con las letras de la moneda
editor-format-amount = Solo el número
editor-format-short = Corto
editor-format-medium = Medio
editor-format-long = Largo
editor-format-full = Con el día de la semana
editor-format-iso = 2026-11-14
editor-format-upper = EN MAYÚSCULAS
editor-format-lower = en minúsculas
editor-format-yesno = Sí o no
editor-format-check = Una casilla con una cruz
editor-options = Para elegir
editor-option-value = Opción { $number }
editor-option-label = Lo que lee la gente en la opción { $number }
editor-option-remove = Quitar la opción { $number }
editor-option-add = Añadir una opción
editor-option-first = Primera opción
editor-option-new = Opción { $number }
editor-columns-of-list = Cada elemento de la lista contiene
editor-column-add = Añadir un valor
editor-column-name = valor
editor-move-up = Subir
editor-move-up-of = Subir: { $of }
editor-move-down = Bajar
editor-move-down-of = Bajar: { $of }
editor-remove = Quitar
editor-remove-of = Quitar: { $of }

## People and fields

editor-roles = Quién participa
editor-roles-none = Añada a las personas que firman, aprueban o reciben una copia, como inquilino y arrendadora.
editor-role-add = Añadir una persona
editor-role-first = Firmante
editor-role-next = Segundo firmante
editor-role-name = Rol { $number }
editor-role-kind = Qué hace
editor-role-kind-signer = Rellena y firma
editor-role-kind-approver = Aprueba
editor-role-kind-viewer = Recibe una copia
editor-role-order = Turno
editor-role-order-help = Los números menores van primero; los iguales, al mismo tiempo.
editor-role-remove = ¿Quitar { $name }?
editor-role-remove-used = { $count ->
    [one] Un campo es de esta persona y pasará a no ser de nadie.
   *[other] { $count } campos son de esta persona y pasarán a no ser de nadie.
}
editor-fields = Campos
editor-fields-none = Un campo es algo que una persona rellena o firma. Añada uno aquí, o escriba / en el texto donde corresponda.
editor-field-remove = ¿Quitar el campo { $name }?
editor-field-remove-what = También se quita del texto.
editor-field-role = Lo rellena
editor-field-nobody = Nadie todavía
editor-field-help = Ayuda
editor-field-help-help = Una frase que ayuda a responder.
editor-field-required = Hay que rellenarlo
editor-field-readonly = Solo muestra su valor
editor-field-variable = Unido a la variable
editor-field-variable-help = El campo muestra su valor y lo cambia.
editor-field-visible = Se muestra solo si
editor-field-visible-help = Una expresión. Déjela vacía para mostrar el campo siempre.
editor-field-signature = Firma
editor-field-initials = Iniciales
editor-field-fullName = Nombre completo
editor-field-signedDate = Fecha de la firma
editor-field-text = Línea de texto
editor-field-multiline = Varias líneas de texto
editor-field-number = Número
editor-field-money = Importe
editor-field-date = Fecha
editor-field-email = Correo electrónico
editor-field-phone = Teléfono
editor-field-checkbox = Casilla
editor-field-radio = Una de varias, todas a la vista
editor-field-select = Una de varias, de una lista
editor-field-multiselect = Algunas de varias
editor-field-file = Archivo adjunto
editor-field-image = Imagen
editor-validation-min = Al menos
editor-validation-max = Como mucho
editor-validation-min-date = No antes del
editor-validation-max-date = No después del
editor-validation-minlength = Mínimo de caracteres
editor-validation-maxlength = Máximo de caracteres
editor-validation-pattern = Patrón
editor-validation-pattern-help = Una expresión regular que debe cumplir toda la respuesta.
editor-validation-message = Lo que lee la gente si no encaja
editor-validation-message-help = Déjelo vacío para las palabras habituales.

## The page

editor-page-size = Papel
editor-page-size-a4 = A4 (210 × 297 mm)
editor-page-size-letter = Carta (8½ × 11 pulgadas)
editor-page-size-legal = Legal (8½ × 14 pulgadas)
editor-orientation = Orientación del papel
editor-orientation-portrait = Vertical
editor-orientation-landscape = Horizontal
editor-margins = Márgenes
editor-margin-top = Arriba
editor-margin-bottom = Abajo
editor-margin-left = Izquierda
editor-margin-right = Derecha
editor-header = Arriba en cada página
editor-footer = Abajo en cada página
editor-line-value = Insertar un valor
editor-line-number = Insertar un número de página
editor-page-number = Número de la página
editor-page-count = Cuántas páginas hay
editor-language = Idioma del documento
editor-language-help = Cómo se escriben las fechas y los números, y hacia dónde corre la página: en, de-AT, ar.
editor-font = Letra
editor-font-usual = Como siempre
editor-font-serif = Con remates
editor-font-sans = Sin remates
editor-font-mono = Ancho fijo

## Preview

editor-preview-page = Página { $page } de { $count }
editor-preview-blanks = Dejar huecos
editor-preview-held = Así estaba la plantilla sin errores por última vez. Cambia en cuanto se corrijan.
editor-preview-warnings = Fíjese en esto
editor-preview-earlier = Páginas anteriores
editor-preview-later = Páginas siguientes
editor-sample = Valores de ejemplo
editor-sample-what = Lo que deje vacío se inventa.
editor-sample-none = Aún no hay variables.
editor-sample-clear = Vaciar todo
editor-sample-wrong = Un valor de ejemplo no encaja:
editor-sample-row-add = Añadir un elemento
editor-sample-row-remove = Quitar el elemento { $number }
editor-sample-cell = { $name }, elemento { $number }

## History

editor-history-what = Se conserva cada versión publicada. Mire una anterior y retómela si lo desea.
editor-history-all = Mostrar cada versión
editor-version = Versión { $number }
editor-version-now = publicada
editor-version-look = Ver
editor-version-look-at = Ver la versión { $number }
editor-restore = Recuperar esta versión
editor-restore-title = ¿Recuperar esta versión?
editor-restore-what = Lo que ve vuelve a ser lo que era entonces. Los documentos siguen cuando publique; lo que está publicado ahora queda en el historial. Los cambios sin publicar se pierden.
editor-restored = La versión ha vuelto. Publíquela para que los documentos se creen a partir de ella.

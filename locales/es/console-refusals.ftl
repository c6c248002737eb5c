# Why the service did not do what the console asked for, in words for whoever asked.

## What is wrong with a field

refusals-missing = Rellene este campo.
refusals-proof = Escriba esto para que sepamos que es usted.
refusals-too-short = Escriba al menos este número de caracteres: { $min }.
refusals-too-long = Es demasiado largo: como máximo { $max } caracteres.
refusals-length = Escriba de { $min } a { $max } caracteres.
refusals-odd-characters = Hay un carácter que no se puede usar. Escríbalo de nuevo en lugar de pegarlo.
refusals-email = Escriba una dirección de correo, como nombre@example.com.
refusals-phone = Escriba un número de teléfono, como +49 30 123456.
refusals-amount = Escriba un importe.
refusals-digits = Escriba un número de { $max } cifras como máximo.
refusals-decimals = Escriba un importe con { $max } decimales como máximo, los que tiene { $currency }.
refusals-whole-amount = Escriba un importe entero: { $currency } no tiene decimales.
refusals-above-zero = Escriba un número mayor que 0.
refusals-number = Escriba un número.
refusals-range = Escriba un número de { $min } a { $max }.
refusals-whole-number = Escriba un número entero.
refusals-at-least = Escriba { $min } o más.
refusals-at-most = Escriba { $max } o menos.
refusals-date = Escriba una fecha.
refusals-moment = Escriba una fecha y una hora.
refusals-future = Elija un momento en el futuro.
refusals-before = El comienzo es posterior al final.
refusals-time-over = El plazo terminó antes de enviar el documento. Elija otro día.
refusals-yes-or-no = Elija sí o no.
refusals-text = Escriba un texto.
refusals-list = Aquí se pide una lista.
refusals-pattern = Esto no tiene la forma que se pide.
refusals-role = Elija uno de los roles: { $known }.
refusals-option = Elija uno de estos valores: { $known }.
refusals-nobody = Indique al menos una persona.
refusals-too-many-people = Son demasiadas personas; como máximo pueden ser { $max }.
refusals-twice = Esta dirección aparece dos veces en el mismo rol.
refusals-language = Escriba un código de idioma, como de o pt-BR.
refusals-time-zone = Elija una zona horaria, como Europe/Berlin.
refusals-colour = Escriba un color de seis cifras, como #2546c4.
refusals-site = Escriba la dirección de un sitio sin ruta, como https://www.example.com.
refusals-site-https = La dirección debe empezar por https://.
refusals-too-many-sites = Son demasiados sitios; como máximo pueden ser { $max }.
refusals-own-second-step = Configure primero un segundo paso para su propia cuenta.
refusals-own-address = Esta ya es su dirección.
refusals-workspace-name = Escriba el nombre del espacio de trabajo, letra por letra.
refusals-return-address = Introduzca la dirección completa de una página, como https://www.example.com/gracias.
refusals-address = Escriba una dirección web, como https://example.com/hook.
refusals-address-https = Escriba una dirección que empiece por https://.
refusals-address-inside = Esta dirección está en una red que el operador de este servicio no ha permitido.
refusals-address-password = Quite el nombre de usuario y la contraseña de la dirección.
refusals-address-part = Quite lo que hay detrás de #; nunca se envía.
refusals-link = Escriba una dirección que empiece por https://, http://, mailto: o tel:.
refusals-no-event = Elija al menos un evento.
refusals-too-many-documents = Son demasiados documentos; como máximo pueden enviarse { $max } a la vez.

## Templates and their fields

refusals-no-option = Escriba al menos una respuesta que se pueda elegir.
refusals-same-option = Dos respuestas son iguales.
refusals-least-above-most = El mínimo es mayor que el máximo.
refusals-expression = Este patrón no se puede leer: { $error }
refusals-same-name = Ya hay algo con este nombre. Elija otro.
refusals-reserved-name = Este nombre tiene un significado propio en las fórmulas. Elija otro.
refusals-name-form = Un nombre empieza por una letra y solo contiene letras, cifras y guiones bajos.
refusals-unknown-name = No hay nada que se llame { $name }.
refusals-unknown-field = No hay ningún campo que se llame { $name }.
refusals-other-type = { $name } es de otro tipo ({ $type }), que este campo no puede rellenar.
refusals-circle = Esto necesita su propio resultado: { $circle }
refusals-no-place = Este campo aún no tiene lugar en las páginas.
refusals-off-page = El campo se sale de la página.
refusals-currency = Escriba las tres mayúsculas de una moneda, como EUR.
refusals-margins = Los márgenes son de 0 mm o más y dejan al menos 40 mm para el texto.

## Files

refusals-picture-kind = Elija una imagen PNG o JPEG.
refusals-file-lost = Este archivo ya no está. Elíjalo de nuevo.
refusals-not-a-pdf = Este archivo es una imagen. Elija un PDF.
refusals-not-a-picture = Este archivo es un PDF. Elija una imagen.
refusals-no-such-page = El PDF no tiene esa página; tiene { $pages }.
refusals-file-kind = No es un archivo PDF, PNG, JPEG o WebP. Elija otro.
refusals-file-empty = Este archivo está vacío. Elija otro.
refusals-file-large = El archivo es demasiado grande. Elija uno más pequeño.
refusals-file-long = El PDF tiene más de { $limit } páginas. Divídalo y use las partes.
refusals-file-wide = La imagen es demasiado grande: { $width } × { $height } píxeles. Redúzcala y elíjala de nuevo.
refusals-file-print-anew = Este PDF está hecho de una forma que no se puede usar aquí. Imprímalo en un PDF nuevo y elija ese.
refusals-file-locked = Este PDF está protegido con una contraseña. Quite la protección y elíjalo de nuevo.
refusals-file-damaged = Este archivo está dañado. Ábralo en otro programa, guárdelo de nuevo y elija ese.

## Why something can't be done

refusals-closed = El documento ya no está abierto, así que esto ya no es posible.
refusals-expired = El plazo de este documento ha terminado, así que esto ya no es posible.
refusals-done-before = { $who } ya ha firmado o rechazado.
refusals-invited-before = { $email } ya tiene una invitación en este rol.
refusals-member-before = { $email } ya está en este espacio de trabajo.
refusals-not-sent = El documento aún no se ha enviado, así que no se puede recordar a nadie.
refusals-values-fixed = Alguien ya ha firmado, así que { $name } ya no puede cambiar. Retire el documento y envíe otro.
refusals-name-fixed = Alguien ya ha firmado y el documento muestra su nombre, así que este ya no puede cambiar. Retire el documento y envíe otro.
refusals-last-administrator = El espacio de trabajo necesita al menos un administrador.
refusals-many-webhooks = El espacio de trabajo tiene { $count } webhooks, el máximo. Elimine uno que no haga falta.
refusals-others = Otras personas están cambiando esto en este momento. Inténtelo de nuevo.
refusals-no-workspace = Esta cuenta ya no está en ningún espacio de trabajo. Pida una invitación.
refusals-here-already = Usted ya está en este espacio de trabajo.
refusals-wrong-password = La dirección o la contraseña no es correcta.
refusals-wrong-code = Este código no es correcto o ya se ha usado.
refusals-wrong-digits = Estas cifras no son correctas. Compruebe el reloj de su dispositivo y pruebe las siguientes.
refusals-begin-again = Ha tardado demasiado o ya se ha usado. Empiece de nuevo.
refusals-second-step-lacks = Este espacio de trabajo pide un segundo paso. Configure uno en su cuenta o entre con una llave de acceso.
refusals-two-step-on = El inicio de sesión en dos pasos ya está activado.
refusals-two-step-off = El inicio de sesión en dos pasos está desactivado.
refusals-too-many-passkeys = Ya tiene { $most } llaves de acceso. Quite una primero.
refusals-passkey-known = Esta llave de acceso ya se conoce.
refusals-address-taken = Esta dirección pertenece a otra cuenta. Elija otra.
refusals-password-first = Elija primero una contraseña.
refusals-sign-in-again = Cierre la sesión, vuelva a entrar y hágalo antes de 15 minutos.
refusals-passkey-unknown = Esta llave de acceso no se conoce aquí.
refusals-turn = Otros firman antes que usted. Se le avisará cuando sea su turno.
refusals-link-over = Este enlace ya se ha usado o es demasiado antiguo. Pida uno nuevo.
refusals-invitation-over = Esta invitación ya se ha usado, se ha retirado o es demasiado antigua. Pida una nueva.
refusals-set-up-over = Este enlace de configuración ya se ha usado o es demasiado antiguo. Reinicie el servicio para obtener uno nuevo.
refusals-webhook-off = El webhook está desactivado. Actívelo primero.

## What a printed document lacks

refusals-no-font = Página { $page }: ninguna fuente tiene «{ $text }». Quien gestiona este servicio puede añadir una.
refusals-not-archivable = El PDF no es del todo accesible ni apto para archivar: { $reason }
refusals-no-picture = La imagen { $file } falta o no se puede leer.
refusals-warning-not-true = { $expression }: una condición debe dar verdadero o falso. Se encontró: { $given }.
refusals-warning-not-list = { $expression }: solo se puede repetir una lista. Se encontró: { $given }.

## What a receiver of webhooks did

refusals-receiver-unknown = No se conoce ninguna dirección para este nombre.
refusals-receiver-away = No se puede alcanzar ({ $cause })
refusals-receiver-slow = No respondió a tiempo.
refusals-receiver-broke = La respuesta se cortó.
refusals-receiver-redirect = Respondió con otra dirección. Los webhooks solo se envían a la dirección indicada.
refusals-receiver-unreadable = La respuesta no se puede leer ({ $cause })

## Where in a text something is wrong

refusals-at-line = Línea { $line }: { $what }
refusals-at-column = Columna { $column }: { $what }
refusals-at-line-column = Línea { $line }, columna { $column }: { $what }
refusals-in-expression = { $expression }: { $what }

## Kinds of values, in the sentences below

refusals-kind-missing = un valor que falta
refusals-kind-text = un texto
refusals-kind-number = un número
refusals-kind-money = un importe
refusals-kind-date = una fecha
refusals-kind-datetime = una fecha y hora
refusals-kind-boolean = verdadero o falso
refusals-kind-list = una lista
refusals-kind-record = un grupo de valores
refusals-kind-image = una imagen
refusals-kind-whole = un número entero
refusals-kind-list-or-text = una lista o un texto
refusals-kind-decimals = un número de decimales
refusals-count-none = ningún valor
refusals-count-one = un valor
refusals-count-least = { $least } valores o más
refusals-count-range = de { $least } a { $most } valores
refusals-count-some = { $count } valores

## What is wrong with an expression

refusals-mistake-near = ¿Quiso decir { $near }?
refusals-mistake-function = No hay ninguna función { $name }.
refusals-mistake-operator = { $name } no se puede usar en una expresión.
refusals-mistake-between = { $sign } no sirve con estos valores: { $left }, { $right }.
refusals-mistake-money = { $sign } no se puede usar entre dos importes.
refusals-mistake-nought = Esto divide entre 0.
refusals-mistake-large = El resultado es un número demasiado grande.
refusals-mistake-power = Tras ** va un número entero, y el resultado tiene como mucho 28 cifras.
refusals-mistake-far = El resultado es una fecha posterior al año 9999.
refusals-mistake-needs = Se necesita aquí: { $wanted }. Se encontró: { $given }.
refusals-mistake-sign-needs = { $sign } necesita: { $wanted }. Se encontró: { $given }.
refusals-mistake-sum = Solo se pueden sumar números e importes. Se encontró: { $given }.
refusals-mistake-order = Esto no se puede ordenar: { $left }, { $right }.
refusals-mistake-condition = Se necesita aquí: verdadero o falso. Se encontró: { $given }.
refusals-mistake-gives = El resultado es { $given }, y se pide: { $type }.
refusals-mistake-steps = Calcular esto tarda demasiado. Simplifíquelo o acorte sus listas.
refusals-mistake-long = El resultado es demasiado largo.
refusals-mistake-compare = Esto no se puede comparar: { $left }, { $right }.
refusals-mistake-currencies = { $left } y { $right } no se pueden usar juntos.
refusals-mistake-list-has-no = Una lista no tiene { $name }. Para tomarlo de cada elemento, escriba .map(|item| item.{ $name })
refusals-mistake-has-no = Aquí no hay { $name }: { $given }.
refusals-mistake-index = Entre [ y ] va un número entero.
refusals-mistake-no-items = Con [ ] no se puede sacar nada de esto: { $given }.
refusals-mistake-bars = Lo que empieza por |item| solo se puede dar a map, filter y similares.
refusals-mistake-bars-hold = Entre las barras va un elemento y, si quiere, su número: |item, number|
refusals-mistake-dot = Tras el punto va un nombre.
refusals-mistake-shout = { $name } se escribe sin signo de exclamación.
refusals-mistake-two = { $name } toma dos valores.
refusals-mistake-choose = choose toma una condición y dos valores.
refusals-mistake-or-else = orElse toma un valor y otro para cuando falta.
refusals-mistake-on-list = { $name } va tras una lista: items.{ $name }(|item| …)
refusals-mistake-statement = Aquí solo puede ir una expresión, como if a > b {"{"} x {"}"} else {"{"} y {"}"}
refusals-mistake-value = Aquí falta un valor.
refusals-mistake-unreadable = Esto no se puede leer.
refusals-mistake-ends = Esto termina demasiado pronto.
refusals-mistake-brace = Aquí falta un {"{"} o un {"}"}.
refusals-mistake-quotes = Un texto va entre comillas rectas: "…"
refusals-mistake-deep = Hay demasiados paréntesis unos dentro de otros.
refusals-mistake-reserved = { $word } tiene un significado propio y no se puede usar aquí.
refusals-mistake-equals = Aquí no se puede cambiar un valor. Para comparar, escriba ==
refusals-mistake-and = Para «y» escriba &&
refusals-mistake-or = Para «o» escriba ||
refusals-mistake-decimals = Se redondea de 0 a { $max } decimales.
refusals-mistake-turn = { $from } no se puede convertir en { $to }.
refusals-mistake-takes = { $name } toma { $takes }, no { $given }.
refusals-mistake-no-date = Esta fecha no existe: { $year }-{ $month }-{ $day }
refusals-mistake-date-takes = date toma un texto, o un año, un mes y un día.

## What is wrong with Markdown

refusals-markdown-empty = { $tag } no nombra nada. Escriba una variable como {"{"}{"{"}customer{"}"}{"}"}.
refusals-markdown-field = { $tag } debe nombrar un campo del formulario, como {"{"}{"{"}field:signature{"}"}{"}"}.
refusals-markdown-if = { $tag } necesita una expresión, como {"{"}{"{"}#if total > 1000{"}"}{"}"}.
refusals-markdown-each = { $tag } debe nombrar una lista y cómo se llama cada elemento: {"{"}{"{"}#each items as item{"}"}{"}"}
refusals-markdown-else = { $tag } no se conoce. Escriba un segundo {"{"}{"{"}#if …{"}"}{"}"} con la condición contraria.
refusals-markdown-format = { $tag } debe tener un formato tras la barra, como {"{"}{"{"}start | long{"}"}{"}"}.
refusals-markdown-unknown = { $tag } no se conoce. Existen #if, /if, #each, /each, field: y pagebreak.
refusals-markdown-open = Falta {"}"}{"}"} en la misma línea: { $tag }
refusals-markdown-nowhere = { $tag } está donde no se imprime nada.
refusals-markdown-own-line = { $tag } debe ir solo en su línea.
refusals-markdown-before = { $tag } va antes de { $close }, que pide la línea { $begun }.
refusals-markdown-closes-none = { $tag } no cierra nada: aquí no hay ningún { $open } abierto.
refusals-markdown-not-closed = { $tag } no se cierra. Debe seguir { $close }.
refusals-markdown-not-here = { $tag } no puede ir en la dirección de un enlace ni en el archivo o la descripción de una imagen.
refusals-markdown-deep = Hay demasiadas listas, citas, tablas, condiciones y repeticiones unas dentro de otras; como mucho { $max }.
refusals-markdown-many = El texto tiene demasiadas partes.
refusals-markdown-picture = Una imagen es un archivo subido, indicado por su identificador: ![…](fil_…)
refusals-markdown-picture-width = Lo que va entre comillas tras una imagen es su anchura, del 1 % al 100 %.
refusals-unpublished-elsewhere = Otra persona ha cambiado lo que aún no está publicado. Vuelva a cargar la página y mírelo primero.
refusals-template-overtaken = La plantilla se cambió entretanto. Mire primero la otra versión.
refusals-nothing-unpublished = No queda nada por publicar. Alguien lo ha publicado o descartado entretanto. Vuelva a cargar la página.

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
refusals-role = Elija uno de los papeles: { $known }.
refusals-option = Elija uno de estos valores: { $known }.
refusals-nobody = Indique al menos una persona.
refusals-too-many-people = Son demasiadas personas; como máximo pueden ser { $max }.
refusals-twice = Esta dirección aparece dos veces en el mismo papel.
refusals-language = Escriba un código de idioma, como de o pt-BR.
refusals-time-zone = Elija una zona horaria, como Europe/Berlin.
refusals-colour = Escriba un color de seis cifras, como #2546c4.
refusals-site = Escriba la dirección de un sitio sin ruta, como https://www.example.com.
refusals-site-https = La dirección debe empezar por https://.
refusals-too-many-sites = Son demasiados sitios; como máximo pueden ser { $max }.
refusals-workspace-name = Escriba el nombre del espacio de trabajo, letra por letra.
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
refusals-invited-before = { $email } ya tiene una invitación en este papel.
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
refusals-two-step-on = El inicio de sesión en dos pasos ya está activado.
refusals-two-step-off = El inicio de sesión en dos pasos está desactivado.
refusals-too-many-passkeys = Ya tiene { $most } llaves de acceso. Quite una primero.
refusals-passkey-known = Esta llave de acceso ya se conoce.
refusals-passkey-unknown = Esta llave de acceso no se conoce aquí.
refusals-link-over = Este enlace ya se ha usado o es demasiado antiguo. Pida uno nuevo.
refusals-invitation-over = Esta invitación ya se ha usado, se ha retirado o es demasiado antigua. Pida una nueva.
refusals-set-up-over = Este enlace de configuración ya se ha usado o es demasiado antiguo. Reinicie el servicio para obtener uno nuevo.
refusals-webhook-off = El webhook está desactivado. Actívelo primero.

## What a printed document lacks

refusals-no-font = Página { $page }: ninguna fuente tiene «{ $text }». Quien gestiona este servicio puede añadir una.
refusals-not-archivable = El PDF no es del todo accesible ni apto para archivar: { $reason }
refusals-no-picture = La imagen { $file } falta o no se puede leer.

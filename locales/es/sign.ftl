# Las páginas en las que se firman y rellenan documentos.

## Around every page

language = Idioma
made-with = Enviado con Countersign
close = Cerrar
cancel = Cancelar
remove = Quitar
try-again = Reintentar
sending = Enviando…
fetching = Un momento…

## The first screen

landing-signer = { $from } le pide que firme
landing-approver = { $from } le pide su aprobación
landing-viewer = { $from } comparte un documento con usted
landing-changed = El remitente ha modificado el documento desde que lo abrió. Léalo de nuevo, por favor; lo que rellenó se ha guardado.
landing-note = Abrir el documento no firma nada. Puede leerlo todo antes de decidir.
landing-note-viewer = Este documento es solo para leer. No se le pide nada y no se firma nada.
for = Para
until = Hasta
review = Ver el documento
code-label = Código de acceso
code-help = Se lo dio el remitente, aparte del enlace.
code-missing = Escriba el código de acceso.
code-wrong = Este código no es correcto. Compruébelo e inténtelo de nuevo.
code-spent = Este código se ha probado demasiadas veces y ya no abre nada. Pida otro al remitente.

## Consent

consent-sign-title = Firmar electrónicamente
consent-sign-agree = He leído este texto y acepto firmar electrónicamente.
consent-approve-title = Aprobar electrónicamente
consent-approve-agree = He leído este texto y acepto aprobar electrónicamente.
consent-required = Marque la casilla para continuar.
consent-version = Con su consentimiento se guarda la versión { $version } de este texto.

## The document

hint-signer = Lea el documento y rellene los lugares marcados. Lo que escribe se guarda sobre la marcha.
hint-approver = Lea el documento y después apruébelo o rechácelo.
hint-viewer = Puede leer este documento. No tiene nada que rellenar.
end-of-document = Fin del documento
document-download = Descargar el documento
document-missing = El documento no se puede descargar en este momento. Inténtelo más tarde o pídaselo al remitente.
more-fields = También por rellenar
finish = Firmar y terminar
approve = Aprobar
send = Enviar
save-for-later = Guardar y seguir más tarde
start = Empezar
next = Siguiente
progress = Progreso
progress-count = { $done } de { $all }
progress-none = Nada es obligatorio
saving = Guardando…
saved = Guardado
not-saved = Aún sin guardar
not-saved-because = Todavía no se ha guardado: hay un problema con «{ $label }».
show-field = Mostrar
offline = Sin conexión. Sus respuestas se conservan en esta página.
field-unnamed = Respuesta
optional = (opcional)
choose = Elija…
blank = por rellenar: { $label }
blank-of-others = { $label }
unanswered = aún sin rellenar
ticked = marcado
not-ticked = sin marcar
date-by-service = se pone cuando termine
view = Vista
view-pages = Páginas
view-list = Lista de campos
page-of = Página { $number } de { $count }
table-scrolls = Tabla
page-picture = Página { $number } de { $count }, como imagen. «{ document-download }», más arriba, le da un PDF que un lector de pantalla puede leer.
pages-hint = Las páginas se muestran como imágenes. Para que se las lean en voz alta o para leerlas en letra más grande, elija «{ document-download }».
page-failed = No se pudo cargar esta página.
page-cut = La página alrededor de este campo
sheet-done = Listo

## Files

file-choose = Elegir un archivo
file-replace = Elegir otro
file-attached = Hay un archivo adjunto
upload-preview = { $label }: la imagen elegida
image-choose = Elegir una imagen
uploading = Enviando { $name }…
file-too-large = El archivo es demasiado grande. Elija uno más pequeño.
file-failed = No se pudo enviar el archivo. Compruebe su conexión y elíjalo de nuevo.
file-kind = No es un archivo PDF, PNG, JPEG o WebP. Elija otro.
file-empty = Este archivo está vacío. Elija otro.
file-too-long = El PDF tiene más de { $limit } páginas. Elija uno más corto.
file-too-wide = La imagen es demasiado grande: { $width } × { $height } píxeles. Redúzcala y elíjala de nuevo.
file-print-anew = Este PDF está hecho de una forma que no se puede usar aquí. Imprímalo en un PDF nuevo y elija ese.
file-locked = Este PDF está protegido con una contraseña. Quite la protección y elíjalo de nuevo.
file-damaged = Este archivo está dañado. Ábralo en otro programa, guárdelo de nuevo y elija ese.
file-name = El nombre del archivo no se puede usar. Cámbielo y elija el archivo de nuevo.
file-lost = Este archivo ya no está. Elíjalo de nuevo.
image-kind = No es una imagen PNG, JPEG o WebP. Elija otra.

## Signatures

signature-make = Firmar aquí
signature-place = Poner su firma aquí
signature-yours = Su firma
signature-change = Cambiar
signature-change-of = Cambiar: { $label }
signature-remove-of = Quitar: { $label }
initials-make = Poner iniciales
initials-place = Poner sus iniciales aquí
initials-yours = Sus iniciales
signature-dialog = Su firma
initials-dialog = Sus iniciales
signature-way = ¿Cómo quiere firmar?
signature-draw = Dibujar
signature-type = Escribir
signature-upload = Subir
signature-pad = Zona para dibujar. Para firmar con el teclado, elija «Escribir».
signature-pad-hint = Dibuje aquí
undo = Deshacer
clear = Borrar
signature-type-label = Su nombre
signature-other-hand = Otra letra
initials-type-label = Sus iniciales
signature-upload-help = Una imagen de su firma: PNG, JPEG o WebP.
initials-upload-help = Una imagen de sus iniciales: PNG, JPEG o WebP.
signature-upload-preview = La imagen elegida
signature-upload-kind = No es una imagen PNG, JPEG o WebP. Elija otra.
signature-upload-large = La imagen pesa más de 15 MB. Elija una más pequeña.
signature-upload-broken = Esta imagen no se puede leer. Elija otra, o dibuje o escriba su firma.
signature-empty-draw = Dibuje primero en la zona, o escriba su firma.
signature-dot = Eso es solo un punto. Dibuje su firma o escríbala.
initials-dot = Eso es solo un punto. Dibuje sus iniciales o escríbalas.
signature-empty-type = Escriba primero su nombre.
initials-empty-type = Escriba primero sus iniciales.
signature-empty-upload = Elija primero una imagen.
signature-adopt = Usar esta firma
signature-adopt-note = Se guarda para los demás lugares de este documento, donde basta un clic.
initials-adopt = Usar estas iniciales
initials-adopt-note = Se guardan para los demás lugares de este documento, donde basta un clic.

## What is wrong with an answer

missing = Rellene este campo.
missing-checkbox = Marque esta casilla.
missing-choice = Elija una respuesta.
missing-signature = Firme aquí.
missing-initials = Ponga aquí sus iniciales.
missing-file = Elija un archivo.
missing-image = Elija una imagen.
not-a-number = Escriba un número.
not-a-date = Escriba una fecha completa: día, mes y año.
not-an-email = Escriba una dirección de correo, como nombre@example.com.
not-a-phone = Escriba un número de teléfono: cifras, espacios y +.
not-an-option = Elija una de las respuestas que se ofrecen.
not-matching = Esto no tiene la forma que se pide.
too-small = Escriba { $min } o más.
too-large = Escriba { $max } o menos.
too-early = Elija el { $min } o una fecha posterior.
too-late = Elija el { $max } o una fecha anterior.
too-short =
    { $min ->
        [one] Escriba al menos un carácter.
       *[other] Escriba al menos { $min } caracteres.
    }
too-long =
    { $max ->
        [one] Escriba como máximo un carácter; hay { $length }.
       *[other] Escriba como máximo { $max } caracteres; hay { $length }.
    }
too-long-by-far = Es demasiado largo: como máximo { $max } caracteres.
too-many-digits = Escriba un número de 28 cifras como máximo.
too-many-decimals = Escriba un importe con { $max } decimales como máximo.
whole-amount = Escriba un importe entero, sin decimales.
odd-characters = Hay un carácter que no se puede usar. Escríbalo de nuevo en lugar de pegarlo.
signature-refused = Esta firma no se puede usar. Hágala de nuevo.
form-changed = El documento ha cambiado mientras tanto. Vuelva a cargar la página.
failed-answered-before = Otra persona que rellena los mismos campos ha enviado mientras tanto otra respuesta. Ya no se puede cambiar. Lea el documento de nuevo antes de firmarlo.
failed-form-changed = El formulario ha cambiado desde que lo abrió. Léalo de nuevo antes de enviarlo.
failed-sent-before = Su primer envío sí llegó, con las respuestas que había entonces. Envíe otra vez solo si también deben llegar las respuestas cambiadas.
failed-still-sending = Sus respuestas todavía están en camino. Inténtelo de nuevo en un momento.
other-currency = Indique un importe en { $currency }.
summary-title =
    { $count ->
        [one] Falta una respuesta
       *[other] { $count } respuestas faltan o no son correctas
    }
summary-wrong = Una respuesta no es correcta
summary-not-sent = Todavía no se ha enviado
summary-unsure = No se sabe si ha llegado
unsure-again = Puede volver a intentarlo sin riesgo: nada se envía dos veces.

## Declining

decline = Rechazar
decline-title = ¿Rechazar la firma?
decline-text = Se avisa a { $from } con su motivo. Después el documento ya no se puede firmar.
decline-reason = ¿Por qué lo rechaza?
decline-missing = Diga el motivo en pocas palabras.
decline-confirm = Rechazar el documento

## Passing it on to somebody else

delegate-signer = Debe firmar otra persona
delegate-approver = Debe aprobar otra persona
delegate-title = Pasar el documento
delegate-text = La otra persona recibe su propia invitación. Su enlace deja de funcionar y lo que ha rellenado se descarta. { $from } sabrá que lo ha pasado y a quién.
delegate-name = Nombre de la otra persona
delegate-email = Dirección de correo de la otra persona
delegate-note = Una nota al remitente
delegate-note-wrong = Escriba como máximo 2000 caracteres o déjelo vacío.
delegate-confirm = Pasarlo
delegate-same = Esta es su propia dirección. Escriba la de otra persona.
delegate-takes-part = Esta persona ya participa en el documento. Pregunte al remitente.
delegate-off = Este documento no se puede pasar desde aquí. Pida al remitente que invite a otra persona.
delegate-code = El código de acceso se le dio solo a usted. Pida al remitente que invite a otra persona.
delegate-by-hand = El remitente reparte él mismo los enlaces a este documento. Pídale que invite a otra persona.
delegated-title = Documento pasado
delegated-text = { $who } ({ $email }) tiene ahora la invitación en su lugar.
delegated-remedy = { $from } recibe aviso. Su propio enlace ya no funciona y no le queda nada por hacer.

## Going on later

left-title = Guardado
left-text = Sus respuestas están guardadas. Vuelva a abrir el mismo enlace cuando quiera continuar.
left-failed-title = Aún sin guardar
left-failed-text = No se pudieron enviar sus respuestas, pero siguen en esta página. Déjela abierta e inténtelo de nuevo cuando tenga conexión.
left-refused-text = Hay un problema con «{ $label }», por eso no se pudo guardar. Vuelva al documento para corregirlo. Sigue estando en esta página.
back-to-document = Volver al documento

## What happened to a document

waiting-title = Todavía no es su turno
waiting-text =
    { $count ->
        [one] Una persona firma antes que usted.
       *[other] { $count } personas firman antes que usted.
    }
waiting-remedy = Recibirá un correo en cuanto sea su turno. Hasta entonces no hay nada que hacer.
waiting-remedy-quiet = Vuelva a abrir este enlace más tarde, o mire aquí otra vez. Hasta entonces no hay nada que hacer.
look-again = Mirar de nuevo
submitted-title = Gracias, ha firmado
submitted-text = Su parte está lista. Otras personas aún tienen que firmar.
submitted-remedy = Recibirá su copia por correo en cuanto hayan firmado todos.
submitted-remedy-quiet = En cuanto todos hayan firmado, su copia estará aquí, en el mismo enlace.
approved-title = Gracias, ha aprobado
approved-text = Su parte está lista. Otras personas aún están en ello.
approved-remedy = Recibirá su copia por correo en cuanto todos hayan terminado.
approved-remedy-quiet = En cuanto todos hayan terminado, su copia estará aquí, en el mismo enlace.
completed-title = Todo listo
completed-text = Todos han firmado. El documento está completo y sellado.
completing-text = Todos han firmado. El documento está completo; su copia sellada se está preparando.
completed-remedy = Guarde una copia. También se le ha enviado por correo.
completed-remedy-quiet = Guarde una copia para sus archivos.
preparing = Se está preparando su copia. Aparecerá aquí en un momento y llegará también por correo.
preparing-quiet = Su copia se está preparando. Aparecerá aquí en un momento.
copy-comes = Aparecerá aquí en un momento y llegará también por correo electrónico.
copy-comes-quiet = Aparecerá aquí en un momento.
download = Descargar su copia
back-to = Volver a { $host }
declined-title = Este documento fue rechazado
declined-text = { $who } lo ha rechazado, así que ya no se puede firmar.
declined-remedy = Si cree que es un error, pida un documento nuevo a { $from }.
declined-mine-title = Ha rechazado el documento
declined-mine-text = Se ha avisado a { $from } con su motivo.
declined-mine-remedy = Si no era su intención, pida un documento nuevo a { $from }.
voided-title = Este documento fue retirado
voided-text = { $from } lo ha retirado, así que no queda nada por firmar.
voided-remedy = Si tiene preguntas, diríjase a { $from }.
expired-title = El plazo para firmar ha terminado
expired-text = Este documento se podía firmar hasta el { $until }.
expired-remedy = Si aún debe firmarse, pida a { $from } que lo envíe de nuevo.
linkExpired-title = Este enlace es demasiado antiguo
linkExpired-text = Los enlaces valen por tiempo limitado, para que nadie entre por un correo viejo. Puede que el documento siga abierto.
linkExpired-remedy = Pida un enlace nuevo a { $from }.
unknown-title = Este enlace no lleva a ninguna parte
unknown-text = No hay ningún documento detrás. Quizá falte una parte del enlace o se haya borrado el documento.
unknown-remedy = Abra de nuevo el enlace desde el correo o cópielo entero. Si no sirve, pida otro al remitente.
replaced-title = Hay un enlace más reciente
replaced-text = Este enlace fue sustituido por otro y ya no funciona.
replaced-remedy = Abra el último correo sobre este documento y use su enlace.
no-token-title = Abra el enlace de su correo
no-token-text = Esta página necesita el enlace que recibió. Abra el correo y elija de nuevo su botón.
unreachable-title = El documento no se puede mostrar ahora
nothing-lost = No se ha perdido nada de lo que escribió en esta página.

## What goes wrong on the way

failed-network = No hay conexión con el servicio. Compruebe su red e inténtelo de nuevo.
failed-server = El servicio tiene un problema en este momento. Inténtelo de nuevo en un minuto.
failed-too-many = Demasiados intentos. Espere un minuto e inténtelo de nuevo.
failed-too-many-seconds =
    { $seconds ->
        [one] Demasiados intentos. Inténtelo de nuevo en un segundo.
       *[other] Demasiados intentos. Inténtelo de nuevo en { $seconds } segundos.
    }
failed-too-many-minutes = Demasiados intentos. Inténtelo de nuevo en { $minutes } minutos.
failed-too-large = Lo que ha enviado es demasiado grande.
failed-not-opened = El documento aún no está abierto. Vuelva a cargar la página y ábralo primero.
failed-not-agreed = Aún no ha aceptado hacerlo electrónicamente. Lea el texto al final del documento y marque la casilla.
failed-text-changed = Este texto ha cambiado mientras tanto. Léalo de nuevo antes de aceptar.
failed-closed = El documento ya no está abierto, así que esto ya no es posible. Vuelva a cargar la página para ver cómo está.
failed-code = Este documento pide un código de acceso. Vuelva a cargar la página y escriba el que le dio el remitente.
failed-gone = Esto ya no está. Vuelva a cargar la página.
failed-unknown = No ha funcionado. Inténtelo de nuevo.

## The public form

fill-about = { $workspace } le pide que rellene
fill-who = Sobre usted
fill-name = Su nombre
fill-email = Su dirección de correo
fill-email-help = Allí se envía su copia.
fill-begin = Empezar
fill-hint = Rellene los lugares marcados. Nada se envía antes de que elija «{ send }».
fill-thanks-title = Gracias
fill-thanks-text = Sus respuestas a «{ $name }» han llegado.
fill-mail = Su copia llega por correo a { $email }.
fill-gone-title = Este formulario no está aquí
fill-gone-text = Se cerró o el enlace está incompleto. Pregunte a quien se lo dio.
fill-login-title = Este formulario pide iniciar sesión
fill-login-text = Solo está abierto a personas con una cuenta en este espacio de trabajo.
fill-login-go = Iniciar sesión

## A name, and what is said of it

of = { $name }: { $said }

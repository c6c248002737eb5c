# La página en la que cualquiera puede verificar un documento sellado.

## Around every page

language = Idioma
made-with = Countersign
try-again = Reintentar

## Choosing a file

verify-title = Verificar un documento
verify-text = Averigüe si un documento se selló aquí y si sigue como entonces.
verify-choose = Elegir un PDF o ZIP
verify-drop = o suéltelo aquí
verify-privacy = El archivo se examina y no se conserva.
verify-busy = Examinando { $name }…

## The verdict

verdict-intact-title = Intacto
verdict-intact-text = Este documento se selló aquí y no ha cambiado desde entonces.
verdict-part-title = Intacto en parte
verdict-part-text = El PDF de este paquete se selló aquí y no ha cambiado desde entonces. Parte de su cronología está en blanco: véase abajo.
verdict-changed-title = Modificado
verdict-changed-text = Este documento se selló aquí, pero ya no es como entonces. No se fíe de él.
verdict-foreign-title = No sellado por nosotros
verdict-foreign-text = Este documento lleva un sello, pero de otro. No podemos responder por él.
verdict-unsealed-title = Sin sello
verdict-unsealed-text = Este documento no lleva sello. Puede ser un borrador o una copia impresa y escaneada.
verdict-unreadable-title = Ilegible
verdict-unreadable-text = No es un PDF ni un paquete que podamos leer. Elija el archivo tal como lo recibió.
verdict-large-title = Demasiado grande
verdict-large-text = Este paquete contiene más de lo que comprobamos de una vez. Descomprímalo y elija solo response.pdf.

## What is wrong

problems = Lo que se encontró
problem-bytesAltered = Se alteró el contenido
problem-appended = Se añadió algo después del sello
problem-shadow = Se preparó contenido oculto
problem-seal = Un sello no es válido
problem-certificate = Un certificado no es válido
problem-bundleFile = Un archivo del paquete no coincide
problem-bundleTooLarge = El paquete es demasiado grande
problem-particulars = Detalles técnicos (en inglés)

## What the file says

record = El documento
record-name = Nombre
record-workspace = Enviado por
record-completed = Terminado
record-id = Identificador
signers = Firmado por
signed-at = Firmado el { $when }
approved-at = Aprobado el { $when }
submitted-for-at = Enviado en su nombre por un programa del remitente el { $when }
by-handed-link = Mediante un enlace que se entregó al remitente para que lo diera
seals = Sellos
seal-intact = El sello está intacto
seal-broken = El sello está roto
seal-outgrown = Lo sellado sigue igual, pero después se añadió algo que el sello no cubre
seal-ours = Hecho por este servicio
seal-foreign = Hecho por otro servicio
seal-at = Sellado el { $when }
seal-stamped = Hora confirmada por una autoridad de sellado de tiempo: { $when }
seal-level = Nivel
certificate = Certificado
certificate-subject = Titular
certificate-issuer = Emitido por
certificate-serial = Número de serie
certificate-valid = Válido
timeline = Cronología
timeline-sealed = El sello responde de las entradas 1 a { $sealed } de { $entries }.
timeline-later = Lo que sigue se añadió después del sello, que no lo cubre. Es tan fiable como quien le dio el archivo:
timeline-blank =
    { $blank ->
        [one] Una entrada que el sello cubre está en blanco. Así ocurre cuando se borró a una persona a petición suya; pero quien le dio el archivo también pudo quitar las palabras. Pida de nuevo el paquete al remitente y compárelo.
       *[other] { $blank } entradas que el sello cubre están en blanco. Así ocurre cuando se borró a una persona a petición suya; pero quien le dio el archivo también pudo quitar las palabras. Pida de nuevo el paquete al remitente y compárelo.
    }
files = Archivos del paquete
file-good = Tal como se selló
file-listed = Como dice la lista del paquete; el sello no lo cubre
file-partly = El sello lo cubre en parte; consulte la cronología
file-bad = No como se selló

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
failed-too-large = El archivo es demasiado grande para verificarlo aquí. Si es un ZIP, descomprímalo y elija solo response.pdf.
failed-unknown = No ha funcionado. Inténtelo de nuevo.

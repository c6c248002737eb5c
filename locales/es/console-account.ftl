# La cuenta, y las páginas antes de iniciar sesión.

## Palabras que comparten varias páginas

account-email = Correo electrónico
account-password = Contraseña
account-new-password = Contraseña nueva
account-present-password = Contraseña actual
account-password-rule = Al menos { $count } caracteres. Varias palabras seguidas son fáciles de recordar y difíciles de adivinar.
account-password-short = Use al menos { $count } caracteres.
account-password-wrong = Esta no es su contraseña.
account-password-show = Mostrar la contraseña
account-name = Su nombre
account-language = Idioma
account-time-zone = Zona horaria
account-or = o
account-back-to-sign-in = Volver al inicio de sesión

## Iniciar sesión

account-sign-in-title = Iniciar sesión
account-sign-in = Iniciar sesión
account-sign-in-wrong = El correo o la contraseña no son correctos.
account-forgot = ¿Ha olvidado su contraseña?
account-with-passkey = Entrar con una llave de acceso
account-with-single = Entrar con { $name }
account-single-failed = No se pudo iniciar la sesión
account-problem-late = Ha tardado demasiado o se empezó en otro navegador. Inténtelo de nuevo.
account-problem-cancelled = El inicio de sesión se interrumpió allí. Inténtelo de nuevo o use su contraseña.
account-problem-email = Su dirección no está confirmada allí, así que no podemos saber si es suya.
account-problem-member = Su dirección no está en ningún espacio de trabajo de aquí. Pida una invitación a un administrador.
account-problem-failed = El otro servicio no respondió como debía. Inténtelo de nuevo o use su contraseña.
account-passkey-wrong = Esta llave de acceso no se conoce aquí. Entre con su contraseña.

account-step-title = Un paso más
account-step-digits = Abra su aplicación de autenticación e introduzca los seis dígitos que muestra para Countersign.
account-step-recovery = Introduzca uno de los códigos de recuperación que guardó. Cada uno sirve una vez.
account-digits = Seis dígitos
account-recovery-code = Código de recuperación
account-code-wrong = Este código no es correcto o ya se usó.
account-step-over = Ha tardado demasiado. Empiece de nuevo con su contraseña.
account-step-lost = No tengo mi aplicación a mano
account-step-use-digits = Usar los dígitos de mi aplicación
account-step-passkey = Su espacio de trabajo pide un segundo paso. Entre con su llave de acceso.
account-step-passkey-lost = Si ya no la tiene, pida a quien administra su Countersign que le vuelva a dar acceso.
account-step-again = Empezar de nuevo

## Una contraseña nueva

account-reset-title = Restablecer su contraseña
account-reset-what = Indique su correo. Le enviaremos un enlace para elegir una contraseña nueva.
account-reset-send = Enviar el enlace
account-reset-sent = Mire su buzón
account-reset-sent-what = Si { $email } tiene una cuenta aquí, hay un enlace en camino. Sirve durante una hora.
account-reset-choose = Elegir una contraseña nueva
account-reset-for = Para la cuenta de { $email }. Se cerrarán todas sus sesiones.
account-reset-set = Guardar la contraseña
account-reset-passkeys-what = { $count ->
    [one] Con esta llave de acceso se entra en su cuenta sin contraseña:
   *[other] Con estas llaves de acceso se entra en su cuenta sin contraseña:
}
account-reset-passkey-added = añadida
account-reset-passkeys = { $count ->
    [one] Quitar esta llave de acceso
   *[other] Quitar estas llaves de acceso
}
account-reset-passkeys-help = Alguien que haya entrado en su cuenta pudo añadir una. Podrá volver a añadir las suyas después de entrar.
account-reset-over = Este enlace ya se usó o ha caducado.
account-reset-again = Pedir otro enlace
account-reset-done = Su contraseña ha cambiado
account-reset-done-what = Ya puede entrar con ella.

## Unirse a un espacio de trabajo

account-join-title = Unirse a un espacio de trabajo
account-join-to = Unirse a { $workspace }
account-join-what = Ha recibido una invitación a { $workspace }.
account-join-by = { $name } le invita a { $workspace }.
account-join-member = Podrá trabajar con plantillas y documentos.
account-join-administrator = Será administrador y podrá cambiarlo todo.
account-join-over = Esta invitación ya se usó, se retiró o ha caducado. Pida otra a quien le invitó.
account-join-sign-in = Ya tiene una cuenta. Entre como { $email } para unirse.
account-join-other = La invitación es para { $email }, pero ha iniciado sesión como { $other }.
account-join-change = Entrar con otra cuenta
account-join = Unirse
account-join-new = Crear la cuenta y unirse
account-join-address = La invitación se envió a esta dirección.

## El primer arranque

account-set-up-title = Configurar Countersign
account-set-up-what = Un minuto y podrá enviar su primer documento.
account-set-up = Configurar
account-set-up-is = Countersign ya está configurado. Inicie sesión para usarlo.
account-set-up-link = Para configurar Countersign, abra el enlace que mostró al arrancar. Es parecido a este:
account-set-up-link-again = El enlace sirve una vez y durante siete días. Reinicie el servicio para obtener otro.
account-set-up-language = Para usted y para lo que envíe su espacio de trabajo.
account-set-up-done = Todo listo
account-set-up-done-what = Su espacio de trabajo está listo y usted es su administrador.
account-set-up-go = Ir a su espacio de trabajo
account-workspace = Nombre de su espacio de trabajo
account-workspace-what = Normalmente su empresa o su equipo. Los destinatarios lo ven en los correos.
account-first-key = Su primera clave de API
account-first-key-what = Para programas que usan Countersign. Si no la necesita ahora, puede crear una en cualquier momento en los ajustes.

## Su cuenta

account-title = Su cuenta
account-what = Quién es usted y cómo inicia sesión.
account-profile = Perfil
account-profile-what = Su nombre aparece en las invitaciones que envía.
account-language-workspace = Como el espacio de trabajo
account-time-zone-workspace = Como el espacio de trabajo ({ $zone })
account-address-what = Con esta dirección inicia sesión, y a ella llegan los correos sobre su cuenta.
account-address-single = { $name } también le conoce por esta dirección. Si solo la cambia aquí, inicie sesión después con su contraseña o una llave de acceso.
account-address-no-password = No tiene contraseña: solo el inicio de sesión único le deja entrar, con esta dirección. Elija abajo una contraseña antes de cambiarla, para no quedarse fuera.
account-address-change = Cambiar la dirección
account-address-new = Nueva dirección de correo
account-address-new-what = Enviamos un enlace a ella. Nada cambia hasta que lo abra y confirme.
account-address-send = Enviar el enlace
account-address-sent = Un enlace va camino de { $email }.
account-address-waits = A la espera de su confirmación
account-address-waits-what = Abra el enlace del correo enviado a { $email } y confirme allí. Hasta entonces inicia sesión con su dirección actual.
account-address-keep = Mantener la dirección actual
account-address-kept = Su dirección sigue siendo la misma.
account-address-title = Confirme su nueva dirección
account-address-for = A partir de entonces iniciará sesión con { $new }, y ya no con { $email }.
account-address-signs-out = Se cerrarán sus sesiones en todas partes, salvo donde lo pidió.
account-address-confirm = Confirmar la dirección
account-address-done = Su dirección ha cambiado
account-address-done-what = A partir de ahora inicia sesión con { $email }.
account-address-over = Este enlace ya se usó, se sustituyó o se retiró, o ha caducado. Puede pedir otro en su cuenta.
account-password-what = Al cambiarla se cierran sus demás sesiones.
account-password-change = Cambiar la contraseña
account-password-choose = Elegir una contraseña
account-password-changed = Su contraseña ha cambiado. Se han cerrado sus demás sesiones.
account-proof = Introduzca su contraseña para que sepamos que es usted.

account-two-step = Inicio de sesión en dos pasos
account-two-step-what = Además de la contraseña, introduce seis dígitos de una aplicación de su teléfono. Aunque alguien averigüe su contraseña, no podrá entrar.
account-two-step-short = Dos pasos
account-two-step-missing = Sin segundo paso
account-two-step-on = Activar
account-two-step-off = Desactivar
account-two-step-on-title = Activar el inicio de sesión en dos pasos
account-two-step-off-title = Desactivar el inicio de sesión en dos pasos
account-two-step-off-what = Después bastará su contraseña. Sus códigos de recuperación dejarán de servir.
account-two-step-is-off = El inicio de sesión en dos pasos está desactivado.
account-on = Activado
account-off = Desactivado
account-app-title = Conectar su aplicación
account-app-scan = Escanee esto con una aplicación de autenticación, por ejemplo la de su gestor de contraseñas.
account-app-picture = Código QR para su aplicación de autenticación. Lo mismo aparece abajo como texto.
account-app-type = O escriba esto en la aplicación
account-app-digits = La aplicación muestra seis dígitos. Introdúzcalos aquí para terminar.
account-digits-wrong = Estos dígitos no son correctos. Compruebe la hora de su teléfono y pruebe con los siguientes.
account-codes = Códigos de recuperación
account-codes-what = Si pierde su teléfono, cada uno de estos códigos le permite entrar una vez. Guárdelos en un lugar seguro, no en el teléfono.
account-codes-download = Descargar
account-codes-kept = Los he guardado
account-codes-new = Nuevos códigos de recuperación
account-codes-new-what = Los códigos que tiene ahora dejarán de servir.
account-codes-left = { $count ->
    [0] No le quedan códigos de recuperación. Cree otros.
    [one] Le queda un código de recuperación. Cree otros.
   *[other] Le quedan { $count } códigos de recuperación.
}

account-passkey = Llave de acceso
account-passkeys = Llaves de acceso
account-passkeys-what = Entre con su huella, su rostro o el PIN de su dispositivo en lugar de una contraseña.
account-passkeys-none = Todavía no tiene llaves de acceso.
account-passkeys-unknown = Este navegador no puede crear llaves de acceso, o la página no está abierta con https.
account-passkey-add = Añadir una llave de acceso
account-passkey-added = La llave de acceso se ha añadido.
account-passkey-name = Nombre
account-passkey-name-what = Para reconocerla, por ejemplo «Portátil del trabajo».
account-passkey-rename = Cambiar el nombre
account-passkey-remove = Quitar
account-passkey-remove-title = ¿Quitar la llave de acceso «{ $name }»?
account-passkey-remove-what = Ya no podrá entrar con «{ $name }». Quítela también de su dispositivo.
account-passkey-removed = La llave de acceso se ha quitado.
account-last-used = Último uso
account-added = Añadida

account-sessions = Dónde ha iniciado sesión
account-sessions-what = Si no reconoce alguna, ciérrela y cambie su contraseña.
account-session-this = Este navegador
account-session-unknown = Dispositivo desconocido
account-session-end = Cerrar sesión
account-session-end-of = Cerrar sesión: { $device }
account-session-ended = La sesión se ha cerrado allí.
account-sessions-end-all = Cerrar todas las demás
account-sessions-end-all-title = ¿Cerrar todas las demás sesiones?
account-sessions-end-all-what = Todos los navegadores menos este tendrán que iniciar sesión de nuevo.
account-sessions-ended = Se han cerrado todas las demás sesiones.

## El equipo

account-team-what = Todas las personas que pueden trabajar en { $workspace }.
account-members = Miembros
account-member = Miembro
account-member-what = Trabaja con plantillas y documentos.
account-administrator = Administrador
account-administrator-what = También cambia el equipo, los ajustes, las claves de API y los webhooks.
account-role = Función
account-role-of = Función de { $name }
account-role-changed = La función de { $name } ha cambiado.
account-you = Usted
account-joined = Desde
account-remove = Quitar
account-remove-of = Quitar a { $name }
account-remove-title = ¿Quitar a { $name }?
account-remove-what = La sesión de { $name } se cierra de inmediato y ya no puede abrir este espacio de trabajo. Las claves de API que creó dejan de funcionar. Sus documentos permanecen.
account-removed = { $name } ya no está en el equipo.
account-leave = Salir del espacio de trabajo
account-leave-title = ¿Salir de { $workspace }?
account-leave-what = Su sesión se cierra de inmediato y ya no podrá abrir este espacio de trabajo. Las claves de API que creó dejan de funcionar. Sus documentos permanecen.
account-leave-only = Usted es la única persona que administra este espacio. Dé antes ese rol a otra persona.
account-invite = Invitar a alguien
account-invite-what = Recibirá un correo con un enlace que sirve siete días.
account-invite-language = Idioma del correo
account-invite-send = Enviar la invitación
account-invite-known = Esta dirección ya está en el espacio de trabajo o invitada.
account-invited = La invitación a { $email } está en camino.
account-invitations = Invitaciones
account-invitations-what = Estas personas aún no se han unido.
account-expired = Caducada
account-link-ends = El enlace sirve hasta el
account-link-ended = El enlace caducó el
account-resend = Enviar de nuevo
account-withdraw = Retirar
account-withdraw-title = ¿Retirar la invitación a { $email }?
account-withdraw-what = El enlace del correo a { $email } dejará de funcionar.
account-withdrawn = La invitación a { $email } se ha retirado.

account-demand-title = Configurar un segundo paso
account-demand-why = { $workspace } pide a todos sus miembros un segundo paso al entrar. Configure uno aquí para continuar: una aplicación de autenticación o una llave de acceso.
account-demand-done = Su segundo paso está configurado. Puede continuar a { $workspace }.
account-demand-passkey = Tiene una llave de acceso. Entre con ella para continuar.
account-demand-elsewhere = Ir a { $workspace }

# The words of every mail that Countersign sends. Comments are in locales/en/mail.ftl.

## Around every mail

from-name = { $workspace } mediante Countersign
link-hint = Si el botón no funciona, copie esta dirección en su navegador:
link-personal = Este enlace es solo para usted. Por favor, no lo comparta.
text-label = { $label }:
quote-from = Mensaje de { $name }
quote-reason = Motivo
quote-server = Respuesta del servidor de correo
quote-cause = Causa
quote-passkeys = Llaves de acceso que abren su cuenta
fact-document = Documento
fact-waiting = Documentos en espera
fact-sender = De
fact-open-until = Abierto hasta
fact-valid-until = El enlace funciona hasta
fact-missing = Faltan todavía
fact-address = Dirección
fact-webhook = Webhook
fact-certificate = Certificado
fact-expired-on = Caducó el
fact-when = Cuándo
fact-device = Dispositivo
fact-ip = Dirección de internet
fact-passkey = Llave de acceso
fact-codes-left = Códigos de recuperación restantes
fact-present-address = Dirección actual
fact-new-address = Nueva dirección
footer-recipient = Recibe este correo porque { $asker } le indicó como destinatario de este documento.
footer-sender = Recibe este correo porque usted envió este documento.
footer-administrator = Recibe este correo porque administra { $workspace }.
footer-member = Recibe este correo por su cuenta en { $workspace }.
footer-invited = Recibe este correo porque alguien de { $workspace } nos dio su dirección.
footer-site = Enviado con Countersign desde { $site }
footer-opt-out = No recibir más recordatorios de { $workspace }

## To somebody who is asked to sign, approve or read

invitation-subject = { $task ->
    [sign] { $asker } le pide que firme «{ $document }»
    [approve] { $asker } le pide que apruebe «{ $document }»
   *[view] { $asker } le envía «{ $document }» para que lo lea
}
invitation-preheader = { $task ->
    [sign] Léalo y fírmelo en su navegador. No necesita una cuenta.
    [approve] Léalo y apruébelo o rechácelo en su navegador. No necesita una cuenta.
   *[view] Léalo en su navegador. No necesita una cuenta.
}
invitation-heading = { $task ->
    [sign] Por favor, firme «{ $document }»
    [approve] Por favor, apruebe «{ $document }»
   *[view] Ya puede leer «{ $document }»
}
invitation-body = { $task ->
    [sign] { $asker } ha preparado este documento para usted y le pide su firma.
    [approve] { $asker } ha preparado este documento y le pide su aprobación.
   *[view] { $asker } ha preparado este documento y desea que lo lea. No tiene que firmar nada.
}
invitation-how = { $task ->
    [sign] Puede leerlo entero antes de decidir, en el teléfono o en el ordenador, y no necesita una cuenta.
    [approve] Puede leerlo entero antes de decidir, en el teléfono o en el ordenador, y no necesita una cuenta.
   *[view] Puede hacerlo en el teléfono o en el ordenador, y no necesita una cuenta.
}
invitation-button = { $task ->
    [sign] Leer y firmar
    [approve] Leer y decidir
   *[view] Leer el documento
}
unexpected = { $task ->
    [view] ¿No esperaba este correo? Puede ignorarlo.
   *[other] ¿No esperaba este correo? Puede ignorarlo: nada se firma ni se aprueba mientras no abra el documento y dé su conformidad.
}

reminder-subject = { $task ->
    [sign] Recordatorio: «{ $document }» espera su firma
    [approve] Recordatorio: «{ $document }» espera su aprobación
   *[view] Recordatorio: ya puede leer «{ $document }»
}
reminder-preheader = { $asker } sigue esperando su respuesta.
reminder-body = { $task ->
    [sign] { $asker } le pidió que firmara este documento y sigue esperando su firma.
    [approve] { $asker } le pidió que aprobara este documento y sigue esperando su decisión.
   *[view] { $asker } le envió este documento para que lo lea. Todavía no lo ha abierto.
}
reminder-decline = { $task ->
    [view] Puede hacerlo en el teléfono o en el ordenador, y no necesita una cuenta.
   *[other] Si no está de acuerdo, puede rechazarlo en la misma página y decir por qué.
}

your-turn-subject = { $task ->
    [sign] Es su turno: por favor, firme «{ $document }»
    [approve] Es su turno: por favor, apruebe «{ $document }»
   *[view] Ahora puede leer «{ $document }»
}
your-turn-preheader = Las personas anteriores ya han hecho su parte.
your-turn-body = { $task ->
    [sign] Las personas anteriores ya han hecho su parte. Ahora { $asker } le pide su firma.
    [approve] Las personas anteriores ya han hecho su parte. Ahora { $asker } le pide su aprobación.
   *[view] Las personas anteriores ya han hecho su parte. Ahora puede leer el documento.
}

## To the recipients, when the document has come to its end

completed-subject = Completado: «{ $document }»
completed-preheader = Todos han hecho su parte. Aquí tiene su copia.
completed-heading = «{ $document }» está completado
completed-body = Todos han hecho su parte. Usted no tiene que hacer nada más.
completed-attached = El documento terminado va adjunto a este correo en PDF. Por favor, guárdelo.
completed-linked = Puede descargar el documento terminado en PDF. Por favor, guárdelo.
completed-code = Necesita el código de acceso que le dio el remitente.
completed-button = Descargar el PDF

declined-subject = Rechazado: «{ $document }»
declined-preheader = El documento ya no se puede firmar.
declined-heading = «{ $document }» ha sido rechazado
declined-body = { $name } ha rechazado este documento, así que ya nadie puede firmarlo. Usted no tiene que hacer nada más.

voided-subject = Retirado: «{ $document }»
voided-preheader = El documento ya no se puede firmar.
voided-heading = «{ $document }» ha sido retirado
voided-body = { $asker } ha retirado este documento, así que ya nadie puede firmarlo. Su enlace ya no funciona y usted no tiene que hacer nada más.

expired-subject = Caducado: «{ $document }»
expired-preheader = El documento ya no se puede firmar.
expired-heading = «{ $document }» ha caducado
expired-body = El plazo para firmar este documento ha terminado y no todos lo han firmado.
expired-next = Si todavía le interesa, pida a { $asker } que lo envíe de nuevo.

## To whoever sent the document

sender-completed-preheader = Todos han hecho su parte.
sender-completed-body = Todos han hecho su parte. El documento está terminado.
sender-completed-attached = El PDF va adjunto a este correo.
open-document = Abrir el documento

sender-declined-subject = { $name } ha rechazado «{ $document }»
sender-declined-preheader = Ya nadie puede firmar este documento.
sender-declined-body = { $name } ha rechazado este documento, así que ya nadie puede firmarlo. Los demás han sido avisados.
sender-declined-next = Para intentarlo de nuevo, cambie lo que lo impedía y envíe un documento nuevo.

sender-delegated-subject = { $name } ha pasado «{ $document }» a { $other }
sender-delegated-preheader = La invitación a { $other } está en camino.
sender-delegated-heading = «{ $document }» ha pasado a otra persona
sender-delegated-body = { $name } debía firmar o aprobar este documento y ha nombrado en su lugar a { $other }. { $other } recibe una invitación, y el enlace de { $name } ya no funciona.
sender-delegated-next = Si no es correcto, corrija el destinatario en el documento o retírelo.

sender-expired-preheader = No todos firmaron a tiempo.
sender-expired-body = El plazo para firmar este documento ha terminado y no todos lo han firmado.
sender-expired-next = Para intentarlo de nuevo, envíe un documento nuevo con una fecha posterior.

undelivered-subject = El correo a { $address } no se pudo entregar
undelivered-preheader = Por favor, compruebe la dirección.
undelivered-heading = Su correo no ha llegado
undelivered-body = No hemos podido entregar el correo sobre «{ $document }» a { $address }. Esa persona todavía no sabe nada.
undelivered-next = Por favor, compruebe la dirección. Si es incorrecta, corríjala en el documento y enviaremos el correo otra vez.

## To the administrators of a workspace

webhook-disabled-subject = Se ha desactivado un webhook
webhook-disabled-preheader = Ya no recibe eventos de { $workspace }.
webhook-disabled-heading = Se ha desactivado un webhook
webhook-disabled-gone = La dirección indicada abajo nos ha respondido que ya no existe (estado 410), así que hemos dejado de enviarle eventos.
webhook-disabled-failing = Desde el { $since } no hemos podido entregar eventos a la dirección indicada abajo, así que hemos dejado de enviarlos.
webhook-disabled-next = Cuando la dirección vuelva a funcionar, active el webhook. Lo que no recibió aparece allí y se puede enviar de nuevo.
webhook-disabled-button = Abrir el webhook

sealing-waits-subject = Hay documentos terminados a la espera de su sello
sealing-waits-preheader = No se ha perdido nada. Alguien tiene que corregir la causa.
sealing-waits-heading = Hay documentos terminados a la espera de su sello
sealing-waits-body = Ahora mismo no se puede sellar un documento terminado, así que los participantes todavía no tienen su copia. No se ha perdido nada: seguimos intentándolo y enviaremos las copias en cuanto sea posible.
sealing-waits-next = Por favor, pase este aviso a quien administre su Countersign. El comando «countersign doctor» ayuda a encontrar la causa.

certificate-expired-subject = El certificado que sella sus documentos ha caducado
certificate-expired-preheader = Los documentos nuevos no se pueden sellar hasta que se sustituya.
certificate-expired-heading = El certificado de sellado ha caducado
certificate-expired-body = El certificado que sella los documentos terminados ya no es válido. Los documentos sellados antes conservan su sello; los nuevos esperan hasta que haya un certificado nuevo.
certificate-expired-next = Por favor, pase este aviso a quien administre su Countersign. El comando «countersign doctor» indica qué hay que hacer.
open-console = Abrir Countersign

## About an account

password-reset-subject = Elija una nueva contraseña
password-reset-preheader = Alguien ha pedido una nueva contraseña para su cuenta.
password-reset-heading = Elija una nueva contraseña
password-reset-body = Alguien, esperamos que usted, ha pedido una nueva contraseña para su cuenta en { $workspace }.
password-reset-button = Elegir contraseña
password-reset-ignore = ¿No fue usted? Puede ignorar este correo. Su contraseña sigue siendo la misma.

new-address-subject = ¿Es esta su nueva dirección?
new-address-preheader = Confírmela y a partir de entonces iniciará sesión con ella.
new-address-heading = Confirme su nueva dirección
new-address-body = Alguien, esperamos que usted, quiere iniciar sesión a partir de ahora en su cuenta en { $workspace } con esta dirección.
new-address-button = Confirmar la dirección
new-address-ignore = ¿No fue usted? Puede ignorar este correo. Sin su confirmación no cambia nada.

address-taken-preheader = Esta dirección ya tiene una cuenta.
address-taken-heading = Esta dirección ya tiene una cuenta
address-taken-body = Alguien quiere iniciar sesión a partir de ahora en su cuenta en { $workspace } con esta dirección. No es posible, porque esta dirección pertenece a otra cuenta.
address-taken-button = Iniciar sesión
address-taken-yours = ¿Fue usted? Ya puede iniciar sesión con esta dirección, o elegir otra para la otra cuenta.
address-taken-ignore = ¿No fue usted? Puede ignorar este correo. En su cuenta no cambia nada y nadie ha sabido que existe.

account-changed-subject = { $change ->
    [passwordChanged] Se ha cambiado su contraseña
    [passwordReset] Se ha restablecido su contraseña
    [passwordResetAndPasskeysRemoved] Se ha restablecido su contraseña
    [passwordGiven] Se le ha dado una nueva contraseña
    [passwordGivenAndSecondStepRemoved] Se le ha dado una nueva contraseña
    [secondStepOn] Se ha activado el segundo paso de inicio de sesión
    [secondStepOff] Se ha desactivado el segundo paso de inicio de sesión
    [newRecoveryCodes] Se han creado nuevos códigos de recuperación
    [recoveryCodeUsed] Se ha usado un código de recuperación para iniciar sesión
    [passkeyAdded] Se ha añadido una llave de acceso a su cuenta
    [addressAsked] Alguien quiere cambiar la dirección de su cuenta
    [addressChanged] Se ha cambiado la dirección de su cuenta
    [addressGiven] Se ha cambiado la dirección de su cuenta
   *[passkeyRemoved] Se ha quitado una llave de acceso de su cuenta
}
account-changed-preheader = { $change ->
    [addressAsked] Nada cambia hasta que se confirme la nueva dirección.
   *[other] Si fue usted, no tiene que hacer nada.
}
account-changed-body = { $change ->
    [passwordChanged] Se ha cambiado la contraseña de su cuenta en { $workspace }. Se han cerrado todas las demás sesiones.
    [passwordReset] Se ha elegido una nueva contraseña para su cuenta en { $workspace } mediante el enlace de un correo dirigido a usted. Se han cerrado todas las sesiones.
    [passwordResetAndPasskeysRemoved] Se ha elegido una nueva contraseña para su cuenta en { $workspace } mediante el enlace de un correo dirigido a usted, y se han quitado todas las llaves de acceso. Se han cerrado todas las sesiones.
    [passwordGiven] Quien administra este Countersign ha dado una nueva contraseña a su cuenta en { $workspace }. Se han cerrado todas las sesiones.
    [passwordGivenAndSecondStepRemoved] Quien administra este Countersign ha dado una nueva contraseña a su cuenta en { $workspace } y ha quitado el segundo paso de inicio de sesión y todas las llaves de acceso. Se han cerrado todas las sesiones.
    [secondStepOn] A partir de ahora, para iniciar sesión en su cuenta en { $workspace } hace falta, además de la contraseña, un código de una aplicación de autenticación.
    [secondStepOff] A partir de ahora, basta la contraseña para iniciar sesión en su cuenta en { $workspace }. Los códigos de recuperación ya no funcionan.
    [newRecoveryCodes] Su cuenta en { $workspace } tiene nuevos códigos de recuperación. Los anteriores ya no funcionan.
    [recoveryCodeUsed] Alguien ha iniciado sesión en su cuenta en { $workspace } con su contraseña y uno de sus códigos de recuperación. Ese código ya no funciona.
    [passkeyAdded] Con esta llave de acceso ya se puede iniciar sesión sin contraseña en su cuenta en { $workspace }.
    [addressAsked] Alguien, esperamos que usted, ha pedido iniciar sesión en su cuenta en { $workspace } con la dirección de abajo en lugar de esta. Nada cambia mientras no se use el enlace del correo enviado a esa dirección.
    [addressChanged] A partir de ahora, inicia sesión en su cuenta en { $workspace } con la dirección de abajo. Esta ya no funciona. Se han cerrado todas las demás sesiones.
    [addressGiven] Quien administra este Countersign ha cambiado la dirección de su cuenta en { $workspace } por la de abajo. Se han cerrado todas las sesiones.
   *[passkeyRemoved] Con esta llave de acceso ya no se puede iniciar sesión en su cuenta en { $workspace }.
}
account-changed-was-you = { $change ->
    [addressAsked] ¿Fue usted? Abra el enlace del correo enviado a la nueva dirección.
   *[other] ¿Fue usted? Entonces no tiene que hacer nada.
}
account-changed-not-you = { $change ->
    [addressAsked] ¿No fue usted? Elija enseguida una nueva contraseña con el botón de arriba: así se cierran todas las sesiones y su dirección sigue siendo la misma. Quien lo pidió conoce su contraseña o tuvo su dispositivo, así que avise también a quien administra su Countersign.
    [addressChanged] ¿No fue usted? Avise enseguida a quien administra su Countersign. Puede devolver esta dirección a la cuenta.
    [addressGiven] ¿No fue usted? Avise enseguida a quien administra su Countersign. Puede devolver esta dirección a la cuenta.
   *[other] ¿No fue usted? Elija enseguida una nueva contraseña con el botón de arriba: así se cierran todas las sesiones. Después, revise las llaves de acceso y el segundo paso de su cuenta, y avise a quien administra su Countersign.
}
account-changed-passkeys = Con las llaves de acceso siguientes todavía se puede iniciar sesión en su cuenta. Si no reconoce alguna, quítela en la página de su cuenta.
account-changed-passkey = { $name }, añadida el { $date }
account-changed-button = Elegir una nueva contraseña

set-up-subject = Le invitan a { $workspace }
set-up-preheader = Elija una contraseña para empezar.
set-up-heading = Le damos la bienvenida a { $workspace }
set-up-body = Tiene una cuenta en { $workspace }, donde se preparan, envían y firman documentos. Elija una contraseña para empezar.
set-up-body-by = { $name } le ha dado una cuenta en { $workspace }, donde se preparan, envían y firman documentos. Elija una contraseña para empezar.
set-up-button = Elegir contraseña
set-up-ignore = ¿No esperaba este correo? Puede ignorarlo.

# La primera página.

home-title = Inicio
home-title-named = Hola, { $name }
home-what-first = Tres pasos y su primer documento estará firmado.
home-new = Documento nuevo

## Los primeros pasos de un espacio nuevo

home-steps = Sus primeros pasos
home-step-done = (hecho)
home-step-template = Crear una plantilla
home-step-template-what = Empiece por un ejemplo terminado, como un contrato de alquiler o un acuerdo de confidencialidad. Después puede cambiar cada palabra.
home-step-template-action = Elegir un ejemplo
home-step-sent = Enviarse una prueba
home-step-sent-what = Vea lo que verán sus destinatarios: el correo, la página de firma, el PDF sellado.
home-step-sent-action = Enviar una prueba
home-step-key = Conectar sus propios programas
home-step-key-what = Cree una clave de API para que su software pueda crear y enviar documentos.
home-step-key-action = Crear una clave de API
home-template-made = La plantilla «{ $name }» es suya

## Lo que le espera a usted

home-asked = A la espera de usted
home-asked-sign = Firmar
home-asked-approve = Aprobar
home-asked-read = Leer
home-asked-until = abierto hasta

## Qué espera a quién

home-waiting = A la espera de otros
home-waiting-all = Ver todos
home-waiting-for = A la espera de { $names }
home-waiting-nobody = De momento no se pide nada a nadie
home-waiting-since = pedido
home-waiting-none = Nada espera a otros
home-waiting-none-what = Cuando envíe un documento, verá aquí quién no ha firmado todavía.
home-remind = Recordar
home-correct = Corregir la dirección
home-reminded-now = Recordado ahora mismo

## Lo terminado

home-completed = Completados recientemente
home-completed-all = Todos los completados
home-completed-none = Aquí aparecen los documentos que todos han firmado.
home-sealed = sellado

## El plan

home-usage = Llamadas a la API este mes
home-usage-plan = Plan y uso
home-usage-words = { $used } de { $limit } usadas
home-usage-what = Solo las gastan sus programas, no lo que usted hace aquí. La cuenta empieza de nuevo el
home-usage-out = El plan está agotado: sus programas se rechazan hasta el

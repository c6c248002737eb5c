# The account, and the screens before somebody is signed in.

account-title = Su cuenta
account-sign-in-title = Iniciar sesión
account-set-up-title = Configurar Countersign
account-reset-title = Restablecer su contraseña
account-join-title = Unirse a un espacio de trabajo
account-empty = Aquí todavía no hay nada

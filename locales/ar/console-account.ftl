# The account, and the screens before somebody is signed in.

account-title = حسابك
account-sign-in-title = تسجيل الدخول
account-set-up-title = إعداد Countersign
account-reset-title = إعادة تعيين كلمة المرور
account-join-title = الانضمام إلى مساحة عمل
account-empty = لا يوجد شيء هنا بعد

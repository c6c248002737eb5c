# Settings of the workspace.

settings-title = الإعدادات
settings-empty = لا يوجد شيء هنا بعد

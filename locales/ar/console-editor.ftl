# The template editor.

editor-title = تحرير القالب
editor-empty = لا يوجد شيء هنا بعد

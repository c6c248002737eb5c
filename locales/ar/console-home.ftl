# The first page.

home-title = الرئيسية
home-empty = لا يوجد شيء هنا بعد

# The activity stream.

activity-title = النشاط
activity-empty = لا يوجد شيء هنا بعد

# خطافات الويب.

webhooks-title = خطافات الويب
webhooks-webhook-detail-title = خطاف ويب
webhooks-about = يُخبر خطاف الويب أحد برامجكم فور حدوث شيء لمستند، فلا يحتاج أحد إلى السؤال.
webhooks-empty = لا خطافات ويب بعد
webhooks-empty-next = سجّلوا عنوان برنامجكم وسيُخبَر عندما يوقّع أحد أو يكتمل مستند.
webhooks-no-plan = خطّتكم لا تشمل خطافات الويب
webhooks-no-plan-next = اسألوا من يدير هذه الخدمة.
webhooks-new = خطاف ويب جديد
webhooks-register = تسجيل
webhooks-edit = تعديل خطاف الويب
webhooks-made = سُجّل خطاف الويب
webhooks-address = العنوان
webhooks-address-help = حيث يستمع برنامجكم. يجب أن يبدأ بـ https://‎.
webhooks-address-missing = اكتبوا عنوان برنامجكم.
webhooks-events = الأحداث
webhooks-events-missing = اختاروا حدثًا واحدًا على الأقل.
webhooks-answers = الإجابات
webhooks-answers-tell = إبلاغ الإجابات أيضًا
webhooks-answers-help = عند اكتمال مستند تحمل الرسالة ما ملأه الجميع. عندئذ تكون لدى برنامجكم بيانات شخصية: ما يُحذف هنا لاحقًا يبقى هناك إلى أن تحذفوه هناك أيضًا.
webhooks-answers-sent = تُبلَّغ عند اكتمال مستند
webhooks-answers-kept = لا تُبلَّغ
webhooks-note = ملاحظة
webhooks-note-help = الغرض منه، لتتعرّفوا عليه لاحقًا.
webhooks-secret = سر التوقيع
webhooks-secret-what = به يتحقّق برنامجكم من أن الرسالة منّا حقًا.
webhooks-secret-kept = لقد حفظته

## الأحداث

webhooks-event = الحدث
webhooks-event-document-opened = فُتح مستند
webhooks-event-document-opened-what = فتحه مستلم لأول مرة.
webhooks-event-recipient-submitted = وقّع أحدهم
webhooks-event-recipient-submitted-what = ملأ مستلم النموذج وأرسله؛ وقد يبقى آخرون.
webhooks-event-recipient-delegated = حوّل أحدهم مستندًا
webhooks-event-recipient-delegated-what = عيّن مستلم شخصًا آخر مكانه.
webhooks-event-document-completed = اكتمل مستند
webhooks-event-document-completed-what = أرسل الجميع إجاباتهم وملف PDF المختوم جاهز.
webhooks-event-document-sent = أُرسل مستند
webhooks-event-document-sent-what = أُرسل إلى مستلميه أو إلى مزيد منهم.
webhooks-event-document-declined = رُفض مستند
webhooks-event-document-declined-what = رفض مستلم التوقيع وذكر السبب.
webhooks-event-document-voided = سُحب مستند
webhooks-event-document-voided-what = سحبه من أرسله.
webhooks-event-document-expired = انتهت صلاحية مستند
webhooks-event-document-expired-what = انتهت مدته قبل أن يوقّع الجميع.
webhooks-event-export-completed = تصدير جاهز
webhooks-event-export-completed-what = يمكن تنزيل الملف المطلوب.
webhooks-event-webhook-test = اختبار

## حاله

webhooks-health = الحال
webhooks-health-healthy = يعمل
webhooks-health-failing = متعثر
webhooks-health-disabled = متوقف
webhooks-health-untried = لم يُستخدم بعد
webhooks-recent = آخر التسليمات
webhooks-recent-words = ما وصل مؤخرًا: { $arrived } من { $count }
webhooks-pending = { $more ->
    [true] أكثر من { $count } في الانتظار
   *[other] { $count } في الانتظار
}
webhooks-last = آخر وصول
webhooks-last-failure = آخر فشل
webhooks-failing-since = لا يصل شيء منذ
webhooks-never = لم يحدث قط
webhooks-disabled-gone = أُوقف: قال المستقبِل إن العنوان لم يعد موجودًا
webhooks-disabled-failing = أُوقف: لم يصل شيء مدة خمسة أيام
webhooks-disabled-switchedOff = خطاف الويب هذا متوقف
webhooks-disabled-what = لا يُخبَر بشيء. ما يفوته يبقى مذكورًا أدناه ويمكن تسليمه من جديد. متوقف منذ

## ما يمكن فعله

webhooks-test = إرسال اختبار
webhooks-enable = تشغيل
webhooks-enabled = خطاف الويب يعمل
webhooks-switch-off = إيقاف
webhooks-switched-off = أُوقف خطاف الويب
webhooks-rotate = استبدال السر
webhooks-rotate-do = إنشاء سر جديد
webhooks-rotated = السر الجديد
webhooks-rotate-what = تحصلون على سر جديد. تُوقَّع كل رسالة مدةً بكليهما ليتمكّن برنامجكم من التبديل دون أن يفوته شيء.
webhooks-overlap = عدد الساعات التي يبقى فيها القديم صالحًا
webhooks-overlap-help = من 0 إلى 168. اختاروا 0 إن كان غيركم يعرف السر القديم.
webhooks-delete = حذف
webhooks-delete-sure = حذف خطاف الويب هذا؟
webhooks-delete-what = لن يُخبَر { $url } بشيء بعد الآن، وتُحذف قائمة تسليماته أيضًا. لا يمكن التراجع عن ذلك.
webhooks-deleted = حُذف خطاف الويب

## التسليمات

webhooks-deliveries = التسليمات
webhooks-deliveries-empty = لم يُسلَّم شيء
webhooks-deliveries-empty-next = تُذكر هنا تسليمات آخر 30 يومًا. أرسلوا اختبارًا لرؤية واحد.
webhooks-delivery-status = الحالة
webhooks-delivery-any-status = أي حالة
webhooks-delivery-any-event = أي حدث
webhooks-delivery-pending = ينتظر
webhooks-delivery-succeeded = وصل
webhooks-delivery-failed = فشل
webhooks-delivery-skipped = تُخطّي
webhooks-delivery-id = التسليم
webhooks-payload-id = الرسالة
webhooks-answer = الرد
webhooks-attempts = المحاولات
webhooks-attempts-none = لم يُحاوَل بعد.
webhooks-attempts-skipped = لم يُرسل لأن خطاف الويب كان متوقفًا.
webhooks-attempt-answered = ردّ بـ { $status }
webhooks-attempt-silent = لا رد
webhooks-attempt-took = { $milliseconds } م.ث
webhooks-attempt-body = ما قاله المستقبِل
webhooks-when = متى
webhooks-next = المحاولة التالية
webhooks-request = ما يُرسل
webhooks-request-answers = تُضاف الإجابات عند الإرسال، ولا تُحفظ في هذه القائمة.
webhooks-request-gone = لم يعد ما أُرسل محفوظًا.
webhooks-redeliver = تسليم من جديد
webhooks-redelivered = في الطريق من جديد

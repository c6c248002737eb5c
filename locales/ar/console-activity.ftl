# سجل النشاط.

activity-title = النشاط
activity-about = كل ما حدث في مساحة العمل هذه. لا يمكن تغيير شيء منه دون أن يُلاحَظ.
activity-empty = لم يحدث شيء بعد
activity-empty-next = ما إن يُنشئ أحد قالبًا أو يُرسل مستندًا حتى يُدوَّن هنا.
activity-none-found = لا شيء يطابق
activity-none-found-next = جرّبوا كلمات أقل أو مدة أطول.
activity-what = ماذا
activity-who = من
activity-when = متى
activity-about-what = بخصوص
activity-address = عنوان الإنترنت
activity-record = كما سُجّل
activity-id = القيد
activity-more = تفاصيل أخرى
activity-open-document = فتح المستند
activity-open-template = فتح القالب
activity-same-actor = كل ما فعله
activity-export = تصدير كملف CSV

## البحث

activity-filters = المرشّحات
activity-search = بحث
activity-search-hint = أسماء، عناوين
activity-events = ماذا حدث
activity-events-all = أي شيء
activity-clear-events = مسح اختيار الأحداث
activity-actor = من فعله
activity-actor-all = أي شخص
activity-actor-user = أحد أعضاء الفريق
activity-actor-apiKey = برنامج
activity-actor-respondent = مستلم
activity-actor-system = الخدمة
activity-from = من
activity-to = حتى
activity-clear = مسح المرشّحات
activity-group-document = المستندات
activity-group-respondent = المستلمون
activity-group-template = القوالب
activity-group-file = الملفات والتصدير
activity-group-people = الأشخاص
activity-group-workspace = مساحة العمل

## فحص السجل

activity-verify = فحص التلاعب
activity-verify-title = هل جرى التلاعب بشيء؟
activity-verify-busy = يُفحص كل قيد. قد يستغرق ذلك بعض الوقت.
activity-verify-holds = لم يجرِ التلاعب بشيء
activity-verify-holds-what = كل قيد ينبني على الذي قبله، وتوقيعات الخدمة تؤكّدها. لم يُغيَّر شيء أو يُحذف أو يُضف لاحقًا.
activity-verify-broken = { $count ->
    [zero] لا مواضع متغيّرة
    [one] موضع واحد ليس كما كُتب
    [two] موضعان ليسا كما كُتبا
    [few] { $count } مواضع ليست كما كُتبت
    [many] { $count } موضعًا ليس كما كُتب
   *[other] { $count } موضع ليس كما كُتب
}
activity-verify-broken-what = ربما غيّر شيئًا من له وصول إلى قاعدة البيانات، أو أنها تضرّرت. أخبروا من يدير هذه الخدمة واحتفظوا بهذه النتيجة.
activity-verify-more = { $count ->
    [zero] ولا شيء غير ذلك.
    [one] وواحد آخر.
    [two] واثنان آخران.
    [few] و{ $count } أخرى.
   *[other] و{ $count } غيرها.
}
activity-verify-entries = القيود
activity-verify-documents = المستندات
activity-verify-checkpoints = توقيعات الخدمة
activity-verify-erased = قيود مُحيت بياناتها الشخصية
activity-verify-head = بصمة السجل
activity-verify-head-what = دوّنوها مع التاريخ في مكان آخر. بها يمكن لاحقًا إثبات أن السجل حتى اليوم لم يُستبدل.

## ماذا حدث

activity-event-template-created = أُنشئ قالب
activity-event-template-updated = عُدّل قالب
activity-event-template-deleted = حُذف قالب
activity-event-document-created = أُنشئ مستند
activity-event-document-updated = عُدّل مستند
activity-event-document-deleted = حُذف مستند
activity-event-document-sent = أُرسل مستند
activity-event-document-opened = فُتح مستند
activity-event-document-completed = اكتمل مستند
activity-event-document-declined = رُفض مستند
activity-event-document-voided = سُحب مستند
activity-event-document-expired = انتهت مدة مستند
activity-event-document-sealed = خُتم مستند
activity-event-document-downloaded = نُزّل مستند
activity-event-respondent-invited = دُعي مستلم
activity-event-respondent-opened = فتح المستلم المستند
activity-event-respondent-consented = وافق المستلم على التوقيع أو الموافقة إلكترونيًا
activity-event-respondent-submitted = أرسل المستلم إجابته
activity-event-respondent-declined = رفض المستلم
activity-event-respondent-delegated = حوّله المستلم إلى غيره
activity-event-respondent-reminded = ذُكّر المستلم
activity-event-respondent-code-refused = رمز دخول خاطئ
activity-event-respondent-opted-out = لا يريد المستلم تذكيرات أخرى
activity-event-respondent-erased = مُحيت بيانات شخصية
activity-event-file-uploaded = رُفع ملف
activity-event-api-key-created = أُنشئ مفتاح API
activity-event-api-key-revoked = أُبطل مفتاح API
activity-event-webhook-created = سُجّل خطاف ويب
activity-event-webhook-updated = عُدّل خطاف ويب
activity-event-webhook-deleted = حُذف خطاف ويب
activity-event-webhook-disabled = أُوقف خطاف ويب
activity-event-webhook-enabled = شُغّل خطاف ويب
activity-event-webhook-secret-rotated = استُبدل سر خطاف ويب
activity-event-export-created = طُلب تصدير
activity-event-export-completed = اكتمل تصدير
activity-event-export-failed = فشل تصدير
activity-event-user-invited = دُعي زميل
activity-event-user-joined = انضمّ زميل
activity-event-user-removed = أُزيل زميل
activity-event-user-role-changed = تغيّر دور
activity-event-user-signed-in = تسجيل دخول
activity-event-user-sign-in-failed = رُفض تسجيل دخول
activity-event-user-updated = تغيّر حساب
activity-event-workspace-updated = تغيّرت الإعدادات

# إعدادات مساحة العمل.

settings-title = الإعدادات
settings-about = كيف تبدو { $workspace } وكيف تعمل.
settings-group-workspace = مساحة العمل
settings-group-developers = للمطوّرين
settings-group-documents = المستندات والبريد
settings-group-danger = ما لا يمكن التراجع عنه

## الهوية

settings-branding-title = عام
settings-branding-short = الاسم والشعار واللون واسم مُرسل رسائلكم
settings-branding-about = ما يراه من يتلقّى مستندًا منكم: في الرسائل وفي صفحة التوقيع.
settings-branding-name = اسم مساحة العمل
settings-branding-name-help = يراه المستلمون في الرسائل وعند التوقيع.
settings-branding-sender = الاسم الذي تُرسل به الرسائل
settings-branding-sender-help = اتركوه فارغًا لاستخدام اسم مساحة العمل.
settings-branding-sender-usual = { $name } عبر Countersign
settings-branding-colour = اللون
settings-branding-colour-help = لأزرار الرسائل وصفحات التوقيع. اتركوه فارغًا لاستخدام لوننا.
settings-branding-pick = التقاط لون من الشاشة
settings-branding-hue = درجة اللون
settings-branding-saturation = السطوع والتشبّع
settings-branding-preview = معاينة صغيرة لدعوة
settings-branding-from = من:
settings-branding-sample = يُرجى توقيع هذا المستند
settings-branding-sample-button = فتح المستند
settings-branding-locale = اللغة والمنطقة الزمنية
settings-branding-locale-help = لما ترسلونه حين لا تُحدَّد لغة للمستلم.
settings-branding-zone = المنطقة الزمنية
settings-branding-logo = الشعار
settings-branding-logo-help = صورة PNG أو JPEG لا تتجاوز 200 كيلوبايت. تظهر في أعلى كل رسالة.
settings-branding-logo-now = شعار مساحة العمل
settings-branding-logo-choose = اختيار صورة
settings-branding-logo-change = اختيار صورة أخرى
settings-branding-logo-remove = إزالة الشعار
settings-branding-logo-remove-what = سترسل الرسائل عندئذ بلا صورة. يمكنكم رفعها من جديد في أي وقت.

## الفريق

settings-team-title = الفريق
settings-team-short = من يعمل هنا وما المسموح له

## مفاتيح الواجهة البرمجية

settings-api-keys-title = مفاتيح API
settings-api-keys-short = اسمحوا لبرامجكم بإنشاء المستندات وإرسالها
settings-api-keys-about = البرنامج الذي يحمل مفتاحًا يستطيع فعل ما تفعلونه هنا. أعطوا كل برنامج مفتاحًا خاصًا به لتتمكّنوا من سحبه.
settings-api-keys-new = مفتاح جديد
settings-api-keys-make = إنشاء المفتاح
settings-api-keys-made = مفتاحكم الجديد
settings-api-keys-secret = مفتاح API
settings-api-keys-secret-how = يرسله برنامجكم في الترويسة X-Api-Key.
settings-api-keys-kept = لقد حفظته
settings-api-keys-name = الاسم
settings-api-keys-name-help = الغرض من المفتاح، لتتعرّفوا عليه لاحقًا.
settings-api-keys-name-example = برنامج المحاسبة
settings-api-keys-name-missing = أعطوا المفتاح اسمًا.
settings-api-keys-created = أُنشئ
settings-api-keys-used = آخر استخدام
settings-api-keys-never = لم يُستخدم قط
settings-api-keys-revoke = إبطال
settings-api-keys-revoke-name = إبطال المفتاح { $name }
settings-api-keys-revoke-title = إبطال «{ $name }»؟
settings-api-keys-revoke-what = ستُرفض من الآن البرامج التي تستخدم هذا المفتاح. لا يمكن التراجع عن ذلك.
settings-api-keys-revoke-done = أُبطل «{ $name }»
settings-api-keys-revoked = { $count ->
    [zero] لا مفاتيح مُبطلة
    [one] مفتاح مُبطل واحد
    [two] مفتاحان مُبطلان
    [few] { $count } مفاتيح مُبطلة
    [many] { $count } مفتاحًا مُبطلًا
   *[other] { $count } مفتاح مُبطل
}
settings-api-keys-empty = لا يوجد مفتاح قيد الاستخدام
settings-api-keys-empty-next = أنشئوا مفتاحًا لربط برنامج، مثل المحاسبة أو موقعكم.
settings-api-keys-no-plan = خطّتكم لا تشمل الواجهة البرمجية. اسألوا من يدير هذه الخدمة.
settings-api-keys-docs = ما تستطيع البرامج فعله موصوف في
settings-api-keys-docs-link = توثيق المطوّرين

## الخطة والاستخدام

settings-plan-title = الخطة والاستخدام
settings-plan-short = ما استُخدم من خطّتكم يومًا بيوم
settings-plan-about = لا تُحسب إلا طلبات البرامج. ما تفعلونه هنا في المتصفح مجاني.
settings-plan-month = طلبات هذا الشهر
settings-plan-name-starter = الخطة: Starter
settings-plan-name-pro = الخطة: Pro
settings-plan-name-business = الخطة: Business
settings-plan-name-enterprise = الخطة: Enterprise
settings-plan-of = من { $limit }
settings-plan-left = بقي { $remaining } من الطلبات.
settings-plan-resets = يبدأ العدّ من جديد في
settings-plan-minute = يُقبل في الدقيقة { $perMinute } من الطلبات على الأكثر.
settings-plan-ask = إن احتجتم إلى المزيد فاطلبوا خطة أكبر ممن يدير هذه الخدمة.
settings-plan-days = آخر 31 يومًا
settings-plan-view = طريقة العرض
settings-plan-what = ما يُعدّ
settings-plan-chart = رسم
settings-plan-table = جدول
settings-plan-calls = الطلبات
settings-plan-documentsCreated = مستندات أُنشئت
settings-plan-documentsCompleted = مستندات اكتملت
settings-plan-date = اليوم
settings-plan-day = { $day }: { $count }
settings-plan-total = المجموع: { $count }
settings-plan-utc = تبدأ الأيام عند منتصف الليل بالتوقيت العالمي.

## الختم

settings-sealing-title = الختم
settings-sealing-short = الشهادة التي تحمي المستندات المكتملة
settings-sealing-about = يُختم كل مستند مكتمل ليتمكّن أي شخص من التحقق من أنه لم يتغيّر بعد ذلك.
settings-sealing-fine = كل شيء مختوم
settings-sealing-fine-what = لا يوجد مستند ينتظر ختمه.
settings-sealing-broken = لا يمكن ختم المستندات الآن
settings-sealing-broken-advice = تنتظر المستندات المكتملة وتُختم فور إصلاح ذلك. أخبروا من يدير هذه الخدمة:
settings-sealing-seals-wait = { $count ->
    [zero] لا مستندات تنتظر ختمها
    [one] مستند واحد ينتظر ختمه
    [two] مستندان ينتظران ختميهما
    [few] { $count } مستندات تنتظر أختامها
    [many] { $count } مستندًا ينتظر ختمه
   *[other] { $count } مستند ينتظر ختمه
}
settings-sealing-stamps-wait = { $count ->
    [zero] لا مستندات تنتظر طابعها الزمني
    [one] مستند مختوم واحد ينتظر طابعه الزمني
    [two] مستندان مختومان ينتظران طابعيهما الزمنيين
    [few] { $count } مستندات مختومة تنتظر طوابعها الزمنية
    [many] { $count } مستندًا مختومًا ينتظر طابعه الزمني
   *[other] { $count } مستند مختوم ينتظر طابعه الزمني
}
settings-sealing-wait-since = تُعاد المحاولة تلقائيًا. الأقدم ينتظر منذ
settings-sealing-certificate = الشهادة المستخدمة
settings-sealing-generated = أنشأتها هذه الخدمة بنفسها وتجدّدها في الوقت المناسب.
settings-sealing-supplied = زوّد بها من يدير هذه الخدمة.
settings-sealing-self-signed = لأن لا جهة عامة تضمنها، تُظهر برامج PDF الموقّع على أنه غير معروف.
settings-sealing-subject = صادرة لـ
settings-sealing-issuer = صادرة عن
settings-sealing-valid = الصلاحية
settings-sealing-span = من { $from } إلى { $to }
settings-sealing-soon = تنتهي قريبًا
settings-sealing-serial = الرقم التسلسلي
settings-sealing-fingerprint = البصمة (SHA-256)
settings-sealing-authority = الطوابع الزمنية
settings-sealing-authority-what = تؤكّد جهة مستقلة متى خُتم كل مستند.
settings-sealing-authority-none = لم تُحدَّد جهة للطوابع الزمنية. تحمل الأختام وقت هذه الخدمة. يستطيع من يديرها تحديد جهة.
settings-sealing-address = العنوان
settings-sealing-answered = آخر طابع زمني
settings-sealing-never = لا شيء بعد

## الرسائل

settings-outbox-title = سجل البريد
settings-outbox-short = ما أُرسل وما فشل وما هو محفوظ هنا
settings-outbox-about = كل رسائل مساحة العمل هذه، الأحدث أولًا.
settings-outbox-local = لم يُحدَّد خادم بريد
settings-outbox-local-what = لا تُرسل الرسائل بل تُحفظ هنا، لتتمكّنوا من تجربة كل شيء وتمرير الروابط بأنفسكم. يستطيع من يدير هذه الخدمة تحديد خادم بريد.
settings-outbox-empty = لا رسائل بعد
settings-outbox-empty-next = أرسلوا مستندًا وسترون هنا ما أُرسل ولمن.
settings-outbox-subject = الموضوع
settings-outbox-status = الحالة
settings-outbox-when = متى
settings-outbox-kept = محفوظة هنا
settings-outbox-sent = أُرسلت
settings-outbox-failed = لم تُسلَّم
settings-outbox-failed-why = لماذا لم تُسلَّم
settings-outbox-mail = رسالة
settings-outbox-all = كل الرسائل
settings-outbox-to = إلى
settings-outbox-from = من
settings-outbox-reply = تذهب الردود إلى
settings-outbox-document = المستند
settings-outbox-document-open = فتح المستند
settings-outbox-files = المرفقات
settings-outbox-view = طريقة العرض
settings-outbox-as-mail = كرسالة
settings-outbox-as-text = كنص
settings-outbox-not-kept = لا يُحفظ محتواها
settings-outbox-not-kept-why = تحتوي الرسائل على روابط شخصية، لذلك لا يُحفظ محتواها إلا حيث لا يوجد خادم بريد.

## Signing

settings-security-title = تسجيل الدخول
settings-security-short = ما يحتاجه الأعضاء لتسجيل الدخول
settings-security-about = ما يحتاجه الأعضاء لتسجيل الدخول إلى مساحة العمل هذه.
settings-security-require = يحتاج الأعضاء إلى خطوة ثانية
settings-security-require-help = من ليست لديه خطوة ثانية يُوجَّه إلى إعدادها قبل أن يرى شيئًا من مساحة العمل هذه: تطبيق مصادقة أو مفتاح مرور. لا يُسأل الأعضاء الذين يدخلون عبر تسجيل الدخول الموحد؛ فذلك من شأن مزوّد الهوية لديهم. تستمر مفاتيح API كما كانت. تُظهر صفحة الفريق من لديه خطوة ثانية.
settings-security-own = ليست لديك خطوة ثانية. أعدّ واحدة قبل أن تطلبها من الآخرين.
settings-security-own-link = الانتقال إلى حسابك

settings-signing-title = التوقيع
settings-signing-short = ما يُسمح به للمستلمين
settings-signing-about = ما يُسمح به للمستلمين غير التوقيع والرفض.
settings-signing-delegate = يجوز للمستلمين تحويل المستندات
settings-signing-delegate-help = يجوز لمن طُلب توقيعه أو موافقته أن يسمّي شخصًا آخر مكانه. تصل ذلك الشخصَ دعوةٌ خاصة به، ويُبلَّغ المرسِل، ويُدوَّن ذلك في سجل التدقيق. فمن يملك الرابط يستطيع إعادة إرسال البريد على أي حال؛ وبهذا يبقى ذلك مسجَّلًا.

## الاحتفاظ

settings-retention-title = الاحتفاظ
settings-retention-short = مدة الاحتفاظ بالمستندات المنتهية
settings-retention-about = كثيرًا ما تطلب حماية البيانات حذف ما لم يعد لازمًا. هنا تقرّرون متى.
settings-retention-question = ماذا يحدث للمستندات المنتهية؟
settings-retention-forever = الاحتفاظ بها حتى يحذفها أحد
settings-retention-days = حذفها بعد مدة
settings-retention-how-many = عدد الأيام بعد الانتهاء
settings-retention-how-many-help = تُحسب من اكتمال المستند أو رفضه أو سحبه أو انتهاء مدّته.
settings-retention-warning = لا يمكن استعادة المستندات المحذوفة
settings-retention-warning-what = يُحذف معها ملف PDF المختوم وكل الإجابات والملفات المرفقة. يبقى ما حدث في سجل النشاط.
settings-retention-sure = { $days ->
    [zero] حذف المستندات المنتهية فورًا؟
    [one] حذف المستندات المنتهية بعد يوم واحد؟
    [two] حذف المستندات المنتهية بعد يومين؟
    [few] حذف المستندات المنتهية بعد { $days } أيام؟
    [many] حذف المستندات المنتهية بعد { $days } يومًا؟
   *[other] حذف المستندات المنتهية بعد { $days } يوم؟
}
settings-retention-sure-what = تُحذف المستندات الأقدم من ذلك خلال دقائق، نهائيًا.
settings-retention-sure-action = حذف المستندات القديمة

## التضمين

settings-embedding-title = التضمين
settings-embedding-short = دعوا الناس يوقّعون داخل موقعكم
settings-embedding-about = اعرضوا النماذج وصفحات التوقيع في موقعكم دون إرسال الناس إلى مكان آخر.
settings-embedding-origins = المواقع المسموح لها
settings-embedding-origins-help = عنوان كل موقع بلا مسار، مثل https://www.example.com. تعرض المتصفحات صفحاتكم في هذه المواقع دون غيرها.
settings-embedding-origin = الموقع { $number }
settings-embedding-add = إضافة موقع
settings-embedding-remove = إزالة الموقع { $number }
settings-embedding-snippet = الشيفرة لموقعكم
settings-embedding-snippet-help = ضعوها حيث يجب أن يظهر النموذج. وفي مكان كلمات السطر الثاني يأتي رابط نموذج أو دعوة.
settings-embedding-link-here = رابط النموذج

## منطقة الخطر

settings-danger-title = حذف مساحة العمل
settings-danger-short = كل ما فيها، نهائيًا
settings-danger-about = لا يستطيع أحد التراجع عن ذلك، ولا حتى من يدير هذه الخدمة.
settings-danger-heading = حذف مساحة العمل هذه
settings-danger-what = مع { $workspace } يُحذف ما يلي:
settings-danger-documents = كل القوالب والمستندات وملفات PDF المختومة والملفات المرفوعة وسجل النشاط
settings-danger-people = حسابات الأشخاص الذين ليسوا في مساحة عمل أخرى
settings-danger-keys = كل مفاتيح API وخطافات الويب؛ تُرفض فورًا البرامج التي تستخدمها
settings-danger-links = كل الروابط إلى صفحات التوقيع والنماذج
settings-danger-before = نزّلوا أولًا ما تحتاجون إليه. ستُسجَّلون خروجًا بعد ذلك.
settings-danger-delete = حذف مساحة العمل
settings-danger-sure = حذف { $workspace }؟
settings-danger-sure-what = يُحذف كل ما فيها نهائيًا. لا سبيل إلى الرجوع.

# المستندات: القائمة، الجديد، الإرسال، مستند واحد، مستندات كثيرة معًا.

documents-title = المستندات
documents-one = المستند
documents-what = كل ما أُنشئ من قوالبك، الأحدث أولًا.
documents-new = مستند جديد
documents-bulk = إرسال إلى كثيرين
documents-export-answers = تصدير الإجابات
documents-yes = نعم
documents-no = لا
documents-hash = البصمة

## القائمة

documents-search = بحث
documents-search-hint = مستند أو شخص
documents-filters = عوامل التصفية
documents-filter-status = الحالة
documents-filter-template = القالب
documents-filter-from = أُنشئ من
documents-filter-to = أُنشئ حتى
documents-filter-all = الكل
documents-filter-clear = إزالة كل عوامل التصفية
documents-status-waiting = في انتظار شخص ما
documents-mail-lost = عاد البريد دون تسليم
documents-mail-lost-of = عاد البريد دون تسليم: { $name }
documents-template-unknown = قالب آخر
documents-column-name = الاسم
documents-column-people = الأشخاص
documents-people-more = و{ $count } غيرهم
documents-column-status = الحالة
documents-column-updated = آخر تغيير
documents-column-created = الإنشاء
documents-none = لا توجد مستندات بعد
documents-none-what = يُنشأ المستند من قالب: تملأ ما تعرفه، ويكمل المدعوون الباقي ويوقّعون.
documents-none-action = أنشئ المستند الأول
documents-none-found = لم يُعثر على شيء
documents-none-found-what = لا يطابق أي مستند. جرّب كلمات أخرى أو أزل عوامل التصفية.

## مستند جديد

documents-new-title = مستند جديد
documents-choose-template = أي قالب تريد استخدامه؟
documents-template-search = ابحث عن قالب
documents-template-none-found = لا يوجد قالب بهذا الاسم.
documents-template-changed = آخر تغيير
documents-no-templates = تحتاج إلى قالب أولًا
documents-no-templates-what = القالب هو النص مع فراغاته. ابدأ من مثال، أو اكتبه، أو ارفع ملف PDF.
documents-own-pdf = إرسال ملف PDF من عندك
documents-own-pdf-what = ارفعه وحدّد أماكن التعبئة والتوقيع ثم أرسله.
documents-other-template = قالب آخر
documents-back-to-fields = العودة إلى الحقول
documents-name = اسم المستند
documents-name-what = هكذا تسميه أنت والمدعوون. إذا تُرك فارغًا أُخذ من القالب والتاريخ.
documents-name-needed = يُرجى إدخال اسم.
documents-values = التفاصيل
documents-values-required = يُرجى ملء ما عليه علامة *.
documents-values-none = لا متغيرات في هذا القالب.
documents-values-asked = ما يُسأل عنه الآخرون
documents-value-asked-of = يُسأل عنه { $role }؛ ويمكنك ملؤه الآن.
documents-value-asked-later = يُسأل عنه من يملأ المستند.
documents-value-none = يُرجى الاختيار
documents-value-currency = عملة { $label }
documents-value-row = الصف { $row }
documents-value-cell = { $column }، الصف { $row }
documents-value-add-row = إضافة صف
documents-value-add-row-to = إضافة صف إلى { $label }
documents-value-remove-row = إزالة الصف { $row }
documents-value-picture = اختيار صورة
documents-value-other-picture = صورة أخرى
documents-value-no-picture = بلا صورة
documents-value-wrong-number = يُرجى إدخال عدد، مثل 12.50.
documents-value-wrong-decimals = أدخل مبلغًا لا تزيد منازله العشرية على ما لعملته، مثل 1500 أو 12.50.
documents-value-wrong-currency = يُرجى إدخال الأحرف الثلاثة للعملة، مثل EUR.
documents-value-wrong-moment = يُرجى إدخال تاريخ ووقت.
documents-preview = معاينة
documents-page-count = { $count ->
    [zero] بلا صفحات
    [one] صفحة واحدة
    [two] صفحتان
    [few] { $count } صفحات
    [many] { $count } صفحة
   *[other] { $count } صفحة
}
documents-page-of = الصفحة { $page } من { $count }
documents-page-next = الصفحة التالية
documents-page-before = الصفحة السابقة
documents-page-first = تُعرض أول { $count }.
documents-warnings = ينبّه القالب
documents-make = حفظ كمسودة
documents-make-and-send = المتابعة إلى الإرسال
documents-made = أُنشئ المستند
documents-leave = المغادرة من دون حفظ؟
documents-leave-what = ما ملأته لم يُحفظ وسيضيع.
documents-leave-action = المغادرة من دون حفظ
documents-signed-out = ما ملأته ما زال هنا. سجّل الدخول من جديد في تبويب آخر، ثم عد إلى هنا واختر «{ $cancel }» للمتابعة.
documents-signed-out-link = تسجيل الدخول في تبويب جديد
documents-missing-title = بعض القيم ناقصة
documents-missing = { $count ->
    [one] { $names } فارغ وسيبقى فراغًا في المستند.
   *[other] هذه القيم فارغة وستبقى فراغًا في المستند: { $names }.
}
documents-missing-action = المتابعة على أي حال
documents-test-title = أرسل تجربة إلى نفسك
documents-test-what-title = هذه تجربة
documents-test-what = مُلئت قيم مثال حيث توفرت. في الخطوة التالية يظهر عنوانك مكان عناوين الآخرين، فلا تصل رسالة إلى أحد غيرك.

## الإرسال

documents-send = إرسال
documents-send-title = إرسال «{ $name }»
documents-send-people = الأشخاص
documents-send-in-turn = يُدعون خطوة بعد خطوة: التالون حين ينتهي من قبلهم.
documents-send-at-once = يُدعى الجميع معًا.
documents-send-step = الخطوة { $step }
documents-send-person = الشخص { $number }
documents-kind-signer = يوقّع
documents-kind-approver = يوافق
documents-kind-viewer = يستلم نسخة
documents-send-email = البريد الإلكتروني
documents-send-name = الاسم
documents-send-more = اللغة والترتيب ورمز الوصول
documents-send-language = اللغة
documents-send-language-own = لغة مساحة العمل
documents-send-turn = الدور
documents-send-code = رمز الوصول
documents-send-code-what = برمز الوصول لا يظهر المستند إلا بعد إدخاله. أبلغه بنفسك لا بالبريد. من 4 إلى 64 حرفًا.
documents-send-add = إضافة شخص
documents-send-add-to = إضافة: { $role }
documents-send-remove = إزالة { $name }
documents-send-uninvited-title = هناك من ينقص
documents-send-uninvited = { $count ->
    [one] لم يُدعَ أحد بصفة { $roles }. تبقى تلك الحقول فارغة ويكتمل المستند من دونها.
   *[other] لم يُدعَ أحد بصفة: { $roles }. تبقى تلك الحقول فارغة ويكتمل المستند من دونها.
}
documents-send-without-title = أتريد الإرسال دون { $roles }؟
documents-send-without = إرسال دونه
documents-send-without-not = إضافة العنوان
documents-send-how = كيف يصلهم الرابط؟
documents-send-by-mail = بالبريد الإلكتروني
documents-send-by-mail-what = ندعوهم ونرسل إليهم النسخة الموقّعة.
documents-send-by-mail-kept = لم يُحدَّد خادم بريد: تُحفظ الدعوات ولا تصل إلى أحد. سلّم الروابط بنفسك، أو اطلب تحديد خادم بريد أولًا.
documents-send-by-links = أوزّع الروابط بنفسي
documents-send-by-links-what = لا يُرسل بريد. تحصل على رابط لكل شخص لتسلّمه إياه.
documents-send-message = رسالة
documents-send-message-what = تظهر في الدعوة. الأحرف المتبقية: { $left }.
documents-send-preview = معاينة الرسالة
documents-send-preview-for = كما يقرؤها
documents-send-expires = آخر يوم للتوقيع
documents-send-expires-what = بعد هذا اليوم لا يستطيع أحد التوقيع. فارغ: بلا حد.
documents-send-expired = انقضى هذا اليوم. يُرجى اختيار يوم لاحق.
documents-send-return-offer = إعادة الأشخاص إلى إحدى صفحاتك
documents-send-return = صفحة العودة
documents-send-return-what = بعد التوقيع أو الرفض يجد كل شخص زرًا يقود إلى هذه الصفحة. يبدأ عنوانها بـ https://‎.
documents-send-return-known = بعد التوقيع أو الرفض يجد كل شخص زرًا يقود إلى هذه الصفحة. يمكنك إدخال صفحة أخرى بدلًا منها.
documents-send-nobody = يُرجى إدخال عنوان شخص واحد على الأقل.
documents-send-email-wrong = يُرجى إدخال عنوان بريد إلكتروني، مثل ana@example.com.
documents-send-later = ليس الآن
documents-send-now = { $count ->
    [0] إرسال
    [one] إرسال إلى شخص واحد
    [two] إرسال إلى شخصين
    [few] إرسال إلى { $count } أشخاص
    [many] إرسال إلى { $count } شخصًا
   *[other] إرسال إلى { $count } شخص
}
documents-sent-mail = الدعوات في الطريق
documents-sent-kept = حُفظت الدعوات: لم يُحدَّد خادم بريد
documents-sent-links = المستند جاهز للتوقيع

## مستند واحد: من

documents-people = الأشخاص
documents-people-none = لم يُدعَ أحد بعد.
documents-people-invite = دعوة أشخاص
documents-progress = وقّع { $done } من { $count }
documents-progress-done = أنهى { $done } من { $count }
documents-actions-of = إجراءات { $name }
documents-has-code = رمز وصول
documents-no-mail = بلا بريد
documents-step-submitted = وقّع
documents-step-submitted-approver = وافق
documents-step-submitted-viewer = قرأ
documents-step-declined = رفض
documents-step-consented = وافق على التوقيع إلكترونيًا
documents-step-consented-approver = قبِل إبداء موافقته إلكترونيًا
documents-step-opened = فُتح
documents-step-invited = دُعي
documents-step-reminded = آخر تذكير
documents-step-none = يُدعى حين يأتي دوره
documents-correct = تصحيح العنوان أو الاسم أو الرمز
documents-correct-what = مع عنوان آخر يتوقف الرابط القديم وتُرسل دعوة جديدة.
documents-correct-action = تصحيح
documents-corrected = حُدّثت البيانات
documents-correct-code-keep = الإبقاء على رمز الوصول
documents-correct-code-none = بلا رمز وصول
documents-correct-code-change = تعيين رمز وصول جديد
documents-correct-code-remove = إزالة رمز الوصول
documents-correct-code-new = رمز الوصول الجديد
documents-correct-code-wrong = يُرجى إدخال 4 إلى 64 حرفًا.
documents-correct-code-what = يبقى الرابط كما هو. ومن حُجب بسبب رموز خاطئة يمكنه المحاولة من جديد فورًا. أبلغ الرمز بنفسك لا بالبريد.
documents-undelivered = تعذر تسليم البريد
documents-undelivered-unknown = لا يوجد صندوق بريد كهذا: قد يكون العنوان مكتوبًا خطأً أو لم يعد مستخدمًا.
documents-undelivered-full = صندوق البريد ممتلئ.
documents-undelivered-refused = خادم البريد هناك لا يقبل البريد من هنا.
documents-undelivered-unreachable = تعذر الوصول إلى خادم البريد هناك.
documents-undelivered-ours = خادم البريد لدينا لا يقبل البريد من هذه الخدمة. قد يكون العنوان صحيحًا؛ يُرجى إبلاغ المسؤول.
documents-undelivered-other = لم يقبل خادم البريد هناك الرسالة.
documents-undelivered-said = ما قاله خادم البريد
documents-undelivered-correct = تصحيح العنوان
documents-lost = عاد البريد المرسل إلى { $names } دون تسليم
documents-lost-what = فلا أحد هناك يعلم بالمستند بعد. صحّح العنوان، أو أنشئ رابط توقيع وسلّمه بنفسك.
documents-link = إنشاء رابط توقيع
documents-links = إنشاء روابط توقيع
documents-link-what = { $count ->
    [one] يُنشأ رابط جديد لـ { $names } لتسلّمه بنفسك.
   *[other] تُنشأ روابط جديدة لتسلّمها إلى: { $names }.
}
documents-link-old = الروابط المرسلة من قبل تتوقف عن العمل.
documents-link-action = { $count ->
    [one] إنشاء الرابط
   *[other] إنشاء الروابط
}
documents-link-once = انسخ الآن
documents-link-once-what = من لديه الرابط يستطيع التوقيع به، فسلّمه لهذا الشخص وحده. لا يُعرض مرة أخرى؛ ويمكنك دائمًا إنشاء غيره.
documents-link-until = يعمل حتى

## مستند واحد: ما فيه

documents-answers = ما مُلئ
documents-answers-none = لم يُملأ شيء بعد.
documents-answers-before = مُلئ مسبقًا
documents-answers-anybody = بلا صفة
documents-signed = موقَّع
documents-file = تنزيل الملف
documents-pages = الصفحات
documents-pages-all = عرض كل الصفحات
documents-facts = معلومات
documents-fact-created = أُنشئ
documents-fact-completed = اكتمل
documents-fact-expires = يمكن توقيعه حتى
documents-fact-never = بلا حد
documents-fact-template = القالب
documents-fact-reminders = تذكيرات تلقائية
documents-fact-reminders-off = متوقفة
documents-fact-next = التالي:
documents-fact-return = صفحة العودة
documents-fact-external = مرجعك

## مستند واحد: الختم

documents-seal-done = مختوم
documents-seal-waiting = يجري صنع الختم
documents-seal-waiting-what = وقّع الجميع. يكون ملف PDF المختوم جاهزًا عادةً خلال ثوانٍ.
documents-seal-none = لم يُختم بعد
documents-seal-none-what = حين يوقّع الجميع يُختم ملف PDF بحيث يظهر أي تغيير لاحق.
documents-seal-what = أي تغيير في ملف PDF بعد هذه اللحظة يظهر.
documents-seal-level-b = وُقّع بشهادة هذه الخدمة.
documents-seal-level-t = وُقّع بشهادة هذه الخدمة، وتؤكد جهة مستقلة الوقت.
documents-seal-level-lt = وُقّع، وتؤكد جهة مستقلة الوقت، وفيه كل ما يلزم للتحقق لاحقًا.
documents-seal-level-lta = وُقّع، وتؤكد جهة مستقلة الوقت، ويبقى قابلًا للتحقق سنوات طويلة.
documents-seal-level = المستوى
documents-seal-hash = البصمة (SHA-256)
documents-seal-verify = تحقّق من ملف PDF بنفسك

## مستند واحد: ما حدث

documents-timeline = السجل
documents-timeline-live = مباشر
documents-timeline-lost = تجري إعادة الاتصال…
documents-timeline-failed = لا يمكن عرض السجل الآن
documents-timeline-more = تفاصيل
documents-timeline-less = تفاصيل أقل
documents-timeline-about = عن: { $what }
documents-timeline-ip = من العنوان
documents-timeline-hash = الحلقة { $number } من سلسلة التدقيق:
documents-actor-system = الخدمة
documents-actor-key = مفتاح API
documents-event-created = أُنشئ المستند
documents-event-changed = غُيّر المستند
documents-event-renamed = غُيّر اسم المستند
documents-event-values = غُيّرت قيم: { $names }
documents-event-labels = غُيّر مرجعك أو بياناتك
documents-event-deleted = حُذف المستند
documents-event-sent = { $count ->
    [zero] لم يُرسل إلى أحد
    [one] أُرسل إلى شخص واحد
    [two] أُرسل إلى شخصين
    [few] أُرسل إلى { $count } أشخاص
    [many] أُرسل إلى { $count } شخصًا
   *[other] أُرسل إلى { $count } شخص
}
documents-event-first-opened = فُتح للمرة الأولى
documents-event-completed = أكمله الجميع
documents-event-declined = رُفض المستند
documents-event-voided = سُحب المستند
documents-event-expired = انقضت مهلة التوقيع
documents-event-sealed = خُتم ملف PDF
documents-event-downloaded = نُزّل ملف PDF
documents-event-invited = دُعي { $email }
documents-event-opened = فتح { $email } المستند
documents-event-consented = وافق { $email } على التوقيع إلكترونيًا
documents-event-consented-approver = قبِل { $email } إبداء موافقته إلكترونيًا
documents-event-submitted = وقّع { $email }
documents-event-submitted-approver = وافق { $email }
documents-event-refused = رفض { $email }
documents-event-delegated = حوّله { $from } إلى { $to }
documents-event-reminded = ذُكّر { $email }
documents-event-code-refused = أُدخل رمز دخول خاطئ في رابط { $email }
documents-event-erased = مُحيت بيانات شخصية
documents-event-link = أُنشئ رابط جديد لـ { $email }
documents-event-corrected = صُحّحت بيانات { $email }
documents-event-undelivered = تعذّر تسليم البريد إلى { $email }
documents-event-reminders-on = شُغّلت التذكيرات التلقائية
documents-event-reminders-off = أُوقفت التذكيرات التلقائية
documents-event-time = غُيّرت مهلة التوقيع

## مستند واحد: ما العمل

documents-remind = تذكير الآن
documents-remind-again = تذكير مجددًا
documents-remind-last = آخره { $when }
documents-remind-sure = أتريد التذكير مجددًا؟
documents-remind-sure-what = أُرسل آخر تذكير { $when }. ستُرسل رسالة أخرى إلى { $names }.
documents-reminded = { $count ->
    [zero] لم يُرسل أي تذكير
    [one] تذكير واحد في الطريق
    [two] تذكيران في الطريق
    [few] { $count } تذكيرات في الطريق
    [many] { $count } تذكيرًا في الطريق
   *[other] { $count } تذكير في الطريق
}
documents-reminded-kept = حُفظ التذكير: لم يُحدَّد خادم بريد
documents-reminders = تذكيرات تلقائية
documents-reminders-what = يصل بريد إلى كل من حلّ دوره حتى ينتهي. ومن لا يريد التذكير يوقفه من الرسالة.
documents-reminders-enabled = إرسال تذكيرات
documents-reminders-cadence = كم مرة
documents-reminders-on = تُرسل التذكيرات من الآن
documents-reminders-off = لن تُرسل تذكيرات بعد الآن
documents-cadence = { $days ->
    [zero] أبدًا
    [one] كل يوم
    [two] كل يومين
    [few] كل { $days } أيام
    [many] كل { $days } يومًا
   *[other] كل { $days } يوم
}
documents-expiry = تغيير آخر يوم
documents-expiry-in = { $days ->
    [zero] اليوم
    [one] بعد يوم
    [two] بعد يومين
    [few] بعد { $days } أيام
    [many] بعد { $days } يومًا
   *[other] بعد { $days } يوم
}
documents-expiry-saved = تغيّر آخر يوم
documents-rename = إعادة تسمية
documents-edit-values = تغيير القيم
documents-edit-values-out = المستند في الطريق بالفعل: سيرى المدعوون ما تغيّره.
documents-edit-values-signed = وقّع أحدهم بالفعل، فلا يمكن تغيير إلا ما لم يملأه الآخرون بعد. لما عدا ذلك، اسحب المستند وأرسل غيره.
documents-again = مستند جديد مثل هذا
documents-again-title = مثل «{ $name }»
documents-again-what = ما ملأته هناك موجود هنا من جديد؛ غيّر ما تشاء. يُقترح المدعوون عند الإرسال. لا تُنقل أي إجابة ولا أي توقيع.
documents-invite-more = دعوة أشخاص آخرين
documents-pdf = تنزيل PDF
documents-trail = سجل التدقيق
documents-trail-pdf = سجل التدقيق بصيغة PDF
documents-bundle = الكل في ملف ZIP
documents-void = سحب
documents-void-title = سحب هذا المستند؟
documents-void-what = لن يستطيع أحد توقيع «{ $name }» بعد الآن، ويُبلَّغ كل من دُعي. لا يمكن التراجع عن ذلك.
documents-void-reason = السبب
documents-void-reason-what = يقرؤه المدعوون. يمكنك تركه فارغًا.
documents-void-action = سحب المستند
documents-voided = سُحب المستند
documents-delete-title = حذف هذا المستند؟
documents-delete = يُحذف «{ $name }» نهائيًا مع إجاباته وملف PDF. لا يمكن التراجع عن ذلك.
documents-delete-out = «{ $name }» معروض للتوقيع الآن. يُحذف نهائيًا مع إجاباته وتتوقف الروابط. لا يمكن التراجع عن ذلك.
documents-delete-action = حذف نهائي
documents-deleted = حُذف المستند
documents-end-declined = رفض { $name }
documents-end-voided = سُحب هذا المستند
documents-end-expired = انقضت مهلة التوقيع
documents-end-reason = السبب:
documents-end-no-reason = لا يستطيع أحد توقيعه بعد الآن.

## كثيرة معًا

documents-bulk-what = جدول واحد، ومستند لكل صف: تُنشأ وتُملأ وتُرسل دفعة واحدة.
documents-bulk-step-file = جدولك
documents-bulk-step-file-what = للقالب «{ $name }». السطر الأول يسمّي الأعمدة؛ حتى { $most } صف.
documents-bulk-drop = أفلت ملف CSV هنا. كل برنامج جداول يستطيع حفظه.
documents-bulk-file = اختيار ملف
documents-bulk-other-file = اختيار ملف آخر
documents-bulk-example = تنزيل جدول فارغ
documents-bulk-example-name = جدول
documents-bulk-unreadable = لا يمكن قراءة هذا الملف
documents-bulk-unreadable-empty = هو فارغ.
documents-bulk-unreadable-no-rows = فيه سطر واحد فقط. السطر الأول يسمّي الأعمدة، وكل سطر بعده مستند.
documents-bulk-unreadable-open-quote = فُتحت علامة اقتباس ولم تُغلق. احفظه من جديد بصيغة CSV من برنامج الجداول.
documents-bulk-unreadable-spreadsheet = هذا مصنف جداول. احفظه بصيغة CSV: اختر «حفظ باسم» ثم «CSV» في برنامج الجداول.
documents-bulk-unreadable-large = حجمه أكبر من 10 ميغابايت.
documents-bulk-step-columns = معنى الأعمدة
documents-bulk-step-columns-what = خمّنّاه من أسمائها. تحت كل اسم أول قيمة فيه.
documents-bulk-column = العمود { $number }
documents-bulk-ignored = لا يُستخدم
documents-bulk-email-of = { $role }: البريد الإلكتروني
documents-bulk-name-of = { $role }: الاسم
documents-bulk-no-email = لا عمود فيه عناوين بريد
documents-bulk-no-email-what = تُنشأ المستندات مسوداتٍ ولا يُدعى أحد.
documents-bulk-unmapped = فراغ في كل المستندات: { $names }
documents-bulk-order = أي يوم هو { $day }؟
documents-bulk-order-day-first = اليوم ثم الشهر ثم السنة
documents-bulk-order-month-first = الشهر ثم اليوم ثم السنة
documents-bulk-step-rows = مراجعة الصفوف
documents-bulk-step-rows-what = هكذا فهمنا جدولك. لم يُرسل شيء بعد.
documents-bulk-rows = صفوف الجدول
documents-bulk-written = في جدولك:
documents-bulk-line = السطر
documents-bulk-good = { $count ->
    [zero] لا صف سليم
    [one] صف واحد سليم
    [two] صفان سليمان
    [few] { $count } صفوف سليمة
    [many] { $count } صفًا سليمًا
   *[other] { $count } صف سليم
}
documents-bulk-faulty = { $count ->
    [zero] لا صف يحتاج إلى تصحيح
    [one] صف واحد يحتاج إلى تصحيح
    [two] صفان يحتاجان إلى تصحيح
    [few] { $count } صفوف تحتاج إلى تصحيح
    [many] { $count } صفًا يحتاج إلى تصحيح
   *[other] { $count } صف يحتاج إلى تصحيح
}
documents-bulk-only-faulty = الصفوف التي تحتاج إلى تصحيح فقط
documents-bulk-shown = { $shown } من { $count } صف
documents-bulk-repeated = { $count ->
    [one] صف واحد يطابق صفًا سابقًا تمامًا
    [two] صفان يطابقان صفوفًا سابقة تمامًا
    [few] { $count } صفوف تطابق صفوفًا سابقة تمامًا
    [many] { $count } صفًا تطابق صفوفًا سابقة تمامًا
   *[other] { $count } صف تطابق صفوفًا سابقة تمامًا
}
documents-bulk-repeated-lines = يصبح كل منها مستندًا مستقلًا. الأسطر: { $lines }
documents-bulk-same-as = مطابق للسطر { $line }
documents-bulk-wrong-number = { $place }: ليس عددًا
documents-bulk-wrong-currency = { $place }: ليس مبلغًا بعملة { $options }
documents-bulk-wrong-code = { $place }: اذكر العملة بأحرفها الثلاثة، كما في 500 USD
documents-bulk-wrong-decimals = { $place }: منازل عشرية أكثر مما لعملة { $options }؛ اكتب المبلغ بلا علامة بين الآلاف
documents-bulk-wrong-date = { $place }: ليس تاريخًا مثل 2026-11-14
documents-bulk-wrong-order = { $place }: اختر أعلاه أيهما يأتي أولًا، اليوم أم الشهر
documents-bulk-wrong-moment = { $place }: ليس تاريخًا ووقتًا مثل 2026-11-14 09:30
documents-bulk-wrong-boolean = { $place }: لا نعم ولا لا
documents-bulk-wrong-choice = { $place }: ليس من { $options }
documents-bulk-wrong-email = { $place }: ليس عنوان بريد إلكتروني
documents-bulk-wrong-nobody = بلا عنوان بريد، فلن يُدعى أحد
documents-bulk-wrong-uninvited = { $place }: فارغ؛ وسيكتمل المستند من دون توقيع { $options }
documents-bulk-wrong-empty = { $place }: فارغ، وهو مطلوب
documents-bulk-step-send = إرسال
documents-bulk-leave-out = { $count ->
    [one] ترك الصف الذي يحتاج إلى تصحيح
    [two] ترك الصفين اللذين يحتاجان إلى تصحيح
   *[other] ترك الصفوف التي تحتاج إلى تصحيح ({ $count })
}
documents-bulk-not-yet = صحّح الصفوف في ملفك واختره من جديد، أو اتركها.
documents-bulk-too-many = يمكن إنشاء { $most } مستند على الأكثر دفعة واحدة؛ وهذه { $count }. قسّم جدولك.
documents-bulk-send = { $count ->
    [zero] لا مستندات للإرسال
    [one] إرسال مستند واحد
    [two] إرسال مستندين
    [few] إرسال { $count } مستندات
    [many] إرسال { $count } مستندًا
   *[other] إرسال { $count } مستند
}
documents-bulk-make = { $count ->
    [zero] لا مسودات
    [one] إنشاء مسودة واحدة
    [two] إنشاء مسودتين
    [few] إنشاء { $count } مسودات
    [many] إنشاء { $count } مسودة
   *[other] إنشاء { $count } مسودة
}
documents-bulk-confirm-title = { $count ->
    [zero] لا مستندات؟
    [one] مستند واحد؟
    [two] مستندان؟
    [few] { $count } مستندات؟
    [many] { $count } مستندًا؟
   *[other] { $count } مستند؟
}
documents-bulk-confirm-mail = المستندات من «{ $name }»: { $count }. المدعوون بالبريد: { $people }، كلٌّ حين يأتي دوره. لا يمكن استرجاع الدعوات.
documents-bulk-confirm-links = المستندات من «{ $name }»: { $count }، والأشخاص: { $people }. لا يُرسل بريد؛ تجد الروابط في صفحات المستندات.
documents-bulk-confirm-drafts = { $count ->
    [one] تُنشأ مسودة واحدة من «{ $name }». لا يُدعى أحد.
   *[other] المسودات التي تُنشأ من «{ $name }»: { $count }. لا يُدعى أحد.
}
documents-bulk-confirm = { $count ->
    [one] نعم، هذا
   *[other] نعم، كلها ({ $count })
}
documents-bulk-running = يجري إنشاء المستندات
documents-bulk-over = انتهى
documents-bulk-done = أُنشئ { $done } من { $count }
documents-bulk-leave = يمكنك مغادرة هذه الصفحة: يستمر العمل وتظهر المستندات في قائمتك.
documents-bulk-all-good = أُنشئت كل المستندات
documents-bulk-all-good-what = تجدها في قائمتك.
documents-bulk-failed = { $count ->
    [zero] لم يتعذر شيء
    [one] تعذّر إنشاء مستند واحد
    [two] تعذّر إنشاء مستندين
    [few] تعذّر إنشاء { $count } مستندات
    [many] تعذّر إنشاء { $count } مستندًا
   *[other] تعذّر إنشاء { $count } مستند
}
documents-bulk-why = ما الخطأ
documents-bulk-failures = تنزيل هذه الصفوف بصيغة CSV
documents-bulk-failures-name = صفوف-للتصحيح
documents-bulk-look = عرض المستندات
documents-bulk-again = إرسال جدول آخر

# Where no mail server is set.
documents-kept = لم يُحدَّد خادم بريد
documents-kept-what = لذلك تحتفظ هذه الخدمة برسائلها ولا ترسل شيئًا.
documents-kept-open = افتح الرسالة إلى { $recipient }
documents-kept-more = { $count ->
    [one] ورسالة أخرى في سجل البريد
   *[other] و{ $count } غيرها في سجل البريد
}

documents-template-unpublished = للقالب تغييرات غير منشورة
documents-template-unpublished-what = يُنشأ المستند من الإصدار الذي نُشر في { $when }، من دونها.
documents-template-empty = ما زال القالب فارغًا
documents-template-empty-what = لم يُنشر شيء بعد، فسيكون المستند صفحة فارغة. افتح القالب واكتبه وانشره أولًا.
documents-template-open = فتح القالب
